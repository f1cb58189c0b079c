"""The parts of a new table, put together."""

from app.tables.annaotto.clock import AnnaottoClock
from app.tables.annaotto.drawing import AnnaottoDrawing
from app.tables.annaotto.opened import OpenedHand
from app.tables.annaotto.privacy import AnnaottoPrivacy
from app.tables.annaotto.slap import Slapping
from app.tables.annaotto.talk import AnnaottoTalk
from app.tables.annaotto.taps import AnnaottoTaps
from app.tables.parts import Table
from engine.annaotto.types import Action, Event, View


def table() -> Table[View, Action, Event]:
    opened, slapping = OpenedHand(), Slapping()
    return Table(
        drawing=AnnaottoDrawing(opened, slapping),
        taps=AnnaottoTaps(opened),
        talk=AnnaottoTalk(slapping),
        privacy=AnnaottoPrivacy(),
        clock=AnnaottoClock(slapping),
    )
