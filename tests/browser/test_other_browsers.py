"""Firefox and WebKit start the site and the one file: `python build.py test --browsers all`."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from builder.server import Site
from tests.browser.copies import change, copy_site
from tests.browser.others import Other, firefox, webkit
from tests.browser.test_single import file

__all__ = ["file"]
READY_SECONDS = 120.0


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def other(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Other]:
    if request.param == "webkit":
        with webkit() as started:
            yield started
    else:
        with firefox(tmp_path_factory.mktemp("firefox") / "profile") as started:
            yield started


def start(other: Other, address: str) -> None:
    other.go(address)
    until = time.monotonic() + READY_SECONDS
    while (state := other.evaluate("document.documentElement.dataset.app")) != "ready":
        text = "document.getElementById('boot-failure').textContent"
        assert state != "failed", other.evaluate(text)
        assert time.monotonic() < until, f"not ready, but {state}"
        time.sleep(0.1)


def test_the_one_file_starts_from_the_disk(other: Other, file: str) -> None:
    start(other, file)
    assert other.evaluate("annoramaBoot.way") == "snapshot", other.evaluate("annoramaBoot.doubts")
    assert other.evaluate("document.querySelectorAll('[data-game]').length") > 0


def test_the_one_file_keeps_what_is_stored(other: Other, file: str) -> None:
    start(other, file)
    other.evaluate("localStorage.setItem('annorama/test', 'kept')")
    start(other, file + "?again")
    assert other.evaluate("localStorage.getItem('annorama/test')") == "kept"


def test_the_site_starts(other: Other, built: Path) -> None:
    with Site(built, path="/some/sub/path/") as server:
        start(other, server.url)
        assert other.evaluate("annoramaBoot.way") == "snapshot"


def test_the_site_starts_from_bytecode_after_a_doubt(
    other: Other, built: Path, tmp_path: Path
) -> None:
    copied = copy_site(built, tmp_path / "site")
    change(copied, "boot/snapshot.bin", b"damaged")
    with Site(copied) as server:
        start(other, server.url)
        assert other.evaluate("annoramaBoot.way") == "bytecode"
