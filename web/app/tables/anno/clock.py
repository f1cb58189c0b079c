"""When a mensis of ANNO is counted, people look as long as they like (A23)."""

from app.tables.anno.context import Context
from app.tables.parts import Clock
from engine.anno.types import Action, Event, View


class AnnoClock(Clock[View, Action, Event]):
    def computer_may_act(self, context: Context, seat: int) -> bool:
        return not self.on_behalf(context, seat)

    def on_behalf(self, context: Context, seat: int) -> bool:
        """A computer player deals the next mensis when a person says so."""
        return context.view["phase"] == "counted" and bool(context.people)
