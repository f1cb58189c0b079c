"""Questions of practice, made once for all tests."""

from functools import cache
from typing import Any

from engine import games
from engine.dice import Dice
from engine.exercises import Exercise, exercise, kinds_of

NAMES = ["Ada", "Pip", "Mimi", "Toto"]
QUESTIONS = 12


@cache
def asked(game: str, kind: str) -> list[Exercise]:
    """A dozen questions of a kind."""
    rules = games()[game]
    return [exercise(rules, kinds_of(rules)[kind], Dice(n), NAMES) for n in range(QUESTIONS)]


def made(game: str, kind: str, position: Any, tries: int = 60) -> list[Exercise]:
    """All that is asked of one position, with so many dice."""
    make = kinds_of(games()[game])[kind].make
    found = (make(position.copy(), Dice(seed), NAMES) for seed in range(tries))
    return [one for one in found if one]


def shown(game: str, one: Exercise) -> Any:
    """A position that fits what the person sees."""
    return games()[game].imagine(one.view, Dice(3))


def right(one: Exercise) -> str:
    """The words of the only right answer."""
    (words,) = (answer.words for answer in one.answers if answer.right)
    return words


def things(one: Exercise) -> dict[str, bool]:
    """Where the answers lie, and whether they are right."""
    return {answer.thing: answer.right for answer in one.answers}
