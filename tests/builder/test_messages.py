"""Every message can be found by a translator's tools, and has what its call gives it."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

from builder import messages

ROOT = Path(__file__).parents[2]
FUNCTIONS = {"tr": 1, "tr_n": 3, "tr_p": 2}
"""The functions of engine/language.py, and how many things they take before the values."""
MODULES = [path for part in messages.SOURCES for path in sorted((ROOT / part).rglob("*.py"))]


def calls(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        if node.func.id in (*FUNCTIONS, "N_"):
            yield node


def placeholders(message: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(message) if name is not None}


def literals(call: ast.Call) -> list[str]:
    return [
        part.value
        for part in call.args
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]


def test_babel_finds_the_messages_of_engine_and_page() -> None:
    found = {message.id: message for message in messages.catalogue() if message.id}
    assert len(found) > 600
    assert ("{count} day ago", "{count} days ago") in found
    assert "Annorama made a mistake and could not do this. Your match is saved." in found
    places = {path for message in found.values() for path, _ in message.locations}
    assert "web/app/screens/lobby.py" in places and "engine/match.py" in places


def test_the_template_is_written_where_the_build_wants_it(tmp_path: Path) -> None:
    template = messages.build(tmp_path)
    assert template == tmp_path / "annorama.pot"
    assert 'msgid "Settings"' in template.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_message_is_one_sentence_with_named_values(path: Path) -> None:
    for call in calls(path):
        assert isinstance(call.func, ast.Name)
        where = f"{path.name}:{call.lineno}"
        texts = call.args[:2] if call.func.id == "tr_n" else call.args
        assert not any(isinstance(part, ast.JoinedStr | ast.BinOp) for part in texts), (
            f"{where}: a message is not put together"
        )
        if call.func.id == "N_":
            assert len(literals(call)) == len(call.args) == 1, where
            continue
        taken = FUNCTIONS[call.func.id]
        assert len(call.args) == taken, f"{where}: values are named"
        said = literals(call)
        wanted = set().union(*map(placeholders, said))
        assert all(name.isidentifier() for name in wanted), f"{where}: placeholders are named"
        given = {word.arg for word in call.keywords}
        if call.func.id == "tr_n":
            wanted.discard("count")
        if said and None not in given:
            assert given == wanted, f"{where}: {given} for {wanted}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_message_has_the_apostrophes_and_quotes_of_print(path: Path) -> None:
    for call in calls(path):
        for text in literals(call):
            assert "'" not in text and '"' not in text, f"{path.name}:{call.lineno} {text}"


SPEAKING = [*(ROOT / "web/rules").glob("*.md"), ROOT / "web/js/boot.js", ROOT / "web/js/support.js"]
STRAIGHT = re.compile(r"[^\W\d_]'[^\W\d_]|[^\W\d_]s' [a-z]")


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: path.name)
def test_rules_and_the_start_have_the_apostrophes_of_print_too(path: Path) -> None:
    """Comments are for who reads the code."""
    lines = path.read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if not line.lstrip().startswith(("//", "*", "/*"))]
    wrong = [line for line in said if STRAIGHT.search(line.partition(" // ")[0])]
    assert not wrong, wrong
