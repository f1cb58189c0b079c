"""What happened, once more as moves: from what the viewer could see then, beside the match."""

from app.match.log import may_see
from app.match.session import Session
from app.tables import table_of
from app.tables.context import Context
from app.tables.kit.keys import StableKeys
from app.tables.parts import AnyContext
from engine.game import AnyState, Event


class Retelling:
    """The actions since the viewer's last turn, on a table of its own."""

    def __init__(self, session: Session, first: int) -> None:
        match = session.match
        self._session = session
        self._viewer = session.viewer
        self.first = first
        self.step = self.first
        self.last = match.length
        self.running = True
        self.table = table_of(match.game.id)
        self._keys = StableKeys()
        state = match.beginning()
        self._positions: list[AnyState] = []
        for number, (seat, action) in enumerate(match.log):
            if number >= self.first:
                self._positions.append(state.copy())
            state.play(action, seat)
        self._positions.append(state)

    @property
    def over(self) -> bool:
        return self.step == self.last

    def go(self, by: int) -> None:
        self.step = min(max(self.step + by, self.first), self.last)

    def context(self, size: tuple[int, int]) -> AnyContext:
        """The table as the viewer saw it after this many actions; nothing on it can be tapped."""
        session, state = self._session, self._positions[self.step - self.first]
        people = len(session.people)
        context: AnyContext = Context(
            view=session.table.privacy.shown(state.view(self._viewer), people),
            names=session.match.names,
            colours=session.match.colours,
            kinds=session.match.kinds,
            viewer=self._viewer,
            actors=state.actors,
            length=self.step,
            recent=[event for told in self._told(self.step - 1) for event in told],
            standings=state.standings or (),
            width=size[0],
            height=size[1],
            keys=self._keys,
            live=False,
            told_since=self._told,
            sentence=session.sentence,
        )
        return context

    def _told(self, length: int) -> list[list[Event]]:
        """What the viewer was told by each action after so many, up to this one."""
        session = self._session
        return [
            [event for event, seats in told if may_see(seats, self._viewer, session.together)]
            for told in session.match.told_since(length)[: self.step - max(length, 0)]
        ]

    def lines(self) -> list[str]:
        """What the log says of this action."""
        return self._session.log.of(self.step, self._viewer, self._session.together)
