"""What is shown where a match should be and none can be opened."""

from app.scene import Scene, h
from app.widgets import link


def draw(problem: str) -> Scene:
    return h(
        "main",
        h(
            "section",
            h("h1", "This match cannot be opened"),
            h("p", problem),
            h("p", "Nothing was thrown away. In the lobby it can be exported or deleted."),
            link("#/", "To the lobby", sign="back", kind="button big"),
            class_="centre",
        ),
        data_screen="missing",
        class_="screen missing",
    )
