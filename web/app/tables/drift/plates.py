"""Beside the board: a plate for each of the others, and the tray of the one who looks."""

from dataclasses import dataclass

from app.tables.base import Frame
from app.tables.drift.art import COIN, PIECE
from app.tables.drift.board import stone
from app.tables.drift.layout import HEAD, POINTS, TOUCH, Layout
from app.tables.drift.marks import MARKER
from app.tables.kit.box import GAP, Box
from app.tables.kit.colours import colour_of, mark
from app.tables.kit.scene import Scene, circle, g, label, path, rect, use
from engine.drift.board import MARKERS
from engine.drift.pieces import COIN_LAND, COINS, PIECES, VALUE
from engine.drift.words import piece_name
from engine.game import Data


@dataclass(frozen=True, slots=True)
class Deed:
    """What the chosen I can do with a coin: a button in the tray."""

    token: str
    words: str
    coin: str


@dataclass(frozen=True, slots=True)
class Plates:
    view: Data
    frame: Frame

    def order(self, first: int) -> list[int]:
        """The seats in the order of play, from the one after `first` on."""
        seats = self.view["seats"]
        around = sorted(range(len(seats)), key=lambda s: (seats[s]["home"] or 0, s))
        place = around.index(first)
        return around[place + 1 :] + around[:place]

    def _last(self) -> int | None:
        """Whose turn ends the round: the drift comes after it (D18)."""
        seats = self.view["seats"]
        homes = [player["home"] for player in seats]
        return None if None in homes else homes.index(max(homes))

    def plate(self, seat: int, box: Box) -> Scene:
        view, frame = self.view, self.frame
        player = view["seats"][seat]
        on = view["turn"] == seat and view["phase"] != "over"
        small = box.height < 56
        first = box.y + (17 if small else 22)
        second = box.y + box.height - (13 if small else 18)
        name = frame.names[seat]
        left = sum(where is not None for where in player["pieces"].values())
        return g(
            rect(box.x, box.y, box.width, box.height, 12, class_="plot on" if on else "plot"),
            mark(frame.colours[seat], box.x + 8, first - 13, 16),
            label(
                box.x + 30,
                first,
                _short(name, box.width - 62),
                text_anchor="start",
                class_="who",
            ),
            self._marker(player["home"], box.right - 16, first - 5, 0.8),
            *self._holds(seat, box.x + 18, second, 0.68 if small else 0.9),
            self._wave(box.right - 38, first - 5) if seat == self._last() else None,
            label(
                box.right - 10,
                second + 5,
                f"{left} pieces" if player["home"] is not None and box.width > 200 else "",
                text_anchor="end",
                class_="soft small",
            ),
            *self._carried(seat, box.x + (92 if small else 116), second),
            aria_label=f"{name}: {self._told(seat)}",
            role="img",
            tabindex="0",
            data_info=f"seat:{seat}",
            data_plate=str(seat),
            style=f"--who:{colour_of(frame.colours[seat])}",
        )

    def _told(self, seat: int) -> str:
        player = self.view["seats"][seat]
        held = ", ".join(player["deposited"]) or "nothing"
        home = "" if player["home"] is None else f"home {MARKERS[player['home']]}, "
        return f"{home}repository holds {held}"

    def _carried(self, seat: int, x: float, y: float) -> list[Scene]:
        """The coins on the way home, each on a little back."""
        kinds = self.view["seats"][seat]["carrying"].values()
        drawn = []
        for number, kind in enumerate(kinds):
            at = x + 19 * number
            drawn.append(path(f"M{at - 8:.1f} {y + 9:.1f}h16", class_="bearer"))
            drawn.append(use(f"drift-coin-{kind}", at - 8, y - 10, 16, 16))
        return drawn

    @staticmethod
    def _marker(home: int | None, x: float, y: float, scale: float) -> Scene | None:
        if home is None:
            return None
        at = f"translate({x:.1f} {y:.1f}) scale({scale})"
        return path(MARKER[MARKERS[home]], transform=at, class_="engraved plain")

    @staticmethod
    def _wave(x: float, y: float) -> Scene:
        """The sign of the drift, on the plate of whoever plays last in the round."""
        return path(
            f"M{x - 9:.1f} {y:.1f}q4.5 -7 9 0t9 0M{x - 9:.1f} {y + 6:.1f}q4.5 -7 9 0t9 0",
            class_="wave",
        )

    def _holds(self, seat: int, x: float, y: float, scale: float) -> list[Scene]:
        """A repository: a place for each kind, filled or open; before play, what is to place."""
        player = self.view["seats"][seat]
        held = player["deposited"]
        if self.view["phase"] == "place":
            held = self.view["unplaced"][seat]
        drawn = []
        for number, kind in enumerate(COINS):
            middle = x + number * (2 * COIN + 5) * scale
            r = COIN * scale
            drawn.append(circle(middle, y, r, class_="slot"))
            if kind in held:
                drawn.append(use(f"drift-coin-{kind}", middle - r, y - r, 2 * r, 2 * r))
        return drawn

    def tray(self, seat: int, place: Layout, deeds: list[Deed]) -> Scene:
        view, frame = self.view, self.frame
        box, player = place.tray, view["seats"][seat]
        on = view["turn"] == seat and view["phase"] != "over"
        holds = box.right - 3 * (2 * COIN + 5) * 0.9 - 2
        if view["phase"] == "place":
            inside = self._to_place(seat, place)
        else:
            inside = [self._chip(seat, piece, place, n) for n, piece in enumerate(PIECES)]
            inside += self._holds(seat, holds + COIN * 0.9, box.y + 18, 0.9)
        if on and view["phase"] == "play" and not deeds:
            inside.append(_order(place.deeds))
        shown = _short(frame.names[seat], holds - box.x - 90)
        return g(
            rect(box.x, box.y, box.width, box.height, 14, class_="plot on" if on else "plot"),
            mark(frame.colours[seat], box.x + 10, box.y + 9, 17),
            label(box.x + 34, box.y + 23, shown, text_anchor="start", class_="who"),
            self._wave(holds - 52, box.y + 17) if seat == self._last() else None,
            self._marker(player["home"], holds - 24, box.y + 18, 0.9),
            *inside,
            *self._deeds(deeds, place.deeds),
            style=f"--who:{colour_of(frame.colours[seat])}",
            data_tray=str(seat),
            data_info=f"seat:{seat}",
        )

    def _chip(self, seat: int, piece: str, place: Layout, number: int) -> Scene:
        """A piece in the tray: as large as a finger needs it, with its points."""
        view, frame, size = self.view, self.frame, place.chip
        abreast = len(PIECES) // place.rows
        row, column = divmod(number, abreast)
        x = place.chips + column * (size + GAP)
        y = place.tray.y + HEAD + row * (size + POINTS + GAP)
        player = view["seats"][seat]
        mine = seat == view["turn"] and view["phase"] == "play"
        token = f"piece:{piece}" if mine else f"tray:{piece}"
        if player["pieces"][piece] is None:
            return g(
                rect(x, y, size, size + POINTS, 10, class_="outline"),
                path(
                    f"M{x + 14} {y + 14}l{size - 28} {size - 28}m0 {28 - size}l{28 - size} "
                    f"{size - 28}",
                    class_="gone",
                ),
                aria_label=f"{piece_name(piece)}, out of the game",
                role="img",
            )
        spent = mine and piece in view["done"]
        carried = player["carrying"].get(piece)
        scale = size / 52
        coin = COIN * 0.9
        return g(
            rect(x, y, size, size + POINTS, 10, class_="ring chip"),
            g(
                *stone(frame.colours[seat], VALUE[piece]),
                use(f"drift-coin-{carried}", 16 - coin, -16 - coin, 2 * coin, 2 * coin)
                if carried
                else None,
                transform=f"translate({x + size / 2:.1f} {y + size / 2:.1f}) scale({scale:.3f})",
            ),
            *self._points(piece, x + size / 2, y + size + 5, mine),
            class_=frame.classes(token, "chip-of", *(["spent"] if spent else [])),
            **frame.touch(token, f"{piece_name(piece)}{f', carrying {carried}' if carried else ''}")
            | {"data_info": f"piece:{seat}-{piece}"},
        )

    def _points(self, piece: str, x: float, y: float, mine: bool) -> list[Scene]:
        """A dot for every point; hollow once it is spent."""
        value = VALUE[piece]
        left = self.view["left"].get(piece, 0) if mine and piece not in self.view["done"] else 0
        start = x - (value - 1) * 6
        return [
            circle(start + 12 * n, y, 4, class_="dot" if n < left else "dot spent")
            for n in range(value if mine else 0)
        ]

    def _to_place(self, seat: int, place: Layout) -> list[Scene]:
        """D1: the coins that the player has still to place, each with its land."""
        wide = (place.tray.width - GAP) / 3
        r = min(24.0, wide / 4)
        y = place.tray.y + HEAD + r + 10
        drawn = []
        for number, kind in enumerate(COINS):
            x = place.tray.x + GAP / 2 + (number + 0.5) * wide
            drawn.append(circle(x, y, r, class_="slot"))
            if kind in self.view["unplaced"][seat]:
                drawn.append(use(f"drift-coin-{kind}", x - r, y - r, 2 * r, 2 * r))
            drawn.append(label(x, y + r + 17, COIN_LAND[kind], class_="soft small"))
        return drawn

    def _deeds(self, deeds: list[Deed], box: Box) -> list[Scene]:
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
            class_=self.frame.classes(deed.token, "deed-of"),
            **self.frame.touch(deed.token, deed.words),
        )


def _order(box: Box) -> Scene:
    """D4, where there is nothing else to offer."""
    return label(
        box.x + 4,
        box.y + TOUCH / 2 + 4,
        "III first, then IIs, then Is",
        text_anchor="start",
        class_="soft small",
    )


def _short(name: str, room: float) -> str:
    most = max(3, int(room / 8.2))
    return name if len(name) <= most else name[: most - 1] + "…"


__all__ = ["Deed", "PIECE", "Plates"]
