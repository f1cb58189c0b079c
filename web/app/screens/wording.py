"""The text view of a match: a table told in words, with a button for every action."""

import json
from dataclasses import replace

from app.match.saying import question_name, questions
from app.match.session import Session
from app.match.tapping import Tapped, say
from app.screens.advising import Advising
from app.screens.base import App, on, on_button
from app.screens.telling import TellingScreen
from app.tables.parts import AnyContext, Detail
from app.tables.wording import Question
from engine.game import as_action

NOW = '[data-view="text"] [data-now]'
CONFIRM = '[data-view="text"] [data-do="confirm"]'


class WordingScreen(Advising, TellingScreen):
    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self._asked: tuple[int, str, str] | None = None
        """After how many actions a question was asked, the question, and its answer."""
        self._question = ""
        """What the form of questions stands at."""

    @property
    def in_words(self) -> bool:
        return self.app.settings.words

    def context(self) -> AnyContext:
        raise NotImplementedError

    def answer(self, tapped: Tapped, detail: Detail) -> None:
        """Do what came of a tap, or say why nothing did."""
        raise NotImplementedError

    def heard_by_table(self, kind: str, detail: Detail) -> bool:
        """The table hears every gesture first; True if it was one of its own."""
        raise NotImplementedError

    @on_button("text")
    def _turn_view(self, detail: Detail) -> None:
        """From the drawn table to the text view, or back; it is remembered."""
        settings = self.app.settings
        self.app.set(replace(settings, words=not settings.words))
        self.opened, self.retelling, self.lit = "", None, ""
        self.refresh()
        self.app.page.reveal(NOW)
        self.go_on()

    @on_button("say")
    def _say_action(self, detail: Detail) -> None:
        action = as_action(json.loads(str(detail["action"])))
        assert action is not None
        if self.heard_by_table("say", {"action": action, "at": self.clock()}):
            return
        self.answer(say(self.session, action, self.app.settings.confirm), detail)
        waits = self.session.choice.ready is not None and self.session.choice.chosen
        self.app.page.reveal(CONFIRM if waits else NOW)

    @property
    def wondered(self) -> str:
        """The one that the form stands at; the first where nobody has chosen."""
        asked = [question_name(one) for one in self.questions()]
        return self._question if self._question in asked else "".join(asked[:1])

    def questions(self) -> list[Question]:
        return questions(self.session, self.context())

    @property
    def asked(self) -> tuple[str, str] | None:
        """The question that was answered in this position, and its answer."""
        if self._asked is None or self._asked[0] != self.session.match.revision:
            return None
        return self._asked[1:]

    @on("field")
    def _write(self, detail: Detail) -> None:
        if detail["name"] == "question":
            self._question = str(detail["value"])
            self.refresh()
        else:
            self._field(detail)

    @on_button("ask")
    def _ask(self, detail: Detail) -> None:
        """Why something cannot be done, by the rules."""
        wanted = self.wondered
        for one in self.questions():
            if question_name(one) == wanted:
                reason = self.context().why_not(one.action, None) or ""
                self._asked = (self.session.match.revision, one.words, reason)
        self.refresh()
