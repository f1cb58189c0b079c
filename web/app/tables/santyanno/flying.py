"""After a round: the coins fly from the harbour to whom they belong."""

from collections.abc import Mapping

from app.tables.kit.scene import Scene, h, num
from app.tables.santyanno.context import Context
from app.tables.santyanno.sheet import coin

Point = tuple[float, float]


def coins(context: Context, start: Point, ends: Mapping[int, Point]) -> list[Scene]:
    """One coin for each who found a ship in the round that has just been split."""
    found = [event for event in context.recent if event[0] == "found" and event[4]]
    return [
        _coin(context, event[1], event[4], start, ends[event[1]], nth)
        for nth, event in enumerate(found)
        if event[1] in ends
    ]


def _coin(context: Context, seat: int, value: int, start: Point, end: Point, nth: int) -> Scene:
    """Keyed, so that it flies once however often the table is drawn."""
    (x, y), (to_x, to_y) = start, end
    return h(
        "div",
        coin(value),
        class_="flying-coin",
        data_flies=str(seat),
        aria_hidden="true",
        data_may_cover="a coin flies by and is gone",
        key=f"coin-{context.view['round']}-{seat}",
        style=f"left:{num(x - 22)}px;top:{num(y - 22)}px;--dx:{num(to_x - x)}px;"
        f"--dy:{num(to_y - y)}px;--after:{nth * 0.18:.2f}s",
    )
