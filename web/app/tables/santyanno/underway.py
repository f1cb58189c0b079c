"""What is under way at a table in its own time. The table's parts share one of these."""

from app.tables.santyanno.context import Context
from app.tables.santyanno.duel import Duel
from app.tables.santyanno.race import Race
from app.tables.santyanno.show import Show


class Underway:
    def __init__(self) -> None:
        self.duel: Duel | None = None
        """The duel that lies over the result."""
        self._race: Race | None = None
        self._show: Show | None = None
        self._shown = (-1, 0)
        """After how many actions the show was made, and for which round."""

    def begin(self, race: Race) -> None:
        self._race = race

    def race(self, context: Context) -> Race | None:
        """The race that is being run; None while the cards lie face down."""
        race = self._race
        return race if race and not race.over and context.view["phase"] == "race" else None

    def show(self, context: Context) -> Show:
        """The show of this round: it begins by itself after a race that was run here.

        Outside a live match it stands at its end.
        """
        shown = (context.length, context.view["round"])
        if self._show is None or self._shown != shown:
            self._show, self._shown = Show(context.view), shown
            if not context.live:
                self._show.end()
            elif self._race and self._race.ended_at is not None:
                self._show.run(self._race.ended_at)
                self._race = None
        return self._show
