"""Matches of the first rules, where the next mensis was dealt by itself, go on as they stood."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine import Match, Player, checksum
from engine.dice import Dice
from tests.engine.anno.positions import GAME

FIRST = sorted((Path(__file__).parents[2] / "matches/v1/anno").glob("*.json"))


def recorded(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def by_the_first_rules(match: Match) -> dict[str, Any]:
    """A save as they wrote it."""
    log = [[seat, list(action)] for seat, action in match.log if action[0] != "deal"]
    return match.save() | {"rules": 1, "log": log}


def of_three_mensises(until: int) -> Match:
    """A match whose second mensis begins; so many actions after it."""
    players = [Player("Anna", "red"), Player("Otto", "blue")]
    match, dice = Match(GAME, players, 3, {"mensises": 3}), Dice(3)
    while match.last != (match.state.dump()["dealer"], ("deal",)):
        match.play(dice.choice(match.state.legal()))
    for _ in range(until):
        match.play(dice.choice(match.state.legal()))
    return match


@pytest.mark.parametrize("path", FIRST, ids=lambda path: path.stem)
def test_A23_a_whole_match_of_the_first_rules_opens_whole(path: Path) -> None:
    save = recorded(path)
    match = Match.load(save)
    assert not match.cut and not match.differs
    assert match.over and match.state.standings == save["standings"]
    deals = sum(action == ("deal",) for _, action in match.log)
    assert match.length == len(save["log"]) + deals
    assert deals == (len(match.state.dump().get("sheet", [0])) - 1)


@pytest.mark.parametrize("until", [0, 1, 7])
def test_A23_a_match_goes_on_where_it_stood(until: int) -> None:
    match = of_three_mensises(until)
    older = Match.load(by_the_first_rules(match))
    assert not older.cut and not older.differs
    assert older.log == match.log
    assert checksum(older.state) == checksum(match.state)


def test_A23_what_was_no_legal_action_is_left_out_and_told() -> None:
    save = by_the_first_rules(of_three_mensises(7))
    good = len(save["log"])
    save["log"] += [[0, ["nonsense"]], "nonsense"]
    match = Match.load(save)
    assert match.cut == 2 and match.length == good + 1
