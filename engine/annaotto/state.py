"""A position of ANNAOTTO: fields, copy, dump, load, view."""

from collections.abc import Iterable
from typing import Any, get_args

from engine import fields, reading
from engine.annaotto.cards import COLOURS, SIGN
from engine.annaotto.types import (
    Action,
    Card,
    Colour,
    Event,
    Phase,
    SequenceSign,
    Shown,
    View,
)
from engine.fields import Field, field
from engine.game import Data, State, Value
from engine.language import tr

SEATS = range(2, 7)
MOST_DEALT = 8
PHASES: tuple[Phase, ...] = get_args(Phase)


def _hands(value: Any, position: "Position") -> list[list[Card]]:
    hands = reading.the_list(value, "hands")
    if len(hands) not in SEATS:
        raise ValueError(tr("hands: 2 to 6 players sit here, not {seats}.", seats=len(hands)))
    return [_cards(hand, f"hands[{seat}]") for seat, hand in enumerate(hands)]


def _cards(value: Any, where: str) -> list[Card]:
    return [_card(card, where) for card in reading.the_list(value, where)]


def _card(value: Any, where: str) -> Card:
    front, back = reading.codes(value, where, SIGN, 2)
    return front, back


def _as_data(cards: list[Card]) -> list[list[str]]:
    return [list(card) for card in cards]


def _pile(name: str) -> Field:
    return field(name, lambda value, _: _cards(value, name), _as_data, secret=True)


def _seat(name: str) -> Field:
    return field(
        name, lambda value, position: reading.the_whole(value, name, 0, position.seats - 1)
    )


def _count(name: str) -> Field:
    return field(name, lambda value, _: reading.the_whole(value, name, 0))


def _flag(name: str) -> Field:
    return field(name, lambda value, _: reading.the_flag(value, name))


def _catch(value: Any, position: "Position") -> int | None:
    return None if value is None else reading.the_whole(value, "catch", 0, position.seats - 1)


def _colour(value: Any, position: "Position") -> str | None:
    return None if value is None else reading.the_code(value, "colour", COLOURS)


def _faced(value: Any, position: "Position") -> tuple[bool, ...]:
    flags = reading.the_list(value, "faced", position.seats)
    return tuple(reading.the_flag(flag, "faced") for flag in flags)


def _owed(value: Any, position: "Position") -> tuple[tuple[int, int], ...]:
    return tuple(_penalty(entry, position.seats) for entry in reading.the_list(value, "owed"))


def _penalty(entry: Any, seats: int) -> tuple[int, int]:
    seat, cards = reading.the_list(entry, "owed", 2)
    return reading.the_whole(seat, "owed", 0, seats - 1), reading.the_whole(cards, "owed", 1)


def _distinct(value: Any, where: str, limit: int) -> tuple[int, ...]:
    """Whole numbers below a limit, each at most once."""
    numbers = tuple(
        reading.the_whole(n, where, 0, limit - 1) for n in reading.the_list(value, where)
    )
    if len(set(numbers)) < len(numbers):
        raise ValueError(tr("{where}: nothing is named twice here.", where=where))
    return numbers


def _read_known(position: "Position", value: Any) -> None:
    """Flags by hand and place; None where nothing is known."""
    if value is None:
        position.known = (0,) * position.seats
        return
    flags = reading.the_list(value, "known", position.seats)
    position.known = tuple(
        bits(reading.the_flag(flag, "known") for flag in reading.the_list(of, "known", len(hand)))
        for of, hand in zip(flags, position.hands, strict=True)
    )


def bits(flags: Iterable[bool]) -> int:
    """Flags as one number, the first of them its lowest bit."""
    return sum(flag << place for place, flag in enumerate(flags))


def _known_as_data(position: "Position") -> list[list[bool]]:
    return [
        [bool(known >> place & 1) for place in range(len(hand))]
        for known, hand in zip(position.known, position.hands, strict=True)
    ]


FIELDS = (
    field("hands", _hands, lambda hands: [_as_data(hand) for hand in hands], secret=True),
    Field("known", _known_as_data, _read_known, secret=True),
    _pile("draw"),
    _pile("discard"),
    field("colour", _colour),
    field("direction", lambda value, _: reading.the_whole(value, "direction", -1, 1)),
    _seat("turn"),
    field("phase", lambda value, _: reading.the_code(value, "phase", PHASES)),
    field(
        "sequence",
        lambda value, _: tuple(reading.codes(value, "sequence", ("ANNA", "OTTO"))),
        list,
    ),
    _count("plus"),
    _count("due"),
    field("faced", _faced, list),
    field(
        "drawn",
        lambda value, _: None if value is None else _card(value, "drawn"),
        lambda card: list(card) if card else None,
        secret=True,
    ),
    field("owed", _owed, lambda owed: [list(penalty) for penalty in owed]),
    _seat("layer"),
    _count("turns_left"),
    field(
        "turned",
        lambda value, position: _distinct(value, "turned", len(position.hands[position.turn])),
        list,
    ),
    field("catch", _catch),
    _flag("called"),
    _flag("may"),
    _count("passes"),
    field("out", lambda value, position: _distinct(value, "out", position.seats), list),
    field("options", lambda options, _: options, dict),
)
"""What a dump holds, besides the dice. The options are checked before the rest is read."""

OPEN_FIELDS = tuple(one for one in FIELDS if not one.secret)


class Position(State[View, Action, Event]):
    """All that lies on the table. The rules are added in `rules.py`.

    A card is a tuple, its front first: in a hand the owner's side, on a pile the side that lies
    up. Tops of piles stand last. What is a tuple never changes, so a copy only copies the lists.
    """

    __slots__ = tuple(one.name for one in FIELDS)

    hands: list[list[Card]]
    known: tuple[int, ...]
    """For each hand, of which cards both sides have lain open to all (ruling P14): the bit of a
    card's place, so that nothing has to be done where nothing is known."""
    draw: list[Card]
    discard: list[Card]
    colour: Colour | None
    """Named by the ANNAOTTO on top."""
    direction: int
    """1 is clockwise, -1 anticlockwise."""
    turn: int
    """While cards are turned, their owner; while the layer of an ANNAOTTO or ALL follows up,
    that layer; while penalty cards are placed, the seat that plays on afterwards."""
    phase: Phase
    sequence: tuple[SequenceSign, ...]
    plus: int
    """The run of PLUS on top of the pile."""
    due: int
    """What the seat on turn still has to draw for it."""
    faced: tuple[bool, ...]
    """Who has chosen sides (O4)."""
    drawn: Card | None
    owed: tuple[tuple[int, int], ...]
    """Seats and how many penalty cards they still have to place, `drawn` included."""
    layer: int
    """Who laid the last card."""
    turns_left: int
    """ANNAs whose cards are still to be turned."""
    turned: tuple[int, ...]
    """Places that were turned in this turning."""
    catch: int | None
    """Whose lay left one card, while others may catch them; only one that forgot, where false
    alarms are off (O19)."""
    called: bool
    """Whether that player called."""
    may: bool
    """Whether the cards to be turned need not be: after a lone ANNA (ruling P10)."""
    passes: int
    """How many have passed in succession (O21)."""
    out: tuple[int, ...]
    """Who has finished, in order (O20)."""
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

    @property
    def drawer(self) -> int:
        """Whose `drawn` is."""
        return self.owed[0][0] if self.phase == "keep" else self.turn

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
        twin.known = self.known
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
        twin.called = self.called
        twin.may = self.may
        twin.passes = self.passes
        twin.out = self.out
        twin.options = self.options
        twin.dice = self.dice.copy()
        return twin

    def dump(self) -> Data:
        return fields.dump(self, FIELDS) | {"dice": self.dice.state}

    def view(self, seat: int | None) -> View:
        """O22: an own side is in nobody else's view, or is among `known` there (ruling P14); before
        all have faced, no reverse either.

        Written out, not made from the table: types are checked, and players look at it often.
        """
        return {
            "seat": seat,
            "next": None if self.phase == "over" else self.next_after(self.turn),
            "hands": [self._shown(owner, seat) for owner in range(self.seats)],
            "known": [self._remembered(owner) for owner in range(self.seats)],
            "draw": len(self.draw),
            "draw_up": self.draw[-1][0] if self.draw else None,
            "discard": len(self.discard),
            "top": self.discard[-1][0],
            "colour": self.colour,
            "direction": self.direction,
            "turn": self.turn,
            "phase": self.phase,
            "sequence": list(self.sequence),
            "plus": self.plus,
            "due": self.due,
            "faced": list(self.faced),
            "drawn": self._drawn_shown(seat),
            "owed": [[seat, cards] for seat, cards in self.owed],
            "layer": self.layer,
            "turns_left": self.turns_left,
            "turned": list(self.turned),
            "catch": self.catch,
            "called": self.called,
            "may": self.may,
            "passes": self.passes,
            "out": list(self.out),
            "options": dict(self.options),
        }

    def _shown(self, owner: int, seat: int | None) -> list[Shown]:
        hand = self.hands[owner]
        if owner == seat:
            return [[own, reverse] for own, reverse in hand]
        if self.phase == "face":
            return [[None, None] for _ in hand]
        return [[None, reverse] for _, reverse in hand]

    def _remembered(self, owner: int) -> list[str | None]:
        """P14: the own sides that all have seen."""
        known = self.known[owner]
        return [
            own if known >> place & 1 else None for place, (own, _) in enumerate(self.hands[owner])
        ]

    def _drawn_shown(self, seat: int | None) -> Shown | None:
        """O8: the side that lay up was open to all; both sides see only who drew the card."""
        if self.drawn is None:
            return None
        up, down = self.drawn
        return [up, down if seat == self.drawer else None]


def fill(position: Position, data: Data, options: dict[str, Value]) -> None:
    """Set all fields from a dump; ValueError for what is no position.

    Positions set up by hand may leave the card that was drawn on the pile, and flags that are off.
    """
    off = {"called": False, "may": False, "known": None}
    fields.load(position, FIELDS, off | data | {"options": options})
    position.dice = reading.the_dice(data)
    if position.phase in ("drawn", "keep") and not position.drawn and position.draw:
        position.drawn = position.draw.pop()
    _check(position)


def _check(position: Position) -> None:
    """What the phase needs to go on from."""
    phase = position.phase
    if position.direction == 0:
        raise ValueError(tr("direction: 1 or -1 belongs here."))
    if not position.discard:
        raise ValueError(tr("discard: the pile has at least its top card."))
    if int(position.options["first"]) >= position.seats:
        raise ValueError(tr("options: the seat that begins does not exist."))
    if position.catch is not None and not position.options["calls"]:
        raise ValueError(tr("catch: where nobody calls, nobody is caught."))
    if position.called and (position.catch is None or not position.options["alarm"]):
        raise ValueError(tr("called: only who can be caught, and with false alarms, has called."))
    if position.may and (phase != "turning" or position.turns_left != 1):
        raise ValueError(tr("may: only the cards of a lone ANNA need not be turned."))
    if phase == "over":
        return
    if len(position.playing) < 2:
        raise ValueError(tr("out: at least two players are still playing."))
    if phase in ("turn", "drawn", "keep", "turning") and position.turn in position.out:
        raise ValueError(tr("turn: a player who has finished is not on turn."))
    if phase == "face":
        _check_facing(position)
    if phase == "keep" and not position.owed:
        raise ValueError(tr("owed: somebody owes the card that is to be placed."))
    if phase in ("drawn", "keep") and position.drawn is None:
        raise ValueError(tr("drawn: the card that was drawn belongs here."))
    if phase == "turning" and not (position.turns_left and position.unturned()):
        raise ValueError(tr("turning: there is no card left to be turned."))


def _check_facing(position: Position) -> None:
    if all(position.faced):
        raise ValueError(tr("faced: all have chosen, so the phase is over."))
    if any(position.known):
        raise ValueError(tr("known: before all have chosen, nobody knows another’s cards."))
    if any(len(hand) > MOST_DEALT for hand in position.hands):
        raise ValueError(tr("hands: at most {most} cards are dealt.", most=MOST_DEALT))
