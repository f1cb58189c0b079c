"""Why a hint says what it says: one fact of the position that the action furthers.

Every sentence names what can be seen on the board: a coin, a space, a number of turns.
"""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from engine.drift.ahead import turns_home
from engine.drift.board import DOWNSTREAM, NEAR
from engine.drift.distances import fetching, steps_to, turns_to
from engine.drift.leaving import counted
from engine.drift.pieces import CARRIERS, COINS, VALUE
from engine.drift.rules import Drift
from engine.drift.strikes import threats
from engine.drift.types import Action
from engine.drift.words import coin_name, rank_name, space_name
from engine.language import tr, tr_n

Speaks: TypeAlias = Callable[[Drift, Drift, str], str | None]
"""A reason for a step, from the position before it, the one after it, and the piece."""


def why(position: Drift, action: Action) -> str:
    """One sentence, for the seat on turn."""
    seat = position.turn
    after = position.copy()
    after.perform(action, seat)
    match action:
        case ("place", coin, _):
            return tr(
                "Homes are drawn later, so one space is as good as another for the {coin}.",
                coin=coin_name(coin),
            )
        case ("end_turn",):
            return _waiting(position)
        case ("pick", piece, *_):
            return _picking(position, after.carrying[seat][piece], piece)
        case ("drop", piece):
            return _dropping(position, after, piece)
        case ("attack", _, space):
            return _attacking(position, space)
        case ("step", piece, _):
            return next(_for_the_step(position, after, piece))


def lacking(position: Drift, seat: int) -> list[str]:
    """The kinds that a seat has neither at home nor on the way."""
    have = (*position.deposited[seat], *position.carrying[seat].values())
    return [coin for coin in COINS if coin not in have]


def away(position: Drift, seat: int, piece: str, space: str) -> int:
    """The turns until an I stands on a coin that lies on a space now; in a river both drift."""
    spot = position.space_of(seat, piece)
    waits = seat != position.turn or piece in position.done or not position.left.get(piece)
    if waits and position.drifts_before(seat):
        spot, space = DOWNSTREAM.get(spot, spot), DOWNSTREAM.get(space, space)
    return fetching(space)[spot][0]


def _waiting(position: Drift) -> str:
    """What goes on without another move: coins on their way, or Is on theirs."""
    seat = position.turn
    coming = {
        turns_home(position, seat, piece): coin
        for piece, coin in position.carrying[seat].items()
        if coin not in position.deposited[seat]
    }
    if coming:
        turns = min(coming)
        return tr_n(
            "Your {coin} is {count} turn from home, and nothing else would help it now.",
            "Your {coin} is {count} turns from home, and nothing else would help it now.",
            turns,
            coin=coin_name(coming[turns]),
        )
    sought = sorted(
        (away(position, seat, piece, space), coin, space)
        for piece in CARRIERS
        if position.pieces[seat][piece] and piece not in position.carrying[seat]
        for coin, space in _sought(position, seat)
    )
    if sought:
        turns, coin, space = sought[0]
        return tr_n(
            "Your nearest I is {count} turn from the {coin} on {space}.",
            "Your nearest I is {count} turns from the {coin} on {space}.",
            turns,
            coin=coin_name(coin),
            space=space_name(space),
        )
    return tr("Nothing else would help you this turn.")


def _sought(position: Drift, seat: int) -> list[tuple[str, str]]:
    """The coins that a seat lacks, and where they can be had: loose, or on a repository."""
    wanted = lacking(position, seat)
    places = [(coin, space) for space, coins in position.coins.items() for coin in coins]
    places += [
        (coin, position.home_of(other))
        for other, coins in enumerate(position.deposited)
        if other != seat
        for coin in coins
    ]
    return [(coin, space) for coin, space in places if coin in wanted]


def _picking(position: Drift, coin: str, piece: str) -> str:
    seat = position.turn
    if coin in lacking(position, seat):
        turns = turns_to(position.home_of(seat))[position.space_of(seat, piece)]
        return tr_n(
            "You still need {coin}, and your home is {count} turn away.",
            "You still need {coin}, and your home is {count} turns away.",
            turns,
            coin=coin_name(coin),
        )
    return tr("While you carry this {coin}, nobody else can take it.", coin=coin_name(coin))


def _dropping(position: Drift, after: Drift, piece: str) -> str:
    seat = position.turn
    coin = coin_name(position.carrying[seat][piece])
    if after.complete(seat):
        return tr("The {coin} is the last coin that you need: it wins.", coin=coin)
    if len(after.deposited[seat]) > len(position.deposited[seat]):
        return tr(
            "It puts the {coin} on your repository: coin {number} of 3.",
            coin=coin,
            number=len(after.deposited[seat]),
        )
    if position.carrying[seat][piece] in position.deposited[seat]:
        return tr("You have {coin} at home already, and this I is free again.", coin=coin)
    return tr("This I is free again, and the {coin} stays here.", coin=coin)


def _attacking(position: Drift, space: str) -> str:
    loser = position.standing[space]
    beaten = position.pieces_on(space, loser)[0]
    coin = position.carrying[loser].get(beaten)
    if coin is None:
        return tr("It sends an enemy {rank} home.", rank=rank_name(beaten))
    return tr("It sends a carrier home, and the {coin} stays here.", coin=coin_name(coin))


def _for_the_step(position: Drift, after: Drift, piece: str) -> Iterator[str]:
    """All that speaks for a step, the weightiest first."""
    for reason in _REASONS:
        found = reason(position, after, piece)
        if found:
            yield found
    yield tr("It opens the best way for the rest of your turn.")


def _carries_closer(position: Drift, after: Drift, piece: str) -> str | None:
    seat = position.turn
    coin = position.carrying[seat].get(piece)
    if coin is None:
        return None
    turns = turns_home(after, seat, piece)
    if after.space_of(seat, piece) == after.home_of(seat):
        return tr("The {coin} is home: next turn you can drop it.", coin=coin_name(coin))
    if turns >= turns_home(position, seat, piece):
        return None
    return tr_n(
        "It brings the {coin} closer to your home: {count} turn is left.",
        "It brings the {coin} closer to your home: {count} turns are left.",
        turns,
        coin=coin_name(coin),
    )


def _escapes(position: Drift, after: Drift, piece: str) -> str | None:
    seat = position.turn
    coin = position.carrying[seat].get(piece)
    if coin and piece in threats(position, seat) and piece not in threats(after, seat):
        return tr("There nobody can beat the I with your {coin}.", coin=coin_name(coin))
    return None


def _seeks(position: Drift, after: Drift, piece: str) -> str | None:
    seat = position.turn
    if VALUE[piece] > 1 or piece in position.carrying[seat]:
        return None
    nearer = sorted(
        (turns, coin, space)
        for coin, space in _sought(position, seat)
        if (turns := away(after, seat, piece, space)) < away(position, seat, piece, space)
    )
    if not nearer:
        return None
    _, coin, space = nearer[0]
    return tr(
        "It is on the way to the {coin} on {space}.",
        coin=coin_name(coin),
        space=space_name(space),
    )


def _guards(position: Drift, after: Drift, piece: str) -> str | None:
    seat = position.turn
    home = position.home_of(seat)
    if after.space_of(seat, piece) != home or not position.deposited[seat]:
        return None
    return tr("There it guards the coins on your repository.")


def _defends(position: Drift, after: Drift, piece: str) -> str | None:
    """It comes to stand beside a carrier."""
    seat = position.turn
    for carrier, coin in after.carrying[seat].items():
        near = NEAR[after.space_of(seat, carrier)]
        comes = after.space_of(seat, piece) in near and position.space_of(seat, piece) not in near
        if carrier != piece and comes:
            return tr("It defends the I with your {coin}.", coin=coin_name(coin))
    return None


def _can_attack(position: Drift, after: Drift, piece: str) -> str | None:
    for action in after.actions_of(piece):
        if action[0] == "attack":
            return tr("From there it can beat the enemy on {space}.", space=space_name(action[2]))
    return None


def _hunts(position: Drift, after: Drift, piece: str) -> str | None:
    seat = position.turn
    if VALUE[piece] == 1:
        return None
    here, there = position.space_of(seat, piece), after.space_of(seat, piece)
    prey = sorted(
        (steps_to(spot)[there], coin, spot)
        for other, carrying in enumerate(position.carrying)
        if other != seat
        for carrier, coin in carrying.items()
        if (spot := position.pieces[other][carrier])
        and steps_to(spot)[there] < steps_to(spot)[here]
    )
    if not prey:
        return None
    return tr(
        "It comes closer to an enemy that carries {coin}, on {space}.",
        coin=coin_name(prey[0][1]),
        space=space_name(prey[0][2]),
    )


def _makes_room(position: Drift, after: Drift, piece: str) -> str | None:
    if len(counted(position)) > len(counted(after)) >= 1:
        return tr("All pieces but one must leave your home this turn.")
    leaves = position.space_of(position.turn, piece) == position.home
    if leaves and position.carrying[position.turn]:
        return tr("It makes room on your home for an I with a coin.")
    return None


def _follows(position: Drift, after: Drift, piece: str) -> str | None:
    """It comes closer to an own carrier, or to an enemy I, to be of use there."""
    seat = position.turn
    here, there = position.space_of(seat, piece), after.space_of(seat, piece)
    for carrier, coin in position.carrying[seat].items():
        spot = position.space_of(seat, carrier)
        if carrier != piece and steps_to(spot)[there] < steps_to(spot)[here]:
            return tr("It stays close to the I with your {coin}.", coin=coin_name(coin))
    home = position.home
    if position.deposited[seat] and steps_to(home)[there] < steps_to(home)[here]:
        return tr("It comes closer to your home, to guard the coins there.")
    for coin, space in _sought(position, seat):
        if steps_to(space)[there] < steps_to(space)[here]:
            return tr(
                "It comes closer to the {coin} on {space}, to keep others away.",
                coin=coin_name(coin),
                space=space_name(space),
            )
    return None


_REASONS: tuple[Speaks, ...] = (
    _carries_closer,
    _escapes,
    _seeks,
    _can_attack,
    _guards,
    _defends,
    _hunts,
    _makes_room,
    _follows,
)
"""The weightiest first."""
