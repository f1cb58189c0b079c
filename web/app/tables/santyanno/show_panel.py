"""Beside the ring while the cards are resolved: the reasons step by step, at last the loot."""

from app.tables.kit.box import Box
from app.tables.kit.scene import Child, Scene, h, name_of
from app.tables.kit.widgets import button, icon_button
from app.tables.santyanno.context import Context
from app.tables.santyanno.large import told_card
from app.tables.santyanno.pirates import face
from app.tables.santyanno.sheet import coin
from app.tables.santyanno.show import Show
from app.tables.santyanno.side_panel import panel
from engine.language import tr
from engine.santyanno.types import Verdict
from engine.santyanno.words import seconds, ship_name


def draw(context: Context, show: Show, box: Box) -> Scene:
    """In a replay, too, it is walked card by card."""
    controls = _controls(show, context.live)
    if not show.at_loot:
        return panel(box, _title(show), *_step(context, show), controls, kind="show")
    verdicts = h("ol", *(_verdict(context, show, one) for one in show.verdicts), class_="verdicts")
    alone = context.live and not context.people
    go = button("split", tr("Split the loot"), kind="big") if alone else None
    return panel(box, tr("Who found the ship?"), verdicts, controls, go, kind="show")


def _title(show: Show) -> str:
    if not show.step:
        return tr("Where do the cards lead?")
    return tr("Step {step} of {steps}", step=show.step, steps=show.length)


def _step(context: Context, show: Show) -> list[Child]:
    current = show.current()
    ways = [_way(context, show, seat) for seat in _seats(context)]
    if not current:
        words = tr("Every pirate walks card by card. Go step by step, or let it run.")
        return [h("p", words), h("ol", *ways)]
    return [told_card(current[0].card), h("ol", *ways, class_="reasons")]


def _seats(context: Context) -> list[int]:
    """People first: it is their way that they want to see."""
    people = context.people
    return sorted(range(len(context.names)), key=lambda seat: (seat not in people, seat))


def _way(context: Context, show: Show, seat: int) -> Scene:
    current = show.current()
    if current:
        words = current[seat].why
    else:
        words = tr("on the {ship}", ship=ship_name(show.ways[seat][0].ship))
    return h(
        "li",
        h(
            "button",
            face(seat, context.colours[seat], 20),
            h("span", name_of(context.names[seat], "b"), " ", words),
            type="button",
            data_do="follow",
            data_who=str(seat),
            aria_pressed="true" if show.followed == seat else "false",
            class_="way",
        ),
        data_why=str(seat),
    )


def _controls(show: Show, live: bool) -> Scene:
    """In a replay it is the replay that runs, and that hears the arrows."""
    running = show.running
    run = button(
        "show-run", tr("Pause") if running else tr("Run"), sign="pause" if running else "play"
    )
    return h(
        "div",
        icon_button(
            "show-back",
            "arrow-left",
            tr("One step back"),
            disabled=show.step == 0,
            aria_keyshortcuts="ArrowLeft" if live else None,
        ),
        run if live else None,
        icon_button(
            "show-on",
            "arrow-right",
            tr("One step forward"),
            disabled=show.at_loot,
            aria_keyshortcuts="ArrowRight" if live else None,
        ),
        None if show.at_loot else button("show-end", tr("To the loot"), kind="quiet", data_once=""),
        class_="controls",
    )


def _verdict(context: Context, show: Show, verdict: Verdict) -> Scene:
    seat = verdict[1]
    slip = show.slips.get(seat, "") if seat in context.people else ""
    right = verdict[0] == "found"
    sign = "right" if right else "wrong"
    return h(
        "li",
        face(seat, context.colours[seat]),
        h(
            "i",
            "✓" if right else "✗",
            class_=sign,
            aria_label=tr("right") if right else tr("wrong"),
        ),
        h(
            "span",
            name_of(context.names[seat], "b"),
            h("small", _told_verdict(verdict)),
            h("small", slip, class_="slip") if slip else None,
            class_="name",
        ),
        _taken(verdict),
        data_verdict=f"{seat}:{sign}",
    )


def _told_verdict(verdict: Verdict) -> str:
    match verdict:
        case ("found", _, ship, time, _):
            return tr("{ship} in {time}", ship=ship_name(ship), time=seconds(time))
        case ("astray", _, ship, time, true_ship):
            return tr(
                "{ship} in {time}, but it was the {true_ship}",
                ship=ship_name(ship),
                time=seconds(time),
                true_ship=ship_name(true_ship),
            )
        case ("missing", _, true_ship):
            return tr("no ship; it was the {true_ship}", true_ship=ship_name(true_ship))


def _taken(verdict: Verdict) -> Scene | None:
    match verdict:
        case ("found", _, _, _, value):
            return coin(value) if value else h("small", tr("no coin left"))
    return None
