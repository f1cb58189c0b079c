"""Settings in a started page: set on their screen, as people do, and put back afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from tests.browser.table import wait_screen

Value = str | bool


def set_to(page: Page, **wishes: Value) -> dict[str, Value]:
    """Change settings as people do; how they were before."""
    page.evaluate("location.hash = '#/settings'")
    wait_screen(page, "settings")
    before: dict[str, Value] = {}
    for name, value in wishes.items():
        field = page.locator(f'[data-screen="settings"] [name="{name}"]')
        if isinstance(value, bool):
            before[name] = field.is_checked()
            field.set_checked(value)
        else:
            before[name] = field.input_value()
            field.select_option(value)
    return before


@contextmanager
def wished(page: Page, **wishes: Value) -> Iterator[Page]:
    """A page with these settings; it is left in the lobby with those that it had."""
    before = set_to(page, **wishes)
    try:
        yield page
    finally:
        set_to(page, **before)
        page.evaluate("location.hash = '#/'")
        wait_screen(page, "lobby")
