"""The die, and after a 6 the event that it brought."""

from app.tables.anno1503.art.palette import symbol_name
from app.tables.anno1503.canvas import Canvas
from app.tables.kit.box import Box
from app.tables.kit.scene import g, rect, use
from engine.anno1503.pieces import EVENTS
from engine.anno1503.types import View
from engine.anno1503.words import event_name
from engine.language import tr


def draw(canvas: Canvas, box: Box, size: float) -> None:
    rolled, context = canvas.view["rolled"], canvas.context
    y = box.y + box.height / 2
    number = rolled[0] if rolled else 0
    canvas.places["die"] = (box.x + size / 2, y)
    name = tr("The die shows {number}", number=number) if number else tr("The die")
    canvas.ground.append(
        g(
            g(
                use(symbol_name(f"die-{number}"), box.x, y - size / 2, size, size),
                class_="tumbling" if number else "",
                key=f"die-{canvas.view['turn']}-{number}",
            ),
            rect(box.x, y - size / 2, size, size, 10, class_="ring"),
            class_=context.classes("roll", "die"),
            **context.touch("roll", name, "die"),
        )
    )
    if len(rolled) == 2:
        event = EVENTS[rolled[1]]
        canvas.ground.append(
            g(
                use(symbol_name(event), box.x + size + 4, y - size / 2, size, size),
                class_="event",
                key=f"event-{canvas.view['turn']}-{event}",
                aria_label=event_name(event),
                role="img",
                tabindex="0",
                data_info=f"event:{event}",
            )
        )


def meaning(view: View) -> str:
    """What the die brings or has brought."""
    match view["rolled"]:
        case []:
            return tr("The die brings everybody a commodity, or an event.")
        case [_, second]:
            return tr("{event}!", event=event_name(EVENTS[second]))
        case [number, *_]:
            return tr("Everybody’s workshop {number} is at work.", number=number)
    return ""
