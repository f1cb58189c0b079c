"""How likely everybody is to win DRIFT: by the coins at home and the turns that the others need.

The weights are a softmax regression's, over five thousand turns of medium's matches against itself
and who won them. What is carried, and how many pieces stand, told nothing beside the way to go.
"""

from math import log

from engine.bots.outlook import Outlook, shares
from engine.drift.distances import turns_to
from engine.drift.pieces import CARRIERS, COINS
from engine.drift.state import Position

HOME, WAY, ON_TURN = 0.47, 1.4, 0.09
WATCHED = 7
"""So many turns more a coin on another's repository is away: it is watched."""
NO_WAY = 30
"""Turns for a coin that no I of the seat's can fetch."""


def chances(position: Position) -> list[float]:
    return shares([_strength(position, seat) for seat in range(position.seats)])


def _strength(position: Position, seat: int) -> float:
    if position.round == 0:
        return 0.0  # Nobody stands anywhere yet.
    home, turn = len(position.deposited[seat]), position.turn == seat
    return HOME * home - WAY * log(1 + way_to_go(position, seat)) + ON_TURN * turn


def way_to_go(position: Position, seat: int) -> int:
    """The turns that all lacking coins need, one by one."""
    carrying, pieces = position.carrying[seat], position.pieces[seat]
    to_home = turns_to(position.home_of(seat))
    lacking = [coin for coin in COINS if coin not in position.deposited[seat]]
    turns = 0
    for piece, coin in carrying.items():
        spot = pieces[piece]
        if coin in lacking and spot:
            lacking.remove(coin)
            turns += to_home[spot] + 1
    free = [spot for piece in CARRIERS if piece not in carrying and (spot := pieces[piece])]
    for coin in lacking:
        ways = [
            turns_to(space)[spot] + to_home[space] + 2 + more
            for space, more in _sources(position, seat, coin)
            for spot in free
        ]
        turns += min(ways, default=NO_WAY)
    return turns


def _sources(position: Position, seat: int, coin: str) -> list[tuple[str, int]]:
    """Where a kind of coin can be had, and how many turns more it is away."""
    loose = [(space, 0) for space, coins in position.coins.items() if coin in coins]
    kept = [
        (position.home_of(other), WATCHED)
        for other in range(position.seats)
        if other != seat and coin in position.deposited[other]
    ]
    return loose + kept


OUTLOOK = Outlook(chances, unweighed=frozenset({"place"}))
"""D1: where a coin lies best depends on homes that nobody has yet."""
