"""Hands come down on an ALL (O18): who, when, and in which order. Knows no clock of its own."""

from collections.abc import Iterable, Mapping

from app.tables.annaotto.context import Context
from engine.annaotto.bot import reaction
from engine.dice import Dice

KEYS = "alfjqp"
"""A key for each person at the table, for where there is no touch screen."""

SUSPENSE = (900, 2600)
"""How long it stays quiet before hands may come down."""

TOO_EARLY = 700
"""A hand that came down before the bell counts so long after it (ruling P12)."""


class Slap:
    """One ALL. Times are milliseconds on the clock of the presses."""

    __slots__ = ("people", "levels", "opens", "down", "early", "rung", "_seen", "_told")

    def __init__(self, people: Iterable[int], levels: Mapping[int, str]) -> None:
        self.people = tuple(people)
        """The seats of those who put a real hand down, in seat order."""
        self.levels = levels
        """The computer players who are still playing, by seat."""
        self.opens: float | None = None
        """When hands may come down; None until somebody starts it."""
        self.down: dict[int, float] = {}
        """When each hand comes down; a computer player's, and one that came too early, is known
        before."""
        self.early: set[int] = set()
        self.rung = False
        """Whether the bell was heard."""
        self._seen = 0.0
        """Up to when everything has happened."""
        self._told = False
        """Whether the order was given away; once is enough."""

    def start(self, now: float, dice: Dice) -> None:
        """From now on it is quiet, then the bell; the computer's hands have their times."""
        least, most = SUSPENSE
        self.opens = now + least + dice.below(most - least + 1)
        for seat, level in self.levels.items():
            self.down[seat] = self.opens + reaction(level, dice)

    def is_open(self, now: float) -> bool:
        return self.opens is not None and now >= self.opens

    def press(self, seat: int, at: float) -> bool:
        """A hand comes down; False if it does not count."""
        if self.opens is None or seat in self.down or seat not in self.people:
            return False
        if at < self.opens:
            self.early.add(seat)
            self.down[seat] = self.opens + TOO_EARLY
            return False
        self.down[seat] = at
        return True

    def seat_of(self, key: str) -> int | None:
        """Whose key this is."""
        place = KEYS.find(key.lower()) if len(key) == 1 else -1
        return self.people[place] if 0 <= place < len(self.people) else None

    def order(self, now: float) -> list[int]:
        """The hands that are down by now, the first one first."""
        there = [(at, seat) for seat, at in self.down.items() if at <= now]
        return [seat for _, seat in sorted(there, key=lambda hand: hand[0])]

    def result(self, now: float) -> tuple[int, ...] | None:
        """The whole order, as soon as it is certain who is last: all hands but one are down."""
        there = self.order(now)
        missing = [seat for seat in (*self.people, *self.levels) if seat not in there]
        return (*there, *missing) if self.is_open(now) and len(missing) < 2 else None

    @property
    def due(self) -> float | None:
        """When the next thing happens by itself: the bell, or a hand that is known to come."""
        if self.opens is None or self._told:
            return None
        if not self.rung:
            return self.opens
        return min((at for at in self.down.values() if at > self._seen), default=None)

    def go_on(self, now: float) -> bool:
        """All that happens up to now; True when it is the bell."""
        rings = not self.rung and self.is_open(now)
        self.rung = self.rung or rings
        self._seen = max(self._seen, now)
        return rings

    def told(self, now: float) -> tuple[int, ...] | None:
        """The whole order, once: when it has become certain."""
        found = None if self._told else self.result(now)
        self._told = self._told or found is not None
        return found


class Slapping:
    """The slap of the ALL that lies on top now; drawing, talk and clock look at the same."""

    __slots__ = ("_slap", "_length")

    def __init__(self) -> None:
        self._slap: Slap | None = None
        self._length = -1
        """After how many actions that ALL was laid."""

    def of(self, context: Context) -> Slap:
        if self._slap is None or self._length != context.length:
            out, people = context.view["out"], people_playing(context)
            levels = {
                seat: kind
                for seat, kind in enumerate(context.kinds)
                if seat not in people and seat not in out
            }
            self._slap, self._length = Slap(people, levels), context.length
        return self._slap


def people_playing(context: Context) -> list[int]:
    """The persons who have not finished yet."""
    return [seat for seat in context.people if seat not in context.view["out"]]
