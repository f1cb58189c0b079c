"""A card as it lies on the table: by the side that shows, and flipping when another one shows."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from app.tables.annaotto.art.cards import BACK, face, fold
from app.tables.annaotto.context import Context
from app.tables.kit.dragging import draggable
from app.tables.kit.pieces import piece, tick
from app.tables.kit.scene import Scene, circle, g, path, rect

Sides = tuple[str, str | None]
"""What one sees of a card, and what its folded corner shows."""


@dataclass(slots=True)
class Laid:
    """A card on the table. `side` is what one sees, `reverse` what a folded corner shows."""

    key: str
    side: str
    x: float
    y: float
    width: float
    token: str = ""
    name: str = ""
    reverse: str | None = None
    zone: str = "piles"
    """The part of the table that it lies in; "seat" and a number for another's hand."""
    small: bool = False
    """Too small for a finger: the whole hand opens instead."""


@dataclass(slots=True)
class Flips:
    """Which sides the last drawing showed, so that a card that shows another one flips."""

    shown: dict[str, Sides] = field(default_factory=dict)
    _gone: dict[str, Sides] = field(default_factory=dict)
    """What a card showed before it flipped last."""
    _eyes: object = None

    def begin(self, *eyes: object) -> None:
        """Another person's view starts with nothing in motion."""
        if eyes != self._eyes:
            self._eyes, self.shown, self._gone = eyes, {}, {}

    def note(self, key: str, now: Sides) -> Sides | None:
        """Note what a card shows; what it showed before, if it has ever shown another side."""
        before = self.shown.get(key, now)
        if before[0] != now[0]:
            self._gone[key] = before
        self.shown[key] = now
        return self._gone.get(key)


def draw_card(context: Context, laid: Laid, flips: Flips, traced: Collection[str]) -> Scene:
    chosen = laid.token in context.chosen and not laid.token.startswith("flip:")
    classes = _classes(context, laid)
    if laid.key in traced:
        classes += " last"
    lift = 8 if chosen and not laid.small else 0
    return piece(
        laid.key,
        laid.x,
        laid.y - lift,
        *_sides(laid, flips),
        rect(0, 0, 100, 140, 10, class_="ring"),
        tick(82, 18, 14) if chosen else _playable(laid) if "can" in classes.split() else None,
        scale=laid.width / 100,
        class_=classes,
        **_touch(context, laid),
    )


def _playable(laid: Laid) -> Scene | None:
    """The mark of a card that can be laid or turned: more than its ring, and no colour alone."""
    if not laid.token.startswith("card:"):
        return None
    # Never more than the card: where hands are that small, they open large.
    r = min(34.0, max(12.0, 700 / laid.width))
    x, y, u = r + 3, 137 - r, r / 12
    up = f"M{x - 6 * u:.1f} {y + 3 * u:.1f}l{6 * u:.1f} {-7 * u:.1f}l{6 * u:.1f} {7 * u:.1f}"
    return g(
        circle(x, y, r, class_="tick-disc"),
        path(up, class_="playable-mark"),
        class_="playable",
    )


def _classes(context: Context, laid: Laid) -> str:
    if laid.token.startswith("flip:") and context.live:
        # A card that is turned while sides are chosen shows it; it needs no other mark.
        return "card can hinted" if laid.token in context.hinted else "card can"
    return context.classes(laid.token, "card through" if _untouched(laid) else "card")


def _untouched(laid: Laid) -> bool:
    return laid.small or not laid.token


def _touch(context: Context, laid: Laid) -> dict[str, Any]:
    if _untouched(laid):
        role = "img" if laid.name else None
        return {"aria_label": laid.name or None, "role": role, "data_thing": laid.token or None}
    info = "" if laid.side == BACK else f"card:{laid.side}:{laid.reverse or ''}"
    touch = context.touch(laid.token, laid.name, info)
    if not (context.live and laid.token.startswith("card:")):
        return touch
    return touch | draggable(laid.token.rpartition(":")[0])


def _sides(laid: Laid, flips: Flips) -> list[Scene]:
    """The side that shows; where it is another than before, the card flips.

    Animations run when an element is new: each side is an element of its own.
    """
    now = (laid.side, laid.reverse)
    gone = flips.note(laid.key, now)
    name = f"{laid.key}/{laid.side}"
    if gone is None:
        return [g(*picture(*now, laid.width), key=name)]
    return [
        g(*picture(*gone, laid.width), key=f"{name}/gone", class_="side-out"),
        g(*picture(*now, laid.width), key=name, class_="side-in"),
    ]


def picture(side: str, reverse: str | None, width: float) -> list[Scene]:
    """A card of so many pixels."""
    if reverse:
        return [face(side, True, width), fold(reverse, width)]
    return [face(side, False, width)]
