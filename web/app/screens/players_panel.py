"""Who plays on: a seat passes to a computer player in the middle of a match, and back."""

from app.match.seating import clean
from app.match.session import Session
from app.screens.base import App, on, on_button
from app.screens.parts import players
from app.screens.rules_panel import RulesPanel
from app.tables.kit.scene import Scene
from app.tables.parts import Detail
from engine.language import tr

PLAYERS = "players"


class PlayersPanel(RulesPanel):
    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self._typed: dict[int, str] = {}
        """Names that are still being written: the table may be drawn meanwhile."""

    @property
    def seats(self) -> Scene | None:
        """The players' panel, while it is open."""
        return players.draw(self.session, self._typed) if self.opened == PLAYERS else None

    @on_button("players")
    def _players(self, detail: Detail) -> None:
        self.opened = "" if self.opened == PLAYERS else PLAYERS
        self._typed.clear()
        self.refresh()

    @on("field")
    def _field(self, detail: Detail) -> None:
        """A name is taken when it has been written, a kind when it was chosen."""
        if detail["seat"] is None or self.elsewhere:
            return
        seat, value, done = int(detail["seat"]), str(detail["value"]), detail["kind"] == "change"
        if detail["name"] == "name" and not done:
            self._typed[seat] = value
        elif detail["name"] == "name":
            self._rename(seat, value)
        elif detail["name"] == "kind" and done:
            self._reseat(seat, value)

    def _rename(self, seat: int, written: str) -> None:
        self._typed.pop(seat, None)
        session, name = self.session, clean(written)
        others = [other for number, other in enumerate(session.match.names) if number != seat]
        if name in others:
            self.app.toast(tr("Somebody else is called {name}.", name=name))
        elif name and name != session.match.names[seat]:
            try:
                session.rename(seat, name, self.app.page.now())
            except ValueError as error:
                self.app.toast(str(error))
            else:
                self.save()
        self.refresh()

    def _reseat(self, seat: int, kind: str) -> None:
        session = self.session
        if not players.why_fixed(session) and kind != session.match.kinds[seat]:
            session.reseat(seat, kind, self.app.page.now())
            self.save()
        self.refresh()
        self.go_on()
