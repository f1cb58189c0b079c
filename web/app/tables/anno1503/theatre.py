"""Events as theatre: the second die, and what pirates, fire and fortune do to everybody."""

from collections.abc import Sequence

from app.tables.anno1503.art.palette import symbol_name
from app.tables.anno1503.art.tiles import face
from app.tables.anno1503.context import Context
from app.tables.kit.colours import sign
from app.tables.kit.scene import Scene, h, name_of, unspoken, use
from engine.anno1503.types import Event
from engine.anno1503.words import building_name, colonist_name, event_name
from engine.language import tr, tr_n

SPARING = {"pirates": "fort", "fire": "fire_station"}
"""The building that keeps an event away."""


def scene(context: Context, kind: str, events: Sequence[Event]) -> Scene:
    """The event, and a line for everybody whom it met."""
    rolled = [event[2] for event in events if event[0] == "event"]
    met = [event for event in events if event[0] in ("paid", "spared", "lost", "gave_up")]
    lines = [_line(context, int(event[1]), _outcome(kind, event)) for event in met]
    if rolled:
        known = {int(event[1]) for event in met}
        lines += [
            _line(context, seat, _awaited(context, kind, seat))
            for seat in _in_turn(context)
            if seat not in known
        ]
    return h(
        "div",
        h(
            "div",
            *(_picture(f"die-{number}", "die") for number in ([6, rolled[0]] if rolled else [])),
            _picture(kind, "event"),
            h("b", event_name(kind), class_="serif"),
            class_="cast",
        ),
        h("ul", *lines),
        class_="anno1503 theatre",
    )


def _in_turn(context: Context) -> list[int]:
    seats, turn = len(context.names), context.view["turn"]
    return [(turn + step) % seats for step in range(seats)]


def _picture(name: str, kind: str) -> Scene:
    return unspoken(64, 64, use(symbol_name(name), 0, 0, 64, 64), class_=f"picture {kind}")


def _line(context: Context, seat: int, outcome: list[Scene]) -> Scene:
    own = seat == context.viewer
    return h(
        "li",
        sign(context.colours[seat], 18),
        name_of(context.names[seat], class_="name"),
        h("span", *outcome, class_="outcome"),
        class_="own" if own else None,
    )


def _outcome(kind: str, event: Event) -> list[Scene]:
    """What it cost somebody, as a picture and in words."""
    match event:
        case ("paid", _, _, 0):
            return [h("b", tr("nothing to pay"))]
        case ("paid", _, _, gold):
            return [_picture("coin", ""), h("b", tr("−{gold} gold", gold=gold), class_="loss")]
        case ("spared", _, _):
            return [_picture(SPARING[kind], ""), h("b", tr("safe"), class_="gain")]
        case ("lost", _, _, colonist, building):
            gone = [_picture(str(colonist), "leaving")]
            if building:
                gone.append(_picture(str(building), "leaving late"))
            return [*gone, h("b", _losing(str(colonist), str(building)), class_="loss")]
        case ("gave_up", _, tile, _):
            picture = unspoken(80, 80, use(face(str(tile)), 0, 0, 80, 80), class_="picture leaving")
            return [picture, h("b", tr("given up"), class_="loss")]
    return []


def _losing(colonist: str, building: str) -> str:
    if not building:
        return tr("loses a {colonist}", colonist=colonist_name(colonist))
    return tr(
        "loses a {colonist} and the {building}",
        colonist=colonist_name(colonist),
        building=building_name(building),
    )


def _awaited(context: Context, kind: str, seat: int) -> list[Scene]:
    """What will befall somebody whose turn to be served is still to come."""
    player = context.view["players"][seat]
    if kind == "pirates":
        tiles = len(player["outposts"]) + player["agreements"]
        if SPARING[kind] in player["buildings"].values():
            return _outcome(kind, ("spared", seat, "pirates"))
        if player["gold"] >= tiles:
            return _outcome(kind, ("paid", seat, "pirates", tiles))
        return [h("b", tr("must give up a tile"), class_="loss")]
    if "church" in player["buildings"].values():
        return [_picture("church", ""), h("b", tr_n("takes {count}", "takes {count}", 2))]
    return [h("b", tr_n("takes {count}", "takes {count}", 1), class_="gain")]
