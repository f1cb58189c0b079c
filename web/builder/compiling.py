"""Runs inside Pyodide, in Node: turns sources into the zips of bytecode that the page starts from.

Compiled by the very interpreter that will run it, so that the bytecode's magic number fits; without
docstrings, asserts and type hints, the library's also without line numbers; with fixed dates, so
that equal sources give equal bytes. Nothing in the zips is compressed: each goes over the wire as
one compressed whole, which is smaller and is unpacked only once.
"""

from __future__ import annotations

import ast
import importlib.machinery
import importlib.util
import marshal
import re
import sys
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath
from types import CodeType, MappingProxyType

from builder.in_pyodide import import_everything
from builder.plain import Plain, PlainClasses

LIBRARY_ZIP = "/lib/python314.zip"
# A .pyc that is taken as it is: magic number, the flag "by hash, unchecked", and the unused hash.
HEADER = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
# An entry of a code object's line table: so many instructions, "no columns", line unchanged.
ENTRY_LENGTH, SAME_LINE = 8, 0x80 | 13 << 3
# Imported at every start, never used here: stand_in.py takes their place.
NEVER_USED = {
    "asyncio.base_events",
    "asyncio.base_subprocess",
    "asyncio.selector_events",
    "asyncio.sslproto",
    "asyncio.staggered",
    "asyncio.streams",
    "asyncio.subprocess",
    "asyncio.trsock",
    "selectors",
    "shutil",
    "socket",
    "subprocess",
    "tempfile",
    "zipfile",
}
# All of PyScript's own Python that the page goes through; stand_in.py takes the others' places.
PYSCRIPTS_USED = {"pyscript", "pyscript.context", "pyscript.ffi", "pyscript.util"}
# Only NEVER_USED had use for these; asyncio does without ssl.
ABSENT = re.compile(r"ssl|bz2|lzma|compression(\..*)?|zipfile\..*")


def compile_zip(
    source: str,
    target: str,
    prefix: str,
    stand_ins: Mapping[str, bytes] = MappingProxyType({}),
    keep: set[str] | None = None,
) -> None:
    """Write `target`, a zip of bytecode from the Python files of `source`.

    `stand_ins` are other texts for some modules. `keep` names the modules to take from the library;
    None takes all, and line numbers too.
    """
    plain = PlainClasses() if keep is None else Plain()
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            module = module_name(name)
            if not name.endswith(".py") or (keep is not None and module not in keep):
                continue
            text = stand_ins.get(module) or old.read(name)
            tree = plain.visit(ast.parse(text))
            code = compile(tree, f"{prefix}/{name}", "exec", dont_inherit=True, optimize=2)
            if keep is not None:
                code = without_lines(code)
            new.writestr(zipfile.ZipInfo(f"{name}c"), HEADER + marshal.dumps(code))


def standing_in(modules: Iterable[str]) -> dict[str, bytes]:
    return dict.fromkeys(modules, Path(__file__).with_name("stand_in.py").read_bytes())


def pyscripts_unused(source: str) -> set[str]:
    with zipfile.ZipFile(source) as archive:
        return {module_name(name) for name in archive.namelist()} - PYSCRIPTS_USED


def without_lines(code: CodeType) -> CodeType:
    """The same code with all its instructions on the line where it begins: far easier to pack."""
    inner = (without_lines(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, ENTRY_LENGTH)
    lengths = [ENTRY_LENGTH] * whole + [rest] * bool(rest)
    table = b"".join(bytes((SAME_LINE | (length - 1), 0)) for length in lengths)
    return code.replace(co_consts=tuple(inner), co_linetable=table)


def module_name(file: str) -> str:
    path = PurePosixPath(file).with_suffix("")
    parts = path.parts[:-1] if path.name == "__init__" else path.parts
    return ".".join(parts)


def is_frozen(name: str) -> bool:
    """Whether the interpreter has the module within itself, and never looks into the zip for it."""
    if name.startswith("importlib._bootstrap"):
        return True
    return importlib.machinery.FrozenImporter.find_spec(name) is not None


def compile_all(site_packages: str) -> None:
    """From /app.src.zip, /pyscript.src.zip and /library.src.zip make the zips without `.src`.

    Of the library only what is imported once everything runs: found by importing it.
    """
    for package, stand_ins in (
        ("app", {}),
        ("pyscript", standing_in(pyscripts_unused("/pyscript.src.zip"))),
    ):
        file = f"{package}.zip"
        compile_zip(f"/{package}.src.zip", f"/{file}", f"{site_packages}/{file}", stand_ins)
    sys.path.insert(0, "/app.zip")
    import_everything()
    used = {name for name in sys.modules if not ABSENT.fullmatch(name) and not is_frozen(name)}
    compile_zip("/library.src.zip", "/library.zip", LIBRARY_ZIP, standing_in(NEVER_USED), used)
