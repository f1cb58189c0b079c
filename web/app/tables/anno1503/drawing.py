"""The whole table: sea, others, home, belongings, and what is asked over them."""

from app.tables.anno1503 import (
    belongings,
    chips,
    happenings,
    home,
    large,
    panels,
    sheet,
    small,
    strips,
)
from app.tables.anno1503.art.symbols import symbols
from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.context import Context
from app.tables.anno1503.hands import Hands, announce
from app.tables.anno1503.last_action import LastAction
from app.tables.anno1503.layout import Layout, Part, layout, roomy
from app.tables.anno1503.sea import Chart
from app.tables.anno1503.touched import Touched
from app.tables.kit.kept import Kept
from app.tables.kit.scene import Scene
from app.tables.parts import Drawing
from engine.anno1503.queries import Reach, reach
from engine.anno1503.types import Action, Event, View
from engine.language import tr


class Anno1503Drawing(Drawing[View, Action, Event]):
    def __init__(self, touched: Touched) -> None:
        self._touched = touched
        self._last_action = LastAction()
        self._hands = Hands()
        self._kept = Kept()

    def symbols(self) -> list[Scene]:
        return symbols()

    def draw(self, context: Context) -> Scene:
        view = context.view
        part = self._touched.enlarged(view) or _part_in_use(context)
        width, height = roomy(context.width, context.height, part, context.live)
        context = self._kept.watch(context, width=width, height=height)
        helm = self._touched.helm(view)
        choosing = context.live and context.tappable and not context.chosen
        canvas = Canvas(
            context=context,
            kept=self._kept,
            home=view["turn"] if view["seat"] is None else view["seat"],
            helm=helm,
            reach=reach(view, helm) if choosing else Reach(),
            events=self._last_action.events(context),
            harvest=self._kept.part("harvest", lambda: happenings.harvest(context)),
        )
        others = len(view["players"]) - 1
        parts = layout(width, height, others, part, context.live)
        _draw(canvas, parts)
        if self._hands.changed(context, canvas.home):
            announce(canvas, parts.home or parts.question)
        draw = canvas.stacked if context.zooms else canvas.drawn
        return draw(
            width,
            height,
            class_="anno1503 drawing",
            style=canvas.who(canvas.home),
        )

    def large(self, context: Context, info: str) -> Scene | None:
        return large.draw(context, info)

    def sheet(self, context: Context) -> Scene | None:
        return sheet.draw(context.view, context.names)

    def scores(self, view: View) -> list[int]:
        return [len(held) for held in view["shields"]]


def _whose(canvas: Canvas) -> tuple[str, str]:
    """What the own island is called, and what lies beside it."""
    if canvas.home == canvas.context.viewer:
        return tr("Your island"), tr("Your die, ships, goals and goods")
    name = canvas.context.names[canvas.home]
    return (
        tr("{name}’s island", name=name),
        tr("{name}’s die, ships, goals and goods", name=name),
    )


def _sea(canvas: Canvas, parts: Layout) -> None:
    if parts.sea:
        Chart(canvas, parts.sea, parts.upright).draw()
    if parts.small_sea:
        small.sea(canvas, parts.small_sea)


def _home(canvas: Canvas, parts: Layout) -> None:
    if parts.home:
        home.draw(canvas, parts.home)


def _belongings(canvas: Canvas, parts: Layout) -> None:
    if parts.belongings:
        belongings.draw(canvas, parts.belongings)
    if parts.small_home:
        small.home(canvas, parts.small_home)


def _others(canvas: Canvas, parts: Layout) -> None:
    seats = len(canvas.view["players"])
    for number, box in enumerate(parts.others, 1):
        strips.draw(canvas, (canvas.home + number) % seats, box)


def _part_in_use(context: Context) -> Part:
    """On a phone: the sea while ships sail, else the home island."""
    phase, chosen = context.view["phase"], context.chosen
    if phase == "tile":
        placing = "claim" in chosen and context.ready is None
        placed = len(chosen) > 1
        return "home" if placing or placed else "sea"
    return "sea" if phase == "ships" else "home"


def _draw(canvas: Canvas, parts: Layout) -> None:
    """Part by part: each is one stop for the keyboard."""
    canvas.part("sea", tr("The sea"), lambda alone: _sea(alone, parts), parts, canvas.reach)
    island, owned = _whose(canvas)
    canvas.part("home", island, lambda alone: _home(alone, parts), parts)
    canvas.part("belongings", owned, lambda alone: _belongings(alone, parts), parts)
    canvas.part("others", tr("The others’ islands"), lambda alone: _others(alone, parts), parts)
    if panels.draw(canvas, parts.question, sea_shown=parts.sea is not None):
        for name, box in (("sea", parts.sea), ("home", parts.home)):
            if box == parts.question:
                canvas.cover(name, canvas.kept)
    chips.draw(canvas)
