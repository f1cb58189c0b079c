"""The five victory conditions as shields that fill up."""

from functools import lru_cache

from app.tables.anno1503.art.palette import symbol_name
from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.marks import area, caption
from app.tables.kit.box import Box
from app.tables.kit.pieces import width_of, written
from app.tables.kit.scene import Child, Scene, g, h, num, use
from engine.anno1503.pieces import GOALS
from engine.anno1503.types import Condition, View
from engine.anno1503.words import condition_name
from engine.language import N_, tr

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


SHORT = {
    "gold": N_("gold"),
    "outposts": N_("outposts"),
    "agreements": N_("agreements"),
    "buildings": N_("buildings"),
    "merchants": N_("merchants"),
}
"""At a shield, in a word."""


def shield(canvas: Canvas, seat: int, goal: Condition, box: Box) -> Scene:
    """How far somebody is, with its name; a tap explains it."""
    given = (box, *_progress(canvas, seat, goal), canvas.just("gained", seat, goal))
    name = ("shield", seat, goal)
    return canvas.kept.lasting(name, lambda: _shield(canvas, seat, goal, box), *given)


def _shield(canvas: Canvas, seat: int, goal: Condition, box: Box) -> Scene:
    part, figures, held = _progress(canvas, seat, goal)
    upper = Box(box.x, box.y + 4, box.width, box.height - 22)
    if box.width >= 72:
        size = min(upper.height / _RATIO, box.width - 46)
        x, y = box.x + 5, upper.middle[1] - size * _RATIO / 2
        room = box.right - x - size - 4
        spot = (x + size + 1 + room / 2, upper.middle[1])
    else:
        size = min((upper.height - 13) / _RATIO, box.width - 12)
        x, y = box.middle[0] - size / 2, upper.y
        room = box.width - 4
        spot = (box.middle[0], upper.bottom - 4)
    touch = canvas.context.touch(f"goal:{goal}", _name(canvas, seat, goal), f"goal:{goal}")
    if canvas.context.live:
        touch["role"] = "button"
    pressed = g(
        area(box, 10, "goal got" if held else "goal"),
        *filled(x, y, size, part, goal),
        area(box, 10, "ring"),
        class_="opens won" if canvas.just("gained", seat, goal) else "opens",
        **touch,
    )
    words = written(
        caption(*spot, figures, _fitting(figures, room, min(14, box.width / 5)), "goal-text"),
        caption(box.middle[0], box.bottom - 8, tr(SHORT[goal]), min(12, box.width / 6.2), "pale"),
    )
    return g(pressed, words)


def _fitting(words: str, room: float, size: float) -> float:
    """The size, or a smaller one in which the words have room."""
    return min(size, size * room / width_of(words, size))


def _name(canvas: Canvas, seat: int, goal: Condition) -> str:
    have, condition = canvas.view["accounts"][seat]["progress"][goal], condition_name(goal)
    if goal in canvas.view["shields"][seat]:
        return tr("{count} of {condition}, a victory point", count=have, condition=condition)
    return tr("{count} of {condition}", count=have, condition=condition)


def large(view: View, goal: Condition) -> Scene:
    """A shield in a square of 80, as full as that of whoever looks."""
    seat = view["turn"] if view["seat"] is None else view["seat"]
    part = view["accounts"][seat]["progress"][goal] / GOALS[goal]
    held = goal in view["shields"][seat]
    return g(*filled(9, 4, 62, part, goal), class_="got" if held else None)


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
        drawn.append(g(*inside, class_="goal-small got" if held else "goal-small"))
    return drawn


def _columns(box: Box) -> list[Box]:
    """Gold, whose numbers are longer, gets more room than the others."""
    unit = box.width / (len(GOALS) + 0.4)
    gold, rest = box.cut(unit * 1.4, 0)
    return [gold, *rest.columns(len(GOALS) - 1, 0)]
