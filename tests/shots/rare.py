"""Screens that few people see: what is asked in the lobby, a full storage, our own mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from playwright.sync_api import Page

from engine import games
from tests.browser.pages import ready
from tests.browser.shelf import FILL
from tests.browser.table import wait_screen
from tests.shots.positions import finished, in_the_middle
from tests.shots.scenes import Shot, all_kept, found, go, lay, opening

DAMAGED = '{"format": 1, "game": "drift", "players"'


def shots() -> Iterator[Shot]:
    yield Shot("lobby", "ten", _ten)
    yield Shot("lobby", "shelf", _shelf)
    yield Shot("lobby", "several", _several)
    yield Shot("lobby", "match", _match)
    yield Shot("lobby", "delete", _delete)
    yield Shot("lobby", "damaged", _damaged)
    for game in games():
        yield Shot("broken", f"over-{game}", partial(_mishap, game), True)
    yield Shot("broken", "lobby-sheet", _mishap_in_lobby, True)
    yield Shot("broken", "page", _nothing_can_be_shown, True)
    yield Shot("full", "lobby", _full)
    yield Shot("full", "new", partial(_full_at, "new"))
    yield Shot("full", "table", partial(_full_at, "table"))
    yield Shot("failed", "start", _cannot_start, True)


def _ten(page: Page) -> None:
    """Ten matches that go on, of all games, and nothing on the shelf."""
    kept = {game: found(in_the_middle, game, "few") for game in games()}
    more = {f"{game}-many": found(in_the_middle, game, "many") for game in games()}
    lay(page, kept | more)
    go("#/", "lobby", page)


def _shelf(page: Page) -> None:
    all_kept(page)
    part = page.locator('[data-do="shelf"]').first
    part.click()
    if part.get_attribute("aria-expanded") == "false":  # it lay open from the picture before
        part.click()


def _several(page: Page) -> None:
    _shelf(page)
    page.click('[data-do="choose-several"]')
    page.locator('[data-do="choose"]').nth(1).click()


def _match(page: Page) -> None:
    all_kept(page)
    page.locator('.continue [data-do="more"]').first.click()


def _delete(page: Page) -> None:
    _match(page)
    page.click('.dialog [data-do="ask-delete"]')


def _damaged(page: Page) -> None:
    lay(page, {"drift": found(finished, "drift", "few")})
    page.evaluate("save => localStorage.setItem('annorama/match/half', save)", DAMAGED)
    go("#/", "lobby", page)


def _press(page: Page, **data: str) -> None:
    """A button that no screen has: what it asks for is a mistake of the page's own."""
    page.evaluate(
        """data => {
          const button = document.createElement('button');
          Object.assign(button.dataset, data);
          document.querySelector('#app').append(button);
          button.click();
          button.remove();
        }""",
        data,
    )


def _mishap(game: str, page: Page) -> None:
    opening(in_the_middle, game, "few")(page)
    _press(page, do="read")
    page.wait_for_selector(".mishap")


def _mishap_in_lobby(page: Page) -> None:
    all_kept(page)
    _press(page, do="more")
    page.wait_for_selector(".mishap")


def _nothing_can_be_shown(page: Page) -> None:
    go("#/new/anno", "new", page)
    _press(page, do="colour", place="99")
    wait_screen(page, "broken")


def _full(page: Page) -> None:
    all_kept(page)
    page.evaluate(FILL)
    page.reload()
    ready(page)
    page.wait_for_selector("[data-trouble]")


def _full_at(screen: str, page: Page) -> None:
    """What is asked before a match that cannot be kept, and what is said at its table."""
    _full(page)
    go("#/new/drift", "new", page)
    page.click('[data-do="start"]')
    page.wait_for_selector(".dialog")
    if screen == "table":
        page.click('[data-do="play-unsaved"]')
        wait_screen(page, "table")


def _cannot_start(page: Page) -> None:
    page.context.add_init_script("delete globalThis.WebAssembly")
    page.reload()
    page.wait_for_selector("#boot-failure", state="visible")
