"""The last resort: a screen that could not be drawn, and the way back."""

from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import link
from engine.language import tr


def draw(words: str) -> Scene:
    return h(
        "main",
        h(
            "section",
            h("h1", tr("This screen cannot be shown")),
            h("p", words),
            link("#/", tr("To the lobby"), sign="back", kind="button big"),
            class_="centre",
        ),
        data_screen="broken",
        class_="screen",
    )
