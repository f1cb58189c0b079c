"""SANTY ANNO, the pirates' race: eight ships, a row of cards, and who is first aboard."""

from engine.dice import Dice
from engine.game import Data, Game, Needs, Option, Value
from engine.language import N_
from engine.santyanno import state, words
from engine.santyanno.loot import verdicts
from engine.santyanno.moves import route
from engine.santyanno.reasons import Step, steps
from engine.santyanno.rounds import PACES
from engine.santyanno.rules import SantyAnno
from engine.santyanno.types import Action, Event, View

__all__ = ["GAME", "Step", "route", "steps", "verdicts"]

_OPTIONS = (
    Option(
        "level",
        ("basic", "expert"),
        "basic",
        N_("Cards"),
        N_("Expert adds helms, double cards and Coco the parrot."),
        names=(N_("basic"), N_("expert")),
    ),
    Option(
        "events",
        (False, True),
        False,
        N_("Events"),
        N_("One event card a round twists the row."),
        needs=Needs(
            "level",
            ("expert",),
            N_("Events (S10): event cards come with the expert cards only."),
        ),
    ),
    Option(
        "laps",
        (False, True),
        False,
        N_("Laps"),
        N_("In the rounds with 8 and 9 cards, tap once around your ships before you choose."),
    ),
    Option(
        "loot",
        ("hidden", "open"),
        "hidden",
        N_("Loot"),
        N_("Hidden loot is counted only at the end."),
        names=(N_("hidden until the end"), N_("open to all")),
    ),
    Option(
        "play",
        ("around", "pass"),
        "around",
        N_("Way to play"),
        N_("All at once around the tablet, or one after another, each timed alone."),
        names=(N_("around the tablet"), N_("pass the tablet")),
    ),
    Option(
        "countdown",
        (True, False),
        True,
        N_("Countdown"),
        N_("The last one has five seconds more. Off, nobody is hurried: good for beginners."),
    ),
    Option(
        "pace",
        PACES,
        PACES[0],
        N_("Computer players"),
        N_("How long they take for a card: as their level says, or as long as you do."),
        spoken=words.pace,
        learns=True,
        offered=(0, 2000, 3000, 4000, 6000),
    ),
)


def _start(seats: int, dice: Dice, options: dict[str, Value]) -> SantyAnno:
    return SantyAnno.begin(seats, dice, options)


def _restore(data: Data) -> SantyAnno:
    position = object.__new__(SantyAnno)
    state.fill(position, data, GAME.choose(data.get("options")))
    return position


def _imagine(view: View, dice: Dice) -> SantyAnno:
    return _restore(state.dealt_anew(view, dice))


def _upgrade(save: Data) -> Data | None:
    """S10: the first rules had the countdown always, and the levels' own times: the defaults."""
    return save | {"rules": 2} if save["rules"] == 1 else None


GAME: Game[View, Action, Event] = Game(
    id="santyanno",
    title="SANTY ANNO",
    line=N_("Follow the cards in your head and be the first aboard the right ship."),
    minutes=N_("15–25"),
    lobby_place=5,
    seats=range(3, 9),
    options=_OPTIONS,
    words=words,
    start=_start,
    restore=_restore,
    imagine=_imagine,
    reveals=frozenset({"cast_off", "committed", "late", "resolve", "found", "astray", "missing"}),
    rules=2,
    upgrade=_upgrade,
    newer={"countdown": 2, "pace": 2},
)
