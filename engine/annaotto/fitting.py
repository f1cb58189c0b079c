"""Which sides may be laid (O9–O11), which answer a special card (O13, O14), and what one costs."""

from collections.abc import Sequence
from functools import cache

from engine.annaotto.cards import ANNA_TURNS, ANNAOTTO, OPPOSITE, OTTO_DRAWS, SIGN
from engine.annaotto.state import Position
from engine.annaotto.types import SequenceSign, Sign, View
from engine.game import Value

Sides = frozenset[str]

_NOTHING: Sides = frozenset()


def _with_sign(sign: Sign) -> Sides:
    return frozenset(side for side, its in SIGN.items() if its == sign)


_ANSWERS = {sign: _with_sign(opposite) for sign, opposite in OPPOSITE.items()}
_PLUSES = _with_sign("PLUS")


def layable(position: Position) -> Sides:
    """The sides that the seat on turn may lay now, wherever they come from.

    Rulings P3 and P4: while a sequence runs only its answer, while a PLUS is due nothing, or
    another PLUS where it may be passed on.
    """
    if position.sequence or position.due:
        return _answers(position.sequence, position.options["plus"])
    return fitting(position.discard[-1][0], position.colour)


def layable_seen(view: View) -> Sides:
    """The same, asked of a view of the seat on turn."""
    if view["sequence"] or view["due"]:
        return _answers(view["sequence"], view["options"]["plus"])
    return fitting(view["top"], view["colour"])


def _answers(sequence: Sequence[SequenceSign], plus: Value) -> Sides:
    """What meets a sequence, or else a PLUS."""
    if sequence:
        return _ANSWERS[sequence[-1]]
    return _PLUSES if plus == "pass_on" else _NOTHING


@cache
def fitting(top: str, colour: str | None) -> Sides:
    """All sides that fit the top of the discard pile."""
    return frozenset(side for side in SIGN if fits(side, top, colour))


def fits(side: str, top: str, colour: str | None) -> bool:
    """O9 with the exceptions of O10 and O11; `colour` is the one named by an ANNAOTTO on top."""
    sign, below = SIGN[side], SIGN[top]
    if sign == ANNAOTTO:
        return True
    if below == ANNAOTTO:
        return side[0] == colour
    if sign in OPPOSITE and below in OPPOSITE:
        return sign != below
    return side[0] == top[0] or side[1] == top[1] or sign == below != ""


def penalty(sequence: Sequence[SequenceSign]) -> tuple[int, int]:
    """O13: how many cards are to be drawn for a sequence, and how many to be turned."""
    return OTTO_DRAWS * sequence.count("OTTO"), ANNA_TURNS * sequence.count("ANNA")
