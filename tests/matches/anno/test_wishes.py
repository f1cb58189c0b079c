"""ANNO's recordings still show what they were made for."""

import json
from pathlib import Path

import pytest

from engine import games
from tests.matches.anno.wishes import WISHES

HERE = Path(__file__).parent


def test_every_recording_has_its_wish() -> None:
    assert {path.stem for path in HERE.glob("*.json")} == set(WISHES)


@pytest.mark.parametrize("name", WISHES)
def test_a_recording_fulfils_its_wish(name: str) -> None:
    recording = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    seats = len(recording["players"])
    state = games()["anno"].new(seats, recording["seed"], recording["options"])
    told = [event for seat, action in recording["log"] for event, _ in state.play(action, seat)]
    assert recording["how"] == WISHES[name].how
    assert WISHES[name].fulfilled(told, state)
