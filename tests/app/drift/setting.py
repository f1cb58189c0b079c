"""DRIFT's table without a browser: prepared positions, and contexts from a view alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from app.match.session import Session
from app.tables.drift.context import Context
from app.tables.kit.scene import Scene
from engine import Match, Player, games
from engine.drift.rules import Drift
from tests.engine.drift.positions import player, table

NAMES = ["Anna", "Otto", "Clara", "Emil", "Mia", "Ben"]
COLOURS = ["red", "blue", "green", "yellow", "violet", "teal"]

ENEMY = player(3, {"2a": "B2", "1c": "B3"})
"""Otto's home is A12; a II and an I of his stand on the outer land beside Anna's III on B1."""
HELPED = player(0, {"3a": "B1", "1a": "A2", "1b": "B9"})


def match_of(state: Drift) -> Match:
    players = [Player(*who) for who in zip(NAMES, COLOURS, strict=True)][: state.seats]
    return Match(games()["drift"], players, 1, position=state.dump())


def seated(state: Drift) -> Session:
    """A match from a position, as whoever is on turn sees it."""
    return Session("x", match_of(state))


def fight(**more: Any) -> Drift:
    """Anna's III can attack Otto's II on B2 with the help of an I, 3 + 1 against 2 + 1."""
    return table(HELPED, ENEMY, **more)


def seen(state: Drift, seat: int | None = 0, **more: Any) -> Context:
    """The table from a view that was written down and read again: nothing else can be asked."""
    return Context(
        view=json.loads(json.dumps(state.view(seat))),
        names=NAMES[: state.seats],
        colours=COLOURS[: state.seats],
        kinds=["human"] * state.seats,
        viewer=seat,
        actor=seat,
        actors=state.actors,
        **{"width": 1180, "height": 690} | more,
    )


def elements(scene: Scene | str | None) -> Iterator[dict[str, Any]]:
    """The attributes of all elements."""
    if isinstance(scene, list):
        yield scene[1]
        for child in scene[2:]:
            yield from elements(child)


def having(scene: Scene | None, name: str, value: str) -> list[dict[str, Any]]:
    return [found for found in elements(scene) if found.get(name) == value]


def words_of(scene: Scene | str, tag: str) -> list[str]:
    """What stands in elements of one kind."""
    if isinstance(scene, str):
        return []
    if scene[0] == tag:
        return texts(scene)
    return [text for child in scene[2:] for text in words_of(child, tag)]


def texts(scene: Scene | str | None) -> list[str]:
    if isinstance(scene, list):
        return [text for child in scene[2:] for text in texts(child)]
    return [scene] if scene else []
