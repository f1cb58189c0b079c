"""ANNAOTTO, the two-sided shedding game."""

from engine.annaotto import state, words
from engine.annaotto.dealing import deal_anew
from engine.annaotto.rules import Annaotto
from engine.annaotto.types import Action, Event, View
from engine.dice import Dice
from engine.game import Data, Game, Option
from engine.language import N_

_OPTIONS = (
    Option(
        "deal",
        (8, 6),
        8,
        N_("Cards dealt"),
        N_("Eight cards each is the full game; six make it a quick one."),
        first_time=6,
    ),
    Option(
        "places",
        (True, False),
        True,
        N_("Play for places"),
        N_(
            "On: the others play on for second, third and so on. "
            "Off: the game ends when the first player finishes."
        ),
    ),
    Option(
        "plus",
        ("must", "pass_on"),
        "must",
        N_("A PLUS"),
        N_("Whether the next player may pass a PLUS on with another one instead of drawing."),
        names=(N_("must be paid"), N_("may be passed on")),
    ),
    Option(
        "calls",
        (True, False),
        True,
        N_("Calling"),
        N_("On: you call ANNA and ALL as you lay. Off: nobody calls, and ALL is decided by lot."),
    ),
    Option(
        "alarm",
        (True, False),
        True,
        N_("False alarms"),
        N_(
            "On: nobody is told who forgot to call, and whoever catches a player who did call "
            "draws a card. Off: only a player who forgot can be caught."
        ),
        only_with=("calls", True),
    ),
    Option(
        "first",
        tuple(range(state.SEATS.stop - 1)),
        0,
        N_("Who begins"),
        N_("The youngest player begins."),
        names=(
            N_("Player 1"),
            N_("Player 2"),
            N_("Player 3"),
            N_("Player 4"),
            N_("Player 5"),
            N_("Player 6"),
        ),
        seat=True,
    ),
)


def _restore(data: Data) -> Annaotto:
    position = object.__new__(Annaotto)
    state.fill(position, data, GAME.choose(data.get("options")))
    return position


def _imagine(view: View, dice: Dice) -> Annaotto:
    position = object.__new__(Annaotto)
    deal_anew(position, view, dice)
    return position


def _upgrade(save: Data) -> Data | None:
    """O19: in the first rules only a player who forgot to call could be caught.

    The third ones (ruling P14) remember more of what happened: no log need be changed for them.
    """
    if save["rules"] != 1:
        return None
    return save | {"rules": 2, "options": save["options"] | {"alarm": False}}


GAME: Game[View, Action, Event] = Game(
    id="annaotto",
    title="ANNAOTTO",
    line=N_("Every card has two sides, and the others see the one you do not play."),
    minutes=N_("10–25"),
    lobby_place=2,
    seats=state.SEATS,
    options=_OPTIONS,
    words=words,
    start=Annaotto.begin,
    restore=_restore,
    imagine=_imagine,
    reveals=frozenset(
        {"begins", "laid", "laid_drawn", "draws", "kept", "turned", "turned_all", "slapped"}
    ),
    rules=3,
    upgrade=_upgrade,
    newer={"alarm": 2, "called": 2, "may": 2, "known": 3},
)
