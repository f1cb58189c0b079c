"""ANNO, the calendar game, and its Orientation for small children."""

from engine import reading
from engine.anno import orientation, state, words
from engine.anno.orientation import Orientation
from engine.anno.rules import Anno
from engine.dice import Dice
from engine.game import Data, Entry, Game, Option, State, Value

_MODE = "mode"
_ORIENTATION = "orientation"

_OPTIONS = (
    Option(
        "mensises",
        tuple(range(1, 13)),
        12,
        "Mensises",
        "How many deals are played; the totals of all of them count.",
        offered=(1, 3, 6, 12),
    ),
    Option(
        "calidum",
        ("autumn", "spring"),
        "autumn",
        "Calidum Ante turns winter into",
        "The rulebook's glossary says autumn, its worked example says spring.",
    ),
    Option(
        _MODE,
        ("calendar", _ORIENTATION),
        "calendar",
        "Way to play",
        "Calendar is the game; Orientation lays out the year together.",
    ),
)


def _start(seats: int, dice: Dice, options: dict[str, Value]) -> State:
    kind = Orientation if options[_MODE] == _ORIENTATION else Anno
    return kind.begin(seats, dice, options)


def _restore(data: Data) -> State:
    options = GAME.choose(reading.a_dict(data, "options"))
    if options[_MODE] == _ORIENTATION:
        return Orientation.restore(data, options)
    position = object.__new__(Anno)
    state.fill(position, data, options)
    return position


def _imagine(view: Data, dice: Dice) -> State:
    kind = orientation if view["options"][_MODE] == _ORIENTATION else state
    return _restore(kind.dealt_anew(view, dice))


GAME = Game(
    id="anno",
    title="ANNO",
    line="Match the cards of the sky to the months of the year.",
    minutes="15–90",
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
            line="Lay out the whole year together: the small children's ANNO.",
            seats=range(1, 5),
            options={_MODE: _ORIENTATION},
        ),
    ),
)
