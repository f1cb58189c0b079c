"""A position of SANTY ANNO: fields, copy, dump, load, view, imagine."""

from collections import Counter
from collections.abc import Collection
from typing import Any

from engine import reading
from engine.dice import Dice
from engine.game import Data, State, Value
from engine.santyanno.cards import BASIC, CARDS, EVENT_DECK, EVENTS, EXPERT
from engine.santyanno.fleet import FLEET

PHASES = ("ready", "race", "resolve", "over")
ROUNDS = 5
TAKEN_OUT = 10
"""S10: basic cards that make room for the expert ones."""
COINS = (5, 4, 3, 2, 1)
LATE = "late"

Boarded = tuple[int, int] | str | None
"""The ship and the milliseconds, `LATE`, or None for a seat that has not committed."""


class Position(State):
    """All that lies on the table. The rules are added in `rules.py`.

    What is a tuple never changes, so a copy only copies the lists.
    """

    __slots__ = (
        "table",
        "pirates",
        "cards",
        "deck",
        "events",
        "event",
        "round",
        "phase",
        "boarded",
        "arrivals",
        "coins",
        "options",
    )

    table: tuple[int, ...]
    pirates: tuple[int, ...]
    cards: tuple[str, ...]
    deck: list[str]
    events: list[str]
    event: str | None
    round: int
    phase: str
    boarded: list[Boarded]
    arrivals: list[int]
    """S12: the seats that boarded, in the order of the log; it settles equal times."""
    coins: list[tuple[int, ...]]
    options: dict[str, Value]

    @property
    def seats(self) -> int:
        return len(self.pirates)

    def copy(self) -> "Position":
        twin = object.__new__(type(self))
        twin.table = self.table
        twin.pirates = self.pirates
        twin.cards = self.cards
        twin.deck = self.deck[:]
        twin.events = self.events[:]
        twin.event = self.event
        twin.round = self.round
        twin.phase = self.phase
        twin.boarded = self.boarded[:]
        twin.arrivals = self.arrivals[:]
        twin.coins = self.coins[:]
        twin.options = self.options
        twin.dice = self.dice.copy()
        return twin

    def dump(self) -> Data:
        return self._open() | {
            "deck": self.deck[:],
            "events": self.events[:],
            "boarded": [_as_data(entry) for entry in self.boarded],
            "dice": self.dice.state,
        }

    def view(self, seat: int | None) -> Data:
        """S12: during the race, that the others have committed, not where or when."""
        hide = self.phase == "race"
        return self._open() | {
            "seat": seat,
            "deck": len(self.deck),
            "events": len(self.events),
            "boarded": [
                [None, None] if hide and who != seat and type(entry) is tuple else _as_data(entry)
                for who, entry in enumerate(self.boarded)
            ],
        }

    def _open(self) -> Data:
        return {
            "table": list(self.table),
            "pirates": list(self.pirates),
            "cards": list(self.cards),
            "event": self.event,
            "round": self.round,
            "phase": self.phase,
            "arrivals": self.arrivals[:],
            "coins": [list(coins) for coins in self.coins],
            "options": dict(self.options),
        }


def _as_data(entry: Boarded) -> Any:
    return list(entry) if type(entry) is tuple else entry


def fill(position: Position, data: Data, options: dict[str, Value]) -> None:
    """Set all fields from a dump; ValueError for what is no position."""
    pirates = reading.a_list(data, "pirates")
    seats = len(pirates)
    if not 3 <= seats <= 8:
        raise ValueError(f"pirates: 3 to 8 players sit here, not {seats}.")
    position.options = options
    position.table = tuple(_ship(s, "table") for s in reading.a_list(data, "table", len(FLEET)))
    if len(set(position.table)) < len(FLEET):
        raise ValueError("table: every ship lies at one place.")
    position.pirates = tuple(_ship(ship, "pirates") for ship in pirates)
    position.cards = tuple(reading.codes(reading.get(data, "cards"), "cards", CARDS))
    position.deck = reading.codes(reading.get(data, "deck"), "deck", CARDS)
    position.events = reading.codes(reading.get(data, "events"), "events", EVENTS)
    event = reading.get(data, "event")
    position.event = None if event is None else reading.the_code(event, "event", EVENTS)
    position.round = reading.whole(data, "round", 1, ROUNDS)
    position.phase = reading.one_of(data, "phase", PHASES)
    position.boarded = [_boarded(b) for b in reading.a_list(data, "boarded", seats)]
    position.arrivals = _arrivals(data, position.boarded)
    position.coins = [
        tuple(reading.the_whole(c, "coins", 1, COINS[0]) for c in reading.the_list(row, "coins"))
        for row in reading.a_list(data, "coins", seats)
    ]
    position.dice = reading.the_dice(data)
    if position.phase == "race" and None not in position.boarded:
        raise ValueError("boarded: in a race somebody has not committed yet.")


def _ship(value: Any, where: str) -> int:
    return reading.the_whole(value, where, 1, len(FLEET))


def _boarded(entry: Any) -> Boarded:
    if entry is None or entry == LATE:
        return LATE if entry else None
    ship, milliseconds = reading.the_list(entry, "boarded", 2)
    return _ship(ship, "boarded"), reading.the_whole(milliseconds, "boarded", 0)


def _arrivals(data: Data, boarded: list[Boarded]) -> list[int]:
    """`boarded` decides who has arrived; seats that `arrivals` leaves out follow by number."""
    given = reading.the_list(data.get("arrivals", []), "arrivals")
    known = [reading.the_whole(seat, "arrivals", 0, len(boarded) - 1) for seat in given]
    seats = dict.fromkeys([*known, *range(len(boarded))])
    return [seat for seat in seats if type(boarded[seat]) is tuple]


def box(level: str, dice: Dice, seen: Collection[str] = ()) -> list[str]:
    """S10: a level's boarding cards without those seen; the deck is shuffled after that."""
    basic = _unseen(BASIC, seen)
    if level == "basic":
        return basic
    dice.shuffle(basic)
    return basic[TAKEN_OUT:] + _unseen(EXPERT, seen)


def dealt_anew(view: Data, dice: Dice) -> Data:
    """A dump that fits a view: the piles shuffled, the others' ships and times guessed."""
    deck = box(view["options"]["level"], dice, view["cards"])
    events = _unseen(EVENT_DECK, (view["event"],))
    dice.shuffle(deck)
    dice.shuffle(events)
    return view | {
        "deck": _top(deck, view["deck"], BASIC[0]),
        "events": _top(events, view["events"], EVENT_DECK[0]),
        "boarded": [_guessed(entry, dice) for entry in view["boarded"]],
        "dice": dice.bits(),
    }


def _unseen(cards: Collection[str], seen: Collection[str]) -> list[str]:
    hidden = Counter(cards)
    hidden.subtract(seen)
    return list(hidden.elements())


def _top(pile: list[str], count: int, spare: str) -> list[str]:
    """So many cards; positions set up by hand may hold more than the box."""
    return pile[:count] + [spare] * (count - len(pile))


def _guessed(entry: Any, dice: Dice) -> Any:
    return [dice.roll(len(FLEET)), dice.below(60_000)] if entry == [None, None] else entry
