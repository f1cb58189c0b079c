"""How far ahead the board shows the drift: a slider, and what it was set to."""

from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, h
from engine.language import tr, tr_n

MOST = 3


class Ahead:
    """After how many rounds things in the rivers are shown; remembered for as long as the table."""

    __slots__ = ("rounds",)

    def __init__(self) -> None:
        self.rounds = 1

    def set(self, value: str) -> None:
        self.rounds = min(max(int(value), 0), MOST) if value.isdecimal() else 1


def slider(rounds: int, box: Box) -> Scene:
    """Below its words, in a part of the page of its own."""
    return h(
        "foreignObject",
        h(
            "label",
            h("span", _words(rounds)),
            h(
                "input",
                type="range",
                name="ahead",
                min="0",
                max=str(MOST),
                step="1",
                value=str(rounds),
                aria_valuetext=_words(rounds),
            ),
            class_="ahead",
        ),
        x=f"{box.x:.1f}",
        y=f"{box.y:.1f}",
        width=f"{box.width:.1f}",
        height=f"{box.height:.1f}",
    )


def _words(rounds: int) -> str:
    if not rounds:
        return tr("Drift: not shown")
    return tr_n("Drift: after {count} round", "Drift: after {count} rounds", rounds)
