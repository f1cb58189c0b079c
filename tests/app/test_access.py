"""What every table owes those who hear it or go by keys: zones, names, words that are all said."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache

import pytest

from app.match.session import Session
from app.screens.parts.heard import just_now
from app.tables.kit.scene import Scene
from app.tables.kit.zones import zones_of
from engine import Match, games
from tests.app.fakes import Person, opened
from tests.app.laid import anno, kept
from tests.app.scenes import Found, elements, words
from tests.shots.positions import by_phase, in_the_middle

GAMES = list(games())
PRESSED = ("data-tap", "data-do", "data-press", "data-zoom-by")


@cache
def positions(game: str) -> list[Match]:
    return [one.play() for one in (*by_phase(game), *in_the_middle(game))]


@contextmanager
def seated(match: Match) -> Iterator[Person]:
    with opened("#/play/one", kept(one=match)) as person:
        if person.screen == "handover":
            person.press("ready")
        person.let_pass()
        yield person


@cache
def tables(game: str) -> list[Scene]:
    """Every phase of a game, as somebody at the table sees it."""
    drawn = []
    for match in positions(game):
        if not match.over:
            with seated(match) as person:
                drawn.append(person.scene)
    return drawn


def buttons(scene: Scene) -> Iterator[Found]:
    for tag, attributes, children in elements(scene):
        if any(name in attributes for name in PRESSED) and "aria-label" in attributes:
            yield tag, attributes, children


@pytest.mark.parametrize("game", GAMES)
def test_every_zone_is_a_named_group_with_a_heading(game: str) -> None:
    for scene in tables(game):
        found = [one for one in elements(scene) if "data-zone" in one[1]]
        names = [attributes["data-zone"] for _, attributes, _ in found]
        assert len(set(names)) == len(names) and {"bar", "buttons"} <= set(names)
        for tag, attributes, children in found:
            assert attributes["aria-label"] and (tag == "nav" or attributes["role"] == "group")
            if tag == "g":
                assert children[0][1]["role"] == "heading"
                assert children[0][1]["aria-label"] == attributes["aria-label"]


def outside(scene: Scene, zoned: bool = False) -> Iterator[dict[str, object]]:
    """Whatever can be pressed on a table and belongs to no zone."""
    attributes = scene[1]
    zoned = zoned or "data-zone" in attributes
    can = any(name in attributes for name in PRESSED) and attributes.get("id") != "felt"
    if can and not zoned:
        yield attributes
    for child in scene[2:]:
        if isinstance(child, list):
            yield from outside(child, zoned)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_pressed_belongs_to_a_zone(game: str) -> None:
    for scene in tables(game):
        (felt,) = [one for one in elements(scene) if one[1].get("id") == "felt"]
        assert list(outside([felt[0], felt[1], *felt[2]])) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_two_buttons_have_one_name_for_different_things(game: str) -> None:
    for scene in tables(game):
        meant = defaultdict(set)
        for _, attributes, _ in buttons(scene):
            meant[attributes["aria-label"]].add(tuple(attributes.get(name) for name in PRESSED))
        assert {name: what for name, what in meant.items() if len(what) > 1} == {}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_on_a_button_is_said(game: str) -> None:
    """Words, not numbers and single letters: those are parts of the picture."""
    for scene in tables(game):
        for tag, attributes, children in buttons(scene):
            if tag != "g":
                continue
            texts = [
                words([t, {}, *c]) for t, _, c in elements(["g", {}, *children]) if t == "text"
            ]
            written = {word.lower() for one in texts for word in re.findall(r"[^\W\d_]{3,}", one)}
            said = str(attributes["aria-label"]).lower()
            lost = {word for word in written if word not in said}
            assert not lost or any("…" in one for one in texts), (attributes["aria-label"], lost)


def loose_words(scene: Scene) -> Iterator[str]:
    """What is read from a drawing that belongs to no card, piece or button."""
    attributes = scene[1]
    named = "aria-label" in attributes and attributes.get("role") != "group"
    if named or attributes.get("aria-hidden") == "true":
        return
    if scene[0] == "text":
        yield words(scene)
    for child in scene[2:]:
        if isinstance(child, list):
            yield from loose_words(child)


@pytest.mark.parametrize("game", GAMES)
def test_no_single_letters_and_numbers_are_read_from_a_drawing(game: str) -> None:
    """They are for eyes: whoever hears them would not know what they belong to."""
    for scene in tables(game):
        (felt,) = [one for one in elements(scene) if one[1].get("id") == "felt"]
        read = list(loose_words([felt[0], felt[1], *felt[2]]))
        assert [one for one in read if not re.search(r"[^\W\d_]{3,}", one)] == []


def test_cards_say_whose_they_are_and_where_they_lie() -> None:
    said = [
        str(attributes["aria-label"])
        for scene in tables("anno")
        for _, attributes, _ in elements(scene)
        if "data-info" in attributes and "aria-label" in attributes
    ]
    for part in (", in your hand", ", on your board", "’s board", "in the Community Eight"):
        assert any(part in one for one in said), part
    ships = [
        str(attributes["aria-label"])
        for scene in tables("santyanno")
        for _, attributes, _ in elements(scene)
        if "data-ship" in attributes
    ]
    assert all(" hull" in one and "Coco " in one for one in ships) and ships
    pirates = [
        str(attributes["aria-label"])
        for scene in tables("santyanno")
        for _, attributes, _ in elements(scene)
        if str(attributes.get("class")).startswith("pirate")
    ]
    assert pirates and all(", on the " in one for one in pirates)


def test_digits_count_the_tables_zones_first() -> None:
    with seated(anno("he", seed=2)) as person:
        assert zones_of(person.scene)[-2:] == ["Log, rules and menu", "News"]
        person.page.send("tap", {"do": "keys"})
        listed = words(person.dialogs[-1][2][0])
        assert "1 Community Eight" in listed and "Your hand" in listed
        person.press("close-keys")
        assert not person.dialogs


@pytest.mark.parametrize("game", GAMES)
def test_every_table_has_a_place_where_it_tells_aloud_what_happens(game: str) -> None:
    for scene in tables(game):
        assert [a["aria-label"] for _, a, _ in elements(scene) if a.get("role") == "log"] == [
            "Just now"
        ]


@pytest.mark.parametrize("game", GAMES)
def test_a_digit_leads_only_where_there_is_something_to_come_to(game: str) -> None:
    for scene in tables(game):
        zones = {a["aria-label"]: scene_of for scene_of, a in zoned(scene)}
        listed = zones_of(scene)
        for name, zone in zones.items():
            reached = [
                1
                for tag, attributes, _ in elements(zone)
                if "tabindex" in attributes or (tag == "button" and not attributes.get("disabled"))
            ]
            assert bool(reached) is (name in listed), name


def zoned(scene: Scene) -> Iterator[tuple[Scene, dict[str, str]]]:
    for tag, attributes, children in elements(scene):
        if "data-zone" in attributes:
            yield [tag, attributes, *children], attributes


def test_who_switches_letters_off_is_told_of_none() -> None:
    with seated(anno("he", seed=2)) as person:
        for letters in (True, False):
            person.app.set(replace(person.app.settings, letters=letters))
            person.page.send("tap", {"do": "keys"})
            listed = words(person.dialogs[-1][2][0])
            assert "Tab To the next part" in listed and "I See it large" in listed
            assert ("Log and score" in listed) is ("1 Community Eight" in listed) is letters
            person.press("close-keys")


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_seen_large_is_reached_by_keys_when_it_is_only_looked_at(game: str) -> None:
    """A match played again: as many things as a hand finds, but for what lies under others."""
    with opened("#/replay/one", kept(one=positions(game)[-1])) as person:
        person.key("End")
        seen = [
            attributes
            for _, attributes, _ in elements(person.scene)
            if "data-info" in attributes and attributes.get("role") == "img"
        ]
        stops = [
            attributes["data-info"] for attributes in seen if attributes.get("tabindex") == "0"
        ]
        assert len(set(stops)) >= 8
        person.page.send("tap", {"do": "keys"})
        assert "← → One action back or forward" in words(person.dialogs[-1][2][0])


def test_letters_and_digits_can_be_switched_off_for_all_that_hears_keys() -> None:
    with seated(positions("annaotto")[-1]) as person:
        heard: list[str] = []
        screen = person.app._screen
        assert screen
        screen.handle = lambda kind, detail: heard.append(detail["key"])  # type: ignore[method-assign]
        for letters in (True, False):
            person.app.set(replace(person.app.settings, letters=letters))
            for key in ("a", "1", " ", "Enter", "Escape"):
                person.key(key)
        assert heard == ["a", "1", " ", "Enter", "Escape", " ", "Enter", "Escape"]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_twice_of_a_button(game: str) -> None:
    """What a mouse is told over it would be heard after its name."""
    for scene in tables(game):
        for _, attributes, _ in elements(scene):
            assert "title" not in attributes or attributes["title"] != attributes.get("aria-label")


@pytest.mark.parametrize("address", ["#/settings", "#/new/drift", "#/new/santyanno"])
def test_what_explains_a_field_is_heard_with_it(address: str) -> None:
    with opened(address) as person:
        told = {a["id"]: words([t, a, *c]) for t, a, c in elements(person.scene) if "id" in a}
        described = [
            attributes["aria-describedby"]
            for _, attributes, _ in elements(person.scene)
            if "aria-describedby" in attributes
        ]
        assert len(described) >= 2 and all(told[name] for name in described)


@pytest.mark.parametrize("game", GAMES)
def test_whose_turn_it_is_stands_in_the_heading(game: str) -> None:
    for scene in tables(game):
        (heading,) = [one for one in elements(scene) if one[0] == "h1"]
        written = words([heading[0], heading[1], *heading[2]])
        if written != "The end":
            assert heading[1]["aria-label"] in (f"{written}’s turn", "Everybody’s turn")


def shown_large(person: Person) -> set[str]:
    """What of a table can be seen large."""
    return {str(a["data-info"]) for _, a, _ in elements(person.scene) if "data-info" in a}


@pytest.mark.parametrize("game", GAMES)
def test_pictures_shown_large_have_names_or_are_not_heard(game: str) -> None:
    looked = 0
    with seated(positions(game)[0]) as person:
        for info in sorted(shown_large(person)):
            person.page.send("info", {"info": info})
            for dialog in person.dialogs:
                nameless = [*unheard([dialog[0], dialog[1], *dialog[2]])]
                assert nameless == [], (info, nameless)
                looked += 1
            person.press("close")
    assert looked


def unheard(scene: Scene) -> Iterator[str]:
    """Drawings that are met by those who do not see them, and say nothing."""
    if scene[1].get("aria-hidden") == "true" or scene[1].get("role") == "img":
        return
    if scene[0] == "svg" and not any("aria-label" in a for _, a, _ in elements(scene)):
        yield str(scene[1].get("class"))
    for child in scene[2:]:
        if isinstance(child, list):
            yield from unheard(child)


def test_what_is_said_at_once_stays_the_same_sentence() -> None:
    """Whatever is done meanwhile, it is heard once."""
    match = anno("he", seed=2)
    session = Session("one", match)
    before = just_now(session, "Red.")
    match.play(match.state.legal()[0])
    assert [one[1]["key"] for one in (before[-1], just_now(session, "Red.")[-1])] == ["aloud"] * 2


def test_a_dialog_has_a_name_and_a_place_for_sentences() -> None:
    with seated(anno("he", seed=2)) as person:
        for do in ("log", "rules", "menu"):
            person.press(do)
            ((_, attributes, children),) = person.dialogs
            assert attributes["aria-label"]
            assert children[-1][1]["role"] == "status", "there before its text"
            person.app.toast("Not now.")
            assert "Not now." in words(person.dialogs[0][2][-1]), "over the dialog, not under it"
            person.app.untoast()
            person.press("close")


def test_sentences_stay_where_it_is_wished() -> None:
    with opened("#/settings") as person:
        person.change("toasts_stay", True)
        person.app.toast("Not now.")
        person.wait(60)
        assert person.toast == "Not now."
        person.press("untoast")
        assert person.toast == ""


@pytest.mark.parametrize(
    ("game", "phase", "zone"), [("annaotto", "drawn", "piles"), ("anno1503", "tile", "sea")]
)
def test_keys_pass_by_what_a_sheet_lies_over(game: str, phase: str, zone: str) -> None:
    (match,) = [one.play() for one in by_phase(game) if one.name.endswith(phase)]
    with seated(match) as person:
        found = {a["data-zone"]: scene for scene, a in zoned(person.scene)}
        stops = [1 for _, attributes, _ in elements(found[zone]) if "tabindex" in attributes]
        assert stops == [] and len(found) > 3
