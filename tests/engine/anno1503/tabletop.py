"""Positions set up by hand, dice that fall as wanted, and short ways to look at what happened."""

from functools import cache
from typing import Any, TypeAlias

from engine import anno1503
from engine.anno1503.types import Action, Event, View
from engine.dice import Dice
from engine.game import State, Told

GAME = anno1503.GAME
GameState: TypeAlias = State[View, Action, Event]

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


def position(*homes: Fields, rolls: tuple[int, ...] = (), **fields: Any) -> GameState:
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


def home(state: GameState, seat: int = 0) -> Fields:
    """A player's part of the dump."""
    player: Fields = state.dump()["players"][seat]
    return player


def verbs(state: GameState) -> set[str]:
    """What kinds of action the first actor has."""
    return {action[0] for action in state.legal()}


def those(state: GameState, verb: str) -> list[tuple[Any, ...]]:
    """The first actor's legal actions of one kind."""
    return [action for action in state.legal() if action[0] == verb]


def refused(state: GameState, action: tuple[Any, ...]) -> str:
    """Why the first actor may not do this."""
    reason = state.why_not(action)
    assert reason is not None, f"{action} is legal"
    return reason


def events(told: list[Told[Event]], name: str) -> list[tuple[Any, ...]]:
    """What was told under this name, without the name."""
    return [event[1:] for event, _ in told if event[0] == name]
