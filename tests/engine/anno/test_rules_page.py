"""The rules page tells every rule and ruling by its number, and refusals name only those."""

import re
from pathlib import Path

from engine.anno import words

PAGE = Path(__file__).parents[3] / "web" / "rules" / "anno.md"


def numbers() -> list[str]:
    return re.findall(r"^- \*\*([AR]\d+) [^*]+\.\*\* ", PAGE.read_text(encoding="utf-8"), re.M)


def test_A1_to_A29_and_R1_to_R7_stand_on_the_page_in_order() -> None:
    rules = [f"A{number}" for number in range(1, 30)]
    rulings = [f"R{number}" for number in range(1, 8)]
    assert numbers() == rules + rulings


def test_every_number_in_a_refusal_is_a_rule_of_the_page() -> None:
    named = {number for text in words._REFUSALS.values() for number in re.findall(r"A\d+", text)}
    assert {f"A{number}" for number in range(5, 21)} <= named <= set(numbers())
