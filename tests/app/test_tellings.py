"""What every game tells of itself: whole matches, in everybody's eyes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from app.match.moments import SECONDS
from app.match.news import Newsreel
from app.match.session import Session
from app.screens.parts.moment import over
from app.screens.parts.news import about, sentences, whose
from app.tables.kit.marking import Marker
from app.tables.kit.scene import Scene
from app.tables.telling import Moment
from engine import Match, Player, bots, games
from engine.game import Event
from tests.app.scenes import elements

NAMES = ("Anna", "Otto", "Clara")
GAMES = sorted(games())
WITH_NEWS = [game for game in GAMES if game != "santyanno"]
"""All see all of a race: there is nothing that somebody has missed."""


@cache
def played(game: str, kinds: str) -> Match:
    """A match among easy players; `kinds`: h for a person."""
    players = [
        Player(name, colour, "human" if kind == "h" else "easy")
        for name, colour, kind in zip(NAMES, ("red", "blue", "green"), kinds, strict=True)
    ]
    match = Match(games()[game], players, 8)
    while not match.over and match.length < 700:
        seat = match.state.actors[0]
        dice = bots.dice_for(match.seed, seat, match.length)
        legal = match.state.legal(seat)
        match.play(bots.decide(match.game, "easy", match.state.view(seat), legal, dice), seat)
    return match


def steps(game: str, kinds: str = "hee") -> Iterator[Session]:
    """The same match once more, in the eyes of its people, after each action."""
    whole = played(game, kinds)
    session = Session("x", Match(whole.game, whole.players, whole.seed, whole.options))
    for seat, action in whole.log:
        session.play(action, seat)
        yield session


@pytest.mark.parametrize("game", WITH_NEWS)
def test_every_line_is_whole_and_speaks_to_the_viewer(game: str) -> None:
    told: set[str] = set()
    for session in steps(game):
        lines = Newsreel(session).lines()
        assert len({line.seat for line in lines}) == len(lines), "one line a player"
        for line in lines:
            for news in line.news:
                assert news.words[-1] in ".!”?" and "…" not in news.words, news.words
                assert line.seat != session.viewer or "Anna" not in news.words, news.words
                told.add(news.words)
    assert len(told) > 20
    assert any(words.startswith("You") or " you" in words for words in told)


@pytest.mark.parametrize("game", WITH_NEWS)
def test_whoever_has_acted_since_has_a_line(game: str) -> None:
    for session in steps(game):
        newsreel, match = Newsreel(session), session.match
        since = range(newsreel.begin() + 1, match.length + 1)
        told = {
            match.actor(number)
            for number in since
            if session.log.of(number, session.viewer, session.together)
        }
        lines = {line.seat for line in newsreel.lines()}
        assert told - {session.viewer} <= lines, (match.log[-3:], lines)


def moments(session: Session) -> list[tuple[Moment, list[Event]]]:
    told = session.told_since(session.match.length - 1)[-1]
    found = session.table.talk.moments(session.glance(), told)
    return [(moment, told) for moment in found]


EXPECTED = {
    "annaotto": {"Turned!", "ALL!", "Penalty"},
    "anno1503": {"Fire!", "Pirates!", "A victory point"},
    "drift": {"Battle!", "A coin home"},
    "santyanno": {"Round 1 is over"},
}


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_to_people_has_its_moment(game: str) -> None:
    titles: Counter[str] = Counter()
    for session in steps(game):
        for moment, _ in moments(session):
            assert moment.title and moment.words[-1] in ".!”", moment
            assert set(moment.seats) | set(moment.gains) | set(moment.loses) <= {0, 1, 2}
            if session.viewer in moment.loses and len(moment.seats) == 1:
                assert "You" in moment.words or "you" in moment.words, moment
            titles[moment.title] += 1
    assert titles.keys() >= EXPECTED.get(game, set()), titles
    assert sum(titles.values()) * SECONDS["normal"] < 2 * 60 * 10, "not a match of moments alone"


SIZES = ((1180, 690), (390, 640), (844, 286))


def drawn(session: Session, size: tuple[int, int]) -> Scene:
    return session.table.drawing.draw(session.context(size, 0.0))


@pytest.mark.parametrize("game", WITH_NEWS)
@pytest.mark.parametrize("size", SIZES)
def test_every_line_that_can_be_tapped_lights_something(game: str, size: tuple[int, int]) -> None:
    seen: set[str] = set()
    for session in steps(game):
        lines = Newsreel(session).lines()
        told = [named for line in lines for named in sentences(line)]
        assert len(dict(told)) == len(told), "each has a name of its own"
        fresh = [(lit, one) for lit, one in told if one.about and one.words not in seen]
        if not fresh or session.match.over:
            continue
        scene = drawn(session, size)
        for lit, one in fresh:
            seen.add(one.words)
            things, else_ = about(lines, lit), whose(lines, lit)
            assert things == one.about == about(lines[::-1], lit), "wherever the line stands"
            assert Marker().marked(scene, things, "lit", else_) is not scene, one
    assert len(seen) > 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_what_a_moment_is_about_comes_forward(game: str, size: tuple[int, int]) -> None:
    for session in steps(game):
        for moment, _ in moments(session) if not session.match.over else ():
            stage = over(moment, drawn(session, size), False)
            assert not moment.about or len(stage) > 2, moment


def test_a_hand_comes_forward_with_its_cards() -> None:
    for session in steps("annaotto"):
        for moment, _ in moments(session):
            seat = moment.seats[-1]
            if f"hand:{seat}" in moment.about and not session.match.over:
                whole = over(moment, drawn(session, SIZES[1]), False)
                cards = [a for _, a, _ in elements(whole) if "card" in str(a.get("class")).split()]
                assert len(cards) >= len(session.match.state.view(0)["hands"][seat]), moment
