"""ANNO's table as a scene: the calendar game's, or Orientation's."""

from typing import cast

from app.tables.anno import orientation, seen, sheet
from app.tables.anno.art import cards
from app.tables.anno.art.cards import face_of
from app.tables.anno.calendar import Calendar
from app.tables.anno.context import CalendarContext, Context, OrientationContext
from app.tables.anno.count import Count
from app.tables.anno.hand import Arrangement
from app.tables.anno.large import large_board, large_card, walk
from app.tables.kit.kept import Kept
from app.tables.kit.scene import Scene, h, svg, use
from app.tables.parts import Drawing
from engine.anno.cards import COPIES, MONTHS
from engine.anno.types import Action, Event, View
from engine.anno.words import card_name


class AnnoDrawing(Drawing[View, Action, Event]):
    hides = True

    def __init__(self, arrangement: Arrangement) -> None:
        self.arrangement = arrangement
        self._kept = Kept()

    def symbols(self) -> list[Scene]:
        return cards.symbols()

    def draw(self, context: Context) -> Scene:
        view = context.view
        if "slips" in view:
            return orientation.draw(view, cast(OrientationContext, context))
        kind = Count if view["phase"] in ("counted", "over") else Calendar
        watched = self._kept.watch(cast(CalendarContext, context))
        return kind(view, watched, self.arrangement, self._kept).draw()

    def large(self, context: Context, info: str) -> Scene | None:
        view = context.view
        zone, _, rest = info.partition(":")
        if zone == "board" and "boards" in view:
            if rest.isdecimal() and int(rest) < len(view["boards"]):
                return large_board(cast(CalendarContext, context), int(rest))
            return None
        if info == "seen" and "hand" in view:
            return seen.panel(cast(CalendarContext, context))
        if zone == "walk" and "slips" in view and rest in MONTHS:
            return walk(view, rest)
        return large_card(info, str(view["options"]["calidum"])) if info in COPIES else None

    def secret(self, context: Context) -> Scene | None:
        view = context.view
        if "slips" in view:
            return None
        calidum = str(view["options"]["calidum"])
        return h("div", *(_small(code, calidum) for code in view["hand"]), class_="anno strip")

    def sheet(self, context: Context) -> Scene | None:
        view = context.view
        if "slips" in view:
            return sheet.slips(view, context.names)
        return sheet.draw(view, context.names)

    def scores(self, view: View) -> list[int]:
        if "slips" in view:
            return []
        seats = range(len(view["counts"]))
        return [sum(row[seat][0] - row[seat][1] for row in view["sheet"]) for seat in seats]


def _small(code: str, calidum: str) -> Scene:
    name, face = card_name(code), use(face_of(code, calidum), 0, 0, 100, 140)
    return svg(100, 140, face, role="img", aria_label=name, data_info=code)
