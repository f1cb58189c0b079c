"""What both drawings of the calendar game are made of: cards that lie somewhere, boards, plates."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Self

from app.tables.anno.art.cards import face_of
from app.tables.anno.context import CalendarContext
from app.tables.anno.hand import Arrangement
from app.tables.anno.layout import RATIO, STRIP, Fan, fan
from app.tables.anno.places import Place, places
from app.tables.anno.whereabouts import ZONES, part_of, said, zone_words
from app.tables.counting import signed
from app.tables.kit.box import GAP, Box
from app.tables.kit.dragging import draggable
from app.tables.kit.kept import Kept
from app.tables.kit.keys import Item
from app.tables.kit.layers import Layers
from app.tables.kit.pieces import piece, pill, tick
from app.tables.kit.plates import Plate
from app.tables.kit.scene import Scene, circle, g, h, label, rect, use
from app.tables.kit.zones import group
from engine.anno.cards import MONTHS
from engine.anno.matching import is_full
from engine.anno.types import CalendarView, LaidMonth
from engine.language import tr, tr_n

BACK = "BACK"
SLIM = 220
"""Below so many pixels a seat's line has no room for all that it would show."""
POINTS = 5
"""What a card scores on the board, or costs in the hand (A22)."""


@dataclass(slots=True)
class Laid:
    """A card that lies somewhere: drawn once all are known, so that each gets its key."""

    item: Item
    x: float
    y: float
    width: float
    token: str = ""
    strip: bool = False
    start: tuple[float, float] | None = None
    shows: str = ""
    """The face, where it is not the card's own."""
    row: str = ""
    """The row that it can be dragged from."""
    fresh: bool = False
    """Whether it came to the hand last."""


@dataclass(slots=True)
class Tabletop:
    """One drawing, put together part by part."""

    view: CalendarView
    context: CalendarContext
    arrangement: Arrangement = field(default_factory=Arrangement)
    kept: Kept = field(default_factory=Kept)
    laid: list[Laid] = field(default_factory=list)
    layers: Layers = field(default_factory=Layers)
    seats: dict[int, list[Scene]] = field(default_factory=dict)
    """What lies before each of the others."""

    @property
    def own(self) -> int:
        """The seat that the table is laid out for."""
        return self.view["turn"] if self.view["seat"] is None else self.view["seat"]

    def zone(self, name: str) -> list[Scene]:
        """What lies in a part of the table."""
        return self.layers.zone(name, zone_words(self.context, name, self.own))

    def before(self, seat: int) -> list[Scene]:
        """What lies before a seat, below its cards."""
        return self.layers.ground if seat == self.own else self.seats.setdefault(seat, [])

    def part(self, name: str, draw: Callable[[Self], Any], *given: object) -> Any:
        """Put out what a part of the table needs; what `draw` answers."""
        alone, answer = self.kept.part(name, lambda: self._alone(draw), *given)
        self.laid += alone.laid
        self.layers.add(alone.layers)
        for seat, things in alone.seats.items():
            self.before(seat).extend(things)
        return answer

    def _alone(self, draw: Callable[[Self], Any]) -> tuple[Self, Any]:
        table = type(self)(self.view, self.context, self.arrangement)
        return table, draw(table)

    def lay(self, prefix: str = "") -> None:
        """Draw the cards that lie somewhere, each with its key, in the zone where it lies."""
        keys = self.context.keys.name([laid.item for laid in self.laid])
        self._remember_hand(keys)
        for name in ZONES:
            self.zone(name)
        own, rows = self.own, dict[tuple[str, int | None], list[tuple[Laid, str]]]()
        for laid, key in zip(self.laid, keys, strict=True):
            rows.setdefault(part_of(laid.item[1], own), []).append((laid, key))
        for (name, seat), row in rows.items():
            things = self.zone(name) if seat is None else self.before(seat)
            things += self._kept_row((prefix, name, seat), row)
        names = self.context.names
        self.zone("others").extend(group(names[s], *things) for s, things in self.seats.items())

    def _remember_hand(self, keys: list[str]) -> None:
        named = zip(keys, self.laid, strict=True)
        hand = [(key, laid.item[0]) for key, laid in named if laid.row == "hand"]
        if self.context.viewer is not None and hand:
            self.arrangement.drawn(self.context.viewer, *zip(*hand, strict=True))

    def large(self, seat: int, width: int, height: int) -> Scene:
        """One board alone, as large as the room allows."""
        self.board(seat, Box(16, 16, width - 32, height - 26), start=(0, 0), most=420, gap=20)
        self.lay("large-")
        return self.layers.drawn(width, height, class_="anno big-board")

    def total(self, seat: int) -> int:
        """What a seat has scored in all the mensises that are counted."""
        return sum(row[seat][0] - row[seat][1] for row in self.view["sheet"])

    def plus_and_minus(self, seat: int) -> tuple[int, int]:
        """A22: what a seat's board scores, and what its hand costs, as they are now."""
        laid = sum(1 + len(month["cards"]) for month in self.view["boards"][seat])
        return POINTS * laid, POINTS * self.view["counts"][seat]

    def plate(self, seat: int) -> Plate:
        view = self.view
        going = view["phase"] != "over"
        plus, minus = self.plus_and_minus(seat)
        return Plate(
            seat=seat,
            score=signed(self.total(seat)),
            gain=signed(plus - minus) if view["phase"] not in ("counted", "over") else "",
            acts=going and view["turn"] == seat,
            next=going and (view["turn"] + 1) % len(view["counts"]) == seat,
            deals=view["dealer"] == seat,
        )

    def plate_words(self, seat: int) -> str:
        """The same for who does not see it."""
        plus, minus = self.plus_and_minus(seat)
        return tr_n(
            "{name}: {count} card in hand, {gain} in this mensis, {score} in all",
            "{name}: {count} cards in hand, {gain} in this mensis, {score} in all",
            self.view["counts"][seat],
            name=self.context.names[seat],
            gain=signed(plus - minus),
            score=signed(self.total(seat)),
        )

    def holds(self, seat: int) -> str:
        """What a seat has besides its board, below its name."""
        plus, minus = self.plus_and_minus(seat)
        return tr_n(
            "{count} card in hand · {gain} in this mensis · {score} in all",
            "{count} cards in hand · {gain} in this mensis · {score} in all",
            self.view["counts"][seat],
            gain=signed(plus - minus),
            score=signed(self.total(seat)),
        )

    def board(
        self,
        seat: int,
        box: Box,
        start: tuple[float, float] | None,
        most: float,
        gap: float = GAP,
    ) -> list[Box]:
        """A seat's months with what lies under them; where each card lies, in order."""
        months = self.view["boards"][seat]
        rows = [places(entry["month"], entry["cards"]) for entry in months]
        laid = fan(box, [len(strips) for strips in rows], most, gap)
        spots: list[Box] = []
        for entry, strips, (x, y) in zip(months, rows, laid.spots, strict=True):
            whole = laid.whole(x, y, len(strips))
            self._ground(seat, entry, whole)
            zone = f"b{seat}-{entry['month']}"
            own = start is None
            token = f"board:{entry['month']}" if own else f"other:{seat}:{entry['month']}"
            self.laid.append(Laid((entry["month"], zone), x, y, laid.card, token, start=start))
            spots.append(Box(x, y, laid.card, laid.card * RATIO))
            spots += self._strips(laid, strips, x, y, zone, start, self.before(seat))
        return spots

    def _ground(self, seat: int, entry: LaidMonth, box: Box) -> None:
        """Below a month: whether it is full (A25), and whether it was matched to just now."""
        month = entry["month"]
        traced = any(event[:3] == ("matched", seat, month) for event in self.context.recent)
        full = is_full(month, tuple(entry["cards"]))
        classes = f"column{' traced' if traced else ''}{' full' if full else ''}"
        self.before(seat).append(
            rect(box.x - 3, box.y - 3, box.width + 6, box.height + 6, 8, class_=classes)
        )
        if full:
            self.layers.above.append(_star(box))

    def _strips(
        self,
        laid: Fan,
        strips: list[Place],
        x: float,
        y: float,
        zone: str,
        start: tuple[float, float] | None,
        ground: list[Scene],
    ) -> list[Box]:
        spots: list[Box] = []
        for place, spot in zip(strips, laid.strips(x, y, len(strips)), strict=True):
            if place.code:
                card = Laid((place.code, zone), spot.x, spot.y, spot.width, strip=True, start=start)
                self.laid.append(card)
                spots.append(spot)
            else:
                ground.append(_open_place(spot, place.waits))
        return spots

    def _touch(self, laid: Laid, code: str, key: str) -> dict[str, object]:
        """Backs say nothing: how many there are is said beside the name, or of the pile."""
        if code == BACK:
            touch = self.context.touch(laid.token, "") if laid.token else {}
            return {**touch, "aria_label": None, "role": None, "tabindex": None} | {
                "aria_hidden": "true"
            }
        name = said(self.context, code, laid.item[1])
        if laid.fresh:
            name = tr("{card}, new", card=name)
        if laid.token:
            return self.context.touch(laid.token, name, code, key)
        return {"aria_label": name, "role": "img", "data_info": code}

    def _kept_row(
        self, name: tuple[str, str, int | None], row: list[tuple[Laid, str]]
    ) -> list[Scene]:
        """The cards of a part of the table: most of them stay as they are with most taps."""
        prefix = name[0]
        return self.kept.part(
            ("row", *name), lambda: [self._kept_card(laid, key, prefix) for laid, key in row], row
        )

    def _kept_card(self, laid: Laid, key: str, prefix: str) -> Scene:
        calidum = self.view["options"]["calidum"]
        return self.kept.lasting(
            (prefix, key), lambda: self._card(laid, key, prefix), laid, calidum
        )

    def _card(self, laid: Laid, key: str, prefix: str) -> Scene:
        context = self.context
        code = laid.shows or laid.item[0]
        high = 100 * STRIP if laid.strip else 140
        face = use(face_of(code, str(self.view["options"]["calidum"])), 0, 0, 100, 140)
        if laid.strip:
            face = h("svg", face, width="100", height=str(high), viewBox=f"0 0 100 {high}")
        attributes = self._touch(laid, code, key)
        if laid.row and context.live:
            in_hand = laid.row == "hand"
            month = in_hand and code in MONTHS
            attributes |= draggable(laid.row, key, sorts=in_hand, onto=month)
        chosen = context.is_chosen(laid.token, key)
        return piece(
            prefix + key,
            laid.x,
            laid.y - (10 if chosen and not laid.strip else 0),
            face,
            rect(0, 0, 100, high, 10, class_="ring") if laid.token else None,
            g(pill(50, 1, tr("New"), 12), class_="fresh") if laid.fresh else None,
            tick(84, 16) if chosen else None,
            scale=laid.width / 100,
            start=laid.start,
            class_=context.classes(laid.token, "card", place=key),
            **attributes,
        )


def outline(x: float, y: float, width: float) -> Scene:
    return rect(x, y, width, width * RATIO, width * 0.1, class_="outline")


def _open_place(box: Box, waits: str) -> Scene:
    size = min(17.0, box.width * 0.15, box.width * 1.7 / max(len(waits), 8))
    middle, foot = box.x + box.width / 2, box.y + box.height / 2 + size * 0.36
    return g(
        rect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1, 4, class_="open"),
        label(middle, foot, waits, class_="waits", font_size=size) if size >= 6 else None,
        aria_hidden="true",
    )


def _star(box: Box) -> Scene:
    """The seal of a full month, over its upper corner, where no letter of its name is."""
    r = max(6.5, min(12.0, box.width * 0.055))
    x, y = box.x + r * 0.1, box.y - r * 0.2
    return g(
        circle(x, y, r, class_="seal"),
        label(x, y + r * 0.5, "★", class_="star", font_size=r * 1.45),
        class_="through full-sign",
        role="img",
        aria_label=tr("Full month"),
    )
