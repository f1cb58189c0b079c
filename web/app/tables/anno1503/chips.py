"""What the last action brought and took, flying to where it belongs and resting there."""

from collections import Counter

from app.tables.anno1503.paint import Paint, icon, words
from app.tables.base import piece
from app.tables.kit.scene import rect
from engine.game import Event

_HIGH = 24.0


def draw(paint: Paint) -> None:
    """One chip for each gain and loss that the last action told of."""
    stacked: Counter[str] = Counter()
    for number, event in enumerate(paint.told):
        change = _change(paint, event)
        if change is None or change[3] not in paint.places:
            continue
        thing, amount, start, end = change
        wide = 30.0 if end.startswith("good:") else 48.0
        x, y = paint.places[end]
        x += stacked[end] * (wide + 4)
        stacked[end] += 1
        come = paint.places.get(start, (x, y))
        paint.pieces.append(
            piece(
                f"chip-{paint.step}-{number}",
                x - wide / 2,
                y - _HIGH / 2,
                rect(0, 0, wide, _HIGH, 12, class_="chip-face"),
                icon(thing, 13, _HIGH / 2, 19) if wide > 30 else None,
                words(wide - 15, _HIGH / 2, amount, 14, "chip-text"),
                start=(come[0] - wide / 2, come[1] - _HIGH / 2),
                class_="chip through",
            )
        )


def _change(paint: Paint, event: Event) -> tuple[str, str, str, str] | None:
    """What changed, by how much, where it comes from and where it goes."""
    if len(event) < 2 or not isinstance(event[1], int):
        return None
    own = event[1] == paint.home
    strip = f"strip:{event[1]}"
    purse = "purse" if own else strip
    match event:
        case ("took", _, commodity):
            rolled = paint.view["rolled"]
            source = f"workshop:{rolled[0]}" if own and len(rolled) == 1 else "die"
            return commodity, "+1", source, f"good:{commodity}" if own else strip
        case ("discarded", _, commodity):
            return commodity, "−1", f"good:{commodity}", f"good:{commodity}" if own else strip
        case ("bought", _, commodity, _):
            return commodity, "+1", purse, f"good:{commodity}" if own else strip
        case ("sold", _, space, _, gold):
            return "coin", f"+{gold}", f"colonist:{space}", purse
        case ("paid", _, _, gold) if gold:
            return "coin", f"−{gold}", purse, purse
        case ("claimed", _, _, space, "gold", _):
            return "coin", "+12", f"space:{space}", purse
    return None
