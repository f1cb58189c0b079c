"""The parts of a new table, put together."""

from app.tables.anno1503.drawing import Anno1503Drawing
from app.tables.anno1503.privacy import Anno1503Privacy
from app.tables.anno1503.talk import Anno1503Talk
from app.tables.anno1503.taps import Anno1503Taps
from app.tables.anno1503.touched import Touched
from app.tables.parts import Table
from engine.anno1503.types import Action, Event, View


def table() -> Table[View, Action, Event]:
    touched = Touched()
    return Table(
        drawing=Anno1503Drawing(touched),
        taps=Anno1503Taps(touched),
        talk=Anno1503Talk(),
        privacy=Anno1503Privacy(touched),
    )
