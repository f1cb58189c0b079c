"""Copies of the built site that a test may change, and what a new version of one is."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Set
from pathlib import Path

from builder import pages, slim, splitting
from builder.tools import npm_packages
from builder.wasm import Module


def copy_site(built: Path, target: Path) -> Path:
    """A copy made of links, quick and small; `change` keeps the original untouched."""
    shutil.copytree(built, target, copy_function=os.link)
    return target


def change(site: Path, name: str, content: bytes) -> None:
    path = site / name
    path.unlink()
    path.write_bytes(content)


def release(site: Path, name: str) -> None:
    """Make the copy a new version: a page with a mark, and a list of files that knows it."""
    page = (site / "index.html").read_text(encoding="utf-8")
    change(site, "index.html", page.replace("<html", f'<html data-release="{name}"').encode())
    (site / "sw-files.js").unlink()
    pages.list_files(site)


def recut(site: Path, used: Callable[[Module], Set[int]], *, watched: bool = False) -> None:
    """Cut the copy's WebAssembly anew, after other functions; `watched` has them leave marks."""
    packages = npm_packages() / "pyodide"
    stock = (packages / "pyodide.asm.wasm").read_bytes()
    change(site, f"{slim.FOLDER}/pyodide.asm.mjs", (packages / "pyodide.asm.mjs").read_bytes())
    module = slim.slimmed(site, stock)
    module = splitting.watched(module) if watched else module
    first, second = splitting.split(module, used(module))
    change(site, f"{slim.FOLDER}/pyodide.asm.wasm", first)
    change(site, slim.REST, second)
