"""The slider through a match: a thin mark for every turn, a strong one where the match turned."""

from collections.abc import Sequence

from app.match.playback import Playback
from app.tables.kit.scene import Scene, h
from engine.language import tr

MOST_MARKS = 60
"""More turns than this are marked only now and then."""


def draw(playback: Playback, turning_points: Sequence[int]) -> Scene:
    last, turns = playback.length, playback.turns
    every = -(-len(turns) // MOST_MARKS) or 1
    marks = [_mark(step, last, "turn-mark") for step in turns[::every]]
    marks += [_mark(step, last, "turning-mark") for step in turning_points]
    return h(
        "div",
        h("div", *marks, class_="marks", aria_hidden="true"),
        h(
            "input",
            type="range",
            name="step",
            min="0",
            max=str(last),
            value=str(playback.step),
            aria_label=tr("Action"),
            aria_valuetext=tr(
                "Action {step} of {last}, turn {turn}",
                step=playback.step,
                last=last,
                turn=playback.turn,
            ),
            class_="range",
        ),
        class_="timeline",
    )


def _mark(step: int, last: int, kind: str) -> Scene:
    return h("i", class_=kind, key=f"{kind}{step}", style=f"--at:{step / max(1, last):.4f}")
