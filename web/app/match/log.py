"""The log of a match as sentences, each marked with who may read it."""

from dataclasses import dataclass
from itertools import dropwhile, islice, takewhile

from app.match.characters import greetings, remarks
from engine import Match
from engine.game import Event, Told


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: after how many actions it stands, and who may read it."""

    step: int
    text: str
    seats: tuple[int, ...] | None
    speaker: int | None = None
    """The computer player who says it, where it is table talk and not what happened."""


class Log:
    """All that was told, in the game's words; private lines are for their owners alone."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.lines = self._first_lines()
        for step, (_, told) in enumerate(match.history, 1):
            self.write(step, told)

    def _first_lines(self) -> list[Line]:
        match = self._match
        texts = match.game.words.opening(match.beginning().view(None), match.names)
        said = [Line(0, words, None, seat) for seat, words in greetings(match)]
        return [*(Line(0, text, None) for text in texts), *said]

    def write(self, step: int, told: list[Told[Event]]) -> None:
        words, names = self._match.game.words, self._match.names
        for event, seats in told:
            text = words.sentence(event, names)
            if text:
                self.lines.append(Line(step, text, seats))
        self.lines += [Line(step, words, None, seat) for seat, words in remarks(self._match, step)]

    def cut(self) -> None:
        """After an undo: only what was told up to here."""
        length = self._match.length
        while self.lines and self.lines[-1].step > length:
            self.lines.pop()

    def readable(self, seat: int | None, together: bool = False) -> list[Line]:
        """The lines that a seat may read; where all look on together, the open ones alone."""
        return [line for line in self.lines if _told(line, seat, together)]

    def newest(
        self, seat: int | None, together: bool, count: int, talk: bool = False
    ) -> list[Line]:
        """The last of those lines, found from the end; with `talk` also what is said."""
        found = (
            line
            for line in reversed(self.lines)
            if _told(line, seat, together) or (talk and line.speaker is not None)
        )
        return list(islice(found, count))[::-1]

    def of(self, step: int, seat: int | None, together: bool) -> list[str]:
        """The lines of one action."""
        back = dropwhile(lambda line: line.step > step, reversed(self.lines))
        own = takewhile(lambda line: line.step == step, back)
        return [line.text for line in own if _told(line, seat, together)][::-1]


def _told(line: Line, seat: int | None, together: bool) -> bool:
    """Whether a line tells a seat what happened."""
    return line.speaker is None and may_see(line.seats, seat, together)


def may_see(seats: tuple[int, ...] | None, seat: int | None, together: bool) -> bool:
    """Whether a seat is shown what was told to some."""
    return seats is None or (seat in seats and not together)
