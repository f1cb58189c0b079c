"""A whole match of every game through the accessibility tree alone: roles and names, nothing else.

What is said is taken from recorded matches. The long games begin from a position near their end.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from app.match.saying import groups
from app.match.session import Session
from app.tables.wording import Deed
from engine import Match
from engine.game import Action
from engine.santyanno.words import ship_name
from tests.browser.table import lay, saved
from tests.browser.test_news import at_annas_turn

MATCHES = Path(__file__).parents[1] / "matches"
RECORDED = {
    "anno": ("anno/tie-of-all", 0),
    "orientation": ("anno/orientation-without-slips", 49),
    "annaotto": ("annaotto/two-players", 0),
    "anno1503": ("anno1503/2-gold-outposts-agreements", 263),
    "drift": ("drift/three-coins-placed", 168),
    "santyanno": ("santyanno/captain-basic-3", 0),
}
"""The recorded match, and after how many of its actions this one begins."""


@dataclass
class Reader:
    """Somebody who hears the page: finds everything by its role and its name."""

    page: Page

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def play_in_words(self) -> None:
        """By the first link of the table; it may be remembered from another one."""
        if self.button("Draw the table").count():
            self.button("Draw the table").click()
        link = self.page.get_by_role("link", name="Play in words")
        link.focus()
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("region", name="How it stands")).to_be_visible()

    def take_over(self, name: str) -> None:
        """Whoever is called by name takes the tablet; what has happened holds nobody up."""
        self.page.keyboard.press("Escape")
        ready = self.button(f"I am {name}")
        if ready.count():
            ready.click()
            self.page.keyboard.press("Escape")

    def say(self, sentence: str) -> None:
        deeds = self.page.get_by_role("region", name="What you can do")
        deeds.get_by_role("button", name=sentence, exact=True).click()

    def confirm(self) -> None:
        """Where it is asked."""
        if self.button("Confirm").count():
            self.button("Confirm").press("Enter")


def begun(name: str) -> tuple[Match, list[tuple[int, Action]]]:
    """A match, and what is done in it to its end."""
    path, step = RECORDED[name]
    whole = Match.load(json.loads((MATCHES / f"{path}.json").read_text(encoding="utf-8")))
    options = whole.options | ({"countdown": False} if name == "santyanno" else {})
    if not step:
        faced = sorted(entry for entry in whole.log if entry[1][0] == "face")  # by hand-over
        log = [*faced, *whole.log[len(faced) :]]
        return Match(whole.game, whole.players, whole.seed, options), log
    position = Match(whole.game, whole.players, whole.seed, options)
    for seat, action in whole.log[:step]:
        position.play(action, seat)
    match = Match(whole.game, whole.players, whole.seed, options, position=position.state.dump())
    return match, whole.log[step:]


def spoken(session: Session, seat: int, action: Action) -> Iterator[str]:
    """The sentences of the buttons that do this, one after the other."""
    if session.covered is not None:
        session.ready()
    context, talk = session.context(), session.table.talk
    if action[0] == "board" and seat != session.actor:
        yield f"{session.match.names[seat]} boards the {ship_name(action[1])}"
        return
    if action[0] == "claim":  # ANNO 1503, before others' eyes: in two steps
        yield "Claim it"
        if len(action) == 1:
            return
    if action[0] == "face":
        deeds = [one for group in groups(session, context) for one in group.sayings]
        turned = {f"flip:{place}" for place, turn in enumerate(action[1]) if turn}
        yield from (one.words for one in deeds if isinstance(one, Deed) and one.tap in turned)
    yield talk.saying(context, action) or session.described(context, action)


@pytest.mark.parametrize("name", RECORDED)
def test_a_whole_match_by_roles_and_names_alone(booted: Page, name: str) -> None:
    match, log = begun(name)
    lay(booted, match)
    reader = Reader(booted)
    reader.take_over(match.names[match.state.actors[0]])
    reader.play_in_words()
    mirror = Session("mirror", match)
    for seat, action in log:
        reader.take_over(match.names[seat])
        for sentence in spoken(mirror, seat, action):
            reader.say(sentence)
        reader.confirm()
        mirror.play(action, seat)
    booted.keyboard.press("Escape")
    expect(reader.button("Replay")).to_be_visible()
    assert saved(booted).over


def test_the_focus_is_never_lost_in_words(booted: Page) -> None:
    """After an action it is at the heading that says whose turn it is, before one at Confirm."""
    match, _ = begun("anno")
    lay(booted, match)
    reader = Reader(booted)
    reader.take_over(match.names[match.state.actors[0]])
    reader.play_in_words()
    focused = booted.locator(":focus")
    expect(focused).to_have_role("heading")
    reader.say("Go on to Burn and Turn")
    expect(focused).to_have_role("heading")
    burning = booted.get_by_role("button", name="Burn ").first
    burning.press("Enter")
    expect(focused).to_have_accessible_name("Confirm")
    booted.keyboard.press("Enter")
    expect(booted.get_by_role("heading", level=1)).to_be_focused()


def test_the_keyboard_comes_back_to_the_turn_in_words(booted: Page) -> None:
    """Where Confirm is gone, and the computer players have the table."""
    lay(booted, at_annas_turn("anno", 3, 12))
    reader = Reader(booted)
    reader.take_over("Anna")
    reader.play_in_words()
    turn = booted.get_by_role("heading", level=2, name=re.compile("turn$")).first
    reader.say("Go on to Burn and Turn")
    booted.get_by_role("button", name="Burn ").first.press("Enter")
    reader.confirm()
    expect(turn).to_be_focused()
    expect(booted.get_by_role("heading", level=2, name="Your turn")).to_be_focused()
