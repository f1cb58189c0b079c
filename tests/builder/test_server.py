"""The server behind `serve` and the tests behaves like a static host."""

from __future__ import annotations

import gzip
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from builder.server import Site


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    site = tmp_path / "site"
    (site / "css").mkdir(parents=True)
    (site / "index.html").write_text("home")
    (site / "404.html").write_text("nothing here")
    (site / "css/a.css").write_text("a {}")
    (tmp_path / "secret.txt").write_text("secret")
    return site


def ask(site: Site, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection("127.0.0.1", site.port, timeout=5)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


def test_it_serves_a_folder_under_a_sub_path(folder: Path) -> None:
    with Site(folder, path="/deep/down/") as site:
        assert ask(site, "/deep/down/")[1] == b"home"
        assert ask(site, "/deep/down/css/a.css")[0].headers["Content-Type"].startswith("text/css")
        assert ask(site, "/css/a.css")[0].status == 404


def test_what_is_missing_answers_with_the_404_page(folder: Path) -> None:
    with Site(folder) as site:
        answer, body = ask(site, "/no/such/thing")
        assert (answer.status, body) == (404, b"nothing here")


def test_nothing_outside_the_folder_is_served(folder: Path) -> None:
    with Site(folder) as site:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/css/../../secret.txt"):
            assert ask(site, path)[0].status == 404


def test_text_is_compressed_for_those_who_can_unpack_it(folder: Path) -> None:
    with Site(folder) as site:
        answer, body = ask(site, "/index.html", **{"Accept-Encoding": "gzip"})
        assert answer.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(body) == b"home"


def test_what_has_not_changed_is_not_sent_again(folder: Path) -> None:
    with Site(folder) as site:
        tag = ask(site, "/index.html")[0].headers["ETag"]
        assert ask(site, "/index.html", **{"If-None-Match": tag})[0].status == 304
        (folder / "index.html").write_text("new home")
        assert ask(site, "/index.html", **{"If-None-Match": tag})[1] == b"new home"


def test_a_stopped_server_is_gone_even_for_open_connections(folder: Path) -> None:
    site = Site(folder).start()
    connection = HTTPConnection("127.0.0.1", site.port, timeout=5)
    connection.request("GET", "/")
    connection.getresponse().read()
    site.stop()
    with pytest.raises(OSError):
        connection.request("GET", "/")
        connection.getresponse()
