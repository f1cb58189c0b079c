"""What SANTY ANNO's recordings show, read off the events and the last position."""

from itertools import pairwise

from engine.game import AnyState, Event
from engine.santyanno.rounds import COINS, ROUNDS
from engine.santyanno.rules import SantyAnno
from tests.matches.record import Fulfilled

ADA, BEA, CLEO, DORA, EDDA, FAY = range(6)


def rounds_of(told: list[Event]) -> list[list[Event]]:
    """What was told in each of the rounds."""
    starts = [number for number, event in enumerate(told) if event[0] == "cast_off"]
    return [told[a:b] for a, b in zip(starts, [*starts[1:], None], strict=True)]


def named(told: list[Event], *names: str) -> list[Event]:
    return [event for event in told if event[0] in names]


def events(told: list[Event]) -> list[str]:
    """The event cards, round by round."""
    return [event for _, _, _, event in named(told, "cast_off")]


def last_event(code: str) -> Fulfilled:
    def fulfilled(told: list[Event], state: AnyState) -> bool:
        _, number, cards, event = named(told, "cast_off")[-1]
        return (number, len(cards), event) == (ROUNDS, 9, code)

    return fulfilled


def places(state: AnyState) -> dict[int, int]:
    return {row["seat"]: row["place"] for row in state.standings or []}


def by_ducats(state: AnyState, seats: int) -> bool:
    """The first so many are apart from each other, and from the next one, by ducats alone."""
    ducats = [row["score"] for row in state.standings or []]
    return all(more > less for more, less in pairwise(ducats[: seats + 1]))


def ranks(told: list[Event]) -> dict[int, str]:
    return {seat: rank for _, seat, rank, _ in named(told, "honour")}


def ranked_by_ducats(told: list[Event], state: AnyState, *expected: str) -> bool:
    return list(ranks(told).values()) == [*expected] and by_ducats(state, len(expected))


def verdicts(told: list[Event], name: str, per_round: int) -> bool:
    """In every round so many had this verdict, and nobody another."""
    return all(
        [event[0] for event in named(course, "found", "astray", "missing")] == [name] * per_round
        for course in rounds_of(told)
    )


def without_coins(told: list[Event], state: AnyState) -> bool:
    """Three of eight get nothing for their right ships."""
    return verdicts(told, "found", 8) and all(
        [coin for *_, coin in named(course, "found")] == [*COINS, 0, 0, 0]
        for course in rounds_of(told)
    )


def late_after_countdown(told: list[Event], state: AnyState) -> bool:
    """In every round the one player who is left, and nobody else."""
    return all(
        [event[1:] for event in named(course, "late")]
        == [event[1:] for event in named(course, "countdown")]
        and len(named(course, "found")) == len(places(state)) - 1
        for course in rounds_of(told)
    )


def same_millisecond(told: list[Event], state: AnyState) -> bool:
    """Once all five find theirs; and the order of the log is not only that of the seats."""
    orders = []
    for course in rounds_of(told):
        found = named(course, "found")
        boarded = [seat for _, seat, *_ in named(course, "boarded")]
        finders = [seat for _, seat, *_ in found]
        together = len({milliseconds for _, _, _, milliseconds, _ in found}) == 1
        if not together or finders != sorted(finders, key=boarded.index):
            return False
        orders.append(finders)
    return max(map(len, orders)) == 5 and any(order != sorted(order) for order in orders)


def fastest_not_first(told: list[Event], state: AnyState) -> bool:
    """All act in turn, and once the times turn their order round."""
    courses = rounds_of(told)
    in_turn = all(
        [seat for _, seat in named(course, "committed", "late")] == sorted(places(state))
        for course in courses
    )
    finders = [[seat for _, seat, *_ in named(course, "found")] for course in courses]
    return in_turn and any(order != sorted(order) for order in finders)


def coins_of(state: AnyState, seat: int) -> list[int]:
    """How many 5s, 4s and so on."""
    assert isinstance(state, SantyAnno)
    return [state.coins[seat].count(coin) for coin in COINS]


def beats(state: AnyState, winner: int, loser: int, coin: int) -> bool:
    """As many ducats, and as many of each higher coin: a coin of this kind decides."""
    assert isinstance(state, SantyAnno)
    mine, theirs = coins_of(state, winner), coins_of(state, loser)
    higher = COINS.index(coin)
    return (
        sum(state.coins[winner]) == sum(state.coins[loser])
        and mine[:higher] == theirs[:higher]
        and (mine[higher], theirs[higher]) == (1, 0)
        and places(state)[winner] < places(state)[loser]
    )


def captain_by(coin: int, ducats: int, *higher: int) -> Fulfilled:
    """Ada is captain before Bea by this coin; `higher` is what both have of the better ones."""

    def fulfilled(told: list[Event], state: AnyState) -> bool:
        row = (state.standings or [])[0]
        return (
            beats(state, ADA, BEA, coin)
            and (row["seat"], row["score"]) == (ADA, ducats)
            and coins_of(state, ADA)[: len(higher)] == [*higher]
            and ranks(told)[ADA] == "captain"
            and ranks(told).get(BEA) != "captain"
        )

    return fulfilled


def all_shared(told: list[Event], state: AnyState) -> bool:
    return all((row["place"], row["score"]) == (1, 0) for row in state.standings or [])
