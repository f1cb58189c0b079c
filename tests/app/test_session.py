"""Who looks at the table, when it is covered, and what may be read."""

from __future__ import annotations

from app.match.news import Newsreel
from app.match.session import Session
from engine import Match, Player, games
from engine.game import Value


def a_session(kinds: str, mode: str = "calendar", seed: int = 4) -> Session:
    """`kinds`: h for a person, b for a computer player."""
    options: dict[str, Value] = {"mensises": 1, "mode": mode}
    names = ("Anna", "Otto", "Clara", "Emil")
    players = [
        Player(name, colour, "human" if kind == "h" else "easy")
        for name, colour, kind in zip(names, ("red", "blue", "green", "teal"), kinds, strict=False)
    ]
    return Session("x", Match(games()["anno"], players, seed, options))


def end_turn(session: Session) -> None:
    session.play(("pass",))
    session.play(session.match.state.legal()[0])


def test_with_secrets_between_people_the_table_is_covered() -> None:
    session = a_session("hhh")
    first = session.match.state.actors[0]
    assert session.covered == first and session.viewer is None
    assert session.choice.tappable == frozenset()
    session.ready()
    assert session.covered is None and session.viewer == first
    end_turn(session)
    assert session.covered == (first + 1) % 3


def test_one_person_among_computer_players_is_never_asked_to_hand_over() -> None:
    session = a_session("hbb")
    assert session.covered is None and session.viewer == 0


def test_where_nothing_is_hidden_nothing_is_covered() -> None:
    session = a_session("hh", mode="orientation")
    assert session.covered is None and session.viewer == 0


def test_undo_is_for_the_one_who_acted() -> None:
    session = a_session("hh")
    session.ready()
    assert not session.undoable
    session.play(("pass",))
    assert session.undoable
    session.undo()
    assert session.match.length == 0 and not session.undoable


def test_a_private_line_is_read_by_its_owner_alone() -> None:
    session = a_session("hh")
    session.ready()
    seat = session.viewer
    assert seat is not None
    end_turn(session)
    own = [line.text for line in session.log.readable(seat)]
    other = [line.text for line in session.log.readable(1 - seat)]
    assert len(own) == len(other) + 1
    assert any(" takes " in text for text in own) and not any(" takes " in text for text in other)


def test_the_next_person_reads_what_happened_since() -> None:
    session = a_session("hh")
    session.ready()
    end_turn(session)
    session.ready()
    (line,) = (line for line in Newsreel(session).lines() if line.seat is not None)
    (news,) = line.news
    assert news.words.endswith("matched nothing and burned a card.")


def test_undo_takes_its_lines_back() -> None:
    session = a_session("hh")
    session.ready()
    before = list(session.log.lines)
    session.play(("pass",))
    assert len(session.log.lines) > len(before)
    session.undo()
    assert session.log.lines == before
