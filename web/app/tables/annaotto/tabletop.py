"""The table as one viewer sees it: the hands around, the piles in the middle, what lies over."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from app.tables.annaotto import catching, centre, choosing, panels
from app.tables.annaotto.art.cards import BACK
from app.tables.annaotto.centre import Spots
from app.tables.annaotto.context import Context
from app.tables.annaotto.laid import Flips, Laid, draw_card
from app.tables.annaotto.layout import FINGER, GAP, HEAD, Layout, layout, spread, spread_to_tap
from app.tables.annaotto.pending import badges, is_pending
from app.tables.annaotto.seating import coming
from app.tables.annaotto.sheet import place_of
from app.tables.annaotto.shouting import bubbles
from app.tables.annaotto.tracking import Tracker
from app.tables.kit.box import Box
from app.tables.kit.colours import colour_of
from app.tables.kit.kept import Kept
from app.tables.kit.layers import Layers
from app.tables.kit.pieces import written
from app.tables.kit.plates import Plate, head
from app.tables.kit.scene import Scene, g, label, rect
from app.tables.kit.shapes import Point
from app.tables.kit.zones import group, zone
from engine.annaotto.names import side_name
from engine.annaotto.types import View
from engine.language import tr, tr_n

SHORT = 110
"""With less room than this, a seat's line has its sign, a short name and a number."""
READABLE = 12
"""The size of letters below which nobody reads them."""


@dataclass(slots=True)
class TableTop:
    """One drawing of the table, put together part by part."""

    context: Context
    tracker: Tracker
    flips: Flips
    opened: int | None
    """Whose hand is opened large, because its cards are too small for a finger."""
    kept: Kept = field(default_factory=Kept)
    laid: list[Laid] = field(default_factory=list)
    layers: Layers = field(default_factory=Layers)
    traced: set[str] = field(default_factory=set)
    seats: dict[int, list[Scene]] = field(default_factory=dict)
    """What lies before each of the others."""
    catching: list[int] = field(default_factory=list)
    """The people around the tablet who may catch somebody now."""

    @property
    def own(self) -> int:
        """The seat that the table is laid out for."""
        view = self.context.view
        return view["turn"] if view["seat"] is None else view["seat"]

    def draw(self) -> Scene:
        context, view = self.context, self.context.view
        self.traced = self.tracker.traced()
        seats = len(view["hands"])
        own = self.own
        others = [(own + n) % seats for n in range(1, seats)]
        self.catching = catching.people_who_may(context)
        below = catching.room(context.width - 2 * GAP, self.catching)
        own_cards = len(view["hands"][own])
        size = (context.width, context.height)
        asked = _drawn_lies_open(view) or (context.live and _panel_opens(view))
        parts = layout(*size, len(others), own_cards, below, asked)
        boxes = dict(zip(others, parts.others, strict=True)) | {own: parts.hand}
        for seat in others:
            self._put_other(seat, boxes[seat])
        self._part("own", lambda table: table._own(own, parts))
        self._centre(parts.centre, boxes)
        self._panel(parts)
        self.layers.above += bubbles(context, boxes, own)
        self._lay(others)
        classes = f"annaotto drawing {view['phase']}"
        return self.layers.drawn(context.width, context.height, class_=classes)

    def _put_other(self, seat: int, box: Box) -> None:
        self._part(f"other{seat}", lambda table: table._other(seat, box))

    def _part(self, name: str, draw: Callable[["TableTop"], None]) -> None:
        """Put out what a part of the table needs."""
        alone = self.kept.part(name, lambda: self._alone(draw))
        self.laid += alone.laid
        self.layers.add(alone.layers)
        for seat, things in alone.seats.items():
            self._before(seat).extend(things)

    def _alone(self, draw: Callable[["TableTop"], None]) -> "TableTop":
        table = TableTop(self.context, self.tracker, self.flips, self.opened)
        draw(table)
        return table

    def _lay(self, others: Sequence[int]) -> None:
        """Every card in the part of the table where it lies."""
        hand = tr("Your hand") if self.context.viewer is not None else tr("The hand in front")
        rows: dict[str, list[Laid]] = {}
        for laid in self.laid:
            rows.setdefault(laid.zone, []).append(laid)
        for where, row in rows.items():
            seat = where.removeprefix("seat")
            if where == "hand":
                things = self.layers.zone("hand", hand)
            elif seat.isdecimal():
                things = self._before(int(seat))
            else:
                things = self._zone_piles()
            things += self._row(where, row)
        if self.context.live and _panel_opens(self.context.view):
            self.layers.cover("piles", self.kept)
        around = self.layers.zone("others", tr("The others"))
        around += [group(self.context.names[seat], *self._before(seat)) for seat in others]

    def _before(self, seat: int) -> list[Scene]:
        """What lies before one of the others."""
        return self.seats.setdefault(seat, [])

    def _zone_piles(self) -> list[Scene]:
        return self.layers.zone("piles", tr("Draw pile and discard pile"))

    def _row(self, where: str, row: list[Laid]) -> list[Scene]:
        """The cards of a part of the table: most of them stay as they are with most taps."""
        return self.kept.part(("row", where), lambda: [*map(self._card, row)], row)

    def _card(self, laid: Laid) -> Scene:
        return self.kept.lasting(
            ("card", laid.key),
            lambda: draw_card(self.context, laid, self.flips, self.traced),
            laid,
            laid.key in self.traced,
            self.context.view["seat"],
        )

    def _other(self, seat: int, box: Box) -> None:
        """An opponent: name, count, and the sides that face the table."""
        inner = Box(box.x + 4, box.y + HEAD + 2, box.width - 8, box.height - HEAD - 6)
        hand = self.context.view["hands"][seat]
        width, spots = spread_to_tap(inner, len(hand), 96)
        small = width < FINGER
        self._plot(seat, box, small and bool(hand))
        if seat in self.context.view["out"]:
            self._finished(seat, inner)
        for place, ((_, reverse), at) in enumerate(zip(hand, spots, strict=False)):
            self._open_card(seat, place, reverse, at, width, small)

    def _finished(self, seat: int, box: Box) -> None:
        """Where no cards are left, the place that was reached, if the heading does not suffice."""
        x, y = box.middle
        size = min(44.0, box.height * 0.4)
        if size < READABLE:
            return
        words = place_of(self.context.view, seat)
        self._before(seat).append(
            written(label(x, y + size * 0.2, words, font_size=size, class_="serif reached"))
        )

    def _open_card(
        self, seat: int, place: int, reverse: str | None, at: Point, width: float, small: bool
    ) -> None:
        """A card by the side that faces the table."""
        key, token = self.tracker.hands[seat][place], f"card:{seat}:{place}"
        name = self._open_name(seat, place, reverse)
        zone = "hand" if seat == self.own else f"seat{seat}"
        laid = Laid(key, reverse or BACK, *at, width, token, name, zone=zone, small=small)
        self.laid.append(laid)

    def _open_name(self, seat: int, place: int, reverse: str | None) -> str:
        values = {"owner": self.context.names[seat], "number": place + 1}
        if reverse is None:
            return tr("{owner}’s card {number}, covered", **values)
        return tr("{owner}’s card {number}: {side}", side=side_name(reverse), **values)

    def _plot(self, seat: int, box: Box, opens: bool) -> None:
        """The ground of a seat; where its cards are small, the whole of it opens them."""
        context = self.context
        values = {"name": context.names[seat]}
        count = len(context.view["hands"][seat])
        if opens and context.live and not _panel_opens(context.view):
            said = tr_n(
                "{name}, {count} card; open", "{name}, {count} cards; open", count, **values
            )
        else:
            opens = False
            said = tr_n("{name}, {count} card", "{name}, {count} cards", count, **values)
        if seat in context.view["out"]:
            said = tr("{name} finished {place}", place=place_of(context.view, seat), **values)
        plot = "plot on" if self._acts(seat) else "plot next" if self._is_next(seat) else "plot"
        self._before(seat).append(
            g(
                g(
                    rect(box.x, box.y, box.width, box.height, 12, class_=plot),
                    aria_label=said,
                    role="button" if opens else "img",
                    tabindex="0",
                    data_info=f"hand:{seat}",
                    class_="seat",
                    data_do="look" if opens else None,
                    data_seat=str(seat),
                ),
                written(*self._head(seat, box.x + 8, box.y + 3, box.width - 16)),
                style=f"--who:{colour_of(context.colours[seat])}",
            )
        )

    def _acts(self, seat: int) -> bool:
        """Whether the table waits for this seat; all choose their sides at once."""
        actors = self.context.actors
        return self.context.view["phase"] != "face" and bool(actors) and actors[0] == seat

    def _head(self, seat: int, x: float, y: float, room: float) -> list[Scene]:
        """A seat's line: sign, name, what is to be known of it, how many cards."""
        context, view = self.context, self.context.view
        words = self._state_of(seat, room)
        lonely = len(view["hands"][seat]) == 1 or view["catch"] == seat
        return [
            head(context, self._plate(seat), x, y - 2, room - 8 - len(words) * 8),
            label(
                x + room,
                y + 13,
                words,
                text_anchor="end",
                class_="who lonely" if lonely else "who soft",
                aria_hidden="true",
            ),
        ]

    def _plate(self, seat: int) -> Plate:
        acts = self._acts(seat)
        return Plate(seat=seat, acts=acts, next=not acts and self._is_next(seat))

    def _is_next(self, seat: int) -> bool:
        return coming(self.context.view, self.context.actors) == seat

    def _state_of(self, seat: int, room: float) -> str:
        """What is to be known of a seat in a word; where a name has hardly room, in a number."""
        view = self.context.view
        if seat in view["out"]:
            return place_of(view, seat)
        if view["phase"] == "face":
            return tr("ready") if view["faced"][seat] else tr("choosing")
        count = str(len(view["hands"][seat]))
        if room < SHORT:
            return count
        if view["catch"] == seat and not view["options"]["alarm"]:
            return tr("forgot to call!")
        if self._is_next(seat) and not self._acts(seat):
            return tr("next · {count}", count=count)
        return count

    def _own(self, seat: int, parts: Layout) -> None:
        """The own hand, own sides up; seen from outside, its open sides."""
        view, box = self.context.view, parts.hand
        room = min(box.width - 16, 320)
        left = box.x + (box.width - room) / 2
        self.layers.ground.append(
            g(
                rect(left - 8, box.y, room + 16, HEAD, 10, class_="plot"),
                *self._head(seat, left, box.y + 1, room),
                class_="seat mine on" if self._acts(seat) else "seat mine",
                data_thing=f"hand:{seat}",
                style=f"--who:{colour_of(self.context.colours[seat])}",
            )
        )
        hand = view["hands"][seat]
        width, spots = spread_to_tap(parts.own_cards, len(hand), 150, 8)
        for place, ((front, reverse), at) in enumerate(zip(hand, spots, strict=False)):
            if front is None or reverse is None:
                self._open_card(seat, place, reverse, at, width, small=False)
            else:
                self._own_card(seat, place, front, reverse, at, width)

    def _own_card(
        self, seat: int, place: int, front: str, reverse: str, at: Point, width: float
    ) -> None:
        view, token = self.context.view, f"card:{seat}:{place}"
        if view["phase"] == "face" and not view["faced"][seat]:
            token = f"flip:{place}"
            if token in self.context.chosen:
                front, reverse = reverse, front
        name = tr(
            "Your card {number}: {side}, with {reverse} behind it",
            number=place + 1,
            side=side_name(front),
            reverse=side_name(reverse),
        )
        key = self.tracker.hands[seat][place]
        self.laid.append(Laid(key, front, *at, width, token, name, reverse, zone="hand"))

    def _centre(self, box: Box, boxes: dict[int, Box]) -> None:
        context, view, tracker = self.context, self.context.view, self.tracker
        people = self.catching
        # On a phone on its side there is room for the one or the other; the prompt says it, too.
        line = centre.LINE if is_pending(view) and box.height > 200 else 0
        spots = centre.spots(box, line + catching.room(box.width, people))
        ground, owner = self.layers.ground, tracker.owner
        way = (spots, view["direction"], view["colour"])
        ground.append(self.kept.lasting("way of play", lambda: centre.ring(*way), *way))
        ground += centre.trace(spots, None if owner is None else boxes[owner])
        ground += centre.pile(spots, view["draw"], view["discard"])
        self._piles(spots)
        if context.live and _panel_opens(view):
            return  # The sheet lies over it, and says the same.
        ground.append(centre.names(spots))
        self.layers.above.append(badges(spots, context, chips=bool(line) or not people))
        if people:
            buttons = catching.buttons(spots.foot, people, context)
            self.layers.above.append(zone("catch", tr("Catch somebody"), buttons))

    def _piles(self, spots: Spots) -> None:
        """The cards that lie up on the piles, and one that somebody else has drawn."""
        view, tracker, width = self.context.view, self.tracker, spots.width
        if tracker.under in self.flips.shown:
            side, _ = self.flips.shown[tracker.under]
            self.laid.append(Laid(tracker.under, side, *spots.discard, width))
        if view["draw_up"]:
            name = tr_n(
                "Draw pile, {count} card; {side} lies up",
                "Draw pile, {count} cards; {side} lies up",
                view["draw"],
                side=side_name(view["draw_up"]),
            )
            self.laid.append(Laid(tracker.draw, view["draw_up"], *spots.draw, width, "draw", name))
        else:
            self._zone_piles().append(centre.empty(spots, self.context))
        name = tr("Discard pile: {side}", side=side_name(view["top"]))
        self.laid.append(Laid(tracker.top, view["top"], *spots.discard, width, "top", name))
        if view["drawn"] and view["drawn"][0] and view["drawn"][1] is None:
            up = view["drawn"][0]
            name = tr("Drawn card: {side} lies up", side=side_name(up))
            self.laid.append(Laid(tracker.drawn, up, *spots.drawn, width * 0.8, "", name))

    def _panel(self, parts: Layout) -> None:
        """What opens over the table: a drawn card, the choice of an ANNAOTTO, a hand."""
        context, view = self.context, self.context.view
        if _drawn_lies_open(view):
            self._drawn(parts)
        elif _panel_opens(view) and context.live:
            self._over(tr("Whose cards turn, and the colour"), choosing.draw(parts, context))
        elif self.opened is not None and self.opened < len(view["hands"]):
            self._opened(self.opened, parts.above)

    def _drawn(self, parts: Layout) -> None:
        view, tracker = self.context.view, self.tracker
        spots = panels.drawn_spots(parts)
        shown = [panels.drawn(spots, self.context)]
        for which, side in enumerate(view["drawn"] or ()):
            if side is None:
                continue
            laid = Laid(tracker.drawn + "~" * which, side, *spots.sides[which], spots.width)
            laid.token = f"keep:{which}" if view["phase"] == "keep" else ""
            words = side_name(side)
            laid.name = (
                tr("Bottom side: {side}", side=words)
                if which
                else tr("Top side: {side}", side=words)
            )
            shown.append(self._card(laid))
        self._over(tr("The card you have drawn"), *shown)

    def _over(self, words: str, *things: Scene) -> None:
        """What lies over the table, as a part of it."""
        self.layers.above.append(zone("question", words, *things))

    def _opened(self, seat: int, above: Box) -> None:
        """A hand whose cards are too small on the table, as large as there is room."""
        hand = self.context.view["hands"][seat]
        box = above.inset(GAP)
        inside = Box(box.x + 10, box.y + 50, box.width - 20, box.height - 60)
        width, spots = spread(inside, len(hand), 110, 8)
        cards = []
        for place, ((_, reverse), at) in enumerate(zip(hand, spots, strict=False)):
            name, token = self._open_name(seat, place, reverse), f"card:{seat}:{place}"
            cards.append(self._card(Laid(f"open{place}", reverse or BACK, *at, width, token, name)))
        head = self._head(seat, box.x + 14, box.y + 16, 300)
        name = self.context.names[seat]
        self._over(tr("{name}’s hand", name=name), panels.opened(box, head, cards, name))


def _drawn_lies_open(view: View) -> bool:
    """Whether both sides of a drawn card are seen, and a sheet asks what becomes of it."""
    return bool(view["drawn"] and view["drawn"][1] is not None)


def _panel_opens(view: View) -> bool:
    """Whether something opens over the table that has to be answered first."""
    choosing = view["phase"] == "annaotto" and view["seat"] == view["layer"]
    return choosing or _drawn_lies_open(view)
