"""Hints: asked for, said and marked, gone with the next action."""

from __future__ import annotations

import pytest

from engine.bots import Advice
from engine.game import Action
from tests.app.fakes import Person, opened
from tests.app.laid import anno, kept, session_of
from tests.app.tiny import ScriptedBot, Tiny, always

GO: Action = ("go", "a")
PAIR: Action = ("pair", "a", "b")


def tiny(nodes: int = 100) -> tuple[Tiny, ScriptedBot]:
    bot = ScriptedBot(lambda task: PAIR, nodes)
    return Tiny(rules=always(GO, PAIR), reveals=frozenset({"go", "pair"}), bot=bot), bot


def marked(person: Person) -> set[str]:
    found = person.all(lambda a: "hinted" in str(a.get("class", "")).split())
    return {str(a["data-tap"]) for _, a, _ in found}


def test_a_hint_is_said_and_marks_its_cards_until_the_next_action() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        assert marked(person) == set()
        person.press("hint")
        assert person.prompt == (
            "Hint: Match 30 days from your hand to November. "
            "It moves November and 1 card from your hand to your board: worth 20 points in all. "
            "Then: Burn Aries."
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


def test_a_hint_leaves_what_was_being_set_up() -> None:
    kind, _ = tiny()
    with kind.opened() as (person, _):
        person.tap("a")
        assert person.chosen() == {"a"}
        person.press("hint")
        assert person.chosen() == {"a"} and person.prompt == "Hint: Do pair. It is best."
        person.tap("b")
        assert person.prompt == "Do pair?" and "do-hint" not in person.buttons()
        person.press("undo")
        assert person.chosen() == {"a"} and person.prompt == "Hint: Do pair. It is best."


def test_asked_again_it_says_the_next_best_and_then_begins_anew() -> None:
    bot = ScriptedBot(lambda task: PAIR if PAIR in task.legal else GO)
    kind = Tiny(rules=always(GO, PAIR), reveals=frozenset({"go", "pair"}), bot=bot)
    with kind.opened() as (person, _):
        said = []
        for _ in range(4):
            person.press("hint")
            said.append(person.prompt)
        best, next_best = "Hint: Do pair. It is best.", "Hint: Do go. It is best."
        assert said == [best, next_best, best, next_best]


STEPS: list[Action] = [("one", "a"), ("two", "b"), ("end", "c")]


def planned() -> Tiny:
    """A turn of three steps, the last of which undo cannot take back."""
    bot = ScriptedBot(lambda task: task.legal[0])
    return Tiny(
        rules=lambda played: {0: [STEPS[len(played)]]} if len(played) < 3 else {},
        reveals=frozenset({"end"}),
        bot=bot,
    )


def test_a_hint_tells_the_whole_turn_and_is_done_step_by_step() -> None:
    with planned().opened() as (person, match):
        person.press("hint")
        assert person.prompt == "Hint: Do one. It is best. Then: Do two and Do end."
        person.press("do-hint")
        assert match.log == [(0, STEPS[0])]
        assert person.prompt == "Hint: Do two. It is best. Then: Do end."
        person.press("do-hint")
        assert person.prompt == "Hint: Do end. It is best."
        person.press("do-hint")
        assert [action for _, action in match.log] == STEPS


def test_every_step_of_a_plan_can_be_taken_back() -> None:
    with planned().opened() as (person, match):
        person.press("hint")
        person.press("do-hint")
        person.press("undo")
        assert match.length == 0 and "do-hint" not in person.buttons()


def test_a_hint_that_means_a_button_marks_it() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        session_of(person).advise(Advice(("pass",), "Nothing fits."))
        person.app.draw()
        assert marked(person) == {"pass"}
        person.press("do-hint")
        assert person.saved().log == [(0, ("pass",))]


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
        assert "Annorama made a mistake" in person.mishap and "ZeroDivisionError" in person.mishap
        person.press("rescue-close")
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
