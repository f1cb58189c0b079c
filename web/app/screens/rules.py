"""The rules pages, and the search through all of them."""

from app.screens.base import App, Screen, on, on_button
from app.screens.parts import rule_search, rulebook
from app.screens.parts.rule_search import Entry
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
        self.reader = rulebook.Reader(self.game.id)
        self.reader.rule = parts[1] if len(parts) > 1 else ""
        self.question = ""
        """What is looked for in the rules of all games; "" while somebody reads."""
        self._known: dict[str, list[Entry]] = app.memory.setdefault("rules", {})

    @property
    def title(self) -> str:
        return tr("Rules of {game}", game=self.game.title)

    @property
    def continuity(self) -> str:
        return f"rules/{self.game.id}"

    def entered(self) -> None:
        self.later(self._fetch())

    async def _fetch(self) -> None:
        await self.reader.fetch(self.app.page)
        self.app.define(self.game.id)
        self._show(self.reader.rule)

    def turn_to(self, route: Route) -> bool:
        if route.screen != "rules" or route.parts[:1] != (self.game.id,):
            return False
        self._show(route.parts[1] if len(route.parts) > 1 else "")
        return True

    @on_button("rules")
    def _chapter(self, detail: Detail) -> None:
        """Also where its address is the present one, and nothing else tells of it."""
        self._show(str(detail["rule"]))

    @on_button("figure")
    def _step(self, detail: Detail) -> None:
        """Another step of an example."""
        self.reader.step_to(str(detail["figure"]), int(detail["step"]))
        self.app.draw()

    def _show(self, rule: str) -> None:
        """Mark a rule, or a chapter, and bring it to the top."""
        self.question = ""
        self.reader.turn_to(rule)
        self.app.draw()
        if rule:
            self.app.page.reveal(rulebook.MARKED, "start")

    @on("field")
    def _look_for(self, detail: Detail) -> None:
        if detail["name"] != "question" or detail["value"] == self.question:
            return
        self.question = str(detail["value"])
        if self.question and len(self._known) < len(shown_games()):
            self.later(self._learn_all())
        self.app.draw()

    async def _learn_all(self) -> None:
        """Read the rules of every game, once."""
        for game in shown_games():
            if game not in self._known:
                text = await rulebook.rules_page(self.app.page, game)
                self._known[game] = rule_search.entries(game, text)
        self.app.draw()

    @property
    def _text(self) -> Scene:
        """What was found, or the rules themselves."""
        if len(self.question.strip()) < rule_search.SHORTEST:
            return self.reader.draw()
        if len(self._known) < len(shown_games()):
            return h("p", tr("Loading the rules …"))
        titles = {game.id: game.title for game in shown_games().values()}
        found = rule_search.search(self._known, self.question, self.game.id)
        return rule_search.draw(found, self.question, titles, self.game.id)

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
                _field(self.question),
                self._text,
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


def _field(question: str) -> Scene:
    words = tr("Search the rules of all games")
    return h(
        "input",
        type="search",
        name="question",
        value=question,
        placeholder=words,
        aria_label=words,
        autocomplete="off",
        enterkeyhint="search",
        class_="search",
    )


SCREEN = Rules
