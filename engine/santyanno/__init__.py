"""SANTY ANNO, the pirates' race: eight ships, a row of cards, and who is first aboard."""

from engine.dice import Dice
from engine.game import Data, Game, Option, State, Value
from engine.santyanno import state, words
from engine.santyanno.moves import route
from engine.santyanno.reasons import Step, steps
from engine.santyanno.rules import SantyAnno

__all__ = ["GAME", "Step", "route", "steps"]

_OPTIONS = (
    Option(
        "level",
        ("basic", "expert"),
        "basic",
        "Cards",
        "Expert adds helms, double cards and Coco the parrot.",
        names=("basic", "expert"),
    ),
    Option(
        "events",
        (False, True),
        False,
        "Events",
        "One event card a round twists the row; only with the expert cards.",
    ),
    Option(
        "laps",
        (False, True),
        False,
        "Laps",
        "In the rounds with 8 and 9 cards, tap once around your ships before you choose.",
    ),
    Option(
        "loot",
        ("hidden", "open"),
        "hidden",
        "Loot",
        "Hidden loot is counted only at the end.",
    ),
    Option(
        "play",
        ("around", "pass"),
        "around",
        "Way to play",
        "All at once around the tablet, or one after another, each timed alone.",
        names=("around the tablet", "pass the tablet"),
    ),
)


def _checked(options: dict[str, Value]) -> dict[str, Value]:
    """S10: no events with the basic cards."""
    if options["events"] and options["level"] == "basic":
        raise ValueError(words.no("S10", "events"))
    return options


def _start(seats: int, dice: Dice, options: dict[str, Value]) -> State:
    return SantyAnno.begin(seats, dice, _checked(options))


def _restore(data: Data) -> State:
    position = object.__new__(SantyAnno)
    state.fill(position, data, _checked(GAME.choose(data.get("options"))))
    return position


def _imagine(view: Data, dice: Dice) -> State:
    return _restore(state.dealt_anew(view, dice))


GAME = Game(
    id="santyanno",
    title="SANTY ANNO",
    line="Follow the cards in your head and be the first aboard the right ship.",
    minutes="15–25",
    lobby_place=5,
    seats=range(3, 9),
    options=_OPTIONS,
    words=words,
    start=_start,
    restore=_restore,
    imagine=_imagine,
    reveals=frozenset({"cast_off", "committed", "late", "resolve", "found", "astray", "missing"}),
)
