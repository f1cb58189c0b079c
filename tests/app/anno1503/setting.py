"""ANNO 1503's table without a browser: prepared positions, and contexts from a view alone."""

from __future__ import annotations

import json
from typing import Any

from app.match.session import Session
from app.tables.anno1503.context import Context
from app.tables.kit.scene import Scene
from engine import Match, Player, games
from tests.app.fakes import elements
from tests.engine.anno1503.tabletop import GameState, goods, position

NAMES = ["Anna", "Otto", "Clara", "Emil"]
COLOURS = ["red", "blue", "green", "yellow"]
TILES = {"r0c0": "gold", "r2c2": "agreement", "r4c0": "agreement"}


def match_of(state: GameState, alone: bool = False) -> Match:
    """A match from a position, of people around one tablet, or of Anna alone with computers."""
    kinds = ["human"] + ["easy" if alone else "human"] * (state.seats - 1)
    players = [Player(NAMES[n], COLOURS[n], kind) for n, kind in enumerate(kinds)]
    return Match(games()["anno1503"], players, 1, position=state.dump())


def seated(state: GameState, alone: bool = False) -> Session:
    """The match as whoever is to act sees it, or Anna if she is alone."""
    return Session("x", match_of(state, alone))


def seen(state: GameState, seat: int | None = 0, **more: Any) -> Context:
    """The table from a view that was written down and read again: nothing else can be asked."""
    given: dict[str, Any] = {"width": 1180, "height": 690}
    return Context(
        view=json.loads(json.dumps(state.view(seat))),
        names=NAMES[: state.seats],
        colours=COLOURS[: state.seats],
        kinds=["human"] * state.seats,
        viewer=seat,
        actor=seat,
        actors=state.actors,
        **given | more,
    )


def at_sea(**more: Any) -> GameState:
    """Anna's first ship lies beside C3 with three action points, her second far off with one."""
    sailor = {"ships": ["r2c1", "r1c8"], "points": [3, 1]}
    return position(sailor | more, {}, {}, tiles=TILES, phase="ships")


def explored(tile: str, **home: Any) -> GameState:
    """Anna has just explored C3; her home island is A, with gray piers 2 to 5."""
    sailor = {"ships": ["r2c1", None], "points": [1, 0], "seen": {"r2c2": tile}}
    return position(
        sailor | home, {}, {}, tiles={"r2c2": tile}, phase="tile", exploring=[0, "r2c2"]
    )


def building(**home: Any) -> GameState:
    """Anna's building step, with a card of everything."""
    return position({"goods": goods(**dict.fromkeys(goods(), 1))} | home, {}, {})


def used(scene: Scene | None) -> set[str]:
    """The symbols in a drawing."""
    found = elements(scene) if scene else ()
    return {a["href"].removeprefix("#i1503-") for tag, a, _ in found if tag == "use"}


def having(scene: Scene, name: str, value: str) -> list[dict[str, Any]]:
    """The attributes of all elements of which one is this."""
    return [a for _, a, _ in elements(scene) if a.get(name) == value]
