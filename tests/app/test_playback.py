"""A match walked through: every position as it was, by action and by turn, in anybody's eyes."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from app.match.playback import Playback
from engine import Match, checksum, games
from tests.app.laid import anno, over, play_on
from tests.matches.test_matches import RECORDINGS

WHOLE = Match.load(over())


def test_it_begins_at_the_beginning() -> None:
    playback = Playback(WHOLE)
    assert (playback.step, playback.actor, playback.turn) == (0, None, 0)
    assert checksum(playback.state) == checksum(WHOLE.beginning())
    assert playback.length == WHOLE.length


@pytest.mark.parametrize("way", [(30, 9, 31, 2), (10_000, 0), (-5, 12)])
def test_any_position_is_as_it_was(way: tuple[int, ...]) -> None:
    playback = Playback(WHOLE)
    for step in way:
        playback.go(step)
        assert playback.step == max(0, min(step, WHOLE.length))
        assert checksum(playback.state) == checksum(play_on(anno("hh"), playback.step).state)


def test_no_position_is_played_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    playback = Playback(WHOLE, 30)
    kind, played = type(playback.state), []
    monkeypatch.setattr(kind, "play", lambda *all: played.append(all))
    for step in range(30, -1, -1):
        playback.go(step)
    playback.go(30)
    assert not played, "the way back, and forward again, is remembered"


def test_the_match_itself_is_left_alone() -> None:
    match = Match.load(over())
    before = match.save()
    Playback(match).go(match.length)
    assert match.save() == before


def test_a_turn_begins_where_another_acts() -> None:
    playback = Playback(WHOLE)
    seats = [seat for seat, _ in WHOLE.log]
    for step in playback.turns[1:]:
        assert seats[step] != seats[step - 1]
    assert len(playback.turns) == 1 + sum(a != b for a, b in pairwise(seats))


def test_forward_and_back_by_turns() -> None:
    playback = Playback(WHOLE)
    forward = [0]
    while playback.step < playback.length:
        playback.go(playback.turn_after)
        forward.append(playback.step)
    assert forward == [*playback.turns, playback.length]
    back = [playback.length]
    while playback.step:
        playback.go(playback.turn_before)
        back.append(playback.step)
    assert back == forward[::-1]


def test_back_from_within_a_turn_goes_to_its_beginning() -> None:
    playback = Playback(WHOLE)
    long = next(n for n, m in pairwise(playback.turns) if m - n > 1)
    playback.go(long + 1)
    assert playback.turn_before == long
    assert playback.turns[playback.turn - 1] == long


def test_the_actor_is_who_did_what_led_here() -> None:
    playback = Playback(WHOLE)
    for step in range(1, WHOLE.length + 1):
        playback.go(step)
        assert playback.actor == WHOLE.log[step - 1][0]


def test_lines_are_for_the_eyes_that_read_them() -> None:
    """What one was told in private, others are not; what is open to all is all of it."""
    playback, private = Playback(WHOLE), 0
    for step in range(1, WHOLE.length + 1):
        playback.go(step)
        everything = playback.lines(None, open_to_all=True)
        for eyes in (None, 0, 1):
            assert set(playback.lines(eyes)) <= set(everything)
            told = [seats for _, seats in WHOLE.history[step - 1][1]]
            private += sum(seats is not None and eyes not in seats for seats in told)
        assert len(playback.told(step - 1, None, open_to_all=True)[0]) == len(told)
    assert private, "the match tells something in private"


def test_at_the_beginning_the_opening_is_told() -> None:
    assert Playback(WHOLE).lines(None)[-1] == "Mensis 1: Anna deals, Otto begins."


@pytest.mark.parametrize("path", RECORDINGS[::9], ids=lambda path: path.stem)
def test_a_context_shows_what_its_eyes_may_see(path: Path) -> None:
    match = Match.load(path.read_text(encoding="utf-8"))
    playback = Playback(match, match.length // 2)
    for eyes in (None, 0, len(match.players) - 1):
        context = playback.context(eyes, (800, 600))
        assert context.view == playback.state.view(eyes) and not context.live
        assert context.length == playback.step and context.viewer == eyes
        assert len(context.told_since(0)) == playback.step


def test_every_game_has_a_recording_here() -> None:
    assert {path.parent.name for path in RECORDINGS[::9]} == set(games())
