"""Runs inside Pyodide, in Node: brings Python into the state that the page starts from."""

from __future__ import annotations

import gc
import importlib
import linecache
import pkgutil
import random
import re
import sys
import zipimport

# What PyScript imports once it has a page, and Python itself when it has an error to show.
LATE = (
    "asyncio",
    "base64",
    "encodings.ascii",
    "encodings.latin_1",
    "html",
    "inspect",
    "json",
    "linecache",
    "pathlib",
    "pyodide.code",
    "pyodide.ffi",
    "pyodide.webloop",
    "random",
    "traceback",
)


def import_everything() -> None:
    """Import every module of the app and the engine, and what will be imported late."""
    for package in ("engine", "app"):
        found = importlib.import_module(package)
        for module in pkgutil.walk_packages(found.__path__, f"{package}."):
            importlib.import_module(module.name)
    for name in LATE:
        importlib.import_module(name)
    main = importlib.import_module("app.main")
    if hasattr(main, "preload"):
        main.preload()


def settle() -> None:
    """Before the snapshot: everything imported, nothing left to chance, no ballast kept."""
    sys.dont_write_bytecode = True
    import_everything()
    random.seed(0)
    linecache.clearcache()
    re.purge()
    forget_zips()
    gc.collect()
    sys._clear_internal_caches()  # type: ignore[attr-defined]


def forget_zips() -> None:
    """The page has not the zips that all this came from: their lists of files are of no use."""
    for files in zipimport._zip_directory_cache.values():  # type: ignore[attr-defined]
        files.clear()
