"""A full shelf and the settings on the real page: what is seen, what is felt, where buttons are."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from app.screens.parts.shelf import IN_STRIP, ON_PAGE
from tests.browser.pages import open_app, to_lobby
from tests.browser.shelf import fill, matches
from tests.browser.table import lay, uncover, wait_screen
from tests.browser.wishes import set_to

NOW = 1_800_000_000_000
# What the page asks of the device; it is asked all the same.
LISTEN = """
window.asked = { awake: 0, buzzes: [] };
if (navigator.wakeLock) {
  const request = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = (kind) => {
    asked.awake += 1;
    return request(kind);
  };
}
const vibrate = navigator.vibrate?.bind(navigator);
navigator.vibrate = (pattern) => {
  asked.buzzes.push(pattern);
  return vibrate?.(pattern) ?? false;
};
"""
DRAWN = "document.querySelectorAll('[data-picture] > svg').length"
PLACES = "document.querySelectorAll('[data-picture]').length"


def filled(page: Page, count: int) -> None:
    fill(page, matches(count, NOW))
    page.evaluate("location.hash = '#/rules/none'; location.hash = '#/'")
    page.wait_for_selector("[data-match]")


def test_only_what_is_seen_has_its_picture_and_all_can_be_reached(booted: Page) -> None:
    filled(booted, 120)
    booted.wait_for_selector("[data-picture] > svg")
    assert booted.evaluate(PLACES) == IN_STRIP
    booted.click('[data-do="shelf"][data-part="finished"]')
    booted.wait_for_selector(".shelf [data-picture] > svg")
    assert booted.evaluate(PLACES) == IN_STRIP + ON_PAGE
    booted.wait_for_timeout(200)
    assert booted.evaluate(DRAWN) < IN_STRIP + ON_PAGE
    seen: list[str] = []
    while True:
        cards = ".shelf [data-match]"
        seen += booted.eval_on_selector_all(cards, "found => found.map((e) => e.dataset.match)")
        older = booted.locator('[data-do="older"]')
        if older.is_disabled():
            break
        older.focus()
        booted.keyboard.press("Enter")
    assert len(seen) == len(set(seen)) == 84


def test_a_bad_picture_harms_only_itself(booted: Page) -> None:
    filled(booted, 20)
    bad = ["{", "7", '["svg"]', '["svg",{},[1]]', '["span",{"class":"no-picture"}]']
    names = booted.eval_on_selector_all("[data-match]", "all => all.map((e) => e.dataset.match)")
    for text in bad:
        keep = "([name, text]) => annorama.journal.keepPicture(name, text)"
        booted.evaluate(keep, [names[0], text])
        booted.evaluate("location.hash = '#/rules/none'")
        wait_screen(booted, "rules")
        booted.evaluate("location.hash = '#/'")
        booted.wait_for_selector(f'[data-match="{names[1]}"] [data-picture] > svg')
        said = booted.inner_text(f'[data-match="{names[0]}"] .no-picture')
        assert said == "This picture cannot be drawn.", text
        assert booted.locator(".no-picture").count() == 1


def test_words_and_buttons_have_the_size_that_is_set(booted: Page) -> None:
    sizes = {}
    for size in ("normal", "huge"):
        set_to(booted, text=size)
        box = booted.locator(".settings .row .field").first.bounding_box()
        assert box
        sizes[size] = box["height"]
    assert sizes["huge"] > 1.3 * sizes["normal"]


def test_the_left_hand_has_confirm_on_its_side(booted: Page) -> None:
    set_to(booted, text="normal", left_handed=True)
    ((_, match),) = list(matches(4, NOW))[3:]
    lay(booted, match)
    uncover(booted)
    confirm = booted.locator('[data-do="confirm"]').bounding_box()
    undo = booted.locator('[data-do="undo"]').bounding_box()
    assert confirm and undo and confirm["x"] < 40 and undo["x"] > 1000
    set_to(booted, left_handed=False)
    booted.click(f'[href="{"#/play/laid"}"]')
    wait_screen(booted, "table")
    right = booted.locator('[data-do="confirm"]').bounding_box()
    assert right and right["x"] > 900


def test_the_device_is_asked_to_stay_awake_during_a_match_and_to_buzz(
    page: Page, site: str
) -> None:
    page.add_init_script(LISTEN)
    open_app(page, site)
    assert page.evaluate("asked.awake") == 0
    ((_, match),) = list(matches(4, NOW))[3:]
    lay(page, match)
    uncover(page)
    page.wait_for_timeout(100)
    assert page.evaluate("asked.awake") >= 1
    page.locator("#felt [data-not]").first.click(force=True)
    page.wait_for_selector(".toast")
    assert page.evaluate("asked.buzzes") == [[16, 50, 16]]


def test_what_travels_keeps_the_pace_that_is_set(booted: Page) -> None:
    set_to(booted, motion="slow")
    rate = booted.evaluate(
        """() => new Promise((resolve) => {
          document.querySelector('.switch').style.transition = 'opacity 1s';
          document.addEventListener('transitionrun', ({ target }) =>
            setTimeout(() => resolve(target.getAnimations()[0].playbackRate), 200), { once: true });
          requestAnimationFrame(() => (document.querySelector('.switch').style.opacity = 0.5));
        })"""
    )
    assert rate == 0.5
    set_to(booted, motion="normal")


def test_a_backup_comes_back_after_everything_is_deleted(booted: Page) -> None:
    filled(booted, 12)
    with booted.expect_download() as download:
        booted.click('.foot [data-do="backup"]')
    text = download.value.path().read_text()
    assert len(json.loads(text)["matches"]) == 12
    to_lobby(booted)
    booted.wait_for_selector("[data-match]", state="detached")
    file = {"name": "b.json", "mimeType": "application/json", "buffer": text.encode()}
    booted.set_input_files('[name="import"]', file)  # type: ignore[arg-type]
    booted.wait_for_selector(".toast")
    assert booted.inner_text(".toast").startswith("12 matches were brought back.")
    assert booted.locator(".going [data-match]").count() == 3


def test_by_fingers_matches_get_names_and_several_are_taken_along_and_deleted(
    touched: Page,
) -> None:
    filled(touched, 8)
    first = touched.locator(".going [data-match]").first.get_attribute("data-match")
    touched.locator('.going [data-do="more"]').first.tap()
    touched.fill('.dialog [name="title"]', "Sunday at Ilse’s")
    touched.fill('.dialog [name="name"] >> nth=0', "Großmutter")
    touched.tap('.dialog [data-do="close"]')
    card = touched.locator(f'[data-match="{first}"]')
    expect(card).to_contain_text("Sunday at Ilse’s")
    expect(card).to_contain_text("Großmutter")
    touched.tap('[data-do="shelf"][data-part="finished"]')
    finished = touched.locator(".shelf [data-match]").count()
    touched.tap('[data-do="choose-several"]')
    for number in (0, 2):
        touched.locator('.shelf [data-do="choose"]').nth(number).tap()
    with touched.expect_download() as download:
        touched.tap('.tools [data-do="export"]')
    assert len(json.loads(download.value.path().read_text())["matches"]) == 2
    touched.tap('.tools [data-do="ask-delete"]')
    touched.tap('.dialog [data-do="delete"]')
    expect(touched.locator(".shelf [data-match]")).to_have_count(finished - 2)
    expect(card).to_be_visible()
