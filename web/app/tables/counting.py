"""How a game counts: its time and its scores, as a talk says them on the result and in a replay."""

from typing import Generic

from app.tables.context import Context
from engine.game import A, E, Standing, V
from engine.language import tr, tr_n


def signed(value: int) -> str:
    """A number with a true minus."""
    return str(value) if value >= 0 else f"−{-value}"


class Counting(Generic[V, A, E]):
    """The defaults are right for points that are better the more they are, and for turns."""

    def era(self, view: V) -> int | None:
        """The number of the mensis or the round; None where a match is counted in turns."""
        return None

    def on_turn(self, view: V) -> int | None:
        """Whose turn it is, where a round is over when it comes back to whoever began."""
        return None

    def era_name(self, number: int) -> str:
        """A stretch of the match by its name: "Mensis 3"."""
        return tr("Turn {number}", number=number)

    def measure(self, view: V) -> str:
        """What the chart of the match counts."""
        return tr("The score over the match")

    def amount(self, view: V, value: int) -> str:
        """So much of it, as one would say it: "12 points"."""
        return tr_n("{shown} point", "{shown} points", abs(value), shown=signed(value))

    def tick(self, value: int) -> str:
        """So much of it, at the chart's edge."""
        return signed(value)

    def score(self, context: Context[V, A, E], standing: Standing) -> str:
        """What somebody has in the end."""
        return self.amount(context.view, standing["score"])

    def took_the_lead(self, name: str, era: int) -> str:
        """The last change of the lead, as what decided the match."""
        return tr(
            "{when}: {name} takes the lead and keeps it to the end.",
            when=self.era_name(era),
            name=name,
        )

    def ahead_at_last(self, name: str, era: int) -> str:
        """The lead that was taken with the last action of all."""
        return tr(
            "{when}: {name} goes ahead with the very last action.",
            when=self.era_name(era),
            name=name,
        )

    def biggest_step(self, view: V, name: str, era: int, gain: int) -> str:
        """The greatest gain of one over the others at once."""
        return tr(
            "{when}: the biggest step of all, {amount} for {name}.",
            when=self.era_name(era),
            amount=self.amount(view, gain),
            name=name,
        )
