"""Panels and ring: where they lie, how they are turned, and the lap around them."""

from __future__ import annotations

import re
from itertools import combinations, pairwise

import pytest

from app.tables.kit.box import Box
from app.tables.santyanno.berths import (
    Berth,
    angles_of,
    edges,
    seated,
    seen_from,
    smallest_side,
    walk,
)
from app.tables.santyanno.berths import apart as apart_by
from app.tables.santyanno.fitting import fitted
from app.tables.santyanno.laps import Lap
from app.tables.santyanno.layout import Ring, beside, ring
from engine.santyanno.rounds import seat_place
from tests.app.santyanno.tabletop import cast_off
from tests.app.scenes import elements

ROOMS = [(1180, 692), (820, 1052), (390, 668), (844, 286), (1440, 772)]
TABLETS = ROOMS[:2]


def apart(one: Box, other: Box) -> bool:
    return (
        one.x + one.width <= other.x + 0.01
        or other.x + other.width <= one.x + 0.01
        or one.y + one.height <= other.y + 0.01
        or other.y + other.height <= one.y + 0.01
    )


def inside(room: tuple[int, int], box: Box) -> bool:
    width, height = room
    return (
        box.x >= -0.01
        and box.y >= -0.01
        and box.x + box.width <= width + 0.01
        and box.y + box.height <= height + 0.01
    )


def lie_apart(room: tuple[int, int], boxes: list[Box]) -> None:
    assert all(inside(room, box) for box in boxes)
    assert all(apart(one, other) for one, other in combinations(boxes, 2))


def parts(laid: Ring) -> list[Box]:
    return [*laid.ships, *laid.cards]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("people", range(2, 9))
def test_S14_panels_ships_and_cards_lie_apart(room: tuple[int, int], people: int) -> None:
    inner, berths = edges(*room, people)
    assert len(berths) == people
    for cards in (5, 10):
        lie_apart(room, [*(berth.box for berth in berths), *parts(ring(inner, cards))])


@pytest.mark.parametrize("room", TABLETS)
@pytest.mark.parametrize("people", range(2, 9))
def test_S14_on_a_tablet_every_button_is_large_enough(room: tuple[int, int], people: int) -> None:
    inner, berths = edges(*room, people)
    assert min(map(smallest_side, berths)) >= 44
    assert ring(inner, 10).ships[0].height >= 90
    assert ring(inner, 10).cards[0].height >= 75


BUTTON = 150, 56
"""More than the button needs in letters of the usual size."""


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("people", range(2, 8))
def test_S13_who_does_not_wait_taps_a_panel_and_no_card(room: tuple[int, int], people: int) -> None:
    table = cast_off("h" * people + "e" * max(1, 3 - people), pace=10_000)
    table.race_until(100)
    for seat in range(people):
        table.press(seat, 1)
    scene = table.session.table.drawing.draw(table.session.context(room, table.now))
    (style,) = [a["style"] for _, a, _ in elements(scene) if a.get("data-do") == "hurry"]
    x, bottom = (float(number) for number in re.findall(r"(?:left|top):([\d.]+)px", style))
    wide, high = BUTTON
    button = Box(x - wide / 2, bottom - high, wide, high)
    seating = seated(*room, range(people), len(table.boarded))
    lie_apart(room, [button, *parts(ring(seating.room, len(table.context.view["cards"])))])
    assert not all(apart(button, berth.box) for berth in seating.berths.values())


@pytest.mark.parametrize("room", ROOMS)
def test_S14_one_person_has_one_large_panel(room: tuple[int, int]) -> None:
    inner, panel = beside(*room)
    for cards in (5, 10):
        lie_apart(room, [panel, *parts(ring(inner, cards))])
    assert smallest_side(Berth(panel, 0), cards=False) >= 49


@pytest.mark.parametrize("room", TABLETS)
@pytest.mark.parametrize("people", range(2, 9))
def test_S9_everybody_sits_before_the_ship_of_their_seat(
    room: tuple[int, int], people: int
) -> None:
    """As nearly as the room allows: within half an edge, at every turn of the table."""
    seats = max(3, people)
    for turned in range(people):
        found = seated(*room, list(range(people)), seats, turned)
        angles = angles_of(list(found.berths.values()), *room)
        off = [
            apart_by((seat_place(seat, seats) + found.turn) * 45, angle)
            for seat, angle in enumerate(angles)
        ]
        assert max(off) <= 75 and sum(off) / people <= 45, (turned, off)


def test_S9_turning_the_table_brings_everybody_to_another_edge() -> None:
    places = [seated(1180, 692, [0, 1, 2, 3], 4, turned).berths[0].box for turned in range(5)]
    assert len(set(places[:4])) == 4 and places[4] == places[0]


@pytest.mark.parametrize("room", TABLETS)
@pytest.mark.parametrize("people", range(2, 9))
def test_S14_every_panel_repeats_the_row_large_enough(room: tuple[int, int], people: int) -> None:
    for berth in edges(*room, people)[1]:
        fit = fitted(*berth.size)
        assert fit.card >= 31 and fit.lines * -(-10 // fit.lines) >= 10


def test_S14_seats_go_clockwise_around_the_screen() -> None:
    _, berths = edges(1180, 692, 8)
    assert [berth.quarters for berth in berths] == [0, 0, 0, 1, 2, 2, 2, 3]
    below = [berth.box.x for berth in berths if berth.quarters == 0]
    above = [berth.box.x for berth in berths if berth.quarters == 2]
    assert below == sorted(below, reverse=True) and above == sorted(above)


def test_a_panel_is_the_table_as_its_player_sees_it() -> None:
    laid = ring(Box(0, 0, 900, 700), 5)
    for quarters, far in ((0, "above"), (2, "below")):
        first = laid.ships[seen_from(quarters)[0]]
        assert (first.y < 300) == (far == "above")
    assert seen_from(0)[4:] + seen_from(0)[:4] == seen_from(2)


@pytest.mark.parametrize("shape", [(4, 2), (2, 4)])
def test_neighbours_at_the_table_are_neighbours_on_the_panel(shape: tuple[int, int]) -> None:
    cells = walk(*shape)
    assert len(set(cells)) == 8
    for (x1, y1), (x2, y2) in pairwise(cells):
        assert abs(x1 - x2) + abs(y1 - y2) == 1


@pytest.mark.parametrize("direction", [1, -1])
def test_S17_a_lap_goes_once_around_either_way_and_home_again(direction: int) -> None:
    table = [5, 1, 2, 6, 4, 8, 3, 7]
    lap = Lap(table, 6)
    for n in range(9):
        assert not lap.done
        assert lap.tap(table[(3 + direction * n) % 8])
    assert lap.done


def test_S17_a_lap_begins_at_the_pirates_ship() -> None:
    lap = Lap([5, 1, 2, 6, 4, 8, 3, 7], 6)
    assert not lap.tap(5) and lap.taps == []
    assert lap.tap(6) and lap.taps == [6]


def test_S17_a_wrong_tap_ends_the_lap_and_begins_none() -> None:
    lap = Lap([5, 1, 2, 6, 4, 8, 3, 7], 5)
    for ship in (5, 1, 2):
        lap.tap(ship)
    assert not lap.tap(5)
    assert lap.taps == []
    for ship in (5, 7, 3, 8, 4, 6, 2, 1, 5):
        assert lap.tap(ship)
    assert lap.done
