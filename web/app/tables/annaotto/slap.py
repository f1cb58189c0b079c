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
"""A hand that came down before the bell counts only so long after it."""

SHOWN = 1400
"""For how long the order of the hands stays on the screen."""


class Slap:
    """One ALL. Times are milliseconds on the clock of the presses."""

    __slots__ = ("people", "levels", "opens", "down", "early", "rung", "certain", "_seen", "_told")

    def __init__(self, people: Iterable[int], levels: Mapping[int, str]) -> None:
        self.people = tuple(people)
        """The seats of those who put a real hand down, in seat order."""
        self.levels = levels
        """The computer players who are still playing, by seat."""
        self.opens: float | None = None
        """When hands may come down; None until somebody starts it."""
        self.down: dict[int, float] = {}
        """When each hand comes down; a computer player's is known before."""
        self.early: set[int] = set()
        self.rung = False
        """Whether the bell was heard."""
        self.certain: float | None = None
        """Since when it is certain who is last."""
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
            return False
        if seat in self.early and at < self.opens + TOO_EARLY:
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
        """The whole order, as soon as it is certain who is last."""
        missing = [seat for seat in self.people if seat not in self.down]
        if self.opens is None or len(missing) > 1:
            return None
        last = max(self.down.values(), default=0.0)
        if missing and now < last:
            return None
        return (*self.order(last), *missing)

    @property
    def due(self) -> float | None:
        """When the next thing happens by itself: the bell, a computer's hand, the end."""
        if self.opens is None or self._told:
            return None
        if not self.rung:
            return self.opens
        if self.certain is not None:
            return self.certain + SHOWN
        return min((at for at in self.down.values() if at > self._seen), default=None)

    def go_on(self, now: float) -> bool:
        """All that happens up to now; True when it is the bell."""
        rings = not self.rung and self.is_open(now)
        self.rung = self.rung or rings
        self._seen = max(self._seen, now)
        if self.rung and self.certain is None and self.result(now) is not None:
            self.certain = now
        return rings

    def told(self, now: float) -> tuple[int, ...] | None:
        """The whole order, once, when it has been shown for long enough."""
        if self._told or self.certain is None or now < self.certain + SHOWN:
            return None
        self._told = True
        return self.result(now)


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
