"""A piece, a space, a door or a player shown large, with what there is to know."""

from app.tables.drift.board import stone
from app.tables.drift.geometry import OUTLINE, PLACE
from app.tables.drift.marks import BEHIND, MARKER, door_name
from app.tables.kit.scene import Scene, g, h, path, svg, use
from engine.drift.board import DOORS, HOMES, MARKERS, NEIGHBOURS, RING, SPACES
from engine.drift.pieces import COINS, PIECES, VALUE
from engine.drift.words import piece_name, rank_name, space_name
from engine.game import Data
from engine.language import listing


def large(info: str, view: Data, names: list[str], colours: list[str]) -> Scene | None:
    zone, _, name = info.partition(":")
    if zone == "piece":
        seat, _, piece = name.partition("-")
        return _piece(view, int(seat), piece, names, colours)
    if zone == "space" and name in SPACES:
        return _card(
            _close_up(name), space_name(name).capitalize(), _space_facts(name, view, names)
        )
    if zone == "door" and name in DOORS:
        return _card(_close_up(DOORS[name][1]), door_name(name).capitalize(), _door_facts(name))
    if zone == "seat":
        return _player(view, int(name), names)
    return None


def _card(picture: Scene, title: str, facts: list[str]) -> Scene:
    return h(
        "div",
        picture,
        h("div", h("h3", title), *(h("p", fact) for fact in facts)),
        class_="large-card",
    )


def _piece(view: Data, seat: int, piece: str, names: list[str], colours: list[str]) -> Scene:
    player, value = view["seats"][seat], VALUE[piece]
    carried = player["carrying"].get(piece)
    coin = use(f"drift-coin-{carried}", 4, -24, 22, 22) if carried else None
    picture = svg(
        60,
        60,
        g(*stone(colours[seat], value), coin, transform="translate(30 30)"),
        class_="drift big-card",
    )
    points = f"{value} point{'' if value == 1 else 's'}"
    facts = [f"Moves up to {points} a turn, attacks and defends with {value}."]
    if value == 1:
        facts.append(
            "Carries one coin. Picking up and dropping are each its whole move; "
            "while it carries it does not attack."
        )
    else:
        facts.append("Carries no coins.")
    if carried:
        facts.append(f"It carries {carried}.")
    where = player["pieces"][piece]
    facts.append("Out of the game." if where is None else f"Stands on {space_name(where)}.")
    return _card(picture, f"{names[seat]}’s {piece_name(piece)}", facts)


def _close_up(space: str) -> Scene:
    """The part of the board around a space, as it lies there."""
    degrees, radius = PLACE[space]
    return h(
        "svg",
        g(
            use("drift-ground", -500, -500, 1000, 1000),
            path(OUTLINE[space], class_="space chosen"),
            transform=f"rotate({-degrees:g})",
        ),
        viewBox=f"-90 {-radius - 90:g} 180 180",
        class_="drift big-card",
    )


def _space_facts(space: str, view: Data, names: list[str]) -> list[str]:
    facts = []
    for name, player in zip(names, view["seats"], strict=True):
        if player["home"] is not None and HOMES[player["home"]] == space:
            facts.append(f"Home of {name}. {_held(player)}")
        on = [rank_name(piece) for piece in PIECES if player["pieces"][piece] == space]
        if on:
            facts.append(f"{name}’s {listing(on)} stand{'s' if len(on) == 1 else ''} here.")
    if space in view["coins"]:
        facts.append(f"Here lies {listing(view['coins'][space])}.")
    flow = RING[space].flow
    if flow:
        way = "clockwise" if flow > 0 else "counter-clockwise"
        facts.append(f"Drifts {way} by one arrow after each round. Entering ends a piece’s move.")
    doors = [space_name(other) for door, other in _through(space) if door]
    facts += [f"A door leads to {other}." for other in doors]
    facts.append(f"Next to {listing(list(NEIGHBOURS[space]))}.")
    return facts


def _through(space: str) -> list[tuple[str, str]]:
    """The doors of a space, and where they lead."""
    if space in BEHIND:
        return [(BEHIND[space], DOORS[BEHIND[space]][0])]
    return [(door, inland) for door, (arrow, inland) in DOORS.items() if arrow == space]


def _door_facts(door: str) -> list[str]:
    arrow, inland = DOORS[door]
    return [
        f"A door between {space_name(arrow)} and {space_name(inland)}: "
        "whoever stands on one may step to the other, and they count as neighbours.",
        "The same mark stands on both sides. Nobody stops on the door itself.",
    ]


def _held(player: Data) -> str:
    held = player["deposited"]
    lacks = [coin for coin in COINS if coin not in held]
    if not held:
        return "Its repository is empty."
    rest = f"; {listing(lacks)} to go" if lacks else ""
    return f"Its repository holds {listing(held)}{rest}."


def _player(view: Data, seat: int, names: list[str]) -> Scene:
    player = view["seats"][seat]
    home = player["home"]
    if home is None:
        waits = view["unplaced"][seat]
        words = f"Has {listing(waits)} to place." if waits else "Has placed all three coins."
        return h("div", h("h3", names[seat]), h("p", words))
    picture = svg(
        28,
        28,
        path(MARKER[MARKERS[home]], transform="translate(14 14)", class_="engraved plain"),
        class_="drift big-card",
    )
    carried = [f"{rank_name(p)} carries {coin}" for p, coin in player["carrying"].items()]
    gone = [rank_name(piece) for piece in PIECES if player["pieces"][piece] is None]
    facts = [f"Home is the {MARKERS[home]}, {HOMES[home]}. {_held(player)}"]
    if carried:
        facts.append(f"{listing(carried)}.")
    facts += [f"Out of the game: {listing(gone)}."] if gone else []
    return _card(picture, names[seat], facts)
