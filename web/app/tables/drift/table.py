"""The parts of a new table, put together."""

from app.tables.drift.ahead import Ahead
from app.tables.drift.drawing import DriftDrawing
from app.tables.drift.query_cache import QueryCache
from app.tables.drift.talk import DriftTalk
from app.tables.drift.taps import DriftTaps
from app.tables.parts import Table
from engine.drift.types import Action, Event, View


def table() -> Table[View, Action, Event]:
    queries, ahead = QueryCache(), Ahead()
    return Table(
        drawing=DriftDrawing(queries, ahead),
        taps=DriftTaps(queries, ahead),
        talk=DriftTalk(queries),
    )
