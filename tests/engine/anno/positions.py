"""Positions of ANNO set up by hand: what a test does not name is plain and out of the way."""

from typing import Any

from engine.anno import GAME
from engine.anno.orientation import Orientation
from engine.anno.rules import Anno
from engine.anno.types import Action, Event, View
from engine.game import Action as AnyAction
from engine.game import State, Told

__all__ = ["GAME", "calendar", "heard", "match", "orientation", "position", "refused", "takes"]

OTHERS_HAND = ["Q4", "Q4", "Q4"]
BLANK = "BLUE"
"""Lies in Community places that a test does not care for: it is never matched."""


def position(
    hand: str = "",
    community: str = "",
    board: dict[str, str] | None = None,
    deck: str = "D30 D30 D30 D30",
    **fields: Any,
) -> Anno:
    """Seat 0 of two is on turn. Cards are codes with spaces between; the deck's top is last."""
    open_cards: list[str | None] = [*community.split()]
    dump = {
        "hands": [hand.split(), OTHERS_HAND],
        "community": [None if card == "-" else card for card in open_cards]
        + [BLANK] * (8 - len(open_cards)),
        "boards": [
            [{"month": m, "cards": under.split()} for m, under in (board or {}).items()],
            [],
        ],
        "deck": deck.split(),
        "burned": [],
        "dealer": 1,
        "turn": 0,
        "phase": "start",
        "mensis": 1,
        "sheet": [],
        "dealer_draw": [["M02", "Q1"]],
        "options": {"mensises": 1},
    }
    state = GAME.load(dump | fields)
    assert isinstance(state, Anno)
    return state


def orientation(card: str, deck: str = "", **fields: Any) -> Orientation:
    """Seat 0 of two holds the drawn card; the months are bare."""
    dump = {
        "deck": deck.split(),
        "card": card,
        "months": {f"M{number:02}": [] for number in range(1, 13)},
        "zodiacs": [],
        "aside": [],
        "slips": [0, 0],
        "turn": 0,
        "phase": "place",
        "options": {"mode": "orientation"},
    }
    state = GAME.load(dump | fields)
    assert isinstance(state, Orientation)
    return state


def calendar(seats: int, seed: int) -> Anno:
    """A new match."""
    state = GAME.new(seats, seed)
    assert isinstance(state, Anno)
    return state


def match(month: str, source: str, cards: str) -> AnyAction:
    return ("match", month, source, tuple(cards.split()))


def takes(state: Anno, month: str, source: str = "hand") -> set[str]:
    """All that may be matched to the month from the source, as codes with spaces between."""
    return {
        " ".join(action[3])
        for action in state.legal()
        if action[0] == "match" and action[1:3] == (month, source)
    }


def refused(state: State[View, Action, Event], action: AnyAction) -> str:
    """The sentence of a refusal."""
    sentence = state.why_not(action)
    assert sentence is not None, action
    return sentence


def heard(told: list[Told[Event]], kind: str) -> list[Any]:
    """The events of one kind."""
    return [event for event, _ in told if event[0] == kind]
