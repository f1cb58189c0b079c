"""`dist/site`: everything a static host needs, put together from web/, engine/ and npm."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import tempfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

from builder import licences, looks, messages, pages, rulebooks, rules, slim
from builder.tools import ROOT, WEB, BuildError, digest, node, npm_packages, run, stamped

# What is taken as it stands, from web/ into the site.
PAGES = ("index.html", "404.html", "manifest.webmanifest", "sw.js")
FOLDERS = ("art", "boot", "css", "js")
# Each becomes one file with all that it imports; what the second needs of the first lies there.
BUNDLES = ("js/start.js", "boot/pyodide.mjs")
PYTHON_SOURCES = ((ROOT, "engine"), (WEB, "app"))
NOT_IN_THE_PAGE = re.compile(r"engine/arena/.*|.*/__main__\.py")
PYSCRIPT_PARTS = ("core.js", "core-*.js", "error-*.js", "core.css")
PYODIDE_PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
FONT_WEIGHTS = (400, 600)


def build(out: Path) -> Path:
    """Make `out`/site unless it is already there for exactly these sources; return the folder."""
    packages = npm_packages()
    site, stamp = out / "site", out / "site.txt"
    with only_one(out / "site.lock"):
        wanted = digest(fingerprint())
        if stamped(stamp, wanted) and site.is_dir():
            return site
        stamp.unlink(missing_ok=True)
        fresh = out / "site.new"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir()
        copy_own(fresh)
        licences.build(fresh, packages, copy_packages(fresh, packages))
        rules.build(WEB / "rules", fresh / "rules")
        rulebooks.build(fresh)
        looks.build(fresh)
        join_styles(fresh / "css")
        messages.build(out)
        slim.build(fresh)
        make_python(fresh, packages)
        run([node(), WEB / "builder/bundling.mjs", fresh, *BUNDLES], quiet=True)
        pages.preload(fresh)
        pages.allow_inline(fresh / "404.html")
        pages.list_files(fresh)
        shutil.rmtree(site, ignore_errors=True)
        fresh.rename(site)
        stamp.write_text(wanted)
    return site


@contextlib.contextmanager
def only_one(lock: Path, patience: float = 300) -> Iterator[None]:
    """Let one process at a time build; another waits, and then finds the work done."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + patience
    while True:
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
            break
        except FileExistsError:
            if time.monotonic() > until:
                raise BuildError(f"Another build seems to hang; if not, delete {lock}") from None
            time.sleep(0.2)
    try:
        yield
    finally:
        lock.unlink()


def fingerprint() -> Iterator[bytes | str]:
    """Names and contents of all that the site is made from."""
    for path in sorted(sources()):
        yield str(path.relative_to(ROOT))
        yield path.read_bytes()


def sources() -> Iterator[Path]:
    yield from (WEB / name for name in ("package-lock.json", *PAGES) if (WEB / name).exists())
    yield ROOT / "LICENSE"
    for folder in (*FOLDERS, "rules", "builder", "licences", "single"):
        yield from files(WEB / folder)
    for base, package in PYTHON_SOURCES:
        yield from files(base / package)


def files(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def copy_own(site: Path) -> None:
    for name in PAGES:
        if (WEB / name).exists():
            shutil.copy(WEB / name, site / name)
    for folder in FOLDERS:
        for path in files(WEB / folder):
            target = site / path.relative_to(WEB)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)


def join_styles(css: Path) -> None:
    """One style sheet of all the screens, one of all the tables: a new one is found by itself.

    Each begins with what its own stand on.
    """
    for folder, name, begin in (
        ("screens", "app.css", ("fonts.css", "tokens.css")),
        ("tables", "tables.css", ("table.css",)),
    ):
        sheets = [*(css / first for first in begin), *sorted((css / folder).glob("*.css"))]
        (css / name).write_text("".join(sheet.read_text() for sheet in sheets))
        for sheet in sheets:
            sheet.unlink()
        shutil.rmtree(css / folder, ignore_errors=True)


def copy_packages(site: Path, packages: Path) -> list[Path]:
    """The parts that the page uses of PyScript, Pyodide, Preact and the font; what was copied."""
    parts = [
        (packages / "@pyscript/core/dist", PYSCRIPT_PARTS, site / "vendor/pyscript"),
        (packages / "pyodide", PYODIDE_PARTS, site / "vendor/pyodide"),
        (packages / "preact/dist", ("preact.mjs",), site / "vendor/preact"),
        (
            packages / "@fontsource/fraunces/files",
            tuple(f"fraunces-latin-{weight}-normal.woff2" for weight in FONT_WEIGHTS),
            site / "fonts",
        ),
    ]
    copied = []
    for source, patterns, target in parts:
        target.mkdir(parents=True)
        for pattern in patterns:
            found = list(source.glob(pattern))
            if not found:
                raise BuildError(f"{source} has no {pattern}: has the package changed?")
            for path in found:
                copy_without_map(path, target / path.name)
            copied += found
    return copied


def copy_without_map(source: Path, target: Path) -> None:
    """Copy; a script loses the line that names its source map, which the site does not carry."""
    if source.suffix not in (".js", ".mjs"):
        shutil.copyfile(source, target)
        return
    lines = source.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith("//# sourceMappingURL=")]
    target.write_text("".join(kept), encoding="utf-8")


def python_files() -> Iterator[tuple[str, Path]]:
    """What of engine/ and app/ runs in the page, with the names that it is imported from."""
    for base, package in PYTHON_SOURCES:
        for path in sorted(files(base / package)):
            name = path.relative_to(base).as_posix()
            if not NOT_IN_THE_PAGE.fullmatch(name):
                yield name, path


def make_python(site: Path, packages: Path) -> None:
    """The app as bytecode and as a snapshot, both made by the very Pyodide that will run them.

    `facts.mjs` tells the page what it may trust: a hash of all the bytecode, and of every file.
    """
    import deflate

    boot = site / "boot"
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        with zipfile.ZipFile(work / "sources.zip", "w") as archive:
            for name, path in python_files():
                archive.write(path, name)
        run([node(), WEB / "builder/bytecode.mjs", work / "sources.zip", work], quiet=True)
        zips = ("library", "app", "pyscript")
        bytecode = digest((work / f"{name}.zip").read_bytes() for name in zips)
        run([node(), WEB / "builder/snapshot.mjs", work, bytecode, site], quiet=True)
        for name in ("snapshot", *(f"{name}.zip" for name in zips)):
            zipped = bytes(deflate.gzip_compress((work / name).read_bytes(), 12))
            (boot / f"{Path(name).stem}.bin").write_bytes(zipped)
        head = json.loads(head_of(work / "snapshot"))
    lock = json.loads((packages / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    version = ".".join(lock["python"].split(".")[:2])
    counted = [*sorted(boot.glob("*.bin")), *sorted((site / slim.FOLDER).glob("*.asm.mjs"))]
    counted += sorted((site / slim.FOLDER).glob("*.wasm"))
    facts = {
        "hash": bytecode,
        "fresh": head["fresh"],
        "memory": head["memory"],
        "lock": lock,
        "sitePackages": f"/lib/python{version}/site-packages",
        "files": {path.relative_to(site).as_posix(): file_facts(path) for path in counted},
    }
    (boot / "facts.mjs").write_text(f"export default {json.dumps(facts)};\n", encoding="utf-8")


def head_of(snapshot: Path) -> bytes:
    """What a snapshot tells of itself."""
    with snapshot.open("rb") as file:
        return file.read(int.from_bytes(file.read(4), "little"))


def file_facts(path: Path) -> dict[str, object]:
    data = path.read_bytes()
    return {"length": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def main(out: Path) -> None:
    site = build(out)
    sizes = [path.stat().st_size for path in files(site)]
    print(f"{site} ({len(sizes)} files, {sum(sizes) / 1e6:.1f} MB)")
