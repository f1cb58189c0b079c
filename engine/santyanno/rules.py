"""The rules of SANTY ANNO, in the rulebook's order; what the cards do is in `moves.py`."""

from typing import assert_never

from engine import game
from engine.dice import Dice
from engine.game import IllegalAction, Standing, Told, Value, not_an_action, ranked
from engine.santyanno.cards import EVENT_DECK
from engine.santyanno.fleet import FLEET
from engine.santyanno.loot import judged
from engine.santyanno.moves import ends
from engine.santyanno.refusals import (
    why_no_board,
    why_no_cast_off,
    why_no_late,
    why_no_more,
    why_no_split,
)
from engine.santyanno.rounds import COINS, ROUNDS, row_length, seat_place, title
from engine.santyanno.state import LATE, Position, box
from engine.santyanno.types import Action, CastOff, Event, Split

_CAST_OFF: CastOff = ("cast_off",)
_SPLIT: Split = ("split",)
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
        new.pirates = tuple(new.table[seat_place(seat, seats)] for seat in range(seats))
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
            reason = why_no_more(self.boarded[seat])
            if reason is not None:
                raise IllegalAction(reason)
        return super()._admit(action, seat)

    def refusal(self, action: game.Action, seat: int) -> str | None:
        match action:
            case ("cast_off",):
                return why_no_cast_off(self)
            case ("board", ship, milliseconds):
                return why_no_board(self, ship, milliseconds)
            case ("late",):
                return why_no_late(self)
            case ("split",):
                return why_no_split(self)
        return not_an_action()

    def perform(self, action: Action, seat: int) -> list[Told[Event]]:
        match action:
            case ("cast_off",):
                return self._cast_off()
            case ("board", ship, milliseconds):
                return self._board(seat, ship, milliseconds)
            case ("late",):
                return self._late(seat)
            case ("split",):
                return self._split()
            case _:
                assert_never(action)

    def _cast_off(self) -> list[Told[Event]]:
        """S11: the round's cards lie open, with an event if events are played."""
        count = min(row_length(self.round), len(self.deck))
        self._make_ready(self.round)
        self.cards = tuple(self.deck.pop() for _ in range(count))
        self.event = self.events.pop() if self.options["events"] and self.events else None
        self.phase = "race"
        return [(("cast_off", self.round, self.cards, self.event or ""), None)]

    def _board(self, seat: int, ship: int, milliseconds: int) -> list[Told[Event]]:
        """S12: a ship and the scuttle, once. The others learn no more than that."""
        self.boarded[seat] = ship, milliseconds
        self.arrivals.append(seat)
        told: list[Told[Event]] = [
            (("committed", seat), None),
            (("boarded", seat, ship, milliseconds), (seat,)),
        ]
        return told + self._after_commit()

    def _late(self, seat: int) -> list[Told[Event]]:
        """S13: nothing this round."""
        self.boarded[seat] = LATE
        return [(("late", seat), None), *self._after_commit()]

    def _after_commit(self) -> list[Told[Event]]:
        """S13 with ruling T7: one player left starts the countdown, but not in `pass`."""
        missing = self.boarded.count(None)
        if not missing:
            self.phase = "resolve"
            return [(("resolve", self.round), None)]
        around = self.options["play"] == "around"
        if missing == 1 and around and self.options["countdown"]:
            return [(("countdown", self.boarded.index(None)), None)]
        return []

    def _split(self) -> list[Told[Event]]:
        """S19–S21: coins for the right ships; the pirates stand where the cards took them."""
        self.pirates = ends(self.table, self.pirates, self.cards, self.event)
        told = self._loot()
        if self.round < ROUNDS:
            self._make_ready(self.round + 1)
            return [*told, (("round", self.round), None)]
        self._make_ready(self.round)
        self.phase = "over"
        return told + self._honours()

    def _loot(self) -> list[Told[Event]]:
        """S19: the coins of the round."""
        told: list[Told[Event]] = []
        for verdict in judged(self.pirates, self.boarded, self.arrivals):
            match verdict:
                case ("found", seat, _, _, coin) if coin:
                    self.coins[seat] += (coin,)
            told.append((verdict, None))
        return told

    def _honours(self) -> list[Told[Event]]:
        """S21: the captain, and the first mates."""
        told: list[Told[Event]] = [(("over",), None)]
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
