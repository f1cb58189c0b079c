"""What the last action told, for the marks and chips that show it."""

from collections.abc import Sequence

from app.tables.anno1503.context import Context
from engine.anno1503.types import Event


class LastAction:
    """Remembers from where on actions were seen: not before the match was opened or taken back."""

    def __init__(self) -> None:
        self._start: int | None = None
        self._length = 0

    def events(self, context: Context) -> Sequence[Event]:
        length = context.length
        if context.live:
            if self._start is None or length < self._length:
                self._start = length
            self._length = length
            if length == self._start:
                return ()
        told = context.told_since(length - 1) if length else []
        return told[-1] if told else ()
