"""What every screen is."""

from typing import TYPE_CHECKING, Any

from app.scene import Scene

if TYPE_CHECKING:
    from app.shell import App


class Screen:
    """A screen draws itself and hears what is done on it.

    A button with `data-do="name"` calls `do_name` with the event's details.
    """

    title = ""
    stage = ""
    """Things travel from drawing to drawing while this stays the same."""

    def __init__(self, app: "App", *parts: str) -> None:
        self.app = app
        self.parts = parts

    def draw(self) -> Scene:
        raise NotImplementedError

    def entered(self) -> None:
        """Called once, after the first drawing."""

    def leave(self) -> None:
        """Called once, before another screen comes."""

    def handle(self, kind: str, detail: dict[str, Any]) -> None:
        if kind == "tap" and "do" in detail:
            getattr(self, "do_" + detail["do"].replace("-", "_"), self.unknown)(detail)
        elif kind == "resize":
            self.app.draw()
        else:
            getattr(self, kind, self.unknown)(detail)

    def unknown(self, detail: dict[str, Any]) -> None:
        """What this screen has no use for."""

    def do_lobby(self, detail: dict[str, Any]) -> None:
        self.app.go("#/")
