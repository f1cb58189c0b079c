"""The rules pages: every game's, fetched, and opened at a rule."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from app.screens.parts import rule_search, rulebook
from app.tables import shown_games
from app.tables.kit.scene import Scene
from builder import rules
from builder.tools import WEB
from tests.app.fakes import Person, elements, inside, opened
from tests.app.laid import anno, kept, screen_of


@pytest.mark.parametrize("game", shown_games())
def test_every_game_has_its_page_and_a_way_to_play(game: str) -> None:
    with opened(f"#/rules/{game}") as person:
        assert {f"#/rules/{other}" for other in shown_games()} < person.links()
        (here,) = person.all(lambda a: a.get("aria-current") == "page")
        assert here[1]["href"] == f"#/rules/{game}"
        person.follow(f"#/new/{game}")
        assert person.screen == "new"


def test_the_text_comes_a_moment_later() -> None:
    with opened("#/settings") as person:
        person.page.files["rules/anno.json"] = json.dumps(["h2", {"id": "A10"}, "Matching"])
        person.app.open("#/rules/anno")
        assert "Loading the rules …" in person.text
        person.wait(0)
        assert "Matching" in person.text and "coming" not in person.text
        assert "revealed" not in person.page.marks


def test_a_text_that_does_not_come_is_missed_in_words() -> None:
    with opened("#/rules/anno") as person:
        assert "The rules could not be loaded." in person.text


TEXT: Scene = [
    "article",
    {},
    ["h2", {"id": "matching"}, "Match", ["em", {}, "ing"]],
    ["ul", {}, ["li", {"id": "A10"}, "Rule of Two"], ["li", {"id": "A11"}, "What matches"]],
    ["h2", {"id": "the-end"}, "The end"],
]
FIGURE: Scene = [
    "figure",
    {"id": "cusp", "class": "figure"},
    ["ol", {"class": "steps"}, *(["li", {}, ["svg", {}], f"Step {n}."] for n in (1, 2, 3))],
    ["p", {"class": "try"}, ["a", {"href": "#/try/anno/cusp"}, "Try it"]],
]
REFERENCE = ["a", {"href": "#/rules/anno/A11", "data-do": "rules", "data-rule": "A11"}, "A11"]
TEXT += [FIGURE, ["p", {}, "See ", REFERENCE]]
FILES = {f"rules/{game}.json": json.dumps(TEXT) for game in ("anno", "drift")}


@contextmanager
def reading(address: str) -> Iterator[Person]:
    """The rules of a game at an address, come to from the settings."""
    with opened("#/settings") as person:
        person.page.files.update(FILES)
        person.page.go(address)
        person.wait(0)
        person.wait(0)
        yield person


def marked(person: Person) -> list[str]:
    """The ids of what is marked, if it is also in sight."""
    found = [str(a["id"]) for _, a, _ in person.all(lambda a: "data-marked" in a)]
    assert not found or person.page.marks["revealed"] == rulebook.MARKED
    return found


@pytest.mark.parametrize(
    ("rule", "found"), [("A10", ["A10"]), ("the-end", ["the-end"]), ("A99", []), ("*", [])]
)
def test_an_address_may_name_a_rule_or_a_chapter(rule: str, found: list[str]) -> None:
    with reading(f"#/rules/anno/{rule}") as person:
        assert marked(person) == found


def test_another_rule_of_the_same_page_needs_no_new_page() -> None:
    with reading("#/rules/anno/A10") as person:
        person.page.files.clear()
        person.page.go("#/rules/anno/A11")
        person.wait(0)
        assert marked(person) == ["A11"]
        person.page.go("#/rules/anno")
        person.wait(0)
        assert marked(person) == []
        person.page.go("#/rules/drift/A11")
        person.wait(0)
        assert person.page.titles[-1] == "Rules of DRIFT · Annorama" and marked(person) == []


def test_the_contents_lead_to_the_chapters_and_once_more() -> None:
    with reading("#/rules/anno") as person:
        (contents,) = person.all(lambda a: a.get("class") == "contents")
        chapters = [one for one in inside(contents) if one[0] == "a"]
        assert [("".join(words), a["href"]) for _, a, words in chapters] == [
            ("Matching", "#/rules/anno/matching"),
            ("The end", "#/rules/anno/the-end"),
        ]
        person.follow("#/rules/anno/the-end")
        assert marked(person) == ["the-end"]
        person.page.marks.pop("revealed")
        person.press("rules", rule="the-end")
        assert marked(person) == ["the-end"]


def test_the_rules_lead_back_to_where_one_was() -> None:
    with opened("#/new/drift") as person:
        person.follow("#/rules/drift")
        person.follow("#/rules/anno")
        person.follow("#/new/drift")
        assert person.screen == "new"


def test_beside_a_table_the_rules_open_at_a_rule_and_the_table_stays() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        person.page.files.update(FILES)
        screen_of(person).show_rules("A10")
        person.wait(0)
        assert person.screen == "table" and marked(person) == ["A10"]
        person.press("rules", rule="the-end")
        assert person.screen == "table" and marked(person) == ["the-end"]
        assert not any(address.startswith("#/rules") for address in person.links())
        person.press("close")
        assert "Rule of Two" not in person.text
        person.press("rules")
        assert "Rule of Two" in person.text and marked(person) == []
        person.press("close")
        assert "Rule of Two" not in person.text


def test_a_text_that_comes_too_late_disturbs_no_other_screen() -> None:
    with opened("#/settings") as person:
        person.app.open("#/rules/anno/A10")
        person.app.open("#/settings")
        drawn = person.scene
        person.wait(1)
        assert person.scene is drawn and "revealed" not in person.page.marks


def test_the_lobby_is_a_link_away() -> None:
    with opened("#/rules/anno") as person:
        person.follow("#/")
        assert person.screen == "lobby"


def step_shown(person: Person) -> list[str]:
    found = person.all(lambda a: "data-shown" in a)
    return [str(inside[-1]) for _, _, inside in found]


@pytest.mark.parametrize("address", ["#/rules/anno", "#/play/one"])
def test_an_example_is_walked_step_by_step(address: str) -> None:
    with opened("#/settings", kept(one=anno("he", seed=2))) as person:
        person.page.files.update(FILES)
        person.page.go(address)
        person.wait(0)
        if person.screen == "table":
            person.press("rules")
        person.wait(0)
        assert step_shown(person) == ["Step 1."] and "1 of 3" in person.text
        assert not person.all(lambda a: a.get("data-step") == "0")
        person.press("figure", step="2")
        person.press("figure", step="3")
        assert step_shown(person) == ["Step 3."] and "3 of 3" in person.text
        person.press("figure", step="2")
        assert step_shown(person) == ["Step 2."]
        assert "Step 1." in person.text, "all of it is there, to be printed"


def test_a_rule_that_is_named_is_a_tap_away_and_beside_a_table_the_table_stays() -> None:
    with reading("#/rules/anno") as person:
        person.follow("#/rules/anno/A11")
        assert marked(person) == ["A11"]
        assert "#/try/anno/cusp" in person.links()
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        person.page.files.update(FILES)
        person.press("rules")
        person.press("rules", rule="A11")
        assert person.screen == "table" and marked(person) == ["A11"]
        assert not any(address.startswith(("#/rules", "#/try")) for address in person.links())


def test_the_rules_open_at_what_is_to_be_done_now() -> None:
    with searching() as person:
        person.page.storage.items.update(kept(one=anno("he", seed=2)))
        person.page.go("#/play/one")
        person.wait(0)
        person.press("rules")
        assert marked(person) == ["A6"]
        person.press("close")
        person.tap("pass")
        person.press("rules")
        assert marked(person) == ["A19"]


def test_rules_that_lie_open_beside_a_table_are_not_drawn_anew_with_every_action() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        person.page.files.update(FILES)
        person.press("rules")
        shown = screen_of(person).rules
        assert shown is not None and screen_of(person).rules is shown
        person.press("figure", step="2")
        assert screen_of(person).rules is not shown


def test_the_games_pictures_are_defined_for_its_figures() -> None:
    with reading("#/rules/anno") as person:
        defined = elements(person.page.shown["symbols"])
        assert "anno-M05" in {a.get("id") for _, a, _ in defined}


def found(person: Person) -> list[str]:
    """Where the answers lead."""
    (section,) = person.all(lambda a: a.get("class") == "found")
    return [str(a["href"]) for tag, a, _ in inside(section) if tag == "a"]


@contextmanager
def searching() -> Iterator[Person]:
    with opened("#/settings") as person:
        for game in shown_games():
            text = rules.scene((WEB / f"rules/{game}.md").read_text(encoding="utf-8"), game)
            person.page.files[f"rules/{game}.json"] = json.dumps(text)
        person.page.go("#/rules/drift")
        person.wait(0)
        yield person


def test_the_rules_of_all_games_are_searched_and_a_number_finds_its_rule_first() -> None:
    with searching() as person:
        person.change("question", "A10")
        assert found(person)[0] == "#/rules/anno/A10"
        person.change("question", "blue moon exchange")
        assert found(person)[0] == "#/rules/anno/A5"
        lit = {"".join(within) for tag, _, within in person.page.elements() if tag == "mark"}
        assert "Blue" in lit and "Exchange" in lit
        person.change("question", "coin")
        games = {address.split("/")[2] for address in found(person)}
        assert found(person)[0].startswith("#/rules/drift/") and "santyanno" in games
        person.change("question", "dealer's left")
        assert "#/rules/anno/A4" in found(person)
        person.change("question", "hippopotamus")
        assert "Nothing is said about that in the rules." in person.text
        person.change("question", "")
        assert not person.all(lambda a: a.get("class") == "found")


def test_an_answer_is_a_tap_away_and_the_search_is_over() -> None:
    with searching() as person:
        person.change("question", "D18")
        person.follow("#/rules/drift/D18")
        assert marked(person) == ["D18"] and not person.all(lambda a: a.get("class") == "found")
        person.change("question", "A10")
        person.follow("#/rules/anno/A10")
        assert person.page.titles[-1] == "Rules of ANNO · Annorama" and marked(person) == ["A10"]


def test_every_answer_leads_to_a_place_that_is_there() -> None:
    for game in shown_games():
        text = rules.scene((WEB / f"rules/{game}.md").read_text(encoding="utf-8"), game)
        ids = {given["id"] for _, given in rules.tags([text]) if "id" in given}
        known = rule_search.entries(game, text)
        assert {entry.place for entry in known} <= ids and len(known) > 60
        assert not any("svg" in entry.text or "  " in entry.text for entry in known)
