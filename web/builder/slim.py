"""Pyodide as the page needs it: without what nothing here can reach, and in two parts."""

from __future__ import annotations

import hashlib
import json
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from builder import merging, splitting, wasm
from builder.tools import WEB, BuildError, node

FOLDER = "vendor/pyodide"
REST = f"{FOLDER}/rest.wasm"
# What uses Pyodide's module by the names of its properties.
USERS = (f"{FOLDER}/pyodide.mjs", "vendor/pyscript/*.js", "boot/*.mjs", "js/*.js")


def build(site: Path) -> None:
    """Put the slim Pyodide in the place of the stock one: pyodide.asm.wasm and rest.wasm."""
    folder = site / FOLDER
    stock = (folder / "pyodide.asm.wasm").read_bytes()
    module = slimmed(site, stock)
    try:
        used, begun = (
            splitting.read_list(path, digest(stock)) for path in (splitting.USED, splitting.BEGUN)
        )
    except ValueError as error:
        raise BuildError(str(error)) from error
    first, second = splitting.split(module, used, begun)
    (folder / "pyodide.asm.wasm").write_bytes(first)
    (site / REST).write_bytes(second)


def digest(stock: bytes) -> str:
    return hashlib.sha256(stock).hexdigest()


def slimmed(site: Path, stock: bytes) -> wasm.Module:
    """The module without exports that nothing asks for; pyodide.asm.mjs is made slim with it."""
    module = merging.merged(splitting.without_graphics(wasm.read(stock)))
    words = set(slim_script(site, [one.name for one in module.imports]))
    kept = [one for one in module.exports if {one.name, f"_{one.name}"} & words]
    return replace(module, exports=kept)


def slim_script(site: Path, imports: list[str]) -> list[str]:
    """Rewrite pyodide.asm.mjs; the words that are left in it and in what uses it."""
    script = site / FOLDER / "pyodide.asm.mjs"
    with tempfile.NamedTemporaryFile("w", suffix=".json") as asked:
        json.dump(imports, asked)
        asked.flush()
        command: list[str | Path] = [
            node(),
            WEB / "builder/slimming.mjs",
            script,
            script,
            asked.name,
            *users(site),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"slimming.mjs: {done.stderr}")
    words: list[str] = json.loads(done.stdout)
    return words


def users(site: Path) -> Iterator[Path]:
    for pattern in USERS:
        yield from sorted(site.glob(pattern))
    yield WEB / "builder/snapshot.mjs"
