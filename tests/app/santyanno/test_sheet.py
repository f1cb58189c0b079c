"""The loot's sheet, what decided it, and who may fight a duel."""

from __future__ import annotations

from app.tables.santyanno import sheet
from engine import games
from engine.game import Standing
from engine.santyanno.types import View
from tests.app.fakes import words
from tests.app.santyanno.tabletop import NAMES, a_match, a_view_alone


def ended(*coins: list[int]) -> tuple[View, list[Standing]]:
    dump = a_match("h" * len(coins)).state.dump()
    dump |= {"phase": "over", "coins": list(coins), "round": 5}
    state = games()["santyanno"].load(dump)
    return state.view(None), state.standings or []


def test_S10_hidden_loot_is_not_on_the_sheet_before_the_end() -> None:
    view = a_view_alone(a_match("hhh"), 0).view
    view["coins"] = [[5], [4], [3]]
    assert "counted at the end" in words(sheet.draw(view, NAMES[:3]))
    view["phase"] = "over"
    assert words(sheet.draw(view, NAMES[:3])).endswith("Anna 5 Otto 4 Clara 3")


def test_S10_open_loot_is_on_the_sheet_all_the_time() -> None:
    view = a_view_alone(a_match("hhh", loot="open"), 0).view
    view["coins"] = [[5, 2], [4], []]
    assert words(sheet.draw(view, NAMES[:3])).endswith("Anna 7 Otto 4 Clara 0")


def decided(*coins: list[int]) -> str:
    view, standings = ended(*coins)
    return sheet.decided(view, standings, NAMES[: len(coins)])


def test_S21_the_captain_is_told() -> None:
    assert decided([5, 5], [4], []) == "Anna is captain with 10 ducats."
    assert decided([], [1], []) == "Otto is captain with 1 ducat."


def test_S22_what_decided_it_is_told() -> None:
    assert decided([4, 4], [5, 3], []) == (
        "Otto and Anna have 8 ducats each; more coins of 5 make Otto captain."
    )
    assert decided([5, 1, 1, 1], [4, 4], [5, 3]) == (
        "Clara, Anna and Otto have 8 ducats each; more coins of 3 make Clara captain."
    )
    assert (
        decided([5], [4], [5]) == "Anna and Clara are captains together: 5 ducats, coin for coin."
    )


def test_S21_five_have_first_mates() -> None:
    assert decided([5], [4], [3], [2], [1]) == (
        "Anna is captain with 5 ducats. Otto and Clara are first mates."
    )
    assert decided([5], [5], [3], [2], [1]).endswith("coin for coin. Clara is first mate.")


def test_T3_a_duel_is_for_people_who_share_a_place() -> None:
    _, standings = ended([5], [4], [5], [5], [4])
    assert sheet.ties(standings, [0, 1, 2, 3, 4]) == [[0, 2, 3], [1, 4]]
    assert sheet.ties(standings, [0, 1, 3]) == [[0, 3]]
    assert sheet.ties(standings, [0, 1]) == []
