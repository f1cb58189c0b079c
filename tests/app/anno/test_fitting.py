"""Boards that fit: whatever lies under a month stays within its box, at every size."""

from __future__ import annotations

from itertools import pairwise

import pytest

from app.match.session import Session
from app.tables.anno.layout import RATIO, fan, layout, row
from app.tables.kit.box import Box
from engine import Match, games
from tests.app.fakes import elements
from tests.shots.positions import people

SIZES = [(1180, 690), (820, 1000), (390, 600), (844, 240), (1280, 770), (674, 270)]
HEAVY = [[8], [8, 7, 6], [5, 8, 5, 6, 7], [5] * 7, [8] * 6]
"""Strips under each month: February with both days, a weather and a cusp has eight."""


def within(inner: Box, outer: Box) -> bool:
    return (
        inner.x >= outer.x - 0.5
        and inner.y >= outer.y - 0.5
        and inner.right <= outer.right + 0.5
        and inner.bottom <= outer.bottom + 0.5
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", [1, 2, 3])
@pytest.mark.parametrize("rows", HEAVY)
def test_every_month_with_its_cards_stays_within_its_plate(
    size: tuple[int, int], others: int, rows: list[int]
) -> None:
    parts = layout(*size, others)
    for box in [parts.board, *(one for one in parts.others if one.height > 60)]:
        laid = fan(box, rows, 120)
        wholes = [laid.whole(x, y, count) for (x, y), count in zip(laid.spots, rows, strict=True)]
        for whole, count, (x, y) in zip(wholes, rows, laid.spots, strict=True):
            assert within(whole, box), (whole, box)
            assert within(Box(x, y, laid.card, laid.card * RATIO), whole)
            strips = laid.strips(x, y, count)
            assert all(within(strip, whole) for strip in strips)
            tops = [strip.y for strip in strips]
            assert tops == sorted(set(tops)), "no strip hides another"
        rights = sorted((whole.y, whole.x, whole.right) for whole in wholes)
        for (y, _, right), (below, left, _) in pairwise(rights):
            assert y != below or right <= left, "no month lies on another"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", [1, 2, 3])
def test_the_hand_and_its_buttons_have_room_for_fingers(size: tuple[int, int], others: int) -> None:
    parts = layout(*size, others)
    width, spots = row(parts.hand, 6)
    boxes = [*parts.keys, *(Box(x, y, width, width * RATIO) for x, y in spots)]
    for number, box in enumerate(boxes):
        assert within(box, Box(0, 0, *size)) and min(box.width, box.height) >= 44
        for other in boxes[number + 1 :]:
            beside = box.right <= other.x or other.right <= box.x
            assert beside or box.bottom <= other.y or other.bottom <= box.y


@pytest.mark.parametrize("others", [1, 2, 3])
@pytest.mark.parametrize("width", range(500, 1200, 20))
def test_hands_of_backs_never_take_the_room_of_a_name(others: int, width: int) -> None:
    seats = [*people(others + 1)]
    match = Match(games()["anno"], seats, 3, {"mensises": 12})
    session = Session("x", match)
    session.viewer = match.state.actors[0]
    context = session.context((width, 250))
    drawn = session.table.drawing.draw(context)
    written = {" ".join(inside) for tag, _, inside in elements(drawn) if tag == "text"}
    assert {name for name in context.names if len(name) <= 4} <= written
