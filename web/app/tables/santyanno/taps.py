"""What is tapped on SANTY ANNO's table; ships are pressed, and the clock hears that."""

from app.tables.parts import Button, Taps, Tokens
from app.tables.santyanno.context import Context
from app.tables.santyanno.underway import Underway
from engine.language import tr
from engine.santyanno.queries import passing
from engine.santyanno.types import Action, Event, View


class SantyAnnoTaps(Taps[View, Action, Event]):
    def __init__(self, underway: Underway) -> None:
        self.underway = underway

    def tokens(self, context: Context, action: Action) -> Tokens:
        match action:
            case ("board", ship, _):
                return frozenset({f"ship:{ship}"})
        return frozenset({action[0]})

    def buttons(self, context: Context) -> list[Button]:
        phase = context.view["phase"]
        if phase == "ready":
            return [Button("cast_off", _begin(context))]
        if phase == "resolve" and self.underway.show(context).at_loot:
            return [Button("split", tr("Split the loot"))]
        return []

    def at_once(self, context: Context, action: Action) -> bool:
        return True

    def never_waits(self, action: Action) -> bool:
        return True


def _begin(context: Context) -> str:
    """In `pass` each person casts off for themselves, when they have the tablet."""
    if passing(context.view) and len(context.people) > 1:
        return tr("Deal the cards")
    return tr("Cast off!")
