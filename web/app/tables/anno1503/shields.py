"""The five victory conditions as shields that fill up."""

from functools import lru_cache

from app.tables.anno1503.art.ink import name_of
from app.tables.anno1503.paint import Paint, words
from app.tables.kit.box import Box
from app.tables.kit.scene import Child, Scene, g, h, num, rect, use
from engine.anno1503.pieces import GOALS
from engine.anno1503.words import condition_name

_RATIO = 56 / 48


@lru_cache(256)
def filled(x: float, y: float, width: float, part: float, emblem: str) -> list[Child]:
    """A shield, filled from below by its part of 1."""
    high = width * _RATIO
    rise = max(0.0, min(1.0, part)) * 56
    level = high * rise / 56
    return [
        use(name_of("shield"), x, y, width, high, class_="shield-ground"),
        h(
            "svg",
            use(name_of("shield"), 0, rise - 56, 48, 56),
            x=num(x),
            y=num(y + high - level),
            width=num(width),
            height=num(level),
            viewBox=f"0 0 48 {num(rise)}",
            class_="shield-fill",
        )
        if rise
        else None,
        use(name_of(f"goal-{emblem}"), x, y, width, high),
        use(name_of("shield-rim"), x, y, width, high, class_="shield-rim"),
    ]


def progress(paint: Paint, seat: int, goal: str) -> tuple[int, int, bool]:
    """How far a seat is, how far it must come, and whether it has the point."""
    have = paint.view["accounts"][seat]["progress"][goal]
    return have, GOALS[goal], goal in paint.view["shields"][seat]


def shield(paint: Paint, seat: int, goal: str, box: Box) -> Scene:
    have, need, held = progress(paint, seat, goal)
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
    won = any(e[:3] == ("gained", seat, goal) for e in paint.told)
    return g(
        rect(box.x, box.y, box.width, box.height, 10, class_="goal held" if held else "goal"),
        *filled(x, y, size, have / need, goal),
        words(
            *spot,
            f"{have}/{need}" if not held else f"{have} ✓",
            min(14, box.width / 5.2),
            "goal-text",
        ),
        class_="won" if won else None,
        aria_label=f"{have} of {condition_name(goal)}{', a victory point' if held else ''}",
        role="img",
        tabindex="0",
        data_info=f"goal:{goal}",
    )


def row(paint: Paint, seat: int, box: Box) -> list[Scene]:
    """The five shields of a strip, with their numbers where there is room."""
    drawn: list[Scene] = []
    told = box.height >= 20 and box.width >= 238
    for goal, part in zip(GOALS, _columns(box), strict=True):
        have, need, held = progress(paint, seat, goal)
        size = min(part.height / _RATIO, box.width / len(GOALS) * (0.42 if told else 0.8), 34)
        x = part.x if told else part.middle[0] - size / 2
        inside = [*filled(x, part.middle[1] - size * _RATIO / 2, size, have / need, goal)]
        if told:
            text = f"{have} ✓" if held else f"{have}/{need}"
            inside.append(
                words(x + size + 3, part.middle[1], text, 11.5, "count-text", text_anchor="start")
            )
        drawn.append(g(*inside, class_="goal-small held" if held else "goal-small"))
    return drawn


def _columns(box: Box) -> list[Box]:
    """Gold, whose numbers are longer, gets more room than the others."""
    unit = box.width / (len(GOALS) + 0.4)
    gold, rest = box.cut(unit * 1.4, 0)
    return [gold, *rest.columns(len(GOALS) - 1, 0)]
