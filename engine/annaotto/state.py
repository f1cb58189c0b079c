"""A position of ANNAOTTO: fields, copy, dump, load, view."""

from typing import Any

from engine import reading
from engine.annaotto.cards import COLOURS, SIGN, Card
from engine.dice import Dice
from engine.game import Data, State, Value

PHASES = ("face", "turn", "drawn", "keep", "turning", "annaotto", "slap", "over")
SEATS = range(2, 7)
MOST_DEALT = 8


class Position(State):
    """All that lies on the table. The rules are added in `rules.py`.

    A card is a tuple, its front first: in a hand the owner's side, on a pile the side that lies
    up. Tops of piles stand last. What is a tuple never changes, so a copy only copies the lists.
    """

    __slots__ = (
        "hands",
        "draw",
        "discard",
        "colour",
        "direction",
        "turn",
        "phase",
        "sequence",
        "plus",
        "due",
        "faced",
        "drawn",
        "owed",
        "layer",
        "turns_left",
        "turned",
        "catch",
        "passes",
        "out",
        "options",
    )

    hands: list[list[Card]]
    draw: list[Card]
    discard: list[Card]
    colour: str | None
    direction: int
    turn: int
    """While cards are turned, their owner; while the layer of an ANNAOTTO or ALL follows up,
    that layer; while penalty cards are placed, the seat that plays on afterwards."""
    phase: str
    sequence: tuple[str, ...]
    plus: int
    due: int
    faced: tuple[bool, ...]
    drawn: Card | None
    owed: tuple[tuple[int, int], ...]
    """Seats and how many penalty cards they still have to place, `drawn` included."""
    layer: int
    turns_left: int
    turned: tuple[int, ...]
    catch: int | None
    passes: int
    out: tuple[int, ...]
    options: dict[str, Value]

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that have not finished (O20)."""
        return tuple(seat for seat in range(len(self.hands)) if seat not in self.out)

    @property
    def drawable(self) -> bool:
        """O21: whether a card can be drawn at all, after a reshuffle if need be."""
        return bool(self.draw) or len(self.discard) > 1

    def unturned(self) -> tuple[int, ...]:
        """Ruling P3: the places of the victim's cards not yet turned in this turning."""
        return tuple(i for i in range(len(self.hands[self.turn])) if i not in self.turned)

    def next_after(self, seat: int) -> int:
        """O5, O15, O20: the next seat still playing, in the direction of play."""
        seats = len(self.hands)
        seat = (seat + self.direction) % seats
        while seat in self.out:
            seat = (seat + self.direction) % seats
        return seat

    def copy(self) -> "Position":
        twin = object.__new__(type(self))
        twin.hands = [hand[:] for hand in self.hands]
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.colour = self.colour
        twin.direction = self.direction
        twin.turn = self.turn
        twin.phase = self.phase
        twin.sequence = self.sequence
        twin.plus = self.plus
        twin.due = self.due
        twin.faced = self.faced
        twin.drawn = self.drawn
        twin.owed = self.owed
        twin.layer = self.layer
        twin.turns_left = self.turns_left
        twin.turned = self.turned
        twin.catch = self.catch
        twin.passes = self.passes
        twin.out = self.out
        twin.options = self.options
        twin.dice = self.dice.copy()
        return twin

    def dump(self) -> Data:
        return self._open() | {
            "hands": [[list(card) for card in hand] for hand in self.hands],
            "draw": [list(card) for card in self.draw],
            "discard": [list(card) for card in self.discard],
            "drawn": list(self.drawn) if self.drawn else None,
            "dice": self.dice.state,
        }

    def view(self, seat: int | None) -> Data:
        """O22: an own side is in nobody else's view; before all have faced, no reverse either."""
        return self._open() | {
            "seat": seat,
            "next": None if self.phase == "over" else self.next_after(self.turn),
            "hands": [self._shown(owner, seat) for owner in range(self.seats)],
            "draw": len(self.draw),
            "draw_up": self.draw[-1][0] if self.draw else None,
            "discard": len(self.discard),
            "top": self.discard[-1][0],
            "drawn": self._drawn_shown(seat),
        }

    def _shown(self, owner: int, seat: int | None) -> list[list[str | None]]:
        hand = self.hands[owner]
        if owner == seat:
            return [list(card) for card in hand]
        if self.phase == "face":
            return [[None, None] for _ in hand]
        return [[None, reverse] for _, reverse in hand]

    def _drawn_shown(self, seat: int | None) -> list[str | None] | None:
        """O8: the side that lay up was open to all; both sides see only who drew the card."""
        if self.drawn is None:
            return None
        up, down = self.drawn
        return [up, down if seat == self.drawer else None]

    @property
    def drawer(self) -> int:
        """Whose `drawn` is."""
        return self.owed[0][0] if self.phase == "keep" else self.turn

    def _open(self) -> Data:
        return {
            "colour": self.colour,
            "direction": self.direction,
            "turn": self.turn,
            "phase": self.phase,
            "sequence": list(self.sequence),
            "plus": self.plus,
            "due": self.due,
            "faced": list(self.faced),
            "owed": [[seat, n] for seat, n in self.owed],
            "layer": self.layer,
            "turns_left": self.turns_left,
            "turned": list(self.turned),
            "catch": self.catch,
            "passes": self.passes,
            "out": list(self.out),
            "options": dict(self.options),
        }


def fill(position: Position, data: Data, options: dict[str, Value]) -> None:
    """Set all fields from a dump; ValueError for what is no position."""
    hands = reading.a_list(data, "hands")
    seats = len(hands)
    if seats not in SEATS:
        raise ValueError(f"hands: 2 to 6 players sit here, not {seats}.")
    position.options = options
    position.dice = reading.the_dice(data)
    position.hands = [_cards(hand, f"hands[{i}]") for i, hand in enumerate(hands)]
    position.draw = _cards(reading.get(data, "draw"), "draw")
    position.discard = _cards(reading.get(data, "discard"), "discard")
    position.colour = _or_none(data, "colour", lambda v: reading.the_code(v, "colour", COLOURS))
    position.direction = reading.whole(data, "direction", -1, 1)
    position.turn = reading.whole(data, "turn", 0, seats - 1)
    position.phase = reading.one_of(data, "phase", PHASES)
    signs = reading.get(data, "sequence")
    position.sequence = tuple(reading.codes(signs, "sequence", ("ANNA", "OTTO")))
    position.plus = reading.whole(data, "plus", 0)
    position.due = reading.whole(data, "due", 0)
    position.faced = tuple(
        reading.the_flag(flag, "faced") for flag in reading.a_list(data, "faced", seats)
    )
    position.drawn = _or_none(data, "drawn", lambda v: _card(v, "drawn"))
    position.owed = tuple(_owed(entry, seats) for entry in reading.a_list(data, "owed"))
    position.layer = reading.whole(data, "layer", 0, seats - 1)
    position.turns_left = reading.whole(data, "turns_left", 0)
    position.turned = _distinct(data, "turned", len(position.hands[position.turn]))
    position.catch = _or_none(data, "catch", lambda v: reading.the_whole(v, "catch", 0, seats - 1))
    position.passes = reading.whole(data, "passes", 0)
    position.out = _distinct(data, "out", seats)
    if position.phase in ("drawn", "keep") and not position.drawn and position.draw:
        position.drawn = position.draw.pop()  # set up by hand, with the card still on the pile
    _check(position)


_AS_THEY_ARE = (
    *("colour", "direction", "turn", "phase", "plus", "due", "layer", "turns_left", "catch"),
    *("passes", "options"),
)
_AS_TUPLES = ("sequence", "faced", "turned", "out")


def fill_unchecked(position: Position, data: Data) -> None:
    """Set all fields from a dump that the engine itself has just made.

    Computer players imagine thousands of positions; reading every card would take most of it.
    """
    for name in _AS_THEY_ARE:
        setattr(position, name, data[name])
    for name in _AS_TUPLES:
        setattr(position, name, tuple(data[name]))
    position.hands = [[(own, reverse) for own, reverse in hand] for hand in data["hands"]]
    position.draw = [(up, down) for up, down in data["draw"]]
    position.discard = [(up, down) for up, down in data["discard"]]
    position.drawn = (data["drawn"][0], data["drawn"][1]) if data["drawn"] else None
    position.owed = tuple((seat, cards) for seat, cards in data["owed"])
    position.dice = Dice(data["dice"])


def _cards(value: Any, where: str) -> list[Card]:
    return [_card(card, where) for card in reading.the_list(value, where)]


def _card(value: Any, where: str) -> Card:
    front, back = reading.codes(value, where, SIGN, 2)
    return front, back


def _or_none(data: Data, name: str, read: Any) -> Any:
    value = reading.get(data, name)
    return None if value is None else read(value)


def _owed(entry: Any, seats: int) -> tuple[int, int]:
    seat, cards = reading.the_list(entry, "owed", 2)
    return reading.the_whole(seat, "owed", 0, seats - 1), reading.the_whole(cards, "owed", 1)


def _distinct(data: Data, name: str, limit: int) -> tuple[int, ...]:
    """Whole numbers below a limit, each at most once."""
    numbers = tuple(reading.the_whole(n, name, 0, limit - 1) for n in reading.a_list(data, name))
    if len(set(numbers)) < len(numbers):
        raise ValueError(f"{name}: nothing is named twice here.")
    return numbers


def _check(position: Position) -> None:
    """What the phase needs to go on from."""
    phase = position.phase
    if position.direction == 0:
        raise ValueError("direction: 1 or -1 belongs here.")
    if not position.discard:
        raise ValueError("discard: the pile has at least its top card.")
    if int(position.options["first"]) >= position.seats:
        raise ValueError("options: the seat that begins does not exist.")
    if phase == "over":
        return
    if len(position.playing) < 2:
        raise ValueError("out: at least two players are still playing.")
    if phase in ("turn", "drawn", "keep", "turning") and position.turn in position.out:
        raise ValueError("turn: a player who has finished is not on turn.")
    if phase == "face":
        _check_facing(position)
    if phase == "keep" and not position.owed:
        raise ValueError("owed: somebody owes the card that is to be placed.")
    if phase in ("drawn", "keep") and position.drawn is None:
        raise ValueError("drawn: the card that was drawn belongs here.")
    if phase == "turning" and not (position.turns_left and position.unturned()):
        raise ValueError("turning: there is no card left to be turned.")


def _check_facing(position: Position) -> None:
    if all(position.faced):
        raise ValueError("faced: all have chosen, so the phase is over.")
    if any(len(hand) > MOST_DEALT for hand in position.hands):
        raise ValueError(f"hands: at most {MOST_DEALT} cards are dealt.")
