"""A shout as a bubble at the seat that calls."""

from app.tables.annaotto.context import Context
from app.tables.kit.box import Box
from app.tables.kit.colours import colour_of
from app.tables.kit.scene import Scene, g, label, path
from engine.language import tr

_MOST = 46.0


def bubbles(context: Context, boxes: dict[int, Box], own: int) -> list[Scene]:
    """Everybody who calls now; the own call stands above the own hand."""
    return [
        _bubble(context, seat, word, _place(context, boxes[seat], seat == own))
        for seat, word in context.shouts
        if seat in boxes
    ]


def _place(context: Context, seat: Box, own: bool) -> Box:
    """Where a bubble stands, with its tail towards the name."""
    wide, high = min(240.0, context.width * 0.6), 84.0
    x = min(max(seat.middle[0] - wide / 2, 4), context.width - wide - 4)
    y = seat.y - high if own else seat.y + 22
    return Box(x, min(max(y, 2), context.height - high), wide, high)


def _bubble(context: Context, seat: int, word: str, box: Box) -> Scene:
    own = seat == context.view["seat"]
    words = tr("{word}!", word=word)
    size = min(_MOST, box.width / len(words) * 1.25)
    x, y = box.middle
    return g(
        path(_outline(box, tail_below=own), class_="bubble"),
        label(x, y + size * 0.36, words, font_size=size, class_="serif shout-word"),
        key=f"shout{seat}{word}",
        class_="shout-bubble through",
        style=f"--who:{colour_of(context.colours[seat])}",
        data_thing=f"shout:{seat}",
        role="img",
        aria_label=tr("{name}: “{word}!”", name=context.names[seat], word=word),
    )


def _outline(box: Box, tail_below: bool) -> str:
    """A rounded sheet with a tail at its left, upwards or downwards."""
    x, y, wide, high, r = box.x, box.y + 10, box.width, box.height - 20, 20.0
    inner_w, inner_h = wide - 2 * r, high - 2 * r
    up = "l8 -12l14 12" if not tail_below else "h22"
    down = "l-14 12l-8 -12" if tail_below else "h-22"
    return (
        f"M{x + r:.1f} {y:.1f}{up}h{inner_w - 22:.1f}a{r} {r} 0 0 1 {r} {r}v{inner_h:.1f}"
        f"a{r} {r} 0 0 1 {-r} {r}h{-(inner_w - 22):.1f}{down}a{r} {r} 0 0 1 {-r} {-r}"
        f"v{-inner_h:.1f}a{r} {r} 0 0 1 {r} {-r}Z"
    )
