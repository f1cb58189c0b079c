"""When ANNO's tablet is handed on."""

from app.tables.anno.context import Context
from app.tables.parts import Privacy
from engine.anno.types import Action, Event, View


class AnnoPrivacy(Privacy[View, Action, Event]):
    def in_the_open(self, context: Context) -> bool:
        """A23: while a mensis is counted all hands lie open, and everybody looks on."""
        return context.view["phase"] == "counted"
