"""Matches as the tests of the page want them: new, under way, over, and kept in a storage."""

from __future__ import annotations

import json
from functools import cache

from app.browser import settings
from app.browser.store import MATCHES
from app.match.session import Session
from app.screens.play import Play
from app.tables.kit.colours import COLOURS
from engine import Match, Player, bots, games
from engine.bots.task import ended
from engine.game import Action, Value
from engine.review import Reviewing
from tests.app.fakes import Person

NAMES = ("Anna", "Otto", "Clara", "Emil")
KINDS = {"h": "human", "e": "easy", "m": "medium", "c": "hard", "x": "expert"}


def anno(kinds: str = "hh", *, seed: int = 4, **options: Value) -> Match:
    """A new match of ANNO, one mensis long. `kinds`: h for a person, e for an easy computer."""
    players = [
        Player(name, colour, KINDS[kind])
        for name, colour, kind in zip(NAMES, COLOURS, kinds, strict=False)
    ]
    chosen: dict[str, Value] = {"mensises": 1, **options}
    return Match(games()["anno"], players, seed, chosen, now=1)


def play_on(match: Match, steps: int = 10_000) -> Match:
    """The same match after easy players have gone on with it."""
    while steps and not match.over:
        seat = match.state.actors[0]
        dice = bots.dice_for(match.seed, seat, match.length)
        legal = match.state.legal(seat)
        match.play(bots.decide(match.game, "easy", match.state.view(seat), legal, dice), seat, 2)
        steps -= 1
    return match


@cache
def over(kinds: str = "hh") -> str:
    """The save of a match that has been played to its end."""
    return json.dumps(play_on(anno(kinds)).save())


@cache
def reviewed(save: str) -> str:
    """What is kept of a look at a finished match."""
    match = Match.load(save)
    return ended(Reviewing(match).think()).text(match.game.rules)


def kept(**matches: Match | str) -> dict[str, str]:
    """A storage with these matches, by their names; a text is a save as it stands."""
    return {
        MATCHES + name: match if isinstance(match, str) else match.save_text()
        for name, match in matches.items()
    }


def with_settings(**chosen: object) -> dict[str, str]:
    """A storage with these settings."""
    return {settings.NAME: json.dumps(chosen)}


def known_to_all(match: Match) -> set[str]:
    """The codes of the cards that a bystander of a match of ANNO sees.

    A2: what was drawn for the deal lies on the boards that are empty, in the first round.
    """
    view = match.state.view(None)
    months = [month for board in view["boards"] for month in board]
    laid = [code for month in months for code in (month["month"], *month["cards"])]
    first = view["mensis"] == 1 and len(view["burned"]) <= len(view["boards"])
    empty = [seat for seat, board in enumerate(view["boards"]) if first and not board]
    drawn = [line[seat] for line in view["dealer_draw"] for seat in empty]
    return {code for code in view["community"] if code} | {*laid, *drawn}


def screen_of(person: Person) -> Play:
    screen = person.app._screen
    assert isinstance(screen, Play), person.text
    return screen


def session_of(person: Person) -> Session:
    """The match that is open in the page."""
    return screen_of(person).session


def act(person: Person, action: Action) -> None:
    """Tap those of an action's tokens that are not chosen yet; Confirm where it waits for that."""
    session = session_of(person)
    match, actor = session.match, session.actor
    before = match.length
    wanted = next(tokens for one, tokens in session.choice._actions if one == action)
    for token in sorted(wanted):
        if match.length == before and token not in person.chosen():
            person.tap(token)
    if match.length == before:
        person.press("confirm")
    assert match.log[before:] == [(actor, action)], (action, sorted(wanted), person.toast)
