"""DRIFT's sentences: names of pieces, coins and spaces, prompts, the log, actions."""

from typing import TypeAlias, assert_never

from engine.drift.board import HOMES, OUTCROPS, RING
from engine.drift.pieces import PIECES, VALUE
from engine.drift.types import (
    Action,
    Attacked,
    Deposited,
    Dropped,
    Event,
    Fell,
    Picked,
    Pilfered,
    Removed,
    Returned,
    SentHome,
    Stepped,
    View,
)
from engine.language import N_, listing, tr, tr_n, tr_p

_ROMAN = {3: "III", 2: "II", 1: "I"}

_GROUPS = {
    3: (N_("the III"),),
    2: (N_("the II"), N_("both IIs")),
    1: (N_("the I"), N_("two Is"), N_("all three Is")),
}
"""One, two or three pieces of a rank."""


def rank_name(piece: str) -> str:
    """What is written on the piece: III, II or I."""
    return _ROMAN[VALUE[piece]]


def piece_name(piece: str) -> str:
    """A piece told apart from its equals: III, II a, I c."""
    return "III" if VALUE[piece] == 3 else f"{rank_name(piece)} {piece[1]}"


def pieces_named(pieces: list[str]) -> str:
    """the III, both IIs and the I."""
    ranks = [VALUE[piece] for piece in pieces]
    return listing([tr(_GROUPS[rank][ranks.count(rank) - 1]) for rank in dict.fromkeys(ranks)])


def coin_name(coin: str) -> str:
    names = {
        "copper": tr_p("a coin", "copper"),
        "silver": tr_p("a coin", "silver"),
        "gold": tr_p("a coin", "gold"),
    }
    return names[coin]


def marker_name(marker: int) -> str:
    """What a geo-marker shows: circle, star."""
    names = (
        tr_p("a geo-marker", "circle"),
        tr_p("a geo-marker", "triangle"),
        tr_p("a geo-marker", "square"),
        tr_p("a geo-marker", "pentagon"),
        tr_p("a geo-marker", "hexagon"),
        tr_p("a geo-marker", "star"),
    )
    return names[marker]


def space_name(space: str) -> str:
    """outer land A5."""
    return tr("{ring} {space}", ring=tr(RING[space].name), space=space)


def door_name(door: str) -> str:
    """The mark at the edge: circle outcrop, gray pip 3."""
    number = int(door[1:])
    if door in OUTCROPS:
        return tr("{marker} outcrop", marker=marker_name(number))
    return tr("gray pip {number}", number=number + 1)


def terms_named(terms: list[int]) -> str:
    """3 + 2 = 5."""
    shown = " + ".join(map(str, terms))
    return shown if len(terms) == 1 else f"{shown} = {sum(terms)}"


def prompt(view: View, names: list[str]) -> str:
    if view["phase"] == "over":
        return tr("The game is over.")
    name, mine = names[view["turn"]], view["seat"] == view["turn"]
    if view["phase"] == "place":
        return _placing_prompt(view) if mine else tr("{name} is placing coins.", name=name)
    return _moving_prompt(view) if mine else tr("{name} is thinking.", name=name)


_TO_PLACE = {
    "copper": N_("copper on the outer land"),
    "silver": N_("silver on the middle land"),
    "gold": N_("gold on the inner land"),
}


def _placing_prompt(view: View) -> str:
    coins = [tr(_TO_PLACE[coin]) for coin in view["unplaced"][view["turn"]]]
    return tr("Place your {coins}.", coins=listing(coins))


_TO_MOVE = {
    (3, 2, 1): N_("Move your III, then your IIs, then your Is, or end your turn."),
    (3, 2): N_("Move your III, then your IIs, or end your turn."),
    (3, 1): N_("Move your III, then your Is, or end your turn."),
    (3,): N_("Move your III, or end your turn."),
    (2, 1): N_("Move your IIs, then your Is, or end your turn."),
    (2,): N_("Move your IIs, or end your turn."),
    (1,): N_("Move your Is, pick up or drop a coin, or end your turn."),
    (): N_("All your pieces are done: end your turn."),
}
"""By the ranks that can still move."""


def _moving_prompt(view: View) -> str:
    seat, left = view["seats"][view["turn"]], view["left"]
    pieces, marker = seat["pieces"], seat["home"]
    home = "" if marker is None else HOMES[marker]
    able = [piece for piece in PIECES if left.get(piece) and piece not in view["done"]]
    ranks = dict.fromkeys(VALUE[piece] for piece in able if pieces[piece] is not None)
    at_home = [p for p in PIECES if pieces[p] == home and left.get(p) == VALUE[p]]
    if ranks and len(at_home) > 1:
        return tr(
            "All but one of the pieces on your home must leave it this turn, highest rank first."
        )
    return tr(_TO_MOVE[tuple(ranks)])


def opening(view: View, names: list[str]) -> list[str]:
    if view["phase"] == "place":
        return [tr("The board is empty. One after another, everybody places their three coins.")]
    drawn = [
        _drew(names[seat], player["home"])
        for seat, player in enumerate(view["seats"])
        if player["home"] is not None
    ]
    begins = _round(view["round"], names[view["turn"]])
    return [tr("The coins are scattered over the board."), *drawn, begins]


def describe(action: Action, names: list[str]) -> str:
    match action:
        case ("place", coin, space):
            return tr("Place {coin} on {space}", coin=coin_name(coin), space=space_name(space))
        case ("step", piece, space):
            return tr("Move {piece} to {space}", piece=piece_name(piece), space=space_name(space))
        case ("attack", piece, space):
            return tr(
                "Attack {space} with {piece}", space=space_name(space), piece=piece_name(piece)
            )
        case ("pick", piece):
            return tr("Pick up the coin with {piece}", piece=piece_name(piece))
        case ("pick", piece, coin):
            return tr("Pick up {coin} with {piece}", coin=coin_name(coin), piece=piece_name(piece))
        case ("drop", piece):
            return tr("Drop {piece}’s coin", piece=piece_name(piece))
        case ("end_turn",):
            return tr("End the turn")
        case _:
            assert_never(action)


def sentence(event: Event, names: list[str]) -> str:
    match event:
        case ("placed", seat, coin, space):
            return tr(
                "{name} places {coin} on {space}.",
                name=names[seat],
                coin=coin_name(coin),
                space=space_name(space),
            )
        case ("drew", seat, marker):
            return _drew(names[seat], marker)
        case ("round", number, first):
            return _round(number, names[first])
        case ("ended", seat):
            return tr("{name} ends their turn.", name=names[seat])
        case ("drifted", pieces, coins):
            return _drifted(len(pieces), len(coins))
        case ("won", seat):
            return tr(
                "{name} has copper, silver and gold on their repository and wins.",
                name=names[seat],
            )
        case ("limit", number, winners):
            return tr_n(
                "Round {number} was the last: {names} wins.",
                "Round {number} was the last: {names} share the win.",
                len(winners),
                number=number,
                names=listing([names[seat] for seat in winners]),
            )
        case _:
            return _piece_sentence(event, names)


def _drew(name: str, marker: int) -> str:
    return tr(
        "{name} draws the {marker}: their home is {home}.",
        name=name,
        marker=marker_name(marker),
        home=HOMES[marker],
    )


def _round(number: int, name: str) -> str:
    return tr("Round {number}: {name} begins.", number=number, name=name)


def _drifted(pieces: int, coins: int) -> str:
    swept = []
    if pieces:
        swept.append(tr_n("{count} piece", "{count} pieces", pieces))
    if coins:
        swept.append(tr_n("{count} coin", "{count} coins", coins))
    if not swept:
        return tr("The rivers drift, with nothing on them.")
    return tr("The rivers drift and carry {things} along.", things=listing(swept))


_CoinEvent: TypeAlias = Picked | Pilfered | Dropped | Deposited | Returned | Fell
_PieceEvent: TypeAlias = Stepped | Removed | Attacked | SentHome | _CoinEvent


def _piece_sentence(event: _PieceEvent, names: list[str]) -> str:
    who = {"name": names[event[1]], "piece": piece_name(event[2])}
    match event:
        case ("stepped", _, _, _, space):
            return tr("{name}’s {piece} goes to {space}.", space=space_name(space), **who)
        case ("removed", _, _, _):
            return tr("{name}’s {piece} did not leave its home and is out of the game.", **who)
        case ("attacked", _, _, _, space, loser, beaten, total, against):
            return tr(
                "{name}’s {piece} beats {loser}’s {beaten} on {space}, {total} against {against}.",
                loser=names[loser],
                beaten=piece_name(beaten),
                space=space_name(space),
                total=total,
                against=against,
                **who,
            )
        case ("sent_home", _, _, _, _, "beaten"):
            return tr("{name}’s {piece} goes home.", **who)
        case ("sent_home", _, _, _, _, "displaced"):
            return tr("{name}’s {piece} must make room and goes home.", **who)
        case _:
            return _coin_sentence(event, names)


def _coin_sentence(event: _CoinEvent, names: list[str]) -> str:
    coin, space = coin_name(event[3]), space_name(event[4])
    who = {"name": names[event[1]], "piece": piece_name(event[2]), "coin": coin}
    match event:
        case ("picked", *_):
            return tr("{name}’s {piece} picks up {coin} on {space}.", space=space, **who)
        case ("pilfered", _, _, _, _, host):
            return tr(
                "{name}’s {piece} takes {coin} from {host}’s repository.", host=names[host], **who
            )
        case ("dropped", *_):
            return tr("{name}’s {piece} drops {coin} on {space}.", space=space, **who)
        case ("deposited", *_):
            return tr("{name} deposits {coin}.", **who)
        case ("returned", _, _, _, _, host):
            return tr("The {coin} goes back onto {host}’s repository.", coin=coin, host=names[host])
        case ("fell", *_):
            return tr("{name}’s {piece} leaves its {coin} behind on {space}.", space=space, **who)
        case _:
            assert_never(event)
