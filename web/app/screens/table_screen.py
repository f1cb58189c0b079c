"""What the screens with a table on them share: room for it, and things shown large."""

from app.screens.base import Screen, on, on_button
from app.tables.kit.scene import Scene
from app.tables.kit.widgets import dialog
from app.tables.parts import Detail


class TableScreen(Screen):
    """A screen with an element `felt`, whose size the table is laid out for."""

    size = (0, 0)
    shown_large = ""
    """What a long press shows over the table."""

    def fit(self) -> None:
        """Lay the table out for the room it really has."""
        size = self.app.page.size("felt")
        if size != self.size and all(size):
            self.size = size
            self.app.draw()

    def resumed(self) -> None:
        self.fit()

    def refresh(self) -> None:
        """Draw the table again, in the room that it has by then."""
        self.app.draw()
        self.fit()

    def resized(self) -> None:
        self.fit()


class TableToLookAt(TableScreen):
    """A table without a match that goes on: nothing lies over it but a thing shown large."""

    def large(self, info: str) -> Scene | None:
        """A thing on the table, large; None for what is none."""
        raise NotImplementedError

    def sheet(self) -> Scene | None:
        """What is shown large now."""
        found = self.large(self.shown_large) if self.shown_large else None
        return dialog("", found, kind="large") if found else None

    @on("info")
    def _show_large(self, detail: Detail) -> None:
        self.shown_large = str(detail["info"])
        self.app.draw()

    @on_button("close")
    def _close(self, detail: Detail) -> None:
        self.shown_large = ""
        self.app.draw()

    @on("key")
    def _key(self, detail: Detail) -> None:
        if detail["key"] == "Escape":
            self._close(detail)
