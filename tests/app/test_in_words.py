"""Every table in words: all that is legal can be said, each thing by a name of its own, and nothing
is told but what the viewer knows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from app import language
from app.match.saying import Group, Saying, groups, questions
from app.match.session import Session
from app.tables import shown_games
from app.tables.parts import AnyContext
from app.tables.wording import Deed, Passage
from engine import Match, Player
from engine.dice import Dice
from engine.game import Action, AnyGame
from engine.refusal import Refusal
from tests.app.vain import positions

GAMES = pytest.mark.parametrize("game", shown_games().values(), ids=lambda game: game.id)
COUNT = 80
"""Positions of each game that are looked at."""
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "anno": [{}, {"mode": "orientation"}],
    "annaotto": [{}, {"calls": False}],
    "drift": [{}, {"coins": "place"}],
    "santyanno": [{}, {"level": "expert", "events": True, "play": "pass"}],
}


def under_way(game: AnyGame) -> Iterator[Match]:
    most = min(game.seats.stop - 1, game.seats.start + 1)
    seats = [game.seats.start, most]
    variants = VARIANTS.get(game.id, [{}])
    for options in variants:
        yield from positions(game.id, COUNT // len(variants), seats, 3, **options)


def looked_at(match: Match, alone: bool) -> Session:
    """The table for whoever acts: alone with computer players, or with others around."""
    actor = match.state.actors[0] if match.state.actors else 0
    kinds = ["human" if not alone or seat == actor else "easy" for seat in range(len(match.names))]
    players = [
        Player(player.name, player.colour, kind)
        for player, kind in zip(match.players, kinds, strict=True)
    ]
    match.players = players
    session = Session("x", match)
    if session.covered is not None:
        session.ready()
    return session


def tables(game: AnyGame) -> Iterator[tuple[Session, AnyContext]]:
    for number, match in enumerate(under_way(game)):
        session = looked_at(match, alone=number % 2 == 0)
        yield session, session.context()


def all_words(passages: Any) -> Iterator[str]:
    for one in passages:
        assert isinstance(one, Passage) and (one.lines or one.parts), one.heading
        yield from (one.heading, *one.lines)
        yield from all_words(one.parts)


def told(session: Session, context: AnyContext) -> list[str]:
    """All that the text view says of a position."""
    words = [*all_words(session.table.talk.position(context))]
    for group in groups(session, context):
        words += [group.heading or "-", *(one.words for one in group.sayings)]
    for one in questions(session, context):
        words += [one.words, str(context.why_not(one.action, None))]
    return words


def unsaid(session: Session, context: AnyContext, found: list[Group]) -> set[Action]:
    """The legal actions that nothing on the page leads to."""
    deeds = [one for group in found for one in group.sayings if isinstance(one, Deed)]
    said = {one.action for group in found for one in group.sayings if isinstance(one, Saying)}
    taps = {deed.tap for deed in deeds if deed.tap}
    begins = {deed.do for deed in deeds if deed.do}
    left = set(context.legal) - said
    if begins & {"slap-start", "start-clock"}:
        return set()
    offered = dict(session.choice._actions)
    return {action for action in left if not offered[action] & taps}


@GAMES
def test_every_legal_action_can_be_said_by_a_name_of_its_own(game: AnyGame) -> None:
    looked = 0
    for session, context in tables(game):
        found = groups(session, context)
        assert unsaid(session, context, found) == set()
        names = [one.words for group in found for one in group.sayings]
        assert len(names) == len(set(names)), names
        assert all(name.strip() for name in names)
        headings = [group.heading for group in found]
        assert len(headings) == len(set(headings))
        looked += bool(names)
    assert looked > COUNT / 2


@GAMES
def test_the_position_is_told_in_headings_and_lists_without_gaps(game: AnyGame) -> None:
    for session, context in tables(game):
        words = list(all_words(session.table.talk.position(context)))
        assert words and all(one.strip() for one in words), words
        assert not any(re.search(r"None|\{|\}|  ", one) for one in words), words


@GAMES
def test_what_is_asked_is_not_legal_and_answered_by_a_rule(game: AnyGame) -> None:
    for session, context in tables(game):
        asked = questions(session, context)
        assert len({one.words for one in asked}) == len(asked)
        for one in asked:
            assert one.action not in context.legal and one.words.endswith("?")
            reason = context.why_not(one.action, None)
            assert isinstance(reason, Refusal) and reason.rule, (one, reason)


@GAMES
def test_every_word_comes_through_the_door_for_languages(game: AnyGame) -> None:
    language.use(language.PSEUDO)
    try:
        for session, context in tables(game):
            for words in told(session, context):
                assert outside(words, [*session.match.names, "-"]) == "", words
    finally:
        language.use("en")


def outside(words: str, names: list[str]) -> str:
    """The letters that no message holds, and that are in nobody's name."""
    depth, left = 0, ""
    for letter in words:
        depth += (letter == "⟦") - (letter == "⟧")
        left += letter if not depth and letter != "⟧" else ""
    for name in names:
        left = left.replace(name, "")
    return "".join(letter for letter in left if letter.isalpha())


@GAMES
def test_nothing_is_told_but_what_the_viewer_knows(game: AnyGame) -> None:
    """Whatever is hidden is dealt anew: every word stays the same."""
    hidden = 0
    for number, match in enumerate(under_way(game)):
        session = looked_at(match, alone=True)
        seat = session.viewer
        assert seat is not None
        imagined = game.imagine(match.state.view(seat), Dice(number))
        other = Match(game, match.players, 1, match.options, position=imagined.dump())
        again = Session("x", other)
        if again.covered is not None:
            again.ready()
        assert told(again, again.context()) == told(session, session.context())
        hidden += imagined.dump() != match.state.dump()
    assert hidden


def test_around_one_tablet_the_words_do_not_tell_what_lies_under_a_cloud() -> None:
    """ANNO 1503: its finder alone looks at it, and where it could go tells nobody what it is."""
    found: set[tuple[str, ...]] = set()
    for match in positions("anno1503", 1500, [2, 3], 1):
        if match.state.view(None)["phase"] != "tile":
            continue
        session = looked_at(match, alone=False)
        context = session.context()
        names = [one.words for group in groups(session, context) for one in group.sayings]
        found.add(tuple(names))
        seen = session.match.state.view(session.viewer)["players"][session.viewer]["seen"]
        spoken = " ".join(told(session, context))
        assert "What you have found" not in spoken and seen
    assert found == {
        ("Look at the tile, while the others look away", "Claim it", "Leave it face down")
    }
