"""Setting up a match: every field and button, and what the match then is."""

from __future__ import annotations

import pytest

from app.match.seating import NAMES, clean
from app.tables import shown_games
from app.tables.kit.colours import COLOURS
from engine.game import AnyGame
from engine.players import LONGEST_NAME
from tests.app.fakes import Person, opened
from tests.app.laid import with_settings


def seats(person: Person) -> list[tuple[str, str]]:
    """Everybody's name and kind, as the fields have them."""
    count = len(person.all(lambda a: "data-seat" in a))
    return [
        (person.field("name", seat)[1]["value"], person.field("kind", seat)[1]["value"])
        for seat in range(count)
    ]


def test_two_people_sit_down_at_first() -> None:
    with opened("#/new/anno") as person:
        assert seats(person) == [("Anna", "human"), ("Otto", "human")]


def test_the_names_last_played_with_sit_down_again() -> None:
    with opened("#/new/anno", with_settings(names=["Mia", "Ben", "Zoe"])) as person:
        assert [name for name, _ in seats(person)] == ["Mia", "Ben", "Zoe"]


def test_no_more_sit_down_than_can_play() -> None:
    names = ["Mia", "Ben", "Zoe", "Lou", "Kim", "Jan"]
    with opened("#/new/anno", with_settings(names=names)) as person:
        assert [name for name, _ in seats(person)] == names[:4]


def test_players_are_added_up_to_the_most_and_removed_down_to_the_least() -> None:
    with opened("#/new/anno") as person:
        assert "remove" not in person.buttons()
        person.press("add")
        person.press("add")
        assert [name for name, _ in seats(person)] == ["Anna", "Otto", "Clara", "Emil"]
        assert "add" not in person.buttons()
        person.press("remove", place="1")
        assert [name for name, _ in seats(person)] == ["Anna", "Clara", "Emil"]
        person.press("remove", place="2")
        assert [name for name, _ in seats(person)] == ["Anna", "Clara"]
        assert "remove" not in person.buttons()


def test_who_is_added_is_of_the_kind_of_the_last_and_has_a_free_name() -> None:
    with opened("#/new/anno") as person:
        person.change("kind", "hard", 1)
        person.change("name", "Clara", 1)
        person.press("add")
        assert seats(person) == [("Anna", "human"), ("Clara", "hard"), ("Greta", "hard")]


def test_who_is_alone_is_joined_by_a_person() -> None:
    with opened("#/new/anno/orientation") as person:
        person.press("remove", place="1")
        person.change("kind", "easy", 0)
        person.press("add")
        assert seats(person)[1][1] == "human"


def test_a_match_of_what_was_filled_in_begins() -> None:
    with opened("#/new/anno") as person:
        person.press("add")
        for seat, name in enumerate(("Mia", "Robot", "Ben")):
            person.change("name", name, seat)
        person.change("kind", "medium", 1)
        person.change("option-mensises", "3")
        person.change("option-calidum", "spring")
        person.change("seed", " 77 ")
        person.press("start")
        assert person.screen == "handover"
        match = person.saved()
        assert match.names == ["Mia", "Robot", "Ben"]
        assert match.kinds == ["human", "medium", "human"]
        assert match.colours == list(COLOURS[:3])
        assert match.options == {"mensises": 3, "calidum": "spring", "mode": "calendar"}
        assert (match.seed, match.started) == (77, person.page.now())
        assert person.app.settings.names == ("Mia", "Ben"), "only people are remembered"


def test_without_a_seed_chance_deals() -> None:
    with opened("#/new/anno") as person:
        person.press("start")
        assert person.saved().seed == person.page.chances == 1


@pytest.mark.parametrize("seed", ["x", "1.5", "--5", "1 2", "-", "9" * 5000])
def test_a_seed_is_a_whole_number(seed: str) -> None:
    with opened("#/new/anno") as person:
        person.change("seed", seed)
        person.press("start")
        assert person.toast == "The seed is a whole number of at most 40 digits."
        assert person.screen == "new" and not person.page.storage.items, "nothing begins"


@pytest.mark.parametrize("seed", ["-12", "0", "123456789012345678901234567890"])
def test_any_whole_number_will_do(seed: str) -> None:
    with opened("#/new/anno") as person:
        person.change("seed", seed)
        person.press("start")
        assert person.saved().seed == int(seed)


def test_what_is_typed_is_still_there_after_something_else_was_changed() -> None:
    with opened("#/new/anno") as person:
        person.change("name", "Mia", 0)
        person.change("seed", "5")
        person.change("option-mensises", "1")
        assert seats(person)[0][0] == "Mia"
        assert person.field("seed")[1]["value"] == "5"
        assert person.field("option-mensises")[1]["value"] == "1"


def test_nobody_stays_without_a_name_and_no_two_have_one_name() -> None:
    with opened("#/new/anno") as person:
        person.press("add")
        person.press("add")
        for seat, name in enumerate(("  ", "Mia", "Mia", "M" * LONGEST_NAME)):
            person.change("name", name, seat)
        person.press("start")
        assert person.saved().names == ["Player 1", "Mia", "Mia 2", "M" * LONGEST_NAME]


def test_two_of_one_long_name_are_told_apart() -> None:
    with opened("#/new/anno") as person:
        for seat in (0, 1):
            person.change("name", "M" * LONGEST_NAME, seat)
        person.press("start")
        first, second = person.saved().names
        assert first != second and len(second) <= LONGEST_NAME


def test_a_name_of_which_nothing_can_be_seen_is_refused_in_words() -> None:
    with opened("#/new/anno") as person:
        person.change("name", "\u2800", 0)
        person.press("start")
        assert "characters that can be seen" in person.toast and person.screen == "new"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [(" Mia  Lu ", "Mia Lu"), ("a\tb\nc", "a b c"), ("\x07", ""), ("x" * 99, "x" * LONGEST_NAME)],
)
def test_names_are_cleaned(typed: str, kept: str) -> None:
    assert clean(typed) == kept


def test_with_a_full_storage_one_may_play_unsaved_or_not() -> None:
    with opened("#/new/anno", with_settings(sound=False)) as person:
        person.page.storage.full = True
        person.press("start")
        assert person.screen == "new" and "This match cannot be saved" in person.text
        assert person.toast == "", "it is said once"
        assert "storage in the browser is full" in person.text
        person.press("not-unsaved")
        assert person.screen == "new" and "cannot be saved" not in person.text
        assert person.app.store.texts() == []
        person.press("start")
        person.press("play-unsaved")
        assert person.screen in ("handover", "table") and person.page.guarded
        assert "This match is not being saved. This site’s storage" in person.text


def test_an_entry_sets_its_options_and_does_not_ask_for_them() -> None:
    with opened("#/new/anno/orientation") as person:
        assert "Orientation" in person.text
        assert not person.all(lambda a: a.get("name") == "option-mode")
        person.press("remove", place="1")
        person.press("start")
        assert person.screen == "table"
        assert person.saved().options["mode"] == "orientation"


def test_without_the_entry_its_options_are_as_usual_and_not_asked_for_either() -> None:
    with opened("#/new/anno") as person:
        assert not person.all(lambda a: a.get("name") == "option-mode")


def test_an_option_that_means_nothing_is_not_asked_and_not_forgotten() -> None:
    with opened("#/new/annaotto") as person:
        person.change("option-alarm", False)
        person.change("option-calls", False)
        assert not person.all(lambda a: a.get("name") == "option-alarm")
        person.follow("#/")
        person.follow("#/new/annaotto")
        person.change("option-calls", True)
        assert not person.field("option-alarm")[1].get("checked")


def test_what_is_not_offered_at_first_is_among_the_others() -> None:
    with opened("#/new/anno") as person:
        assert person.offered("option-mensises")[:4] == ["1", "3", "6", "12"]
        assert set(person.offered("option-mensises")) == {str(n) for n in range(1, 13)}
        person.change("option-mensises", "7")
        person.press("start")
        assert person.saved().options["mensises"] == 7


def test_the_way_to_the_rules_and_back_to_the_lobby() -> None:
    with opened("#/new/anno") as person:
        person.follow("#/rules/anno")
        assert person.screen == "rules"
        person.follow("#/new/anno")
        person.follow("#/")
        assert person.screen == "lobby"


@pytest.mark.parametrize("address", ["#/new", "#/new/nothing", "#/new/anno/nothing"])
def test_an_unknown_game_or_entry_is_the_first_game_as_usual(address: str) -> None:
    with opened(address) as person:
        assert person.page.titles == ["ANNO · Annorama"]
        person.press("start")
        assert person.saved().options["mode"] == "calendar"


@pytest.mark.parametrize("game", shown_games().values(), ids=lambda game: game.id)
def test_every_option_of_every_game_can_be_chosen(game: AnyGame) -> None:
    with opened(f"#/new/{game.id}") as person:
        while "add" in person.buttons():
            person.press("add")
        most = len(person.all(lambda a: "data-seat" in a))
        assert most == game.seats.stop - 1 <= len(NAMES)
        wanted: dict[str, str] = {}
        only_with = {f"option-{option.name}": option.only_with for option in game.options}
        for name in [a["name"] for _, a, _ in person.all(lambda a: "name" in a)]:
            if not name.startswith("option-"):
                continue
            other = only_with[name]
            if other and wanted[other[0]] != str(other[1]):
                assert name not in {a.get("name") for _, a, _ in person.all(lambda a: True)}
                continue
            tag, attributes, _ = person.field(name)
            if tag == "select":
                wanted[name[7:]] = str(person.offered(name)[-1])
                person.change(name, person.offered(name)[-1])
            else:
                wanted[name[7:]] = str(not attributes.get("checked"))
                person.change(name, not attributes.get("checked"))
        person.press("start")
        assert person.toast == "", person.toast
        options = person.saved().options
        assert {name: str(options[name]) for name in wanted} == wanted


@pytest.mark.parametrize("game", shown_games().values(), ids=lambda game: game.id)
def test_every_seat_count_of_every_game_begins(game: AnyGame) -> None:
    for count in game.seats:
        with opened(f"#/new/{game.id}") as person:
            while len(person.all(lambda a: "data-seat" in a)) < count:
                person.press("add")
            person.press("start")
            assert person.screen in ("table", "handover")
            match = person.saved()
            assert len(match.players) == len(set(match.names)) == len(set(match.colours)) == count
