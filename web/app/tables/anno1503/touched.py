"""What fingers have left on the table; the table's parts share it."""

from dataclasses import dataclass

from app.tables.anno1503.layout import Part
from engine.anno1503.types import View


@dataclass(slots=True)
class Touched:
    steered: int = 0
    """The ship that was chosen last."""
    looking: str = ""
    """The space whose tile is shown, for as long as a finger is held."""
    opened: Part | None = None
    """What was opened on a phone …"""
    opened_in: tuple[str, int] = ("", 0)
    """… and in which phase of whose turn; it closes with the phase."""

    def helm(self, view: View) -> int:
        """The ship that the next tap at sea steers: the last one, if it can still do something."""
        points = view["players"][view["seat"] or 0]["points"]
        if not points[self.steered] and any(points):
            return 1 - self.steered
        return self.steered

    def enlarge(self, part: Part, view: View) -> None:
        """Show this part large until the phase ends."""
        self.opened, self.opened_in = part, (view["phase"], view["turn"])

    def enlarged(self, view: View) -> Part | None:
        return self.opened if self.opened_in == (view["phase"], view["turn"]) else None
