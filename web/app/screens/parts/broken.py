"""The last resort: a screen that could not be drawn, and the way back."""

from app.scene import Scene, h
from app.widgets import link


def draw(words: str) -> Scene:
    return h(
        "main",
        h(
            "section",
            h("h1", "This screen cannot be shown"),
            h("p", words),
            link("#/", "To the lobby", sign="back", kind="button big"),
            class_="centre",
        ),
        data_screen="broken",
        class_="screen",
    )
