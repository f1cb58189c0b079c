"""The figures of the rules: step by step in the page, all steps at once on paper.

A figure with steps holds them as a list; without a program, and printed, all of it is seen.
"""

from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import button, told_apart
from engine.language import tr

OFF = "button quiet"
STEPS = "steps"
TRY = "try"
"""The classes of a figure's list of steps, and of the way to its table."""


def stepped(figure: Scene, step: int) -> Scene:
    """The figure at one of its steps, with buttons to the one before and the one after."""
    tag, attributes, *inside = figure
    place = next((n for n, part in enumerate(inside) if _is_steps(part)), None)
    if place is None:
        return figure
    listed, given, *steps = inside[place]
    step = max(1, min(step, len(steps)))
    shown = [
        [item, {**its, "data-shown": ""} if n == step else its, *rest]
        for n, (item, its, *rest) in enumerate(steps, 1)
    ]
    buttons = _buttons(str(attributes["id"]), step, len(steps))
    return [
        tag,
        {**attributes, "class": f"{attributes.get('class', '')} stepped"},
        *inside[:place],
        [listed, given, *shown],
        buttons,
        *inside[place + 1 :],
    ]


def _is_steps(part: Scene | str) -> bool:
    return not isinstance(part, str) and part[1].get("class") == STEPS


def _buttons(figure: str, step: int, count: int) -> Scene:
    """Both are always there, so that a finger need not move."""
    return h(
        "div",
        _to(figure, step - 1, tr("Back"), "arrow-left", off=step == 1),
        h("span", tr("{step} of {count}", step=step, count=count), aria_live="polite"),
        _to(figure, step + 1, tr("Next"), "arrow-right", off=step == count),
        class_="stepper",
    )


def _to(figure: str, step: int, words: str, sign: str, off: bool) -> Scene:
    if off:
        return h("button", icon(sign), h("span", words), type="button", class_=OFF, disabled=True)
    return button(
        "figure",
        words,
        sign=sign,
        aria_label=told_apart(words, figure.replace("-", " ")),
        data_figure=figure,
        data_step=str(step),
    )
