"""A moment: it stands in the prompt's place, and what it is about comes forward."""

from app.screens.parts.prompt import prompt
from app.tables.kit.colours import sign
from app.tables.kit.marking import forward
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import button
from app.tables.parts import AnyContext
from app.tables.telling import Moment
from engine.language import tr


def feeling(moment: Moment, viewer: int | None) -> str:
    """What it is to the one who looks."""
    if viewer in moment.loses:
        return "loss"
    return "gain" if viewer in moment.gains else ""


def foot(moment: Moment, context: AnyContext, stays: bool) -> Scene:
    felt = feeling(moment, context.viewer)
    return h(
        "footer",
        h("span", *(_sign(seat, context) for seat in moment.seats), class_="signs"),
        prompt(
            h("b", moment.title, class_="serif"),
            h("span", moment.words),
            urgent=felt == "loss",
        ),
        _number(moment.number) if moment.number else None,
        h("div", button("moment", tr("Go on"), kind="big"), class_="buttons") if stays else None,
        class_=f"foot moment {felt}".strip(),
        data_moment=felt or "news",
        data_zone="buttons",
        role="group",
        aria_label=tr("What you can do"),
    )


def _sign(seat: int, context: AnyContext) -> Scene:
    return sign(context.colours[seat], 22, context.form(seat))


def _number(number: tuple[int, int]) -> Scene:
    """Counts up or down, by the style sheet alone."""
    start, end = number
    return h(
        "strong",
        class_="counting",
        role="img",
        aria_label=str(end),
        style=f"--from:{start};--to:{end}",
    )


def _forward(moment: Moment, drawn: Scene | None) -> Scene | None:
    """What it is about; where none of that is drawn, the plates of whom it is about."""
    if drawn is None or not moment.about:
        return None
    return forward(drawn, moment.about) or forward(drawn, [f"plate:{n}" for n in moment.seats])


def over(moment: Moment, drawn: Scene | None, stays: bool) -> Scene:
    """All that is not meant steps back; where it waits for a tap, a tap anywhere will do."""
    return h(
        "div",
        _forward(moment, drawn),
        h("div", moment.scene, class_="scene") if moment.scene else None,
        class_="stage waits" if stays else "stage",
        data_do="moment" if stays else None,
        data_may_cover="all else steps back for a moment",
        key="stage",
    )
