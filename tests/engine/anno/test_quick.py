"""The quick mensis that hard imagines with is played by the rules."""

from collections import Counter
from collections.abc import Iterator

import pytest

from engine import bots
from engine.anno import GAME
from engine.anno.cards import BIT, COPIES, mask
from engine.anno.foresight import Worlds
from engine.anno.judgement import gain
from engine.anno.quick import Quick
from engine.anno.rules import Anno
from engine.anno.types import Action
from engine.dice import Dice
from tests.engine.anno.positions import calendar, position


def walked(mensises: int = 24) -> Iterator[Anno]:
    """Every position of some mensises, as easy players come by them."""
    for seed in range(mensises):
        state = calendar(2 + seed % 3, seed)
        length = 0
        while state.phase not in ("counted", "over"):
            yield state
            view, legal = state.view(state.turn), state.legal()
            action = bots.decide(GAME, "easy", view, legal, Dice(100 * seed + length))
            assert action
            state.play(action)
            length += 1


def same(quick: Quick, state: Anno) -> bool:
    """All cards lie in the same places, and the mensis goes on or not."""
    over = state.phase in ("counted", "over")
    there = Quick.of(state)
    places = ("hands", "boards", "community", "deck")
    return quick.over == over and all(
        getattr(quick, place) == getattr(there, place) for place in places
    )


def acted(state: Anno, action: Action) -> Quick:
    quick = Quick.of(state)
    match action:
        case ("exchange", card):
            quick.exchange(BIT[card])
        case ("match", month, source, cards):
            quick.lay(BIT[month], mask(cards), source == "hand")
        case ("burn", card):
            quick.burn(BIT[card])
    return quick


def test_every_action_does_what_the_rules_say() -> None:
    kinds: Counter[str] = Counter()
    for state in walked():
        for action in state.legal():
            after = state.copy()
            assert isinstance(after, Anno)
            after.play(action)
            assert same(acted(state, action), after), action
            kinds[action[0]] += 1
    assert min(kinds[kind] for kind in ("exchange", "match", "burn")) > 100


def test_the_habit_is_to_match_for_most_points() -> None:
    for state in walked():
        if state.phase != "start" or "BLUE" in state.hands[state.turn]:
            continue
        matches = [action for action in state.legal() if action[0] == "match"]
        most = max((gain(state.hands[state.turn], action) for action in matches), default=0)
        quick = Quick.of(state)
        quick.match()
        best = [one for one in matches if gain(state.hands[state.turn], one) == most]
        done = [acted(state, one) for one in best] or [Quick.of(state)]
        assert any(quick.hands == one.hands and quick.boards == one.boards for one in done)


def test_a_mensis_is_played_to_its_end_with_all_its_cards() -> None:
    for state in walked(6):
        quick = Quick.of(state)
        quick.play_on()
        cleared = any(not hand for hand in quick.hands)
        assert cleared or not quick.deck
        assert len(quick.points()) == state.seats


JUNE = {"M06": "D30"}


@pytest.mark.parametrize(("theirs", "over"), [(0, True), (90, False)])
def test_nobody_clears_the_hand_to_lose_the_match(theirs: int, over: bool) -> None:
    sheet = [[[0, 0], [theirs, 0]]]
    options = {"mensises": 2}
    state = position("Q2", "Q1 WNIV", board=JUNE, sheet=sheet, options=options, mensis=2)
    quick = Quick.of(state)
    quick.match()
    assert quick.over == over


def test_an_imagined_world_has_all_cards_and_keeps_what_is_known() -> None:
    for number, state in enumerate(walked(6)):
        worlds, seat = Worlds(state, state.turn), state.turn
        world, known = worlds.another(Dice(number)), Quick.of(state)
        assert world.hands[seat] == known.hands[seat]
        assert world.boards == known.boards
        assert world.community == known.community
        assert len(world.deck) == len(known.deck)
        assert [*map(len, world.hands)] == [*map(len, known.hands)]
        shown = Counter(card for hand in world.hands for card in hand) + Counter(world.deck)
        assert all(count <= COPIES[CODE[card]] for card, count in shown.items())


CODE = {bit: code for code, bit in BIT.items()}


def test_others_seldom_hold_what_they_could_have_laid_down() -> None:
    """Their June takes a second quarter: that is in the hand less often than a first one."""
    state = position(
        "Q4 Q4",
        "WCAL WNIV",
        boards=[[], [{"month": "M06", "cards": ["D30"]}]],
        hands=[["Q4", "Q4"], ["Q1", "Q2", "Q3", "ZLEO"]],
        burned=[[1, "ZVIR"]],
    )
    worlds = Worlds(state, 0)
    held = Counter(card for number in range(800) for card in worlds.another(Dice(number)).hands[1])
    assert 0.4 < held[BIT["Q2"]] / held[BIT["Q1"]] < 0.85
