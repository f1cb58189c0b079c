"""Recordings still show what they were made for, in every game that keeps its wishes."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from engine import games

HERE = Path(__file__).parent
KEPT = {
    path.parent.name: import_module(f"tests.matches.{path.parent.name}.wishes").WISHES
    for path in sorted(HERE.glob("*/wishes.py"))
}


@pytest.mark.parametrize("game", KEPT)
def test_every_recording_has_its_wish(game: str) -> None:
    assert {path.stem for path in (HERE / game).glob("*.json")} == set(KEPT[game])


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in KEPT for name in KEPT[game]])
def test_a_recording_fulfils_its_wish(game: str, name: str) -> None:
    recording = json.loads((HERE / game / f"{name}.json").read_text(encoding="utf-8"))
    seats = len(recording["players"])
    state = games()[game].new(seats, recording["seed"], recording["options"])
    told = [event for seat, action in recording["log"] for event, _ in state.play(action, seat)]
    wish = KEPT[game][name]
    assert recording["how"] == wish.how
    assert wish.fulfilled(told, state)
