"""Recordings still show what they were made for."""

import json
from pathlib import Path

import pytest

from engine import games
from tests.matches.record import wishes_of

HERE = Path(__file__).parent
WISHES = {game: wishes_of(game) for game in games()}


@pytest.mark.parametrize("game", WISHES)
def test_every_recording_has_its_wish(game: str) -> None:
    recorded = {path.stem for path in (HERE / game).glob("*.json")}
    assert recorded
    assert recorded == set(WISHES[game])


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, wishes in WISHES.items() for name in wishes]
)
def test_a_recording_fulfils_its_wish(game: str, name: str) -> None:
    recording = json.loads((HERE / game / f"{name}.json").read_text(encoding="utf-8"))
    wish = WISHES[game][name]
    assert recording["how"] == wish.how
    assert len(recording["players"]) == wish.seats
    assert recording["options"] == games()[game].choose(wish.options)
    state = games()[game].new(wish.seats, recording["seed"], wish.options)
    told = [event for seat, action in recording["log"] for event, _ in state.play(action, seat)]
    assert wish.fulfilled(told, state)
