"""The locks say what pyproject.toml says, with a hash for every package; workflows name commits."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import requires

import pytest

from builder.lock import Requirement
from builder.tools import LOCKS, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]


def locked(extra: str) -> dict[str, str]:
    """The packages of a lock with all that is said of them."""
    text = (LOCKS / f"{extra}.txt").read_text(encoding="utf-8").replace("\\\n", "")
    return {re.split("[= ]", line)[0]: line for line in text.splitlines()}


def test_every_extra_has_a_lock() -> None:
    assert {path.stem for path in LOCKS.glob("*.txt")} == set(EXTRAS)


@pytest.mark.parametrize("extra", EXTRAS)
def test_what_is_pinned_is_locked(extra: str) -> None:
    for pin in EXTRAS[extra]:
        name, _, rest = pin.partition("==")
        version = rest.partition(";")[0].strip()
        assert locked(extra)[Requirement(name).name].split()[0].endswith(f"=={version}")


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_package_has_hashes_and_no_address(extra: str) -> None:
    for line in locked(extra).values():
        assert re.fullmatch(r"[\w-]+==[\w.]+( ;[^#]+?)?( +--hash=sha256:[0-9a-f]{64})+", line), line
        assert "://" not in line


@pytest.mark.parametrize("extra", ["site", "test"])
def test_what_a_locked_package_requires_is_locked_too(extra: str) -> None:
    names = set(locked(extra))
    here = [name for name in names if ";" not in locked(extra)[name]]
    for name in here:
        for one in map(Requirement, requires(name) or []):
            assert one.asked or not one.possible or one.name in names, f"{name} needs {one.name}"


def test_requirements_are_read() -> None:
    one = Requirement('Py_Socks[a, b] >=1.5.6,!=1.5.7 ; (os_name == "nt") and extra == "socks"')
    assert (one.name, one.extras, one.asked) == ("py-socks", {"a", "b"}, {"socks"})
    assert one.marker == '(os_name == "nt")' and one.possible
    assert not Requirement('tomli>=1; python_version < "3.11"').possible
    assert Requirement('zipp; python_version < "3.12"').possible


def test_workflows_name_what_they_use_by_commit() -> None:
    """A tag can be moved to something else, a commit cannot."""
    used = [
        line.partition("uses:")[2].strip()
        for path in sorted((ROOT / ".github/workflows").glob("*.yml"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if "uses:" in line
    ]
    assert used
    for one in used:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", one), one
