"""End turn: one tap, unless it would cost something."""

from __future__ import annotations

import pytest

from app.match.tapping import ALWAYS, Tapped, tap
from engine.drift.rules import Drift
from tests.app.drift.setting import ENEMY, fight, match_of, seated
from tests.app.fakes import opened
from tests.app.laid import kept
from tests.engine.drift.positions import at_home, player, table

END = (("end_turn",),)

ON_A_COIN = table(player(0, {"1a": "B1"}), ENEMY, coins={"B1": ["gold"]})
WITH_A_COIN_AT_HOME = table(player(0, {"1a": "A0"}, {"1a": "gold"}), ENEMY)
BEFORE_THE_LAST = table(player(0, {"1a": "A0"}, {"1a": "gold"}, ("copper", "silver")), ENEMY)


def stranded() -> Drift:
    around = {"3a": "A1", "2a": "A23", "2b": "B0", "1a": "O0"}
    return table(at_home(0, around), ENEMY, left={"1b": 1, "1c": 1}, done=[*around])


def test_one_tap_ends_a_turn() -> None:
    assert tap(seated(fight()), "end_turn") == Tapped(actions=END)


def test_with_everything_to_be_confirmed_it_waits() -> None:
    assert tap(seated(fight()), "end_turn", confirm=ALWAYS) == Tapped()


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (stranded(), "End the turn, and lose the I on your home (D7)?"),
        (ON_A_COIN, "End the turn? I a could still pick up a coin."),
        (WITH_A_COIN_AT_HOME, "End the turn? I a could still deposit its coin."),
        (BEFORE_THE_LAST, "End the turn? I a could deposit the last coin and win."),
    ],
)
def test_what_would_be_lost_or_left_is_asked_about(state: Drift, asked: str) -> None:
    session = seated(state)
    assert tap(session, "end_turn") == Tapped()
    assert session.context().ready == ("end_turn",)
    assert session.prompt(session.context()) == asked


def test_a_coin_of_a_kind_that_is_home_already_is_no_obvious_move() -> None:
    state = table(player(0, {"1a": "B1"}, {}, ("gold",)), ENEMY, coins={"B1": ["gold"]})
    assert tap(seated(state), "end_turn") == Tapped(actions=END)


def test_a_second_tap_in_a_row_does_not_end_the_next_turn() -> None:
    state = table(player(0, {"1a": "B1"}), player(3, {"1a": "B20"}))
    with opened("#/play/m", kept(m=match_of(state))) as person:
        person.tap("end_turn")
        assert person.saved().log == [(0, ("end_turn",))]
        person.tap("end_turn")
        assert person.saved().length == 1, "it waits for Confirm"
        person.press("confirm")
        assert person.saved().log[1:] == [(1, ("end_turn",))]


def test_D20_the_deposit_that_wins_says_so() -> None:
    session = seated(BEFORE_THE_LAST)
    tap(session, "piece:1a")
    assert session.prompt(session.context()).startswith(
        "I a can deposit the last coin, and you win!"
    )
    with opened("#/play/m", kept(m=match_of(BEFORE_THE_LAST))) as person:
        person.tap("piece:1a")
        assert "Deposit gold and win" in person.text
