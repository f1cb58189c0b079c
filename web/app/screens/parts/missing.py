"""What is shown where something should be and cannot be had."""

from app.browser.store import Kept
from app.screens.base import App, Screen
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import link
from engine.language import tr


def no_match(app: App, kept: Kept) -> "Missing":
    """Why a match cannot be opened; a save that is there can still be had from the lobby."""
    there = app.store.text(kept.id) is not None
    advice = tr("Nothing was thrown away. You can export or delete it in the lobby.")
    return Missing(app, tr("This match cannot be opened"), kept.problem, advice if there else "")


class Missing(Screen):
    """The screen in place of one that cannot be had, and the way back."""

    def __init__(self, app: App, heading: str, problem: str, advice: str = "") -> None:
        super().__init__(app)
        self._heading = heading
        self._sentences = [problem, advice] if advice else [problem]

    @property
    def title(self) -> str:
        return tr("Not here")

    def draw(self) -> Scene:
        return h(
            "main",
            h(
                "section",
                h("h1", self._heading),
                *(h("p", sentence) for sentence in self._sentences),
                link("#/", tr("To the lobby"), sign="back", kind="button big"),
                class_="centre",
            ),
            data_screen="missing",
            class_="screen missing",
        )
