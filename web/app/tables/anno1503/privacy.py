"""All sit around one tablet and nothing is handed over.

The one secret, what lies under a cloud that somebody has explored, is shown only for as long as a
finger is held on it. Alone with computer players there is nobody to hide it from.
"""

from app.tables.anno1503.context import Context
from app.tables.anno1503.touched import Touched
from app.tables.parts import Privacy
from engine.anno1503.pieces import FACE_DOWN
from engine.anno1503.types import Action, Event, View


def is_watched(context: Context) -> bool:
    """Whether others look at the page, too, so that tiles stay face down on it."""
    return context.live and len(context.people) > 1


class Anno1503Privacy(Privacy[View, Action, Event]):
    def __init__(self, touched: Touched) -> None:
        self._touched = touched
        self._hidden: tuple[View, str, View] | None = None
        """What was shown last of which view, and where a finger looked: asked many times a tap."""

    def together(self, people: int) -> bool:
        return people > 1

    def covers(self, one: View, other: View) -> bool:
        return False

    def shown(self, view: View, people: int) -> View:
        """Where the viewer has looked, but not what lies there, unless a finger asks for it."""
        seat = view["seat"]
        if seat is None or not self.together(people):
            return view
        looking = self._touched.looking
        if self._hidden is None or self._hidden[0] is not view or self._hidden[1] != looking:
            self._hidden = (view, looking, _face_down(view, seat, looking))
        return self._hidden[2]

    def whispers(self, context: Context) -> bool:
        """Whatever is advised to somebody who has looked under a cloud may tell what lies there."""
        seat = context.view["seat"]
        if seat is None or not is_watched(context):
            return False
        return bool(context.view["players"][seat]["seen"])


def _face_down(view: View, seat: int, looking: str) -> View:
    players = view["players"].copy()
    seen = {
        space: tile if space == looking else FACE_DOWN
        for space, tile in players[seat]["seen"].items()
    }
    players[seat] = {**players[seat], "seen": seen}
    return {**view, "players": players}
