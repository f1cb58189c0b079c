"""What the last action brought and took, flying to where it belongs and resting there."""

from collections import Counter

from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.marks import caption, icon
from app.tables.kit.pieces import piece
from app.tables.kit.scene import rect
from engine.anno1503.pieces import GOLD, TREASURE_GOLD
from engine.anno1503.types import Event

_HIGH = 24.0


def draw(canvas: Canvas) -> None:
    """One chip for each gain and loss that the last action told of."""
    stacked: Counter[str] = Counter()
    for number, event in enumerate(canvas.events):
        change = _change(canvas, event)
        if change is None or change[3] not in canvas.places:
            continue
        thing, amount, start, end = change
        wide = 30.0 if end.startswith("good:") else 48.0
        x, y = canvas.places[end]
        x += stacked[end] * (wide + 4)
        stacked[end] += 1
        come = canvas.places.get(start, (x, y))
        canvas.pieces.append(
            piece(
                f"chip-{canvas.context.length}-{number}",
                x - wide / 2,
                y - _HIGH / 2,
                rect(0, 0, wide, _HIGH, 12, class_="chip-face"),
                icon(thing, 13, _HIGH / 2, 19) if wide > 30 else None,
                caption(wide - 15, _HIGH / 2, amount, 14, "chip-text"),
                start=(come[0] - wide / 2, come[1] - _HIGH / 2),
                class_="chip through",
                data_may_cover="what has just been won or lost, until the next action",
            )
        )


def _change(canvas: Canvas, event: Event) -> tuple[str, str, str, str] | None:
    """What changed, by how much, where it comes from and where it goes."""
    match event:
        case ("took", seat, commodity):
            rolled = canvas.view["rolled"]
            own = seat == canvas.home and len(rolled) == 1
            source = f"workshop:{rolled[0]}" if own else "die"
            return commodity, "+1", source, _stack(canvas, seat, commodity)
        case ("discarded", seat, commodity):
            return commodity, "−1", f"good:{commodity}", _stack(canvas, seat, commodity)
        case ("bought", seat, commodity, _):
            return commodity, "+1", _purse(canvas, seat), _stack(canvas, seat, commodity)
        case ("sold", seat, space, _, gold):
            return "coin", f"+{gold}", f"colonist:{space}", _purse(canvas, seat)
        case ("paid", seat, _, gold) if gold:
            return "coin", f"−{gold}", _purse(canvas, seat), _purse(canvas, seat)
        case ("claimed", seat, _, space, tile, _) if tile == GOLD:
            return "coin", f"+{TREASURE_GOLD}", f"space:{space}", _purse(canvas, seat)
    return None


def _purse(canvas: Canvas, seat: int) -> str:
    return "purse" if seat == canvas.home else f"strip:{seat}"


def _stack(canvas: Canvas, seat: int, commodity: str) -> str:
    return f"good:{commodity}" if seat == canvas.home else f"strip:{seat}"
