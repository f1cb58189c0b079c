"""ANNO's table: the calendar game, and Orientation in its own form."""

from app.tables.anno.drawing import AnnoDrawing
from app.tables.anno.talk import AnnoTalk
from app.tables.anno.taps import AnnoTaps
from app.tables.parts import Table
from engine.anno.types import Action, Event, View


def table() -> Table[View, Action, Event]:
    return Table(drawing=AnnoDrawing(), taps=AnnoTaps(), talk=AnnoTalk())
