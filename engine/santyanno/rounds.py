"""The five rounds: how long their rows are, which coins there are, what the places are called."""

from collections.abc import Mapping
from typing import Literal

from engine.game import Value

ROUNDS = 5
FIRST_ROW = 5
"""S11: cards in the first round; every round has one more."""
COINS = (5, 4, 3, 2, 1)
LAP_ROUNDS = (4, 5)
"""S17: those with 8 and 9 cards."""

PACES = (0, *range(1_000, 10_001, 500))
"""Milliseconds a card that computer players may be set to; 0 for their level's own."""


PLACES = 8


def seat_place(seat: int, seats: int) -> int:
    """S9: the place around the table in front of a seat, clockwise."""
    return seat * PLACES // seats


def row_length(number: int) -> int:
    """S11: how many cards the round of this number has."""
    return FIRST_ROW + number - 1


def title(place: int, seats: int) -> Literal["captain", "mate", ""]:
    """S21: `captain`, with five or more players also `mate` for second and third; else "".

    Ruling T8: who shares a place shares its title.
    """
    if place == 1:
        return "captain"
    return "mate" if place <= 3 and seats >= 5 else ""


def laps(options: Mapping[str, Value], number: int) -> bool:
    """S17: whether a lap is run before the choice in the round of this number."""
    return bool(options["laps"]) and number in LAP_ROUNDS
