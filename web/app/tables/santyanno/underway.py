"""What is under way at a table in its own time. The table's parts share one of these."""

from app.tables.santyanno.context import Context
from app.tables.santyanno.duel import Duel
from app.tables.santyanno.muster import Muster
from app.tables.santyanno.race import Race, cast_off_length, cast_off_name
from app.tables.santyanno.show import Show
from engine.santyanno.queries import passing, searching


class Underway:
    def __init__(self) -> None:
        self.duel: Duel | None = None
        """The duel that lies over the result."""
        self.muster = Muster()
        """Who holds a finger on their panel before cast-off."""
        self._race: Race | None = None
        self._show: Show | None = None
        self._shown = (-1, 0)
        """After how many actions the show was made, and for which round."""

    def begin(self, race: Race) -> None:
        self._race = race

    def race(self, context: Context) -> Race | None:
        """The race that is being run; None while the cards lie face down.

        S12: one that was left has run on since its cast-off, and is joined again.
        """
        if context.view["phase"] != "race":
            return None
        if context.live and (self._race is None or self._race.over):
            self._race = self._left(context) or self._race
        race = self._race
        return race if race and not race.over else None

    def _left(self, context: Context) -> Race | None:
        """A race, or in `pass` the viewer's part of it, whose clock runs in the world outside."""
        if not context.kept:
            return None
        alone = passing(context.view)
        if alone and context.viewer not in searching(context.view):
            return None
        begun = cast_off_length(context)
        cast_off = context.kept.get(cast_off_name(begun, context.viewer if alone else None))
        if cast_off is None:
            return None
        seats = [context.viewer] if alone and context.viewer is not None else context.people
        return Race.joined(context, seats, cast_off)

    def show(self, context: Context) -> Show:
        """The show of this round: it begins by itself after a race that was run here.

        In a replay it waits to be walked; in a small picture it stands at its end.
        """
        shown = (context.length, context.view["round"])
        if self._show is None or self._shown != shown:
            self._show, self._shown = Show(context.view), shown
            if not context.zooms:
                self._show.end()
            elif context.live and self._race and self._race.ended_at is not None:
                self._show.run(self._race.ended_at)
                self._race = None
        return self._show
