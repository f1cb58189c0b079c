"""ANNO, the calendar game, and its Orientation for small children."""

from engine import reading
from engine.anno import orientation, state, words
from engine.anno.orientation import Orientation
from engine.anno.rules import Anno
from engine.anno.types import Action, Event, View
from engine.dice import Dice
from engine.game import Data, Entry, Game, Option, Value
from engine.language import N_

_MODE = "mode"
_ORIENTATION = "orientation"

_OPTIONS = (
    Option(
        "mensises",
        tuple(range(1, 13)),
        12,
        N_("Mensises"),
        N_("How many deals you play. The points of all of them count together."),
        offered=(1, 3, 6, 12),
    ),
    Option(
        "calidum",
        ("autumn", "spring"),
        "autumn",
        N_("Calidum Ante turns winter into"),
        N_("The rulebook's glossary says autumn, its worked example says spring."),
        names=(N_("autumn"), N_("spring")),
    ),
    Option(
        _MODE,
        ("calendar", _ORIENTATION),
        "calendar",
        N_("Way to play"),
        N_("Calendar is the full game. In Orientation you lay out the year together."),
        names=(N_("Calendar"), N_("Orientation")),
    ),
)


def _start(seats: int, dice: Dice, options: dict[str, Value]) -> Anno | Orientation:
    kind = Orientation if options[_MODE] == _ORIENTATION else Anno
    return kind.begin(seats, dice, options)


def _restore(data: Data) -> Anno | Orientation:
    options = GAME.choose(reading.a_dict(data, "options"))
    if options[_MODE] == _ORIENTATION:
        together = object.__new__(Orientation)
        orientation.fill(together, data, options)
        return together
    position = object.__new__(Anno)
    state.fill(position, data, options)
    return position


def _imagine(view: View, dice: Dice) -> Anno | Orientation:
    if "slips" in view:
        return _restore(orientation.dealt_anew(view, dice))
    return _restore(state.dealt_anew(view, dice))


GAME: Game[View, Action, Event] = Game(
    id="anno",
    title="ANNO",
    line=N_("Match the cards of the sky to the months of the year."),
    minutes=N_("15–90"),
    lobby_place=1,
    seats=range(2, 5),
    options=_OPTIONS,
    words=words,
    start=_start,
    restore=_restore,
    imagine=_imagine,
    reveals=frozenset({"refilled", "drew", "dealt", "drawn", "slip"}),
    entries=(
        Entry(
            id=_ORIENTATION,
            title="Orientation",
            line=N_("Lay out the whole year together: ANNO for small children."),
            seats=range(1, 5),
            options={_MODE: _ORIENTATION},
        ),
    ),
)
