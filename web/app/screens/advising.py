"""Hints: asked for, marked, done step by step; asked again, the next best."""

from app.match.session import Session
from app.match.thinking import advice, following, levels
from app.screens.base import App, on, on_button
from app.screens.players_panel import PlayersPanel
from app.tables.parts import Detail
from engine.game import Action


class Advising(PlayersPanel):
    """What is set up stays: a hint only marks and says, and "Do it" does what was said."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.advising = False

    def act(self, action: Action, seat: int | None = None) -> None:
        """Play an action: saved first, then shown."""
        raise NotImplementedError

    def clock(self) -> float:
        return self.app.page.clock()

    @property
    def may_ask_hint(self) -> bool:
        """Not where a game has no computer player to ask, or where it is nobody's turn here."""
        session, table = self.session, self.session.table
        if table.clock.races or not levels(session.match.game):
            return False
        if session.viewer not in session.match.state.actors:
            return False
        return table.privacy.may_advise(session.glance())

    @on_button("hint")
    def _hint(self, detail: Detail) -> None:
        if self.may_ask_hint and not self.advising:
            self.advising = True
            self.refresh()
            self.later(self._advise())

    @on_button("do-hint")
    def _do_hint(self, detail: Detail) -> None:
        """Do what the hint says; where the turn goes on, say the next step."""
        hint, session = self.session.hint, self.session
        if hint is None or hint.action not in session.choice.legal:
            return
        self.act(hint.action)
        if session.undoable:
            self._hint(detail)

    @on("press")
    def _read_hint(self, detail: Detail) -> None:
        """A hint that others must not read is shown for as long as a finger is held."""
        hint = self.session.hint
        if hint is not None and detail.get("press") == "hint":
            hint.held = True
            self.refresh()

    @on("release")
    def _hint_read(self, detail: Detail) -> None:
        hint = self.session.hint
        if hint is not None and hint.held:
            hint.held = False
            self.refresh()

    async def _advise(self) -> None:
        session = self.session
        assert session.viewer is not None
        seat, moment = session.viewer, (session.viewer, session.match.revision)
        try:
            found = await advice(session, seat, self.clock)
        finally:
            self.advising = False
        if moment == (session.viewer, session.match.revision):
            session.advise(found)
            self.refresh()
            hint = session.hint
            steps = await following(session, seat, found.action, self.clock)
            if session.hint is hint:
                session.plan(steps)
        self.refresh()
