"""The rules beside a table: opened from the bar, or at the one rule that was asked for."""

from app.match.session import Session
from app.screens.base import App, on_button
from app.screens.match_screen import MatchScreen
from app.screens.parts import rulebook
from app.tables.kit.scene import Scene
from app.tables.parts import Detail

RULES = "rules"


class RulesPanel(MatchScreen):
    """A button with `data-do="rules"` opens and closes them, with a `data-rule` it opens there.

    Without one they open at the rule of what is to be done now.
    """

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self._reader = rulebook.Reader(session.match.game.id, beside=True)

    @property
    def rules(self) -> Scene | None:
        return self._reader.draw() if self.opened == RULES else None

    @on_button("rules")
    def _rules(self, detail: Detail) -> None:
        if self.opened == RULES and not detail.get("rule"):
            self.opened = ""
            self.refresh()
        else:
            self.show_rules(str(detail.get("rule", "")) or self._in_question())

    def _in_question(self) -> str:
        """The rule of what is to be done now; "" where the table names none."""
        said = self.session.table.talk.guidance(self.session.glance())
        return said.rule if said else ""

    @on_button("figure")
    def _step(self, detail: Detail) -> None:
        """Another step of an example."""
        self._reader.step_to(str(detail["figure"]), int(detail["step"]))
        self.refresh()

    def show_rules(self, rule: str = "") -> None:
        """Open the rules beside the table, at a rule (`A10`) or a chapter, which is then marked."""
        self.opened = RULES
        self._reader.turn_to(rule)
        self.refresh()
        if self._reader.text is None:
            self.later(self._fetch())
        else:
            self._reveal()

    async def _fetch(self) -> None:
        await self._reader.fetch(self.app.page)
        self.refresh()
        self._reveal()

    def _reveal(self) -> None:
        if self._reader.rule:
            self.app.page.reveal(rulebook.MARKED, "start")
