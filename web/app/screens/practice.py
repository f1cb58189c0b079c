"""Learning a game alone: questions and answers at a table without a match."""

from app.screens.base import App, on
from app.screens.parts import missing
from app.screens.table_screen import TableToLookAt
from app.tables import practice_of, shown_games
from app.tables.kit.keys import StableKeys
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import accented, link, token_button
from app.tables.parts import AnyContext, Detail, Practice
from engine.dice import Dice
from engine.game import AnyGame
from engine.language import tr


def open_practice(app: App, *parts: str) -> "Exercise | missing.Missing":
    game = shown_games().get(parts[0] if parts else "")
    kind = practice_of(game.id) if game else None
    if game is None or kind is None:
        return missing.Missing(app, tr("Not here"), tr("There is nothing to practise here."))
    return Exercise(app, game, kind(Dice(app.page.chance())))


SCREEN = open_practice


class Exercise(TableToLookAt):
    def __init__(self, app: App, game: AnyGame, practice: Practice) -> None:
        super().__init__(app, game.id)
        self.game = game
        self.practice = practice
        self.keys = StableKeys()

    @property
    def title(self) -> str:
        return tr("Practice: {game}", game=self.game.title)

    @property
    def continuity(self) -> str:
        return f"practice/{self.game.id}"

    def entered(self) -> None:
        self.app.define(self.game.id)
        self.fit()

    @on("tap")
    def _tap(self, detail: Detail) -> None:
        if "tap" in detail:
            self.app.sound(self.practice.tap(str(detail["tap"])))
            self.app.draw()

    def large(self, info: str) -> Scene | None:
        return self.practice.large(info)

    def draw(self) -> Scene:
        practice = self.practice
        drawn = practice.draw(self._context()) if all(self.size) else None
        return h(
            "main",
            h(
                "header",
                link("#/", tr("Lobby"), sign="back", kind="button quiet"),
                h("strong", self.title, class_="turn"),
                class_="bar",
            ),
            h("div", drawn, id="felt", class_="felt"),
            _foot(practice),
            self.sheet(),
            data_screen="practice",
            class_="screen table practice",
            style=accented(self.game.id),
        )

    def _context(self) -> AnyContext:
        context = self.practice.context()
        context.width, context.height = self.size
        context.keys = self.keys
        return context


def _foot(practice: Practice) -> Scene:
    *others, last = practice.buttons()
    return h(
        "footer",
        h("p", practice.prompt(), class_="prompt", data_prompt="", aria_live="polite"),
        h(
            "div",
            *(token_button(b.token, b.words) for b in others),
            token_button(last.token, last.words, big=True),
            class_="buttons",
        ),
        class_="foot",
    )
