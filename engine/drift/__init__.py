"""DRIFT, the race for three coins on the drifting rings of the Annuli board."""

from engine.dice import Dice
from engine.drift import state, words
from engine.drift.rounds import AUTO
from engine.drift.rules import Drift
from engine.drift.types import Action, Event, View
from engine.game import Data, Game, Option
from engine.language import N_

__all__ = ["GAME"]

_OPTIONS = (
    Option(
        "coins",
        ("place", "scatter"),
        "place",
        N_("Coins"),
        N_("Everybody places one coin of each kind, or all of them are scattered at random."),
        names=(N_("placed in turn"), N_("scattered")),
    ),
    Option(
        "rounds",
        (AUTO, 20, 40, 60, 80, 120, 0),
        AUTO,
        N_("Rounds"),
        N_(
            "After the last round, whoever has deposited the most coins wins. Two and three "
            "players usually play up to 60 rounds, four 50, five and six 40."
        ),
        names=(N_("as usual"), "20", "40", "60", "80", "120", N_("no limit")),
        first_time=20,
    ),
)


def _restore(data: Data) -> Drift:
    position = object.__new__(Drift)
    state.fill(position, data, GAME.choose(data.get("options")))
    return position


def _imagine(view: View, dice: Dice) -> Drift:
    return _restore({**view, "dice": dice.bits()})


GAME: Game[View, Action, Event] = Game(
    id="drift",
    title="DRIFT",
    line=N_("Carry copper, silver and gold home across rivers that never stand still."),
    minutes=N_("25–80"),  # 74 turns between two, 240 among six, of about 20 seconds
    lobby_place=4,
    seats=range(2, 7),
    options=_OPTIONS,
    words=words,
    start=Drift.begin,
    restore=_restore,
    imagine=_imagine,
    reveals=frozenset({"drew"}),
    rules=2,
    newer={"sent": 2},
)
