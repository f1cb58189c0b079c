"""Hints: asked for, said and marked, gone with the next action."""

from __future__ import annotations

import pytest

from engine.game import Action
from tests.app.fakes import Person, opened
from tests.app.laid import anno, kept
from tests.app.tiny import ScriptedBot, Tiny, always

GO: Action = ("go", "a")
PAIR: Action = ("pair", "a", "b")


def tiny(nodes: int = 100) -> tuple[Tiny, ScriptedBot]:
    bot = ScriptedBot(lambda task: PAIR, nodes)
    return Tiny(rules=always(GO, PAIR), reveals=frozenset({"go"}), bot=bot), bot


def marked(person: Person) -> set[str]:
    found = person.all(lambda a: "hinted" in str(a.get("class", "")).split())
    return {str(a["data-tap"]) for _, a, _ in found}


def test_a_hint_is_said_and_marks_its_cards_until_the_next_action() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        assert marked(person) == set()
        person.press("hint")
        assert person.prompt == (
            "Hint: Match 30 days from your hand to November. "
            "It moves November and 1 card from your hand to your board: worth 20 points in all."
        )
        assert marked(person) == {"hand:M11", "hand:D30"}
        assert person.saved().length == 0 and person.chosen() == set()
        person.tap("pass")
        assert person.saved().length == 1
        assert marked(person) == set() and "Hint" not in person.prompt


def test_a_hint_is_still_marked_while_its_cards_are_tapped() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        person.press("hint")
        person.tap("hand:M11")
        assert marked(person) == {"hand:M11", "hand:D30"} and "Hint" not in person.prompt
        person.tap("hand:D30")
        person.press("confirm")
        assert person.saved().log == [(0, ("match", "M11", "hand", ("D30",)))]


def test_a_hint_lets_go_of_what_was_chosen() -> None:
    kind, _ = tiny()
    with kind.opened() as (person, _):
        person.tap("a")
        assert person.chosen() == {"a"}
        person.press("hint")
        assert person.chosen() == set() and person.prompt == "Hint: Do pair. It is best."


def test_nobody_can_ask_twice_while_it_is_thought_about() -> None:
    kind, bot = tiny(nodes=400)
    with kind.opened() as (person, _):
        person.page.effort = 1.0
        person.press("hint")
        assert "hint" not in person.buttons(), "still thinking"
        person.page.send("tap", {"do": "hint"})
        person.page.send("tap", {"do": "hint"})
        person.wait(1)
        assert bot.asked == [(0, 0)]
        assert person.prompt.startswith("Hint: ") and "hint" in person.buttons()
        person.press("hint")
        person.wait(1)
        assert len(bot.asked) == 2


def test_a_hint_for_what_is_past_is_not_given() -> None:
    kind, _ = tiny(nodes=400)
    with kind.opened() as (person, match):
        person.page.effort = 1.0
        person.press("hint")
        person.tap("a")
        person.press("confirm")
        assert match.log == [(0, GO)]
        person.wait(1)
        assert "Hint" not in person.prompt and "hint" in person.buttons()


@pytest.mark.usefixtures("capsys")
def test_a_hint_that_fails_is_spoken_and_can_be_asked_for_again() -> None:
    kind, bot = tiny(nodes=1)
    with kind.opened() as (person, _):
        bot.says = lambda task: (1 // 0, "")
        person.press("hint")
        assert "Something went wrong (ZeroDivisionError)" in person.toast
        bot.says = lambda task: PAIR
        person.press("hint")
        assert person.prompt == "Hint: Do pair. It is best."


def test_no_hint_in_anothers_turn_nor_where_nobody_could_give_one() -> None:
    bot = ScriptedBot(lambda task: None)
    with Tiny(rules=lambda played: {1: [GO]}, bot=bot).opened() as (person, _):
        assert "hint" not in person.buttons()
        person.page.send("tap", {"do": "hint"})
        person.wait(5)
        assert bot.asked == [(1, 0)], "only the computer player was asked, for itself"
    with Tiny(rules=always(GO), kinds=("human", "human"), bot=None).opened() as (person, _):
        assert "hint" not in person.buttons()


def test_who_leaves_is_told_nothing_more() -> None:
    kind, _ = tiny(nodes=400)
    with kind.opened() as (person, _):
        person.page.effort = 1.0
        person.press("hint")
        person.page.go("#/about")
        person.wait(1)
        assert person.screen == "about" and person.toast == ""
