"""Runs inside Pyodide, in Node: brings Python into the state that the page starts from."""

from __future__ import annotations

import gc
import importlib
import importlib.machinery
import linecache
import marshal
import pkgutil
import random
import re
import sys
import zipimport
from types import CodeType, ModuleType
from typing import Any

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
STREAM_BUFFER = 1024
PYC_HEAD = 16


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


def settle(pyscript: str) -> None:
    """Before the snapshot: everything imported, nothing left to chance, no ballast kept.

    `pyscript` is the zip with PyScript's modules: they want a page, so they can only be laid ready.
    """
    sys.dont_write_bytecode = True
    import_everything()
    sys.meta_path.insert(0, Waiting(pyscript))
    random.seed(0)
    linecache.clearcache()
    re.purge()
    forget_zips()
    shorten_streams()
    gc.collect()
    gc.freeze()  # all this stays: nobody need look through it again
    sys._clear_internal_caches()  # type: ignore[attr-defined]


class Waiting:
    """Finds modules that are in memory as code, and runs it when they are imported."""

    def __init__(self, path: str) -> None:
        archive: Any = zipimport.zipimporter(path)
        self.codes: dict[str, CodeType] = {}
        for file in (one for one in archive._get_files() if one.endswith(".pyc")):
            name = file.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__")
            self.codes[name] = marshal.loads(archive.get_data(file)[PYC_HEAD:])

    def find_spec(self, name: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        if name not in self.codes:
            return None
        package = any(other.startswith(f"{name}.") for other in self.codes)
        loader: Any = self
        return importlib.machinery.ModuleSpec(name, loader, is_package=package)

    def create_module(self, spec: object) -> None:
        """As modules are made everywhere."""

    def exec_module(self, module: ModuleType) -> None:
        exec(self.codes[module.__name__], module.__dict__)


def forget_zips() -> None:
    """The page has not the zips that all this came from: their lists of files are of no use."""
    for files in zipimport._zip_directory_cache.values():  # type: ignore[attr-defined]
        files.clear()


def shorten_streams() -> None:
    """Standard streams have buffers of 128 kB each, full of what lay there before."""
    streams: list[Any] = [sys.stdin, sys.stdout, sys.stderr]
    for stream in streams:
        stream.flush()
        stream.buffer.__init__(stream.buffer.raw, STREAM_BUFFER)
