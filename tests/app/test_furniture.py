"""What all tables share, in every game: the score comes first, an answer goes with its position."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.match.thinking import PAUSES
from app.shell import App
from engine import Match, Player, games
from tests.app.fakes import inside, opened, words
from tests.app.laid import anno, kept, play_on, session_of, with_settings

NAMES = (("Anna", "red"), ("Otto", "blue"), ("Clara", "green"))


@pytest.mark.parametrize("game", games())
def test_log_and_score_opens_with_the_score_first(game: str) -> None:
    players = [Player(*who) for who in NAMES]
    match = play_on(Match(games()[game], players, 7, now=1), 20)
    with opened("#/play/one", kept(one=match)) as person:
        if person.screen == "handover":
            person.press("ready")
        person.press("log")
        shown = words(person.scene).partition("Log and score")[2]
        sheet = session_of(person).table.drawing.sheet(session_of(person).context())
        assert sheet is not None
        (log,) = person.all(lambda a: a.get("class") == "log")
        newest = next(words([tag, {}, *rest]) for tag, _, rest in inside(log) if tag == "li")
        assert shown.index(words(sheet)) < shown.index(newest)


def while_a_computer_player_acts(say: Callable[[App], None]) -> tuple[str, str]:
    """What is said near the finger before it, and after."""
    match = anno("he", seed=2)
    while match.state.actors == (0,):
        play_on(match, 1)
    stored = kept(one=match) | with_settings(toasts_stay=True)
    with opened("#/play/one", stored) as person:
        say(person.app)
        person.wait(0.2)
        before = person.toast
        person.wait(PAUSES["normal"] + 1)
        assert session_of(person).match.length > match.length
        return before, person.toast


def test_an_answer_goes_when_somebody_else_has_changed_the_position() -> None:
    words = "It is Otto’s turn."
    assert while_a_computer_player_acts(lambda app: app.toast(words, 300, 400)) == (words, "")


def test_what_is_about_no_position_stays_its_time() -> None:
    words = "What a closed browser had not stored yet was found again."
    assert while_a_computer_player_acts(lambda app: app.announce(words)) == (words, words)
