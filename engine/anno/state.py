"""A position of ANNO: fields, copy, dump, load, view, imagine."""

from collections import Counter
from typing import Any

from engine import reading
from engine.anno.cards import COPIES, DECK, MONTHS
from engine.dice import Dice
from engine.game import Data, State, Value

PHASES = ("start", "match", "burn", "over")
PLACES = 8

Matched = tuple[str, tuple[str, ...]]
"""A month on a board and the cards under it, in the order they came."""


class Position(State):
    """All that lies on the table. The rules are added in `rules.py`.

    What is a tuple never changes, so a copy only copies the lists.
    """

    __slots__ = (
        "hands",
        "community",
        "boards",
        "deck",
        "burned",
        "dealer",
        "turn",
        "phase",
        "mensis",
        "sheet",
        "dealer_draw",
        "options",
    )

    hands: list[list[str]]
    community: list[str | None]
    boards: list[list[Matched]]
    deck: list[str]
    burned: list[tuple[int, str]]
    dealer: int
    turn: int
    phase: str
    mensis: int
    sheet: list[tuple[tuple[int, int], ...]]
    dealer_draw: tuple[tuple[str, ...], ...]
    options: dict[str, Value]

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
        twin.options = self.options
        twin.dice = self.dice.copy()
        return twin

    def dump(self) -> Data:
        return self._open() | {
            "hands": [hand[:] for hand in self.hands],
            "deck": self.deck[:],
            "burned": [[seat, card] for seat, card in self.burned],
            "dice": self.dice.state,
        }

    def view(self, seat: int | None) -> Data:
        """A26: the own hand, the own burned cards, and how many there are of the rest."""
        return self._open() | {
            "seat": seat,
            "hand": self.hands[seat][:] if seat is not None else [],
            "counts": [len(hand) for hand in self.hands],
            "deck": len(self.deck),
            "burned": [[who, card if who == seat else None] for who, card in self.burned],
        }

    def _open(self) -> Data:
        return {
            "community": self.community[:],
            "boards": [
                [{"month": month, "cards": list(cards)} for month, cards in board]
                for board in self.boards
            ],
            "dealer": self.dealer,
            "turn": self.turn,
            "phase": self.phase,
            "mensis": self.mensis,
            "sheet": [[[plus, minus] for plus, minus in row] for row in self.sheet],
            "dealer_draw": [list(row) for row in self.dealer_draw],
            "options": dict(self.options),
        }


def fill(position: Position, data: Data, options: dict[str, Value]) -> None:
    """Set all fields from a dump; ValueError for what is no position."""
    hands = reading.a_list(data, "hands")
    seats = len(hands)
    if not 2 <= seats <= 4:
        raise ValueError(f"hands: 2 to 4 players sit here, not {seats}.")
    position.options = options
    position.hands = [reading.codes(h, f"hands[{i}]", COPIES) for i, h in enumerate(hands)]
    position.deck = reading.codes(reading.get(data, "deck"), "deck", COPIES)
    position.burned = [_burned(entry, seats) for entry in reading.a_list(data, "burned")]
    position.dice = reading.the_dice(data)
    position.community = [
        None if card is None else reading.the_code(card, "community", COPIES)
        for card in reading.a_list(data, "community", PLACES)
    ]
    position.boards = [_board(b) for b in reading.a_list(data, "boards", seats)]
    position.dealer = reading.whole(data, "dealer", 0, seats - 1)
    position.turn = reading.whole(data, "turn", 0, seats - 1)
    position.phase = reading.one_of(data, "phase", PHASES)
    position.mensis = reading.whole(data, "mensis", 1, int(options["mensises"]))
    position.sheet = [_row(row, seats) for row in reading.a_list(data, "sheet")]
    position.dealer_draw = tuple(
        tuple(reading.codes(row, "dealer_draw", COPIES, seats))
        for row in reading.a_list(data, "dealer_draw")
    )
    if position.phase == "burn" and not position.hands[position.turn]:
        raise ValueError("hands: the player who must burn a card has none.")


def _burned(entry: Any, seats: int) -> tuple[int, str]:
    seat, card = reading.the_list(entry, "burned", 2)
    return reading.the_whole(seat, "burned", 0, seats - 1), reading.the_code(card, "burned", COPIES)


def _board(months: Any) -> list[Matched]:
    board = []
    for entry in reading.the_list(months, "boards"):
        entry = reading.the_dict(entry, "boards")
        month = reading.one_of(entry, "month", MONTHS)
        board.append((month, tuple(reading.codes(reading.get(entry, "cards"), "cards", COPIES))))
    return board


def _row(row: Any, seats: int) -> tuple[tuple[int, int], ...]:
    pairs = [reading.the_list(pair, "sheet", 2) for pair in reading.the_list(row, "sheet", seats)]
    return tuple(
        (reading.the_whole(plus, "sheet", 0), reading.the_whole(minus, "sheet", 0))
        for plus, minus in pairs
    )


def dealt_anew(view: Data, dice: Dice) -> Data:
    """A dump that fits a view: the cards its seat cannot see, shuffled into the hidden places."""
    hidden = Counter(DECK)
    hidden.subtract(view["hand"])
    hidden.subtract(card for card in view["community"] if card)
    hidden.subtract(card for _, card in view["burned"] if card)
    for board in view["boards"]:
        for entry in board:
            hidden.subtract((entry["month"], *entry["cards"]))
    pool = list(hidden.elements())
    dice.shuffle(pool)
    own = view["seat"]
    hands = [
        list(view["hand"]) if seat == own else [unseen(pool) for _ in range(count)]
        for seat, count in enumerate(view["counts"])
    ]
    burned = [[seat, card or unseen(pool)] for seat, card in view["burned"]]
    deck = [unseen(pool) for _ in range(view["deck"])]
    return view | {"hands": hands, "burned": burned, "deck": deck, "dice": dice.bits()}


def unseen(pool: list[str]) -> str:
    """A hidden card; positions set up by hand may hold more cards than the box."""
    return pool.pop() if pool else DECK[-1]
