"""Who may see the cards of a race."""

from app.tables.parts import Privacy
from engine.santyanno.queries import passing
from engine.santyanno.types import Action, Event, View


class SantyAnnoPrivacy(Privacy[View, Action, Event]):
    def together(self, people: int) -> bool:
        return True

    def covers(self, one: View, other: View) -> bool:
        """S15: each sees the cards alone. Around the tablet all see the same."""
        return passing(one) and one["phase"] == "race"
