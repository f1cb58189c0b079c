"""Computer players in the page: their pace, their chances, and what goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from app.match.thinking import BREATH, FOLLOWING, PAUSES, SLICE, TICK, sliced
from engine import Match
from engine.bots import LEVELS
from engine.bots.task import Task, Thinking
from engine.game import Action
from tests.app.fakes import Person, SkippingLoop, opened
from tests.app.laid import anno, kept, with_settings
from tests.app.tiny import Position, Rules, ScriptedBot, Tiny

GO: Action = ("go", "a")
REST: Action = ("rest", "b")
NEARLY = TICK + 0.005
"""Pauses are counted in ticks."""


def first(task: Task[Any, Any, Any]) -> Action:
    action: Action = task.legal[0]
    return action


def rounds(*seats: int) -> Rules:
    """One action each, in this order; then it is over."""
    return lambda played: {seats[len(played)]: [GO]} if len(played) < len(seats) else {}


@contextmanager
def watching(rules: Rules, bot: ScriptedBot) -> Iterator[tuple[Person, Match]]:
    """Two computer players and nobody else."""
    with Tiny(rules=rules, kinds=("easy", "expert"), bot=bot).opened() as found:
        yield found


def pauses(person: Person, match: Match) -> list[float]:
    """How many seconds go by before each of the further actions, until it is over."""
    found, last = [], person.page.loop.time()
    for length in range(match.length, 10):
        while match.length == length and not match.over:
            person.wait(0.005)
        if match.length > length:
            now = person.page.loop.time()
            found.append(now - last)
            last = now
    return found


def test_they_act_one_at_a_time_at_the_pace() -> None:
    with watching(rounds(0, 1, 0), ScriptedBot(first)) as (person, match):
        assert pauses(person, match) == pytest.approx([PAUSES["normal"]] * 3, abs=NEARLY)
        assert [seat for seat, _ in match.log] == [0, 1, 0]


@pytest.mark.parametrize("pace", PAUSES)
def test_the_pace_is_a_setting(pace: str) -> None:
    stored = kept(one=anno("ee")) | with_settings(pace=pace)
    with opened("#/play/one", stored) as person:
        person.wait(PAUSES[pace] - NEARLY)
        assert person.saved().length == 0
        person.wait(2 * NEARLY)
        assert person.saved().length == 1


def test_a_further_action_of_the_same_turn_comes_sooner() -> None:
    with watching(rounds(0, 0, 1), ScriptedBot(first)) as (person, match):
        pause = PAUSES["normal"]
        assert pauses(person, match) == pytest.approx([pause, FOLLOWING * pause, pause], abs=NEARLY)


def test_what_thinking_takes_is_part_of_the_pause() -> None:
    with watching(rounds(0, 1), ScriptedBot(first, nodes=300)) as (person, match):
        person.wait(PAUSES["normal"] - NEARLY)
        assert match.length == 0
        person.page.effort = 1.0
        assert pauses(person, match) == pytest.approx([NEARLY, PAUSES["normal"] - 0.3], abs=NEARLY)


@pytest.mark.parametrize("how", ["tap", "press", "key"])
def test_a_tap_hurries_them(how: str) -> None:
    with watching(rounds(0, 1), ScriptedBot(first)) as (person, match):
        person.page.send(how, {"not": "a", "press": "x", "key": "x", "seat": "0", "at": 0})
        person.wait(NEARLY)
        assert match.length == 1
        person.wait(NEARLY)
        assert match.length == 1, "a tap hurries one action, not all"


def test_other_things_do_not_hurry_them() -> None:
    with watching(rounds(0, 1), ScriptedBot(first)) as (person, match):
        person.page.send("resize", {})
        person.page.send("release", {})
        person.wait(4 * NEARLY)
        assert match.length == 0


def test_a_person_acts_and_then_they_do() -> None:
    stored = kept(one=anno("he", seed=2))
    with opened("#/play/one", stored) as person:
        person.wait(60)
        assert person.saved().length == 0, "nobody acts for a person"
        person.tap("pass")
        person.tap(next(token for token in sorted(person.tokens()) if token.startswith("hand:")))
        person.press("confirm")
        turn = person.saved().length
        assert person.saved().state.actors == (1,)
        person.wait(60)
        saved = person.saved()
        assert saved.length > turn and {seat for seat, _ in saved.log[turn:]} == {1}
        assert saved.state.actors == (0,)


def chance_for_the_second(played: tuple[Action, ...]) -> dict[int, list[Action]]:
    """The first player goes on and on; the second may always join in."""
    return {0: [GO], 1: [REST]}


def test_a_declined_chance_is_not_asked_again() -> None:
    bot = ScriptedBot(lambda task: None if len(task.view["played"]) < 2 else REST)
    with Tiny(rules=chance_for_the_second, bot=bot).opened() as (person, match):
        person.wait(30)
        assert bot.asked == [(1, 0)] and match.length == 0
        person.tap("a")
        person.wait(30)
        assert bot.asked == [(1, 0), (1, 1)] and match.length == 1
        person.tap("a")
        person.wait(1)
        assert match.log == [(0, GO), (0, GO), (1, REST)]


def both_three_times(played: tuple[Action, ...]) -> dict[int, list[Action]]:
    return {0: [REST], 1: [GO]} if len(played) < 3 else {}


def test_one_who_declines_keeps_nobody_else_from_acting() -> None:
    bot = ScriptedBot(lambda task: GO if task.seat == 1 else None)
    with watching(both_three_times, bot) as (person, match):
        person.wait(30)
        assert match.log == [(1, GO)] * 3


def test_a_thought_that_comes_too_late_is_dropped() -> None:
    """Where somebody else acted meanwhile, the choice was made for another position."""
    bot = ScriptedBot(lambda task: REST)
    with Tiny(rules=chance_for_the_second, bot=bot).opened() as (person, match):
        person.tap("a")
        assert match.log == [(0, GO)]
        person.wait(PAUSES["normal"] + NEARLY)
        assert match.log[:2] == [(0, GO), (1, REST)]
        assert bot.asked[:2] == [(1, 0), (1, 1)]


def test_the_page_says_when_somebody_thinks() -> None:
    with watching(rounds(0, 1), ScriptedBot(first, nodes=100)) as (person, match):
        assert person.page.marks["thinking"] == ""
        person.page.effort = 1.0
        person.wait(PAUSES["normal"])
        assert match.length == 1 and person.page.marks["thinking"] == "1"
        person.wait(PAUSES["normal"])
        assert match.length == 2 and person.page.marks["thinking"] == ""


def test_a_match_of_computer_players_alone_plays_to_its_end() -> None:
    with opened("#/play/one", kept(one=anno("eme"))) as person:
        assert person.screen == "table"
        person.wait(1000)
        assert person.screen == "result" and person.saved().over
        assert {seat for seat, _ in person.saved().log} == {0, 1, 2}


def test_who_leaves_the_screen_stops_them() -> None:
    with opened("#/play/one", kept(one=anno("ee"))) as person:
        person.wait(3)
        person.press("rules")
        person.press("close")
        person.press("menu")
        person.follow("#/")
        length = Match.load(person.page.storage.items["annorama/match/one"]).length
        assert length > 0
        person.wait(60)
        assert Match.load(person.page.storage.items["annorama/match/one"]).length == length
        person.follow("#/play/one")
        person.wait(3)
        assert person.saved().length > length


def failing(*levels: str) -> ScriptedBot:
    """A computer player that fails at these levels."""

    def says(task: Task[Any, Any, Any]) -> Action:
        if task.level in levels:
            raise ZeroDivisionError
        return first(task)

    return ScriptedBot(says)


@pytest.mark.usefixtures("capsys")
@pytest.mark.parametrize(
    ("fails", "said"),
    [
        (["expert"], "Otto had a fault while thinking, and goes on as a hard player."),
        (["expert", "hard"], "Otto had a fault while thinking, and goes on as a medium player."),
        ([*LEVELS[1:]], "Otto had a fault while thinking, and goes on as an easy player."),
        ([*LEVELS], "Otto had a fault while thinking, and goes on by the dice."),
    ],
)
def test_who_fails_is_replaced_by_their_simpler_self(fails: list[str], said: str) -> None:
    with watching(rounds(1, 1, 1, 1), failing(*fails)) as (person, match):
        person.wait(10)
        assert match.over and person.mishap == ""
        assert said in person.text


@pytest.mark.usefixtures("capsys")
@pytest.mark.parametrize("nonsense", [("fly",), None, 7, "go", ("go", "a", "b")])
def test_what_is_no_choice_is_a_fault_too(nonsense: Any) -> None:
    bot = ScriptedBot(lambda task: nonsense if task.level in ("hard", "expert") else first(task))
    with watching(rounds(1, 0, 1), bot) as (person, match):
        person.wait(10)
        assert match.over and "Otto had a fault" in person.text and "Anna had" not in person.text


def test_where_all_let_their_chance_go_by_the_dice_decide() -> None:
    with watching(both_three_times, ScriptedBot(lambda task: None)) as (person, match):
        person.wait(30)
        assert match.over and "goes on by the dice" in person.text


@pytest.mark.usefixtures("capsys")
def test_a_thought_that_does_not_end_is_a_fault_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.match.steady.MOST_NODES", 50)
    bot = ScriptedBot(first, nodes=60)
    with watching(rounds(1, 1), bot) as (person, match):
        person.wait(10)
        assert match.over and "goes on by the dice" in person.text


@pytest.mark.usefixtures("capsys")
def test_where_the_rules_stumble_over_an_action_another_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    perform = Position.perform

    def stumbles(self: Position, action: Action, seat: int) -> Any:
        return 1 // 0 if action == GO else perform(self, action, seat)

    monkeypatch.setattr(Position, "perform", stumbles)

    def both(played: tuple[Action, ...]) -> dict[int, list[Action]]:
        return {0: [GO, REST]} if len(played) < 3 else {}

    with watching(both, ScriptedBot(first)) as (person, match):
        person.wait(10)
        assert match.over and [action for _, action in match.log] == [REST] * 3


@pytest.mark.usefixtures("capsys")
def test_where_the_rules_stumble_over_all_of_them_it_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Position, "perform", lambda *_: 1 // 0)
    with watching(rounds(0, 1), ScriptedBot(first)) as (person, match):
        person.wait(10)
        assert match.length == 0
        assert "Annorama made a mistake" in person.mishap and "ZeroDivisionError" in person.mishap


def test_a_thought_gives_the_thread_back_every_few_milliseconds() -> None:
    loop, looks = SkippingLoop(), 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return float(looks)

    def thinking() -> Thinking[str]:
        for _ in range(5 * SLICE):
            yield
        return "done"

    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(BREATH)

    beside = loop.create_task(others())
    assert loop.run_until_complete(sliced(thinking(), clock)) == "done"
    beside.cancel()
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()
    assert 4 <= turns <= 8
