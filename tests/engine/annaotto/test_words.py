"""ANNAOTTO's sentences."""

import pytest

from engine.annaotto import GAME
from engine.annaotto.types import Event
from engine.annaotto.words import side_name
from tests.engine.annaotto.setting import Position, at, play_all

NAMES = ["Ada", "Bea", "Cleo"]
PLAIN = "KC/TW YW/TW BC/TW"


@pytest.mark.parametrize(
    ("side", "name"),
    [("RD", "red dots"), ("KS-OTTO", "OTTO in black stripes"), ("ANNAOTTO", "ANNAOTTO")],
)
def test_sides_have_names(side: str, name: str) -> None:
    assert side_name(side) == name


def said(state: Position, seat: int | None) -> str:
    return GAME.words.prompt(state.view(seat), NAMES)


def test_prompts_tell_the_actor_what_to_do_and_the_others_who_acts() -> None:
    state = at("RS-OTTO/GW KC/TW", PLAIN, PLAIN)
    assert "draw" in said(state, 0) and said(state, 1) == "Ada is thinking."
    state.play(("lay", 0))
    assert said(state, 1) == "No card can go on: accept and draw 2 cards."
    assert "Ada has one card left" in said(state, 2) and "forgot" not in said(state, 2)
    state = at("RS-OTTO/GW KC/TW", PLAIN, PLAIN, alarm=False)
    state.play(("lay", 0))
    assert "catch Ada, who forgot" in said(state, 2)
    assert "catch" not in said(state, 0)
    state.play(("accept",))
    assert "You take 2 penalty cards" in said(state, 1)
    assert said(state, 2) == "Bea takes 2 penalty cards."
    state.play(("keep", 0))
    assert said(state, 2) == "Bea takes 1 penalty card."


def test_no_prompt_offers_what_is_not_legal() -> None:
    answering = play_all(at("RS-OTTO/GW KC/TW", "RW-ANNA/GW KC/TW", PLAIN), ("lay", 0))
    assert said(answering, 1) == "Go on with an ANNA, or accept and draw 2 cards."
    assert said(at("KC/TW KC/TW", PLAIN, PLAIN), 0) == "No card fits: draw one."


def test_prompts_of_the_follow_ups() -> None:
    state = play_all(at("ANNAOTTO/GW KC/TW GC/TW", PLAIN, PLAIN), ("lay", 0))
    assert "name a colour" in said(state, 0) and "Ada" in said(state, 1)
    state = play_all(at("RS-ANNA/GW KC/TW GC/TW", PLAIN, PLAIN), ("lay", 0), ("accept",))
    assert "2 of Bea’s cards" in said(state, 0) and "Ada" in said(state, 1)
    state = play_all(at("RS-ALL/GW KC/TW GC/TW", PLAIN, PLAIN), ("lay", 0, "call"))
    assert "hands down" in said(state, 2)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (("laid", 0, "RS", 1), "Ada lays red stripes."),
        (("took", 0, 1, "RW", 0), "Ada lays red waves from Bea’s hand."),
        (("waits", 1, ("ANNA",)), "with an OTTO; if not, 2 of their cards are turned."),
        (("waits", 1, ("OTTO",)), "with an ANNA; if not, they draw 2 cards."),
        (("waits", 1, ("ANNA", "OTTO")), "if not, they draw 2 cards, then 2 are turned."),
        (("accepted", 2, 1, 0), "Cleo accepts: 1 card to draw."),
        (("accepted", 2, 0, 2), "Cleo accepts: 2 cards to be turned."),
        (("accepted", 2, 4, 2), "Cleo accepts: 4 cards to draw, then 2 to be turned."),
        (("slapped", (2, 0, 1)), "Cleo, Ada and Bea. Bea was last."),
        (("caught", 1, 0), "Bea catches Ada"),
        (("turned", 0, 1, (2,), ("RS",)), "1 of Bea’s cards: it now shows red stripes."),
        (("turned", 0, 1, (0, 2), ("RS", "GD-ALL")), "show red stripes and ALL in green dots."),
        (("turned_all", 0, 0, ()), "Ada turns over their own hand."),
        (("turned_all", 0, 1, ()), "Ada turns over Bea’s hand."),
        (("spared", 1, 1), "Bea is spared 1 card."),
        (("named", 0, "T"), "Ada names teal."),
        (("finished", 0, 2), "place 2"),
    ],
)
def test_the_log_says_what_happened(event: Event, line: str) -> None:
    sentence = GAME.words.sentence(event, NAMES)
    assert sentence is not None and line in sentence


def test_nonsense_is_refused_in_general() -> None:
    state = at(PLAIN, PLAIN)
    for action in (("dance",), ("lay",), ("lay", "0"), ("lay", 0, "shout"), ("take", 1)):
        assert state.why_not(action) == "That is no action of this game."
