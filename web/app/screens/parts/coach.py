"""The coach: a small paper figure, and what it says."""

from app.tables.kit.scene import Scene, circle, h, in_rem, path
from app.tables.kit.widgets import button


def figure(size: int = 52) -> Scene:
    """A pawn of folded paper with a paper hat."""
    return h(
        "svg",
        path("M10 54C10 42 17 38 17 32H31C31 38 38 42 38 54Z", class_="body"),
        path("M24 32V54M17 34L24 41L31 34", class_="fold"),
        circle(24, 23, 11, class_="head"),
        path("M9 17L24 2L39 17Q24 12 9 17Z", class_="hat"),
        path("M24 2V13", class_="fold"),
        circle(20, 22, 1.5, class_="eye"),
        circle(28, 22, 1.5, class_="eye"),
        path("M19.500 27Q24 31 28.500 27", class_="smile"),
        viewBox="0 0 48 56",
        width=in_rem(size * 48 / 56),
        height=in_rem(size),
        class_="coach",
        aria_hidden="true",
    )


def bubble(step: str, words: str, answer: bool, go: Scene | None) -> Scene:
    """What the coach says, in the prompt's place; `answer` is said to a tap in vain."""
    return h(
        "div",
        figure(),
        h(
            "div",
            h("p", words, data_prompt="", aria_live="polite"),
            go,
            class_="paper answer" if answer else "paper",
        ),
        class_="lesson",
        data_lesson=step,
        key="lesson",
    )


def go_on(words: str) -> Scene:
    return button("lesson-on", words, sign="play", kind="big")
