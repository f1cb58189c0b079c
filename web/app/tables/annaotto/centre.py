"""The middle of the table: the two piles, and the ring that shows the direction of play."""

from dataclasses import dataclass
from math import cos, hypot, pi, sin

from app.tables.annaotto.art.cards import RATIO
from app.tables.annaotto.art.palette import GROUND, on_ground
from app.tables.annaotto.context import Context
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, g, label, num, path, rect
from app.tables.kit.shapes import Point
from engine.language import tr, tr_p


@dataclass(frozen=True, slots=True)
class Spots:
    """Where the piles lie, and the ellipse around them."""

    width: float
    draw: Point
    discard: Point
    drawn: Point
    """Where a card lies that somebody else has drawn."""
    middle: Point
    rx: float
    ry: float
    foot: Box
    """The line below: what is pending, or who may catch."""


LINE = 32
"""What is pending has a line below the piles."""


def spots(box: Box, below: float) -> Spots:
    """With so much room kept free below the ring."""
    foot = max(LINE, below)
    high = box.height - foot
    ry = min(high / 2 - 4, 190)
    rx = min(box.width / 2 - 8, ry * 1.55)
    width = min(ry * 0.98, (rx - 14) / 1.28, 150)
    x, y = box.x + box.width / 2, box.y + high / 2
    top = y - width * RATIO / 2
    gap = width * 0.06 + 4
    draw, discard = (x - gap - width, top), (x + gap, top)
    return Spots(
        width,
        draw,
        discard,
        (x - width * 0.4, top + width * RATIO * 0.1),
        (x, y),
        rx,
        ry,
        Box(box.x, y + ry + 2, box.width, foot),
    )


def ring(where: Spots, direction: int, colour: str | None) -> Scene:
    """The way of play: four arrows around the piles, in the named colour if there is one."""
    d = "".join(_arrow(where, 45 + 90 * n, direction) for n in range(4))
    x, y = where.middle
    thick = min(6.0, max(3.5, where.ry * 0.045))
    return g(
        path(
            f"M{num(x - where.rx)} {num(y)}a{num(where.rx)} {num(where.ry)} 0 1 0 "
            f"{num(2 * where.rx)} 0a{num(where.rx)} {num(where.ry)} 0 1 0 {num(-2 * where.rx)} 0Z",
            class_="ring-ground",
        ),
        path(d, class_="ring-casing", style=_stroke(on_ground(colour), thick + 4))
        if colour
        else None,
        path(d, class_="ring-arrows", style=_stroke(GROUND[colour] if colour else "", thick)),
        key=f"ring{direction}",
        class_="direction",
        role="img",
        aria_label=tr("Play goes clockwise") if direction == 1 else tr("Play goes anticlockwise"),
    )


def _stroke(colour: str, width: float) -> str:
    return f"stroke-width:{width:.1f}px" + (f";stroke:{colour}" if colour else "")


def _arrow(where: Spots, middle: float, direction: int) -> str:
    """An arrow along the ellipse; 0° is above, clockwise as clocks show it."""
    x, y = where.middle

    def at(degrees: float) -> Point:
        turn = degrees * pi / 180
        return x + where.rx * sin(turn), y - where.ry * cos(turn)

    line = [at(middle + direction * step) for step in range(-24, 25, 4)]
    (bx, by), (tx, ty) = line[-2], line[-1]
    length = hypot(tx - bx, ty - by) or 1
    ux, uy = (tx - bx) / length * 13, (ty - by) / length * 13
    left, right = (tx - ux - uy * 0.7, ty - uy + ux * 0.7), (tx - ux + uy * 0.7, ty - uy - ux * 0.7)
    return f"M{_drawn(line)}M{_drawn([left, (tx, ty), right])}"


def _drawn(points: list[Point]) -> str:
    return "L".join(f"{num(x)} {num(y)}" for x, y in points)


def trace(where: Spots, owner: Box | None) -> list[Scene]:
    """A thin line from the hand that the top card came out of."""
    if owner is None:
        return []
    x1, y1 = owner.middle
    x2, y2 = where.discard[0] + where.width / 2, where.discard[1] + where.width * RATIO / 2
    bend = (x1 + x2) / 2 + (y2 - y1) * 0.14, (y1 + y2) / 2 - (x2 - x1) * 0.14
    d = f"M{num(x1)} {num(y1)}Q{num(bend[0])} {num(bend[1])} {num(x2)} {num(y2)}"
    return [path(d, class_="trail")]


def pile(where: Spots, drawable: int, discarded: int) -> list[Scene]:
    """The edges of the cards that lie below the top ones."""
    return [
        rect(x + step, y + step, where.width, where.width * RATIO, where.width * 0.1, class_="edge")
        for (x, y), count in ((where.draw, drawable), (where.discard, discarded))
        for step in (5.0, 2.5)
        if count > step * 4
    ]


def names(where: Spots) -> Scene:
    """What the piles are called, in a word where they are small."""
    if where.width < 40:
        return g()
    if where.width > 84:
        words = (tr("Draw pile"), tr("Discard pile"))
    else:
        words = (tr_p("name of a pile", "Draw"), tr_p("name of a pile", "Discard"))
    size = min(13.0, max(10.0, where.width * 0.16))
    (left, top), (right, _) = where.draw, where.discard
    # Towards the middle, away from the arrows.
    places = ((left + where.width, "end"), (right, "start"))
    return g(
        *(
            label(
                x,
                top - 5,
                said,
                font_size=size,
                text_anchor=anchor,
                class_="who soft pile-name",
            )
            for (x, anchor), said in zip(places, words, strict=True)
        ),
        class_="through",
        aria_hidden="true",
    )


def empty(where: Spots, context: Context) -> Scene:
    """The place of an empty draw pile: a draw shuffles the discard pile."""
    x, y = where.draw
    width, high = where.width, where.width * RATIO
    return g(
        rect(x, y, width, high, width * 0.1, class_="outline"),
        rect(x, y, width, high, width * 0.1, class_="ring"),
        class_=context.classes("draw"),
        **context.touch("draw", tr("The draw pile is empty")),
    )
