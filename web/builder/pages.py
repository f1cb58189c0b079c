"""The site's pages and its list of files: what only the build can know goes into them here."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path

from builder.tools import BuildError, digest

# Modules that are certain to be needed, so that the browser asks for all at once.
PRELOADED = (
    "boot/*.mjs",
    "js/*.js",
    "vendor/preact/*.mjs",
    "vendor/pyodide/*.mjs",
    "vendor/pyscript/*.js",
)
NOT_MODULES = {"js/first.js", "js/support.js"}
# The service worker keeps everything but itself.
NOT_KEPT = {"sw.js", "sw-files.js"}


def preload(site: Path) -> None:
    """Name every module in index.html, in place of its `<!-- preload -->`."""
    found = [path.relative_to(site).as_posix() for glob in PRELOADED for path in site.glob(glob)]
    links = [
        f'<link rel="modulepreload" href="{path}">'
        for path in sorted(found)
        if path not in NOT_MODULES
    ]
    replace(site / "index.html", "<!-- preload -->", "\n  ".join(links))


def allow_inline(page: Path) -> None:
    """Put the hashes of a page's own inline script and style into its policy.

    404.html has to stand alone: it is shown at any depth, where relative addresses do not reach.
    """
    text = page.read_text(encoding="utf-8")
    for tag in ("script", "style"):
        inline = re.search(rf"<{tag}>(.*?)</{tag}>", text, re.DOTALL)
        if inline is None:
            raise BuildError(f"{page.name} has no inline {tag}")
        found = base64.b64encode(hashlib.sha256(inline[1].encode()).digest()).decode()
        replace(page, f"'{tag}-hash'", f"'sha256-{found}'")


def replace(page: Path, old: str, new: str) -> None:
    text = page.read_text(encoding="utf-8")
    if text.count(old) != 1:
        raise BuildError(f"{page.name} should say {old} once")
    page.write_text(text.replace(old, new), encoding="utf-8")


def list_files(site: Path) -> None:
    """sw-files.js: the version, and the hash of every file that belongs to it."""
    paths = sorted(path for path in site.rglob("*") if path.is_file())
    names = {path.relative_to(site).as_posix(): path for path in paths}
    hashes = {
        name: hashlib.sha256(path.read_bytes()).hexdigest()
        for name, path in names.items()
        if name not in NOT_KEPT
    }
    listing = {"version": digest(f"{name}={sha}" for name, sha in hashes.items()), "files": hashes}
    text = f"const SITE = {json.dumps(listing, indent=0)};\n"
    (site / "sw-files.js").write_text(text, encoding="utf-8")
