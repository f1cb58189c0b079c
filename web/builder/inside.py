"""Runs inside Pyodide, in Node: turns sources into the `.pyc` zips that the page starts from.

Compiled by the very interpreter that will run it, so that the bytecode's magic number fits; without
docstrings and asserts; with fixed dates, so that equal sources give equal bytes.
"""

from __future__ import annotations

import importlib
import importlib.util
import marshal
import sys
import zipfile
from pathlib import PurePosixPath

LIBRARY_ZIP = "/lib/python314.zip"
# A .pyc that is taken as it is: magic number, the flag "by hash, unchecked", and the unused hash.
HEADER = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
# Imported by PyScript and Pyodide only once a page is there, and by Python itself when it reads
# zips, decodes addresses or shows an error.
LATE = (
    "asyncio",
    "base64",
    "encodings.ascii",
    "encodings.cp437",
    "encodings.idna",
    "encodings.latin_1",
    "html",
    "inspect",
    "io",
    "json",
    "linecache",
    "pathlib",
    "pyodide.code",
    "pyodide.ffi",
    "pyodide.http",
    "pyodide.webloop",
    "random",
    "traceback",
    "zlib",
)


def import_everything() -> None:
    """Import the app, what it asks for with `preload`, and what will be imported late."""
    main = importlib.import_module("app.main")
    preload = getattr(main, "preload", None)
    if preload is not None:
        preload()
    for name in LATE:
        importlib.import_module(name)


def compile_zip(source: str, target: str, prefix: str, keep: set[str] | None = None) -> None:
    """Write `target`, a zip of bytecode from the Python files of `source`.

    `keep` names the modules to take; None takes all, and the other files too.
    """
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            data = old.read(name)
            if not name.endswith(".py"):
                continue
            if keep is not None and module_name(name) not in keep:
                continue
            code = compile(data, f"{prefix}/{name}", "exec", dont_inherit=True, optimize=2)
            entry = zipfile.ZipInfo(f"{name}c")
            entry.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(entry, HEADER + marshal.dumps(code), compresslevel=9)


def module_name(file: str) -> str:
    path = PurePosixPath(file).with_suffix("")
    parts = path.parts[:-1] if path.name == "__init__" else path.parts
    return ".".join(parts)


def compile_all(sources: str, library: str, app_path: str) -> None:
    """Make /app.zip from the app's sources and /library.zip from what it needs of the library."""
    compile_zip(sources, "/app.zip", app_path)
    sys.path.insert(0, "/app.zip")
    import_everything()
    compile_zip(library, "/library.zip", LIBRARY_ZIP, keep=set(sys.modules))
