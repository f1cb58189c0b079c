"""What a page has stored for use without a network: how to ask, and how to do it harm."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

STORED_SECONDS = 120.0
WASM = "vendor/pyodide/pyodide.asm.wasm"
LARGE = (".bin", ".wasm")
# An init script: all that a page says of its storing.
LISTEN = """window.told = [];
addEventListener('annorama:offline', ({ detail }) => told.push(detail));"""

Harm = Literal["flipped", "cut", "empty", "gone", "other"]
HARMS: tuple[Harm, ...] = ("flipped", "cut", "empty", "gone")

# `other` is a WebAssembly module that compiles and has nothing in it.
HARM = """async ([paths, harm]) => {
  const scope = new URL('.', location.href).href;
  const name = (await caches.keys()).find((name) => name.startsWith(`annorama ${scope} `));
  const cache = await caches.open(name);
  for (const path of paths) {
    const kept = await cache.match(scope + path);
    const bytes = new Uint8Array(await kept.arrayBuffer());
    bytes[bytes.length >> 1] ^= 0x5a;
    const body = {
      flipped: bytes,
      cut: bytes.subarray(0, bytes.length >> 1),
      empty: new Uint8Array(),
      other: new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]),
    }[harm];
    if (body) await cache.put(scope + path, new Response(body, { headers: kept.headers }));
    else await cache.delete(scope + path);
  }
}"""
CHECK = """(hashes) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => data.state === 'repairing' || resolve(data);
  navigator.serviceWorker.controller.postMessage({ annorama: 'check', hashes }, [port2]);
})"""
STANDING = """async () => JSON.stringify({
  app: document.documentElement.dataset.app,
  boot: window.annoramaBoot,
  controlled: !!navigator.serviceWorker.controller,
  registrations: (await navigator.serviceWorker.getRegistrations())
    .map(({ scope, installing, waiting, active }) =>
      [scope, installing?.state, waiting?.state, active?.state]),
  text: document.body.innerText.slice(0, 400),
})"""
HASH = """async ([path, cache]) => {
  const answer = await fetch(path, { cache });
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}"""


def listed(site: Path) -> dict[str, str]:
    """Every file that the service worker keeps, with its hash."""
    text = (site / "sw-files.js").read_text(encoding="utf-8")
    files = json.loads(text.removeprefix("const SITE = ").rstrip().rstrip(";"))["files"]
    assert isinstance(files, dict)
    return files


def offline(page: Page) -> dict[str, Any] | None:
    found = page.evaluate("annoramaBoot.offline")
    assert found is None or isinstance(found, dict)
    return found


def wait_for_state(page: Page, state: str) -> None:
    until = time.monotonic() + STORED_SECONDS
    while (offline(page) or {}).get("state") != state:
        assert time.monotonic() < until, f"not {state}, but {offline(page)}; {standing(page)}"
        page.wait_for_timeout(50)


def standing(page: Page) -> str:
    """How a page stands that says nothing of its storing: it may not even have started."""
    return f"{page.url}: {page.evaluate(STANDING)}"


def harm(page: Page, paths: Iterable[str], how: Harm = "flipped") -> None:
    """Do harm to stored files behind the page's back."""
    page.evaluate(HARM, [list(paths), how])


def check(page: Page, *, hashes: bool = True) -> dict[str, Any]:
    """Have the worker look over everything and mend it; what it says in the end."""
    found = page.evaluate(CHECK, hashes)
    assert isinstance(found, dict)
    return found


def given(page: Page, path: str) -> str:
    """The hash of what the worker gives for a path; large files when they are asked for anew."""
    return str(page.evaluate(HASH, [path, "reload" if path.endswith(LARGE) else "default"]))
