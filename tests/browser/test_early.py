"""Before Python is there: the lobby is in the page, hears taps, and is taken over as it stands."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from engine import Match, Player, games
from tests.browser.pages import TABLET, Watch, app_state, open_app, ready

# Elements that are still there later carry their mark.
MARK = "[...document.querySelectorAll('#app *')].map((e, i) => (e.mark = i)).length"
NEW = """[...document.querySelectorAll('#app *')]
  .filter((e) => e.mark === undefined && !e.closest('[data-offline]')).length"""
HIDE = """() => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
MATCH = Match(games()["anno"], [Player("<b>Anna</b>", "red"), Player("Otto", "blue")], 7)


# Python's wasm is not made to run before the test says so.
HELD = """
const { instantiate } = WebAssembly;
let come;
const arrived = new Promise((resolve) => { come = resolve; });
WebAssembly.instantiate = async (...given) => {
  window.arrive = come;
  await arrived;
  return instantiate.apply(WebAssembly, given);
};
"""


@contextmanager
def without_python(page: Page, site: str) -> Iterator[Callable[[], None]]:
    """The page as it is while Pyodide is on its way; what is given lets it arrive."""
    page.add_init_script(HELD)
    page.goto("about:blank")
    page.goto(site, wait_until="commit")

    def arrive() -> None:
        page.evaluate("window.arrive()")
        ready(page)

    page.wait_for_function("!!(window.annorama && window.arrive)")
    assert app_state(page) == "booting"
    yield arrive


def keep_a_match(page: Page, site: str) -> None:
    """A visit that leaves a match behind, and the lobby as it was then."""
    open_app(page, site)
    page.evaluate("text => localStorage.setItem('annorama/match/early', text)", MATCH.save_text())
    page.evaluate("location.hash = '#/settings'")
    page.wait_for_selector('[data-screen="settings"]')
    page.evaluate(HIDE)  # it is kept when all of Python has come
    page.wait_for_function("localStorage['annorama/lobby'] !== undefined")


def test_the_lobby_is_taken_over_element_by_element(page: Page, site: str) -> None:
    with without_python(page, site) as arrive:
        assert page.locator("#app [data-game]").count() == len(games())
        assert page.locator("#boot-progress").is_visible()
        seen = page.inner_text("#app")
        marked = page.evaluate(MARK)
        arrive()
    assert marked > 200
    assert page.evaluate(NEW) == 0
    assert page.inner_text("#app").startswith(seen.strip()[:200])
    assert page.query_selector("#boot") is None


def test_an_early_tap_is_shown_as_taken_and_answered(page: Page, site: str) -> None:
    with without_python(page, site) as arrive:
        page.click('[data-game="drift"] a')
        assert page.get_attribute('[data-game="drift"]', "data-taken") == "Opening DRIFT …"
        assert page.inner_text("#boot-step") == "Opening DRIFT …"
        page.click('[data-game="anno"] a')  # the last one counts
        assert page.locator("[data-taken]").count() == 2  # the cover and what is said
        arrive()
    page.wait_for_selector('[data-screen="new"]')
    assert page.inner_text("h1") == "ANNO"
    assert page.locator("[data-taken]").count() == 0
    page.go_back()
    page.go_back()
    page.wait_for_selector('[data-screen="lobby"]')


def test_another_address_shows_no_lobby_first(page: Page, site: str) -> None:
    with without_python(page, f"{site}#/about") as arrive:
        assert not page.locator("#app main").is_visible()
        assert page.locator("#boot-name").is_visible()
        arrive()
    assert page.locator('[data-screen="about"]').is_visible()
    assert page.locator("#app [data-game]").count() == 0


def test_kept_matches_are_there_before_python(page: Page, site: str) -> None:
    keep_a_match(page, site)
    with without_python(page, site) as arrive:
        assert page.locator('#app [data-match="early"]').is_visible()
        assert "<b>Anna</b>" in page.inner_text('[data-match="early"]')
        page.click('[data-match="early"] [data-do="more"]')
        assert page.locator('[data-do="ask-delete"]').count() == 0
        marked = page.evaluate(MARK)
        arrive()
    assert marked > 200
    assert page.locator('[data-do="ask-delete"]').is_visible()


def test_a_lobby_of_another_version_is_not_shown(page: Page, site: str) -> None:
    keep_a_match(page, site)
    page.add_init_script(
        """if (location.protocol !== 'about:') {
          const kept = JSON.parse(localStorage['annorama/lobby']);
          localStorage['annorama/lobby'] = JSON.stringify({ ...kept, hash: 'another' });
        }"""
    )
    with without_python(page, site) as arrive:
        assert page.locator("#app [data-game]").first.is_visible()
        assert page.locator("#app [data-match]").count() == 0
        arrive()
    assert page.locator('#app [data-match="early"]').is_visible()


def test_a_lobby_that_is_none_does_no_harm(page: Page, site: str) -> None:
    open_app(page, site)
    page.evaluate("localStorage['annorama/lobby'] = '{\"hash\": 1'")
    with without_python(page, site) as arrive:
        assert page.locator("#app [data-game]").first.is_visible()
        arrive()


def test_a_file_chosen_early_is_imported(page: Page, site: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(MATCH.save_text(), encoding="utf-8")
    with without_python(page, site) as arrive:
        page.set_input_files("#app input[type=file]", file)
        arrive()
    page.wait_for_selector("[data-match]")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_chosen_theme_is_there_from_the_first_moment(page: Page, site: str, theme: str) -> None:
    text = json.dumps({"theme": theme})
    page.goto(f"{site}rules/anno.html")
    page.evaluate("text => localStorage.setItem('annorama/settings', text)", text)
    with without_python(page, site):
        assert page.get_attribute("html", "data-theme") == theme


def test_without_javascript_there_is_the_lobby_and_the_rules(browser: Browser, site: str) -> None:
    with Watch(browser.new_context(java_script_enabled=False, viewport=TABLET)) as watch:
        page = watch.page
        page.goto(site)
        assert page.locator("#app [data-game]").count() == len(games())
        assert not page.locator("#boot-progress").is_visible()
        assert "allow JavaScript" in page.inner_text("#boot")
        page.click("#boot a:has-text('DRIFT')")
        assert page.inner_text("h1") == "DRIFT"
        page.goto(f"{site}rules/anno.html#A10")
        assert "Rule of Two" in page.inner_text(":target")
        page.click("nav.contents a >> nth=1")
        assert page.url.startswith(f"{site}rules/anno.html#")
        page.click("header > a")
        assert page.locator("#app [data-game]").count() == len(games())
