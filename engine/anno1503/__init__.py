"""ANNO 1503, the island settlers."""

from engine.anno1503 import state, words
from engine.anno1503.rules import Anno1503
from engine.anno1503.types import Action, Event, View
from engine.dice import Dice
from engine.game import Data, Game
from engine.language import N_


def _restore(data: Data) -> Anno1503:
    position = object.__new__(Anno1503)
    state.load(position, data, GAME.choose(data.get("options")))
    return position


def _imagine(view: View, dice: Dice) -> Anno1503:
    return _restore(state.dealt_anew(view, dice))


GAME: Game[View, Action, Event] = Game(
    id="anno1503",
    title="ANNO 1503",
    line=N_("Settle an island, sail into the unknown, and grow rich enough to win."),
    minutes=N_("60–90"),
    lobby_place=3,
    seats=range(2, 5),
    options=(),
    words=words,
    start=Anno1503.begin,
    restore=_restore,
    imagine=_imagine,
    reveals=frozenset({"rolled", "explored", "claimed"}),
)
