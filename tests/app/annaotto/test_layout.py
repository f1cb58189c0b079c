"""Room for everything on ANNAOTTO's table."""

import pytest

from app.tables.annaotto.layout import COLOURS_SHEET, FINGER, layout, spread_to_tap
from app.tables.annaotto.panels import drawn_spots
from app.tables.annaotto.zones import edges
from app.tables.kit.box import Box

SIZES = [(1180, 692), (820, 1052), (390, 668), (844, 286), (1440, 772)]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("others", range(1, 6))
def test_no_part_of_the_table_lies_over_another(width: int, height: int, others: int) -> None:
    for cards in (1, 8, 20):
        parts = layout(width, height, others, cards)
        boxes = [*parts.others, parts.centre, parts.hand]
        for number, one in enumerate(boxes):
            assert one.x >= 0 and one.y >= 0
            assert one.x + one.width <= width and one.y + one.height <= height
            assert all(apart(one, other) for other in boxes[number + 1 :])
        size, spots = spread_to_tap(parts.own_cards, cards, 150, 8)
        assert len(spots) == cards and size >= FINGER


@pytest.mark.parametrize("others", range(1, 6))
def test_a_sheet_that_asks_lies_beside_the_others_on_a_phone_on_its_side(others: int) -> None:
    for width, cards in ((844, 8), (694, 2), (694, 20)):
        parts = layout(width, 286, others, cards, asked=True)
        sheet = drawn_spots(parts).box
        assert all(apart(sheet, one) and one.width >= 100 for one in parts.others)
        assert apart(sheet, parts.hand) and sheet.right <= width
        colours = parts.over(parts.centre.width, parts.above.height)
        assert colours.width >= COLOURS_SHEET
        assert all(apart(colours, one) for one in parts.others)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("people", range(1, 7))
def test_O18_every_hand_has_a_zone_of_its_own(width: int, height: int, people: int) -> None:
    zones = [box for box, _ in edges(width, height, people)]
    assert len(zones) == people
    for number, one in enumerate(zones):
        assert min(one.width, one.height) >= 60
        assert all(apart(one, other) for other in zones[number + 1 :])


def apart(a: Box, b: Box) -> bool:
    return (
        a.x + a.width <= b.x + 0.01
        or b.x + b.width <= a.x + 0.01
        or a.y + a.height <= b.y + 0.01
        or b.y + b.height <= a.y + 0.01
    )
