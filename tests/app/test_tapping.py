"""What a tap does: the one mechanism, and every refinement that a table can declare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from app.match.tapping import Tapped, tap
from app.tables import context
from engine.game import Action, Event
from tests.app.tiny import Tiny, TinyTaps, View, always

Context: TypeAlias = context.Context[View, Action, Event]

ONE: Action = ("one", "a")
PAIR: Action = ("pair", "a", "b")
OTHER: Action = ("other", "a", "c")
FAR: Action = ("far", "d")


def test_an_action_of_one_token_that_undo_can_take_back_goes_at_once() -> None:
    session = Tiny(rules=always(FAR, PAIR)).session()
    assert tap(session, "d") == Tapped(actions=(FAR,))


def test_an_action_that_undo_cannot_take_back_waits_for_confirm() -> None:
    session = Tiny(rules=always(FAR, PAIR), reveals=frozenset({"far"})).session()
    assert tap(session, "d") == Tapped()
    assert session.choice.chosen == ["d"] and session.choice.ready == FAR


def test_an_action_of_several_tokens_waits_for_confirm() -> None:
    session = Tiny(rules=always(PAIR)).session()
    assert tap(session, "b") == Tapped() and session.choice.ready is None
    assert tap(session, "a") == Tapped() and session.choice.ready == PAIR


def test_a_token_that_may_be_all_or_part_goes_at_once_as_all() -> None:
    session = Tiny(rules=always(ONE, PAIR)).session()
    assert tap(session, "a") == Tapped(actions=(ONE,))


def test_to_let_go_of_a_token_plays_nothing() -> None:
    session = Tiny(rules=always(ONE, PAIR), reveals=frozenset({"one"})).session()
    tap(session, "b")
    tap(session, "a")
    assert session.choice.ready == PAIR
    assert tap(session, "b") == Tapped()
    assert session.choice.chosen == ["a"] and session.choice.ready == ONE


class Quick(TinyTaps):
    quick = True


def test_quick_actions_of_several_tokens_go_at_once_where_nothing_else_is_left() -> None:
    session = Tiny(rules=always(PAIR), taps=Quick()).session()
    assert tap(session, "a") == Tapped()
    assert tap(session, "b") == Tapped(actions=(PAIR,))


def test_quick_waits_while_more_could_still_be_chosen() -> None:
    session = Tiny(rules=always(PAIR, ("three", "a", "b", "c")), taps=Quick()).session()
    tap(session, "a")
    assert tap(session, "b") == Tapped() and session.choice.ready == PAIR


class AtOnce(TinyTaps):
    quick = True

    def at_once(self, context: Context, action: Action) -> bool:
        return action != ONE


def test_a_table_may_say_what_needs_confirm() -> None:
    kind = Tiny(rules=always(ONE, FAR), taps=AtOnce(), reveals=frozenset({"far"}))
    assert tap(kind.session(), "a") == Tapped()
    assert tap(kind.session(), "d") == Tapped(actions=(FAR,))
    pair = Tiny(rules=always(PAIR), taps=AtOnce(), reveals=frozenset({"pair"})).session()
    tap(pair, "a")
    assert tap(pair, "b") == Tapped(actions=(PAIR,))


class Decides(TinyTaps):
    def decides(self, token: str) -> bool:
        return token == "b"


def test_a_token_that_decides_needs_no_others_where_they_leave_no_choice() -> None:
    session = Tiny(rules=always(PAIR, OTHER), taps=Decides()).session()
    assert tap(session, "b") == Tapped(actions=(PAIR,))


def test_a_token_that_decides_waits_where_there_is_a_choice() -> None:
    session = Tiny(rules=always(PAIR, ("pair", "b", "c")), taps=Decides()).session()
    assert tap(session, "b") == Tapped() and session.choice.chosen == ["b"]


def test_a_token_that_decides_nothing_waits_for_the_others() -> None:
    session = Tiny(rules=always(PAIR, OTHER), taps=Decides()).session()
    assert tap(session, "c") == Tapped() and session.choice.chosen == ["c"]


class Along(TinyTaps):
    def along(self, context: Context, token: str) -> Sequence[str]:
        return ("b", "nothing", "a") if token == "a" else ()


def test_tokens_are_chosen_along_as_far_as_they_can_be() -> None:
    session = Tiny(rules=always(PAIR, OTHER), taps=Along()).session()
    assert tap(session, "a") == Tapped()
    assert session.choice.chosen == ["a", "b"] and session.choice.ready == PAIR


def test_nothing_comes_along_with_what_is_let_go() -> None:
    session = Tiny(rules=always(PAIR, OTHER), taps=Along()).session()
    tap(session, "a")
    tap(session, "a")
    assert session.choice.chosen == ["b"]


class Replaces(TinyTaps):
    def replaces(self, context: Context, token: str, chosen: Sequence[str]) -> list[str] | None:
        return [one for one in chosen if one not in "bc"] if token in "bc" else None


def test_a_token_takes_the_place_of_another() -> None:
    session = Tiny(rules=always(PAIR, OTHER), taps=Replaces()).session()
    tap(session, "a")
    tap(session, "b")
    assert "c" in session.choice.tappable
    assert tap(session, "c") == Tapped()
    assert session.choice.chosen == ["a", "c"] and session.choice.ready == OTHER


def test_without_that_a_token_of_another_action_is_refused() -> None:
    session = Tiny(rules=always(PAIR, OTHER)).session()
    tap(session, "b")
    assert "c" not in session.choice.tappable
    assert tap(session, "c") == Tapped(refusal="Do something.")
    assert session.choice.chosen == ["b"]


class BeginsAnew(TinyTaps):
    begins_anew = True


def test_a_token_of_another_action_may_begin_anew() -> None:
    session = Tiny(rules=always(PAIR, FAR), taps=BeginsAnew(), reveals=frozenset({"far"})).session()
    tap(session, "a")
    assert tap(session, "d") == Tapped()
    assert session.choice.chosen == ["d"] and session.choice.ready == FAR


def test_what_begins_anew_may_go_at_once() -> None:
    session = Tiny(rules=always(PAIR, FAR), taps=BeginsAnew()).session()
    tap(session, "a")
    assert tap(session, "d") == Tapped(actions=(FAR,))


def test_what_no_action_has_begins_nothing() -> None:
    session = Tiny(rules=always(PAIR), taps=BeginsAnew()).session()
    tap(session, "a")
    assert tap(session, "x").refusal and session.choice.chosen == ["a"]


class Attempts(TinyTaps):
    def attempt(self, context: Context, token: str) -> Action | None:
        return ("fly", token) if token == "sky" else None


def test_a_tap_in_vain_says_why() -> None:
    session = Tiny(rules=always(ONE), taps=Attempts()).session()
    assert tap(session, "sky").refusal == "Nobody may fly now."
    assert tap(session, "stone").refusal == "Do something."


class Discreet(Attempts):
    def refusal(self, context: Context, token: str) -> str | None:
        return "Look again." if token == "sky" else None


def test_a_table_may_say_less_than_the_rules() -> None:
    session = Tiny(rules=always(ONE), taps=Discreet()).session()
    assert tap(session, "sky").refusal == "Look again."
    assert tap(session, "stone").refusal == "Do something."
    waiting = Tiny(rules=lambda played: {1: [ONE]}, taps=Discreet()).session()
    assert tap(waiting, "sky").refusal == "It is Otto’s turn."


def test_a_tap_in_anothers_turn_says_so() -> None:
    session = Tiny(rules=lambda played: {1: [ONE]}, taps=Attempts()).session()
    assert tap(session, "a").refusal == "It is Otto’s turn."
    assert tap(session, "sky").refusal == "It is Otto’s turn."


STEP: Action = ("step", "near")
