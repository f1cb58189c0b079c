"""What the table says beside the game's own words."""

from __future__ import annotations

from typing import Any

import pytest

from app.match.session import Session
from app.match.tapping import tap
from app.tables.drift.table import table as drift_table
from engine.drift.types import Event
from tests.app.drift.setting import ENEMY, fight, having, seated, seen
from tests.engine.drift.positions import at_home, new, player, table


def said(session: Session, *taps: str) -> str:
    for token in taps:
        tap(session, token)
    return session.prompt(session.context())


def test_D14_an_attack_is_asked_about_with_its_sum() -> None:
    asked = said(seated(fight()), "piece:3a", "space:B2")
    assert asked == "Attack outer land B2 with III, 3 + 1 = 4 against 2 + 1 = 3?"


def test_a_chosen_piece_says_how_far_it_can_go() -> None:
    session = seated(fight())
    assert said(session, "piece:3a") == "III has 3 points left. Tap where it goes."
    alone = seated(table(player(0, {"1b": "B9"}), ENEMY))
    assert said(alone, "piece:1b") == "I b has 1 point left. Tap where it goes."


def test_D4_it_is_said_before_who_can_no_longer_move_then() -> None:
    session = seated(fight())
    assert said(session, "piece:1b") == (
        "I b has 1 point left. If it moves, the III can no longer move this turn (D4)."
    )
    scene = session.table.drawing.draw(session.context((1180, 690)))
    assert any("ending" in chip["class"] for chip in having(scene, "data-tap", "piece:3a"))


def test_D4_nobody_is_warned_of_the_first_rank() -> None:
    assert "no longer" not in said(seated(fight()), "piece:3a")
    moved = seated(table(player(0, {"2a": "B9", "2b": "C1"}), ENEMY, left={"2a": 1, "2b": 2}))
    assert "the II can no longer move" in said(moved, "piece:2b"), "it has begun its move"


def test_D10_an_I_on_a_coin_may_go_or_pick_it_up() -> None:
    session = seated(table(player(0, {"1b": "B9"}), ENEMY, coins={"B9": ["gold"]}))
    assert said(session, "piece:1b") == (
        "I b has 1 point left. Tap where it goes, or what it does with the coin."
    )


def barred() -> Session:
    """Two Is are left on the home, and friends stand all around it."""
    around = {"3a": "A1", "2a": "A23", "2b": "B0", "1a": "O0"}
    return seated(table(at_home(0, around), ENEMY, left={"1b": 1, "1c": 1}, done=[*around]))


def test_D7_a_barred_home_is_warned_of() -> None:
    assert said(barred()) == (
        "Your home is barred: two Is cannot leave it, and all but one must (D7)."
    )


def test_D7_who_ends_the_turn_hears_what_it_costs() -> None:
    assert said(barred(), "end_turn") == "End the turn, and lose the I on your home (D7)?"
    assert said(seated(fight()), "end_turn") == "End the turn?"


def test_others_and_bystanders_are_not_warned() -> None:
    state = table(at_home(0), ENEMY)
    talk = drift_table().talk
    assert talk.prompt(seen(state, 1)) is None
    assert talk.prompt(seen(state, None)) is None
    assert talk.prompt(seen(new(2, 1), 0)) is None


def test_the_round_and_its_limit() -> None:
    talk = drift_table().talk
    assert talk.round(seen(new(2, 1))) == "Setting up"
    assert talk.round(seen(fight(round=7, options={"rounds": 20}))) == "Round 7/20"
    assert talk.round(seen(fight(round=21, options={"rounds": 20}))) == "Round 20/20"
    assert talk.round(seen(fight(round=7, options={"rounds": 0}))) == "Round 7"


def test_what_decided_the_match() -> None:
    talk = drift_table().talk
    won = table(player(0, {"1a": "A0"}, deposited=("copper", "silver", "gold")), ENEMY, round=6)
    assert talk.decided(seen(won)) == "Anna brought copper, silver and gold home in round 6."
    last: dict[str, Any] = {"round": 21, "options": {"rounds": 20}}
    assert talk.decided(seen(fight(**last))) == (
        "The last round is over, and every repository is empty."
    )
    some = table(player(0, {"1a": "A0"}, deposited=("silver", "copper")), ENEMY, **last)
    assert talk.decided(seen(some)) == (
        "The last round is over. Anna has deposited copper and silver. Otto has deposited nothing."
    )


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (("stepped", 0, "3a", "B1", "B0"), "card"),
        (("stepped", 0, "3a", "B1", "M0"), "splash"),
        (("drifted", (), ()), "splash"),
        (("ended", 0), None),
        (("removed", 0, "1a", "A0"), "no"),
    ],
)
def test_what_is_heard(event: Event, sound: str | None) -> None:
    assert drift_table().talk.sound(event) == sound
