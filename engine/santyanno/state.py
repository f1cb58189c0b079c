"""A position of SANTY ANNO: fields, copy, dump, load, view, imagine."""

from collections import Counter
from collections.abc import Collection
from typing import Any, Final, get_args

from engine import fields, reading
from engine.dice import Dice
from engine.fields import field
from engine.game import Data, State, Value
from engine.language import tr
from engine.santyanno.cards import BASIC, CARDS, EVENT_DECK, EVENTS, EXPERT
from engine.santyanno.fleet import FLEET
from engine.santyanno.rounds import COINS, ROUNDS
from engine.santyanno.types import Action, Commitment, Event, Phase, SeenCommitment, View

PHASES: tuple[Phase, ...] = get_args(Phase)
TAKEN_OUT = 10
"""S10: basic cards that make room for the expert ones."""
LATE: Final = "late"


def _ship(value: Any, where: str) -> int:
    return reading.the_whole(value, where, 1, len(FLEET))


def _table(value: Any, position: "Position") -> tuple[int, ...]:
    table = tuple(_ship(ship, "table") for ship in reading.the_list(value, "table", len(FLEET)))
    if len(set(table)) < len(FLEET):
        raise ValueError(tr("table: every ship lies at one place."))
    return table


def _pirates(value: Any, position: "Position") -> tuple[int, ...]:
    pirates = reading.the_list(value, "pirates")
    if not 3 <= len(pirates) <= 8:
        raise ValueError(tr("pirates: 3 to 8 players sit here, not {seats}.", seats=len(pirates)))
    return tuple(_ship(ship, "pirates") for ship in pirates)


def _event(value: Any, position: "Position") -> str | None:
    return None if value is None else reading.the_code(value, "event", EVENTS)


def _boarded(value: Any, position: "Position") -> list[Commitment]:
    return [_commitment(b) for b in reading.the_list(value, "boarded", position.seats)]


def _commitment(entry: Any) -> Commitment:
    if entry is None or entry == LATE:
        return LATE if entry else None
    ship, milliseconds = reading.the_list(entry, "boarded", 2)
    return _ship(ship, "boarded"), reading.the_whole(milliseconds, "boarded", 0)


def _as_data(entry: Commitment) -> SeenCommitment:
    return list(entry) if isinstance(entry, tuple) else entry


def _arrivals(value: Any, position: "Position") -> list[int]:
    """`boarded` decides who has arrived; seats that `arrivals` leaves out follow by number."""
    boarded = position.boarded
    given = reading.the_list(value, "arrivals")
    known = [reading.the_whole(seat, "arrivals", 0, len(boarded) - 1) for seat in given]
    seats = dict.fromkeys([*known, *range(len(boarded))])
    return [seat for seat in seats if type(boarded[seat]) is tuple]


def _coins(value: Any, position: "Position") -> list[tuple[int, ...]]:
    return [
        tuple(reading.the_whole(c, "coins", 1, COINS[0]) for c in reading.the_list(row, "coins"))
        for row in reading.the_list(value, "coins", position.seats)
    ]


FIELDS = (
    field("table", _table, list),
    field("pirates", _pirates, list),
    field("cards", lambda value, _: tuple(reading.codes(value, "cards", CARDS)), list),
    field("deck", lambda value, _: reading.codes(value, "deck", CARDS), list, secret=True),
    field("events", lambda value, _: reading.codes(value, "events", EVENTS), list, secret=True),
    field("event", _event),
    field("round", lambda value, _: reading.the_whole(value, "round", 1, ROUNDS)),
    field("phase", lambda value, _: reading.the_code(value, "phase", PHASES)),
    field("boarded", _boarded, lambda boarded: [*map(_as_data, boarded)], secret=True),
    field("arrivals", _arrivals, list),
    field("coins", _coins, lambda coins: [*map(list, coins)]),
    field("options", lambda value, _: value, dict),
)
"""What a dump holds, besides the dice. The options are checked before the rest is read."""


class Position(State[View, Action, Event]):
    """All that lies on the table. The rules are added in `rules.py`.

    What is a tuple never changes, so a copy only copies the lists.
    """

    __slots__ = tuple(one.name for one in FIELDS)

    table: tuple[int, ...]
    pirates: tuple[int, ...]
    cards: tuple[str, ...]
    deck: list[str]
    events: list[str]
    event: str | None
    round: int
    phase: Phase
    boarded: list[Commitment]
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
        return fields.dump(self, FIELDS) | {"dice": self.dice.state}

    def view(self, seat: int | None) -> View:
        """S12: during the race, that the others have committed, not where or when.

        Written out, not made from the table: types are checked, and it is asked for often.
        """
        hide = self.phase == "race"
        return {
            "seat": seat,
            "table": list(self.table),
            "pirates": list(self.pirates),
            "cards": list(self.cards),
            "deck": len(self.deck),
            "events": len(self.events),
            "event": self.event,
            "round": self.round,
            "phase": self.phase,
            "boarded": [
                [None, None] if hide and who != seat and type(entry) is tuple else _as_data(entry)
                for who, entry in enumerate(self.boarded)
            ],
            "arrivals": self.arrivals[:],
            "coins": [list(coins) for coins in self.coins],
            "options": dict(self.options),
        }


def fill(position: Position, data: Data, options: dict[str, Value]) -> None:
    """Set all fields from a dump; ValueError for what is no position.

    Positions set up by hand may leave out the order of arrival.
    """
    fields.load(position, FIELDS, {"arrivals": []} | data | {"options": options})
    position.dice = reading.the_dice(data)
    _check(position)


def _check(position: Position) -> None:
    if position.phase == "race" and None not in position.boarded:
        raise ValueError(tr("boarded: in a race somebody has not committed yet."))


def box(level: str, dice: Dice, seen: Collection[str] = ()) -> list[str]:
    """S10: a level's boarding cards without those seen; the deck is shuffled after that."""
    basic = _unseen(BASIC, seen)
    if level == "basic":
        return basic
    dice.shuffle(basic)
    return basic[TAKEN_OUT:] + _unseen(EXPERT, seen)


def dealt_anew(view: View, dice: Dice) -> Data:
    """A dump that fits a view: the piles shuffled, the others' ships and times guessed."""
    deck = box(str(view["options"]["level"]), dice, view["cards"])
    events = _unseen(EVENT_DECK, () if view["event"] is None else (view["event"],))
    dice.shuffle(deck)
    dice.shuffle(events)
    return {
        **view,
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


def _guessed(entry: SeenCommitment, dice: Dice) -> SeenCommitment:
    return [dice.roll(len(FLEET)), dice.below(60_000)] if entry == [None, None] else entry
