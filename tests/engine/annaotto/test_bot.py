"""The computer players: rules of thumb in plain positions, reactions, hints."""

from statistics import mean, stdev

import pytest

from engine import bots
from engine.annaotto import GAME
from engine.annaotto.bot import LEVELS, SPREAD, reaction
from engine.annaotto.types import Action
from engine.bots import Advice
from engine.dice import Dice
from tests.engine.annaotto.setting import Position, at, field, hand

THINKERS = ["medium", "hard"]
PLAIN = "KC/TW YW/TW BC/TW"


def choices(
    state: Position, level: str, seat: int | None = None, tries: int = 5
) -> set[Action | None]:
    """What a level does in a position, with several dice."""
    return {choice(state, level, seed, seat) for seed in range(tries)}


def choice(state: Position, level: str, seed: int, seat: int | None = None) -> Action | None:
    """What a level does in a position, with these dice."""
    seat = state.actors[0] if seat is None else seat
    return bots.decide(GAME, level, state.view(seat), state.legal(seat), Dice(seed))


def hint(state: Position, seat: int | None = None) -> Advice[Action]:
    seat = state.actors[0] if seat is None else seat
    thinking = bots.advise(GAME, state.view(seat), state.legal(seat), Dice(5))
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            advice: Advice[Action] = end.value
            return advice


@pytest.mark.parametrize("level", THINKERS)
def test_O20_the_last_card_is_laid(level: str) -> None:
    state = at("RS/GW", "KC/TD KC/RD-OTTO")
    assert choices(state, level) == {("lay", 0)}


@pytest.mark.parametrize("level", THINKERS)
def test_O16_an_obstacle_before_the_last_card_wins_at_once(level: str) -> None:
    state = at("RS/GW RW-OBSTACLE/TD", "KC/TD YC/GD BC/VS")
    assert choices(state, level) == {("lay", 1, "call")}


@pytest.mark.parametrize("own", ["RS/GW KC/TD", "RS-ALL/GW KC/TD OW/VS"])
def test_O18_O19_hard_never_forgets_to_call(own: str) -> None:
    for action in choices(at(own, "KC/TD YC/GD BC/VS"), "hard", tries=12):
        assert action is not None
        assert action[-1] == "call" or action[0] != "lay"


@pytest.mark.parametrize(("level", "least", "most"), [("easy", 20, 60), ("medium", 4, 26)])
def test_O19_P13_bots_forget_to_call_by_level(level: str, least: int, most: int) -> None:
    """About 15 and 5 of 100; of 250 lays that need a call, whatever the dice."""
    state = at("RS/GW KC/TD", "KC/TD YC/GD BC/VS")
    laid = [
        action
        for seed in range(400)
        if (action := choice(state, level, seed)) is not None and action[0] == "lay"
    ][:250]
    assert len(laid) == 250
    assert least <= sum(action[-1] != "call" for action in laid) <= most


@pytest.mark.parametrize("level", bots.LEVELS)
def test_O19_P13_bots_raise_no_false_alarm(level: str) -> None:
    state = at("RS/GW KC/TD", "KC/TD YC/GD BC/VS", PLAIN)
    state.play(("lay", 0, "call"))
    for seat in (1, 2):
        for seed in range(60):
            action = choice(state, level, seed, seat)
            assert action is None or action[0] != "catch"


@pytest.mark.parametrize("level", THINKERS)
def test_O8_a_hand_that_fits_nothing_draws_rather_than_empty_anothers(level: str) -> None:
    state = at("GS/KC TW/YC", "KC/RW YC/OD BC/RS", pile="VC/RW VS/TD RC/GW")
    assert choices(state, level) == {("draw",)}


@pytest.mark.parametrize("level", THINKERS)
def test_O8_a_drawn_card_that_fits_is_laid(level: str) -> None:
    state = at("GS/KC TW/YC", "KC/RW YC/OD", pile="VC/RW VS/TD RC/GW")
    state.play(("draw",))
    assert choices(state, level) == {("lay_drawn", 0)}


@pytest.mark.parametrize("level", THINKERS)
def test_O13_a_sequence_is_answered_rather_than_paid(level: str) -> None:
    state = at("KC-ANNA/GD GS/TD TW/YC", "BD/YS OS/GC KC/RD", top="RS-OTTO", sequence=["OTTO"])
    assert choices(state, level) == {("lay", 0)}


@pytest.mark.parametrize("level", THINKERS)
def test_O13_a_sequence_is_answered_with_anothers_card_rather_than_paid(level: str) -> None:
    state = at("KC/RD GS/TD TW/YC", "BD/YS GD/KC-ANNA KC/RD", top="RS-OTTO", sequence=["OTTO"])
    assert choices(state, level) == {("take", 1, 1)}


@pytest.mark.parametrize("level", THINKERS)
def test_O14_a_player_about_to_win_is_struck(level: str) -> None:
    state = at("RS/GW RW/TC RS-OTTO/BD GD/KS", "GS/TD")
    assert choices(state, level) == {("lay", 2)}


@pytest.mark.parametrize("level", THINKERS)
def test_O8_a_penalty_card_shows_its_ordinary_side(level: str) -> None:
    state = at("GS/KC TW/YC", "KC/RW YC/OD", pile="VC/RW YC/OW-OTTO", due=1)
    state.play(("accept",))
    assert choices(state, level) == {("keep", 1)}


@pytest.mark.parametrize("level", THINKERS)
def test_O4_special_sides_face_their_owner(level: str) -> None:
    for seed in range(6):
        state = GAME.new(2, seed)
        (chosen,) = choices(state, level, seat=0, tries=1)
        state.play(chosen, 0)
        for card in field(state, "hands")[0]:
            assert "PLUS" not in card[1] and "OTTO" not in card[1], hand(state, 0)


def turning(victim: str, top: str = "RD-ANNA") -> Position:
    state = at("GS/KC TW/YC", victim, top=top, turn=1, sequence=["ANNA"], layer=0)
    state.play(("accept",), 1)
    return state


def test_O12_cards_turn_to_sides_that_do_not_fit() -> None:
    state = turning("GC/RS KS/BW OW/RC TS/KC BW/YD")
    assert choices(state, "medium") == {("turn", (1, 3))}


@pytest.mark.parametrize("level", THINKERS)
def test_O12_nobody_is_given_a_special_side(level: str) -> None:
    state = turning("GC/RS-OTTO KS/BW OW/ANNAOTTO TS/KC")
    assert choices(state, level) == {("turn", (1, 3))}


@pytest.mark.parametrize("level", THINKERS)
def test_O17_the_colour_named_is_one_to_go_on_with(level: str) -> None:
    state = at("ANNAOTTO/OS GS/KC GW/YC", "YC/RW KS/OD BC/RS")
    state.play(("lay", 0))
    assert {action and action[-1] for action in choices(state, level)} == {"G"}


def test_O17_a_finished_player_still_names_a_colour() -> None:
    state = at("ANNAOTTO/OS", "YC/RW KS/OD BC/RS", "YC/GW KS/GD")
    state.play(("lay", 0))
    for level in bots.LEVELS:
        for action in choices(state, level):
            assert action is not None and action[:2] == ("annaotto", "next")


@pytest.mark.parametrize("level", bots.LEVELS)
def test_O19_others_catch_as_their_level_notices(level: str) -> None:
    state = at("RS/GW KC/TD", "KC/TD YC/GD", "BC/VS YC/GD")
    state.play(("lay", 0))
    view, legal = state.view(2), state.legal(2)
    found = [bots.decide(GAME, level, view, legal, Dice(seed)) for seed in range(400)]
    assert set(found) == {("catch", 0), None}
    assert found.count(None) / 400 == pytest.approx(1 - LEVELS[level].catches, abs=0.06)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_O19_the_next_player_catches_or_goes_on(level: str) -> None:
    state = at("RS/GW KC/TD", "KC/TD YC/GD", "BC/VS YC/GD")
    state.play(("lay", 0))
    assert None not in choices(state, level, 1, 40)
    assert ("catch", 0) in choices(state, level, 1, 40)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_O18_reactions_are_spread_about_the_levels_own(level: str) -> None:
    times = [reaction(level, Dice(seed)) for seed in range(1500)]
    usual = LEVELS[level].milliseconds
    assert mean(times) == pytest.approx(usual, rel=0.02)
    assert usual * (1 - SPREAD) - 1 <= min(times) < max(times) <= usual * (1 + SPREAD)
    assert 0.1 < stdev(times) / usual < 0.25


def test_O18_better_levels_are_quicker_but_not_always() -> None:
    pairs = [(reaction("medium", Dice(n)), reaction("hard", Dice(-n - 1))) for n in range(1000)]
    assert 0.8 < mean(hard < medium for medium, hard in pairs) < 1


@pytest.mark.parametrize("level", bots.LEVELS)
def test_O18_among_bots_any_hand_can_be_last(level: str) -> None:
    state = at("RS-ALL/GW KC/TD OW/VS", "KC/TD YC/GD", "BC/VS YC/GD")
    state.play(("lay", 0, "call"))
    view, legal = state.view(0), state.legal(0)
    chosen = [bots.decide(GAME, level, view, legal, Dice(seed)) for seed in range(600)]
    orders = [action[1] for action in chosen if action and action[0] == "slap"]
    assert len(orders) == 600
    for seat in range(3):
        assert mean(order[-1] == seat for order in orders) == pytest.approx(1 / 3, abs=0.07)


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (at("RS/GW", "KC/TD KC/RS"), "your last card"),
        (
            at("GS/KC TW/YC", "KC/TD YC/GD", pile="VC/RW RC/GW"),
            "shows red checks, which fits at once",
        ),
        (
            at("KC-ANNA/GD GS/TD", "BD/YS OS/GC", top="RS-OTTO", sequence=["OTTO"]),
            "passes the penalty on",
        ),
        (at("RS/GW RW/TC RS-OTTO/BD GD/KS", "GS/TD"), "answers it or draws 2"),
        (at("GS/KC TW/YC", "KC/TD YC/GD", due=1), "has to be paid"),
        (at("RS/GW RC/GS KW/YC", "GS/TD", top="RW"), "unlikely to have a side that fits"),
        (turning("GC/RS-OTTO KS/BW OW/ANNAOTTO TS/KC"), "do not fit ANNA in red dots"),
    ],
)
def test_a_hint_says_what_speaks_for_it(state: Position, words: str) -> None:
    assert words in hint(state).reason


def test_O19_a_hint_notices_what_was_forgotten() -> None:
    state = at("RS/GW KC/TD", "KC/TD YC/GD", "BC/VS YC/GD")
    state.play(("lay", 0))
    for seat in (1, 2):
        assert hint(state, seat).action == ("catch", 0)


def test_O18_a_hint_puts_the_own_hand_down_first() -> None:
    state = at("KC/TD YC/GD", "RS-ALL/GW KC/TD OW/VS", "BC/VS YC/GD", turn=1)
    state.play(("lay", 0, "call"))
    action = hint(state).action
    assert action[0] == "slap" and action[1][0] == 1


def test_O18_O20_a_finished_player_still_gets_a_hint_for_the_others_hands() -> None:
    state = at("KC/TD YC/GD", "RS-ALL/GW", "BC/VS YC/GD", turn=1)
    state.play(("lay", 0, "call"))
    assert state.why_not(hint(state).action) is None


def test_every_hint_of_a_match_is_a_legal_action_and_a_sentence() -> None:
    state, kinds = GAME.new(3, 11), set()
    while state.actors:
        seat = state.actors[0]
        advice = hint(state, seat)
        assert advice.reason[0].isupper()
        assert advice.reason.endswith(".") and len(advice.reason) <= 160
        state.play(advice.action, seat)
        kinds.add(advice.action[0])
    assert {"face", "lay", "draw", "keep"} <= kinds
