"""ANNO's sentences: each is said through the door for languages, in one piece."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine import bots, language
from engine.anno.cards import COPIES
from engine.anno.types import Action, Event
from engine.anno.words import card_name, describe, sentence, the_card
from engine.dice import Dice
from tests.engine.anno.positions import GAME, match, orientation, position
from tests.engine.anno.test_refusals import TRIED

NAMES = ["Ada", "Bea"]


class Marked(language.English):
    """A language that shows what went through the door."""

    def gettext(self, message: str, /) -> str:
        return f"«{message}»"

    def ngettext(self, msgid1: str, msgid2: str, n: int, /) -> str:
        return f"«{super().ngettext(msgid1, msgid2, n)}»"


@pytest.fixture
def marked() -> Iterator[None]:
    language.speak(Marked())
    yield
    language.speak(language.English())


def whole(text: str | None) -> bool:
    """Said as one message: its mark opens first and closes last."""
    depths: list[int] = []
    for letter in text or "":
        depths.append((depths[-1] if depths else 0) + {"«": 1, "»": -1}.get(letter, 0))
    return bool(depths) and depths[-1] == 0 and min(depths[:-1]) > 0


@pytest.mark.usefixtures("marked")
def test_all_that_happens_in_a_match_is_said_in_whole_messages() -> None:
    for options in ({"mensises": 2}, {"mode": "orientation"}):
        state, dice = GAME.new(2, 5, options), Dice(5)
        assert all(map(whole, GAME.words.opening(state.view(None), NAMES)))
        while state.actors:
            assert all(whole(GAME.words.prompt(state.view(seat), NAMES)) for seat in (0, 1))
            assert all(whole(describe(action, NAMES)) for action in state.legal())
            told = state.play(dice.choice(state.legal()))
            lines = [sentence(event, NAMES) for event, _ in told]
            assert all(whole(line) for line in lines if line is not None)
        assert whole(GAME.words.prompt(state.view(0), NAMES))


@pytest.mark.usefixtures("marked")
def test_every_card_refusal_and_hint_is_said_in_whole_messages() -> None:
    assert all(whole(card_name(code)) and whole(the_card(code)) for code in COPIES)
    assert all(whole(state.why_not(action)) for state, action in TRIED.values())
    for start in (position("BLUE M05 Q2 Q1", "Q3 D31"), orientation("CUSP", "Q1")):
        thinking = bots.advise(GAME, start.view(0), start.legal(0), Dice(1))
        with pytest.raises(StopIteration) as end:
            while True:
                next(thinking)
        assert whole(end.value.value.reason)


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_choice_that_is_a_word_has_a_name_to_translate(option: Any) -> None:
    assert option.names or all(type(choice) is int for choice in option.choices)


LOG: list[tuple[Event, str]] = [
    (
        ("matched", 0, "M05", "hand", ("Q2",), 1),
        "Ada lays down May and matches the second quarter to it from their hand.",
    ),
    (
        ("matched", 1, "M05", "community", ("D31", "Q2", "SSPR"), 1),
        "Bea lays down May and matches 31 days, the second quarter and Spring to it "
        "from the Community Eight.",
    ),
    (
        ("matched", 0, "M05", "hand", ("ZTAU",), 0),
        "Ada matches Taurus from their hand to May.",
    ),
    (
        ("matched", 0, "M05", "community", ("ZTAU",), 0),
        "Ada matches Taurus from the Community Eight to May.",
    ),
    (("mensis", 3, "cleared", 1), "Bea has cleared their hand: mensis 3 is over."),
    (("mensis", 3, "deck", 1), "The deck has run out: mensis 3 is over."),
    (("scored", 0, 20, 35), "Ada scores 20 − 35 = −15."),
    (("complete", 1), "The year is complete, with 1 slip."),
    (("complete", 2), "The year is complete, with 2 slips."),
]


@pytest.mark.parametrize(("event", "line"), LOG)
def test_what_the_log_says(event: Event, line: str) -> None:
    assert sentence(event, NAMES) == line


@pytest.mark.parametrize(
    "event", [("hand", 0, ("Q1",)), ("refilled", 3, "Q1"), ("drawn", "Q1")], ids=str
)
def test_what_the_log_leaves_out(event: Any) -> None:
    assert sentence(event, NAMES) is None


def test_what_is_neither_action_nor_event_has_no_words() -> None:
    strange: Any = ("tpyo", 0, "Q1")
    with pytest.raises(AssertionError):
        describe(strange, NAMES)
    with pytest.raises(AssertionError):
        sentence(strange, NAMES)


def test_a_match_is_described_with_its_source() -> None:
    from_hand: Any = match("M05", "hand", "D31 Q2 SSPR")
    assert describe(from_hand, NAMES) == (
        "Match 31 days, the second quarter and Spring from your hand to May"
    )
    taken: Action = ("match", "M05", "community", ("CUSP", "ZGEM", "ZTAU"))
    assert describe(taken, NAMES) == ("Match the Cusp, Gemini and Taurus from the Community to May")
