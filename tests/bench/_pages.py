"""The pages that a start is measured against: a bare Pyodide, and the app as PyScript runs it.

*Bare* is stock Pyodide alone, until `1+1` is 2: less than any app can do. *Stock* is this app as
somebody would publish it who follows PyScript's own manual: the same page and styles, PyScript's
whole distribution with its usual plugins, stock Pyodide as its interpreter, the Python sources as
one zip that PyScript unpacks (`files`), no snapshot, no bytecode, no service worker; until the
lobby answers, as with the site itself.
"""

from __future__ import annotations

import re
import shutil
import zipfile
from pathlib import Path

from builder.site import python_files
from builder.tools import WEB
from tests.browser.copies import change, copy_site

BARE = """<!doctype html><meta charset="utf-8"><title>bare</title>
<script type="module">
import { loadPyodide } from './pyodide.mjs';
const python = await loadPyodide();
if (python.runPython('1 + 1') === 2) document.documentElement.dataset.app = 'ready';
</script>"""
PYODIDE = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
CONFIG = '{"interpreter": "./stock/pyodide.mjs", "files": {"./sources.zip": "./*"}}'
# The site's own start; PyScript's comes in its place.
OURS = (
    r'\s*<link rel="modulepreload" href="(?:boot|vendor/py)[^>]*>'
    r'|<script src="js/first.js"></script>'
)
# The module that begins to fetch before PyScript does, in the bundle (builder/bundling.mjs).
EARLY = r"const boot_early = \(.*?\n\}\)\(\);"
NOT_EARLY = "annoramaBoot.laid = Promise.resolve();\nconst boot_early = {};"


def copy_pyodide(folder: Path) -> None:
    folder.mkdir()
    for name in PYODIDE:
        shutil.copyfile(WEB / "node_modules/pyodide" / name, folder / name)


def bare_folder(folder: Path) -> None:
    copy_pyodide(folder)
    (folder / "index.html").write_text(BARE, encoding="utf-8")


def stock_folder(built: Path, folder: Path) -> None:
    copy_site(built, folder)
    shutil.rmtree(folder / "vendor/pyodide")
    shutil.rmtree(folder / "vendor/pyscript")
    shutil.copytree(
        WEB / "node_modules/@pyscript/core/dist",
        folder / "vendor/pyscript",
        ignore=shutil.ignore_patterns("*.map"),
    )
    copy_pyodide(folder / "stock")
    with zipfile.ZipFile(folder / "sources.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for name, path in python_files():
            archive.write(path, name)
    (folder / "sw.js").unlink()
    script = (built / "js/start.js").read_text(encoding="utf-8")
    change(folder, "js/start.js", re.sub(EARLY, NOT_EARLY, script, flags=re.DOTALL).encode())
    page = re.sub(OURS, "", (built / "index.html").read_text(encoding="utf-8"))
    page = re.sub(r"(<py-config hidden>).*?(</py-config>)", rf"\1{CONFIG}\2", page)
    change(folder, "index.html", page.encode())
