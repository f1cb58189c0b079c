"""Beside the board: the tray of the one who looks, with pieces as large as fingers need them."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.tables.drift import emblems
from app.tables.drift.art.pieces import COIN, stone
from app.tables.drift.context import Context
from app.tables.drift.deeds import Deed
from app.tables.drift.layout import HEAD, POINTS, TOUCH, Layout
from app.tables.kit.box import GAP, Box
from app.tables.kit.colours import colour_of, mark
from app.tables.kit.pieces import shortened
from app.tables.kit.scene import Scene, circle, g, label, path, rect, use
from engine.drift.pieces import COIN_LAND, COINS, PIECES, VALUE
from engine.drift.queries import Queries
from engine.drift.types import Seat
from engine.drift.words import coin_name, piece_name
from engine.language import tr


@dataclass(frozen=True, slots=True)
class Tray:
    context: Context
    queries: Queries
    seat: int
    place: Layout

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
        colour, placing = context.colours[self.seat], view["phase"] == "place"
        on = view["turn"] == self.seat and view["phase"] != "over"
        holds = box.right - 3 * (2 * COIN + 5) * 0.9 - 2
        things = self._to_place() if placing else [*map(self._chip, PIECES)]
        if not placing:
            things += emblems.slots(self.player["deposited"], holds + COIN * 0.9, box.y + 18, 0.9)
        if self.moving and not deeds:
            things.append(_order(self.place.deeds))
        shown = shortened(context.names[self.seat], holds - box.x - 90)
        last = self.seat == self.queries.last_of_round()
        return g(
            rect(box.x, box.y, box.width, box.height, 14, class_="plot on" if on else "plot"),
            mark(colour, box.x + 10, box.y + 9, 17),
            label(
                box.x + 34,
                box.y + 23,
                shown,
                text_anchor="start",
                class_="who",
                translate="no",
            ),
            emblems.wave(holds - 52, box.y + 17) if last else None,
            emblems.marker(self.player["home"], holds - 24, box.y + 18, 0.9),
            *things,
            *self._deeds(deeds),
            style=f"--who:{colour_of(colour)}",
            data_tray=str(self.seat),
            data_info=f"seat:{self.seat}",
        )

    def _chip(self, piece: str) -> Scene:
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
                *stone(context.colours[self.seat], piece),
                use(f"drift-coin-{carried}", 16 - coin, -16 - coin, 2 * coin, 2 * coin)
                if carried
                else None,
                transform=f"translate({x + size / 2:.1f} {y + size / 2:.1f}) scale({scale:.3f})",
            ),
            *self._points(piece, x + size / 2, y + size + 5),
            class_=context.classes(token, "chip-of", *(["spent"] if spent else [])),
            **context.touch(token, self._name(piece, carried))
            | {"data_info": f"piece:{self.seat}-{piece}"},
        )

    def _name(self, piece: str, carried: str | None) -> str:
        name, piece = self.context.names[self.seat], piece_name(piece)
        if carried is None:
            return tr("{name}’s {piece}", name=name, piece=piece)
        return tr(
            "{name}’s {piece}, carrying {coin}", name=name, piece=piece, coin=coin_name(carried)
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
            drawn.append(label(x, y + r + 17, tr(COIN_LAND[kind]), class_="soft small"))
        return drawn

    def _deeds(self, deeds: Sequence[Deed]) -> list[Scene]:
        box = self.place.deeds
        wide = min(180.0, (box.width + GAP) / max(len(deeds), 1) - GAP)
        return [
            self._deed(deed, Box(box.x + n * (wide + GAP), box.y, wide, TOUCH))
            for n, deed in enumerate(deeds)
        ]

    def _deed(self, deed: Deed, box: Box) -> Scene:
        return g(
            rect(box.x, box.y, box.width, box.height, 12, class_="ring deed"),
            use(f"drift-coin-{deed.coin}", box.x + 8, box.y + 9, 26, 26),
            label(
                box.x + 40,
                box.y + 27,
                deed.words,
                text_anchor="start",
                class_="deed-words",
            ),
            class_=self.context.classes(deed.token, "deed-of"),
            **self.context.touch(deed.token, deed.words),
        )


def _order(box: Box) -> Scene:
    """D4, where there is nothing else to offer."""
    return label(
        box.x + 4,
        box.y + TOUCH / 2 + 4,
        tr("III first, then IIs, then Is"),
        text_anchor="start",
        class_="soft small",
    )
