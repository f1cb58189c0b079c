"""Positions for the tests: hands and piles written as people would."""

from typing import Any, TypeAlias

from engine.annaotto import GAME
from engine.annaotto.types import Action, Event, View
from engine.game import State

Position: TypeAlias = State[View, Action, Event]

PILE = "VC/RW VS/TD VW/KD VC/BD VS/GW VW/RC VC/YS VS/OD"


def cards(text: str) -> list[list[str]]:
    """`RD/GS RS-ANNA/BW`: the side that faces the owner, or lies up, stands first."""
    return [card.split("/") for card in text.split()]


def at(*hands: str, top: str = "RD", pile: str = PILE, under: str = "", **fields: Any) -> Position:
    """Seat 0 is on turn with this hand; the others have theirs; `top` lies on the discard pile.

    Any other field of a position can be set, and options by their names.
    """
    named = {option.name for option in GAME.options}
    options = {name: fields.pop(name) for name in sorted(named & set(fields) - {"plus"})}
    if isinstance(fields.get("plus"), str):
        options["plus"] = fields.pop("plus")
    dump = GAME.new(len(hands), 1, options).dump()
    dump |= {
        "hands": [cards(hand) for hand in hands],
        "known": None,
        "draw": cards(pile),
        "discard": [*cards(under), [top, "KD" if top[0] != "K" else "RD"]],
        "phase": "turn",
        "faced": [True] * len(hands),
    }
    return GAME.load(dump | fields)


def hand(state: Position, seat: int) -> str:
    """A hand as `at` writes it."""
    return " ".join("/".join(card) for card in state.dump()["hands"][seat])


def top(state: Position) -> str:
    return str(state.dump()["discard"][-1][0])


def field(state: Position, name: str) -> Any:
    return state.dump()[name]


def refused(state: Position, *action: object, seat: int | None = None) -> str:
    """The sentence of a refusal; an action that is legal fails the test."""
    sentence = state.why_not(action, seat)
    assert sentence is not None, action
    assert action not in state.legal(seat)
    return sentence


def events(state: Position, *action: object, seat: int | None = None) -> list[Event]:
    """Play, and what happened."""
    return [event for event, _ in state.play(action, seat)]


def kinds(actions: list[Action]) -> set[str]:
    return {action[0] for action in actions}


def play_all(state: Position, *actions: tuple[object, ...]) -> Position:
    """Actions by the first actor each, or `(seat, action)` by another."""
    for action in actions:
        if isinstance(action[0], int):
            state.play(action[1], action[0])
        else:
            state.play(action)
    return state
