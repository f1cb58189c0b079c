"""DRIFT's table as a scene: the Annuli board, everybody's plates, and the own tray."""

from app.tables.drift import large, sheet
from app.tables.drift.art import ground, pieces
from app.tables.drift.bearings import Bearings
from app.tables.drift.board import Board
from app.tables.drift.chosen import chosen
from app.tables.drift.context import Context
from app.tables.drift.deeds import deeds
from app.tables.drift.geometry import RADIUS
from app.tables.drift.layout import layout
from app.tables.drift.overlay import Overlay
from app.tables.drift.plates import Plates
from app.tables.drift.query_cache import QueryCache
from app.tables.drift.tray import Tray
from app.tables.drift.zoom import MOST, zoom_buttons
from app.tables.kit.scene import Scene, g, svg
from app.tables.parts import Drawing
from engine.drift.types import Action, Event, View

READABLE = 0.74
"""The scale of the board below which words on it would be too small."""


class DriftDrawing(Drawing[View, Action, Event]):
    def __init__(self, queries: QueryCache) -> None:
        self.queries = queries
        self.bearings = Bearings()

    def symbols(self) -> list[Scene]:
        return [*pieces.symbols(), *ground.symbols()]

    def draw(self, context: Context) -> Scene:
        view, queries = context.view, self.queries.about(context.view)
        own = view["turn"] if view["seat"] is None else view["seat"]
        others = _after(own, queries.order())
        place = layout(context.width, context.height, len(others))
        plates, tray = Plates(context, queries), Tray(context, queries, own, place)
        choice = chosen(context, queries)
        turned = self._turned(context, own)
        scale = place.radius / RADIUS
        grow = max(1.0, READABLE / scale)
        overlay = Overlay(context, queries, choice, turned, grow) if choice.piece else None
        return svg(
            context.width,
            context.height,
            g(
                *(plates.plate(s, box) for s, box in zip(others, place.plates, strict=True)),
                tray.draw(deeds(context, queries, choice)),
                g(
                    Board(context, queries, choice, self.bearings, turned).draw(),
                    overlay.draw() if overlay else None,
                    transform=f"translate({place.x:.1f} {place.y:.1f}) scale({scale:.4f})",
                ),
                data_zoom=str(MOST) if context.zooms else None,
            ),
            *(zoom_buttons(place) if context.zooms else ()),
            class_=f"drift drawing zooms {view['phase']}",
            data_turned=f"{turned:g}",
        )

    def _turned(self, context: Context, seat: int) -> float:
        """By how many degrees: with the own home nearest, where the setting asks for it."""
        home = context.view["seats"][seat]["home"]
        turned = 180 - 60 * home if context.facing and home is not None else 0
        return self.bearings.of("board", turned)

    def large(self, context: Context, info: str) -> Scene | None:
        return large.large(context, info)

    def sheet(self, context: Context) -> Scene | None:
        return sheet.draw(context.view, context.names)

    def scores(self, view: View) -> list[int]:
        return [len(player["deposited"]) for player in view["seats"]]


def _after(first: int, order: list[int]) -> list[int]:
    """The others, in the order of play from the one after the first on."""
    place = order.index(first)
    return order[place + 1 :] + order[:place]
