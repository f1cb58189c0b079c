"""SANTY ANNO's table: the race in real time, the show of the cards, the duel for honour."""

from app.tables.parts import Table
from app.tables.santyanno.clock import SantyAnnoClock
from app.tables.santyanno.drawing import SantyAnnoDrawing
from app.tables.santyanno.practice import SantyAnnoPractice
from app.tables.santyanno.privacy import SantyAnnoPrivacy
from app.tables.santyanno.talk import SantyAnnoTalk
from app.tables.santyanno.taps import SantyAnnoTaps
from app.tables.santyanno.underway import Underway
from engine.santyanno.types import Action, Event, View

__all__ = ["PRACTICE", "table"]

PRACTICE = SantyAnnoPractice


def table() -> Table[View, Action, Event]:
    underway = Underway()
    return Table(
        drawing=SantyAnnoDrawing(underway),
        taps=SantyAnnoTaps(underway),
        talk=SantyAnnoTalk(underway),
        privacy=SantyAnnoPrivacy(),
        clock=SantyAnnoClock(underway),
    )
