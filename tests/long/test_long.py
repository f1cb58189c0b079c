"""The long run itself, in small: every part runs, and tells a fault where there is one."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine import games
from engine.game import Action, AnyState
from tests.long import fuzz, matches
from tests.long.__main__ import main
from tests.long.damage import damaged, damaged_text

GAMES = list(games())


@pytest.mark.parametrize("door", fuzz.DOORS)
@pytest.mark.parametrize("game", GAMES)
def test_every_door_is_tried(game: str, door: str) -> None:
    outcomes, wrong = fuzz.fuzz(game, door, 25, seed=5)
    assert wrong == []
    assert outcomes.total() == 25 and outcomes["refused"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_matches_are_played(game: str) -> None:
    outcomes, wrong = matches.play(game, 1, seed=5)
    assert wrong == []
    assert outcomes["over"] + outcomes["stopped"] == 1 and outcomes["actions"] > 10


def test_a_component_that_gets_lost_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def losing(state: AnyState) -> dict[str, object]:
        dump = plain(state)
        if state.dice.state % 2:
            dump["deck"] = dump["deck"][:-1]
        return dump

    kind = type(games()["anno"].new(2, 1, {}))
    plain = kind.dump
    monkeypatch.setattr(kind, "dump", losing)
    assert matches.play("anno", 2, seed=5)[1] != []


def test_another_error_than_a_refusal_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbling(state: AnyState, action: Action, seat: int) -> str | None:
        found = plain(state, action, seat)
        assert found is None or action[1] != action[0], "stumbles over damage"
        return found

    kind = type(games()["drift"].new(2, 1, {}))
    plain = kind.refusal
    monkeypatch.setattr(kind, "refusal", stumbling)
    _, wrong = fuzz.fuzz("drift", "play", 300, seed=5)
    assert any("IndexError" in line or "AssertionError" in line for line in wrong)


def test_the_same_chance_gives_the_same_damage() -> None:
    data = {"a": [1, 2, {"b": "c"}], "d": None}
    for number in range(200):
        one, other = (repr(damaged(data, Random(number))) for _ in range(2))
        assert one == other
        text = json.dumps(data)
        assert damaged_text(text, Random(number)) == damaged_text(text, Random(number))
    assert data == {"a": [1, 2, {"b": "c"}], "d": None}


def test_totals_are_printed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["--only", "matches", "--games", "santyanno", "--share", "0.0002", "--workers", "1"]
    assert main(words) == 0
    assert "matches: santyanno, 2 matches: " in (said := capsys.readouterr().out)
    assert "2 over; 0 faults" in said and "The long run found 0 faults." in said
