"""Everybody's chance of winning, as a position stands."""

import pytest

from engine import Match, games
from engine.bots.outlook import chances, outlook, shares, won
from engine.review import can_be_reviewed
from tests.engine.review.endings import RECORDINGS, REVIEWED, recorded, whole


def test_every_turn_game_has_an_outlook() -> None:
    assert {game.id for game in games().values() if outlook(game)} == set(REVIEWED)


@pytest.mark.parametrize("game", REVIEWED)
def test_chances_are_shares_of_one_win_all_through_a_match(game: str) -> None:
    match = whole(game)
    state = match.beginning()
    for number, (seat, action) in enumerate(match.log):
        state.play(action, seat)
        if number % 5 == 0 or not state.actors:
            told = chances(match.game, state)
            assert told is not None and len(told) == len(match.players)
            assert sum(told) == pytest.approx(1) and min(told) >= 0
    assert chances(match.game, state) == won(match.state.standings or [])


@pytest.mark.parametrize("game", REVIEWED)
def test_nobody_is_favoured_much_at_the_start(game: str) -> None:
    told = chances(games()[game], games()[game].new(2, 5, {}))
    assert told is not None and max(told) < 0.7


@pytest.mark.parametrize("game", REVIEWED)
def test_the_winner_is_the_favourite_shortly_before_the_end(game: str) -> None:
    match = whole(game)
    state = match.beginning()
    for seat, action in match.log[:-1]:
        state.play(action, seat)
    told = chances(match.game, state)
    result = won(match.state.standings or [])
    assert told is not None and told.index(max(told)) == result.index(max(result))


def test_a_shared_first_place_is_won_in_equal_parts() -> None:
    places = [(0, 1), (2, 1), (1, 3)]
    assert won([{"seat": s, "place": p, "score": 0} for s, p in places]) == [0.5, 0, 0.5]


def test_shares_follow_the_odds() -> None:
    assert shares([0.0, 0.0]) == [0.5, 0.5]
    assert shares([1000.0, 0.0]) == [1.0, 0.0]


def test_what_is_played_together_or_not_over_cannot_be_reviewed() -> None:
    assert can_be_reviewed(whole("anno"))
    assert not can_be_reviewed(whole("anno").until(9))
    assert not can_be_reviewed(Match.load(recorded("anno", "orientation-with-slips")))
    santy = min((RECORDINGS / "santyanno").glob("*.json"))
    assert not can_be_reviewed(Match.load(santy.read_text(encoding="utf-8")))
