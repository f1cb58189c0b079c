"""DRIFT in words: where the pieces stand and the coins lie, and what is in danger."""

from collections import defaultdict

from app.tables.drift.context import Context
from app.tables.drift.danger import danger
from app.tables.wording import Passage
from engine.drift.board import HOMES, RING, RINGS, SPACES
from engine.drift.pieces import COINS, PIECES, VALUE
from engine.drift.queries import Queries
from engine.drift.types import Seat, View
from engine.drift.words import coin_name, marker_name, piece_name, space_name
from engine.language import listing, tr, tr_n


def told(context: Context, queries: Queries) -> list[Passage]:
    """The own pieces first, in the order they move; then coins, the others, the board."""
    view, names = context.view, context.names
    seat = view["turn"] if view["seat"] is None else view["seat"]
    coins = Passage(tr("Loose coins"), _coins(view))
    if view["phase"] == "place":
        return [Passage(tr("To be placed"), _unplaced(context)), coins, _board()]
    others = [n for n in range(len(names)) if n != seat]
    return [
        _player(context, queries, seat, mine=seat == view["seat"]),
        coins,
        *(_player(context, queries, other, mine=False) for other in others),
        _board(),
    ]


def _unplaced(context: Context) -> list[str]:
    return [
        tr("{name}: {coins}", name=name, coins=listing([coin_name(coin) for coin in coins]))
        if coins
        else tr("{name} has placed all three coins.", name=name)
        for name, coins in zip(context.names, context.view["unplaced"], strict=True)
    ]


def _player(context: Context, queries: Queries, seat: int, mine: bool) -> Passage:
    view, name = context.view, context.names[seat]
    player = view["seats"][seat]
    heading = tr("Your pieces") if mine else tr("{name}’s pieces", name=name)
    pieces = [_piece(context, queries, seat, piece) for piece in PIECES]
    return Passage(heading, [_home(player), *pieces])


def _home(player: Seat) -> str:
    marker, held = player["home"], player["deposited"]
    if marker is None:
        return tr("No home yet.")
    values = {"marker": marker_name(marker), "space": HOMES[marker]}
    lacking = [coin_name(coin) for coin in COINS if coin not in held]
    if not held:
        return tr("Home is the {marker}, {space}; its repository is empty.", **values)
    return tr(
        "Home is the {marker}, {space}; its repository holds {coins}, and lacks {lacking}.",
        coins=listing([coin_name(coin) for coin in held]),
        lacking=listing(lacking) if lacking else tr("nothing"),
        **values,
    )


def _piece(context: Context, queries: Queries, seat: int, piece: str) -> str:
    view, name = context.view, piece_name(piece)
    player = view["seats"][seat]
    where = player["pieces"][piece]
    if where is None:
        return tr("{piece} is out of the game.", piece=name)
    said = [tr("{piece} stands on {space}.", piece=name, space=space_name(where))]
    if piece in player["carrying"]:
        said.append(_carrying(queries, seat, piece, player["carrying"][piece]))
    if seat == view["turn"]:
        said.append(_left(view, piece))
    threat = danger(context, queries, seat, piece)
    return " ".join([*said, threat] if threat else said)


def _carrying(queries: Queries, seat: int, piece: str, coin: str) -> str:
    return tr_n(
        "It carries {coin}, {count} turn from home.",
        "It carries {coin}, {count} turns from home.",
        queries.turns_home(seat, piece),
        coin=coin_name(coin),
    )


def _left(view: View, piece: str) -> str:
    if piece in view["done"] or not view["left"].get(piece):
        return tr("It is done for this turn.")
    left = view["left"][piece]
    if left == VALUE[piece]:
        return tr_n("It may take {count} step.", "It may take {count} steps.", left)
    return tr_n("It has {count} step left.", "It has {count} steps left.", left)


def _coins(view: View) -> list[str]:
    spaces: dict[str, list[str]] = defaultdict(list)
    for space in SPACES:
        for coin in view["coins"].get(space, ()):
            spaces[coin].append(space_name(space))
    lines = [
        tr("{coin}: {spaces}", coin=coin_name(coin), spaces=listing(spaces[coin]))
        for coin in COINS
        if spaces[coin]
    ]
    return lines or [tr("No coin lies loose on the board.")]


def _board() -> Passage:
    """The rings from the edge to the centre; numbers go clockwise from the top."""
    rings = [_ring(RING[ring.space(0)].letter, ring.name, ring.spaces, ring.flow) for ring in RINGS]
    doors = tr(
        "At the edge there are doors: an even outer river space leads to the inner land, "
        "an odd one to the middle land."
    )
    return Passage(tr("The board, from the edge to the centre"), [*rings, doors])


def _ring(letter: str, name: str, spaces: int, flow: int) -> str:
    values = {"letter": letter, "ring": tr(name), "last": spaces - 1}
    if not flow:
        return tr("{letter}0 to {letter}{last}: {ring}", **values)
    if flow > 0:
        return tr("{letter}0 to {letter}{last}: {ring}, drifts clockwise", **values)
    return tr("{letter}0 to {letter}{last}: {ring}, drifts counter-clockwise", **values)
