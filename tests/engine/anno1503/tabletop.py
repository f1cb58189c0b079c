"""Positions set up by hand, dice that fall as wanted, and short ways to look at what happened."""

from functools import cache
from typing import Any

from engine import games
from engine.dice import Dice
from engine.game import State, Told

GAME = games()["anno1503"]
COMMODITIES = ("stone", "lumber", "tools", "cloth", "spice", "tobacco")

Fields = dict[str, Any]


def goods(**counts: int) -> dict[str, int]:
    """All six commodities; those not named are 0."""
    return dict.fromkeys(COMMODITIES, 0) | counts


def dump(*homes: Fields, rolls: tuple[int, ...] = (), **fields: Any) -> Fields:
    """A dump with a home for each player, by default in seat 0's building step.

    The islands are A, B, C, D by seat. A home that says nothing of its goods has none.
    """
    data = GAME.new(len(homes), seed=0).dump()
    for seat, (player, changes) in enumerate(zip(data["players"], homes, strict=True)):
        player |= {"island": "ABCD"[seat], "goods": goods()} | changes
    return data | {"turn": 0, "phase": "build", "dice": falling(rolls)} | fields


def position(*homes: Fields, rolls: tuple[int, ...] = (), **fields: Any) -> State:
    return GAME.load(dump(*homes, rolls=rolls, **fields))


@cache
def falling(rolls: tuple[int, ...], after: int = 0) -> int:
    """Dice that give these rolls next; others for another `after`."""
    state = after
    while True:
        dice = Dice(state)
        if all(dice.roll() == wanted for wanted in rolls):
            return state
        state += 1


def home(state: State, seat: int = 0) -> Fields:
    """A player's part of the dump."""
    return state.dump()["players"][seat]


def verbs(state: State) -> set[str]:
    """What kinds of action the first actor has."""
    return {action[0] for action in state.legal()}


def those(state: State, verb: str) -> list[tuple[Any, ...]]:
    """The first actor's legal actions of one kind."""
    return [action for action in state.legal() if action[0] == verb]


def events(told: list[Told], name: str) -> list[tuple[Any, ...]]:
    """What was told under this name, without the name."""
    return [event[1:] for event, _ in told if event[0] == name]
