"""Whose work the site carries, and under which licences: `licences.txt`, and a scene for About.

A package's licence is the file that it ships; where it ships none, `web/licences/` keeps the text.
What a bundle holds is read from its source map, so that nothing new slips in without its licence.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from builder.tools import ROOT, WEB, BuildError

KEPT = WEB / "licences"
TITLES = {
    "@fontsource/fraunces": "Fraunces",
    "@pyscript/core": "PyScript",
    "preact": "Preact",
    "pyodide": "Pyodide",
}
# What is within Pyodide and PyScript without being an npm package: name, licence, source, text.
# CPython's text holds those of expat, libffi, libmpdec, zlib and others that it carries itself.
WITHIN = {
    "pyodide": (
        ("CPython", "PSF-2.0", "https://github.com/python/cpython", "cpython"),
        ("HACL*", "MIT", "https://github.com/hacl-star/hacl-star", "hacl"),
        ("bzip2", "bzip2-1.0.6", "https://sourceware.org/bzip2/", "bzip2"),
        ("XZ Utils", "0BSD", "https://tukaani.org/xz/", "xz"),
        ("Zstandard", "BSD-3-Clause", "https://github.com/facebook/zstd", "zstd"),
        ("SQLite", "public domain", "https://sqlite.org/", "sqlite"),
        ("Emscripten", "MIT", "https://github.com/emscripten-core/emscripten", "emscripten"),
        ("MiniLZ4", "MIT", "https://github.com/pierrec/node-lz4", "mini-lz4"),
        ("musl", "MIT", "https://musl.libc.org/", "musl"),
        ("StackFrame", "MIT", "https://github.com/stacktracejs/stackframe", "stackframe"),
    ),
    "@pyscript/core": (("mip", "MIT", "https://github.com/micropython/micropython-lib", "mip"),),
}
LICENCE_FILE = re.compile(r"(licen[cs]e|copying)(\.(txt|md))?", re.IGNORECASE)
IN_PACKAGE = re.compile(r".*\bnode_modules/((?:@[^/]+/)?[^/]+)/")
RULE = "=" * 78
HEADING = """\
Annorama, and the work of others that it carries: what it is, under which licence
it is given, and where its source can be had.

"""


@dataclass(frozen=True)
class Part:
    """One piece of somebody's work; nothing may tell its version."""

    name: str
    version: str
    licence: str
    source: str
    text: str

    @property
    def title(self) -> str:
        return f"{self.name} {self.version}".strip()


def build(site: Path, packages: Path, shipped: Iterable[Path]) -> None:
    """Write the list into the site, for the files of npm's packages that it ships."""
    found = parts(packages, shipped)
    (site / "licences.txt").write_text(listing(found), encoding="utf-8")
    (site / "licences.json").write_text(json.dumps(scene(found)), encoding="utf-8")


def parts(packages: Path, shipped: Iterable[Path]) -> list[Part]:
    """The project itself, then each package that ships something, with what is within it."""
    files = list(shipped)
    direct = sorted({package_of(path, packages) for path in files}, key=title_of)
    found = [own()]
    for name in direct:
        scripts = [path for path in files if package_of(path, packages) == name]
        inner = [package(packages, bundled) for bundled in bundled_in(scripts)]
        kept = [within(packages, *known) for known in WITHIN.get(name, ())]
        found += [package(packages, name), *kept, *inner]
    return found


def own() -> Part:
    return Part("Annorama", "", "MIT", "", read(ROOT / "LICENSE"))


def package_of(path: Path, packages: Path) -> str:
    scope, name = path.relative_to(packages).parts[:2]
    return f"{scope}/{name}" if scope.startswith("@") else scope


def title_of(name: str) -> str:
    return TITLES.get(name, name)


def bundled_in(scripts: Iterable[Path]) -> list[str]:
    """The packages that bundles are made of, by their source maps."""
    found = set()
    for script in scripts:
        chart = script.with_name(f"{script.name}.map")
        if chart.exists():
            sources = json.loads(chart.read_text(encoding="utf-8"))["sources"]
            found |= {match[1] for source in sources if (match := IN_PACKAGE.match(source))}
    return sorted(found)


def package(packages: Path, name: str) -> Part:
    folder = packages / name
    try:
        told = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    except OSError as error:
        raise BuildError(f"{name} is shipped, but {folder} does not tell its licence") from error
    licence = str(told.get("license", "")).replace("APACHE", "Apache")
    return Part(title_of(name), told["version"], licence, source(told), text_of(folder, name))


def source(told: dict[str, Any]) -> str:
    """Where a package says that its source is."""
    repository = told.get("repository", "")
    address = repository.get("url", "") if isinstance(repository, dict) else repository
    address = re.sub(r"^git\+|\.git$", "", address)
    return address if "://" in address else f"https://www.npmjs.com/package/{told['name']}"


def text_of(folder: Path, name: str) -> str:
    """The licence that a package ships, or else the one that is kept for it."""
    shipped = sorted(path for path in folder.iterdir() if LICENCE_FILE.fullmatch(path.name))
    return read(shipped[0] if shipped else KEPT / f"{name.split('/')[-1]}.txt")


def within(packages: Path, name: str, licence: str, source: str, kept: str) -> Part:
    """A part of Pyodide or PyScript that is no package; Pyodide's lock tells two versions."""
    told = json.loads((packages / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    emscripten = told["platform"].removeprefix("emscripten_").replace("_", ".")
    version = {"CPython": told["python"], "Emscripten": emscripten}.get(name, "")
    return Part(name, version, licence, source, read(KEPT / f"{kept}.txt"))


def read(path: Path) -> str:
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    if not text.strip():
        raise BuildError(f"No licence text: put it into {path}")
    return text.strip("\n")


def listing(found: Iterable[Part]) -> str:
    """All in one plain text, with a table of contents."""
    found = list(found)
    contents = "".join(f"  {part.title}: {part.licence}\n" for part in found)
    return HEADING + contents + "".join(chapter(part) for part in found)


def chapter(part: Part) -> str:
    head = "\n".join(line for line in (part.title, part.licence, part.source) if line)
    return f"\n{RULE}\n{head}\n{RULE}\n\n{part.text}\n"


def scene(found: Iterable[Part]) -> list[Any]:
    """The list as the page draws it: a name and a licence each, which open to the text.

    Licences are given in these very words, whatever language the page speaks.
    """
    return ["div", {"class": "licences", "lang": "en", "translate": "no"}, *map(entry, found)]


def entry(part: Part) -> list[Any]:
    return [
        "details",
        {},
        ["summary", {}, f"{part.title} · {part.licence}"],
        *sources_of(part),
        ["pre", {}, part.text],
    ]


def sources_of(part: Part) -> Iterator[list[Any]]:
    if part.source:
        yield ["p", {}, part.source]
