"""Pages under watch, and the few steps that all browser tests share."""

from __future__ import annotations

import time
from types import TracebackType
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, ViewportSize

TABLET: ViewportSize = {"width": 1180, "height": 820}
START_SECONDS = 120.0
# As in a browser that has none: nothing is stored for offline use.
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"


class Watch:
    """A context with one page, which remembers what should never happen on it.

    `expected` takes parts of messages that a test provokes on purpose. Where it does not matter
    whether the page `stores` the site, it does without: that takes as long as half a start.
    """

    def __init__(self, context: BrowserContext, stores: bool = True) -> None:
        self.context = context
        if not stores:
            context.add_init_script(NO_SERVICE_WORKER)
        self.wrong: list[str] = []
        self.expected: list[str] = []
        context.on("request", self._requested)
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        return page

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.wrong.append(f"console error: {message.text}")

    def _requested(self, request: Request) -> None:
        if urlsplit(request.url).hostname not in (None, "127.0.0.1"):
            self.wrong.append(f"request to another host: {request.url}")

    def check(self) -> None:
        """Fail on anything wrong since the last check."""
        wrong = [text for text in self.wrong if not any(part in text for part in self.expected)]
        self.wrong.clear()
        assert not wrong, "\n".join(wrong)

    def close(self) -> None:
        """Close the browser's window (a second call only checks) and fail on anything wrong."""
        self.context.close()
        self.check()

    def __enter__(self) -> Watch:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def app_state(page: Page) -> str:
    # Between two pages there may be none.
    return str(page.evaluate("document.documentElement?.dataset.app"))


def ready(page: Page, seconds: float = START_SECONDS) -> None:
    """Wait until the app has drawn its first screen; tell why, if it says that it cannot.

    Polls, because `wait_for_function` would need what the page's policy forbids.
    """
    until = time.monotonic() + seconds
    while (state := app_state(page)) != "ready":
        assert state != "failed", f"the page says:\n{page.inner_text('#boot-failure')}"
        assert time.monotonic() < until, f"not ready after {seconds:.0f} s, but {state}"
        page.wait_for_timeout(25)


def open_app(page: Page, site: str, address: str = "#/") -> None:
    page.goto(site + address)
    ready(page)


def to_lobby(page: Page) -> None:
    """Empty the store of a started app and lead it back to the lobby, without a new start."""
    page.evaluate("localStorage.clear(); location.hash = '#/rules/none'; location.hash = '#/'")
