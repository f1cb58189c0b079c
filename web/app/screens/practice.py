"""Practice: questions and answers at a table without a match; one a day, or without end."""

from app.match import daily
from app.match.exercising import Exercising
from app.match.thinking import sliced
from app.screens.base import App, Screen, on, on_button
from app.screens.parts import missing, practice
from app.screens.table_screen import TableToLookAt
from app.tables import shown_games
from app.tables.effects import Enlarge
from app.tables.kit.scene import Scene
from app.tables.parts import Detail
from engine.exercises import has_exercises
from engine.game import AnyGame
from engine.language import tr

DAILY = "daily"


def open_practice(app: App, *parts: str) -> Screen:
    """Nothing for the choice of games, `GAME` for exercises, `GAME/daily` for the one of today."""
    if not parts:
        return Choice(app)
    game = shown_games().get(parts[0])
    if game is None or not has_exercises(game):
        return missing.Missing(app, tr("Not here"), tr("There is nothing to practise here."))
    return Practice(app, game, parts[1:] == (DAILY,))


SCREEN = open_practice


class Choice(Screen):
    """The games that can be practised, and how it stands with today's exercises."""

    @property
    def title(self) -> str:
        return tr("Practice")

    def draw(self) -> Scene:
        today = self.app.page.day()
        games = [game for game in shown_games().values() if has_exercises(game)]
        return practice.choice([(game, _kept(self.app, game)) for game in games], today)


class Practice(TableToLookAt):
    def __init__(self, app: App, game: AnyGame, of_the_day: bool) -> None:
        super().__init__(app, game.id)
        self.game = game
        self.today = app.page.day() if of_the_day else None
        """The day whose exercise this is; None where there is no end to them."""
        self.daily = _kept(app, game)
        seed = app.page.chance() if self.today is None else daily.seed(game, self.today)
        name = app.settings.names[0] if app.settings.names else ""
        self.exercising = Exercising(game, seed, name)

    @property
    def title(self) -> str:
        return tr("Practice: {game}", game=self.game.title)

    @property
    def continuity(self) -> str:
        return f"practice/{self.game.id}/{self.exercising.asked}"

    def entered(self) -> None:
        self.app.define(self.game.id)
        self.fit()
        self._next({})

    @on_button("next")
    def _next(self, detail: Detail) -> None:
        self.stop_work()
        self.later(self._make())

    async def _make(self) -> None:
        await sliced(self.exercising.next(), self.app.page.clock)
        self.refresh()

    @on("tap")
    def _tap(self, detail: Detail) -> None:
        answered = self.exercising.answered
        if self.exercising.tap(str(detail.get("tap") or "")):
            if self.exercising.answered != answered:
                self._judge()
            else:
                self.app.sound("card")
            self.refresh()

    @on_button("confirm")
    def _confirm(self, detail: Detail) -> None:
        self.exercising.answer()
        self._judge()
        self.refresh()

    def _judge(self) -> None:
        right = self.exercising.correct
        self.app.sound("bell" if right else "no")
        if self.today is not None and not self.daily.done(self.today):
            self.daily = self.daily.after(self.today, right)
            self.app.store.beside.learn(daily.kept_as(self.game), self.daily.packed())

    @on("field")
    def _field(self, detail: Detail) -> None:
        if detail["name"] == "kind":
            self.exercising.wanted = str(detail["value"])
            self.exercising.clear()  # What was asked before can be answered no more.
            self._next(detail)
            self.refresh()

    def handle(self, kind: str, detail: Detail) -> None:
        """What fingers open on the table itself, such as a hand put in order, goes on working."""
        context = self.exercising.context(self.size)
        heard = self.exercising.table.taps.heard(context, kind, detail) if context else None
        if heard is None:
            super().handle(kind, detail)
            return
        for effect in heard:
            if isinstance(effect, Enlarge):
                self.shown_large = effect.info
        self.refresh()

    def large(self, info: str) -> Scene | None:
        context = self.exercising.context(self.size)
        return self.exercising.table.drawing.large(context, info) if context else None

    def draw(self) -> Scene:
        return practice.draw(self)


def _kept(app: App, game: AnyGame) -> daily.Daily:
    return daily.read(app.store.beside.learnt(daily.kept_as(game)))
