"""The rules with their figures: read without a program, walked and tried with one, printed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from builder import figures
from tests.browser.pages import Watch, open_app

GAMES = ("annaotto", "anno", "anno1503", "drift", "santyanno")
SEEN = """() => [...document.querySelectorAll("figure svg:not(svg svg)")].map((one) => {
  const box = one.getBoundingClientRect();
  return [box.width, box.height, box.left >= 0 && box.right <= innerWidth];
})"""
MISSING = """() => [...document.querySelectorAll("figure use")]
  .map((one) => one.getAttribute("href").slice(1)).filter((id) => !document.getElementById(id))"""


@pytest.mark.parametrize("game", GAMES)
def test_without_javascript_every_step_of_every_figure_is_seen(
    browser: Browser, site: str, game: str
) -> None:
    """On a phone, with nothing beside the page; a second page, with scripts, measures the same."""
    drawn = sum(len(figures.drawn(game, name).pictures) for name in figures.names(game))
    for scripts in (False, True):
        size = {"width": 390, "height": 844}
        context = browser.new_context(java_script_enabled=scripts, viewport=size)  # type: ignore[arg-type]
        with Watch(context) as watch:
            page = watch.page
            page.goto(f"{site}rules/{game}.html")
            assert page.locator("figure svg:not(svg svg)").count() == drawn
            assert page.locator(".steps > li").first.is_visible()
            assert page.locator(".steps > li").last.is_visible()
            if scripts:
                assert page.evaluate(MISSING) == []
                seen = page.evaluate(SEEN)
                assert all(wide > 100 and high > 40 and within for wide, high, within in seen)
                assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_phone_walks_through_an_example_and_tries_it(
    touch: Callable[[int, int], Page], site: str
) -> None:
    page = touch(390, 844)
    open_app(page, site, "#/rules/anno/rule-of-two")
    figure = page.locator("figure#rule-of-two")
    steps = figure.locator(".steps > li")
    expect(steps.nth(0)).to_be_visible()
    expect(steps.nth(1)).to_be_hidden()
    figure.locator("[data-do=figure]").tap()
    expect(steps.nth(1)).to_be_visible()
    expect(steps.nth(0)).to_be_hidden()
    assert page.evaluate(MISSING) == []
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.emulate_media(media="print")
    for step in steps.all():
        expect(step).to_be_visible()
    other = page.locator("figure#kinds")
    expect(other).to_have_css("background-color", "rgb(255, 253, 246)")
    page.emulate_media(media="screen")
    figure.locator("a", has_text="Try it").tap()
    page.wait_for_selector("[data-screen=table] [data-trial]")
    page.locator('[data-tap="hand:M05"]').tap()
    page.locator('[data-tap="hand:D31"]').tap()
    expect(page.locator("[data-do=confirm]")).to_be_enabled()
    page.locator("[data-trial] a").tap()
    expect(figure).to_be_in_viewport()
    page.evaluate("location.hash = '#/'")
    page.wait_for_selector("[data-screen=lobby]")
    assert page.locator("[data-match]").count() == 0


def test_a_word_is_found_in_the_rules_of_all_games_also_offline(booted: Page) -> None:
    booted.evaluate("location.hash = '#/rules/drift'")
    booted.wait_for_selector("[data-screen=rules] h2")
    booted.fill("[name=question]", "blue moon exchange")
    booted.locator(".found a").first.click()
    expect(booted.locator("[data-marked]")).to_contain_text("Blue Moon Exchange")
    assert booted.evaluate("location.hash") == "#/rules/anno/A5"
