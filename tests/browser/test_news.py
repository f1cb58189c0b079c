"""The news and moments in a real page: nothing is covered, taps mean what they should."""

from __future__ import annotations

from playwright.sync_api import Page

from engine import Match, Player, bots, games
from tests.browser.table import lay, saved, uncover


def at_annas_turn(game: str, seats: int, least: int) -> Match:
    """A match of Anna's against computer players, some way on."""
    kinds = ["human", *["easy"] * (seats - 1)]
    colours = ("red", "blue", "green", "yellow")
    names = ("Anna", "Otto", "Clara", "Emil")
    players = [Player(names[n], colours[n], kinds[n]) for n in range(seats)]
    match = Match(games()[game], players, 12)
    while match.length < least or match.state.actors[0] != 0:
        seat = match.state.actors[0]
        dice = bots.dice_for(match.seed, seat, match.length)
        legal = match.state.legal(seat)
        match.play(bots.decide(match.game, "easy", match.state.view(seat), legal, dice), seat)
    return match


BOXES = """names => names.map(name => {
    const box = document.querySelector(name).getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom] })"""


def test_the_strip_lies_over_nothing_open_or_closed(booted: Page) -> None:
    lay(booted, at_annas_turn("annaotto", 4, 40))
    uncover(booted)
    for width, height in ((1180, 820), (390, 844), (844, 390)):
        booted.set_viewport_size({"width": width, "height": height})
        for _ in ("closed", "open"):
            booted.wait_for_timeout(100)
            strip, felt, foot = booted.evaluate(BOXES, ["[data-news]", "#felt", ".foot"])
            assert strip[3] <= felt[1] + 1 or strip[2] <= felt[0] + 1, (width, strip, felt)
            assert felt[3] <= foot[1] + 1 and strip[3] <= foot[1] + 1
            assert felt[2] - felt[0] > 200 and felt[3] - felt[1] > 200
            drawn = booted.evaluate("document.querySelector('#felt > svg').viewBox.baseVal.height")
            assert abs(drawn - (felt[3] - felt[1])) < 2, "the table is laid out in the room left"
            booted.click('[data-do="news"]')
    booted.set_viewport_size({"width": 1180, "height": 820})


def test_a_line_lights_what_it_is_about_and_all_is_shown_again_as_moves(booted: Page) -> None:
    match = at_annas_turn("anno", 3, 20)
    lay(booted, match)
    uncover(booted)
    booted.click('[data-do="news"]')
    line = booted.locator('[data-do="light"]').first
    line.click()
    assert line.get_attribute("aria-pressed") == "true"
    assert booted.locator("#felt .lit").count() > 0
    booted.click('[data-do="retell"]')
    assert booted.locator("[data-tap]").count() == 0
    booted.click('[data-do="retell-on"]')
    assert booted.inner_text("[data-prompt]").startswith(("Otto", "Clara"))
    booted.click('[data-do="retell-end"]')
    assert booted.locator("[data-tap]").count() > 0 and saved(booted).log == match.log


def test_a_tap_beside_a_dialog_closes_it_and_one_inside_does_not(booted: Page) -> None:
    lay(booted, at_annas_turn("anno", 2, 4))
    uncover(booted)
    booted.click('[data-do="menu"]')
    booted.click('[data-do="ask-delete"]')
    booted.click(".dialog h2")
    assert booted.locator(".dialog").count() == 1
    booted.mouse.click(20, 400)
    assert booted.locator(".dialog").count() == 0
