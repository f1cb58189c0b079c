"""What is shown where a match should be and none can be opened."""

from app.screens.base import App, Screen
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import link
from engine.language import tr


class Missing(Screen):
    """The screen in place of one that cannot be had, and the way back."""

    def __init__(self, app: App, problem: str) -> None:
        super().__init__(app)
        self._problem = problem

    @property
    def title(self) -> str:
        return tr("Not here")

    def draw(self) -> Scene:
        return h(
            "main",
            h(
                "section",
                h("h1", tr("This match cannot be opened")),
                h("p", self._problem),
                h("p", tr("Nothing was thrown away. You can export or delete it in the lobby.")),
                link("#/", tr("To the lobby"), sign="back", kind="button big"),
                class_="centre",
            ),
            data_screen="missing",
            class_="screen missing",
        )
