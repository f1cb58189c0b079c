"""Names on plates: whole where they fit, else shortened in the middle."""

from __future__ import annotations

import pytest

from app.tables.kit.pieces import shortened, width_of

NAMES = (
    "Anna",
    "Maximiliane",
    "Bartholomäus",
    "Großmutter Ilse",
    "WWWWWWWWWW",
    "iiiiiiiiii",
    "李小龙",
)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("room", [45, 70, 110, 300])
def test_a_name_never_takes_more_than_its_room(name: str, room: int) -> None:
    short = shortened(name, room)
    assert width_of(short, 14) <= room
    assert short == name if width_of(name, 14) <= room else "…" in short
    assert short[0] == name[0]


def test_narrow_letters_need_less_room_than_wide_ones() -> None:
    assert shortened("Jill Fifi", 80) == "Jill Fifi"
    assert "…" in shortened("Emma Moww", 80)


def test_both_ends_of_a_name_are_left() -> None:
    assert shortened("Bartholomäus", 80) == "Bart…us"
