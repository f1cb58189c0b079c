"""What is tapped on NIM's table: a stick stands for itself and all that lie above it."""

from app.tables.context import Context
from app.tables.parts import Taps, Tokens
from engine.nim.types import Action, Event, View


def stick(heap: int, count: int) -> str:
    """The token of the stick that so many are taken with."""
    return f"stick:{heap}:{count}"


class NimTaps(Taps[View, Action, Event]):
    def tokens(self, context: Context[View, Action, Event], action: Action) -> Tokens:
        _, heap, count = action
        return frozenset({stick(heap, count)})
