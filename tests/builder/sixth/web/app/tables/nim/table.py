"""The parts of a new table, put together."""

from app.tables.nim.drawing import NimDrawing
from app.tables.nim.taps import NimTaps
from app.tables.parts import Table
from engine.nim.types import Action, Event, View


def table() -> Table[View, Action, Event]:
    return Table(drawing=NimDrawing(), taps=NimTaps())
