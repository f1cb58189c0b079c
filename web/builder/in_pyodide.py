"""Runs inside Pyodide, in Node: brings Python into the state that the page starts from.

That is what a lobby needs. All other modules are found by `Later`, in the zip of the app that comes
after it.
"""

from __future__ import annotations

import gc
import importlib
import importlib.machinery
import linecache
import marshal
import os
import pkgutil
import random
import re
import sys
import zipimport
import zlib
from types import CodeType, ModuleType
from typing import Any

# What PyScript imports once it has a page, and Python itself when it has an error to show.
LATE = (
    "asyncio",
    "base64",
    "encodings.ascii",
    "encodings.latin_1",
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
GZIP = 31
"""How zlib is told that it is given a gzip file."""


def import_everything() -> None:
    """Import every module of the app and the engine, and what PyScript imports."""
    for package in ("engine", "app"):
        found = importlib.import_module(package)
        for module in pkgutil.walk_packages(found.__path__, f"{package}."):
            importlib.import_module(module.name)
    for name in LATE:
        importlib.import_module(name)


def import_library(path: str) -> None:
    """All of the library that anything here uses: the page has no file to import it from."""
    for name in module_names(path):
        importlib.import_module(name)


def settle(library: str, pyscript: str, app: str) -> None:
    """Before the snapshot: what a lobby needs imported, nothing left to chance, no ballast kept.

    `pyscript` is the zip with PyScript's modules: they want a page, so they can only be laid ready.
    """
    sys.dont_write_bytecode = True
    import_library(library)
    importlib.import_module("app.main").preload()
    sys.meta_path[:0] = [Waiting(pyscript), Later(app)]
    random.seed(0)
    linecache.clearcache()
    re.purge()
    forget_zips()
    shorten_streams()
    gc.collect()
    gc.freeze()  # all this stays: nobody need look through it again
    sys._clear_internal_caches()  # type: ignore[attr-defined]


def module_names(path: str) -> dict[str, str]:
    """The modules in a zip of bytecode, each with its file."""
    archive: Any = zipimport.zipimporter(path)
    files = [file for file in archive._get_files() if file.endswith(".pyc")]
    return {module_name(file): file for file in files}


def module_name(file: str) -> str:
    return file.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__")


def code_of(archive: zipimport.zipimporter, file: str) -> CodeType:
    code: CodeType = marshal.loads(archive.get_data(file)[PYC_HEAD:])
    return code


class Finder:
    """Finds modules by a list of their names, and runs their code when they are imported."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.files = module_names(path)

    def find_spec(self, name: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        if name not in self.files:
            return None
        package = self.files[name].endswith("__init__.pyc")
        loader: Any = self
        return importlib.machinery.ModuleSpec(name, loader, is_package=package)

    def create_module(self, spec: object) -> None:
        """As modules are made everywhere."""

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code(module.__name__), module.__dict__)

    def code(self, name: str) -> CodeType:
        raise NotImplementedError


class Waiting(Finder):
    """The code is in memory already."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        archive = zipimport.zipimporter(path)
        self.codes = {name: code_of(archive, file) for name, file in self.files.items()}

    def code(self, name: str) -> CodeType:
        return self.codes[name]


class Later(Finder):
    """The code is in a file that the page lays there soon, and at once when it is asked for."""

    def code(self, name: str) -> CodeType:
        if not os.path.exists(self.path):
            try:
                js: Any = importlib.import_module("js")
                # As a file: JavaScript's arrays are of Python's second part.
                with open(js.annoramaBoot.appAtOnce(), "rb") as file:
                    packed = file.read()
            except Exception as error:
                raise ImportError(f"{name} has not arrived", name=name) from error
            with open(self.path, "wb") as file:
                file.write(zlib.decompress(packed, GZIP))
        return code_of(zipimport.zipimporter(self.path), self.files[name])


def forget_zips() -> None:
    """The page has not the zips that all this came from: their lists of files are of no use."""
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    sys.path_importer_cache.clear()


def shorten_streams() -> None:
    """Standard streams have buffers of 128 kB each, full of what lay there before."""
    streams: list[Any] = [sys.stdin, sys.stdout, sys.stderr]
    for stream in streams:
        stream.flush()
        stream.buffer.__init__(stream.buffer.raw, STREAM_BUFFER)
