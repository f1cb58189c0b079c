"""At twice the size, of the page or of its words: nothing beside the screen, Confirm never cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from engine import games
from tests.browser.pages import TABLET
from tests.browser.santyanno import H, a_match, put, truths, wait_race
from tests.browser.table import lay, saved, uncover, wait_screen
from tests.browser.test_access_keys import press_way, quickly
from tests.shots.positions import played

HALF = {"width": 590, "height": 410}
"""What a tablet's 1180×820 are at 200 %."""
# What is cut off or lies outside: everything below a table counts, and that no news are halved.
CUT = """() => {
  const wrong = [];
  const { innerWidth: wide, innerHeight: high } = window;
  if (document.documentElement.scrollWidth > wide) wrong.push("the page is wider than its room");
  const watched = ".table > .foot :is(button, .prompt), .bar nav button";
  for (const one of document.querySelectorAll(watched)) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const name = one.ariaLabel ?? one.textContent;
    if (left < 0 || top < -1 || right > wide + 1 || bottom > high + 1) wrong.push(`${name} is cut`);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!one.contains(hit)) wrong.push(`${name} is covered`);
    const spills = one.matches("button") && one.scrollWidth > one.clientWidth + 1;
    if (spills) wrong.push(`${name} spills`);
  }
  const strip = document.querySelector(".news .lines");
  const room = strip?.getBoundingClientRect();
  for (const one of strip?.querySelectorAll(".words") ?? []) {
    const { top, bottom, height } = one.getBoundingClientRect();
    const starts = height && top < room.bottom;
    if (starts && (top < room.top || bottom > room.bottom + 1)) wrong.push("the news are halved");
  }
  return wrong;
}"""


@pytest.fixture
def doubled(booted: Page, request: pytest.FixtureRequest) -> Iterator[Page]:
    if request.param == "page":
        booted.set_viewport_size({"width": HALF["width"], "height": HALF["height"]})
    else:
        words = "document.documentElement.style.setProperty('font-size', '200%', 'important')"
        booted.evaluate(words)
    yield booted
    booted.set_viewport_size(TABLET)
    booted.evaluate("document.documentElement.style.removeProperty('font-size')")


@pytest.mark.parametrize("doubled", ["page", "words"], indirect=True)
def test_at_twice_the_size_everything_can_be_used(doubled: Page) -> None:
    wrong = []
    for game in games():
        lay(doubled, played(game, 3, 12))
        uncover(doubled)
        doubled.wait_for_timeout(150)
        wrong += [f"{game}: {one}" for one in doubled.evaluate(CUT)]
    for address in ("#/", "#/settings", "#/new/anno", "#/about"):
        doubled.evaluate("address => { location.hash = address }", address)
        wait_screen(doubled, address.split("/")[1] or "lobby")
        wrong += [f"{address}: {one}" for one in doubled.evaluate(CUT)]
    assert not wrong, "\n".join(wrong)


# What in SANTY ANNO's panels cannot be brought into sight and hit, and how large their words are.
PANELS = """() => {
  const wrong = [];
  for (const one of document.querySelectorAll(".santy :is(.side-panel, .muster-middle) button")) {
    one.scrollIntoView({ block: "nearest" });
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const name = one.ariaLabel ?? one.textContent;
    if (!one.contains(hit)) wrong.push(`${name} is covered`);
    if (left < 0 || right > innerWidth + 1) wrong.push(`${name} is cut`);
    if (one.scrollWidth > one.clientWidth + 1) wrong.push(`${name} spills`);
  }
  const words = document.querySelector(".santy :is(.side-panel, .muster-middle) :is(p, li, h2)");
  if (parseFloat(getComputedStyle(words).fontSize) < 24) wrong.push("words have not grown");
  return wrong;
}"""


@pytest.mark.parametrize("doubled", ["words"], indirect=True)
def test_with_large_words_santy_annos_panels_can_be_used(doubled: Page) -> None:
    """Before the race, in the show and at the loot, with three around the tablet."""
    quickly(doubled)
    put(doubled, a_match([H, H, H], rounds=2, countdown=False))
    wrong = [f"muster: {one}" for one in doubled.evaluate(PANELS)]
    press_way(doubled, '[data-tap="cast_off"]')
    wait_race(doubled)
    for seat, ship in enumerate(truths(saved(doubled))):
        press_way(doubled, f'[data-press="{seat}:{ship}"]')
    doubled.wait_for_selector('[data-do="show-end"]')
    wrong += [f"show: {one}" for one in doubled.evaluate(PANELS)]
    press_way(doubled, '[data-do="show-end"]')
    doubled.wait_for_selector('[data-tap="split"]')
    wrong += [f"loot: {one}" for one in doubled.evaluate(PANELS)]
    assert not wrong, "\n".join(wrong)
