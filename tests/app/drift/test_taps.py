"""What is tapped, how far a tap leads, and what a tap in vain meant."""

from __future__ import annotations

import pytest

from app.match.tapping import Tapped, tap
from app.tables.drift.table import table as drift_table
from engine.drift.board import SPACES
from engine.drift.distances import steps_to
from engine.drift.rules import Drift
from engine.drift.types import Action
from engine.game import Action as AnyAction
from tests.app.drift.setting import ENEMY, fight, match_of, seated, seen
from tests.app.fakes import opened
from tests.app.laid import kept
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


def test_an_attack_waits_for_confirm() -> None:
    session = seated(fight())
    tap(session, "piece:3a")
    assert tap(session, "space:B2") == Tapped()
    context = session.context()
    assert context.ready == ("attack", "3a", "B2")
    assert len(tap(session, "space:B22").actions) == 3, "somebody has thought better of it"


def test_another_piece_begins_anew_and_another_goal_keeps_the_piece() -> None:
    session = seated(fight())
    for token in ("piece:3a", "space:B2", "piece:1b"):
        tap(session, token)
    assert session.choice.chosen == ["piece:1b"]
    for token in ("piece:3a", "space:B2", "end_turn"):
        tap(session, token)
    assert session.choice.chosen == ["end_turn"]


def test_a_tap_on_the_own_space_selects_the_piece() -> None:
    session = seated(fight())
    assert tap(session, "space:B9") == Tapped(then=("piece:1b",))
    assert session.choice.chosen == ["piece:1b"]
    assert tap(session, "space:B1") == Tapped(then=("piece:3a",))
    assert session.choice.chosen == ["piece:3a"]
    tap(session, "space:B1")
    assert session.choice.chosen == [], "a second tap lets go"


def test_on_a_shared_space_every_tap_selects_the_next_piece() -> None:
    session = seated(table(at_home(0), ENEMY))
    order = []
    for _ in range(7):
        tap(session, "space:A0")
        order.append(session.choice.chosen[:])
    able = [token for token in session.choice.tappable if token.startswith("piece:")]
    assert len(able) > 1
    assert sorted(order[: len(able)]) == sorted([token] for token in able)
    assert order[len(able)] == []


def test_an_empty_space_with_nothing_chosen_selects_nothing_and_says_what_to_do() -> None:
    session = seated(fight())
    assert tap(session, "space:B8").refusal == (
        "Moving (D5): first tap one of your pieces, then where it goes."
    )
    assert tap(session, "space:B2").refusal == (
        "Attacking (D13): first tap your piece that should attack."
    )
    assert session.choice.chosen == []


def test_a_goal_too_far_says_how_far() -> None:
    session = seated(fight())
    tap(session, "piece:3a")
    assert tap(session, "space:B20").refusal == (
        "Moving (D5): outer land B20 is 5 steps away; this III has 3 points."
    )
    session.play(("step", "3a", "B0"))
    tap(session, "space:B3")
    assert tap(session, "space:B3").refusal == (
        "Moving (D5): outer land B3 is 3 steps away; this III has 2 points."
    )


def test_an_enemy_further_off_is_walked_to_first() -> None:
    session = seated(fight())
    tap(session, "piece:3a")
    assert tap(session, "space:B3").refusal == (
        "Attacking (D13): first walk next to outer land B3, then attack."
    )


def barred(**pieces: str) -> Drift:
    """Anna's II on B5 wants to go to B7, and all other ways there are too long."""
    mine = {"2a": "B5"} | pieces
    return table(player(0, mine), player(3, {"3a": "B6"} if not pieces else {"3a": "F1"}))


@pytest.mark.parametrize(
    ("state", "says"),
    [
        (barred(), "Moving (D5): an enemy on outer land B6 bars the way."),
        (barred(**{"1a": "B6"}), "Moving (D5): your own piece on outer land B6 bars the way."),
    ],
)
def test_a_goal_within_reach_but_blocked_says_by_what(state: Drift, says: str) -> None:
    session = seated(state)
    tap(session, "piece:2a")
    assert tap(session, "space:B7").refusal == says


def test_D9_a_river_in_between_bars_the_way() -> None:
    session = seated(table(player(0, {"2a": "B0"}), ENEMY))
    tap(session, "piece:2a")
    over = next(space for space in SPACES if space[0] == "C" and steps_to(space)["B0"] == 2)
    assert "(D9): a river lies in between" in tap(session, f"space:{over}").refusal


def test_D12_a_home_that_the_coin_may_not_enter() -> None:
    session = seated(table(player(0, {"1b": "B12"}, {"1b": "gold"}), player(3, {"3a": "F1"})))
    tap(session, "piece:1b")
    assert "(D12)" in tap(session, "space:A12").refusal


def test_the_coin_under_a_chosen_I_picks_it_up() -> None:
    state = table(player(0, {"1a": "B1"}), ENEMY, coins={"B1": ["gold"], "B5": ["gold"]})
    with opened("#/play/m", kept(m=match_of(state))) as person:
        assert not person.all(lambda a: "data-coin" in a and "data-tap" in a)
        person.tap("piece:1a")
        ((_, coin, _),) = person.all(lambda a: "data-coin" in a and "data-tap" in a)
        assert coin["data-tap"] == "take" and coin["aria-label"] == "Pick up gold"
        person.page.send("tap", {"tap": "take", "place": coin["data-place"]})
        assert person.saved().log == [(0, ("pick", "1a"))]
        carried = person.all(lambda a: a.get("key") == coin["key"])
        assert len(carried) == 1, "the one under the finger is carried now"


def test_of_equal_coins_the_one_under_the_finger_is_taken() -> None:
    state = table(player(0, {"1a": "B1"}), ENEMY, coins={"B1": ["gold", "gold"]})
    with opened("#/play/m", kept(m=match_of(state))) as person:
        person.tap("piece:1a")
        before = [a for _, a, _ in person.all(lambda a: "data-coin" in a and "data-tap" in a)]
        assert len(before) == 2
        person.page.send("tap", {"tap": "take", "place": before[1]["data-place"]})
        lying = person.all(lambda a: a.get("key") == before[0]["key"])[0][1]
        assert lying["style"] != before[1]["style"]
        assert person.saved().log == [(0, ("pick", "1a"))]


@pytest.mark.parametrize(
    ("state", "chosen", "token", "attempt"),
    [
        (new(2, 1), (), "space:C3", ("place", "silver", "C3")),
        (new(2, 1), (), "space:O3", ("place", "copper", "O3")),
        (new(2, 1), (), "door:X1", ("place", "copper", "X1")),
        (new(2, 1), (), "tray:1a", None),
        (fight(), (), "piece:2a", ("step", "2a", "A0")),
        (fight(), (), "piece:1b", ("step", "1b", "A9")),
        (fight(), (), "space:B2", None),
        (fight(), (), "space:B9", ("step", "1b", "A9")),
        (fight(), ("piece:1b",), "space:B2", ("attack", "1b", "B2")),
        (fight(), ("piece:1b",), "space:B1", ("step", "3a", "A1")),
        (fight(), ("piece:1b",), "space:E5", ("step", "1b", "E5")),
        (fight(done=["3a"]), (), "door:X3", None),
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
