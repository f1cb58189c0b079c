"""Matches that were recorded with older rules open for ever: whole, or told how far."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine import Match, games

OLDER = sorted(Path(__file__).parent.glob("v*/*/*.json"))


@pytest.fixture(params=OLDER, ids=lambda path: "-".join((*path.parts[-3:-1], path.stem)))
def older(request: pytest.FixtureRequest) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(request.param.read_text(encoding="utf-8"))
    return data


def test_the_first_version_of_every_game_is_here() -> None:
    first = [path for path in OLDER if path.parts[-3] == "v1"]
    assert {path.parent.name for path in first} == {
        *("anno", "annaotto", "anno1503", "drift", "santyanno")
    }
    assert {json.loads(path.read_text(encoding="utf-8"))["rules"] for path in first} == {1}


def test_it_opens_and_says_what_is_not_as_it_was(older: dict[str, Any]) -> None:
    match = Match.load(older)
    assert match.started == older["started"] and match.names == [
        player["name"] for player in older["players"]
    ]
    if older["rules"] == games()[older["game"]].rules:
        assert not match.cut and not match.differs
    if not match.cut and not match.differs:
        assert match.over and match.state.standings == older["standings"]


def test_all_of_them_are_carried_over_but_where_a_rule_forbids_it() -> None:
    """ANNO's deals are put in, ANNAOTTO's alarm is off: they go on as they stood. In two of DRIFT's
    a piece stayed behind that D7 now sends out first."""
    cut = []
    for path in OLDER:
        match = Match.load(json.loads(path.read_text(encoding="utf-8")))
        assert not match.differs, path
        if match.cut:
            cut.append(f"{path.parts[-3]}/{match.game.id}/{path.stem}")
    assert cut == ["v1/drift/limit-shared", "v1/drift/three-coins-pilfered"]


def test_it_goes_on_as_a_save_of_today(older: dict[str, Any]) -> None:
    match = Match.load(older)
    again = Match.load(match.save_text())
    assert again.log == match.log and again.save()["rules"] == match.game.rules
    assert not again.cut and not again.differs
