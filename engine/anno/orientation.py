"""Orientation (A27–A29): the year laid out together, with nothing hidden but the deck."""

from collections import Counter
from typing import Any, assert_never, get_args

from engine import fields, reading
from engine.anno import refusals
from engine.anno.cards import DECK, MONTHS, PRIMARIES, SECONDARIES, ZODIACS
from engine.anno.state import unseen
from engine.anno.types import (
    Action,
    Event,
    OrientationPhase,
    OrientationView,
    SlipReason,
    View,
)
from engine.dice import Dice
from engine.fields import field
from engine.game import Action as AnyAction
from engine.game import Data, Standing, State, Told, Value, not_an_action
from engine.language import tr

PHASES: tuple[OrientationPhase, ...] = get_args(OrientationPhase)
_DRAWN = PRIMARIES | SECONDARIES
"""What the deck holds: all cards but the months."""


def _slips(value: Any, position: "Orientation") -> list[int]:
    slips = reading.the_list(value, "slips")
    if not 1 <= len(slips) <= 4:
        raise ValueError(tr("slips: 1 to 4 players sit here, not {seats}.", seats=len(slips)))
    return [reading.the_whole(count, "slips", 0) for count in slips]


def _months(value: Any, position: "Orientation") -> dict[str, tuple[str, ...]]:
    months = reading.the_dict(value, "months")
    if set(months) != set(MONTHS):
        raise ValueError(tr("months: the twelve months belong here."))
    return {month: tuple(reading.codes(months[month], month, PRIMARIES)) for month in MONTHS}


def _months_as_data(months: dict[str, tuple[str, ...]]) -> dict[str, list[str]]:
    return {month: list(cards) for month, cards in months.items()}


def _turn(value: Any, position: "Orientation") -> int:
    return reading.the_whole(value, "turn", 0, len(position.slips) - 1)


def _card(value: Any, position: "Orientation") -> str | None:
    return None if position.phase == "over" else reading.the_code(value, "card", _DRAWN)


FIELDS = (
    field("options", lambda options, _: options, dict),
    field("slips", _slips, list),
    field("deck", lambda value, _: reading.codes(value, "deck", _DRAWN), list, secret=True),
    field("months", _months, _months_as_data),
    field("zodiacs", lambda value, _: tuple(reading.codes(value, "zodiacs", ZODIACS)), list),
    field("aside", lambda value, _: tuple(reading.codes(value, "aside", SECONDARIES)), list),
    field("turn", _turn),
    field("phase", lambda value, _: reading.the_code(value, "phase", PHASES)),
    field("card", _card),
)
"""What a dump holds, besides the dice. The options are checked before the rest is read."""


class Orientation(State[View, Action, Event]):
    """The months in a column, one open card to put where it belongs."""

    __slots__ = tuple(one.name for one in FIELDS)

    options: dict[str, Value]
    slips: list[int]
    deck: list[str]
    months: dict[str, tuple[str, ...]]
    zodiacs: tuple[str, ...]
    aside: tuple[str, ...]
    turn: int
    phase: OrientationPhase
    card: str | None

    @classmethod
    def begin(cls, seats: int, dice: Dice, options: dict[str, Value]) -> "Orientation":
        new = object.__new__(cls)
        new.options = options
        new.slips = [0] * seats
        new.deck = [card for card in DECK if card not in MONTHS]
        dice.shuffle(new.deck)
        new.months = dict.fromkeys(MONTHS, ())
        new.zodiacs = new.aside = ()
        new.turn = 0
        new.phase = "place"
        new.card = new.deck.pop()
        new.dice = dice
        return new

    @property
    def seats(self) -> int:
        return len(self.slips)

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.phase == "over" else (self.turn,)

    def legal(self, seat: int | None = None) -> list[Action]:
        """A28: every month and the pile aside, so that nothing gives the answer away."""
        card = self.card
        if card is None or (seat is not None and seat != self.turn):
            return []
        places: list[Action] = [("place", card, month) for month in MONTHS]
        return [*places, ("aside", card)]

    def refusal(self, action: AnyAction, seat: int) -> str | None:
        match action:
            case ("place", str(card), str(month)):
                return refusals.of_place(self.card, card, month)
            case ("aside", str(card)):
                return refusals.of_aside(self.card, card)
        return not_an_action()

    def perform(self, action: Action, seat: int) -> list[Told[Event]]:
        match action:
            case ("place", card, month):
                return self._place(seat, card, month)
            case ("aside", card):
                return self._set_aside(seat, card)
            case ("exchange", _) | ("match", _, _, _) | ("pass",) | ("burn", _) | ("deal",):
                raise AssertionError(f"{action[0]} is an action of the calendar game")
            case _:
                assert_never(action)

    def _place(self, seat: int, card: str, month: str) -> list[Told[Event]]:
        wrong = self._misplaced(card, month)
        if wrong:
            return self._slip(seat, card, month, wrong)
        if card in ZODIACS:
            self.zodiacs += (card,)
        else:
            self.months = self.months | {month: self.months[month] + (card,)}
        return [(("placed", seat, card, month), None), self._next_card()]

    def _misplaced(self, card: str, month: str) -> SlipReason | None:
        """A28: what is wrong with a card beside a month, if anything."""
        if card in SECONDARIES:
            return "secondary"
        if card not in MONTHS[month].primaries:
            return "not_shown"
        return "taken" if card in self.months[month] else None

    def _set_aside(self, seat: int, card: str) -> list[Told[Event]]:
        if card not in SECONDARIES:
            return self._slip(seat, card, "aside", "primary")
        self.aside += (card,)
        return [(("set_aside", seat, card), None), self._next_card()]

    def _slip(self, seat: int, card: str, where: str, reason: SlipReason) -> list[Told[Event]]:
        """A28: it counts, and the same player tries again."""
        self.slips[seat] += 1
        return [(("slip", seat, card, where, reason), None)]

    def _next_card(self) -> Told[Event]:
        self.turn = (self.turn + 1) % len(self.slips)
        if self.deck:
            self.card = self.deck.pop()
            return ("drawn", self.card), None
        self.card = None
        self.phase = "over"
        return ("complete", sum(self.slips)), None

    @property
    def standings(self) -> list[Standing] | None:
        """A29: all share the first place; the score is the slips, negative."""
        if self.phase != "over":
            return None
        return [{"seat": seat, "place": 1, "score": -n} for seat, n in enumerate(self.slips)]

    def copy(self) -> "Orientation":
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.slips = self.slips[:]
        twin.deck = self.deck[:]
        twin.months = self.months
        twin.zodiacs = self.zodiacs
        twin.aside = self.aside
        twin.turn = self.turn
        twin.phase = self.phase
        twin.card = self.card
        twin.dice = self.dice.copy()
        return twin

    def dump(self) -> Data:
        return fields.dump(self, FIELDS) | {"dice": self.dice.state}

    def view(self, seat: int | None) -> OrientationView:
        """Written out, not made from the table: types are checked, and players look at it often."""
        return {
            "seat": seat,
            "deck": len(self.deck),
            "card": self.card,
            "months": _months_as_data(self.months),
            "zodiacs": list(self.zodiacs),
            "aside": list(self.aside),
            "slips": self.slips[:],
            "turn": self.turn,
            "phase": self.phase,
            "options": dict(self.options),
        }


def fill(position: Orientation, data: Data, options: dict[str, Value]) -> None:
    """Set all fields from a dump; ValueError for what is no position."""
    fields.load(position, FIELDS, data | {"options": options})
    position.dice = reading.the_dice(data)


def dealt_anew(view: OrientationView, dice: Dice) -> Data:
    """A dump that fits a view: only the deck's order is hidden."""
    hidden = Counter(card for card in DECK if card not in MONTHS)
    hidden.subtract([*view["zodiacs"], *view["aside"], *([view["card"]] if view["card"] else [])])
    for cards in view["months"].values():
        hidden.subtract(cards)
    pool = list(hidden.elements())
    dice.shuffle(pool)
    deck = [unseen(pool) for _ in range(view["deck"])]
    return {**view, "deck": deck, "dice": dice.bits()}
