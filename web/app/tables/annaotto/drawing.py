"""The drawing of ANNAOTTO's table, put together part by part."""

from dataclasses import dataclass, field

from app.tables.base import Frame, piece
from app.tables.kit.box import Box
from app.tables.kit.colours import colour_of, mark
from app.tables.kit.scene import Scene, g, h, label, rect, svg
from engine.annaotto.words import side_name
from engine.game import Data

from . import centre, panels
from .cards import BACK, face, fold
from .layout import FINGER, GAP, HEAD, Layout, fingers, layout, spread
from .tracking import Tracker

Sides = tuple[str, str | None]
"""What one sees of a card, and what its folded corner shows."""

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th")


@dataclass(slots=True)
class Memory:
    """Which sides the last drawing showed, so that a card that shows another one flips."""

    stage: object = None
    shown: dict[str, Sides] = field(default_factory=dict)
    gone: dict[str, Sides] = field(default_factory=dict)
    """What a card showed before it flipped last."""

    def begin(self, *stage: object) -> None:
        """Another person's view starts with nothing in motion."""
        if stage != self.stage:
            self.stage, self.shown, self.gone = stage, {}, {}

    def turn(self, key: str, now: Sides) -> Sides | None:
        """Note what a card shows; what it showed before, if it has ever shown another side."""
        before = self.shown.get(key, now)
        if before[0] != now[0]:
            self.gone[key] = before
        self.shown[key] = now
        return self.gone.get(key)


@dataclass(slots=True)
class Laid:
    """A card on the table. `side` is what one sees, `reverse` what a folded corner shows."""

    key: str
    side: str
    x: float
    y: float
    width: float
    token: str = ""
    name: str = ""
    reverse: str | None = None
    small: bool = False
    """Too small for a finger: the whole hand opens instead."""
    start: tuple[float, float] | None = None


@dataclass(slots=True)
class Drawing:
    view: Data
    frame: Frame
    tracker: Tracker
    memory: Memory
    people: tuple[int, ...] = ()
    """The seats of those around the tablet who may catch, besides the viewer."""
    opened: int | None = None
    """Whose hand is opened large, because its cards are too small for a finger."""
    under: list[Scene] = field(default_factory=list)
    laid: list[Laid] = field(default_factory=list)
    over: list[Scene] = field(default_factory=list)

    def draw(self) -> Scene:
        view, frame = self.view, self.frame
        self.memory.begin(view["seat"], frame.keys)
        seats = len(view["hands"])
        own = view["seat"] if view["seat"] is not None else view["turn"]
        others = [(own + n) % seats for n in range(1, seats)]
        parts = layout(frame.width, frame.height, len(others), len(view["hands"][own]))
        boxes = dict(zip(others, parts.others, strict=True)) | {own: parts.hand}
        for seat in others:
            self._other(seat, boxes[seat])
        self._own(own, parts)
        self._centre(parts.centre, boxes)
        self._panel(parts, boxes)
        cards = [self._card(laid) for laid in self.laid]
        classes = f"annaotto drawing {view['phase']}"
        return svg(frame.width, frame.height, *self.under, g(*cards), *self.over, class_=classes)

    def _other(self, seat: int, box: Box) -> None:
        """An opponent: name, count, and the sides that face the table."""
        inner = Box(box.x + 4, box.y + HEAD + 2, box.width - 8, box.height - HEAD - 6)
        hand = self.view["hands"][seat]
        width, spots = fingers(inner, len(hand), 96)
        small = width < FINGER
        self._plot(seat, box, small and bool(hand))
        if seat in self.view["out"]:
            self._finished(seat, inner)
        for place, ((_, reverse), (x, y)) in enumerate(zip(hand, spots, strict=False)):
            self._open_card(seat, place, reverse, (x, y), width, small)

    def _finished(self, seat: int, box: Box) -> None:
        """Where no cards are left, the place that was reached."""
        x, y = box.middle
        size = min(44.0, box.height * 0.4)
        place = PLACES[self.view["out"].index(seat)]
        self.under.append(label(x, y + size * 0.2, place, font_size=size, class_="serif reached"))

    def _open_card(
        self,
        seat: int,
        place: int,
        reverse: str | None,
        at: tuple[float, float],
        width: float,
        small: bool,
    ) -> None:
        """A card by the side that faces the table."""
        key = self.tracker.hands[seat][place]
        name = f"{side_name(reverse) if reverse else 'A covered card'}, {self.frame.names[seat]}"
        token = f"card:{seat}:{place}"
        self.laid.append(Laid(key, reverse or BACK, *at, width, token, name, small=small))

    def _plot(self, seat: int, box: Box, opens: bool) -> None:
        """The ground of a seat; where its cards are small, the whole of it opens them."""
        view, frame = self.view, self.frame
        count = len(view["hands"][seat])
        turn = seat == acting(view)
        opens = opens and frame.live and not self._sheet_lies_over()
        said = f"{frame.names[seat]}, {count} cards"
        self.under.append(
            g(
                rect(box.x, box.y, box.width, box.height, 12, class_="plot on" if turn else "plot"),
                *self._head(seat, box.x + 8, box.y + 3, box.width - 16),
                aria_label=f"{said}; open" if opens else said,
                role="button" if opens else "img",
                tabindex="0",
                style=f"--who:{colour_of(frame.colours[seat])}",
                data_info=f"hand:{seat}",
                class_="seat",
                data_do="look" if opens else None,
                data_seat=str(seat),
            )
        )

    def _head(self, seat: int, x: float, y: float, room: float) -> list[Scene]:
        """A seat's line: sign, name, what is to be known of it, how many cards."""
        view, frame = self.view, self.frame
        count = len(view["hands"][seat])
        words = str(count)
        if seat in view["out"]:
            words = PLACES[view["out"].index(seat)]
        elif view["phase"] == "face":
            words = "ready" if view["faced"][seat] else "choosing"
        elif view["catch"] == seat:
            words = "forgot to call!"
        most = int((room - 26 - len(words) * 7.5) / 8)
        name = frame.names[seat]
        name = name if len(name) <= most else name[: max(1, most - 1)] + "…"
        lonely = count == 1 or view["catch"] == seat
        return [
            mark(frame.colours[seat], x, y + 1, 14),
            label(x + 19, y + 13, name, text_anchor="start", class_="who"),
            label(
                x + room,
                y + 13,
                words,
                text_anchor="end",
                class_="who lonely" if lonely else "who soft",
            ),
        ]

    def _own(self, seat: int, parts: Layout) -> None:
        """The own hand, own sides up; seen from outside, its open sides."""
        view, box = self.view, parts.hand
        room = min(box.width - 16, 320)
        left = box.x + (box.width - room) / 2
        turn = "seat mine on" if seat == acting(view) else "seat mine"
        style = f"--who:{colour_of(self.frame.colours[seat])}"
        line = rect(left - 8, box.y, room + 16, HEAD, 10, class_="plot")
        head = self._head(seat, left, box.y + 1, room)
        self.under.append(g(line, *head, class_=turn, style=style))
        hand = view["hands"][seat]
        width, spots = fingers(parts.own_cards, len(hand), 150, 8)
        for place, ((front, reverse), at) in enumerate(zip(hand, spots, strict=False)):
            if view["seat"] is None:
                self._open_card(seat, place, reverse, at, width, small=False)
            else:
                self._own_card(seat, place, front, reverse, at, width)

    def _own_card(
        self, seat: int, place: int, front: str, reverse: str, at: tuple[float, float], width: float
    ) -> None:
        token = f"card:{seat}:{place}"
        if self.view["phase"] == "face" and not self.view["faced"][seat]:
            token = f"flip:{place}"
            if token in self.frame.chosen:
                front, reverse = reverse, front
        name = f"{side_name(front)}, behind it {side_name(reverse)}"
        key = self.tracker.hands[seat][place]
        self.laid.append(Laid(key, front, *at, width, token, name, reverse))

    def _centre(self, box: Box, boxes: dict[int, Box]) -> None:
        view, frame = self.view, self.frame
        spots = centre.spots(box, bool(self.people))
        self.under.append(centre.ring(spots, view["direction"], view["colour"]))
        self.under += centre.trace(spots, boxes.get(self.tracker.owner or -1))
        count = view["draw"]
        if self.tracker.under in self.memory.shown:
            side, _ = self.memory.shown[self.tracker.under]
            self.laid.append(Laid(self.tracker.under, side, *spots.discard, spots.width))
        self.under += centre.pile(spots, count, view["discard"])
        if view["draw_up"]:
            name = f"Draw pile, {count} cards, {side_name(view['draw_up'])} lies up"
            self.laid.append(
                Laid(self.tracker.draw, view["draw_up"], *spots.draw, spots.width, "draw", name)
            )
        else:
            self.under.append(centre.empty(spots, frame))
        top = f"Discard pile: {side_name(view['top'])}"
        self.laid.append(
            Laid(self.tracker.top, view["top"], *spots.discard, spots.width, "top", top)
        )
        self.over.append(centre.badges(spots, view, frame.names))
        if self.people:
            self.over.append(panels.catchers(spots.foot, view["catch"], self.people, frame))
        if view["drawn"] and view["drawn"][1] is None:
            x, y = spots.drawn
            name = f"Drawn: {side_name(view['drawn'][0])} lies up"
            self.laid.append(
                Laid(self.tracker.drawn, view["drawn"][0], x, y, spots.width * 0.8, "", name)
            )

    def _panel(self, parts: Layout, boxes: dict[int, Box]) -> None:
        """What opens over the table: a drawn card, the choice of an ANNAOTTO, a hand."""
        view, frame = self.view, self.frame
        if view["drawn"] and view["drawn"][1] is not None:
            spots = panels.drawn_spots(parts)
            self.over += panels.drawn(spots, view, frame)
            for which, side in enumerate(view["drawn"]):
                key = self.tracker.drawn if which == 0 else f"{self.tracker.drawn}~"
                laid = Laid(key, side, *spots.sides[which], spots.width)
                laid.token = f"keep:{which}" if view["phase"] == "keep" else ""
                laid.name = f"{side_name(side)}, the side that lay {'below' if which else 'up'}"
                self.over.append(self._card(laid))
        elif view["phase"] == "annaotto" and view["seat"] == view["layer"] and frame.live:
            self.over.append(panels.annaotto(parts, view, frame))
        elif self.opened is not None and self.opened in boxes:
            self._opened(self.opened, parts.above)

    def _sheet_lies_over(self) -> bool:
        """Whether something opens over the table that has to be answered first."""
        view = self.view
        choosing = view["phase"] == "annaotto" and view["seat"] == view["layer"]
        return choosing or bool(view["drawn"] and view["drawn"][1] is not None)

    def _opened(self, seat: int, above: Box) -> None:
        """A hand whose cards are too small on the table, as large as there is room."""
        hand = self.view["hands"][seat]
        box = above.inset(GAP)
        inside = Box(box.x + 10, box.y + 50, box.width - 20, box.height - 60)
        width, spots = spread(inside, len(hand), 110, 8)
        cards = []
        for place, ((_, reverse), (x, y)) in enumerate(zip(hand, spots, strict=False)):
            name = f"{side_name(reverse) if reverse else 'A covered card'}"
            laid = Laid(f"open{place}", reverse or BACK, x, y, width, f"card:{seat}:{place}", name)
            cards.append(self._card(laid))
        self.over.append(panels.opened(box, self._head(seat, box.x + 14, box.y + 16, 300), cards))

    def _card(self, laid: Laid) -> Scene:
        frame = self.frame
        chosen = laid.token in frame.chosen and not laid.token.startswith("flip")
        touch = _touch(frame, laid)
        through = "card through" if laid.small or not laid.token else "card"
        classes = frame.classes(laid.token, through)
        if laid.token.startswith("flip"):
            classes = "card can hinted" if laid.token in frame.hinted else "card can"
        if laid.key in self.tracker.traced():
            classes += " last"
        lift = 8 if chosen and not laid.small else 0
        return piece(
            laid.key,
            laid.x,
            laid.y - lift,
            *self._sides(laid),
            rect(0, 0, 100, 140, 10, class_="ring"),
            tick() if chosen else None,
            scale=laid.width / 100,
            start=laid.start,
            class_=classes,
            **touch,
        )

    def _sides(self, laid: Laid) -> list[Scene]:
        """The side that shows; where it is another than before, the card flips.

        Animations run when an element is new: each side is an element of its own.
        """
        now = (laid.side, laid.reverse)
        gone = self.memory.turn(laid.key, now)
        name = f"{laid.key}/{laid.side}"
        if gone is None:
            return [g(*_picture(*now), key=name)]
        return [
            g(*_picture(*gone), key=f"{name}/gone", class_="side-out"),
            g(*_picture(*now), key=name, class_="side-in"),
        ]


def acting(view: Data) -> int | None:
    """The seat that the table waits for, where it is one."""
    if view["phase"] in ("over", "face"):
        return None
    if view["phase"] == "keep":
        return int(view["owed"][0][0])
    follow_up = view["phase"] in ("turning", "annaotto", "slap")
    return int(view["layer"] if follow_up else view["turn"])


def _touch(frame: Frame, laid: Laid) -> dict[str, str | None]:
    if laid.small or not laid.token:
        return {"aria_label": laid.name or None, "role": "img" if laid.name else None}
    info = "" if laid.side == BACK else f"card:{laid.side}:{laid.reverse or ''}"
    return frame.touch(laid.token, laid.name, info)


def _picture(side: str, reverse: str | None) -> list[Scene]:
    return [face(side, cut=True), fold(reverse)] if reverse else [face(side)]


def tick() -> Scene:
    return g(
        h("circle", cx="82", cy="18", r="14", class_="tick-disc"),
        h("path", d="M75 18l5.5 5.5l9.5 -11", class_="tick-mark"),
    )
