"""Every recorded match is replayed: it opens, ends the same, and tells nobody a secret."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine import Match, games
from engine.game import AnyState

RECORDINGS = sorted(Path(__file__).parent.glob("*/*.json"))


@pytest.fixture(
    params=RECORDINGS, ids=lambda path: f"{path.parent.name}-{path.stem}", scope="module"
)
def recording(request: pytest.FixtureRequest) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(request.param.read_text(encoding="utf-8"))
    return data


def test_every_game_has_recordings() -> None:
    assert {path.parent.name for path in RECORDINGS} == set(games())


def test_a_recording_lies_in_its_games_folder() -> None:
    for path in RECORDINGS:
        assert json.loads(path.read_text(encoding="utf-8"))["game"] == path.parent.name


def test_it_says_how_it_ends(recording: dict[str, Any]) -> None:
    assert recording["how"].endswith(".")


def test_it_replays_to_the_same_standings(recording: dict[str, Any]) -> None:
    match = Match.load(recording)
    assert match.over
    assert match.cut == 0
    assert match.state.standings == recording["standings"]


def test_what_a_seat_cannot_see_may_lie_anywhere(recording: dict[str, Any]) -> None:
    """Step by step: hidden things dealt anew show a seat the same table and the same choices."""
    game = games()[recording["game"]]
    for number, state in enumerate(_positions(recording)):
        seat = number % len(recording["players"])
        view = state.view(seat)
        imagined = game.imagine(view, state.dice.copy())
        assert imagined.view(seat) == view
        assert imagined.legal(seat) == state.legal(seat)


def test_what_is_told_in_private_is_said_to_nobody_else(recording: dict[str, Any]) -> None:
    game = games()[recording["game"]]
    names = [player["name"] for player in recording["players"]]
    state = game.new(len(names), recording["seed"], recording["options"])
    for seat, action in recording["log"]:
        told = state.play(action, seat)
        private = {game.words.sentence(event, names) for event, seats in told if seats is not None}
        public = {game.words.sentence(event, names) for event, seats in told if seats is None}
        assert not (private & public) - {None}


def _positions(recording: dict[str, Any]) -> list[AnyState]:
    game = games()[recording["game"]]
    state = game.new(len(recording["players"]), recording["seed"], recording["options"])
    positions = [state.copy()]
    for seat, action in recording["log"]:
        state.play(action, seat)
        positions.append(state.copy())
    return positions[:: max(1, len(positions) // 60)]
