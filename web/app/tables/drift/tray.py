"""Beside the board: the tray of the one who looks, with pieces as large as fingers need them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from app.tables.drift import emblems
from app.tables.drift.art.pieces import COIN, stone
from app.tables.drift.chosen import Chosen
from app.tables.drift.context import Context
from app.tables.drift.deeds import Deed
from app.tables.drift.layout import HEAD, POINTS, TOUCH, Layout
from app.tables.drift.plates import line_of
from app.tables.kit.box import GAP, Box
from app.tables.kit.colours import colour_of
from app.tables.kit.kept import Kept
from app.tables.kit.pieces import width_of, written
from app.tables.kit.plates import head
from app.tables.kit.scene import Scene, circle, g, label, path, rect, use
from engine.drift.pieces import COIN_LAND, COINS, PIECES, VALUE
from engine.drift.queries import Queries
from engine.drift.types import Seat
from engine.drift.words import coin_name, piece_name
from engine.language import tr, tr_n

ROOMY = 250
"""In a narrower tray the repository is smaller, so that there is room for a name."""


@dataclass(frozen=True, slots=True)
class Tray:
    context: Context
    queries: Queries
    chosen: Chosen
    seat: int
    place: Layout
    kept: Kept = field(default_factory=Kept)

    @property
    def player(self) -> Seat:
        return self.context.view["seats"][self.seat]

    @property
    def moving(self) -> bool:
        """Whether the pieces here are those of the player on turn."""
        view = self.context.view
        return self.seat == view["turn"] and view["phase"] == "play"

    def draw(self, deeds: Sequence[Deed]) -> Scene:
        context, view, box = self.context, self.context.view, self.place.tray
        placing = view["phase"] == "place"
        on = view["turn"] == self.seat and view["phase"] != "over"
        scale = 0.9 if box.width >= ROOMY else 0.6
        holds = box.right - 3 * (2 * COIN + 5) * scale - 2
        things = self._to_place() if placing else self._chips()
        if not placing:
            at = holds + COIN * scale, box.y + 18
            things += emblems.slots(self.player["deposited"], *at, scale)
        if self.moving and not deeds and self.place.has_words:
            things.append(self._order(self.place.deeds))
        last = self.seat == self.queries.last_of_round()
        line = line_of(context, self.queries, self.seat)
        corner = box.x + 10, box.y + 8
        room = (box.right if placing else holds) - box.x - 10 - (38 if last else 8)
        return g(
            rect(box.x, box.y, box.width, box.height, 14, class_="plot on" if on else "plot"),
            self.kept.lasting("line", lambda: head(context, line, *corner, room, 15), line, room),
            emblems.wave(holds - 20, box.y + 16) if last else None,
            *things,
            *self._deeds(deeds),
            style=f"--who:{colour_of(context.colours[self.seat])}",
            data_tray=str(self.seat),
            data_info=f"seat:{self.seat}",
        )

    def _chips(self) -> list[Scene]:
        ended = self._ended
        part, given = self.kept.part, (self.seat, self.place)
        return [
            part(("chip", piece), partial(self._kept_chip, piece, ends), *given, ends)
            for piece in PIECES
            for ends in (piece in ended,)
        ]

    def _kept_chip(self, piece: str, ends: bool) -> Scene:
        player, view, moving = self.player, self.context.view, self.moving
        carried = player["carrying"].get(piece)
        return self.kept.lasting(
            ("chip", piece),
            lambda: self._chip(piece, ends),
            *(self.seat, self.place, ends, moving, player["home"], carried),
            *(player["pieces"][piece] is None, moving and piece in view["done"]),
            *(view["left"].get(piece, 0), carried and self.queries.turns_home(self.seat, piece)),
        )

    def _chip(self, piece: str, ends: bool) -> Scene:
        """A piece, with its points."""
        place, size = self.place, self.place.chip
        row, column = divmod(PIECES.index(piece), len(PIECES) // place.rows)
        x = place.chips + column * (size + GAP)
        y = place.tray.y + HEAD + row * (size + POINTS + GAP)
        if self.player["pieces"][piece] is None:
            return self._gone(piece, x, y, size)
        context, token = self.context, f"{'piece' if self.moving else 'tray'}:{piece}"
        spent = self.moving and piece in context.view["done"]
        carried = self.player["carrying"].get(piece)
        scale = size / 52
        coin = COIN * 0.9
        return g(
            rect(x, y, size, size + POINTS, 10, class_="ring chip"),
            g(
                stone(self.player["home"], context.colours[self.seat], piece),
                use(f"drift-coin-{carried}", 16 - coin, -16 - coin, 2 * coin, 2 * coin)
                if carried
                else None,
                emblems.turns(self.queries.turns_home(self.seat, piece), -15, -13)
                if carried
                else None,
                transform=f"translate({x + size / 2:.1f} {y + size / 2:.1f}) scale({scale:.3f})",
            ),
            *self._points(piece, x + size / 2, y + size + 5),
            path(
                f"M{x + 9:.1f} {y + size - 9:.1f}L{x + size - 9:.1f} {y + 9:.1f}",
                class_="ends",
                data_may_cover="it is struck out",
            )
            if ends
            else None,
            class_=context.classes(
                token, "chip-of", *(["spent"] if spent else []), *(["ending"] if ends else [])
            ),
            **context.touch(token, self._name(piece, carried))
            | {"data_info": f"piece:{self.seat}-{piece}"},
        )

    @property
    def _ended(self) -> list[str]:
        """D4: the pieces that would be done once the chosen one has moved."""
        piece = self.chosen.piece
        return self.queries.ended_by(piece) if self.moving and piece else []

    def has_room_for_slider(self, deeds: Sequence[Deed]) -> bool:
        """Not where the deeds take the line that it would lie on."""
        return not deeds or self.place.ahead.bottom <= self.place.deeds.y

    def _name(self, piece: str, carried: str | None) -> str:
        name = self.context.names[self.seat]
        if carried is None:
            return tr("{name}’s {piece}", name=name, piece=piece_name(piece))
        return tr_n(
            "{name}’s {piece}, carrying {coin}, {count} turn from home",
            "{name}’s {piece}, carrying {coin}, {count} turns from home",
            self.queries.turns_home(self.seat, piece),
            name=name,
            piece=piece_name(piece),
            coin=coin_name(carried),
        )

    def _gone(self, piece: str, x: float, y: float, size: float) -> Scene:
        """The place of a piece that is out of the game (D7)."""
        name = self.context.names[self.seat]
        return g(
            rect(x, y, size, size + POINTS, 10, class_="outline"),
            path(
                f"M{x + 14} {y + 14}l{size - 28} {size - 28}m0 {28 - size}l{28 - size} {size - 28}",
                class_="gone",
            ),
            aria_label=tr("{name}’s {piece}, out of the game", name=name, piece=piece_name(piece)),
            role="img",
        )

    def _points(self, piece: str, x: float, y: float) -> list[Scene]:
        """A dot for every point; only its outline once it is spent."""
        if not self.moving:
            return []
        view, value = self.context.view, VALUE[piece]
        left = 0 if piece in view["done"] else view["left"].get(piece, 0)
        start = x - (value - 1) * 6
        return [
            circle(start + 12 * n, y, 4, class_="dot" if n < left else "dot spent")
            for n in range(value)
        ]

    def _to_place(self) -> list[Scene]:
        """D1: the coins that the player has still to place, each with its land."""
        tray = self.place.tray
        wide = (tray.width - GAP) / 3
        r = min(24.0, wide / 4)
        y = tray.y + HEAD + r + 10
        drawn = []
        for number, kind in enumerate(COINS):
            x = tray.x + GAP / 2 + (number + 0.5) * wide
            drawn += emblems.slot(kind, kind in self.context.view["unplaced"][self.seat], x, y, r)
            kinds = "soft small" if wide > 80 else "soft tiny"
            drawn.append(written(label(x, y + r + 17, tr(COIN_LAND[kind]), class_=kinds)))
        return drawn

    def _deeds(self, deeds: Sequence[Deed]) -> list[Scene]:
        box = self.place.deeds
        wide = min(200.0, (box.width + GAP) / max(len(deeds), 1) - GAP)
        return [
            self._deed(deed, Box(box.x + n * (wide + GAP), box.y, wide, TOUCH))
            for n, deed in enumerate(deeds)
        ]

    def _deed(self, deed: Deed, box: Box) -> Scene:
        size = min(14.0, 14.0 * (box.width - 46) / width_of(deed.words, 14))
        return g(
            rect(box.x, box.y, box.width, box.height, 12, class_="ring deed"),
            use(f"drift-coin-{deed.coin}", box.x + 8, box.y + 9, 26, 26),
            label(
                box.x + 40,
                box.y + 27,
                deed.words,
                text_anchor="start",
                class_="deed-words",
                style=f"font-size:{size:.1f}px",
            ),
            class_=self.context.classes(deed.token, "deed-of"),
            **self.context.touch(deed.token, deed.words),
        )

    def _order(self, box: Box) -> Scene:
        """D4, where there is nothing else to offer; and D18, to whoever is last."""
        last = self.seat == self.queries.last_of_round()
        words = [tr("III first, then IIs, then Is")]
        words += [tr("Then the rivers drift")] if last else []
        start = box.y + TOUCH / 2 + (4 if len(words) == 1 else -4)
        return g(
            *(
                label(box.x, start + 16 * n, line, text_anchor="start", class_="soft small")
                for n, line in enumerate(words)
            )
        )
