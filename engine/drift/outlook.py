"""What a position is worth to hard and expert: the coins' ways home, and who moves next.

A piece is in danger only from those who move before its owner does, and a carrier that the seat on
turn can reach is half lost. Ways are remembered: most pieces that move change nobody's way.
"""

from functools import lru_cache
from math import pow
from typing import TypeAlias

from engine.drift.board import DOWNSTREAM, NEAR
from engine.drift.distances import fetching, steps_to, strikers, turns_to
from engine.drift.judgement import DEPOSIT, WIN, WORTH
from engine.drift.pieces import CARRIERS, COINS, PIECES, VALUE
from engine.drift.state import Position, clockwise

Loose: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
"""Which coins lie where."""

COIN = 66.0
"""A coin that is as good as home; every turn it still needs costs TURN."""
TURN = 2.4
CARRIED, HOMEWARD = 16.0, 3.5
"""What having picked up a coin counts, and what each turn home then costs: it must not be kept."""
USELESS = 6.0
"""What carrying a kind that lies at home already costs."""
WATCHED = 7
"""So many turns more a coin on another's repository seems away."""
RIVAL = 0.95
"""What the nearest rival's coins count, compared with one's own, between two players."""
SPREAD = 0.3
"""The more rivals, the less it helps to hold up one of them."""
BEATEN = 18.0
"""What a carrier within reach of somebody who moves first is feared to lose."""
CAREFUL, WANING, LEAST = 4, 18, 0.08
"""After so many careful rounds, so many in which care wanes, and what is left of it."""
THEFT = (40.0, 26.0, 14.0, 7.0)
"""What an unguarded repository loses by an enemy I so many turns away."""
STRONG = tuple(piece for piece in PIECES if VALUE[piece] > 1)
HUNT = 1.4
"""What each step costs that a strong piece is away from an enemy's carrier."""
HURRY = 20
"""So many rounds the strong pieces go after others' carriers; then they see to their own coins, or
everybody would hold up everybody for ever."""
ESCORT = 0.35
"""What each step costs that the own carriers' company is away from them."""
COMPANY = 2
"""So many strong pieces go with a carrier."""


def outlook(position: Position, seat: int, moving: bool = False) -> float:
    """Higher is better. A seat that is `moving` has all others before its next turn; one that
    has the turn before it has nobody."""
    loose = tuple(position.coins.items())
    drifted = tuple((DOWNSTREAM.get(space, space), coins) for space, coins in loose)
    prospects = [
        _prospects(position, who, loose, drifted, moving and who == seat)
        for who in range(position.seats)
    ]
    rivals = [worth for who, worth in enumerate(prospects) if who != seat]
    envy = pow(len(rivals), -SPREAD)
    return (
        prospects[seat]
        - RIVAL * envy * max(rivals)
        - (HUNT * envy * _chase(position, seat) if position.round <= HURRY else 0.0)
        - ESCORT * _alone(position, seat)
        - _crowd(position, seat)
    )


def _prospects(position: Position, seat: int, loose: Loose, drifted: Loose, moving: bool) -> float:
    """Coins at home and on the way, less what may befall them, and the pieces."""
    deposited = position.deposited[seat]
    if len(deposited) == len(COINS) and position.complete(seat):
        return WIN
    before, drifts = _course(position.homes, position.turn, seat, moving)
    pieces, carrying = position.pieces[seat], position.carrying[seat]
    spots = tuple(
        (DOWNSTREAM.get(spot, spot) if drifts else spot, carrying.get(piece, ""))
        for piece in CARRIERS
        if (spot := pieces[piece])
    )
    elsewhere = tuple(
        (position.home_of(other), coins)
        for other, coins in enumerate(position.deposited)
        if other != seat and coins
    )
    home = position.home_of(seat)
    care = caution(position.round)
    value = DEPOSIT * len(deposited) + way(
        home, spots, deposited, drifted if drifts else loose, elsewhere
    )
    if None in pieces.values():
        value -= sum(WORTH[VALUE[piece]] for piece, spot in pieces.items() if not spot)
    if carrying and before:
        value -= care * _danger(position, seat, before)
    if deposited and before and position.standing.get(home) != seat:
        value -= care * _theft(position, home, before)
    return value


def caution(round_: int) -> float:
    """How much danger counts: who only waits for it to pass sits on a coin for ever."""
    return max(LEAST, 1.0 - max(0, round_ - CAREFUL) / WANING)


@lru_cache(maxsize=1 << 6)
def _course(
    homes: tuple[int | None, ...], turn: int, seat: int, moving: bool
) -> tuple[tuple[int, ...], bool]:
    """Who has a turn, or the rest of one, before the seat's own; and whether the rivers move."""
    if moving:
        return tuple(who for who in range(len(homes)) if who != seat), True
    order = clockwise(homes)
    at, place = order.index(turn), order.index(seat)
    return tuple((order[at:] + order[:at])[: (place - at) % len(order)]), place < at


@lru_cache(maxsize=1 << 11)
def way(
    home: str,
    spots: tuple[tuple[str, str], ...],
    deposited: tuple[str, ...],
    known: Loose,
    elsewhere: Loose,
) -> float:
    """How near the lacking coins are to the own repository, by the turns that they still need."""
    to_home = turns_to(home)
    lacking = [coin for coin in COINS if coin not in deposited]
    value = 0.0
    free: list[str] = []
    for spot, coin in spots:
        if coin in lacking:
            lacking.remove(coin)
            value += max(2.0, COIN + CARRIED - HOMEWARD * (to_home[spot] + 1))
        elif coin:
            value -= USELESS
        else:
            free.append(spot)
    return value + sum(
        max(2.0, COIN - TURN * turns)
        for turns in _fetched(to_home, free, lacking, known, elsewhere)
    )


def _fetched(
    to_home: dict[str, int],
    free: list[str],
    lacking: list[str],
    known: Loose,
    elsewhere: Loose,
) -> list[int]:
    """The turns that coins need which nobody carries, the soonest free I sent for each."""
    turns: list[int] = []
    offers = []
    for coin in lacking:
        places = [(space, 0) for space, coins in known if coin in coins]
        places += [(space, WATCHED) for space, coins in elsewhere if coin in coins]
        for space, extra in places:
            away = fetching(space)
            for number, spot in enumerate(free):
                turns_there, taken_at = away[spot]
                offers.append((turns_there + to_home[taken_at] + 2 + extra, coin, number))
    offers.sort()
    taken: set[str] = set()
    used: set[int] = set()
    for cost, coin, number in offers:
        if coin not in taken and number not in used:
            taken.add(coin)
            used.add(number)
            turns.append(cost)
    return turns


def _danger(position: Position, seat: int, before: tuple[int, ...]) -> float:
    """The carriers that somebody who moves first could beat, with one piece and its helpers."""
    own, home = position.pieces[seat], position.home_of(seat)
    total = 0.0
    for piece in position.carrying[seat]:
        space = own[piece]
        if space is None or space == home:
            continue
        near = NEAR[space]
        defence = 1 + sum(VALUE[p] for p, spot in own.items() if spot in near)
        if any(_beats(position, other, space, defence) for other in before):
            total += BEATEN
    return total


def _beats(position: Position, other: int, space: str, defence: int) -> bool:
    carrying, near = position.carrying[other], NEAR[space]
    pieces = position.pieces[other]
    help_ = sum(VALUE[p] for p, spot in pieces.items() if spot in near and p not in carrying)
    for piece, spot in pieces.items():
        if spot is None or piece in carrying:
            continue
        strength = VALUE[piece]
        total = help_ if spot in near else help_ + strength
        if total > defence and spot in strikers(space, strength):
            return True
    return False


def _theft(position: Position, home: str, before: tuple[int, ...]) -> float:
    """Thieves on the way to a repository that nobody guards."""
    to_home = turns_to(home)
    total = 0.0
    for other in before:
        carrying = position.carrying[other]
        for piece in CARRIERS:
            spot = position.pieces[other][piece]
            if spot and piece not in carrying and to_home[spot] < len(THEFT):
                total += THEFT[to_home[spot]]
    return total


def _alone(position: Position, seat: int) -> int:
    """How far the strong pieces are from the own carriers that they could bring home safely."""
    own, home = position.pieces[seat], position.home_of(seat)
    deposited = position.deposited[seat]
    far = 0
    for carrier, coin in position.carrying[seat].items():
        spot = own[carrier]
        if spot is None or spot == home or coin in deposited:
            continue
        steps = steps_to(spot)
        away = sorted(steps[at] for piece in STRONG if (at := own[piece]))
        far += sum(away[:COMPANY])
    return far


def _chase(position: Position, seat: int) -> int:
    """How far the strong pieces are from the enemies' carriers."""
    prey = [
        spot
        for other, carrying in enumerate(position.carrying)
        if other != seat
        for piece in carrying
        if (spot := position.pieces[other][piece])
    ]
    if not prey:
        return 0
    own = position.pieces[seat]
    far = 0
    for piece in STRONG:
        spot = own[piece]
        if spot:
            far += min(steps_to(target)[spot] for target in prey)
    return far


def _crowd(position: Position, seat: int) -> float:
    """D7: more than one piece on the home, and D8: a carrier that finds the home taken."""
    home = position.home_of(seat)
    there = position.pieces_on(home, seat)
    if not there:
        return 0.0
    crowd = 0.0
    if len(there) > 1:
        ways = sum(spot not in position.standing for spot in NEAR[home])
        crowd = 4.0 * (len(there) - 1) + 8.0 * max(0, len(there) - 1 - ways)
    carrying = position.carrying[seat]
    if not carrying.keys() >= set(there):
        near = NEAR[home]
        crowd += 5.0 * sum(position.pieces[seat][piece] in near for piece in carrying)
    return crowd
