"""Writes `locks/EXTRA.txt`: every package that an extra of pyproject.toml brings, with its hashes.

    .venv/bin/python -m builder.lock            # in web/, with all extras installed

The versions are those that are installed. All files of a version are listed, so that one lock is
right for every platform and every Python; which packages those need is said by markers.
"""

from __future__ import annotations

import functools
import io
import re
import tomllib
import urllib.request
import zipfile
from email import message_from_bytes
from importlib.metadata import PackageNotFoundError, requires, version
from urllib.parse import urljoin

from builder.tools import LOCKS, ROOT

INDEX = "https://pypi.org/simple"
# Name, extras, version bounds, marker.
REQUIREMENT = re.compile(r"([\w.-]+)\s*(?:\[([^]]*)\])?\s*([^;]*?)\s*(?:;\s*(.*))?$")
EXTRA = re.compile(r"""(?:and )?\(?extra == ["']([^"']+)["']\)?(?: and)?""")
TOO_OLD = re.compile(r"""\(?python_(?:full_)?version <=? ["']3\.(?:\d|10|11)(?:\.\d+)?["']\)?""")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


class Requirement:
    def __init__(self, text: str) -> None:
        found = REQUIREMENT.match(text)
        assert found, text
        self.name = normal(found[1])
        self.extras = {part.strip() for part in (found[2] or "").split(",") if part.strip()}
        marker = found[4] or ""
        self.asked = set(EXTRA.findall(marker))
        """The extras of the package that has this requirement which bring it; none is always."""
        self.marker = EXTRA.sub("", marker).strip()

    @property
    def possible(self) -> bool:
        """Whether a Python that is new enough may need it."""
        return not TOO_OLD.fullmatch(self.marker)


def closure(pins: list[str]) -> dict[str, set[str]]:
    """All packages with the markers under which they are needed; "" is always."""
    needed: dict[str, set[str]] = {}
    seen = set()
    waiting = [(one, one.marker) for one in map(Requirement, pins)]
    while waiting:
        one, marker = waiting.pop()
        if (key := (one.name, marker, *sorted(one.extras))) in seen:
            continue
        seen.add(key)
        needed.setdefault(one.name, set()).add(marker)
        for more in map(Requirement, requirements_of(one.name)):
            if more.possible and (not more.asked or more.asked & one.extras):
                both = " and ".join(f"({part})" for part in (marker, more.marker) if part)
                waiting.append((more, more.marker if not marker else both))
    return needed


def requirements_of(name: str) -> list[str]:
    """What a package requires; of one that is for another platform the index tells."""
    try:
        return requires(name) or []
    except PackageNotFoundError:
        chosen, listed = chosen_version(name), files(name)
        wheel = next(url for file, (url, _) in listed.items() if is_of(file, name, chosen, "-"))
        with zipfile.ZipFile(io.BytesIO(fetched(wheel))) as packed:
            inner = next(file for file in packed.namelist() if file.endswith("/METADATA"))
            return message_from_bytes(packed.read(inner)).get_all("Requires-Dist") or []


def fetched(address: str) -> bytes:
    with urllib.request.urlopen(address) as answer:
        data: bytes = answer.read()
    return data


@functools.cache
def files(name: str) -> dict[str, tuple[str, str]]:
    """All files of a package: address and hash, by their names."""
    links = re.findall(
        r'href="([^"#]*/([^/"#]+))#sha256=([0-9a-f]{64})', fetched(f"{INDEX}/{name}/").decode()
    )
    return {file: (urljoin(INDEX, address), digest) for address, file, digest in links}


def chosen_version(name: str) -> str:
    """The installed one; the newest, where a package is not for this platform."""
    try:
        return version(name)
    except PackageNotFoundError:
        found = {
            match[1] for file in files(name) if (match := re.search(r"-(\d+(?:\.\d+)+)-", file))
        }
        return max(found, key=lambda one: [int(part) for part in one.split(".")])


def is_of(file: str, name: str, chosen: str, end: str = r"(-|\.tar\.gz$|\.zip$)") -> bool:
    return bool(re.match(rf"{name.replace('-', '[-_.]')}-{re.escape(chosen)}{end}", file, re.I))


def line(name: str, markers: set[str]) -> str:
    chosen = chosen_version(name)
    hashes = sorted(
        digest for file, (_, digest) in files(name).items() if is_of(file, name, chosen)
    )
    assert hashes, f"{name} {chosen} is not in the index"
    when = "" if "" in markers else " ; " + " or ".join(f"({one})" for one in sorted(markers))
    return " \\\n    ".join(
        [f"{name}=={chosen}{when}", *(f"--hash=sha256:{one}" for one in hashes)]
    )


def main() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    extras: dict[str, list[str]] = tomllib.loads(text)["project"]["optional-dependencies"]
    LOCKS.mkdir(exist_ok=True)
    for extra, pins in extras.items():
        lines = [line(name, markers) for name, markers in sorted(closure(pins).items())]
        (LOCKS / f"{extra}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{extra}: {len(lines)} packages")


if __name__ == "__main__":
    main()
