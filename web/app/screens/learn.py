"""The guided first match: the real table, and a coach who says one thing at a time."""

import asyncio
from collections.abc import Iterable

from app.match.lesson import Guide, Place
from app.match.news import Line
from app.match.tapping import Tapped
from app.match.thinking import PAUSES, TICK
from app.screens.base import App, on_button
from app.screens.parts import coach, learning, missing
from app.screens.play import Play
from app.tables import lesson_of, shown_games
from app.tables.effects import Effect, Keep
from app.tables.effects import Learn as Learnt
from app.tables.kit.marking import pointed
from app.tables.kit.scene import Scene
from app.tables.kit.widgets import button
from app.tables.parts import AnyContext, Detail
from engine.game import Action, AnyGame
from engine.language import tr
from engine.refusal import rule_of

CHAPTERS = "chapters"
"""What the menu opens here."""


def open_lesson(app: App, *parts: str) -> "Learn | missing.Missing":
    game = shown_games().get(parts[0] if parts else "")
    lesson = lesson_of(game.id) if game else None
    if game is None or lesson is None:
        return missing.Missing(app, tr("Not here"), tr("There is no lesson here."))
    place = learning.kept_place(app.store, game.id) or Place()
    name = app.settings.names[0] if app.settings.names else ""
    return Learn(app, game, Guide(game, lesson, place, name, app.page.now()))


SCREEN = open_lesson


class Learn(Play):
    """A match that nobody keeps: what is kept is how far somebody has come."""

    def __init__(self, app: App, game: AnyGame, guide: Guide) -> None:
        self.game = game
        self.guide = guide
        self._answer_given = ""
        """What the coach says to a tap in vain, until the next tap."""
        self._told = guide.step
        """The step that the last tap was made in."""
        super().__init__(app, guide.session)
        self.mine = True

    @property
    def title(self) -> str:
        return tr("Learn {game}", game=self.game.title)

    @property
    def continuity(self) -> str:
        return f"learn/{self.game.id}/{self.guide.number}"

    @property
    def mode(self) -> str:
        return "table"

    @property
    def news(self) -> list[Line]:
        """The coach tells what happens."""
        return []

    @property
    def may_ask_hint(self) -> bool:
        return False

    @property
    def saved(self) -> bool:
        return True

    def save(self) -> None:
        """Nothing of it is a match; see `_keep`."""

    def keep_picture(self) -> None:
        """Nor has it a picture."""

    async def _claim(self, take_over: bool = False) -> None:
        self._begin_step()

    def resumed(self) -> None:
        super().resumed()
        self._begin_step()

    def go_on(self) -> None:
        """What computer players do is written in the step."""

    def _keep(self, place: Place) -> None:
        learning.keep_place(self.app.store, self.game.id, place)

    def context(self) -> AnyContext:
        context = super().context()
        if self.in_words:  # Where no string leads anywhere, only what is asked for is told.
            context.legal = self.session.choice.legal
        return context

    def draw(self) -> Scene:
        scene = super().draw()
        scene[1]["data-screen"] = "learn"
        if self.opened == CHAPTERS:
            scene.append(learning.menu(self.guide.lesson, self.guide.number, self.game.id))
        return pointed(scene, () if self.busy() else self.guide.pointing())

    @property
    def coach(self) -> Scene | None:
        guide, answer = self.guide, self._answer_given
        return coach.bubble(guide.step.id, answer or guide.words, bool(answer), self._go(answer))

    def _go(self, answer: str) -> Scene | None:
        """The one button: onwards, or to the rule of an answer."""
        guide = self.guide
        if guide.waits:
            if guide.ends:
                return coach.go_on(tr("Play on"))
            return coach.go_on(tr("Next chapter") if guide.last else tr("Go on"))
        rule = rule_of(answer)
        words = tr("Rule {rule}", rule=rule)
        return button("rules", words, sign="rules", data_rule=rule) if rule else None

    def handle(self, kind: str, detail: Detail) -> None:
        if kind in ("tap", "press", "drag"):
            self._answer_given, self._told = "", self.guide.step
        super().handle(kind, detail)

    def _say(self, length: int, detail: Detail) -> None:
        """A word of the table's own, unless the coach has gone on by then."""
        if self.guide.step is self._told:
            super()._say(length, detail)

    def say(self, words: str, x: int = 0, y: int = 0) -> None:
        """What is said near the finger at other tables, the coach says."""
        view, names = self.session.view, self.session.match.names
        usual = words == self.game.words.prompt(view, names)
        self._answer_given = self.guide.session.not_now if usual else words
        self.refresh()

    def act(self, action: Action, seat: int | None = None) -> None:
        session = self.guide.session
        if seat in session.computers:
            super().act(action, seat)
            return
        if not session.allows(action):
            self.say(session.not_now)
            return
        wanted, length = session.wants(action), session.match.length
        super().act(action, seat)
        if wanted and session.match.length > length and self.guide.did():
            self._next()
        self.refresh()

    def _walk(self, tapped: Tapped) -> None:
        """A way that the step does not ask for is not begun."""
        session = self.guide.session
        if session.allows(tapped.actions[0]):
            super()._walk(tapped)
        else:
            self.say(session.not_now)

    def do(self, effects: Iterable[Effect[Action]]) -> None:
        """Nothing of a lesson is kept beside a save, nor learnt from."""
        wanted = []
        for effect in effects:
            if isinstance(effect, Keep):
                self._kept = self._kept | {effect.name: effect.value}
            elif not isinstance(effect, Learnt):
                wanted.append(effect)
        super().do(wanted)

    @on_button("menu")
    def _menu(self, detail: Detail) -> None:
        self._open(CHAPTERS)

    @on_button("lesson-on")
    def _go_on(self, detail: Detail) -> None:
        if self.guide.waits:
            self._next()

    def _next(self) -> None:
        """The next step; after the last one the next chapter, and at last a match of their own."""
        guide = self.guide
        if not guide.last:
            guide.advance()
            self._keep(guide.place())
            self._begin_step()
            return
        self._keep(guide.after())
        if guide.ends:
            match = self.session.match
            self.begin(lambda: self.app.store.keep_new(match, self.app.page.now()))
        else:
            self.app.go(self.address)

    @property
    def address(self) -> str:
        return f"#/learn/{self.game.id}"

    @on_button("lesson-chapter")
    def _chapter(self, detail: Detail) -> None:
        done = self.guide.place().done
        self._keep(Place(int(detail["chapter"]), done=done))
        self.app.go(self.address)

    def _begin_step(self) -> None:
        self.refresh()
        if self.guide.next_move:
            self.later(self._watch())

    async def _watch(self) -> None:
        """The others act, at a pace to follow."""
        guide, at = self.guide, self.guide.at
        while guide.at == at and (move := guide.next_move):
            pause = PAUSES[self.pace()]
            while pause > 0 or self.busy():
                await asyncio.sleep(TICK)
                pause -= TICK
            seat, action = move
            super().act(action, seat)
            guide.watched()
            self.refresh()
