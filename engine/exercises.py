"""Small questions from real positions, made without end, each with its answers and the reason.

A game that has some declares them in its `exercises.py` as `KINDS`. Equal dice give equal
questions, so that everybody can be asked the same one on the same day.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from engine.bots import think
from engine.bots.task import Thinking, ended
from engine.dice import Dice
from engine.game import AnyGame, AnyState, Value
from engine.language import tr

PERSON = 0
"""The seat that is asked."""
LONGEST = 400
"""Actions after which another match is begun: in this one there was nothing to ask."""
TRIES = 200


class Answer(NamedTuple):
    words: str
    right: bool
    thing: str = ""
    """What it is on the table, as `hand:Q2`; "" for what is only said."""
    reason: str = ""
    """Why this one is right or wrong, where the exercise's reason does not say it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise:
    view: Any
    """What the person who is asked may know."""
    question: str
    answers: tuple[Answer, ...]
    reason: str
    """Why the right answer is right: one or two sentences."""
    rule: str
    many: bool = False
    """Whether all the right ones are asked for, one or several or none; else it is just one."""
    about: tuple[str, ...] = ()
    """What the question speaks of on the table, like the things of answers."""
    seats: int = 0
    """How many sit at the table; 0 until it is filled in."""
    steps: tuple[str, ...] = ()
    """The reason step by step, where it has several."""

    def is_right(self, given: frozenset[int]) -> bool:
        """Whether these answers, by their places, are the right ones and all of them."""
        return given == {place for place, answer in enumerate(self.answers) if answer.right}


Maker = Callable[[Any, Dice, Sequence[str]], Exercise | None]
"""A question about a position at which seat 0 is to act; None where there is none to ask.

It is given the position, dice, and the names by seat. It may change the position.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    title: str
    """What is practised, marked with `N_`."""
    make: Maker
    seats: tuple[int, ...] = (2, 3)
    options: Mapping[str, Value] = field(default_factory=dict)
    begins: int = 40
    """The match is taken up after fewer actions than this."""


def kinds_of(game: AnyGame) -> Mapping[str, Kind]:
    """The kinds of exercises that a game has, by their names."""
    if not has_exercises(game):
        return {}
    found: Mapping[str, Kind] = import_module(_module(game)).KINDS
    return found


def has_exercises(game: AnyGame) -> bool:
    """Whether somebody has thought of some; asking imports nothing."""
    return find_spec(_module(game)) is not None


def _module(game: AnyGame) -> str:
    return f"engine.{game.id}.exercises"


def asking(game: AnyGame, kind: Kind, dice: Dice, names: Sequence[str]) -> Thinking[Exercise]:
    """A question of this kind, from a match of easy computer players; in slices, as they think."""
    for _ in range(TRIES):
        state = game.new(dice.choice(kind.seats), dice.bits() >> 1, kind.options)
        wait = dice.below(kind.begins)
        for step in range(LONGEST):
            if not state.actors:
                break
            seat = state.actors[0]
            if step >= wait and seat == PERSON:
                found = kind.make(state.copy(), dice, names)
                if found:
                    return found if found.seats else replace(found, seats=state.seats)
            yield from _played_on(game, state, seat, dice)
    raise RuntimeError(f"{game.id}: nothing to ask")  # A kind that asks nothing is a fault of ours.


def _played_on(game: AnyGame, state: AnyState, seat: int, dice: Dice) -> Thinking[None]:
    legal = state.legal(seat)
    action = yield from think(game, "easy", state.view(seat), legal, dice)
    state.perform(legal[0] if action is None else action, seat)


def exercise(game: AnyGame, kind: Kind, dice: Dice, names: Sequence[str]) -> Exercise:
    """The same, all at once."""
    return ended(asking(game, kind, dice, names))


def yes_or_no(right: bool) -> tuple[Answer, ...]:
    return (Answer(tr("Yes"), right), Answer(tr("No"), not right))


def numbers(
    right: int, dice: Dice, step: int = 1, least: int = 0, most: int = 1 << 30
) -> tuple[Answer, ...]:
    """The right number among others near it, in their order."""
    first = right - step * dice.below(4)
    while first + 3 * step > most:
        first -= step
    while first < least:
        first += step
    found = sorted({right, *(first + step * place for place in range(4))})
    return tuple(Answer(signed(number), number == right) for number in found)


def signed(number: int) -> str:
    """A number with a true minus where it needs one."""
    return f"−{-number}" if number < 0 else str(number)


def one_of(
    right: str, others: Sequence[str], words: Callable[[str], str], dice: Dice, zone: str = ""
) -> tuple[Answer, ...]:
    """The right thing among up to three others, in any order; `zone` is where they all lie."""
    wrong = [other for other in dict.fromkeys(others) if other != right]
    dice.shuffle(wrong)
    codes = [right, *wrong[:3]]
    dice.shuffle(codes)
    return tuple(
        Answer(words(code), code == right, f"{zone}:{code}" if zone else "") for code in codes
    )
