"""A refusal names the rule: for each of A5–A20 something a person might try."""

from itertools import product
from typing import Any

import pytest

from engine.anno.cards import COPIES, MONTHS
from engine.anno.rules import Anno
from engine.anno.words import card_name
from engine.dice import Dice
from engine.game import Action as AnyAction
from tests.engine.anno.positions import calendar, match, position, refused

BURNING: dict[str, Any] = {"phase": "burn"}
TRIED: dict[str, tuple[Anno, AnyAction]] = {
    "A5": (position("Q1", "Q3"), ("exchange", "Q3")),
    "A6": (position("Q2"), match("M05", "hand", "Q2")),
    "A7": (position("Q2", "M05"), match("M05", "hand", "Q2")),
    "A8": (position("M05 Q2", "D31 SSPR"), match("M05", "hand", "Q2 D31 SSPR")),
    "A9": (position("M05 Q2"), match("M05", "hand", "")),
    "A10": (position("M05 Q2 D31"), match("M05", "hand", "Q2 D31")),
    "A11": (position("M05 Q1"), match("M05", "hand", "Q1")),
    "A12": (position("Q2", board={"M05": "Q2"}), match("M05", "hand", "Q2")),
    "A13": (position("D29", board={"M02": "D29"}), match("M02", "hand", "D29")),
    "A14": (position("M05 WNIV"), match("M05", "hand", "WNIV")),
    "A15": (position("M05 CUSP"), match("M05", "hand", "CUSP")),
    "A16": (position("M05 BLUE"), match("M05", "hand", "BLUE")),
    "A17": (position("M05 Q2", "D31", **BURNING), match("M05", "community", "D31")),
    "A18": (position("Q2", **BURNING), ("pass",)),
    "A19": (position("Q2"), ("burn", "Q2")),
    "A20": (position("M05 Q2", **BURNING), match("M05", "hand", "Q2")),
}


@pytest.mark.parametrize("rule", TRIED)
def test_A5_to_A20_a_refusal_names_its_rule(rule: str) -> None:
    state, action = TRIED[rule]
    assert f"({rule})" in refused(state, action)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (("burn", "Q3"), "third quarter is not in your hand"),
        (("burn", "XYZ"), "no action of this game"),
        (("exchange", "XYZ"), "no action of this game"),
        (("match", "M05", "deck", ("Q2",)), "no action of this game"),
        (("match", "M05", "hand", ("Q2", 7)), "no action of this game"),
        (("match", "Q2", "hand", ("Q2",)), "matched to a month"),
        (("dance",), "no action of this game"),
        (("burn",), "no action of this game"),
    ],
)
def test_what_is_no_action_of_anno(action: AnyAction, words: str) -> None:
    phase = "burn" if action[0] == "burn" else "start"
    assert words in refused(position("M05 Q2", phase=phase), action)


def test_A12_a_second_season_is_refused_as_such_whether_it_would_fit_or_not() -> None:
    for season in ("SSPR", "SSUM"):
        state = position(season, board={"M05": "D31 SSPR"})
        assert "already has its season" in refused(state, match("M05", "hand", season))


def test_A11_a_season_that_needs_its_weather() -> None:
    state = position("M05 SWIN")
    assert "without the weather" in refused(state, match("M05", "hand", "SWIN"))


@pytest.mark.parametrize("seed", range(8))
def test_every_refused_match_has_a_rule_and_never_just_no_action(seed: int) -> None:
    """All sets of up to three cards from hand or Community, to every month at hand."""
    state, dice = calendar(3, seed), Dice(seed)
    for _ in range(25):
        state.play(dice.choice(state.legal()))
    while state.phase == "burn":
        state.play(dice.choice(state.legal()))
    legal = set(state.legal())
    near = sorted({*state.hands[state.turn], *filter(None, state.community)})[:9]
    months = [*(month for month, _ in state.boards[state.turn]), *near[:2], "M01", "M02"]
    for month, source in product(dict.fromkeys(months), ("hand", "community")):
        for cards in {tuple(sorted(set(three))) for three in product(near, repeat=3)}:
            sentence = state.why_not(("match", month, source, cards))
            assert (sentence is None) == (("match", month, source, cards) in legal)
            assert sentence is None or "(A" in sentence, (month, cards, sentence)


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({card_name(code) for code in COPIES}) == 42
    assert card_name("M05") == MONTHS["M05"].name == "May"
