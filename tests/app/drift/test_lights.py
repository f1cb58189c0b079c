"""Every space that a sentence names lights up while it is read."""

from __future__ import annotations

from tests.app.drift.setting import NAMES, fight, match_of, seated
from tests.app.fakes import Person, opened
from tests.app.laid import kept


def lit(person: Person) -> set[str]:
    """The spaces and doors that are lit."""
    found = person.all(lambda a: "lit" in str(a.get("class", "")).split())
    return {str(a["data-info"]) for _, a, _ in found if "data-info" in a}


def test_spaces_and_doors_are_found_in_sentences_and_rules_are_not() -> None:
    named = seated(fight()).table.talk.named
    assert named("Moving (D5): outer land B20 is 5 steps away.") == ["space:B20"]
    assert named("step from outer river O2 to inner land G1") == [
        "space:O2",
        "space:G1",
        "door:X1",
    ]
    assert named(f"{NAMES[0]} wins. (D20, V3)") == []


def test_both_ends_of_a_door_light_up_on_a_tap_and_with_them_its_mark() -> None:
    with opened("#/play/m", kept(m=match_of(fight()))) as person:
        assert lit(person) == set()
        person.tap_in_vain("door:X1")
        assert lit(person) == {"space:O2", "space:G1", "door:X1"}
        person.press("untoast")
        assert lit(person) == set()


def test_a_refusal_lights_what_it_names() -> None:
    with opened("#/play/m", kept(m=match_of(fight()))) as person:
        person.tap("piece:3a")
        person.tap_in_vain("space:B20")
        assert "5 steps away" in person.toast
        assert "space:B20" in lit(person)


def test_a_line_of_the_log_lights_what_it_names_and_the_panel_makes_way() -> None:
    with opened("#/play/m", kept(m=match_of(fight()))) as person:
        person.tap("piece:3a")
        person.tap("space:B0")
        person.press("log")
        person.press("read", line="Anna’s III goes to outer land B0.")
        assert "space:B0" in lit(person)
        assert not person.all(lambda a: "data-log" in a)


def test_a_hint_lights_what_it_names() -> None:
    with opened("#/play/m", kept(m=match_of(fight()))) as person:
        person.press("hint")
        person.wait(20)
        named = set(seated(fight()).table.talk.named(person.prompt))
        assert named and named <= lit(person)
