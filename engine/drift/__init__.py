"""DRIFT, the race for three coins on the drifting rings of the Annuli board."""

from engine.dice import Dice
from engine.drift import state, words
from engine.drift.rules import Drift
from engine.game import Data, Game, Option, State

_OPTIONS = (
    Option(
        "coins",
        ("place", "scatter"),
        "place",
        "Coins",
        "Everybody places one coin of each kind, or all are scattered at random.",
        names=("placed in turn", "scattered"),
    ),
    Option(
        "rounds",
        (20, 40, 60, 0),
        40,
        "Rounds",
        "After the last round the most deposited coins win.",
        names=("20", "40", "60", "no limit"),
    ),
)


def _restore(data: Data) -> State:
    position = object.__new__(Drift)
    state.fill(position, data, GAME.choose(data.get("options")))
    return position


def _imagine(view: Data, dice: Dice) -> State:
    return _restore(state.seen_again(view, dice))


GAME = Game(
    id="drift",
    title="DRIFT",
    line="Carry copper, silver and gold home across rivers that never stand still.",
    minutes="30–90",
    lobby_place=4,
    seats=range(2, 7),
    options=_OPTIONS,
    words=words,
    start=Drift.begin,
    restore=_restore,
    imagine=_imagine,
    reveals=frozenset({"drew"}),
)
