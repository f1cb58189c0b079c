"""The rules pages."""

from app.screens.base import App, Screen, on_button
from app.screens.parts import rulebook
from app.screens.parts.way_back import way_back
from app.screens.router import Route
from app.tables import shown_games
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import accented, link
from app.tables.parts import Detail
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
        self.text = await rulebook.rules_page(self.app.page, self.game.id)
        self._show(self.rule)

    def turn_to(self, route: Route) -> bool:
        if route.screen != "rules" or route.parts[:1] != (self.game.id,):
            return False
        self._show(route.parts[1] if len(route.parts) > 1 else "")
        return True

    @on_button("rules")
    def _chapter(self, detail: Detail) -> None:
        """Also where its address is the present one, and nothing else tells of it."""
        self._show(str(detail["rule"]))

    def _show(self, rule: str) -> None:
        """Mark a rule, or a chapter, and bring it to the top."""
        self.rule = rule
        self.app.draw()
        if rule:
            self.app.page.reveal(rulebook.MARKED, "start")

    def draw(self) -> Scene:
        return h(
            "main",
            h(
                "header",
                way_back(self.app),
                name_of(self.game.title, "strong"),
                link(f"#/new/{self.game.id}", tr("Play"), sign="play", kind="button"),
                class_="top",
            ),
            h(
                "div",
                h("nav", *self._games(), class_="tabs", aria_label=tr("Rules of all games")),
                rulebook.draw(self.text, self.game.id, self.rule),
                class_="scroll page",
            ),
            data_screen="rules",
            class_="screen rules",
            style=accented(self.game.id),
        )

    def _games(self) -> list[Scene]:
        return [
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


SCREEN = Rules
