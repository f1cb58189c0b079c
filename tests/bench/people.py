"""SANTY ANNO's races with simulated people at the table: does a level fit whom it is meant for?

A person is given what a computer player has, a time a card and a chance of a slip, with the same
spreads and the same factor for harder cards; and the countdown (S13) is held, as the page does.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.bots import dice_for
from engine.santyanno import GAME
from engine.santyanno.bot import LEVELS, Level, search

COUNTDOWN = 5_000
CARDS = 5


def _slips(wrong: float) -> float:
    """The chance of a slip a card, of somebody who is wrong so often with five cards."""
    return float(1 - (1 - wrong) ** (1 / CARDS))


class Person(NamedTuple):
    name: str
    skill: Level
    against: str
    """The level that is meant for them."""


PEOPLE = (
    Person("beginner: 6 s a card, 20 % wrong", Level(6000, _slips(0.20)), "easy"),
    Person("expert: 8 s for five cards, 5 % wrong", Level(8000 // CARDS, _slips(0.05)), "hard"),
)


class Result(NamedTuple):
    won: float
    """Matches won, shared ones in equal parts."""
    shut_out: int
    """Rounds in which the countdown ended before the person had a ship."""
    rounds: int


def match(person: Person, seed: int, seats: int = 3) -> Result:
    """A whole match of one person against computer players of the level meant for them."""
    state = GAME.new(seats, seed)
    seat, shut_out, rounds = seed % seats, 0, 0
    while state.actors:
        state.play(("cast_off",))
        rounds += 1
        plans = []
        for who in range(seats):
            skill = person.skill if who == seat else LEVELS[person.against]
            ship, time = search(state.view(who), skill, dice_for(seed, who, rounds))
            plans.append((time, who, ship))
        plans.sort()
        for place, (time, who, ship) in enumerate(plans):
            late = place == seats - 1 and time > plans[-2][0] + COUNTDOWN
            shut_out += late and who == seat
            state.play(("late",) if late else ("board", ship, time), who)
        state.play(("split",))
    first = [row["seat"] for row in state.standings or () if row["place"] == 1]
    return Result((seat in first) / len(first), shut_out, rounds)


def rows(matches: int) -> Iterator[list[str]]:
    """A person a row: the share of matches won, and of rounds shut out by the countdown."""
    for person in PEOPLE:
        played = [match(person, seed) for seed in range(1, matches + 1)]
        won = sum(result.won for result in played) / matches
        shut = sum(result.shut_out for result in played) / sum(r.rounds for r in played)
        yield [person.name, f"two {person.against}", f"{won:.1%}", f"{shut:.1%}", str(matches)]
