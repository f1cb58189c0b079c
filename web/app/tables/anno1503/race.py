"""The race for three of five victory points: how far everybody's nearest three are."""

from collections.abc import Sequence

from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.context import Context
from app.tables.anno1503.marks import area, caption
from app.tables.anno1503.shields import filled
from app.tables.kit.box import Box
from app.tables.kit.colours import sign
from app.tables.kit.scene import Scene, g, h, name_of, rect, unspoken
from engine.anno1503.pieces import GOALS, POINTS_TO_WIN
from engine.anno1503.types import Condition, View
from engine.anno1503.words import condition_name
from engine.language import tr, tr_n


def nearest(view: View, seat: int) -> list[Condition]:
    """The conditions with which a seat wins soonest, as far as counting goes: held ones first."""
    progress = view["accounts"][seat]["progress"]
    part = {goal: max(0, need - progress[goal]) / need for goal, need in GOALS.items()}
    return sorted(GOALS, key=part.__getitem__)[:POINTS_TO_WIN]


def to_go(view: View, seat: int, goal: Condition) -> str:
    """How much of a condition is still to be done."""
    left = max(0, GOALS[goal] - view["accounts"][seat]["progress"][goal])
    if not left:
        return tr("done")
    match goal:
        case "gold":
            return tr_n("{count} gold to go", "{count} gold to go", left)
        case "outposts":
            return tr_n("{count} outpost to go", "{count} outposts to go", left)
        case "agreements":
            return tr_n("{count} agreement to go", "{count} agreements to go", left)
        case "buildings":
            return tr_n("{count} building to go", "{count} buildings to go", left)
        case "merchants":
            return tr_n("{count} merchant to go", "{count} merchants to go", left)


def goal_of(info: str) -> Condition | None:
    """The victory condition that somebody asks about."""
    return next((goal for goal in GOALS if info == f"goal:{goal}"), None)


def standing(context: Context, goal: Condition) -> Scene:
    """How far everybody is towards one condition."""
    view = context.view
    return h(
        "ul",
        *(
            h(
                "li",
                sign(context.colours[seat], 16),
                name_of(name, class_="name"),
                h("b", to_go(view, seat, goal)),
            )
            for seat, name in enumerate(context.names)
        ),
        class_="standing",
    )


def button(canvas: Canvas, box: Box) -> Scene:
    """Everybody's points as bars; a tap opens the race."""
    points = [len(held) for held in canvas.view["shields"]]
    return canvas.kept.lasting("race", lambda: _button(canvas, points, box), points, box)


def _button(canvas: Canvas, points: Sequence[int], box: Box) -> Scene:
    seats = range(len(points))
    bars = Box(box.x + 7, box.y + 6, box.width - 14, box.height - 24)
    step = bars.height / len(seats)
    drawn = []
    for seat in seats:
        part = points[seat] / POINTS_TO_WIN
        y, high = bars.y + seat * step, min(9.0, step - 2)
        drawn += [
            rect(bars.x, y, bars.width, high, high / 2, class_="lane"),
            rect(
                bars.x,
                y,
                max(high, bars.width * min(1.0, part)),
                high,
                high / 2,
                class_="runner",
                style=canvas.who(seat),
            ),
        ]
    touch = canvas.context.touch("race", tr("The race: open everybody’s nearest three"), "race")
    if canvas.context.live:
        touch["role"] = "button"
    words = tr("Race ▸")
    return g(
        area(box, 10, "goal"),
        *drawn,
        caption(box.middle[0], box.bottom - 9, words, min(11.5, box.width / 5.2), "goal-text"),
        area(box, 10, "ring"),
        class_="opens",
        **touch,
    )


def draw(context: Context) -> Scene:
    """Everybody with their nearest three, whoever is nearest first."""
    view = context.view
    seats = sorted(range(len(view["players"])), key=lambda seat: -len(view["shields"][seat]))
    return h(
        "div",
        h("h3", tr("The race")),
        h(
            "p",
            tr(
                "Whoever has {count} of the {all} victory points on their own turn wins. "
                "These are everybody’s nearest three.",
                count=POINTS_TO_WIN,
                all=len(GOALS),
            ),
        ),
        h("ol", *(_runner(context, seat) for seat in seats), class_="race"),
        class_="anno1503 race-panel",
    )


def _runner(context: Context, seat: int) -> Scene:
    view = context.view
    points = len(view["shields"][seat])
    return h(
        "li",
        h(
            "p",
            sign(context.colours[seat], 18),
            name_of(context.names[seat], class_="name"),
            h("b", tr_n("{count} point", "{count} points", points)),
            class_="who",
        ),
        h("ul", *(_way(view, seat, goal) for goal in nearest(view, seat))),
    )


def _way(view: View, seat: int, goal: Condition) -> Scene:
    have = view["accounts"][seat]["progress"][goal]
    held = goal in view["shields"][seat]
    picture = g(
        *filled(0, 0, 48, have / GOALS[goal], goal),
        class_="goal-small got" if held else "goal-small",
    )
    return h(
        "li",
        unspoken(48, 56, picture, class_="anno1503 shield-picture"),
        h("span", condition_name(goal)),
        h("b", to_go(view, seat, goal)),
    )
