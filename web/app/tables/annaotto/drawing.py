"""ANNAOTTO's table as a scene: hands around the piles, or the zones where hands come down."""

from app.tables.annaotto import large, sheet, zones
from app.tables.annaotto.art import cards
from app.tables.annaotto.context import Context
from app.tables.annaotto.laid import Flips
from app.tables.annaotto.opened import OpenedHand
from app.tables.annaotto.slap import Slapping
from app.tables.annaotto.tabletop import TableTop
from app.tables.annaotto.tracking import Tracking
from app.tables.kit.kept import Kept
from app.tables.kit.scene import Scene, h
from app.tables.parts import Drawing
from engine.annaotto.types import Action, Event, View


class AnnaottoDrawing(Drawing[View, Action, Event]):
    hides = True

    def __init__(self, opened: OpenedHand, slapping: Slapping) -> None:
        self._opened = opened
        self._slapping = slapping
        self._tracking = Tracking()
        self._flips = Flips()
        self._kept = Kept()

    def symbols(self) -> list[Scene]:
        return cards.symbols()

    def draw(self, context: Context) -> Scene:
        if context.view["phase"] == "slap" and context.live:
            return zones.draw(context, self._slapping.of(context))
        return self.picture(context)

    def picture(self, context: Context) -> Scene:
        tracker = self._tracking.up_to(context)
        self._flips.begin(context.view["seat"], context.keys)
        watched = self._kept.watch(context)
        return TableTop(watched, tracker, self._flips, self._opened.seat, self._kept).draw()

    def large(self, context: Context, info: str) -> Scene | None:
        view = context.view
        kind, _, rest = info.partition(":")
        if kind == "hand" and rest.isdecimal() and int(rest) < len(view["hands"]):
            return large.large_hand(view, int(rest), context.names[int(rest)])
        side, _, reverse = rest.partition(":")
        if kind == "card" and large.known(side) and (not reverse or large.known(reverse)):
            return large.large_card(side, reverse)
        return None

    def secret(self, context: Context) -> Scene | None:
        if context.viewer is None:
            return None
        cards = large.hand_cards(context.view["hands"][context.viewer])
        return h("div", *cards, class_="annaotto strip")

    def sheet(self, context: Context) -> Scene | None:
        return sheet.draw(context.view, context.names)

    def scores(self, view: View) -> list[int]:
        return [-len(hand) for hand in view["hands"]]
