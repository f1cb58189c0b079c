"""The drawing of ANNO's table in the calendar game, while a mensis is played."""

from dataclasses import replace

from app.tables.anno.art.cards import face_of
from app.tables.anno.layout import RATIO, eight, layout, row
from app.tables.anno.tabletop import BACK, SLIM, Laid, Tabletop, outline
from app.tables.kit.box import GAP, Box
from app.tables.kit.colours import colour_of, mark
from app.tables.kit.pieces import counter, pill, shortened, written
from app.tables.kit.plates import HEAD, head, holds_name, narrow_head
from app.tables.kit.scene import Scene, g, label, rect, use
from engine.anno.words import card_name
from engine.language import listing, tr, tr_n

LOW = 60
"""Up to so many pixels another's place has no room for a board."""
NAMED = 320
"""From so many pixels on the own line says which points are which."""
BACKS = 7
"""Pixels from back to back in another's hand."""
KEY_FACE = 32
"""How high a button looks; a finger may come down a little above and below it, too."""


class Calendar(Tabletop):
    def draw(self) -> Scene:
        view, context = self.view, self.context
        seats = len(view["counts"])
        own = view["seat"] if view["seat"] is not None else view["turn"]
        others = [(own + i) % seats for i in range(1, seats)]
        parts = layout(context.width, context.height, len(others))
        deck = self.part("community", lambda table: table._community(parts.community))
        for seat, box in zip(others, parts.others, strict=True):
            self._put_other(seat, box)
        board = parts.board
        plate = parts.plate or board
        self.part("plate", lambda table: table._own_plate(own, plate))
        if parts.plate is None:
            below = HEAD + 12
            board = Box(board.x + 12, board.y + below, board.width - 24, board.height - below - 6)
        together = parts.plate is not None
        self.part("board", lambda table: table._own_board(own, board, together))
        self._hand(own, parts.hand, deck)
        self.lay()
        if view["seat"] is not None and context.live:
            # After the cards: one that is chosen is lifted, and must not lie over them.
            self._keys(own, *parts.keys)
        return self.layers.drawn(context.width, context.height, class_="anno drawing")

    def _put_other(self, seat: int, box: Box) -> None:
        self.part(f"other{seat}", lambda table: table._other(seat, box))

    def _community(self, box: Box) -> tuple[float, float]:
        size = 13.0 if box.height > 200 else 10.0
        inner = Box(box.x, box.y + size + 3, box.width, box.height - size - 3)
        width, spots, deck, burn = eight(inner)
        left, top = spots[0]
        middle = left + 2 * width + 1.5 * GAP
        name = tr("Community Eight")
        title = label(middle, top - 4, name, class_="serif pale", font_size=size)
        self.layers.ground.append(written(title))
        for number, (card, (x, y)) in enumerate(zip(self.view["community"], spots, strict=True)):
            self.layers.ground.append(outline(x, y, width))
            if card is None:
                continue
            token = f"community:{card}"
            self.laid.append(
                Laid((card, f"c{number}"), x, y, width, token, start=deck, row="community")
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
        self.zone("community").append(
            g(
                outline(x, y, width),
                *layers,
                counter(x + width / 2, y + width * 0.62, str(count), max(11.0, width * 0.24)),
                class_="pile",
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
        self.zone("community").append(g(outline(x, y, width), below, class_="pile", **touch))
        if burned:
            _, card = burned[-1]
            laid = Laid((str(card or BACK), "burn"), x, y, width, "burned", shows=BACK)
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
        plot = "plot on" if view["turn"] == seat else "plot"
        plate, room = self.plate(seat), box.width - 44 - count * BACKS
        slim = box.width < SLIM
        backs = not slim and holds_name(context, plate, room)
        if slim:
            plate = replace(plate, hidden=count)
            line = narrow_head(context, plate, box.x + 6, box.y + 1, box.width - 12)
        elif backs:
            line = head(context, plate, box.x + 8, box.y + 1, room)
        else:
            plate = replace(plate, hidden=count)
            line = head(context, plate, box.x + 8, box.y + 1, box.width - 16)
        self.before(seat).append(
            g(
                g(
                    rect(box.x, box.y, box.width, box.height, 12, class_=plot),
                    aria_label=self.plate_words(seat),
                    data_info=f"board:{seat}",
                    data_do="board" if context.live else None,
                    role="button" if context.live else "img",
                    tabindex="0",
                ),
                written(line),
                style=f"--who:{colour_of(colour)}",
            )
        )
        right = box.x + box.width - 10
        if backs:
            self._others_hand(seat, right, box.y)
        high = HEAD * 2 - 2 if slim else HEAD
        inner = Box(box.x + 8, box.y + high + 8, box.width - 16, box.height - high - 14)
        if box.height <= LOW:
            if not slim:
                self._months_in_words(seat, inner)
            return
        if view["boards"][seat]:
            self.board(seat, inner, (right - 20, box.y + 3), 90)
        else:
            self._drawn_for_the_deal(seat, inner)

    def _months_in_words(self, seat: int, box: Box) -> None:
        """What another has laid, where there is room for a line of words alone."""
        months = [card_name(entry["month"]) for entry in self.view["boards"][seat]]
        words = listing(months) if months else tr("No months here yet.")
        line = shortened(words, box.width, 11)
        self.before(seat).append(
            g(
                label(box.x, box.y + 8, line, class_="pale", font_size=12, text_anchor="start"),
                class_="through",
            )
        )

    def _others_hand(self, seat: int, right: float, y: float) -> None:
        """The backs of a hand, and how many there are."""
        size = 13.0
        count = self.view["counts"][seat]
        for i in range(count):
            x = right - size - (count - 1 - i) * BACKS
            self.laid.append(Laid((BACK, f"h{seat}"), x, y + 4, size))
        x = right - count * BACKS - 12
        self.before(seat).append(
            written(label(x, y + 17, str(count), text_anchor="end", class_="who"))
        )

    def _drawn_for_the_deal(self, seat: int, box: Box) -> None:
        """A2: what a seat drew to see who deals, while the first mensis has hardly begun."""
        draw = [line[seat] for line in self.view["dealer_draw"]]
        if not self._shows_draw:
            return
        deals = self.view["dealer"] == seat
        words = tr("drew this, and deals") if deals else tr("drew this for the deal")
        width = min((box.height - 16) / RATIO, (box.width - GAP * len(draw)) / len(draw), 60.0)
        if width < 14:
            return
        x = box.x + (box.width - len(draw) * (width + 4)) / 2
        y = box.y + max(0.0, (box.height - width * RATIO - 15) / 2)
        for number, card in enumerate(draw):
            name = face_of(card, str(self.view["options"]["calidum"]))
            face = use(name, x + number * (width + 4), y, width, width * RATIO)
            self.before(seat).append(g(face, class_="through"))
        foot = y + width * RATIO + 13
        size = min(12.0, box.width / len(words) * 1.8)
        self.before(seat).append(
            label(box.x + box.width / 2, foot, words, class_="pale", font_size=size)
        )

    @property
    def _shows_draw(self) -> bool:
        return self.view["mensis"] == 1 and len(self.view["burned"]) <= len(self.view["counts"])

    def _draw_together(self, box: Box) -> None:
        """A2: what everybody drew, in one place, where there is none before each of them."""
        dealer = self.context.names[self.view["dealer"]]
        words = tr("The draw: {name} deals", name=shortened(dealer, box.width - 70, 12))
        middle = box.x + box.width / 2
        self.layers.ground.append(label(middle, box.y + 11, words, class_="pale", font_size=12))
        places = Box(box.x, box.y + 18, box.width, box.height - 18).columns(
            len(self.view["counts"]), 4
        )
        calidum = str(self.view["options"]["calidum"])
        for seat, place in enumerate(places):
            draw = [line[seat] for line in self.view["dealer_draw"]]
            sign = mark(self.context.colours[seat], 0, 0, 12, self.context.form(seat))
            self.layers.ground.append(
                g(sign, transform=f"translate({place.x + place.width / 2 - 6:.1f} {place.y:.1f})")
            )
            high = place.height - 16
            step = min(18.0, (high - 30) / max(1, len(draw) - 1)) if len(draw) > 1 else 0.0
            wide = min(place.width, (high - step * (len(draw) - 1)) / RATIO)
            for number, card in enumerate(draw):
                x, y = place.x + (place.width - wide) / 2, place.y + 16 + number * step
                face = use(face_of(card, calidum), x, y, wide, wide * RATIO)
                self.layers.ground.append(g(face, class_="through"))

    def _own_plate(self, seat: int, box: Box) -> None:
        """The own place, as the others' are, with the own line at its top."""
        context, colour, plate = self.context, self.context.colours[seat], self.plate(seat)
        if box.width >= NAMED:
            plate = replace(plate, gain_name=tr("this mensis"), score_name=tr("in all"))
        low = box.width < SLIM
        line = (
            narrow_head(context, plate, box.x + 6, box.y + 1, box.width - 12)
            if low
            else head(context, plate, box.x + 8, box.y + 1, box.width - 16)
        )
        turn = "plot on" if self.view["turn"] == seat else "plot"
        self.layers.ground.append(
            g(
                rect(box.x, box.y, box.width, box.height, 12, class_=turn),
                line,
                style=f"--who:{colour_of(colour)}",
                role="img",
                aria_label=self.plate_words(seat),
            )
        )

    def _keys(self, seat: int, sort: Box, seen: Box) -> None:
        """What puts the hand in order, and what tells what was seen."""
        sorts = self.arrangement.sorts(seat)
        self._key(sort, "sort-hand", tr("Sort"), tr("Sort your hand by kind"), sorts)
        self._key(seen, "seen", tr("Seen"), tr("What you have seen in this mensis"))

    def _key(self, box: Box, do: str, words: str, name: str, on: bool | None = None) -> None:
        middle, y = box.middle
        top, round_off = y - KEY_FACE / 2, KEY_FACE / 2
        face = "key on" if on else "key"
        self.zone("hand").append(
            g(
                rect(box.x, top, box.width, KEY_FACE, round_off, class_=face),
                label(middle, y + 5, words, class_="key-words", font_size=14),
                rect(box.x, box.y, box.width, box.height, round_off, class_="ring"),
                data_do=do,
                role="button",
                tabindex="0",
                aria_label=name,
                aria_pressed=None if on is None else "true" if on else "false",
            )
        )

    def _own_board(self, seat: int, box: Box, together: bool) -> None:
        """The own months; `together` where the others have no place for what they drew."""
        live = self.context.live and self.view["seat"] is not None
        drop = {"data_drop": "lay"} if live else {}
        self.layers.ground.append(
            rect(box.x, box.y, box.width, box.height, 12, class_="lay", **drop)
        )
        if self.view["boards"][seat]:
            self.board(seat, box, None, 150, gap=14)
            return
        if together and self._shows_draw:
            box, drawn = box.columns(2, 16)
            self._draw_together(drawn)
        width = min((box.width - 2 * GAP) / 3, (box.height - 24) / RATIO, 90)
        left = box.x + (box.width - 3 * width - 2 * GAP) / 2
        self.layers.ground += [outline(left + i * (width + GAP), box.y, width) for i in range(3)]
        own = self.view["seat"] is not None
        words = tr("Your months go here") if own else tr("Months go here")
        foot = box.y + width * RATIO
        self.layers.ground.append(
            label(box.x + box.width / 2, foot + 18, words, class_="pale", font_size=13)
        )
        rest = Box(box.x, foot + 26, box.width, box.bottom - foot - 26)
        if rest.height > 50 and not together:
            self._drawn_for_the_deal(seat, rest)

    def _hand(self, seat: int, box: Box, deck: tuple[float, float]) -> None:
        if self.view["seat"] is None:
            count = self.view["counts"][seat]
            width, spots = row(box, count)
            self.laid += [
                Laid((BACK, f"h{seat}"), x, y, width, start=deck) for x, y in spots[:count]
            ]
            return
        self.arrangement.recall(seat, self.context.kept)
        hand = self.arrangement.arranged(seat, self.view["hand"])
        newest = self._newest()
        width, spots = row(box, len(hand))
        for number, (card, (x, y)) in enumerate(zip(hand, spots, strict=False)):
            fresh = card == newest and card not in hand[number + 1 :]
            token = f"hand:{card}"
            self.laid.append(
                Laid((card, "hand"), x, y, width, token, start=deck, row="hand", fresh=fresh)
            )

    def _newest(self) -> str | None:
        """A19: the card that came at the last Burn and Turn, until the own turn has gone on."""
        own = self.view["seat"]
        waits = self.view["phase"] == "start" or self.view["turn"] != own
        burned = any(who == own for who, _ in self.view["burned"])
        return self.view["hand"][-1] if waits and burned and self.view["hand"] else None
