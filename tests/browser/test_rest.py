"""What a lobby does not need, of Python and of the app: after it, or at once if needed before."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Dialog, Error, Page

from builder.server import Site
from builder.single import page as one_file
from tests.browser.copies import copy_site, recut
from tests.browser.pages import TABLET, Watch, open_app, ready
from tests.browser.stored import wait_for_state
from tests.browser.test_early import without_python

ASKED = """performance.getEntriesByType('resource')
  .find(({ name }) => name.endsWith('/rest.wasm'))?.startTime ?? null"""

# A worker fetches it, which the page's own list of what it asked for does not know.
NOTED = """
window.asked = {};
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (wish, ...rest) {
  if (wish?.path) asked[wish.path.split('/').at(-1)] = performance.now();
  return postMessage.call(this, wish, ...rest);
};
"""
LATER = ("app.bin", "rest.wasm")
# Nobody fetches the rest of the app before the test says so.
HELD_BACK = """
const { postMessage: post } = Worker.prototype;
Worker.prototype.postMessage = function (wish, ...rest) {
  if (!wish?.path?.endsWith('/app.bin')) return post.call(this, wish, ...rest);
  window.arrive = () => post.call(this, wish, ...rest);
};
"""
# A rehearsal of the real thing, and what became of every function that was called.
REHEARSED = """async () => {
  const source = await (await fetch('boot/aside.js')).text();
  const rehearse = new Function('addEventListener', `${source}; return rehearse;`)(() => {});
  const module = await WebAssembly.compileStreaming(fetch('vendor/pyodide/pyodide.asm.wasm'));
  const { get } = WebAssembly.Table.prototype; // Python's own calls need it as it is
  const ended = [];
  WebAssembly.Table.prototype.get = function (place) {
    const called = get.call(this, place);
    return () => {
      try {
        called();
        ended.push('went on');
      } catch (error) {
        ended.push(error.message);
      }
    };
  };
  rehearse(module);
  WebAssembly.Table.prototype.get = get;
  return ended;
}"""
REST = "**/rest.wasm*"
# The page's own Python, for a call that no screen makes, and so into the second part.
OWN_PYTHON = """delete Navigator.prototype.serviceWorker;
let given;
Object.defineProperty(window, 'annorama', {
  configurable: true,
  get: () => given,
  set(made) {
    const { listen } = made;
    made.listen = (told) => {
      const names = told.__globals__;
      window.python = (code) => names.get('__builtins__').get('eval')(code, names);
      listen(told);
    };
    given = made;
  },
})"""


def asked(page: Page, name: str) -> float:
    """When the page sent its worker for a file; waits until it has."""
    while (found := page.evaluate("(name) => window.asked[name] ?? null", name)) is None:
        page.wait_for_timeout(25)
    return float(found)


def test_it_is_asked_for_when_the_lobby_answers(browser: Browser, site: str) -> None:
    with Watch(browser.new_context(viewport=TABLET)) as watch:
        watch.page.add_init_script(NOTED)
        open_app(watch.page, site)
        for name in LATER:
            assert asked(watch.page, name) >= watch.page.evaluate("annoramaBoot.ms") - 1, name


def test_who_wants_more_than_a_lobby_gets_the_app_sooner(browser: Browser, site: str) -> None:
    """By an address, by a tap before Python is there, or where it is stored."""
    with Watch(browser.new_context(viewport=TABLET)) as watch:
        page = watch.page
        page.add_init_script(NOTED)
        open_app(page, site, "#/about")
        assert asked(page, "app.bin") < page.evaluate("annoramaBoot.ms")
        wait_for_state(page, "ready")
        open_app(page, site)
        assert asked(page, "app.bin") < page.evaluate("annoramaBoot.ms")
    with Watch(browser.new_context(viewport=TABLET)) as watch:
        page = watch.page
        page.add_init_script(NOTED)
        with without_python(page, site) as arrive:
            page.wait_for_timeout(500)
            assert page.evaluate("window.asked['app.bin'] ?? null") is None
            page.click('[data-game="drift"] a')
            assert asked(page, "app.bin") > 0
            arrive()
        page.wait_for_selector('[data-screen="new"]')


def test_a_tap_before_the_rest_is_there_is_shown_as_taken(browser: Browser, site: str) -> None:
    """The lobby answers; but where the tap leads Python would wait, and the page stand still."""
    with Watch(browser.new_context(viewport=TABLET)) as watch:
        page = watch.page
        page.add_init_script(HELD_BACK)
        open_app(page, site)
        page.click('[data-game="anno"] a')
        page.click('[data-game="drift"] a')  # the last one counts
        assert page.get_attribute('[data-game="drift"]', "data-taken") == "Opening DRIFT …"
        assert page.locator("[data-taken]").count() == 1
        page.wait_for_timeout(300)
        assert page.locator('[data-screen="lobby"]').is_visible()
        page.wait_for_function("!!window.arrive")
        page.evaluate("arrive()")
        page.wait_for_selector('[data-screen="new"]')
        assert page.inner_text("h1") == "DRIFT"
        page.go_back()
        page.click('[data-game="anno"] a')  # from now on there is nothing to wait for
        page.wait_for_selector('[data-screen="new"]')
        assert page.inner_text("h1") == "ANNO"


def test_what_a_start_calls_can_be_rehearsed(page: Page, site: str) -> None:
    open_app(page, site)
    ended = page.evaluate(REHEARSED)
    assert len(ended) > 300
    assert set(ended) == {"unreachable"}


def test_what_is_needed_before_comes_at_once(browser: Browser, built: Path, tmp_path: Path) -> None:
    """Cut after a list with nothing on it, the start itself needs nearly all of the second part."""
    copy = copy_site(built, tmp_path / "site")
    recut(copy, lambda _: set())
    with (
        Site(copy) as server,
        Watch(browser.new_context(viewport=TABLET)) as watch,
    ):
        open_app(watch.page, server.url)
        assert watch.page.evaluate("annoramaBoot.way") == "snapshot"
        assert watch.page.evaluate(ASKED) < watch.page.evaluate("annoramaBoot.ms")
        watch.page.evaluate("location.hash = '#/new/anno'")
        watch.page.wait_for_selector('[data-screen="new"]')
    file = tmp_path / "annorama.html"
    file.write_text(one_file(copy), encoding="utf-8")
    with Watch(browser.new_context(viewport=TABLET)) as watch:
        open_app(watch.page, file.as_uri())
        assert watch.page.evaluate("annoramaBoot.way") == "snapshot"


# As where somebody turns to another tab; what is done then must not ask anything.
HIDE = """Object.defineProperty(document, 'hidden', { value: true, configurable: true });
document.dispatchEvent(new Event('visibilitychange'))"""


class Gone:
    """The lobby has come, and the network has gone before the second part did."""

    def __init__(self, watch: Watch, site: str, patience: int) -> None:
        watch.expected += ["Failed to load resource", "fatal", "Error"]
        self.patience = patience
        """How often somebody tries again; after the last time the network is back."""
        self.back = False
        self.asked: list[str] = []
        watch.page.add_init_script(OWN_PYTHON)
        watch.page.route(REST, lambda route: route.continue_() if self.back else route.abort())
        watch.page.on("dialog", self._answer)
        open_app(watch.page, site, "#/settings")

    def _answer(self, dialog: Dialog) -> None:
        self.asked.append(dialog.message)
        self.back = len(self.asked) == self.patience
        if self.patience:
            dialog.accept()
        else:
            dialog.dismiss()


def test_without_a_network_it_asks_and_goes_on_where_it_was(browser: Browser, site: str) -> None:
    with Watch(browser.new_context(viewport=TABLET)) as watch:
        gone = Gone(watch, site, patience=2)
        watch.page.evaluate(HIDE)
        assert not gone.asked
        assert watch.page.evaluate("python(`(0.1).hex()`)") == (0.1).hex()
        assert len(gone.asked) == 2 and "Check the connection" in gone.asked[0]
        watch.page.evaluate("location.hash = '#/new/anno'")
        watch.page.wait_for_selector('[data-screen="new"]')


def test_who_does_not_wait_for_the_network_is_told_and_can_save(
    browser: Browser, site: str
) -> None:
    with Watch(browser.new_context(viewport=TABLET)) as watch:
        gone = Gone(watch, site, patience=0)
        page = watch.page
        page.evaluate("localStorage.setItem('annorama/match/a', 'kept')")
        page.click('[data-do="keys"]')
        with pytest.raises(Error):
            page.evaluate("python(`(0.1).hex()`)")
        failure = page.locator("#boot-failure")
        assert len(gone.asked) == 1 and "did not arrive" in failure.inner_text()
        with page.expect_download() as caught:
            failure.get_by_role("button", name="Save all matches as a file").click()
        assert "kept" in Path(caught.value.path()).read_text(encoding="utf-8")
        page.keyboard.press("Tab")  # nothing is sent to what is not there any more
        gone.back = True
        failure.get_by_role("link", name="Try again").click()
        ready(page)


def test_a_python_that_ends_leaves_every_way_on(browser: Browser, site: str) -> None:
    with Watch(browser.new_context(viewport=TABLET)) as watch:
        watch.expected += ["fatal", "Error", "error"]
        watch.page.add_init_script(OWN_PYTHON)
        open_app(watch.page, site, "#/about")
        with pytest.raises(Error):
            watch.page.evaluate("python(`__import__('os').abort()`)")
        assert "Annorama has stopped" in watch.page.inner_text("#boot-failure")
        assert "where it was saved last" in watch.page.inner_text("#boot-failure")
        watch.page.get_by_role("link", name="Try again").click()
        ready(watch.page)
