"""ANNO 1503, the island settlers."""

from engine.anno1503 import state, words
from engine.anno1503.rules import Anno1503
from engine.dice import Dice
from engine.game import Data, Game, State


def _restore(data: Data) -> State:
    position = object.__new__(Anno1503)
    state.fill(position, data, GAME.choose(data.get("options")))
    return position


def _imagine(view: Data, dice: Dice) -> State:
    return _restore(state.dealt_anew(view, dice))


GAME = Game(
    id="anno1503",
    title="ANNO 1503",
    line="Settle an island, sail into the unknown, and grow rich enough to win.",
    minutes="60–90",
    lobby_place=3,
    seats=range(2, 5),
    options=(),
    words=words,
    start=Anno1503.begin,
    restore=_restore,
    imagine=_imagine,
    reveals=frozenset({"rolled", "explored", "claimed"}),
)
