"""The rules pages."""

from app.screens.base import App, Screen
from app.screens.parts.side import rules_page
from app.tables import shown_games
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import accented, link
from engine.language import tr


class Rules(Screen):
    def __init__(self, app: App, *parts: str) -> None:
        super().__init__(app, *parts)
        self.game = shown_games().get(parts[0] if parts else "", next(iter(shown_games().values())))
        self.rule = parts[1] if len(parts) > 1 else ""
        self.text: Scene | None = None

    @property
    def title(self) -> str:
        return tr("Rules of {game}", game=self.game.title)

    @property
    def continuity(self) -> str:
        return f"rules/{self.game.id}"

    def entered(self) -> None:
        self.later(self._fetch())

    async def _fetch(self) -> None:
        self.text = await rules_page(self.app.page, self.game.id)
        self.app.draw()
        if self.rule.isalnum():
            self.app.page.reveal(f"#{self.rule}")

    def draw(self) -> Scene:
        others = [
            h(
                "a",
                game.title,
                href=f"#/rules/{game.id}",
                class_="button quiet",
                translate="no",
                aria_current="page" if game is self.game else None,
            )
            for game in shown_games().values()
        ]
        return h(
            "main",
            h(
                "header",
                link("#/", tr("Lobby"), sign="back", kind="button quiet"),
                h("nav", *others, class_="tabs"),
                link(f"#/new/{self.game.id}", tr("Play"), sign="play", kind="button"),
                class_="top",
            ),
            h("div", self.text or h("p", tr("The rules are coming …")), class_="scroll page"),
            data_screen="rules",
            class_="screen rules",
            style=accented(self.game.id),
        )


SCREEN = Rules
