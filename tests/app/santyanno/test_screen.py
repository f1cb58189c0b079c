"""SANTY ANNO on the screen of a match: the clock is wound, and what it answers is done."""

from __future__ import annotations

import json

import pytest

from app.browser.store import MATCHES
from app.tables.santyanno.race import LAYING
from engine import Match
from engine.santyanno import route
from tests.app.fakes import Person, opened
from tests.app.santyanno.tabletop import a_match


def finger(person: Person, where: str) -> None:
    """A finger comes down on something that is shown."""
    assert person.all(lambda a: a.get("data-press") == where), f"{where} is not on the screen"
    person.page.send("press", {"press": where, "at": person.page.clock(), "x": 9, "y": 9})


def stored(match: Match) -> dict[str, str]:
    return {f"{MATCHES}m": json.dumps(match.save())}


def saved(person: Person) -> Match:
    return Match.load(person.page.storage.items[f"{MATCHES}m"])


def phase(person: Person) -> str:
    return str(saved(person).state.dump()["phase"])


def test_a_round_from_casting_off_to_the_loot() -> None:
    with opened("#/play/m", stored(a_match("hhh"))) as person:
        person.tap("cast_off")
        person.wait(2)
        at = saved(person).state.dump()
        finger(person, "0:flag")
        for seat, ship in enumerate(at["pirates"]):
            finger(person, f"{seat}:{route(at['table'], ship, at['cards'])[-1]}")
        assert phase(person) == "resolve"
        person.wait(15)
        person.tap("split")
        assert saved(person).state.dump()["coins"] == [[5], [4], [3]]
        assert {"flip", "bell", "splash", "coin"} <= set(person.page.sounds)


def test_whatever_a_finger_brings_about_is_drawn_once() -> None:
    with opened("#/play/m", stored(a_match("hhh"))) as person:
        ship, drawings = saved(person).state.dump()["table"][0], person.page.drawings
        person.tap("cast_off")
        assert person.page.drawings == drawings + 1 and phase(person) == "race"
        person.wait(LAYING / 1000)
        drawings = person.page.drawings
        finger(person, f"0:{ship}")
        assert person.page.drawings == drawings + 1 and "S11" in person.toast


@pytest.mark.parametrize("kinds", ["hhh", "hee"])
def test_S21_the_ceremony_waits_to_be_looked_at(kinds: str) -> None:
    with opened("#/play/m", stored(a_match(kinds, rounds=4))) as person:
        person.tap("cast_off")
        person.wait(6)
        at = saved(person).state.dump()
        for seat, ship in enumerate(at["pirates"][: kinds.count("h")]):
            finger(person, f"{seat}:{route(at['table'], ship, at['cards'])[-1]}")
        person.wait(90)
        person.tap("split")
        person.wait(60)
        honoured = [a["data-honour"] for _, a, _ in person.all(lambda a: "data-honour" in a)]
        assert person.screen == "table" and "captain" in honoured
        person.press("moment")
        assert person.screen == "result"


def test_computer_players_come_aboard_by_themselves() -> None:
    with opened("#/play/m", stored(a_match("hee"))) as person:
        person.tap("cast_off")
        person.wait(2)
        finger(person, "0:1")
        person.wait(60)
        assert phase(person) == "resolve"


def test_nobody_waits_who_does_not_want_to() -> None:
    with opened("#/play/m", stored(a_match("hee"))) as person:
        person.tap("cast_off")
        person.wait(2)
        finger(person, "0:1")
        person.press("hurry")
        person.wait(0.1)
        assert phase(person) == "resolve"


def test_S13_the_last_one_is_late_after_five_seconds() -> None:
    with opened("#/play/m", stored(a_match("hhh"))) as person:
        person.tap("cast_off")
        person.wait(2)
        finger(person, "0:1")
        finger(person, "1:1")
        person.wait(4.9)
        assert phase(person) == "race"
        person.wait(0.3)
        assert saved(person).state.dump()["boarded"][2] == "late"


def test_S15_the_tablet_goes_from_hand_to_hand() -> None:
    with opened("#/play/m", stored(a_match("hhh", play="pass"))) as person:
        person.tap("cast_off")
        for seat in range(3):
            if seat:
                assert person.screen == "handover"
                person.press("ready")
            person.press("start-clock")
            person.wait(2)
            finger(person, f"{seat}:1")
        assert phase(person) == "resolve"


def test_who_leaves_the_screen_stops_the_clock() -> None:
    with opened("#/play/m", stored(a_match("hee"))) as person:
        person.tap("cast_off")
        person.wait(2)
        person.page.go("#/")
        person.wait(90)
        assert phase(person) == "race"


def test_T3_a_duel_lies_over_the_result() -> None:
    match = a_match("hhh", rounds=5)
    with opened("#/play/m", stored(match)) as person:
        assert person.screen == "result"
        person.press("duel")
        person.press("duel-start")
        person.wait(3.1)
        finger(person, "duel:1")
        person.wait(5.1)
        assert "Otto wins the duel" in person.text
        person.press("duel-end")
        assert "Otto wins" not in person.text
        assert saved(person).save() == match.save()
