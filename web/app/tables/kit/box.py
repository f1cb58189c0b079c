"""A rectangle of a table, in CSS pixels; tables are laid out as boxes within boxes."""

from typing import NamedTuple

GAP = 8


class Box(NamedTuple):
    """A tuple, because every drawing makes and compares dozens of them."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def meets(self, other: "Box") -> bool:
        """Whether the two share some room."""
        apart = self.right <= other.x or other.right <= self.x
        return not (apart or self.bottom <= other.y or other.bottom <= self.y)

    def inset(self, by: float) -> "Box":
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def columns(self, count: int, gap: float = GAP) -> "list[Box]":
        width = (self.width - gap * (count - 1)) / max(1, count)
        return [Box(self.x + i * (width + gap), self.y, width, self.height) for i in range(count)]

    def rows(self, *shares: float, gap: float = GAP) -> "list[Box]":
        """Boxes below each other, as high as their shares of the whole."""
        room = (self.height - gap * (len(shares) - 1)) / sum(shares)
        boxes, y = [], self.y
        for share in shares:
            boxes.append(Box(self.x, y, self.width, share * room))
            y += share * room + gap
        return boxes

    def cut(self, width: float, gap: float = GAP) -> "tuple[Box, Box]":
        """A part of this width on the left, and the rest."""
        rest = Box(self.x + width + gap, self.y, self.width - width - gap, self.height)
        return Box(self.x, self.y, width, self.height), rest
