"""What is tapped, how far a tap leads, and what a tap in vain meant."""

from __future__ import annotations

import pytest

from app.match.tapping import Tapped, tap
from app.tables.drift import table as drift_table
from engine.drift.rules import Drift
from engine.drift.types import Action
from engine.game import Action as AnyAction
from tests.app.drift.setting import ENEMY, fight, seated, seen
from tests.engine.drift.positions import at_home, new, player, table


@pytest.mark.parametrize(
    ("action", "tokens"),
    [
        (("place", "gold", "F1"), {"space:F1"}),
        (("step", "2a", "B1"), {"piece:2a", "space:B1"}),
        (("attack", "3a", "B2"), {"piece:3a", "space:B2"}),
        (("pick", "1a"), {"piece:1a", "take"}),
        (("pick", "1a", "gold"), {"piece:1a", "take:gold"}),
        (("drop", "1c"), {"piece:1c", "put"}),
        (("end_turn",), {"end_turn"}),
    ],
)
def test_every_action_has_its_tokens(action: Action, tokens: set[str]) -> None:
    assert drift_table().taps.tokens(seen(fight()), action) == tokens


def test_far_spaces_can_be_tapped_once_a_piece_is_chosen() -> None:
    session = seated(fight())
    assert "space:B22" not in session.context().tappable
    tap(session, "piece:3a")
    offered = set(session.context().tappable)
    assert {"space:B0", "space:B23", "space:B22"} <= offered
    assert "space:B21" not in offered, "four steps away"


def test_a_way_of_several_steps_is_one_tap() -> None:
    session = seated(fight())
    tap(session, "piece:3a")
    steps = (("step", "3a", "B0"), ("step", "3a", "B23"), ("step", "3a", "B22"))
    assert tap(session, "space:B22") == Tapped(actions=steps)
    for step in steps:
        session.play(step)
    assert session.choice.chosen == [], "no points are left, so the piece does not stay chosen"


def test_a_single_step_goes_at_once_and_the_piece_stays_chosen() -> None:
    session = seated(fight())
    tap(session, "piece:3a")
    assert tap(session, "space:B0") == Tapped(actions=(("step", "3a", "B0"),))
    session.play(("step", "3a", "B0"))
    assert session.choice.chosen == ["piece:3a"]
    assert "space:B22" in session.context().tappable


def test_an_attack_waits_for_confirm_and_nothing_far_is_offered_beside_it() -> None:
    session = seated(fight())
    tap(session, "piece:3a")
    assert tap(session, "space:B2") == Tapped()
    context = session.context()
    assert context.ready == ("attack", "3a", "B2")
    assert "space:B22" not in context.tappable
    assert tap(session, "space:B22").refusal


def test_the_end_of_a_turn_waits_for_confirm() -> None:
    session = seated(fight())
    assert tap(session, "end_turn") == Tapped()
    assert session.context().ready == ("end_turn",)


def test_another_piece_begins_anew_and_another_goal_keeps_the_piece() -> None:
    session = seated(fight())
    for token in ("piece:3a", "space:B2", "piece:1b"):
        tap(session, token)
    assert session.choice.chosen == ["piece:1b"]
    for token in ("piece:3a", "space:B2", "end_turn", "space:B0"):
        tap(session, token)
    assert session.choice.chosen == ["space:B0"]


def test_a_space_first_and_then_the_piece_that_goes_there() -> None:
    session = seated(fight())
    tap(session, "space:B8")
    assert {"space:B8", "piece:1b"} <= set(session.context().tappable)
    assert tap(session, "piece:1b") == Tapped(actions=(("step", "1b", "B8"),))


@pytest.mark.parametrize(
    ("state", "chosen", "token", "attempt"),
    [
        (new(2, 1), (), "space:C3", ("place", "silver", "C3")),
        (new(2, 1), (), "space:O3", ("place", "copper", "O3")),
        (new(2, 1), (), "door:X1", ("place", "copper", "X1")),
        (new(2, 1), (), "tray:1a", None),
        (fight(), (), "piece:2a", ("step", "2a", "A0")),
        (fight(), (), "piece:1b", ("step", "1b", "A9")),
        (fight(), (), "space:B2", ("attack", "3a", "B2")),
        (fight(), ("piece:1b",), "space:B2", ("attack", "1b", "B2")),
        (fight(), ("piece:1b",), "space:B1", ("step", "1b", "B1")),
        (fight(), ("piece:1b",), "space:E5", ("step", "1b", "E5")),
        (fight(done=["3a"]), (), "door:X3", ("step", "1a", "X3")),
        (fight(), (), "tray:1a", None),
        (fight(), (), "put", None),
    ],
)
def test_what_a_tap_in_vain_meant(
    state: Drift, chosen: tuple[str, ...], token: str, attempt: AnyAction | None
) -> None:
    assert drift_table().taps.attempt(seen(state, chosen=chosen), token) == attempt


def test_a_tap_in_vain_is_answered_by_the_rule() -> None:
    session = seated(table(at_home(0), ENEMY))
    assert "(D7)" in tap(session, "piece:1a").refusal
    assert "(D5)" in tap(session, "space:E5").refusal
    assert "(D5)" in tap(session, "door:X3").refusal


def test_D14_an_enemy_that_is_too_strong_is_answered_with_the_sum() -> None:
    session = seated(table(player(0, {"1b": "B1", "3a": "C9"}), ENEMY))
    tap(session, "piece:1b")
    assert tap(session, "space:B2").refusal == session.match.state.why_not(("attack", "1b", "B2"))
