"""The parts of a new table, put together."""

from app.tables.parts import Table
from app.tables.santyanno.clock import SantyAnnoClock
from app.tables.santyanno.drawing import SantyAnnoDrawing
from app.tables.santyanno.privacy import SantyAnnoPrivacy
from app.tables.santyanno.talk import SantyAnnoTalk
from app.tables.santyanno.taps import SantyAnnoTaps
from app.tables.santyanno.underway import Underway
from engine.santyanno.types import Action, Event, View


def table() -> Table[View, Action, Event]:
    underway = Underway()
    return Table(
        drawing=SantyAnnoDrawing(underway),
        taps=SantyAnnoTaps(underway),
        talk=SantyAnnoTalk(underway),
        privacy=SantyAnnoPrivacy(),
        clock=SantyAnnoClock(underway),
    )
