"""The five victory conditions as shields that fill up."""

from functools import lru_cache

from app.tables.anno1503.art.palette import symbol_name
from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.marks import area, caption
from app.tables.kit.box import Box
from app.tables.kit.scene import Child, Scene, g, h, num, use
from engine.anno1503.pieces import GOALS
from engine.anno1503.types import Condition
from engine.anno1503.words import condition_name
from engine.language import tr

_RATIO = 56 / 48


@lru_cache(256)
def filled(x: float, y: float, width: float, part: float, emblem: str) -> list[Child]:
    """A shield, filled from below by its part of 1."""
    high = width * _RATIO
    rise = max(0.0, min(1.0, part)) * 56
    level = high * rise / 56
    return [
        use(symbol_name("shield"), x, y, width, high, class_="shield-ground"),
        h(
            "svg",
            use(symbol_name("shield"), 0, rise - 56, 48, 56),
            x=num(x),
            y=num(y + high - level),
            width=num(width),
            height=num(level),
            viewBox=f"0 0 48 {num(rise)}",
            class_="shield-fill",
        )
        if rise
        else None,
        use(symbol_name(f"goal-{emblem}"), x, y, width, high),
        use(symbol_name("shield-rim"), x, y, width, high, class_="shield-rim"),
    ]


def _progress(canvas: Canvas, seat: int, goal: Condition) -> tuple[float, str, bool]:
    """How far a seat is, as a part of 1 and in figures, and whether it has the point."""
    have, need = canvas.view["accounts"][seat]["progress"][goal], GOALS[goal]
    held = goal in canvas.view["shields"][seat]
    return have / need, f"{have} ✓" if held else f"{have}/{need}", held


def shield(canvas: Canvas, seat: int, goal: Condition, box: Box) -> Scene:
    part, figures, held = _progress(canvas, seat, goal)
    size = min(box.height * 0.72, box.width * 0.62) / _RATIO
    beside = box.width > 1.9 * size
    high = size * _RATIO
    x = box.x + 4 if beside else box.middle[0] - size / 2
    y = box.y + (box.height - high) / 2 if beside else box.y + 2
    spot = (
        (x + size + (box.right - x - size) / 2, box.middle[1])
        if beside
        else (box.middle[0], box.bottom - 8)
    )
    won = canvas.just("gained", seat, goal)
    return g(
        area(box, 10, "goal held" if held else "goal"),
        *filled(x, y, size, part, goal),
        caption(*spot, figures, min(14, box.width / 5.2), "goal-text"),
        class_="won" if won else None,
        aria_label=_name(canvas, seat, goal),
        role="img",
        tabindex="0",
        data_info=f"goal:{goal}",
    )


def _name(canvas: Canvas, seat: int, goal: Condition) -> str:
    have, condition = canvas.view["accounts"][seat]["progress"][goal], condition_name(goal)
    if goal in canvas.view["shields"][seat]:
        return tr("{count} of {condition}, a victory point", count=have, condition=condition)
    return tr("{count} of {condition}", count=have, condition=condition)


def row(canvas: Canvas, seat: int, box: Box) -> list[Scene]:
    """The five shields of a strip, with their numbers where there is room."""
    drawn: list[Scene] = []
    numbered = box.height >= 20 and box.width >= 238
    for goal, spot in zip(GOALS, _columns(box), strict=True):
        part, figures, held = _progress(canvas, seat, goal)
        size = min(spot.height / _RATIO, box.width / len(GOALS) * (0.42 if numbered else 0.8), 34)
        x, y = spot.x if numbered else spot.middle[0] - size / 2, spot.middle[1]
        inside = [*filled(x, y - size * _RATIO / 2, size, part, goal)]
        if numbered:
            inside.append(
                caption(x + size + 3, y, figures, 11.5, "count-text", text_anchor="start")
            )
        drawn.append(g(*inside, class_="goal-small held" if held else "goal-small"))
    return drawn


def _columns(box: Box) -> list[Box]:
    """Gold, whose numbers are longer, gets more room than the others."""
    unit = box.width / (len(GOALS) + 0.4)
    gold, rest = box.cut(unit * 1.4, 0)
    return [gold, *rest.columns(len(GOALS) - 1, 0)]
