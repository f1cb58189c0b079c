"""An example of the rules, put on the table: a match that begins where its figure does."""

import json
from typing import Any

from app.browser.trials import keep_trial
from app.screens.base import App, Screen
from app.screens.parts import missing
from app.tables import shown_games
from app.tables.kit.scene import Scene, h
from engine import Match
from engine.game import AnyGame
from engine.language import tr
from engine.saves import player_from


def open_trial(app: App, *parts: str) -> "Trying | missing.Missing":
    game = shown_games().get(parts[0] if parts else "")
    if game is None or len(parts) < 2:
        return _nothing(app)
    return Trying(app, game, parts[1])


def _nothing(app: App) -> missing.Missing:
    return missing.Missing(app, tr("Not here"), tr("There is no such example in the rules."))


SCREEN = open_trial


class Trying(Screen):
    """Seen for as long as the example is on its way."""

    def __init__(self, app: App, game: AnyGame, figure: str) -> None:
        super().__init__(app)
        self.game = game
        self.figure = figure
        self._missing = False

    @property
    def title(self) -> str:
        return self.game.title

    def entered(self) -> None:
        self.later(self._begin())

    async def _begin(self) -> None:
        text = await self.app.page.text(f"rules/{self.game.id}.trials.json")
        trials: dict[str, Any] = json.loads(text) if text else {}
        if self.figure not in trials:
            self._missing = True
            self.app.draw()
            return
        match = self._match(trials[self.figure])
        match_id = keep_trial(self.app.store, self.figure, match)
        self.app.page.go(f"#/play/{match_id}", replace=True)

    def _match(self, given: dict[str, Any]) -> Match:
        players = [player_from(seat, entry) for seat, entry in enumerate(given["players"])]
        now = self.app.page.now()
        position = given["position"]
        return Match(self.game, players, given["seed"], given["options"], now, position)

    def draw(self) -> Scene:
        if self._missing:
            return _nothing(self.app).draw()
        return h(
            "main",
            h("section", h("p", tr("Loading the example …")), class_="centre"),
            data_screen="try",
            class_="screen",
        )
