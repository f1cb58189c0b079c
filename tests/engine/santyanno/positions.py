"""Positions to test the rules on, and the ships by their names."""

from typing import Any, TypeAlias

from engine.game import State, Told
from engine.santyanno import GAME
from engine.santyanno.types import Action, Event, View

Position: TypeAlias = State[View, Action, Event]

PARADISE, REVENGE, SAHARA, PROFUNDIS, VIPER, ROYAL, VENDETTA, SANTY_ANNO = range(1, 9)

TABLE = [SAHARA, VENDETTA, PARADISE, VIPER, SANTY_ANNO, REVENGE, ROYAL, PROFUNDIS]
"""The ring of these tests, clockwise."""

START = [PARADISE, VIPER, ROYAL, SAHARA, VENDETTA, REVENGE, PROFUNDIS, SANTY_ANNO]

NAMES = ["Ada", "Bea", "Cleo", "Dora", "Edda", "Fay", "Gus", "Hal"]

EXPERT = {"level": "expert"}
EVENTS = {"level": "expert", "events": True}


def position(seats: int = 3, **fields: Any) -> Position:
    """A new match's position with the ring of these tests and some fields set."""
    options = fields.pop("options", {})
    dump = GAME.new(seats, 1, options).dump()
    return GAME.load(dump | {"table": TABLE, "pirates": START[:seats]} | fields)


def race(seats: int = 3, **fields: Any) -> Position:
    """The cards lie open and nobody has committed; the way of `+1` is easy to follow."""
    return position(seats, **({"phase": "race", "cards": ["+1"]} | fields))


def resolved(boarded: list[Any], **fields: Any) -> Position:
    """Everybody has committed; with `+1` alone the true ships are one number on."""
    seats = len(boarded)
    return position(seats, **({"phase": "resolve", "cards": ["+1"], "boarded": boarded} | fields))


def right(seat: int, milliseconds: int) -> list[int]:
    """The true ship of a seat after `+1` from the start of these tests."""
    return [START[seat] % 8 + 1, milliseconds]


def wrong(seat: int, milliseconds: int) -> list[int]:
    return [START[seat], milliseconds]


def events(told: list[Told[Event]], kind: str) -> list[Event]:
    """The events of one kind among what was told."""
    return [event for event, _ in told if event[0] == kind]
