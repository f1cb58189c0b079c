"""Every word on every screen and table comes through the door for languages.

A pseudo-language marks every message with ⟦ ⟧. What stands outside of such marks must be a name, a
rule's number, or say by `translate="no"` that it is no word. Rules pages and licences are documents
in a language of their own (`lang`), and are translated as a whole.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from app.language import PSEUDO
from app.match import characters
from app.tables import shown_games
from engine import Match
from tests.browser.pages import TABLET, Watch, open_app
from tests.browser.table import lay, uncover, wait_screen
from tests.shots.scenes import turn_words

MATCHES = Path(__file__).parents[1] / "matches"
# ANNORAMA_LONG=1 takes more recordings, and more of every one.
LONG = os.environ.get("ANNORAMA_LONG") == "1"
SHARES = (0.02, 0.35, 0.8, 1.0) if LONG else (0.35, 1.0)
NAMES = [
    "Ada",
    "Bea",
    "Cleo",
    "Dora",
    "Edda",
    "Fay",
    "Gus",
    "Hal",
    "Anna",
    "Otto",
    "Clara",
    *characters.NAMES["easy"],
]
SAID = """
(names) => {
  const told = [];
  const strip = (text) => {
    let depth = 0, out = '';
    for (const c of text) {
      if (c === '⟦') depth += 1;
      else if (c === '⟧') depth -= 1;
      else if (!depth) out += c;
    }
    for (const name of names) out = out.replaceAll(name, '');
    return out.replace(/\\b[A-Z]\\d+[a-z]?\\b/g, '');
  };
  const free = (element) =>
    element.closest('[translate="no"],script,style,py-config,mpy-config,noscript,#boot') ||
    element.closest('[lang]') !== document.documentElement;
  const check = (text, where) => {
    if (/\\p{L}/u.test(strip(text))) told.push(`${where}: ${text.trim().slice(0, 90)}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.data.trim() && !free(node.parentElement)) check(node.data, node.parentElement.tagName);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      if (!free(element)) check(element.getAttribute(name), name);
    }
  }
  check(document.title.replace('Annorama', ''), 'the title');
  return [...new Set(told)];
}
"""


@pytest.fixture(scope="module")
def in_marks(browser: Browser, site: str) -> Iterator[Watch]:
    """A started page in the pseudo-language, for all tests here."""
    with Watch(browser.new_context(viewport=TABLET), stores=False) as opened:
        opened.page.add_init_script(
            f"localStorage.setItem('annorama/settings', '{json.dumps({'language': PSEUDO})}')"
        )
        open_app(opened.page, site)
        yield opened


@pytest.fixture
def marked(in_marks: Watch) -> Iterator[Page]:
    in_marks.page.evaluate("location.hash = '#/'")
    wait_screen(in_marks.page, "lobby")
    yield in_marks.page
    in_marks.check()


def unmarked(page: Page) -> list[str]:
    titles = [game.title for game in shown_games().values()]
    found: list[str] = page.evaluate(SAID, [*NAMES, *sorted(titles, key=len, reverse=True)])
    return found


def test_the_check_itself_finds_a_word_that_is_not_marked(marked: Page) -> None:
    assert unmarked(marked) == []
    assert "⟦" in marked.inner_text("body")
    marked.evaluate("document.querySelector('main').append('Hello')")
    assert unmarked(marked) == ["MAIN: Hello"]
    marked.evaluate("document.querySelector('main').lastChild.remove()")


@pytest.mark.parametrize("address", ["#/settings", "#/about", "#/play/nothing", "#/replay/nothing"])
def test_a_screen_has_no_other_words(marked: Page, address: str) -> None:
    marked.evaluate("address => { location.hash = address }", address)
    marked.wait_for_selector("[data-screen]:not([data-screen=lobby])")
    assert unmarked(marked) == []


@pytest.mark.parametrize("game", shown_games())
def test_set_up_rules_and_practice_have_no_other_words(marked: Page, game: str) -> None:
    entries = [f"/{entry.id}" for entry in shown_games()[game].entries]
    addresses = [f"#/new/{game}{entry}" for entry in ("", *entries)] + [f"#/rules/{game}"]
    addresses += [f"#/practice/{game}", f"#/learn/{game}"]
    for address in addresses:
        marked.evaluate("address => { location.hash = address }", address)
        marked.wait_for_selector(f'[data-screen="{address.split("/")[1]}"]')
        assert unmarked(marked) == [], address


def stations(game: str) -> Iterator[Match]:
    """Some way into a few recorded matches, and at their ends."""
    for path in sorted((MATCHES / game).glob("*.json"))[:: 4 if LONG else 6]:
        data = json.loads(path.read_text(encoding="utf-8"))
        whole = Match.load(data)
        for share in SHARES:
            match = Match(whole.game, whole.players, whole.seed, whole.options)
            for seat, action in whole.log[: int(share * whole.length)]:
                match.play(action, seat)
            yield match


def open_all(page: Page) -> Iterator[str]:
    """Everything that opens over a table or a result."""
    yield "as it is"
    for button in ("log", "menu", "hint"):
        found = page.locator(f'[data-do="{button}"]:not([disabled])')
        if found.count():
            found.first.click()
            if button == "hint":
                page.wait_for_timeout(300)
            yield button
            if page.locator('[data-do="close"]').count():
                page.locator('[data-do="close"]').first.click()


@pytest.mark.parametrize("game", shown_games())
def test_a_table_has_no_other_words(
    marked: Page, game: str, large: Callable[[Page], Iterator[str]]
) -> None:
    for match in stations(game):
        lay(marked, match)
        uncover(marked)
        where = f"{game} after {match.length} actions"
        for what in open_all(marked):
            assert unmarked(marked) == [], f"{where}: {what}"
        for info in large(marked):
            assert unmarked(marked) == [], f"{where}: {info} large"
        if not match.over:
            turn_words(marked)
            marked.wait_for_selector('[data-view="text"]')
            assert unmarked(marked) == [], f"{where}: in words"
            turn_words(marked)


@pytest.fixture
def large() -> Callable[[Page], Iterator[str]]:
    """Shows a few of a table's things large, one after the other."""

    def show(page: Page) -> Iterator[str]:
        infos = page.eval_on_selector_all(
            "#felt [data-info]", "found => [...new Set(found.map((e) => e.dataset.info))]"
        )
        for info in infos[::5]:
            page.click('[data-do="info"]')
            page.locator(f'#felt [data-info="{info}"]').first.dispatch_event("click")
            yield str(info)
            if page.locator('.large [data-do="close"]').count():
                page.click('.large [data-do="close"]')

    return show


def test_the_replay_has_no_other_words(marked: Page) -> None:
    for game in shown_games():
        match = next(iter(stations(game)))
        lay(marked, match)
        marked.evaluate("location.hash = '#/replay/laid'")
        wait_screen(marked, "replay")
        assert unmarked(marked) == [], game
