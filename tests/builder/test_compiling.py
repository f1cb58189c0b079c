"""What the build compiles for the page, and what it leaves out."""

from __future__ import annotations

import ast
import re

from builder.compiling import PYSCRIPTS_USED
from builder.tools import WEB, npm_packages

# As `pyscript` takes over from its own module what is not left out.
KEPT = re.compile(r"from pyscript\.context import ([\w,]+)")


def taken_from_pyscript() -> set[tuple[str, str]]:
    """Modules of PyScript's that the app imports from, each with a name."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (WEB / "app").rglob("*.py")]
    return {
        (node.module, one.name)
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pyscript")
        for one in node.names
        if node.module
    }


def test_what_the_app_takes_of_pyscript_is_no_stand_in() -> None:
    text = (npm_packages() / "@pyscript/core/src/stdlib/pyscript.js").read_text(encoding="utf-8")
    found = KEPT.search(text)
    assert found is not None
    kept = set(found[1].split(","))
    taken = taken_from_pyscript()
    assert taken, "the app comes to its page through PyScript"
    for module, name in taken:
        assert module in PYSCRIPTS_USED
        assert module != "pyscript" or name in kept
