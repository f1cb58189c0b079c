"""DRIFT's table as a scene: the Annuli board, everybody's plates, and the own tray."""

from collections.abc import Sequence

from app.tables.drift import large, sheet
from app.tables.drift.ahead import Ahead, slider
from app.tables.drift.art import ground, marks, pieces
from app.tables.drift.bearings import Bearings
from app.tables.drift.board import Board
from app.tables.drift.chosen import Chosen, chosen
from app.tables.drift.context import Context
from app.tables.drift.deeds import deeds
from app.tables.drift.focus import focus
from app.tables.drift.geometry import RADIUS
from app.tables.drift.layout import Layout, layout
from app.tables.drift.overlay import Overlay
from app.tables.drift.plates import Plates
from app.tables.drift.query_cache import QueryCache
from app.tables.drift.tray import Tray
from app.tables.drift.zoom import MOST, zoom_buttons
from app.tables.kit.box import Box
from app.tables.kit.kept import Kept
from app.tables.kit.scene import Scene, g, h, rect, svg
from app.tables.kit.zones import zone
from app.tables.parts import Drawing
from engine.drift.types import Action, Event, View
from engine.language import tr

READABLE = 0.74
"""The scale of the board below which words on it would be too small."""


class DriftDrawing(Drawing[View, Action, Event]):
    def __init__(self, queries: QueryCache, ahead: Ahead) -> None:
        self.queries = queries
        self.ahead = ahead
        self.bearings = Bearings()
        self._kept = Kept()

    def symbols(self) -> list[Scene]:
        return [*pieces.symbols(), *ground.symbols()]

    def forms(self, view: View) -> Sequence[Scene]:
        return marks.forms(view)

    def draw(self, context: Context) -> Scene:
        view, queries = context.view, self.queries.about(context.view)
        context = self._kept.watch(context, forms=self.forms(view))
        own = view["turn"] if view["seat"] is None else view["seat"]
        others = _after(own, queries.order())
        place = layout(context.width, context.height, len(others))
        choice = chosen(context, queries)
        plates = Plates(context, queries)
        tray = Tray(context, queries, choice, own, place, self._kept)
        offered = deeds(context, queries, choice)
        playing = context.live and view["phase"] == "play"
        return svg(
            context.width,
            context.height,
            h("clipPath", _frame(place), id="drift-frame") if context.zooms else None,
            zone(
                "others",
                tr("The others"),
                *(self._plate(plates, s, box) for s, box in zip(others, place.plates, strict=True)),
            ),
            zone("tray", _tray_words(context, own), tray.draw(offered)),
            zone("board", tr("The board"), self._board(context, choice, own, place)),
            zone(
                "sight",
                tr("How the board is shown"),
                *(self._kept.part("zoom", lambda: zoom_buttons(place)) if context.zooms else ()),
                self._slider(place) if playing and tray.has_room_for_slider(offered) else None,
            ),
            class_=f"drift drawing zooms {view['phase']}",
            data_turned=f"{self._turned(context, own):g}",
        )

    def _plate(self, plates: Plates, seat: int, box: Box) -> Scene:
        def drawn() -> Scene:
            given = (box, *plates.known(seat))
            return self._kept.lasting(("plate", seat), lambda: plates.plate(seat, box), *given)

        return self._kept.part(("plate", seat), drawn, box)

    def _slider(self, place: Layout) -> Scene:
        rounds = self.ahead.rounds
        return self._kept.part("ahead", lambda: slider(rounds, place.ahead), rounds)

    def _board(self, context: Context, choice: Chosen, own: int, place: Layout) -> Scene:
        """The board in its frame: it alone is enlarged, and by itself where it is small."""
        queries, turned = self.queries.about(context.view), self._turned(context, own)
        unit = place.radius / RADIUS
        near = focus(queries, choice, turned, place) if context.live else None
        grow = max(1.0, READABLE / unit)
        seen: tuple[float, float] = (-RADIUS, RADIUS)
        if near:
            grow = READABLE / (unit * near.enlarged(place.frame, MOST))
            left, right = near.seen(place.frame, MOST)
            seen = (left - place.x) / unit, (right - place.x) / unit
        overlay = (
            Overlay(context, queries, choice, turned, grow, unit, seen) if choice.piece else None
        )
        beaten = queries.threats(own) if context.live else ()
        endangered = {f"{own}-{piece}" for piece in beaten}
        ahead = self.ahead.rounds if context.live else 1
        board = Board(
            context, queries, choice, self.bearings, turned, unit, ahead, endangered, self._kept
        )
        return g(
            g(
                g(
                    board.draw(),
                    overlay.draw() if overlay else None,
                    transform=f"translate({place.x:.1f} {place.y:.1f}) scale({unit:.4f})",
                ),
                data_zoom=str(MOST) if context.zooms else None,
                data_frame=_written(place),
                data_focus=near.written if near else None,
                data_nearest="",
            ),
            clip_path="url(#drift-frame)" if context.zooms else None,
        )

    def _turned(self, context: Context, seat: int) -> float:
        """By how many degrees: with the own home nearest, where the setting asks for it."""
        home = context.view["seats"][seat]["home"]
        turned = 180 - 60 * home if context.facing and home is not None else 0
        return self.bearings.of("board", turned)

    def large(self, context: Context, info: str) -> Scene | None:
        return large.large(context, self.queries.about(context.view), info)

    def sheet(self, context: Context) -> Scene | None:
        return sheet.draw(context.view, context.names)

    def scores(self, view: View) -> list[int]:
        return [len(player["deposited"]) for player in view["seats"]]


def _tray_words(context: Context, own: int) -> str:
    if own == context.viewer:
        return tr("Your pieces and coins")
    return tr("{name}’s pieces and coins", name=context.names[own])


def _after(first: int, order: list[int]) -> list[int]:
    """The others, in the order of play from the one after the first on."""
    place = order.index(first)
    return order[place + 1 :] + order[:place]


def _frame(place: Layout) -> Scene:
    box = place.frame
    return rect(box.x, box.y, box.width, box.height)


def _written(place: Layout) -> str:
    box = place.frame
    return f"{box.x:.0f} {box.y:.0f} {box.width:.0f} {box.height:.0f}"
