"""A sentence near the finger, with a way to its rule."""

from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import button
from engine.language import tr

SECONDS = 3.2
READING = 0.06
"""Seconds a letter: a long sentence stays for longer."""
WIDE = 340


def lasting(words: str) -> float:
    """How long it takes to read."""
    return max(SECONDS, READING * len(words))


def draw(words: str, at: tuple[int, int], window: tuple[int, int], rule: str, number: int) -> Scene:
    """Above the finger, where there is room. A tap puts it away; a finger on it keeps it."""
    (x, y), (width, height) = at, window
    half = min(WIDE, width - 24) // 2
    left = min(max(x or width // 2, half + 8), width - half - 8)
    above = y > 120
    top = (y - 24 if above else y + 28) if y else height // 3
    to_rule = button(
        "rules", tr("Rule {rule}", rule=rule), sign="rules", kind="to-rule", data_rule=rule
    )
    return h(
        "div",
        h("p", words),
        to_rule if rule else None,
        class_="toast above" if above else "toast",
        role="status",
        key=f"toast{number}",
        style=f"left:{left}px;top:{top}px;max-width:{2 * half}px",
        data_do="untoast",
        data_stays="toast",
    )
