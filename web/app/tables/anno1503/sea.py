"""The sea: islands under their clouds, and how far the ship at the helm comes."""

from functools import lru_cache

from app.tables.anno1503.art.palette import symbol_name
from app.tables.anno1503.art.tiles import face
from app.tables.anno1503.canvas import Canvas, Place
from app.tables.anno1503.fleet import draw_ships
from app.tables.anno1503.marks import area, caption, icon
from app.tables.kit.box import Box
from app.tables.kit.pieces import written
from app.tables.kit.scene import Scene, circle, g, line, path, rect, use
from engine.anno1503.board import COLUMNS, ISLAND_SPACES, PLACE, ROWS, START
from engine.anno1503.pieces import FACE_DOWN
from engine.anno1503.queries import Sort, sort_of
from engine.anno1503.types import View
from engine.anno1503.words import space_name, tile_name
from engine.language import tr, tr_n

RIM = 14.0
"""The edge of the chart with the names of its columns and rows: nothing else lies there."""


class Chart:
    """The chart in its box, drawn onto a canvas."""

    def __init__(self, canvas: Canvas, box: Box, upright: bool, small: bool = False) -> None:
        rim = 0 if small else RIM
        # On a phone every space is to be met by a finger.
        above = min(rim, 11.0) if upright else rim
        self.canvas = canvas
        self.paper = box
        self.box = Box(box.x + rim, box.y + above, box.width - rim - 1, box.height - above - 1)
        self.upright = upright
        self.small = small
        across, down = (ROWS, COLUMNS) if upright else (COLUMNS, ROWS)
        self.wide, self.high = self.box.width / across, self.box.height / down
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
        canvas = self.canvas
        laid = (self.box, self.upright, self.small)
        canvas.ground += canvas.kept.lasting(("water", self.small), self._open_water, *laid)
        canvas.ground += self._wakes()
        canvas.ground += self._islands()
        canvas.ground += canvas.kept.lasting(("rims", self.small), self._names, *laid)
        if not self.small:
            canvas.ground += [self._reached(space, n) for space, n in canvas.reach.sea.items()]
            canvas.places |= canvas.kept.lasting("places", self._places, *laid)
        draw_ships(canvas, self.middle, (self.wide, self.high), self.small)

    def _places(self) -> dict[str, Place]:
        return {f"space:{space}": self.middle(space) for space in PLACE}

    def _open_water(self) -> list[Scene]:
        return [self._water(), *self._harbour()]

    def _water(self) -> Scene:
        box, across = self.box, COLUMNS if not self.upright else ROWS
        down = ROWS if not self.upright else COLUMNS
        lines = "".join(
            f"M{box.x + i * self.wide:.1f} {box.y}v{box.height:.1f}" for i in range(1, across)
        )
        lines += "".join(
            f"M{box.x} {box.y + i * self.high:.1f}h{box.width:.1f}" for i in range(1, down)
        )
        touch = {} if self.small else self.canvas.context.touch("sea", tr("The sea"))
        return g(
            area(self.paper, 6 if self.small else 14, "water"),
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
                top = (part.start == 0) != self.upright
                at = (x + self.wide / 2, y - 5.5) if top else (x - 6, y + self.high / 2)
                drawn.append(caption(*at, space_name(space)[part], 10, "rim", translate="no"))
        return [written(*drawn)]

    def _harbour(self) -> list[Scene]:
        x, y = self.middle(START)
        size = self.unit
        harbour = use(
            symbol_name("harbour"),
            x - self.wide / 2 + 2,
            y - size / 2,
            size,
            size,
            class_="through",
        )
        if self.small:
            return [harbour]
        rose_x, rose_y = self.middle("r1c11")
        rose = icon("rose", rose_x, rose_y, size * 0.86)
        touch = self.canvas.context.touch("signs", tr("What the signs at sea mean"), "signs")
        if self.canvas.context.live:
            touch["role"] = "button"
        left, top = self.corner("r1c11")
        hit = rect(left + 1, top + 1, self.wide - 2, self.high - 2, 10, class_="hit")
        return [g(hit, rose, class_="rose", **touch), harbour]

    def _islands(self) -> list[Scene]:
        """Few actions change any of them."""
        canvas, view, traced = self.canvas, self.canvas.view, self._traced()
        if self.small:
            return [self._picture(space, sort_of(view, space)) for space in ISLAND_SPACES]
        return canvas.kept.lasting(
            "islands",
            lambda: [self._kept_island(space, space in traced) for space in ISLAND_SPACES],
            *(view["tiles"], canvas.player["seen"], canvas.reach.islands, traced),
            *(self.paper, self.upright),
        )

    def _kept_island(self, space: str, traced: bool) -> Scene:
        canvas, kind = self.canvas, sort_of(self.canvas.view, space)
        seen = canvas.player["seen"].get(space) if kind == "unknown" else None
        cost = canvas.reach.islands.get(space)
        return canvas.kept.lasting(
            ("island", space),
            lambda: self._island(space, kind, seen, cost, traced),
            *(kind, seen, cost, traced, self.paper, self.upright),
        )

    def _picture(self, space: str, kind: Sort) -> Scene:
        return _picture(kind, ISLAND_SPACES[space], *self.middle(space), self.unit * 0.98)

    def _island(
        self, space: str, kind: Sort, seen: str | None, cost: int | None, traced: bool
    ) -> Scene:
        context, token = self.canvas.context, f"space:{space}"
        x, y = self.middle(space)
        left, top = self.corner(space)
        return g(
            self._hit(left, top),
            self._picture(space, kind),
            None if kind != "unknown" else self._mark(x, y, seen),
            area(Box(left + 2, top + 2, self.wide - 4, self.high - 4), 10, "ring"),
            *(self._cost(left, top, cost) if cost else ()),
            class_=context.classes(token, f"island {kind}", "traced-ring" if traced else ""),
            **context.touch(token, self._said(space, seen, cost), f"island:{space}"),
        )

    def _said(self, space: str, seen: str | None, cost: int | None) -> str:
        """An island, and what a ship needs to explore it, where it can."""
        name = island_name(self.canvas.view, space, seen)
        if not cost:
            return name
        return tr_n(
            "{island}, {count} action point", "{island}, {count} action points", cost, island=name
        )

    def _cost(self, left: float, top: float, cost: int) -> list[Scene]:
        """In a space's upper right corner; a narrow one's reaches over the edge, off the island."""
        narrow = self.wide < 50
        inside, radius = (2, 8) if narrow else (12, 10)
        x, y = left + self.wide - inside, top + max(inside, radius)
        size = 11 if narrow else 13
        words = caption(x, y, str(cost), size, "cost-text", aria_hidden="true")
        return [circle(x, y, radius, class_="cost"), words]

    def _hit(self, left: float, top: float) -> Scene:
        """All of a space, for fingers."""
        return rect(left, top, self.wide, self.high, 10, class_="hit")

    def _mark(self, x: float, y: float, tile: str | None) -> Scene:
        """What is to be found; where the viewer has looked: the tile, or an eye over it."""
        size = self.unit * 0.5
        if tile is None:
            return caption(x, y + 1, "?", self.unit * 0.46, "unknown-text", translate="no")
        if tile != FACE_DOWN:
            return use(face(tile), x - size / 2, y - size * 0.4, size, size, class_="through")
        return icon("eye", x, y + size * 0.1, size * 0.75)

    def _traced(self) -> set[str]:
        """The islands that the last action concerned."""
        concerned = ("explored", "left", "claimed", "laid")
        about = [event for event in self.canvas.events if event[0] in concerned]
        return {space for space in ISLAND_SPACES if any(space in event for event in about)}

    def _reached(self, space: str, cost: int) -> Scene:
        """A sea space that the ship at the helm can reach."""
        context = self.canvas.context
        left, top = self.corner(space)
        x, y = self.middle(space)
        token = f"space:{space}"
        name = tr_n(
            "Sail to {space}, {count} action point",
            "Sail to {space}, {count} action points",
            cost,
            space=space_name(space),
        )
        buoy = [
            circle(x, y, min(15, self.unit * 0.32), class_="buoy"),
            caption(x, y, str(cost), 14, "buoy-text"),
            circle(x, y, min(19, self.unit * 0.42), class_="ring"),
        ]
        if any(space in player["ships"] for player in self.canvas.view["players"]):
            room = Box(left + 2, top + 2, self.wide - 4, self.high - 4)
            buoy = [area(room, 10, "ring")]
            number = self._cost(left, top, cost)
            self.canvas.above.append(g(*number, class_="through"))
        return g(
            self._hit(left, top),
            *buoy,
            class_=context.classes(token, "reach"),
            **context.touch(token, name),
        )

    def _wakes(self) -> list[Scene]:
        """Where ships have just sailed."""
        drawn = []
        for event in self.canvas.events:
            if event[0] == "sailed":
                (x1, y1), (x2, y2) = self.middle(event[3]), self.middle(event[4])
                drawn.append(line(x1, y1, x2, y2, class_="wake"))
        return drawn


@lru_cache(256)
def _picture(kind: Sort, islands: int, x: float, y: float, size: float) -> Scene:
    """Islands under their cloud, islands with nothing left on them, or rocks to sail around."""
    box = (x - size / 2, y - size / 2, size, size)
    if kind == "unused":
        return g(use(symbol_name("reef"), *box))
    if kind == "empty":
        return g(use(symbol_name(f"bare-{islands}"), *box))
    cloud = use(symbol_name("cloud"), *box, class_="cloud")
    return g(use(symbol_name(f"islands-{islands}"), *box), cloud)


def island_name(view: View, space: str, seen: str | None) -> str:
    """An island, and what is known of it; `seen` is the tile that the viewer has looked at."""
    name = space_name(space)
    match sort_of(view, space):
        case "unused":
            return tr("Rocks at {space}, not used in this match", space=name)
        case "empty":
            return tr("Island {space}, nothing to explore", space=name)
    if seen is None:
        return tr("Island {space}, under a cloud, unknown", space=name)
    if seen == FACE_DOWN:
        return tr("Island {space}, under a cloud, you have looked here", space=name)
    return tr("Island {space}, {tile}", space=name, tile=tile_name(seen))
