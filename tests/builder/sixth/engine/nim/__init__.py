"""NIM, the oldest game of taking sticks."""

from engine.dice import Dice
from engine.game import Data, Game, Option
from engine.language import N_
from engine.nim import state, words
from engine.nim.rules import Nim
from engine.nim.types import Action, Event, View


def _restore(data: Data) -> Nim:
    position = object.__new__(Nim)
    state.fill(position, data, GAME.choose(data.get("options")))
    return position


def _imagine(view: View, dice: Dice) -> Nim:
    """Nothing is hidden (N5), so there is nothing to be dealt."""
    return _restore({**view, "dice": dice.bits()})


GAME: Game[View, Action, Event] = Game(
    id="nim",
    title="NIM",
    line=N_("Take sticks in turn, and be the one who takes the last."),
    minutes=N_("2–5"),
    lobby_place=6,
    seats=state.SEATS,
    options=(Option("heaps", (3, 5), 3, N_("Heaps"), N_("More heaps make a longer game.")),),
    words=words,
    start=Nim.begin,
    restore=_restore,
    imagine=_imagine,
)
