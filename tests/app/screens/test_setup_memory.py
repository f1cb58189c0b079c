"""What the set-up remembers, proposes and shows before the start."""

from __future__ import annotations

import json

import pytest

from app.tables import shown_games
from app.tables.kit.colours import COLOURS
from engine.game import AnyGame
from tests.app.fakes import Person, opened
from tests.app.laid import with_settings
from tests.app.screens.test_setup import seats


def again(person: Person, address: str) -> None:
    """Come back to the set-up from the table."""
    person.page.go("#/")
    person.wait(0)
    person.page.go(address)
    person.wait(0)


@pytest.mark.parametrize("game", shown_games().values(), ids=lambda game: game.id)
def test_you_against_the_computer_is_one_tap_away_and_remembers_all(game: AnyGame) -> None:
    with opened(f"#/new/{game.id}", with_settings(names=["Mia"])) as person:
        (first, *_) = [a["data-do"] for _, a, _ in person.all(lambda a: "data-do" in a)]
        assert first == "alone"
        person.press("alone")
        assert person.screen == "table"
        match = person.saved()
        assert match.names[0] == "Mia"
        assert match.kinds == ["human", *["easy"] * (game.seats.start - 1)]

        again(person, f"#/new/{game.id}")
        person.press("colour", place="0")
        person.press("paint", colour="orange")
        person.change("kind", "hard", 1)
        person.press("add")
        person.press("up", place="1")
        person.press("alone")
        chosen = person.saved()
        assert (chosen.names[1], chosen.colours[1]) == ("Mia", "orange")
        assert chosen.kinds[:2] == ["hard", "human"] and chosen.kinds.count("human") == 1

        again(person, f"#/new/{game.id}")
        for seat in range(len(chosen.players)):
            if person.field("kind", seat)[1]["value"] != "human":
                person.change("kind", "human", seat)
        person.press("start")
        assert set(person.saved().kinds) == {"human"}

        again(person, f"#/new/{game.id}")
        assert {kind for _, kind in seats(person)} == {"human"}, "as it was started last"
        person.press("alone")
        assert person.saved().players == chosen.players, "as one played alone last"
        assert person.saved().options == chosen.options


def test_what_was_chosen_last_is_chosen_for_that_game_alone() -> None:
    with opened("#/new/anno") as person:
        person.change("name", "Mia", 0)
        person.change("kind", "medium", 1)
        person.change("option-mensises", "6")
        person.press("colour", place="1")
        person.press("paint", colour="black")
        person.press("start")
        again(person, "#/new/anno")
        assert seats(person) == [("Mia", "human"), ("Otto", "medium")]
        person.press("start")
        assert person.saved().colours == ["red", "black"]
        assert person.saved().options["mensises"] == 6
        again(person, "#/new/drift")
        assert {kind for _, kind in seats(person)} == {"human"}


def test_who_looks_something_up_finds_all_as_it_was() -> None:
    with opened("#/new/anno") as person:
        person.change("name", "Mia", 0)
        person.follow("#/rules/anno")
        person.follow("#/new/anno")
        assert seats(person)[0] == ("Mia", "human")
        person.page.storage.full = True
        person.change("name", "Zoe", 0)
        person.follow("#/rules/anno")
        assert person.screen == "rules" and person.toast == ""


def test_a_short_match_is_proposed_at_first_and_a_whole_one_is_a_tap_away() -> None:
    with opened("#/new/anno") as person:
        assert person.field("option-mensises")[1]["value"] == "3"
        person.press("length", choice="12")
        assert person.field("option-mensises")[1]["value"] == "12"
        person.press("start")
        assert person.saved().options["mensises"] == 12
        again(person, "#/new/anno")
        assert person.field("option-mensises")[1]["value"] == "12"


def test_what_means_nothing_is_not_asked_for() -> None:
    with opened("#/new/anno/orientation") as person:
        assert not person.all(lambda a: str(a.get("name", "")).startswith("option-"))
        assert not person.all(lambda a: a.get("data-do") == "length")


def test_what_cannot_be_had_together_is_shown_so_before_the_start() -> None:
    with opened("#/new/santyanno") as person:
        assert person.field("option-events")[1].get("disabled")
        assert "Events (S10): event cards come with the expert cards only." in person.text
        person.change("option-level", "expert")
        assert "S10" not in person.text
        person.change("option-events", True)
        person.change("option-level", "basic")
        assert person.field("option-events")[1].get("disabled")
        assert not person.field("option-events")[1].get("checked")
        person.press("start")
        assert person.toast == "" and person.saved().options["events"] is False


def test_who_begins_is_somebody_who_is_there_wherever_they_sit() -> None:
    with opened("#/new/annaotto") as person:
        person.press("add")
        person.change("option-first", "2")
        assert person.offered("option-first") == ["0", "1", "2"]
        person.press("up", place="2")
        assert [name for name, _ in seats(person)] == ["Anna", "Clara", "Otto"]
        assert person.field("option-first")[1]["value"] == "1", "Clara still"
        person.press("remove", place="0")
        assert person.field("option-first")[1]["value"] == "0", "Clara still"
        person.press("add")
        person.press("remove", place="0")
        assert person.field("option-first")[1]["value"] == "0", "she has gone"
        assert person.offered("option-first") == ["0", "1"]
        person.press("start")
        assert person.toast == ""


def test_seats_are_reordered_and_drawn_by_lot() -> None:
    with opened("#/new/drift") as person:
        for _ in range(4):
            person.press("add")
        before = seats(person)
        person.press("up", place="5")
        assert seats(person) == [*before[:4], before[5], before[4]]
        person.press("shuffle")
        drawn = seats(person)
        assert sorted(drawn) == sorted(before) and drawn != before
        person.press("start")
        colours = dict(zip([name for name, _ in before], COLOURS, strict=False))
        match = person.saved()
        assert [colours[name] for name in match.names] == match.colours, "they keep their colours"


def test_no_two_have_one_colour() -> None:
    with opened("#/new/anno") as person:
        person.press("colour", place="0")
        assert "A colour for Anna" in person.text
        person.press("paint", colour="blue")
        assert "A colour for Anna" not in person.text
        person.press("colour", place="1")
        person.press("close")
        person.press("start")
        assert person.saved().colours == ["blue", "red"]


GOOD = {"seats": [["Mia", "teal", "human"], ["Ben", "red", "hard"]], "options": {"mensises": 6}}


@pytest.mark.parametrize(
    ("change", "names", "mensises"),
    [
        ({}, ["Mia", "Ben"], "6"),
        ({"seats": [["Mia", "teal", "human"]]}, ["Anna", "Otto"], "6"),
        ({"seats": [["Mia", "teal", "human"]] * 2}, ["Anna", "Otto"], "6"),
        ({"seats": [["Mia", "pink", "human"], ["Ben", "red", "hard"]]}, ["Anna", "Otto"], "6"),
        ({"seats": [["Mia", "teal", "god"], ["Ben", "red", "hard"]]}, ["Anna", "Otto"], "6"),
        ({"seats": [["", "teal", "human"], ["Ben", "red", "hard"]]}, ["Anna", "Otto"], "6"),
        ({"seats": [["Mia"], 7]}, ["Anna", "Otto"], "6"),
        ({"seats": [[f"P{n}", c, "easy"] for n, c in enumerate(COLOURS)]}, ["Anna", "Otto"], "6"),
        ({"seats": {"x": 1}}, ["Anna", "Otto"], "6"),
        ({"options": {"mensises": 13}}, ["Mia", "Ben"], "3"),
        ({"options": {"mensises": True, "mode": "orientation", "x": []}}, ["Mia", "Ben"], "3"),
        ({"options": []}, ["Mia", "Ben"], "3"),
    ],
)
def test_what_is_remembered_is_not_trusted(
    change: dict[str, object], names: list[str], mensises: str
) -> None:
    stored = {"annorama/setup/anno": json.dumps(GOOD | change)}
    with opened("#/new/anno", stored) as person:
        assert [name for name, _ in seats(person)] == names
        assert person.field("option-mensises")[1]["value"] == mensises
        person.press("start")
        assert person.saved().options["mode"] == "calendar"


@pytest.mark.parametrize("text", ["", "x", "[]", "null", "[" * 5000, "9" * 20_000])
def test_a_memory_that_is_none_is_as_none(text: str) -> None:
    with opened("#/new/anno", {"annorama/setup/anno": text}) as person:
        assert seats(person) == [("Anna", "human"), ("Otto", "human")]


def test_an_older_choice_that_cannot_be_had_any_more_is_left_out() -> None:
    memory = {"options": {"level": "basic", "events": True}}
    with opened("#/new/santyanno", {"annorama/setup/santyanno": json.dumps(memory)}) as person:
        person.press("start")
        assert person.toast == "" and person.saved().options["events"] is False
