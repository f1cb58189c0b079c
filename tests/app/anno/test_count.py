"""A23: the end of a mensis is an event: all lies open, every card counts, the row is written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from app.tables.kit.colours import COLOURS
from app.tables.kit.plates import HEAD
from engine import Match, Player, games
from engine.anno.words import card_name
from tests.app.fakes import Found, Person, inside, opened, words
from tests.app.laid import kept, session_of
from tests.engine.anno.positions import position

FULL = {"M04": "Q2 D30 ZTAU SSPR"}
SIZES = [(1180, 690), (820, 1000), (390, 640), (844, 240), (1280, 770)]


@contextmanager
def cleared(kinds: str = "hh", mensises: int = 3, **fields: Any) -> Iterator[Person]:
    """Anna has cleared her hand with her last card."""
    state = position(
        "Q3", "Q1", board=FULL | {"M07": "D31"}, options={"mensises": mensises}, **fields
    )
    players = [
        Player(name, colour, "human" if kind == "h" else "easy")
        for name, colour, kind in zip(("Anna", "Otto"), COLOURS, kinds, strict=False)
    ]
    options = {"mensises": mensises}
    match = Match(games()["anno"], players, 1, options, position=state.dump())
    with opened("#/play/count", kept(count=match)) as person:
        if person.screen == "handover":
            person.press("ready")
        person.tap("hand:Q3")
        person.tap("board:M07")
        person.press("confirm")
        yield person


def classed(person: Person, name: str) -> list[Found]:
    return person.all(lambda a: name in str(a.get("class", "")).split())


@pytest.mark.parametrize("kinds", ["hh", "he"])
def test_A23_the_count_is_shown_until_somebody_deals(kinds: str) -> None:
    with cleared(kinds) as person:
        person.wait(30)
        assert session_of(person).match.state.dump()["phase"] == "counted"
        assert person.screen == "table" and classed(person, "counted")
        good = [one for one in classed(person, "tag") if "good" in one[1]["class"]]
        bad = [one for one in classed(person, "tag") if "bad" in one[1]["class"]]
        assert (len(good), len(bad)) == (8, 3), "each card on the boards, each card in a hand"
        assert len({one[1]["style"] for one in good}) == 8, "one after the other"
        assert classed(person, "full-sign") and classed(person, "written")
        assert "Mensis 1 is over." in person.text and "cleared" in person.text
        hands = [a["aria-label"] for _, a, _ in person.all(lambda a: "aria-label" in a)]
        held = [said for said in hands if said.startswith(f"{card_name('Q4')}, in ")]
        assert held and all(said.endswith(" hand") for said in held), "all hands lie open"
        person.tap("deal")
        assert session_of(person).match.state.dump()["mensis"] == 2 and not classed(
            person, "counted"
        )


def test_A23_the_last_count_is_shown_before_the_result() -> None:
    with cleared("he", mensises=1) as person:
        assert person.screen == "table" and classed(person, "counted")
        person.wait(30)
        assert person.screen == "table", "it waits for a tap"
        person.press("moment")
        assert person.screen == "result"


def test_A23_in_the_replay_too() -> None:
    with cleared() as person:
        match = session_of(person).match
    with opened("#/replay/count/1", kept(count=match)) as person:
        assert person.screen == "replay" and classed(person, "counted") and classed(person, "tag")


@pytest.mark.parametrize("size", SIZES)
def test_sums_stand_for_everybody_at_every_size(size: tuple[int, int]) -> None:
    with cleared() as person:
        person.page.room = size
        person.page.send("resize", {})
        sums = classed(person, "sum-line")
        assert len(sums) == 2
        numbers = [
            [a["aria-label"] for _, a, _ in inside(one) if "aria-label" in a] for one in sums
        ]
        assert numbers == [["40", "0", "40", "40"], ["0", "15", "-15", "-15"]]
        assert all("in all" in words([tag, a, *children]) for tag, a, children in sums)


@pytest.mark.parametrize("size", SIZES)
def test_what_cards_count_covers_no_word_and_no_sum(size: tuple[int, int]) -> None:
    """A tag stands over the upper edge of a card, or at the end of a strip."""
    with cleared() as person:
        person.page.room = size
        person.page.send("resize", {})
        panels = [one for one in classed(person, "plot") if "y" in one[1]]
        tags = classed(person, "tag")
        assert panels and len(tags) == 8 + 3
        for _, _, children in tags:
            disc = next(child[1] for child in children if child[0] == "circle")
            top = float(disc["cy"]) - float(disc["r"])
            assert any(top >= float(panel["y"]) + HEAD - 2 for _, panel, _ in panels)


def test_A23_the_next_mensis_is_the_one_large_button() -> None:
    with cleared() as person:
        (deal,) = person.all(lambda a: a.get("data-tap") == "deal")
        assert "big" in str(deal[1]["class"]).split()
        assert not person.all(lambda a: a.get("data-do") == "confirm")
