"""`dist/annorama.html`: the whole site in one file that opens by double-click, without a server."""

from __future__ import annotations

import base64
import gzip
import posixpath
import re
from html import escape
from pathlib import Path

from builder import pages, slim
from builder import site as site_builder
from builder.tools import WEB, BuildError

BASE = "https://annorama.invalid/"  # as in web/single/loader.js
# Nothing may leave the file; scripts are its own, inline or unpacked into Blob addresses.
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; "
    "style-src 'unsafe-inline'; img-src data: blob:; font-src data:; "
    "base-uri 'none'; form-action 'none'"
)
LEFT_OUT = re.compile(
    r"index\.html|404\.html|licences\.txt|sw.*\.js|rules/.*\.html|.*\.webmanifest|(art|css|fonts)/.*"
)
# Compressed already, by the build or by their own format.
PACKED = {".bin", ".png", ".woff2"}
MEDIA = {
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
# import … from "./x", export … from "./x", import "./x", import("./x")
SPECIFIER = re.compile(r"""(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}/[^"']+)\2""")


def build(out: Path) -> Path:
    site = site_builder.build(out)
    target = out / "annorama.html"
    target.write_text(page(site), encoding="utf-8")
    return target


def page(site: Path) -> str:
    """index.html with its links, scripts and policy exchanged for what they stand for."""
    text = (site / "index.html").read_text(encoding="utf-8")
    text = substitute(
        r'(http-equiv="Content-Security-Policy" content=)"[^"]*"', rf'\1"{POLICY}"', text
    )
    text = substitute(r"\s*<p>The rules can be read without it:.*?</p>", "", text)
    text = substitute(
        r'\s*<link rel="(?:manifest|(?:module)?preload|apple-touch-icon)"[^>]*>', "", text
    )
    text = re.sub(
        r'<link rel="stylesheet" href="([^"]+)">',
        lambda link: f"<style>\n{style(site, link[1])}</style>",
        text,
    )
    text = re.sub(
        r'<link rel="icon" href="([^"]+)"',
        lambda link: f'<link rel="icon" href="{data_address(site / link[1])}"',
        text,
    )
    text = re.sub(
        r'<script (?:defer )?src="([^"]+)"></script>',
        lambda tag: f"<script>\n{(site / tag[1]).read_text(encoding='utf-8')}</script>",
        text,
    )
    modules = re.findall(r'<script type="module" src="([^"]+)"></script>', text)
    text = substitute(r'\s*<script type="module" src="[^"]+"></script>', "", text)
    text = substitute(r'"interpreter": "\./', f'"interpreter": "{BASE}', text)
    loader = (WEB / "single/loader.js").read_text(encoding="utf-8")
    start = f'<script data-modules="{" ".join(modules)}">\n{loader}</script>\n'
    first, last = payloads(site)
    return text.replace("</body>", f"{first}{start}{last}</body>")


def substitute(pattern: str, new: str, text: str) -> str:
    """Replace every match; there must be one."""
    text, count = re.subn(pattern, new, text)
    if not count:
        raise BuildError(f"index.html has nothing like {pattern}")
    return text


def payloads(site: Path) -> tuple[str, str]:
    """Every file that code asks for, as a script element that no browser runs.

    Those of the start, and those that come after it and may be asked for at once.
    """
    first: list[str] = []
    last: list[str] = []
    for path in sorted(site_builder.files(site)):
        name = path.relative_to(site).as_posix()
        if LEFT_OUT.fullmatch(name) or name in pages.NOT_MODULES:
            continue
        data = path.read_bytes()
        if path.suffix in (".js", ".mjs"):
            data = absolute_imports(name, data.decode()).encode()
        at_once = name == slim.REST
        mark = "" if path.suffix in PACKED or at_once else " data-gzip"
        if mark:
            data = gzip.compress(data, 9, mtime=0)
        content = base64.b64encode(data).decode()
        (last if at_once else first).append(
            f'<script type="text/plain" data-file="{escape(name)}"{mark}>{content}</script>\n'
        )
    return "".join(first), "".join(last)


def absolute_imports(name: str, text: str) -> str:
    """A Blob has no folder: its imports must name whole addresses, which the import map knows."""

    def absolute(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(name), found[3]))
        return f"{found[1]}{found[2]}{BASE}{target}{found[2]}"

    return SPECIFIER.sub(absolute, text)


def style(site: Path, name: str) -> str:
    """A style sheet with the files that it names inside it."""
    sheet = site / name
    return re.sub(
        r'url\("([^":]+)"\)',
        lambda link: f'url("{data_address((sheet.parent / link[1]).resolve())}")',
        sheet.read_text(encoding="utf-8"),
    )


def data_address(path: Path) -> str:
    content = base64.b64encode(path.read_bytes()).decode()
    return f"data:{MEDIA[path.suffix]};base64,{content}"
