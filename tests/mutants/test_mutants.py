"""The faults that are made, and which of them are tried."""

from pathlib import Path

import pytest

from tests.mutants.operators import edits, is_python
from tests.mutants.sample import SHARED, Equivalent, mutants, outdated, sample

ROOT = Path(__file__).parents[2]


def faults(source: str) -> set[str]:
    made = (edit.apply(source.encode()) for edit in edits(source.encode()))
    return {mutant.decode() for mutant in made if is_python(mutant)}


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("x = a < b", {"x = a <= b", "x = a >= b"}),
        ("x = a is not None", {"x = a is None"}),
        ("x = a not in b", {"x = a in b"}),
        ("x = a and b", {"x = a or b", "x = a", "x = b"}),
        ("x = not a", {"x =  a"}),
        ("x = a[-1]", {"x = a[1]", "x = a[-2]", "x = a[-0]"}),
        ("x = a + b // c", {"x = a - b // c", "x = a + b * c"}),
        ("x -= a", {"x += a", "pass"}),
        ("x = True", {"x = False"}),
        ("x = 0", {"x = 1"}),
        ("x = 20", {"x = 19", "x = 21"}),
        ("x = 400", {"x = 200", "x = 800"}),
        ("x = a[:]", {"x = a"}),
        ("x = list(a)", {"x = a"}),
        ("x = a.copy()", {"x = a"}),
        ("x = f(a, b)", {"x = f(b, a)"}),
        ("x = min(a, b)", {"x = max(a, b)"}),
        ('x = {"é", "b"}', {'x = {"b"}', 'x = {"é"}'}),
        ("a.b = c", {"pass"}),
        ("raise a", {"pass"}),
        ("def f():\n    return a", {"def f():\n    return None"}),
        ("def f():\n    return False", {"def f():\n    return True"}),
        ("for a in b:\n    break", {"for a in b:\n    continue"}),
        ("x = [a for a in b if c]", {"x = [a for a in b if not (c)]"}),
    ],
)
def test_the_faults_of_a_line(source: str, made: set[str]) -> None:
    assert faults(source) == made


@pytest.mark.parametrize(
    "source",
    [
        "import a",
        "assert a < b",
        "x = zip(a, strict=True)",
        "assert_never(a)",
        "def f():\n    return None",
        'x = "a" + b',
        'x = f"{a + 1}"',
        "x: int | None",
        "X: TypeAlias = tuple[int, ...]",
        "X = dict[str, int | None]",
        '__slots__ = ("a", "b", "c")',
        "@cache(1)\ndef f(a: int | None) -> list[int]: ...",
        "match a:\n    case (1, 2):\n        pass",
    ],
)
def test_types_texts_and_assertions_are_left_alone(source: str) -> None:
    assert faults(source) == set()


def test_a_sample_is_spread_over_the_engine_and_the_same_every_time() -> None:
    chosen = sample(ROOT, 200, 1, [], [])
    assert len(chosen) >= 200
    assert chosen == sample(ROOT, 200, 1, [], [])
    assert chosen != sample(ROOT, 200, 2, [], [])
    assert len({(mutant.path, mutant.line) for mutant in chosen}) == len(chosen)
    for folder in ("anno", "annaotto", "anno1503", "drift", "santyanno", "bots"):
        assert any(mutant.path.startswith(f"engine/{folder}/") for mutant in chosen)
    assert {"engine/match.py", "engine/game.py"} <= {mutant.path for mutant in chosen}


def test_a_line_that_is_named_has_the_mutant_that_the_whole_sample_has_of_it() -> None:
    whole = sample(ROOT, 200, 1, [], [])
    chosen = [whole[0], whole[1], whole[-1]]
    names = [f"{mutant.path}:{mutant.line}" for mutant in chosen]
    assert sample(ROOT, 200, 1, names, []) == chosen


def test_what_all_games_share_is_held_to_the_tests_of_all() -> None:
    scopes = {mutant.path: mutant.scope for mutant in sample(ROOT, 200, 1, [], [])}
    assert scopes["engine/match.py"] == scopes["engine/review/judging.py"] == SHARED
    assert scopes["engine/bots/beam.py"] == SHARED
    assert scopes["engine/drift/rules.py"] == "drift"


def test_what_is_listed_as_equivalent_is_not_tried() -> None:
    (first, *_) = sample(ROOT, 20, 1, ["engine/dice.py"], [])
    listed = Equivalent(first.path, first.before, first.after, "For a test.")
    others = sample(ROOT, 20, 1, ["engine/dice.py"], [listed])
    assert first in mutants(ROOT, "engine/dice.py")
    assert first not in others
    assert outdated(ROOT, [listed]) == []
    gone = Equivalent(first.path, first.before, "nothing like this", "For a test.")
    assert outdated(ROOT, [gone]) == [gone]
