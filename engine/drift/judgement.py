"""What a position of DRIFT is worth to a seat."""

from engine.drift.board import DOWNSTREAM, NEAR
from engine.drift.distances import steps_to, strikers, turns_to
from engine.drift.pieces import CARRIERS, COINS, VALUE
from engine.drift.state import Position

TERMS = ("deposits", "way", "rivals", "danger", "guard", "hunt", "crowd", "pieces")
"""The parts of the evaluation, in the order of `terms`."""

WIN = 2000.0
DEPOSIT = 100.0
COIN = 66.0
"""A coin that is as good as home; every turn it still needs costs TURN."""
TURN = 2.4
CARRIED = 6.0
"""What having picked up counts beside the turns saved: nobody else can take it."""
AT_HOME = 7
"""So many turns more a coin on another's repository seems away: it is watched."""
DANGER = 16.0
CAREFUL = 14
WANING = 30
"""After so many careful rounds, so many in which care wanes."""
WORTH = {3: 30.0, 2: 26.0, 1: 40.0}
PILFER = (40.0, 26.0, 14.0, 7.0)
"""What an unguarded repository loses by an enemy I so many turns away."""


def judge(position: Position, seat: int) -> float:
    """Higher is better."""
    return sum(terms(position, seat))


def judge_as_beginner(position: Position, seat: int) -> float:
    """What a beginner sees: the own coins and the own way, nobody else."""
    deposits, way, *_, crowd, pieces = terms(position, seat)
    return deposits + way + crowd + pieces


def terms(position: Position, seat: int) -> tuple[float, ...]:
    if position.round == 0:
        return (0.0,) * len(TERMS)
    others = [other for other in range(position.seats) if other != seat]
    chances = [_deposits(position, other) + _way(position, other) for other in others]
    rivals = max(chances) + 0.2 * sum(chances)
    care = caution(position.round)
    return (
        _deposits(position, seat),
        _way(position, seat),
        -0.75 * rivals,
        -care * _danger(position, seat, others),
        -care * _open_repository(position, seat, others),
        -_hunt(position, seat, others),
        -_crowd(position, seat),
        _pieces(position, seat) - 0.3 * sum(_pieces(position, other) for other in others),
    )


def caution(round_: int) -> float:
    """Care goes with time, or everybody would sit on the last coins for ever."""
    return max(0.1, 1.0 - max(0, round_ - CAREFUL) / WANING)


def _deposits(position: Position, seat: int) -> float:
    return WIN if position.complete(seat) else DEPOSIT * len(position.deposited[seat])


def _spots(position: Position, seat: int) -> dict[str, str]:
    """Where the seat's Is will be when it is on turn again."""
    pieces = position.pieces[seat]
    spots = {piece: spot for piece in CARRIERS if (spot := pieces.get(piece))}
    if position.drifts_before(seat):
        return {piece: DOWNSTREAM.get(spot, spot) for piece, spot in spots.items()}
    return spots


def _way(position: Position, seat: int) -> float:
    """How near the lacking coins are to the own repository, by the turns that they still need."""
    spots = _spots(position, seat)
    carrying = position.carrying[seat]
    home = position.home_of(seat)
    to_home = turns_to(home)
    lacking = [coin for coin in COINS if coin not in position.deposited[seat]]
    value = 0.0
    for piece, coin in carrying.items():
        if coin in lacking:
            lacking.remove(coin)
            value += CARRIED + _worth(to_home[spots[piece]] + 1)
        else:
            value -= CARRIED
    free = [spot for piece, spot in spots.items() if piece not in carrying]
    return value + _fetching(position, seat, free, lacking, to_home)


def _fetching(
    position: Position, seat: int, free: list[str], lacking: list[str], to_home: dict[str, int]
) -> float:
    """Each lacking coin by the free I that can bring it soonest, the soonest coin first."""
    offers = []
    for coin in lacking:
        for space, extra in _sources(position, seat, coin):
            away = turns_to(space)
            back = to_home[space] + 2 + extra
            offers += [(away[spot] + back, coin, number) for number, spot in enumerate(free)]
    offers.sort()
    value, taken, used = 0.0, set(), set()
    for cost, coin, number in offers:
        if coin not in taken and number not in used:
            taken.add(coin)
            used.add(number)
            value += _worth(cost)
    return value


def _sources(position: Position, seat: int, coin: str) -> list[tuple[str, int]]:
    """Where a kind of coin can be had, and how many turns more it seems away."""
    loose = [(space, 0) for space, coins in position.coins.items() if coin in coins]
    kept = [
        (position.home_of(other), AT_HOME)
        for other, coins in enumerate(position.deposited)
        if other != seat and coin in coins
    ]
    return loose + kept


def _worth(turns: int) -> float:
    return max(2.0, COIN - TURN * turns)


def _danger(position: Position, seat: int, others: list[int]) -> float:
    """The own carriers that an enemy could beat on its next turn."""
    total = 0.0
    own = position.pieces[seat]
    for piece in position.carrying[seat]:
        space = own[piece]
        assert space
        if space == position.home_of(seat):
            continue
        near = NEAR[space]
        defence = 1 + sum(VALUE[p] for p, spot in own.items() if spot in near)
        for other in others:
            total += DANGER * _attackers(position, other, space, defence)
    return total


def _attackers(position: Position, other: int, space: str, defence: int) -> int:
    """Whether one of another's pieces, alone, could come and beat what stands here."""
    carrying = position.carrying[other]
    for piece, spot in position.pieces[other].items():
        strength = VALUE[piece]
        if (
            spot
            and strength > defence
            and piece not in carrying
            and spot in strikers(space, strength)
        ):
            return 1
    return 0


def _open_repository(position: Position, seat: int, others: list[int]) -> float:
    """Coins on the repository with nobody at home, and thieves on the way."""
    home = position.home_of(seat)
    if not position.deposited[seat] or position.standing.get(home) == seat:
        return 0.0
    to_home = turns_to(home)
    total = 0.0
    for other in others:
        carrying = position.carrying[other]
        for piece, spot in _spots(position, other).items():
            if piece not in carrying and to_home[spot] < len(PILFER):
                total += PILFER[to_home[spot]]
    return total


def _hunt(position: Position, seat: int, others: list[int]) -> float:
    """How far the strong pieces are from the enemies' carriers."""
    prey = [
        spot
        for other in others
        for piece in position.carrying[other]
        if (spot := position.pieces[other][piece])
    ]
    if not prey:
        return 0.0
    own = position.pieces[seat]
    total = 0.0
    for piece in ("3a", "2a", "2b"):
        spot = own.get(piece)
        if spot:
            total += min(steps_to(target)[spot] for target in prey)
    return 1.4 * total


def _crowd(position: Position, seat: int) -> float:
    """D7: more than one piece on the home, and D8: a carrier that finds the home taken."""
    home = position.home_of(seat)
    there = position.pieces_on(home, seat)
    crowd = 0.0
    if len(there) > 1:
        ways = sum(spot not in position.standing for spot in NEAR[home])
        crowd = 4.0 * (len(there) - 1) + 8.0 * max(0, len(there) - 1 - ways)
    if there and not position.carrying[seat].keys() >= set(there):
        waiting = [p for p in position.carrying[seat] if position.pieces[seat][p] in NEAR[home]]
        crowd += 5.0 * len(waiting)
    return crowd


def _pieces(position: Position, seat: int) -> float:
    return sum(WORTH[VALUE[piece]] for piece, spot in position.pieces[seat].items() if spot)
