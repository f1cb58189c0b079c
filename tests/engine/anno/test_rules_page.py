"""The rules page tells every rule and ruling by its number, and refusals name only those."""

import ast
import re
from pathlib import Path

from engine.anno import misfits, refusals

PAGE = Path(__file__).parents[3] / "web" / "rules" / "anno.md"


def numbers() -> list[str]:
    return re.findall(r"^- \*\*([AR]\d+) [^*]+\.\*\* ", PAGE.read_text(encoding="utf-8"), re.M)


def sentences() -> list[str]:
    """Every message that refusals say through `tr`."""
    trees = [
        ast.parse(Path(module.__file__ or "").read_text(encoding="utf-8"))
        for module in (refusals, misfits)
    ]
    return [
        ast.literal_eval(call.args[0])
        for tree in trees
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "tr"
    ]


def test_A1_to_A29_and_R1_to_R7_stand_on_the_page_in_order() -> None:
    rules = [f"A{number}" for number in range(1, 30)]
    rulings = [f"R{number}" for number in range(1, 8)]
    assert numbers() == rules + rulings


def test_every_refusal_names_a_rule_of_the_page() -> None:
    named = [re.findall(r"\((A\d+)\): ", sentence) for sentence in sentences()]
    assert all(len(rules) == 1 for rules in named)
    all_named = {rules[0] for rules in named}
    assert all_named == {f"A{number}" for number in range(5, 21)} | {"A23", "A27"}
    assert all_named <= set(numbers())
