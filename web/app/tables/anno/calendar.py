"""The drawing of ANNO's table in the calendar game."""

from dataclasses import dataclass, field, replace

from app.tables.anno.art.cards import face_of
from app.tables.anno.context import CalendarContext
from app.tables.anno.hand import Arrangement
from app.tables.anno.layout import RATIO, STRIP, blocks, columns, eight, layout, row
from app.tables.anno.places import Place, places
from app.tables.counting import signed
from app.tables.kit.box import Box
from app.tables.kit.colours import colour_of
from app.tables.kit.dragging import draggable
from app.tables.kit.keys import Item
from app.tables.kit.layers import Layers
from app.tables.kit.pieces import counter, piece, pill, tick
from app.tables.kit.plates import HEAD, NARROW, Plate, head, narrow_head
from app.tables.kit.scene import Scene, g, h, label, rect, use
from engine.anno.cards import MONTHS
from engine.anno.matching import is_full
from engine.anno.types import CalendarView, LaidMonth
from engine.anno.words import card_name
from engine.language import tr, tr_n

BACK = "BACK"


@dataclass(slots=True)
class _Laid:
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


@dataclass(slots=True)
class Calendar:
    """One drawing of the table, put together part by part."""

    view: CalendarView
    context: CalendarContext
    arrangement: Arrangement = field(default_factory=Arrangement)
    laid: list[_Laid] = field(default_factory=list)
    layers: Layers = field(default_factory=Layers)

    def draw(self) -> Scene:
        view, context = self.view, self.context
        seats = len(view["counts"])
        own = view["seat"] if view["seat"] is not None else view["turn"]
        others = [(own + i) % seats for i in range(1, seats)]
        parts = layout(context.width, context.height, len(others))
        deck = self._community(parts.community)
        for seat, box in zip(others, parts.others, strict=True):
            self._other(seat, box)
        board = parts.board
        self._own_plate(own, parts.plate or Box(board.x, board.y, board.width, HEAD))
        if parts.plate is None:
            board = Box(board.x, board.y + HEAD + 5, board.width, board.height - HEAD - 5)
        self._board(own, board, start=None)
        self._hand(own, parts.hand, deck)
        self.lay()
        return self.layers.drawn(context.width, context.height, class_="anno drawing")

    def lay(self, prefix: str = "") -> None:
        """Draw the cards that lie somewhere, each with its key."""
        keys = self.context.keys.name([laid.item for laid in self.laid])
        hand = [
            (key, laid.item[0])
            for key, laid in zip(keys, self.laid, strict=True)
            if laid.row == "hand"
        ]
        if self.context.viewer is not None and hand:
            self.arrangement.drawn(self.context.viewer, *zip(*hand, strict=True))
        for laid, key in zip(self.laid, keys, strict=True):
            self.layers.pieces.append(self._card(laid, key, prefix))

    def _remember_hand(self, keys: list[str]) -> None:
        named = zip(keys, self.laid, strict=True)
        hand = [(key, laid.item[0]) for key, laid in named if laid.row == "hand"]
        if self.context.viewer is not None and hand:
            self.arrangement.drawn(self.context.viewer, *zip(*hand, strict=True))

    def large(self, seat: int, width: int, height: int) -> Scene:
        """One board alone, as large as the room allows."""
        self._board(seat, Box(10, 10, width - 20, height - 20), start=(0, 0))
        self.lay("large-")
        return self.layers.drawn(width, height, class_="anno big-board")

    def _community(self, box: Box) -> tuple[float, float]:
        width, spots, deck, burn = eight(box)
        for number, (card, (x, y)) in enumerate(zip(self.view["community"], spots, strict=True)):
            self.layers.ground.append(_outline(x, y, width))
            if card is None:
                continue
            token = f"community:{card}"
            self.laid.append(
                _Laid((card, f"c{number}"), x, y, width, token, start=deck, row="community")
            )
        self._deck(deck, width)
        self._burned(burn, width)
        return deck

    def _deck(self, at: tuple[float, float], width: float) -> None:
        x, y = at
        count = self.view["deck"]
        layers = [
            use(f"anno-{BACK}", x + i * 1.5, y - i * 1.5, width, width * RATIO)
            for i in range(min(3, (count + 19) // 20))
        ]
        name = tr_n("Deck, {count} card", "Deck, {count} cards", count)
        self.layers.ground.append(
            g(
                _outline(x, y, width),
                *layers,
                counter(x + width / 2, y + width * 0.62, str(count), max(11.0, width * 0.24)),
                **self.context.touch("deck", name),
            )
        )
        self._caption(x, y, width, tr("Deck"))

    def _burned(self, at: tuple[float, float], width: float) -> None:
        x, y = at
        burned = self.view["burned"]
        count = len(burned)
        name = tr_n("Burn pile, {count} card", "Burn pile, {count} cards", count)
        touch = self.context.touch("burned", name)
        below = use(f"anno-{BACK}", x, y, width, width * RATIO) if len(burned) > 1 else None
        self.layers.ground.append(g(_outline(x, y, width), below, class_="pile", **touch))
        if burned:
            _, card = burned[-1]
            laid = _Laid((str(card or BACK), "burn"), x, y, width, "burned", shows=BACK)
            self.laid.append(laid)
        words = tr("Burned {count}", count=count) if burned else tr("Burn pile")
        self._caption(x, y, width, words)

    def _caption(self, x: float, y: float, width: float, words: str) -> None:
        """A label at the foot of a pile."""
        size = max(8.5, min(13.0, width * 0.15))
        foot = y + width * RATIO
        self.layers.above.append(pill(x + width / 2, foot - size * 1.15, words, size))

    def _other(self, seat: int, box: Box) -> None:
        """An opponent: name, backs with a count, and the board, smaller."""
        context, view = self.context, self.view
        colour, count = context.colours[seat], view["counts"][seat]
        turn = view["turn"] == seat and view["phase"] != "over"
        narrow = box.width < NARROW
        plate = replace(self._plate(seat), hidden=count) if narrow else self._plate(seat)
        step = 7 if box.width > 220 else 2
        line = (
            narrow_head(context, plate, box.x + 6, box.y, box.width - 12)
            if narrow
            else head(context, plate, box.x + 8, box.y, box.width - 44 - count * step)
        )
        self.layers.ground.append(
            g(
                rect(box.x, box.y, box.width, box.height, 12, class_="plot on" if turn else "plot"),
                line,
                aria_label=tr(
                    "Board of {name}, {score} points",
                    name=context.names[seat],
                    score=self._total(seat),
                ),
                style=f"--who:{colour_of(colour)}",
                data_info=f"board:{seat}",
                role="img",
                tabindex="0",
            )
        )
        right = box.x + box.width - 10
        if not narrow:
            self._others_hand(seat, right, box.y, step)
        high = HEAD * 2 - 2 if narrow else HEAD
        inner = Box(box.x + 8, box.y + high + 6, box.width - 16, box.height - high - 14)
        if inner.height >= 30:
            self._board(seat, inner, start=(right - 20, box.y + 3))

    def _others_hand(self, seat: int, right: float, y: float, step: float) -> None:
        """The backs of a hand, or its faces while they lie open, and how many there are."""
        size, view = 13.0, self.view
        count = view["counts"][seat]
        for i in range(count):
            x = right - size - (count - 1 - i) * step
            shown = view["hands"][seat][i] if "hands" in view else BACK
            self.laid.append(_Laid((shown, f"h{seat}"), x, y + 3, size))
        self.layers.ground.append(
            label(right - count * step - 12, y + 16, str(count), text_anchor="end", class_="who")
        )

    def _own_plate(self, seat: int, box: Box) -> None:
        """The own line, in the middle of its box."""
        room = min(box.width - 16, 260.0)
        x = box.x + (box.width - room) / 2
        colour = self.context.colours[seat]
        self.layers.ground.append(
            g(
                rect(x - 6, box.y - 1, room + 12, HEAD + 2, 11, class_="plot"),
                head(self.context, self._plate(seat), x, box.y, room),
                style=f"--who:{colour_of(colour)}",
                role="img",
                aria_label=tr(
                    "{name}, {score} points",
                    name=self.context.names[seat],
                    score=self._total(seat),
                ),
            )
        )

    def _total(self, seat: int) -> str:
        """What a seat has scored so far."""
        return signed(sum(row[seat][0] - row[seat][1] for row in self.view["sheet"]))

    def _plate(self, seat: int) -> Plate:
        view = self.view
        going = view["phase"] != "over"
        return Plate(
            seat=seat,
            score=self._total(seat),
            acts=going and view["turn"] == seat,
            next=going and (view["turn"] + 1) % len(view["counts"]) == seat,
            deals=view["dealer"] == seat,
        )

    def _board(self, seat: int, box: Box, start: tuple[float, float] | None) -> None:
        months = self.view["boards"][seat]
        rows = [places(entry["month"], entry["cards"]) for entry in months]
        own = start is None
        if not months:
            if own:
                self._empty_board(box)
            return
        flat = box.width > 1.5 * box.height and not own
        if flat:
            width, strip, spots = blocks(box, len(months))
        else:
            width, spots = columns(box, [max(len(r), 5) for r in rows], 110 if own else 64)
            strip = width
        for entry, strips, (x, y) in zip(months, rows, spots, strict=True):
            gap = 3 if not flat else max(1.0, (width * RATIO / len(strips) - strip * STRIP))
            beside = (x + width + 3, y) if flat else (x, y + width * RATIO + 3)
            high = width * RATIO if flat else width * RATIO + len(strips) * (width * STRIP + 3)
            self._ground(seat, entry, Box(x, y, beside[0] + strip - x, high))
            zone = f"b{seat}-{entry['month']}"
            token = f"board:{entry['month']}" if own else f"other:{seat}:{entry['month']}"
            self.laid.append(_Laid((entry["month"], zone), x, y, width, token, start=start))
            self._strips(strips, *beside, strip, gap, zone, start)

    def _ground(self, seat: int, entry: LaidMonth, box: Box) -> None:
        """Below a month: whether it is full (A25), and whether it was matched to just now."""
        month = entry["month"]
        traced = any(event[:3] == ("matched", seat, month) for event in self.context.recent)
        full = is_full(month, tuple(entry["cards"]))
        classes = f"column{' traced' if traced else ''}{' full' if full else ''}"
        self.layers.ground.append(
            rect(box.x - 3, box.y - 3, box.width + 6, box.height + 6, 8, class_=classes)
        )
        if full:
            self.layers.ground.append(
                _star(box.x + box.width - 4, box.y + box.height - 2, box.width)
            )

    def _strips(
        self,
        strips: list[Place],
        x: float,
        y: float,
        width: float,
        gap: float,
        zone: str,
        start: tuple[float, float] | None,
    ) -> None:
        for place in strips:
            if place.code:
                laid = _Laid((place.code, zone), x, y, width, "", strip=True, start=start)
                self.laid.append(laid)
            else:
                self.layers.ground.append(_open_place(x, y, width, place.waits))
            y += width * STRIP + gap

    def _empty_board(self, box: Box) -> None:
        width, spots = columns(box, [5, 5, 5], 90)
        self.layers.ground += [
            rect(x, y, width, width * RATIO, width * 0.1, class_="outline") for x, y in spots
        ]
        own = self.view["seat"] is not None
        words = tr("Your months go here") if own else tr("Months go here")
        self.layers.ground.append(
            label(
                box.x + box.width / 2,
                box.y + width * RATIO + 22,
                words,
                class_="soft",
                font_size=13,
            )
        )

    def _hand(self, seat: int, box: Box, deck: tuple[float, float]) -> None:
        hands = self.view.get("hands")
        if self.view["seat"] is None and hands is None:
            count = self.view["counts"][seat]
            width, spots = row(box, count)
            self.laid += [
                _Laid((BACK, f"h{seat}"), x, y, width, start=deck) for x, y in spots[:count]
            ]
            return
        hand = self.arrangement.arranged(seat, self.view["hand"] if hands is None else hands[seat])
        width, spots = row(box, len(hand))
        for card, (x, y) in zip(hand, spots, strict=False):
            token = f"hand:{card}"
            self.laid.append(_Laid((card, "hand"), x, y, width, token, start=deck, row="hand"))

    def _card(self, laid: _Laid, key: str, prefix: str) -> Scene:
        context = self.context
        code = laid.shows or laid.item[0]
        scale = laid.width / 100
        high = 100 * STRIP if laid.strip else 140
        face = use(face_of(code, str(self.view["options"]["calidum"])), 0, 0, 100, 140)
        if laid.strip:
            face = h("svg", face, width="100", height=str(high), viewBox=f"0 0 100 {high}")
        name = tr("Back of a card") if code == BACK else card_name(code)
        info = "" if code == BACK else code
        attributes = (
            context.touch(laid.token, name, info, key)
            if laid.token
            else {"aria_label": name, "role": "img", "data_info": info or None}
        )
        if laid.row and context.live:
            in_hand = laid.row == "hand"
            month = in_hand and code in MONTHS
            attributes |= draggable(laid.row, key, sorts=in_hand, onto=month)
        chosen = context.is_chosen(laid.token, key)
        y = laid.y - (10 if chosen and not laid.strip else 0)
        ring = rect(0, 0, 100, high, 10, class_="ring") if laid.token else None
        return piece(
            prefix + key,
            laid.x,
            y,
            face,
            ring,
            tick(84, 16) if chosen else None,
            scale=scale,
            start=laid.start,
            class_=context.classes(laid.token, "card", place=key),
            **attributes,
        )


def _outline(x: float, y: float, width: float) -> Scene:
    return rect(x, y, width, width * RATIO, width * 0.1, class_="outline")


def _open_place(x: float, y: float, width: float, waits: str) -> Scene:
    high = width * STRIP
    size = min(12.0, width * 0.15, width * 1.7 / max(len(waits), 8))
    return g(
        rect(x + 0.5, y + 0.5, width - 1, high - 1, 4, class_="open"),
        label(x + width / 2, y + high / 2 + size * 0.36, waits, class_="waits", font_size=size)
        if size >= 6
        else None,
    )


def _star(x: float, y: float, width: float) -> Scene:
    size = max(10.0, width * 0.2)
    return label(x, y, "★", class_="star", font_size=size)
