"""A sentence near the finger, with a way to its rule."""

from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import button, toasts
from engine.language import tr

SECONDS = 3.2
READING = 0.06
"""Seconds a letter: a long sentence stays for longer."""
WIDE = 340
OVER, UNDER, EDGE = 24, 28, 4
"""How far above a finger, below it, and from the window's edge."""
LETTER, LINE = 8, 22
"""How wide a letter is, and how high a line."""


def lasting(words: str) -> float:
    """How long it takes to read."""
    return max(SECONDS, READING * len(words))


def draw(words: str, at: tuple[int, int], window: tuple[int, int], rule: str, number: int) -> Scene:
    """Above the finger, where there is room. A tap puts it away; a finger on it keeps it."""
    width, height = window
    x, y = min(at[0], width), min(at[1], height)  # the window may have been turned since
    half = min(WIDE, width - 24) // 2
    left = min(max(x or width // 2, half + 8), width - half - 8)
    high = _height(words, 2 * half, bool(rule))
    over, under = y - OVER - EDGE, height - y - UNDER - EDGE
    above = y > 120 and (high <= over or over >= under)
    top = max(y - OVER, high + EDGE) if above else min(y + UNDER, height - high - EDGE)
    top = top if y else height // 3
    to_rule = button(
        "rules", tr("Rule {rule}", rule=rule), sign="rules", kind="to-rule", data_rule=rule
    )
    return h(
        "div",
        h("p", words),
        to_rule if rule else None,
        class_="toast above" if above else "toast",
        key=f"toast{number}",
        style=f"left:{left}px;top:{top}px;max-width:{2 * half}px",
        data_do="untoast",
        data_stays="toast",
        data_may_cover="it answers a tap, and goes by itself",
    )


def _height(words: str, wide: int, rule: bool) -> int:
    """About how high it will be."""
    lines = -(-len(words) * LETTER // (wide - 28))
    return 20 + lines * LINE + (48 if rule else 0)


def placed(scene: Scene, toast: Scene | None) -> Scene:
    """A screen with the toast in its last place for one: that of the dialog on top, if any."""
    if toast is None:
        return scene
    return _placed(scene, toast) or scene


def _placed(scene: Scene, toast: Scene) -> Scene | None:
    if scene[1].get("key") == "toasts":
        return toasts(toast)
    if scene[0] == "svg":
        return None
    for number in range(len(scene) - 1, 1, -1):
        child = scene[number]
        changed = _placed(child, toast) if isinstance(child, list) else None
        if changed:
            return [*scene[:number], changed, *scene[number + 1 :]]
    return None
