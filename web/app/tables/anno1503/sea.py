"""The sea: islands under their clouds, ships, and how far the one at the helm comes."""

from collections import defaultdict

from app.tables.anno1503.art.ink import name_of
from app.tables.anno1503.art.tiles import face
from app.tables.anno1503.paint import Paint, Place, icon, words
from app.tables.base import piece
from app.tables.kit.box import Box
from app.tables.kit.colours import mark
from app.tables.kit.scene import Scene, circle, g, line, path, rect, use
from engine.anno1503.board import COLUMNS, ISLAND_SPACES, PLACE, ROWS, START
from engine.anno1503.words import space_name, tile_name

TOUCH = 44
_NUMERALS = ("I", "II")


class Chart:
    """The chart in its box, drawn into a `Paint`."""

    def __init__(self, paint: Paint, box: Box, upright: bool, small: bool = False) -> None:
        self.paint = paint
        self.box = box
        self.upright = upright
        self.small = small
        across, down = (ROWS, COLUMNS) if upright else (COLUMNS, ROWS)
        self.wide, self.high = box.width / across, box.height / down
        self.unit = min(self.wide, self.high)
        """The side of what lies in a space."""

    def corner(self, space: str) -> Place:
        row, column = PLACE[space]
        across, down = (row, column) if self.upright else (column, row)
        return self.box.x + across * self.wide, self.box.y + down * self.high

    def middle(self, space: str) -> Place:
        x, y = self.corner(space)
        return x + self.wide / 2, y + self.high / 2

    def draw(self) -> None:
        paint = self.paint
        paint.ground += [self._water(), *self._harbour(), *self._wakes()]
        paint.ground += [self._islands(space) for space in ISLAND_SPACES]
        paint.ground += self._names()
        if not self.small:
            paint.ground += [self._reached(space, n) for space, n in paint.reach.sea.items()]
            paint.places |= {f"space:{space}": self.middle(space) for space in PLACE}
        paint.pieces += self._ships()

    def _water(self) -> Scene:
        box, across = self.box, COLUMNS if not self.upright else ROWS
        down = ROWS if not self.upright else COLUMNS
        lines = "".join(
            f"M{box.x + i * self.wide:.1f} {box.y}v{box.height:.1f}" for i in range(1, across)
        )
        lines += "".join(
            f"M{box.x} {box.y + i * self.high:.1f}h{box.width:.1f}" for i in range(1, down)
        )
        touch = {} if self.small else self.paint.frame.touch("sea", "The sea")
        return g(
            rect(box.x, box.y, box.width, box.height, 6 if self.small else 14, class_="water"),
            path(lines, class_="grid") if not self.small else None,
            **touch,
        )

    def _names(self) -> list[Scene]:
        """Letters and numbers at the rims, as the log calls the spaces."""
        if self.small:
            return []
        first = [f"r0c{c}" for c in range(COLUMNS)]
        side = [f"r{r}c0" for r in range(ROWS)]
        drawn = []
        for spaces, part in ((first, slice(0, 1)), (side, slice(1, None))):
            for space in spaces:
                x, y = self.corner(space)
                letter = part.start == 0
                top = letter != self.upright
                at = (x + self.wide / 2, y + 8) if top else (x + 8, y + self.high / 2)
                drawn.append(words(*at, space_name(space)[part], 10, "rim"))
        return drawn

    def _harbour(self) -> list[Scene]:
        x, y = self.middle(START)
        size = self.unit
        harbour = use(
            name_of("harbour"), x - self.wide / 2 + 2, y - size / 2, size, size, class_="through"
        )
        if self.small:
            return [harbour]
        rose_x, rose_y = self.middle("r1c11")
        rose = icon("rose", rose_x, rose_y, size * 0.86)
        return [g(rose, class_="rose"), harbour]

    def _islands(self, space: str) -> Scene:
        paint, view = self.paint, self.paint.view
        x, y = self.middle(space)
        unit = self.unit * 0.98
        number = ISLAND_SPACES[space]
        tile = space in view["tiles"]
        seen = view["players"][paint.home]["seen"].get(space) if view["seat"] is not None else None
        drawn = [use(name_of(f"islands-{number}"), x - unit / 2, y - unit / 2, unit, unit)]
        if tile:
            drawn.append(
                use(name_of("cloud"), x - unit / 2, y - unit / 2, unit, unit, class_="cloud")
            )
        if self.small:
            return g(*drawn)
        if tile and space in paint.known:
            drawn += self._mark(x, y, seen)
        token = f"space:{space}"
        cost = paint.reach.islands.get(space)
        touch = paint.frame.touch(token, self._island_name(space, tile, seen), f"island:{space}")
        left, top = self.corner(space)
        return g(
            *drawn,
            rect(left + 2, top + 2, self.wide - 4, self.high - 4, 10, class_="ring"),
            *(self._cost(left + self.wide - 12, top + 12, cost) if cost else ()),
            class_=paint.frame.classes(
                token, "island", "traced-ring" if self._traced(space) else ""
            ),
            **touch,
        )

    def _island_name(self, space: str, tile: bool, seen: str | None) -> str:
        name = f"Island {space_name(space)}"
        if not tile:
            return f"{name}, nothing to explore"
        if seen:
            return f"{name}, {tile_name(seen)}"
        looked = space in self.paint.known
        return f"{name}, under cloud, {'you have looked here' if looked else 'unknown'}"

    def _mark(self, x: float, y: float, seen: str | None) -> list[Scene]:
        """A private mark: the tile itself where nobody else looks, else an eye."""
        size = self.unit * 0.5
        if seen:
            return [use(face(seen), x - size / 2, y - size * 0.4, size, size, class_="through")]
        return [icon("eye", x, y + size * 0.1, size * 0.75)]

    def _traced(self, space: str) -> bool:
        """Whether the last action concerned this island."""
        return any(
            space in event and event[0] in ("explored", "left", "claimed", "laid")
            for event in self.paint.told
        )

    def _cost(self, x: float, y: float, cost: int) -> list[Scene]:
        return [
            circle(x, y, 10, class_="cost"),
            words(x, y, str(cost), 13, "cost-text"),
        ]

    def _reached(self, space: str, cost: int) -> Scene:
        """A sea space that the ship at the helm can reach."""
        paint = self.paint
        left, top = self.corner(space)
        x, y = self.middle(space)
        token = f"space:{space}"
        return g(
            rect(left + 1, top + 1, self.wide - 2, self.high - 2, 10, class_="hit"),
            circle(x, y, min(15, self.unit * 0.32), class_="buoy"),
            words(x, y, str(cost), 14, "buoy-text"),
            circle(x, y, min(19, self.unit * 0.42), class_="ring"),
            class_=paint.frame.classes(token, "reach"),
            **paint.frame.touch(token, f"Sail to {space_name(space)}, {cost} points"),
        )

    def _wakes(self) -> list[Scene]:
        """Where ships have just sailed."""
        drawn = []
        for event in self.paint.told:
            if event[0] == "sailed":
                (x1, y1), (x2, y2) = self.middle(event[3]), self.middle(event[4])
                drawn.append(line(x1, y1, x2, y2, class_="wake"))
        return drawn

    def _ships(self) -> list[Scene]:
        """All ships at sea; several on one space lie side by side."""
        at: dict[str, list[tuple[int, int]]] = defaultdict(list)
        for seat, player in enumerate(self.paint.view["players"]):
            for number, space in enumerate(player["ships"]):
                if space:
                    at[space].append((seat, number))
        drawn = []
        for space, ships in at.items():
            ships.sort(key=lambda ship: ship[0] == self.paint.home)
            x, y = self.middle(space)
            for (seat, number), (dx, dy, share) in zip(ships, _berths(len(ships)), strict=True):
                size = self.unit * share
                place = x + dx * self.unit, y + dy * self.unit
                drawn.append(self._ship(seat, number, place, size, len(ships)))
        return drawn

    def _ship(self, seat: int, number: int, place: Place, size: float, crowd: int) -> Scene:
        paint = self.paint
        token = f"ship:{number}" if seat == paint.home else f"other:{seat}"
        scale = size / 56
        own = seat == paint.home and paint.can(token)
        reach = max(size, TOUCH if crowd == 1 else size) / scale
        helm = own and number == paint.helm
        name = f"{paint.frame.names[seat]}, {('first', 'second')[number]} ship"
        touch = paint.frame.touch(token, name) if own else {"class_": "through"}
        if own:
            pressed = "true" if helm else "false"
            touch |= {"class_": "ship helm" if helm else "ship can", "aria_pressed": pressed}
        start = self.middle(START)
        return piece(
            f"{'small' if self.small else ''}ship-{seat}-{number}",
            place[0] - size / 2,
            place[1] - size / 2,
            g(use(name_of("ship"), 0, 0, 56, 56), style=paint.who(seat)),
            mark(paint.frame.colours[seat], 15, 18, 11) if not self.small else None,
            words(36, 24, _NUMERALS[number], 11, "pennant") if not self.small else None,
            rect(28 - reach / 2, 28 - reach / 2, reach, reach, 12, class_="ring") if own else None,
            scale=scale,
            start=(start[0] - size / 2, start[1] - size / 2),
            **touch,
        )


def _berths(count: int) -> list[tuple[float, float, float]]:
    """For each ship on a space: its offset from the middle and its size, in spaces."""
    if count == 1:
        return [(0, 0, 0.84)]
    if count == 2:
        return [(-0.22, -0.12, 0.6), (0.22, 0.12, 0.6)]
    if count <= 4:
        places = [(-0.24, -0.24), (0.24, -0.24), (-0.24, 0.24), (0.24, 0.24)]
        return [(x, y, 0.5) for x, y in places[:count]]
    return [((i % 3 - 1) * 0.32, (i // 3 - 1) * 0.32, 0.38) for i in range(count)]
