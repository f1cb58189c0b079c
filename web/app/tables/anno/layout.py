"""Where things lie on ANNO's table, for any room."""

from dataclasses import dataclass

from app.tables.kit.box import GAP, Box

RATIO = 1.4
"""A card's height to its width."""


@dataclass(frozen=True, slots=True)
class Layout:
    others: list[Box]
    """One for each opponent, in seat order from the viewer's left."""
    community: Box
    board: Box
    hand: Box
    plate: Box | None = None
    """Where the own line stands beside the others', for want of room above the own board."""


def layout(width: int, height: int, others: int) -> Layout:
    """The four parts of the table: below each other, or with the board beside where it is wide."""
    if width >= height * 1.15:
        return _wide(width, height, others)
    top, middle, board = height * 0.17, height * 0.28, height * 0.32
    hand = height - top - middle - board
    return Layout(
        _beside(Box(GAP, 0, width - 2 * GAP, top - GAP), others),
        Box(GAP, top, width - 2 * GAP, middle - GAP),
        Box(GAP, top + middle, width - 2 * GAP, board - GAP),
        Box(GAP, height - hand, width - 2 * GAP, hand - 4),
    )


def _wide(width: int, height: int, others: int) -> Layout:
    low = height <= 380
    top, hand = (32, height * 0.32) if low else (height * 0.2, height * 0.27)
    middle = height - top - hand
    left = min(width * 0.5, middle / 2 / RATIO * 5.6)
    above = _beside(Box(GAP, 0, width - 2 * GAP, top - GAP), others + low)
    return Layout(
        above[:others],
        Box(GAP, top, left - 2 * GAP, middle - GAP),
        Box(left, top, width - left - GAP, middle - GAP),
        Box(GAP, height - hand, width - 2 * GAP, hand - 4),
        above[-1] if low else None,
    )


def _beside(box: Box, count: int) -> list[Box]:
    width = (box.width - GAP * (count - 1)) / max(1, count)
    return [Box(box.x + i * (width + GAP), box.y, width, box.height) for i in range(count)]


def row(box: Box, count: int, most: float = 150) -> tuple[float, list[tuple[float, float]]]:
    """Cards side by side in the middle of a box: their width and their places."""
    count = max(count, 1)
    width = min((box.width - GAP * (count - 1)) / count, box.height / RATIO, most)
    x = box.x + (box.width - count * width - (count - 1) * GAP) / 2
    y = box.y + (box.height - width * RATIO) / 2
    return width, [(x + i * (width + GAP), y) for i in range(count)]


def eight(
    box: Box,
) -> tuple[float, list[tuple[float, float]], tuple[float, float], tuple[float, float]]:
    """The Community Eight: card width, eight places, and the places of deck and burn pile."""
    width = min((box.width - 5 * GAP) / 5.1, (box.height - GAP) / 2 / RATIO, 130)
    step, high = width + GAP, width * RATIO + GAP
    x = box.x + (box.width - 5 * width - 4 * GAP - GAP) / 2
    y = box.y + (box.height - 2 * high + GAP) / 2
    places = [(x + (i % 4) * step, y + (i // 4) * high) for i in range(8)]
    piles = x + 4 * step + GAP
    return width, places, (piles, y), (piles, y + high)


STRIP = 0.32
"""A strip's height to its width: the top band of a card."""


def blocks(box: Box, count: int) -> tuple[float, float, list[tuple[float, float]]]:
    """Months in a flat box: card width, strip width, places; the strips stand beside the card."""
    card = min(box.height / RATIO, box.width / max(count, 1) / 1.9)
    strip = card * 0.8
    step = card + strip + 3 + GAP
    x = box.x + max(0, (box.width - count * step + GAP) / 2)
    return card, strip, [(x + i * step, box.y) for i in range(count)]


def columns(
    box: Box, rows: list[int], most: float = 110
) -> tuple[float, list[tuple[float, float]]]:
    """Months side by side, each with as many strips under it as `rows` says."""
    count = max(len(rows), 1)
    tallest = max(rows, default=5)
    by_height = (box.height - 3 * tallest) / (RATIO + STRIP * tallest)
    width = min((box.width - GAP * (count - 1)) / count, by_height, most)
    x = box.x + (box.width - count * width - (count - 1) * GAP) / 2
    return width, [(x + i * (width + GAP), box.y) for i in range(count)]
