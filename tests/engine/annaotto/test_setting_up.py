"""Setting up (O1–O5, ruling P9)."""

import pytest

from engine.annaotto import GAME
from engine.annaotto.cards import DECK, SIGN
from tests.engine.annaotto.census import written
from tests.engine.annaotto.setting import at, field, hand, refused

STRAIGHT = ("face", (0,) * 8)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_O1_two_to_six_players(seats: int) -> None:
    assert len(field(GAME.new(seats, 1), "hands")) == seats


@pytest.mark.parametrize("seats", [1, 7])
def test_O1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        GAME.new(seats, 1)


def test_O1_the_options_and_their_defaults() -> None:
    assert field(GAME.new(2, 1), "options") == {
        "deal": 8,
        "places": True,
        "plus": "must",
        "calls": True,
        "alarm": True,
        "first": 0,
    }


@pytest.mark.parametrize("deal", [8, 6])
def test_O2_deal_eight_or_six_and_the_rest_is_the_draw_pile(deal: int) -> None:
    dump = GAME.new(4, 1, {"deal": deal}).dump()
    assert [len(hand) for hand in dump["hands"]] == [deal] * 4
    assert len(dump["draw"]) == 84 - 4 * deal - 1
    assert len(dump["discard"]) == 1


def test_O2_P9_the_cards_lie_either_way_up() -> None:
    printed = set(DECK)
    dump = GAME.new(2, 1).dump()
    ways = {tuple(card) in printed for card in dump["draw"]}
    assert ways == {True, False}


def test_O2_P9_another_seed_another_order() -> None:
    assert field(GAME.new(2, 1), "draw") != field(GAME.new(2, 2), "draw")


def test_O2_the_up_side_of_the_draw_piles_top_is_open_to_all() -> None:
    state = GAME.new(3, 1)
    up = field(state, "draw")[-1][0]
    assert [state.view(seat)["draw_up"] for seat in (0, 1, 2, None)] == [up] * 4


def test_O3_the_first_side_of_the_discard_pile_is_never_special() -> None:
    starts = [field(GAME.new(2, seed), "discard")[0] for seed in range(60)]
    assert all(SIGN[up] == "" for up, _ in starts)
    turned_over = [down for _, down in starts if SIGN[down]]
    assert turned_over, "among 60 deals some first card has a special side, and it lies below"


def test_O4_each_player_turns_cards_of_their_own() -> None:
    state = GAME.new(2, 1, {"deal": 6})
    dealt = field(state, "hands")[0]
    state.play(["face", [1, 0, 0, 0, 0, 1]], 0)
    first, *middle, last = field(state, "hands")[0]
    assert first == dealt[0][::-1]
    assert middle == dealt[1:5]
    assert last == dealt[5][::-1]


def test_O4_every_choice_is_offered() -> None:
    legal = GAME.new(2, 1, {"deal": 6}).legal(1)
    choices = {action[1] for action in legal if action[0] == "face"}
    assert len(choices) == len(legal) == 2**6
    assert all(len(choice) == 6 and set(choice) <= {0, 1} for choice in choices)


def test_O4_all_choose_at_once_in_any_order() -> None:
    state = GAME.new(3, 1)
    assert list(state.actors) == [0, 1, 2]
    state.play(STRAIGHT, 1)
    assert list(state.actors) == [0, 2]
    assert field(state, "faced") == [False, True, False]
    state.play(STRAIGHT, 2)
    state.play(STRAIGHT, 0)
    assert field(state, "phase") == "turn"


def test_O4_nobody_chooses_twice() -> None:
    state = GAME.new(3, 1)
    state.play(STRAIGHT, 1)
    assert refused(state, *STRAIGHT, seat=1)


def test_O4_until_all_have_chosen_nobody_sees_anothers_cards() -> None:
    state = GAME.new(3, 1)
    state.play(STRAIGHT, 0)
    state.play(STRAIGHT, 1)
    for seat in (1, 2, None):
        assert state.view(seat)["hands"][0] == [[None, None]] * 8
    assert state.view(0)["hands"][0] == field(state, "hands")[0]
    state.play(STRAIGHT, 2)
    reverses = [[None, back] for _, back in field(state, "hands")[0]]
    for seat in (1, 2, None):
        assert state.view(seat)["hands"][0] == reverses


@pytest.mark.parametrize("choice", [(0,) * 7, (0,) * 9, (0,) * 7 + (2,), ()])
def test_O4_a_side_for_each_card(choice: tuple[int, ...]) -> None:
    assert "O4" in refused(GAME.new(2, 1), "face", choice)


def test_O4_nothing_else_before_all_have_chosen() -> None:
    for action in (("lay", 0), ("draw",), ("pass",), ("accept",), ("keep", 0)):
        assert "O4" in refused(GAME.new(2, 1), *action)


def test_O4_nobody_turns_their_own_cards_later() -> None:
    state = at("RD/GS RS/BW", "KC/TW KC/TW")
    assert "O4" in refused(state, "face", (1, 0))
    assert hand(state, 0) == "RD/GS RS/BW"


def test_O5_the_first_seat_begins() -> None:
    state = GAME.new(3, 1)
    for seat in range(3):
        told = state.play(STRAIGHT, seat)
    assert told[-1] == (("begins", 0), None)
    assert state.actors == (0,)


def test_O5_or_whoever_is_the_youngest() -> None:
    state = GAME.new(3, 1, {"first": 2})
    for seat in range(3):
        state.play(STRAIGHT, seat)
    assert state.actors == (2,)


def test_O5_the_youngest_is_one_of_the_players() -> None:
    with pytest.raises(ValueError, match="Who begins: player 4 is not among the 3 players"):
        GAME.new(3, 1, {"first": 3})


def test_O5_play_goes_clockwise() -> None:
    state = at("RD/GS RS/BW", "RC/TW RC/TW", "RC/TW RC/TW")
    turns = []
    for _ in range(4):
        turns.append(state.actors[0])
        state.play(["draw"])
        state.play(["keep", 0])
    assert turns == [0, 1, 2, 0]


def test_the_first_lines_of_the_log_name_the_start() -> None:
    lines = GAME.words.opening(GAME.new(2, 1, {"first": 1}).view(None), ["Ada", "Bea"])
    assert "8 cards" in lines[0]
    assert "Bea" in lines[1]


def test_P1_P9_nothing_is_lost_in_the_deal() -> None:
    dump = GAME.new(6, 9).dump()
    lying = [card for hand in dump["hands"] for card in hand] + dump["draw"] + dump["discard"]
    assert sorted(map(written, lying)) == sorted(map(written, DECK))
