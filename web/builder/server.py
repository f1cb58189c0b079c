"""A static server like the common hosts: gzip, etags, a sub-path, a 404 page, nothing else."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import http.server
import socket
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.parse import unquote, urlsplit

Connection = socket.socket | tuple[bytes, socket.socket]  # as socketserver has it

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}


class Content:
    """One file's bytes, plain and as they go over the wire."""

    def __init__(self, path: Path) -> None:
        self.type = TYPES.get(path.suffix, "application/octet-stream")
        self.plain = path.read_bytes()
        self.tag = f'"{hashlib.sha256(self.plain).hexdigest()[:16]}"'
        self.zipped = gzip.compress(self.plain, 6) if path.suffix in COMPRESSED else None


class Site(http.server.ThreadingHTTPServer):
    """Serves a folder under a sub-path, from a thread of its own: `with Site(folder) as site`."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, folder: Path, *, path: str = "/", port: int = 0, max_age: int = 600) -> None:
        super().__init__(("127.0.0.1", port), Handler)
        self.folder = folder.resolve()
        self.path = path
        self.max_age = max_age
        self.asked: list[str] = []
        self._connections: set[socket.socket] = set()
        self._contents: dict[Path, tuple[int, Content]] = {}
        self._thread = threading.Thread(target=self.serve_forever, daemon=True)

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.path}"

    def start(self) -> Site:
        self._thread.start()
        return self

    def stop(self) -> None:
        """Be gone, for browsers that keep their connections open, too."""
        self.shutdown()
        self.server_close()
        for connection in list(self._connections):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def process_request(self, request: Connection, client_address: Any) -> None:
        if isinstance(request, socket.socket):
            self._connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Connection) -> None:
        if isinstance(request, socket.socket):
            self._connections.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in the middle is nothing to report."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    def __enter__(self) -> Site:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def find(self, address: str) -> Path | None:
        """The file behind an address, None for what is outside the folder or not there."""
        asked = unquote(urlsplit(address).path)
        if not asked.startswith(self.path):
            return None
        found = (self.folder / asked[len(self.path) :]).resolve()
        if found.is_dir():
            found = found / "index.html"
        return found if found.is_file() and found.is_relative_to(self.folder) else None

    def content(self, path: Path) -> Content:
        changed = path.stat().st_mtime_ns
        known = self._contents.get(path)
        if known is None or known[0] != changed:
            known = self._contents[path] = (changed, Content(path))
        return known[1]


class Handler(http.server.BaseHTTPRequestHandler):
    server: Site
    protocol_version = "HTTP/1.1"
    # Else every answer on a connection that was used before comes 40 ms late: its body would wait
    # for a word that its head has arrived. No common host does that.
    disable_nagle_algorithm = True

    def do_HEAD(self) -> None:
        self.answer(body=False)

    def do_GET(self) -> None:
        self.answer(body=True)

    def answer(self, *, body: bool) -> None:
        self.server.asked.append(self.path)
        found = self.server.find(self.path)
        status = 200 if found else 404
        found = found or self.server.find(self.server.path + "404.html")
        if found is None:
            self.send_error(404)
            return
        content = self.server.content(found)
        if self.headers.get("If-None-Match") == content.tag:
            self.send_response(304)
            self.send_header("ETag", content.tag)
            self.end_headers()
            return
        data = content.plain
        self.send_response(status)
        if content.zipped is not None and "gzip" in self.headers.get("Accept-Encoding", ""):
            data = content.zipped
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Type", content.type)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("ETag", content.tag)
        self.send_header("Cache-Control", f"max-age={self.server.max_age}")
        self.end_headers()
        if body:
            self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: what was asked is in `Site.asked`."""
