"""Who sees what: A26."""

import pytest

from engine.anno.rules import Anno
from engine.dice import Dice
from tests.engine.anno.positions import GAME, calendar


def in_the_middle(seats: int, seed: int, actions: int = 30) -> Anno:
    state, dice = calendar(seats, seed), Dice(seed)
    for _ in range(actions):
        state.play(dice.choice(state.legal()))
    assert state.burned
    return state


def test_A26_a_player_sees_the_own_hand_and_only_how_many_the_others_hold() -> None:
    state = in_the_middle(3, 5)
    view = state.view(1)
    assert view["hand"] == state.hands[1]
    assert view["counts"] == [len(hand) for hand in state.hands]
    assert "hands" not in view


def test_A26_a_bystander_sees_no_hand() -> None:
    view = in_the_middle(3, 5).view(None)
    assert view["hand"] == []
    assert all(card is None for _, card in view["burned"])


def test_A26_a_player_knows_only_the_cards_they_burned_themselves() -> None:
    state = in_the_middle(3, 5)
    for seat in range(3):
        assert state.view(seat)["burned"] == [
            [who, card if who == seat else None] for who, card in state.burned
        ]


def test_A26_of_the_deck_everyone_knows_the_number_and_nobody_the_order() -> None:
    state = in_the_middle(3, 5)
    for seat in (0, 1, 2, None):
        assert state.view(seat)["deck"] == len(state.deck)


def test_A26_boards_and_community_are_open() -> None:
    state = in_the_middle(3, 5)
    for seat in (0, 1, 2, None):
        assert state.view(seat)["community"] == state.community
        assert state.view(seat)["boards"] == state.dump()["boards"]


@pytest.mark.parametrize("seed", range(6))
def test_A26_a_view_stays_when_unknown_cards_change_places(seed: int) -> None:
    """Two hidden cards, from hands, burn pile or deck, change places: nothing is seen of it."""
    state, dice = in_the_middle(3, seed), Dice(seed)
    for seat in (0, 1, 2, None):
        for _ in range(40):
            changed = state.dump()
            hidden = [(changed["deck"], place) for place in range(len(changed["deck"]))]
            for who, hand in enumerate(changed["hands"]):
                hidden += [(hand, place) for place in range(len(hand)) if who != seat]
            hidden += [(entry, 1) for entry in changed["burned"] if entry[0] != seat]
            (here, i), (there, j) = dice.choice(hidden), dice.choice(hidden)
            here[i], there[j] = there[j], here[i]
            changed["dice"] = dice.bits()
            assert GAME.load(changed).view(seat) == state.view(seat)


def test_A26_burning_tells_the_others_nothing_about_the_card() -> None:
    state = in_the_middle(3, 5)
    while state.phase != "burn" or len(set(state.hands[state.turn])) < 2:
        state.play(Dice(3).choice(state.legal()))
    burner = state.turn
    other = (burner + 1) % 3
    seen = set()
    for action in state.legal():
        after = state.copy()
        told = after.play(action)
        seen.add(str([event for event, seats in told if seats is None or other in seats]))
        seen.add(str(after.view(other)))
    assert len(seen) == 2


def test_A26_imagining_leaves_what_is_known_and_deals_the_rest() -> None:
    state = in_the_middle(4, 8)
    view = state.view(2)
    imagined = [GAME.imagine(view, Dice(seed)).dump() for seed in range(8)]
    for dump in imagined:
        assert dump["hands"][2] == state.hands[2]
        assert [e for e in dump["burned"] if e[0] == 2] == [
            list(e) for e in state.burned if e[0] == 2
        ]
    assert len({str(dump["hands"]) for dump in imagined}) == 8
    assert len({str(dump["deck"]) for dump in imagined}) == 8
