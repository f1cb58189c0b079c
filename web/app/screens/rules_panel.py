"""The rules beside a table: opened from the bar, or at the one rule that was asked for."""

from app.match.session import Session
from app.screens.base import App, on_button
from app.screens.match_screen import MatchScreen
from app.screens.parts import rulebook
from app.tables.kit.scene import Scene
from app.tables.parts import Detail

RULES = "rules"


class RulesPanel(MatchScreen):
    """A button with `data-do="rules"` opens and closes them, with a `data-rule` it opens there."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self._text: Scene | None = None
        self._rule = ""

    @property
    def rules(self) -> Scene | None:
        if self.opened != RULES:
            return None
        return rulebook.draw(self._text, self.session.match.game.id, self._rule, beside=True)

    @on_button("rules")
    def _rules(self, detail: Detail) -> None:
        if self.opened == RULES and not detail.get("rule"):
            self.opened = ""
            self.refresh()
        else:
            self.show_rules(str(detail.get("rule", "")))

    def show_rules(self, rule: str = "") -> None:
        """Open the rules beside the table, at a rule (`A10`) or a chapter, which is then marked."""
        self.opened, self._rule = RULES, rule
        self.refresh()
        if self._text is None:
            self.later(self._fetch())
        else:
            self._reveal()

    async def _fetch(self) -> None:
        self._text = await rulebook.rules_page(self.app.page, self.session.match.game.id)
        self.refresh()
        self._reveal()

    def _reveal(self) -> None:
        if self._rule:
            self.app.page.reveal(rulebook.MARKED, "start")
