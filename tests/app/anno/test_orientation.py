"""Orientation on the table: kind answers at the finger, a cheer, a year to walk through."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations, pairwise
from typing import Any

import pytest

from app.tables.anno.orientation import MONTH_LIST, SIGNS, spread, wants
from app.tables.kit.colours import COLOURS
from engine import Match, Player, games
from tests.app.fakes import Person, opened
from tests.app.laid import kept, session_of
from tests.engine.anno.positions import orientation


@contextmanager
def at_the_table(card: str, deck: str = "Q1", **fields: Any) -> Iterator[Person]:
    state = orientation(card, deck, **fields)
    players = [Player("Mia", COLOURS[0]), Player("Ben", COLOURS[1])]
    match = Match(games()["anno"], players, 1, {"mode": "orientation"}, position=state.dump())
    with opened("#/play/year", kept(year=match)) as person:
        yield person


@pytest.mark.parametrize(
    ("card", "token", "said"),
    [
        ("ZLEO", "place:M02", "Not quite: February does not show Leo. Look at the other months!"),
        ("BLUE", "place:M02", "Not quite: no month takes the Blue Moon. Put it on the pile."),
        ("ZLEO", "aside", "Not quite: Leo belongs to a month. Look who shows it!"),
        ("ZLEO", "place:M08", "Yes! August takes Leo."),
        ("CUSP", "aside", "Yes! Cusp belongs to no month."),
    ],
)
def test_A28_every_try_is_answered_where_the_finger_is(card: str, token: str, said: str) -> None:
    with at_the_table(card) as person:
        person.tap(token)
        assert person.toast == said


def test_A28_a_drag_is_the_same_and_rows_shake_or_are_glad() -> None:
    with at_the_table("ZLEO") as person:
        drawn = {"drag": "drawn", "info": "ZLEO", "x": 300, "y": 300}
        person._tell("drag", {**drawn, "onto": "place:M02", "at": ""})
        assert person.toast.startswith("Not quite") and person.all(
            lambda a: a.get("class") == "wrong"
        )
        person._tell("drag", {**drawn, "onto": "place:M07", "at": ""})
        assert session_of(person).match.log[-1][1] == ("place", "ZLEO", "M07")
        assert person.all(lambda a: a.get("class") == "right")


@pytest.mark.parametrize("size", [(1180, 648), (820, 1008), (390, 638), (694, 286), (1204, 772)])
def test_A27_zodiacs_lie_between_their_months_with_capricorn_at_the_top(
    size: tuple[int, int],
) -> None:
    """At the sizes that are left for a table on tablets, phones and a laptop."""
    width, height = size
    year, bench = spread(width, height, wide=width > height)
    for number, month in enumerate(MONTH_LIST):
        sign, row = year.zodiac(number), year.row(number)
        assert abs(sign.y + sign.height / 2 - row.y) < 1, "on the line between two rows"
        pictures = [box for _, box in year.parts(number)]
        slots = year.slots(number, len(wants(month)))
        for left, right in pairwise([sign, *pictures, year.name(number), slots[0]]):
            assert left.right <= right.x, "nothing lies on what is beside it"
        assert row.height >= 40 and not row.meets(bench), "for fingers"
        assert all(row.x <= slot.x and slot.right <= row.right for slot in slots)
        assert all(not one.meets(other) for one, other in combinations(slots, 2))
        assert sign.y >= 0 and row.bottom <= height and row.right <= width
    assert year.zodiac(0).y < year.row(0).y and SIGNS[0] == "ZCAP"


def test_A29_the_finished_year_is_looked_at_and_walked_through_without_scores() -> None:
    with at_the_table("CUSP", "") as person:
        person.tap("aside")
        assert person.screen == "table" and "The year is complete!" in person.text
        person.press("moment")
        assert person.screen == "result" and "slip" not in person.words_of("places")
        person.press("last")
        person.press("walk", month="M01")
        assert "Days 1 to 31 of the year." in person.text
        person.press("walk", month="M02")
        assert "Days 32 to 59 of the year." in person.text


def test_all_twelve_months_are_there() -> None:
    with at_the_table("ZLEO") as person:
        assert {f"place:{month}" for month in MONTH_LIST} | {"aside"} == person.tokens()
