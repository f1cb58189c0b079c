"""The sheet of an ANNAOTTO (O17): whose cards turn, with what they would own then, and a colour.

Of the next player's hand it shows the sides that all see now, and no more (O22).
"""

from collections.abc import Sequence

from app.tables.annaotto.art.palette import GROUND, PAPER, on_ground
from app.tables.annaotto.context import Context
from app.tables.annaotto.laid import picture
from app.tables.annaotto.layout import FINGER, GAP, ROOM, Layout, spread
from app.tables.annaotto.panels import corner_tick, sheet
from app.tables.kit.box import Box
from app.tables.kit.pieces import shortened
from app.tables.kit.scene import Child, Scene, circle, g, label, rect
from engine.annaotto.cards import COLOURS
from engine.annaotto.names import colour_name, side_name
from engine.language import listing, tr

Shown = tuple[str, str | None]
"""The side that would be owned, and what its folded corner shows."""

_SIZE, _WORDS = 13.0, 104.0
"""A heading's letters where there is little room, and what it takes besides a name."""
_WIDEST = 640.0
_HIGHEST = 190.0


def draw(parts: Layout, context: Context) -> Scene:
    above = parts.above
    flat = above.height < 250
    columns = 8 if flat or above.width > 700 else 4
    wide = parts.centre.width if flat else min(_WIDEST, above.width - 2 * GAP)
    tall = FINGER + 2 if flat else 56.0
    swatches = (8 // columns) * (tall + ROOM)
    hands = min(_HIGHEST, above.height - swatches - 2 * ROOM - GAP)
    box = parts.over(wide, swatches + hands + 2 * ROOM)
    inner = box.inset(ROOM)
    line = Box(inner.x, inner.y, inner.width, hands - ROOM + 2)
    below = Box(inner.x, inner.bottom - swatches + ROOM, inner.width, swatches - ROOM)
    shown: list[Child] = [*_hands(line, context)]
    size = (below.width - ROOM * (columns - 1)) / columns
    for n, colour in enumerate(COLOURS):
        x = below.x + (n % columns) * (size + ROOM)
        y = below.y + (n // columns) * (tall + ROOM)
        shown.append(_swatch(Box(x, y, size, tall), colour, context))
    return sheet(box, *shown)


def _hands(line: Box, context: Context) -> list[Scene]:
    """The hands that may be turned, each as it would be then."""
    view, seat, victim = context.view, context.view["seat"], context.view["next"]
    found: list[tuple[str, str, list[Shown]]] = []
    if seat is not None and seat not in view["out"]:
        own: list[Shown] = [(back, front) for front, back in view["hands"][seat] if front and back]
        found.append(("own", tr("Turn my cards: I get"), own))
    if victim is not None:
        theirs: list[Shown] = [(back, None) for _, back in view["hands"][victim] if back]
        room = line.width / (len(found) + 1) - 16 - _WORDS
        name = shortened(context.names[victim], room, _SIZE)
        found.append(("next", tr("Turn {name}’s: they get", name=name), theirs))
    places = line.columns(len(found), GAP)
    return [
        _hand(box, token, words, cards, context)
        for box, (token, words, cards) in zip(places, found, strict=True)
    ]


def _hand(box: Box, token: str, words: str, cards: Sequence[Shown], context: Context) -> Scene:
    inside = Box(box.x + 8, box.y + 26, box.width - 16, box.height - 32)
    width, spots = spread(inside, len(cards), 74, 4)
    sides = listing([side_name(side) for side, _ in cards])
    chosen = token in context.chosen
    size = min(15.0, (box.width - 16) / len(words) * 1.68)
    return g(
        rect(box.x, box.y, box.width, box.height, 12, class_="choice-ground"),
        label(
            box.middle[0], box.y + 18, words, class_="choice-word", style=f"font-size:{size:.1f}px"
        ),
        *(
            g(
                *picture(side, behind, width),
                transform=f"translate({x:.1f} {y:.1f}) scale({width / 100:.3f})",
                class_="through",
            )
            for (side, behind), (x, y) in zip(cards, spots, strict=False)
        ),
        rect(box.x, box.y, box.width, box.height, 12, class_="ring"),
        corner_tick(box) if chosen else None,
        class_=context.classes(token, "choice hand-choice"),
        **context.touch(token, tr("{words}: {sides}", words=words, sides=sides)),
    )


def _swatch(box: Box, colour: str, context: Context) -> Scene:
    token = f"colour:{colour}"
    x, y = box.middle
    words = colour_name(colour)
    roomy = box.height > 52
    r = min(14.0, box.height * 0.27)
    top = box.y + r + 6 if roomy else y
    word = label(
        x,
        box.y + box.height - 8,
        words,
        font_size=13,
        class_="named-word",
        style=f"fill:{on_ground(colour)}",
    )
    return g(
        rect(box.x, box.y, box.width, box.height, 12, fill=GROUND[colour], class_="swatch-ground"),
        circle(x, top, r, fill=PAPER),
        label(x, top + r * 0.42, colour, font_size=r * 1.2, class_="sign-text", translate="no"),
        word if roomy else None,
        rect(box.x, box.y, box.width, box.height, 12, class_="ring"),
        corner_tick(box) if token in context.chosen else None,
        class_=context.classes(token, "swatch"),
        **context.touch(token, tr("{letter}, {colour}", letter=colour, colour=words)),
    )
