"""A position of ANNO: fields, copy, dump, load, view, imagine."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, TypeAlias, get_args

from engine import fields, reading
from engine.anno.cards import COPIES, DECK, MONTHS
from engine.anno.types import Action, CalendarView, Event, LaidMonth, Phase, View
from engine.dice import Dice
from engine.fields import Field, field
from engine.game import Data, State, Value
from engine.language import tr

PHASES: tuple[Phase, ...] = get_args(Phase)
OPEN: tuple[Phase, ...] = ("counted", "over")
"""A23: then all hands lie open."""
PLACES = 8

Laid: TypeAlias = tuple[str, tuple[str, ...]]
"""A month on a board and the cards under it, in the order they came."""


def _hands(value: Any, position: "Position") -> list[list[str]]:
    hands = reading.the_list(value, "hands")
    if not 2 <= len(hands) <= 4:
        raise ValueError(tr("hands: 2 to 4 players sit here, not {seats}.", seats=len(hands)))
    return [reading.codes(hand, f"hands[{seat}]", COPIES) for seat, hand in enumerate(hands)]


def _community(value: Any, position: "Position") -> list[str | None]:
    return [
        None if card is None else reading.the_code(card, "community", COPIES)
        for card in reading.the_list(value, "community", PLACES)
    ]


def _boards(value: Any, position: "Position") -> list[list[Laid]]:
    boards = reading.the_list(value, "boards", position.seats)
    return [[_laid(entry) for entry in reading.the_list(board, "boards")] for board in boards]


def _laid(entry: Any) -> Laid:
    month = reading.one_of(reading.the_dict(entry, "boards"), "month", MONTHS)
    return month, tuple(reading.codes(reading.get(entry, "cards"), "cards", COPIES))


def _boards_as_data(boards: list[list[Laid]]) -> list[list[LaidMonth]]:
    return [[{"month": month, "cards": list(cards)} for month, cards in board] for board in boards]


def _burned(value: Any, position: "Position") -> list[tuple[int, str]]:
    last = position.seats - 1
    pairs = [reading.the_list(pair, "burned", 2) for pair in reading.the_list(value, "burned")]
    return [
        (reading.the_whole(seat, "burned", 0, last), reading.the_code(card, "burned", COPIES))
        for seat, card in pairs
    ]


def _seat(name: str) -> Field:
    return field(
        name, lambda value, position: reading.the_whole(value, name, 0, position.seats - 1)
    )


def _mensis(value: Any, position: "Position") -> int:
    return reading.the_whole(value, "mensis", 1, int(position.options["mensises"]))


def _sheet(value: Any, position: "Position") -> list[tuple[tuple[int, int], ...]]:
    return [_row(row, position.seats) for row in reading.the_list(value, "sheet")]


def _row(row: Any, seats: int) -> tuple[tuple[int, int], ...]:
    pairs = [reading.the_list(pair, "sheet", 2) for pair in reading.the_list(row, "sheet", seats)]
    return tuple(
        (reading.the_whole(plus, "sheet", 0), reading.the_whole(minus, "sheet", 0))
        for plus, minus in pairs
    )


def _sheet_as_data(sheet: list[tuple[tuple[int, int], ...]]) -> list[list[list[int]]]:
    return [[[plus, minus] for plus, minus in row] for row in sheet]


def _dealer_draw(value: Any, position: "Position") -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(reading.codes(row, "dealer_draw", COPIES, position.seats))
        for row in reading.the_list(value, "dealer_draw")
    )


def _lists(rows: Iterable[Iterable[Any]]) -> list[list[Any]]:
    return [list(row) for row in rows]


FIELDS = (
    field("options", lambda options, _: options, dict),
    field("hands", _hands, _lists, secret=True),
    field("community", _community, list),
    field("boards", _boards, _boards_as_data),
    field("deck", lambda value, _: reading.codes(value, "deck", COPIES), list, secret=True),
    field("burned", _burned, _lists, secret=True),
    _seat("dealer"),
    _seat("turn"),
    field("phase", lambda value, _: reading.the_code(value, "phase", PHASES)),
    field("mensis", _mensis),
    field("sheet", _sheet, _sheet_as_data),
    field("dealer_draw", _dealer_draw, _lists),
)
"""What a dump holds, besides the dice. The options are checked before the rest is read."""


class Position(State[View, Action, Event]):
    """All that lies on the table. The rules are added in `rules.py`.

    What is a tuple never changes, so a copy only copies the lists.
    """

    __slots__ = tuple(one.name for one in FIELDS)

    options: dict[str, Value]
    hands: list[list[str]]
    community: list[str | None]
    boards: list[list[Laid]]
    deck: list[str]
    burned: list[tuple[int, str]]
    dealer: int
    turn: int
    phase: Phase
    mensis: int
    sheet: list[tuple[tuple[int, int], ...]]
    dealer_draw: tuple[tuple[str, ...], ...]

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def calidum(self) -> str:
        return str(self.options["calidum"])

    def totals(self) -> list[int]:
        """A23: the running totals."""
        return [
            sum(row[seat][0] - row[seat][1] for row in self.sheet) for seat in range(self.seats)
        ]

    def copy(self) -> "Position":
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.hands = [hand[:] for hand in self.hands]
        twin.community = self.community[:]
        twin.boards = [board[:] for board in self.boards]
        twin.deck = self.deck[:]
        twin.burned = self.burned[:]
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.phase = self.phase
        twin.mensis = self.mensis
        twin.sheet = self.sheet[:]
        twin.dealer_draw = self.dealer_draw
        twin.dice = self.dice.copy()
        return twin

    def dump(self) -> Data:
        return fields.dump(self, FIELDS) | {"dice": self.dice.state}

    def view(self, seat: int | None) -> CalendarView:
        """A26: the own hand, the own burned cards, and how many there are of the rest.

        A23: while a mensis is counted, and when all is over, everybody's hand.
        Written out, not made from the table: types are checked, and players look at it often.
        """
        view: CalendarView = {
            "seat": seat,
            "hand": self.hands[seat][:] if seat is not None else [],
            "counts": [len(hand) for hand in self.hands],
            "community": self.community[:],
            "boards": _boards_as_data(self.boards),
            "deck": len(self.deck),
            "burned": [[who, card if who == seat else None] for who, card in self.burned],
            "dealer": self.dealer,
            "turn": self.turn,
            "phase": self.phase,
            "mensis": self.mensis,
            "sheet": _sheet_as_data(self.sheet),
            "dealer_draw": _lists(self.dealer_draw),
            "options": dict(self.options),
        }
        if self.phase in OPEN:
            view["hands"] = _lists(self.hands)
        return view


def fill(position: Position, data: Data, options: dict[str, Value]) -> None:
    """Set all fields from a dump; ValueError for what is no position."""
    fields.load(position, FIELDS, data | {"options": options})
    position.dice = reading.the_dice(data)
    _check(position)


def _check(position: Position) -> None:
    if position.phase == "burn" and not position.hands[position.turn]:
        raise ValueError(tr("hands: the player who must burn a card has none."))
    if position.phase == "counted" and position.mensis == position.options["mensises"]:
        raise ValueError(tr("phase: after the last mensis all is over, and nobody deals."))
    if position.phase == "counted" and position.turn != (position.dealer + 1) % position.seats:
        raise ValueError(tr("turn: the next to deal sits left of the last dealer."))


def dealt_anew(view: CalendarView, dice: Dice) -> Data:
    """A dump that fits a view: the cards its seat cannot see, shuffled into the hidden places."""
    hidden = Counter(DECK)
    known = view.get("hands") or [view["hand"]]
    hidden.subtract(card for hand in known for card in hand)
    hidden.subtract(card for card in view["community"] if card)
    hidden.subtract(card for _, card in view["burned"] if isinstance(card, str))
    for board in view["boards"]:
        for laid in board:
            hidden.subtract((laid["month"], *laid["cards"]))
    pool = list(hidden.elements())
    dice.shuffle(pool)
    own = view["seat"]
    hands = view.get("hands") or [
        list(view["hand"]) if seat == own else [unseen(pool) for _ in range(count)]
        for seat, count in enumerate(view["counts"])
    ]
    burned = [[seat, card or unseen(pool)] for seat, card in view["burned"]]
    deck = [unseen(pool) for _ in range(view["deck"])]
    return {**view, "hands": hands, "burned": burned, "deck": deck, "dice": dice.bits()}


def unseen(pool: list[str]) -> str:
    """A hidden card; positions set up by hand may hold more cards than the box."""
    return pool.pop() if pool else DECK[-1]
