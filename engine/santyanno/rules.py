"""The rules of SANTY ANNO, in the rulebook's order; what the cards do is in `moves.py`."""

from typing import Any

from engine.dice import Dice
from engine.game import Action, IllegalAction, Standing, Told, Value, ranked
from engine.santyanno import words
from engine.santyanno.cards import EVENT_DECK
from engine.santyanno.fleet import FLEET
from engine.santyanno.moves import route
from engine.santyanno.state import COINS, LATE, ROUNDS, Position, box

FIRST_ROW = 5
"""S11: cards in the first round; every round has one more."""

_CAST_OFF: Action = ("cast_off",)
_SPLIT: Action = ("split",)
_RACE: tuple[Action, ...] = (*(("board", ship, 0) for ship in FLEET), ("late",))


class SantyAnno(Position):
    """The pirates' race: a position that knows its rules."""

    __slots__ = ()

    @classmethod
    def begin(cls, seats: int, dice: Dice, options: dict[str, Value]) -> "SantyAnno":
        """S9 and S10: the ring, the pirates on their ships, the shuffled piles."""
        new = object.__new__(cls)
        new.options = options
        new.dice = dice
        new.table = _ring(dice)
        new.pirates = tuple(new.table[seat * len(FLEET) // seats] for seat in range(seats))
        new.deck = box(str(options["level"]), dice)
        dice.shuffle(new.deck)
        new.events = list(EVENT_DECK) if options["events"] else []
        dice.shuffle(new.events)
        new.coins = [()] * seats
        new._make_ready(1)
        return new

    def _make_ready(self, number: int) -> None:
        """The row is empty, nobody has committed."""
        self.round = number
        self.phase = "ready"
        self.cards = ()
        self.event = None
        self.boarded = [None] * self.seats
        self.arrivals = []

    @property
    def actors(self) -> tuple[int, ...]:
        if self.phase == "race":
            return tuple(seat for seat, entry in enumerate(self.boarded) if entry is None)
        return () if self.phase == "over" else tuple(range(self.seats))

    def legal(self, seat: int | None = None) -> list[Action]:
        """In the race every ship once, with 0 ms: the real time comes with the action."""
        if self.phase == "race":
            free = seat is None or (0 <= seat < self.seats and self.boarded[seat] is None)
            return list(_RACE) if free else []
        if self.phase == "over" or not (seat is None or 0 <= seat < self.seats):
            return []
        return [_CAST_OFF if self.phase == "ready" else _SPLIT]

    def _admit(self, action: object, seat: object) -> tuple[Action, int]:
        """S12: who has committed is told why there is no second try."""
        if self.phase == "race" and type(seat) is int and 0 <= seat < self.seats:
            entry = self.boarded[seat]
            if entry is not None:
                raise IllegalAction(words.no("S13", "late") if entry == LATE else words.no("S12"))
        return super()._admit(action, seat)

    def refusal(self, action: Action, seat: int) -> str | None:
        match action:
            case ("cast_off",):
                return None if self.phase == "ready" else words.no("S11")
            case ("board", ship, milliseconds):
                return self._no_board(ship, milliseconds)
            case ("late",):
                return self._no_race()
            case ("split",):
                return None if self.phase == "resolve" else words.no("S19")
        return words.no("action")

    def perform(self, action: Action, seat: int) -> list[Told]:
        match action:
            case ("board", ship, milliseconds):
                return self._board(seat, ship, milliseconds)
            case ("late",):
                return self._late(seat)
            case ("cast_off",):
                return self._cast_off()
        return self._split()

    def _cast_off(self) -> list[Told]:
        """S11: the round's cards lie open, with an event if events are played."""
        count = min(FIRST_ROW + self.round - 1, len(self.deck))
        self._make_ready(self.round)
        self.cards = tuple(self.deck.pop() for _ in range(count))
        self.event = self.events.pop() if self.options["events"] and self.events else None
        self.phase = "race"
        return [(("cast_off", self.round, self.cards, self.event or ""), None)]

    def _no_race(self) -> str | None:
        if self.phase == "race":
            return None
        return words.no("S11", "before") if self.phase == "ready" else words.no("S18")

    def _no_board(self, ship: Any, milliseconds: Any) -> str | None:
        if self.phase != "race":
            return self._no_race()
        if type(ship) is not int or ship not in FLEET:
            return words.no("S12", "ship")
        if type(milliseconds) is not int or milliseconds < 0:
            return words.no("S12", "time")
        return None

    def _board(self, seat: int, ship: int, milliseconds: int) -> list[Told]:
        """S12: a ship and the scuttle, once. The others learn no more than that."""
        self.boarded[seat] = ship, milliseconds
        self.arrivals.append(seat)
        told: list[Told] = [
            (("committed", seat), None),
            (("boarded", seat, ship, milliseconds), (seat,)),
        ]
        return told + self._after_commit()

    def _late(self, seat: int) -> list[Told]:
        """S13: nothing this round."""
        self.boarded[seat] = LATE
        return [(("late", seat), None), *self._after_commit()]

    def _after_commit(self) -> list[Told]:
        """S13 with ruling T7: one player left starts the countdown, but not in `pass`."""
        missing = self.boarded.count(None)
        if not missing:
            self.phase = "resolve"
            return [(("resolve", self.round), None)]
        if missing == 1 and self.options["play"] == "around":
            return [(("countdown", self.boarded.index(None)), None)]
        return []

    def _split(self) -> list[Told]:
        """S19–S21: coins for the right ships; the pirates stand where the cards took them."""
        self.pirates = tuple(
            route(self.table, ship, self.cards, self.event)[-1] for ship in self.pirates
        )
        told = self._loot()
        if self.round < ROUNDS:
            self._make_ready(self.round + 1)
            return [*told, (("round", self.round), None)]
        self._make_ready(self.round)
        self.phase = "over"
        return told + self._honours()

    def _loot(self) -> list[Told]:
        """S19: coins in the order of arrival; wrong ships and missing ones use none up."""
        told: list[Told] = []
        left = list(COINS)
        for seat, (ship, milliseconds) in self._arrived():
            truth = self.pirates[seat]
            if ship != truth:
                told.append((("astray", seat, ship, milliseconds, truth), None))
                continue
            coin = left.pop(0) if left else 0
            if coin:
                self.coins[seat] += (coin,)
            told.append((("found", seat, ship, milliseconds, coin), None))
        for seat, entry in enumerate(self.boarded):
            if type(entry) is not tuple:
                told.append((("missing", seat, self.pirates[seat]), None))
        return told

    def _arrived(self) -> list[tuple[int, tuple[int, int]]]:
        """S12: by the milliseconds, equal ones by the order in the log."""
        entries = ((seat, self.boarded[seat]) for seat in self.arrivals)
        aboard = [(seat, entry) for seat, entry in entries if type(entry) is tuple]
        return sorted(aboard, key=lambda arrival: arrival[1][1])

    def _honours(self) -> list[Told]:
        """S21: the captain, and the first mates."""
        told: list[Told] = [(("over",), None)]
        for standing in self.standings or ():
            rank = title(standing["place"], self.seats)
            if rank:
                told.append((("honour", standing["seat"], rank, standing["score"]), None))
        return told

    @property
    def standings(self) -> list[Standing] | None:
        """S21, and S22 with ruling T3: ducats, then more 5s, more 4s and so on, else shared."""
        if self.phase != "over":
            return None
        ducats = [sum(coins) for coins in self.coins]
        keys = [
            (total, *(coins.count(coin) for coin in COINS))
            for total, coins in zip(ducats, self.coins, strict=True)
        ]
        return ranked(ducats, keys)


def title(place: int, seats: int) -> str:
    """S21: `captain`, with five or more players also `mate` for second and third; else "".

    Ruling T8: who shares a place shares its title.
    """
    if place == 1:
        return "captain"
    return "mate" if place <= 3 and seats >= 5 else ""


def _ring(dice: Dice) -> tuple[int, ...]:
    """S9: the ships around the table, never in number order."""
    ring = list(FLEET)
    while _in_number_order(ring):
        dice.shuffle(ring)
    return tuple(ring)


def _in_number_order(ring: list[int]) -> bool:
    """S9 with ruling T6: 1…8 in either direction, from wherever the 1 lies."""
    start = ring.index(1)
    turned = ring[start:] + ring[:start]
    numbers = list(FLEET)
    return turned in (numbers, [1, *numbers[:0:-1]])
