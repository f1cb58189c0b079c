"""Who looks, who is handed the tablet, and what may be done meanwhile."""

from app.match.session import Session
from app.tables.annaotto.table import table
from engine import Match
from tests.app.annaotto.setting import NAMES, in_phase, reached, seen
from tests.app.fakes import elements, words

PRIVACY = table().privacy


def forgotten(seats: int = 3, kinds: tuple[str, ...] = ()) -> Match:
    return reached(seats, lambda at, _: at["catch"] is not None and at["phase"] == "turn", kinds)


def test_O4_everybody_chooses_sides_alone() -> None:
    session = Session("x", in_phase("face"))
    assert session.covered == 0 and not session.in_the_open


def test_O18_hands_come_down_before_everybodys_eyes() -> None:
    session = Session("x", in_phase("slap"))
    assert session.in_the_open and session.covered is None and session.viewer is None
    assert all(front is None for hand in session.view["hands"] for front, _ in hand)


def test_O12_cards_are_turned_by_the_sides_that_all_see() -> None:
    match = in_phase("turning")
    layer, victim = match.state.actors[0], match.state.view(None)["turn"]
    assert PRIVACY.in_the_open(seen(match, victim)) and PRIVACY.in_the_open(seen(match, None))
    assert not PRIVACY.in_the_open(seen(match, layer)), "who still holds it may go on looking"
    session = Session("x", match)
    assert session.actor == layer and session.viewer is None


def test_O12_a_computer_player_turns_cards_without_the_tablet() -> None:
    match = in_phase("turning")
    layer = match.state.actors[0]
    kinds = ["human"] * 3
    kinds[layer] = "hard"
    context = seen(match, None)
    context.kinds = kinds
    assert not PRIVACY.in_the_open(context)


def test_O19_nobody_is_handed_the_tablet_only_to_catch() -> None:
    match = forgotten()
    turn = match.state.view(None)["turn"]
    waiting = list(match.state.actors)
    assert len(waiting) > 1
    assert PRIVACY.handed(seen(match, None), waiting) == [turn]
    assert PRIVACY.handed(seen(match, None), [seat for seat in waiting if seat != turn]) == []
    facing = in_phase("face")
    assert PRIVACY.handed(seen(facing, None), [0, 1, 2]) == [0, 1, 2]


def test_O19_meanwhile_everybody_else_may_catch() -> None:
    match = forgotten()
    at = match.state.view(None)
    shown = PRIVACY.meanwhile(seen(match, None))
    assert shown is not None and at["catch"] is not None
    buttons = [a["data-seat"] for _, a, _ in elements(shown) if a.get("data-do") == "catch"]
    assert sorted(buttons) == [str(seat) for seat in range(3) if seat != at["catch"]]
    assert f"{NAMES[at['catch']]} has one card left" in words(shown)


def test_O19_computer_players_need_no_button() -> None:
    match = forgotten(3, ("human", "human", "easy"))
    shown = PRIVACY.meanwhile(seen(match, None))
    assert shown is not None
    assert "2" not in [a.get("data-seat") for _, a, _ in elements(shown)]


def test_O19_where_nobody_forgot_nothing_is_offered() -> None:
    assert PRIVACY.meanwhile(seen(in_phase("turn"), None)) is None
