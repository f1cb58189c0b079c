"""Somebody has to go: a seat passes to a computer player in the middle of a match, and back."""

from __future__ import annotations

import pytest

from app.browser.journal import BASE
from app.match.thinking import PAUSES
from app.tables import shown_games
from app.tables.kit.colours import COLOURS
from engine import Match, Player
from engine.game import AnyGame
from tests.app.fakes import Person, opened
from tests.app.laid import NAMES, anno, kept, known_to_all, over, session_of
from tests.app.screens.test_handover import end_turn, hand

TURN = PAUSES["normal"] * 20
"""Seconds in which computer players come round to a person again."""


def new(game: AnyGame, kinds: tuple[str, ...]) -> Match:
    players = [Player(*each) for each in zip(NAMES, COLOURS, kinds, strict=False)]
    return Match(game, players, 4, now=1)


def open_players(person: Person) -> None:
    """The panel, from the table's menu or from the hand-over."""
    if person.screen == "table":
        person.press("menu")
    person.press("players")


def shown_names(person: Person) -> list[str]:
    found = person.all(lambda a: a.get("name") == "name")
    return [str(a["value"]) for _, a, _ in found]


@pytest.mark.parametrize("game", shown_games().values(), ids=lambda game: game.id)
def test_a_seat_passes_to_a_computer_and_back_in_every_game(game: AnyGame) -> None:
    seats = game.seats.start
    match = new(game, ("human", *["easy"] * (seats - 1)))
    with opened("#/play/one", kept(one=match)) as person:
        person.wait(TURN)
        open_players(person)
        assert shown_names(person) == list(NAMES[:seats])
        before = session_of(person).match.revision
        person.change("kind", "hard", 0)
        assert person.saved().kinds[0] == "hard" and person.saved().revision == before + 1
        assert "went wrong" not in person.toast
        newest = [c for c in person.page.journal.changes if c.revision == before + 1]
        assert [change.kind for change in newest] == [BASE], "a browser may be killed now"

        person.app.open("#/play/one")
        person.wait(0)
        assert session_of(person).match.kinds[0] == "hard", "it outlives a reload"
        open_players(person)
        person.change("kind", "human", 0)
        person.wait(TURN)
        assert person.saved().kinds[0] == "human"
        assert "went wrong" not in person.toast


def test_the_computer_goes_on_where_the_person_left() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        assert person.saved().state.actors == (0,)
        open_players(person)
        person.change("kind", "easy", 0)
        person.wait(TURN)
        assert {seat for seat, _ in person.saved().log} == {0, 1}
        assert shown_names(person) == ["Anna", "Otto"], "the panel stays while they play"


def test_who_leaves_shows_nothing_of_theirs_or_of_the_next() -> None:
    match = anno("hh", seed=2)
    with opened("#/play/one", kept(one=match)) as person:
        person.press("ready")
        assert hand(person) - known_to_all(match)
        open_players(person)
        person.change("kind", "easy", 0)
        assert hand(person) <= known_to_all(session_of(person).match)
        person.wait(TURN)
        assert person.screen == "handover" and "Hand the tablet to Otto" in person.text
        assert hand(person) == set()
        person.press("close")
        person.press("ready")
        playing = session_of(person)
        assert playing.viewer == 1
        assert hand(person) - known_to_all(playing.match) == (
            set(playing.match.state.view(1)["hand"]) - known_to_all(playing.match)
        )


def test_who_does_not_come_for_the_tablet_can_be_replaced_and_it_stays_covered() -> None:
    """One has acted, the next is called and has gone: whoever holds it sees neither hand."""
    with opened("#/play/one", kept(one=anno("hhh", seed=2))) as person:
        person.press("ready")
        end_turn(person)
        called = session_of(person).covered
        assert called is not None
        open_players(person)
        person.change("kind", "medium", called)
        playing = session_of(person)
        assert playing.viewer is None
        assert hand(person) <= known_to_all(playing.match)
        person.wait(TURN)
        third = NAMES[(called + 1) % 3]
        assert f"Hand the tablet to {third}" in person.text and hand(person) == set()


def test_the_last_one_left_gets_it_by_a_hand_over() -> None:
    with opened("#/play/one", kept(one=anno("hh", seed=2))) as person:
        person.press("ready")
        end_turn(person)
        open_players(person)
        person.change("kind", "easy", 1)
        person.wait(TURN)
        assert "Hand the tablet to Anna" in person.text and hand(person) == set()


def test_a_person_who_comes_gets_the_tablet_by_a_hand_over() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        assert person.screen == "table" and session_of(person).viewer == 0
        open_players(person)
        person.change("kind", "human", 1)
        assert person.screen == "table" and session_of(person).viewer == 0, "Anna looks on"
        person.press("close")
        end_turn(person)
        assert "Hand the tablet to Otto" in person.text and hand(person) == set()


def test_a_thought_of_who_is_no_computer_any_more_comes_to_nothing() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        end_turn(person)
        assert session_of(person).computers == [1]
        length = person.saved().length
        open_players(person)
        person.change("kind", "human", 1)
        person.wait(TURN)
        assert person.saved().length == length and person.screen == "handover"


def test_another_name_stands_everywhere_and_is_kept() -> None:
    with opened("#/play/one", kept(one=anno("hh", seed=2))) as person:
        person.press("ready")
        end_turn(person)
        open_players(person)
        person.change("name", "  Zoe  Lu ", 0)
        assert person.saved().names == ["Zoe Lu", "Otto"]
        told = " ".join(line.text for line in session_of(person).log.lines)
        assert "Zoe Lu" in told and "Anna" not in told
        assert person.screen == "handover"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Otto", "Somebody else is called Otto."),
        ("\u2800", "characters that can be seen"),
        ("", ""),
        ("Anna", ""),
    ],
)
def test_what_is_no_name_for_a_player_changes_nothing(name: str, words: str) -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        open_players(person)
        revision = person.saved().revision
        person.change("name", name, 0)
        assert words in person.toast and bool(words) == bool(person.toast)
        assert person.saved().names == ["Anna", "Otto"] == shown_names(person)
        assert person.saved().revision == revision


def test_what_is_being_written_outlives_what_happens_meanwhile() -> None:
    with opened("#/play/one", kept(one=anno("ee", seed=2))) as person:
        open_players(person)
        told = {"name": "name", "value": "Ze", "seat": "0", "kind": "input"}
        person.page.send("field", told)
        person.wait(TURN)
        assert person.saved().length and shown_names(person) == ["Ze", "Otto"]
        assert person.saved().names == ["Anna", "Otto"]


def test_in_a_race_seats_change_hands_between_the_rounds() -> None:
    match = new(shown_games()["santyanno"], ("human", "easy", "easy"))
    with opened("#/play/one", kept(one=match)) as person:
        open_players(person)
        assert not person.field("kind", 0)[1].get("disabled")
        person.press("close")
        person.tap("cast_off")
        person.press("menu")
        person.press("players")
        assert "Seats change hands between two rounds." in person.text
        assert person.field("kind", 0)[1].get("disabled")
        told = {"name": "kind", "value": "easy", "seat": "0", "kind": "change"}
        person.page.send("field", told)
        assert person.saved().kinds[0] == "human"


def test_after_the_end_nobody_changes_seats() -> None:
    with opened("#/play/done", kept(done=over())) as person:
        person.press("last")
        open_players(person)
        assert "The game is over." in person.text
        assert person.field("kind", 0)[1].get("disabled")


def test_nobody_changes_what_another_tab_goes_on_with() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        open_players(person)
        person.page.send("lost", {"match": "one"})
        told = {"name": "kind", "value": "easy", "seat": "0", "kind": "change"}
        person.page.send("field", told)
        assert person.saved().kinds[0] == "human"
