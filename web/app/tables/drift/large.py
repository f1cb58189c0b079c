"""A piece, a space, a door or a player shown large, with what there is to know."""

from app.tables.drift.art.marks import BEHIND, FORM
from app.tables.drift.art.pieces import stone
from app.tables.drift.context import Context
from app.tables.drift.danger import danger_in_full
from app.tables.drift.geometry import OUTLINE, PLACE, RADIUS
from app.tables.kit.colours import mark
from app.tables.kit.scene import Scene, g, h, name_of, path, unspoken, use
from engine.drift.board import DOORS, HOMES, MARKERS, NEIGHBOURS, OUTCROPS, RING, SPACES
from engine.drift.pieces import COINS, PIECES, VALUE
from engine.drift.queries import Queries
from engine.drift.types import Seat
from engine.drift.words import coin_name, marker_name, piece_name, space_name
from engine.language import N_, listing, tr, tr_n

_TITLES = {
    "outer river": N_("Outer river {space}"),
    "outer land": N_("Outer land {space}"),
    "middle river": N_("Middle river {space}"),
    "middle land": N_("Middle land {space}"),
    "inner river": N_("Inner river {space}"),
    "inner land": N_("Inner land {space}"),
}
"""A space as a heading, by its ring's name."""


def large(context: Context, queries: Queries, info: str) -> Scene | None:
    zone, _, name = info.partition(":")
    if zone == "piece":
        seat, _, piece = name.partition("-")
        return _piece(context, queries, int(seat), piece)
    if zone == "space" and name in SPACES:
        title = tr(_TITLES[RING[name].name], space=name)
        return _card(_close_up(name), h("h3", title), _space_facts(context, name))
    if zone == "door" and name in DOORS:
        return _card(_close_up(DOORS[name][1]), h("h3", _door_title(name)), _door_facts(name))
    if zone == "seat":
        return _player(context, queries, int(name))
    return _last_of_round(context, queries) if zone == "wave" else None


def _last_of_round(context: Context, queries: Queries) -> Scene | None:
    """D18: what the wave beside a name means."""
    seat = queries.last_of_round()
    if seat is None:
        return None
    picture = unspoken(28, 28, path("M3 12q5.5 -8 11 0t11 0M3 20q5.5 -8 11 0t11 0", class_="wave"))
    facts = [
        tr(
            "{name} plays last in every round. When that turn ends, the rivers drift: "
            "everything on an arrow moves one arrow on (D18).",
            name=context.names[seat],
        )
    ]
    card = _card(picture, h("h3", tr("Last before the drift")), facts)
    return h("div", card, class_="drift")


def _card(picture: Scene, title: Scene, facts: list[str]) -> Scene:
    return h(
        "div",
        picture,
        h("div", title, *(h("p", fact) for fact in facts)),
        class_="large-card",
    )


def _piece(context: Context, queries: Queries, seat: int, piece: str) -> Scene:
    player, name = context.view["seats"][seat], context.names[seat]
    carried = player["carrying"].get(piece)
    coin = use(f"drift-coin-{carried}", 4, -24, 22, 22) if carried else None
    picture = unspoken(
        60,
        60,
        g(stone(player["home"], context.colours[seat], piece), coin, transform="translate(30 30)"),
        class_="drift big-card",
    )
    title = tr("{name}’s {piece}", name=name, piece=piece_name(piece))
    facts = _piece_facts(player, piece)
    if carried:
        facts.append(_from_home(queries, seat, piece))
    threat = danger_in_full(context, queries, seat, piece)
    return _card(picture, h("h3", title), [*facts, threat] if threat else facts)


def _from_home(queries: Queries, seat: int, piece: str) -> str:
    return tr_n(
        "It is {count} turn from home if nothing bars its way.",
        "It is {count} turns from home if nothing bars its way.",
        queries.turns_home(seat, piece),
    )


def _piece_facts(player: Seat, piece: str) -> list[str]:
    value, where = VALUE[piece], player["pieces"][piece]
    facts = [
        tr_n(
            "Takes {count} step a turn; attacks and defends with {count}.",
            "Takes up to {count} steps a turn; attacks and defends with {count}.",
            value,
        )
    ]
    if value == 1:
        facts.append(
            tr(
                "Carries one coin. Picking it up is a whole move, and so is dropping it. "
                "While it carries a coin, it cannot attack."
            )
        )
    else:
        facts.append(tr("Carries no coins."))
    if piece in player["carrying"]:
        facts.append(tr("It is carrying {coin}.", coin=coin_name(player["carrying"][piece])))
    if where is None:
        return [*facts, tr("It is out of the game.")]
    return [*facts, tr("It stands on {space}.", space=space_name(where))]


def _close_up(space: str) -> Scene:
    """The part of the board around a space, as it lies there."""
    degrees, radius = PLACE[space]
    return h(
        "svg",
        g(
            use("drift-ground", -RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS),
            path(OUTLINE[space], class_="space chosen"),
            transform=f"rotate({-degrees:g})",
        ),
        viewBox=f"-90 {-radius - 90:g} 180 180",
        class_="drift big-card",
        aria_hidden="true",
    )


def _space_facts(context: Context, space: str) -> list[str]:
    facts = []
    for name, player in zip(context.names, context.view["seats"], strict=True):
        if player["home"] is not None and HOMES[player["home"]] == space:
            facts.append(tr("Home of {name}. {repository}", name=name, repository=_held(player)))
        on = [piece_name(piece) for piece in PIECES if player["pieces"][piece] == space]
        if on:
            facts.append(
                tr_n(
                    "{name}’s {pieces} stands here.",
                    "{name}’s {pieces} stand here.",
                    len(on),
                    name=name,
                    pieces=listing(on),
                )
            )
    coins = [coin_name(coin) for coin in context.view["coins"].get(space, ())]
    if coins:
        facts.append(
            tr_n("Here lies {coins}.", "Here lie {coins}.", len(coins), coins=listing(coins))
        )
    facts += _river_facts(space)
    facts += [tr("A door leads to {space}.", space=space_name(far)) for far in _through(space)]
    return [*facts, tr("Next to {spaces}.", spaces=listing(NEIGHBOURS[space]))]


def _river_facts(space: str) -> list[str]:
    """D9, D18."""
    flow = RING[space].flow
    if not flow:
        return []
    if flow > 0:
        return [
            tr(
                "Drifts clockwise by one arrow after each round. "
                "Stepping onto it ends a piece’s move."
            )
        ]
    return [
        tr(
            "Drifts counter-clockwise by one arrow after each round. "
            "Stepping onto it ends a piece’s move."
        )
    ]


def _through(space: str) -> list[str]:
    """Where the doors of a space lead."""
    if space in BEHIND:
        return [DOORS[BEHIND[space]][0]]
    return [inland for arrow, inland in DOORS.values() if arrow == space]


def _door_title(door: str) -> str:
    number = int(door[1:])
    if door in OUTCROPS:
        return tr("Outcrop with the {marker}", marker=marker_name(number))
    return tr("Gray pip {number}", number=number + 1)


def _door_facts(door: str) -> list[str]:
    outside, inland = DOORS[door]
    return [
        tr(
            "A door between {outside} and {inland}: "
            "whoever stands on one may step to the other, and they count as neighbours.",
            outside=space_name(outside),
            inland=space_name(inland),
        ),
        tr("The same mark stands on both sides. Nobody stops on the door itself."),
    ]


def _held(player: Seat) -> str:
    held = player["deposited"]
    coins = listing([coin_name(coin) for coin in held])
    lacking = listing([coin_name(coin) for coin in COINS if coin not in held])
    if not held:
        return tr("Its repository is empty.")
    if not lacking:
        return tr("Its repository holds {coins}.", coins=coins)
    return tr("Its repository holds {coins}; {lacking} to go.", coins=coins, lacking=lacking)


def _player(context: Context, queries: Queries, seat: int) -> Scene:
    view, title = context.view, name_of(context.names[seat], "h3")
    player = view["seats"][seat]
    home = player["home"]
    if home is None:
        coins = listing([coin_name(coin) for coin in view["unplaced"][seat]])
        placed = tr("Has placed all three coins.")
        return h(
            "div", title, h("p", tr("Has {coins} to place.", coins=coins) if coins else placed)
        )
    picture = unspoken(
        28,
        28,
        g(mark(context.colours[seat], 2, 2, 24, FORM[MARKERS[home]])),
        class_="drift big-card",
    )
    facts = [
        tr(
            "Home is the {marker}, {space}. {repository}",
            marker=marker_name(home),
            space=HOMES[home],
            repository=_held(player),
        )
    ]
    facts += [
        tr_n(
            "{piece} carries {coin}, {count} turn from home.",
            "{piece} carries {coin}, {count} turns from home.",
            queries.turns_home(seat, piece),
            piece=piece_name(piece),
            coin=coin_name(coin),
        )
        for piece, coin in player["carrying"].items()
    ]
    gone = [piece_name(piece) for piece in PIECES if player["pieces"][piece] is None]
    facts += [tr("Out of the game: {pieces}.", pieces=listing(gone))] if gone else []
    return _card(picture, title, facts)
