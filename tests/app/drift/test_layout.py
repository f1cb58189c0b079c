"""Room for everything on DRIFT's table."""

from __future__ import annotations

from math import hypot

import pytest

from app.tables.drift.layout import Layout, layout
from app.tables.drift.zoom import KNOB, zoom_buttons
from app.tables.kit.box import Box

SIZES = [(1180, 692), (820, 1052), (390, 640), (390, 485), (360, 420), (844, 286), (1440, 772)]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("others", range(1, 6))
def test_no_plate_lies_over_the_board_and_none_over_another(
    width: int, height: int, others: int
) -> None:
    parts = layout(width, height, others)
    assert len(parts.plates) == others
    for number, plate in enumerate(parts.plates):
        assert plate.x >= 0 and plate.y >= 0 and plate.right <= width and plate.bottom <= height
        assert _distance(parts, plate) >= parts.radius
        assert all(_apart(plate, one) for one in [*parts.plates[number + 1 :], parts.tray])
    assert parts.y + parts.radius <= max(parts.tray.y, parts.frame.bottom)
    assert parts.frame.x <= parts.x - parts.radius and parts.x + parts.radius <= width


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("others", range(1, 6))
def test_the_knobs_lie_beside_the_board_and_over_nothing_else(
    width: int, height: int, others: int
) -> None:
    parts = layout(width, height, others)
    for _, attributes, *_ in zoom_buttons(parts):
        x, y = map(float, attributes["transform"][10:-1].split())
        knob = Box(x - KNOB, y - KNOB, 2 * KNOB, 2 * KNOB)
        assert hypot(x - parts.x, y - parts.y) >= parts.radius + KNOB - 2
        assert knob.x >= 0 and knob.right <= width + 0.1 and knob.bottom <= height + 0.1
        assert all(_apart(knob, one) for one in [parts.tray, *parts.plates])


def test_where_little_height_is_left_the_plates_go_beside_the_board() -> None:
    usual, low = layout(390, 640, 5), layout(390, 485, 5)
    assert len({plate.x for plate in usual.plates}) == 3
    assert len({plate.x for plate in low.plates}) == 1
    assert low.radius >= 125


def _distance(parts: Layout, box: Box) -> float:
    """From the board's middle to the nearest of a box."""
    x = min(max(parts.x, box.x), box.right) - parts.x
    y = min(max(parts.y, box.y), box.bottom) - parts.y
    return float((x * x + y * y) ** 0.5)


def _apart(a: Box, b: Box) -> bool:
    return a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y
