"""The prompt for newcomers: what it says, and that it gets shorter with use."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from app.browser.settings import Settings
from app.match.guiding import OFTEN
from app.tables import shown_games, table_of
from builder import rules as pages
from builder.figures.example import context
from builder.tools import WEB
from engine.dice import Dice
from tests.app.fakes import Person, opened
from tests.app.laid import anno, kept

USUAL = "Match cards to a month, or go on to Burn and Turn."
LONG = "Match cards to a month: each counts 5 for you. Nothing fits? Go on to Burn and Turn."
LONGEST = 95
"""Letters that a phone has room for, above the buttons."""


def stored(setting: str = "learn", **times: int) -> dict[str, str]:
    return {
        **kept(one=anno("hh", seed=2)),
        "annorama/settings": replace(Settings(), prompts=setting).written(),
        "annorama/done/anno": json.dumps(times),
    }


def done(person: Person) -> dict[str, int]:
    found: dict[str, int] = json.loads(person.page.storage.items["annorama/done/anno"])
    return found


@pytest.mark.parametrize(
    ("setting", "times", "said"),
    [
        ("learn", 0, LONG),
        ("learn", OFTEN - 1, LONG),
        ("learn", OFTEN, USUAL),
        ("long", 99, LONG),
        ("short", 0, USUAL),
    ],
)
def test_the_setting_and_what_was_done_say_how_long_the_prompt_is(
    setting: str, times: int, said: str
) -> None:
    with opened("#/play/one", stored(setting, match=times)) as person:
        person.press("ready")
        assert person.prompt == said


def test_what_was_done_is_counted_on_the_device_and_the_prompt_gets_shorter() -> None:
    with opened("#/play/one", stored(match=OFTEN - 1)) as person:
        person.press("ready")
        assert person.prompt == LONG
        person.tap("pass")
        assert done(person) == {"match": OFTEN}
        assert person.prompt != USUAL


def test_choosing_and_taking_back_are_not_counted() -> None:
    with opened("#/play/one", stored()) as person:
        person.press("ready")
        person.tap(min(token for token in person.tokens() if token.startswith("hand:")))
        assert person.chosen() and done(person) == {}, "choosing is not doing"
        person.key("Escape")
        person.tap("pass")
        assert done(person) == {"match": 1}
        person.press("undo")
        assert done(person) == {"match": 1}


def test_a_computer_players_turn_teaches_nobody() -> None:
    given = {**stored(), **kept(one=anno("eh", seed=2))}
    with opened("#/play/one", given) as person:
        person.wait(60)
        assert done(person) == {}


def test_a_count_that_is_none_is_no_trouble() -> None:
    for text in ("[", "[1]", '{"match": "often"}'):
        with opened("#/play/one", {**stored(), "annorama/done/anno": text}) as person:
            person.press("ready")
            assert person.prompt == LONG and not person.mishap


def test_the_setting_is_offered() -> None:
    with opened("#/settings") as person:
        assert person.offered("prompts") == ["long", "learn", "short"]
        person.change("prompts", "short")
        assert person.app.settings.prompts == "short"


@pytest.mark.parametrize("game", shown_games())
def test_every_game_speaks_to_newcomers_in_few_words_and_only_to_who_is_to_act(game: str) -> None:
    """Over whole matches by chance: somebody is guided, nobody who only looks on."""
    rules = shown_games()[game]
    talk, kinds = table_of(game).talk, set()
    text = pages.scene((WEB / f"rules/{game}.md").read_text(encoding="utf-8"), game)
    ids = {given["id"] for _, given in pages.tags([text]) if "id" in given}
    for seed in range(6):
        dice = Dice(seed)
        state = rules.new(max(3, rules.seats[0]), seed)
        for _ in range(150):
            if not state.actors:
                break
            for seat in range(state.seats):
                shown = context(state, seat, actor=seat, actors=state.actors)
                said = talk.guidance(shown)
                if seat not in state.actors:
                    assert said is None, (seat, said)
                elif said:
                    kinds.add(said.kind)
                    assert len(said.words) <= LONGEST, said.words
                    assert said.rule in ids
            bystander = talk.guidance(context(state, None))
            assert bystander is None
            seat = state.actors[0]
            legal = state.legal(seat)
            state.play(legal[dice.below(len(legal))], seat)
    assert len(kinds) >= KINDS[game], kinds


KINDS = {"anno": 3, "annaotto": 2, "anno1503": 4, "drift": 4, "santyanno": 1}
"""At least so many kinds come up by chance."""
