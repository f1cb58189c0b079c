"""Learning a game alone: questions and answers at a table without a match."""

from typing import Any

from app.scene import Scene, h
from app.screens.base import Screen
from app.screens.parts import missing
from app.tables import Frame, shown_games, table_of
from app.tables.base import Practice
from app.travel import Keys
from app.widgets import dialog, link
from engine.dice import Dice


class Exercise(Screen):
    def __init__(self, app: Any, *parts: str) -> None:
        super().__init__(app, *parts)
        self.game = shown_games().get(parts[0] if parts else "")
        kind = table_of(self.game.id).practice if self.game else None
        self.practice: Practice | None = kind(Dice(app.page.chance())) if kind else None
        self.title = f"Practice: {self.game.title}" if self.game else "Practice"
        self.stage = f"practice/{self.title}"
        self.size = (0, 0)
        self.keys = Keys()
        self.shown_large = ""

    def entered(self) -> None:
        if self.game and self.practice:
            self.app.define(self.game.id)
            self._fit()

    def _fit(self) -> None:
        size = self.app.page.size("felt")
        if size != self.size and all(size):
            self.size = size
            self.app.draw()

    def handle(self, kind: str, detail: dict[str, Any]) -> None:
        if kind == "resize":
            self._fit()
        else:
            super().handle(kind, detail)

    def tap(self, detail: dict[str, Any]) -> None:
        if self.practice and "tap" in detail:
            self.app.sound(self.practice.tap(detail["tap"]))
            self.app.draw()

    def info(self, detail: dict[str, Any]) -> None:
        self.shown_large = detail["info"]
        self.app.draw()

    def do_close(self, detail: dict[str, Any]) -> None:
        self.shown_large = ""
        self.app.draw()

    def key(self, detail: dict[str, Any]) -> None:
        if detail["key"] == "Escape":
            self.do_close(detail)

    def draw(self) -> Scene:
        practice = self.practice
        if self.game is None or practice is None:
            return missing.draw("There is nothing to practise here.")
        large = practice.large(self.shown_large) if self.shown_large else None
        return h(
            "main",
            h(
                "header",
                link("#/", "Lobby", sign="back", kind="button quiet"),
                h("strong", self.title, class_="turn"),
                class_="bar",
            ),
            h("div", self._drawn(practice) if all(self.size) else None, id="felt", class_="felt"),
            _foot(practice),
            dialog("", large, kind="large") if large else None,
            data_screen="practice",
            class_="screen table practice",
            style=f"--accent:var(--{table_of(self.game.id).accent})",
        )

    def _drawn(self, practice: Practice) -> Scene:
        frame = Frame(
            width=self.size[0],
            height=self.size[1],
            names=[],
            colours=["red"],
            tappable=practice.tappable(),
            keys=self.keys,
        )
        return practice.draw(frame)


def _foot(practice: Practice) -> Scene:
    *others, last = practice.buttons()
    buttons = [
        h("button", b.words, type="button", data_tap=b.token, class_="button") for b in others
    ]
    main = h("button", last.words, type="button", data_tap=last.token, class_="button big")
    return h(
        "footer",
        h("p", practice.prompt(), class_="prompt", aria_live="polite"),
        h("div", *buttons, main, class_="buttons"),
        class_="foot",
    )


SCREEN = Exercise
