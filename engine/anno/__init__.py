"""ANNO, the calendar game, and its Orientation for small children."""

from typing import Any

from engine import reading
from engine.anno import orientation, state, words
from engine.anno.orientation import Orientation
from engine.anno.rules import DEAL, Anno
from engine.anno.types import Action, Event, View
from engine.dice import Dice
from engine.game import AnyState, Data, Entry, Game, Option, Value
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
        first_time=3,
    ),
    Option(
        "calidum",
        ("autumn", "spring"),
        "autumn",
        N_("Calidum Ante turns winter into"),
        N_("The rulebook’s glossary says autumn, its worked example says spring."),
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


def _upgrade(save: Data) -> Data | None:
    """A23: in the first rules the next mensis was dealt by itself; the deals are put in."""
    if save["rules"] != 1:
        return None
    if save["options"].get(_MODE) == _ORIENTATION:
        return save | {"rules": 2}
    position = save.get("position")
    try:
        begun = (
            GAME.load(position)
            if position is not None
            else GAME.new(len(save["players"]), save["seed"], save["options"])
        )
    except ValueError:
        return None
    return save | {"rules": 2, "log": _with_deals(begun, save["log"])}


def _with_deals(state: AnyState, log: list[Any]) -> list[Any]:
    """A log of the first rules with every deal that they did not ask for.

    From an entry that is none of theirs on it stays as it is: opening it will say what is wrong.
    """
    carried: list[Any] = []
    for number, entry in enumerate(log):
        try:
            seat, action = entry
            state.play(action, seat)
        except (ValueError, TypeError):
            return carried + log[number:]
        carried.append(entry)
        if state.legal() == [DEAL]:
            carried.append([state.actors[0], list(DEAL)])
            state.play(DEAL)
    return carried


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
    reveals=frozenset({"refilled", "drew", "dealt", "mensis", "drawn", "slip"}),
    rules=2,
    upgrade=_upgrade,
    entries=(
        Entry(
            id=_ORIENTATION,
            title="Orientation",
            line=N_("Lay out the whole year together: ANNO for small children."),
            seats=range(1, 5),
            options={_MODE: _ORIENTATION},
            without=frozenset({"mensises", "calidum"}),
        ),
    ),
)
