"""The parts of a new table, put together."""

from app.tables.anno.clock import AnnoClock
from app.tables.anno.drawing import AnnoDrawing
from app.tables.anno.hand import Arrangement
from app.tables.anno.privacy import AnnoPrivacy
from app.tables.anno.talk import AnnoTalk
from app.tables.anno.taps import AnnoTaps
from app.tables.parts import Table
from engine.anno.types import Action, Event, View


def table() -> Table[View, Action, Event]:
    arrangement = Arrangement()
    return Table(
        drawing=AnnoDrawing(arrangement),
        taps=AnnoTaps(arrangement),
        talk=AnnoTalk(),
        privacy=AnnoPrivacy(),
        clock=AnnoClock(),
    )
