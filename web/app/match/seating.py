"""Who sits down to a new match, and what they have chosen. Knows no browser.

What was chosen last comes back from a storage that anybody may have touched: what does not fit the
game is left out, and the usual stands in its place.
"""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from app.match import characters
from app.tables.kit.colours import COLOURS
from engine import Match, Option, Player
from engine.bots import levels
from engine.dice import Dice
from engine.game import AnyGame, Entry, Value
from engine.language import tr
from engine.players import LONGEST_NAME
from engine.saves import read_json

LARGEST = 10_000
"""Characters of what is remembered."""
NAMES = ("Anna", "Otto", "Clara", "Emil", "Frieda", "Jonas", "Lena", "Paul")
HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Seat:
    name: str
    kind: str
    colour: str


class Seating:
    """The seats of a new match in their order, and its options."""

    def __init__(self, game: AnyGame, entry: Entry | None, names: Sequence[str] = ()) -> None:
        self.game = game
        self.entry = entry
        self.known = tuple(names)
        """The people who played last, at whatever game."""
        set_by_entries = {name for one in game.entries for name in one.options}
        fixed = {o.name: o.default for o in game.options if o.name in set_by_entries}
        self.fixed: dict[str, Value] = fixed | dict(entry.options if entry else {})
        """The options that the way in has decided."""
        first = {o.name: o.first_time for o in game.options if o.first_time is not None}
        self.options = game.choose(first | self.fixed)
        self.seats = self._people(max(len(self.known) or 2, self.room.start))
        self.alone: list[Seat] = []
        """Who sat down when last one person played against computers."""

    @property
    def room(self) -> range:
        """How many can sit down."""
        return self.game.room(self.options)

    @property
    def kinds(self) -> list[str]:
        """What somebody at a seat can be."""
        return [HUMAN, *levels(self.game)]

    @property
    def asked(self) -> list[Option]:
        """The options that mean something here."""
        return [o for o in self._open if o.means_something(self.options)]

    @property
    def _open(self) -> list[Option]:
        """The options that are not settled by how one came here."""
        without = self.entry.without if self.entry else frozenset()
        return [o for o in self.game.options if o.name not in self.fixed.keys() | without]

    def _people(self, count: int) -> list[Seat]:
        names = dict.fromkeys((*self.known, *NAMES))
        count = min(count, self.room.stop - 1)
        return [
            Seat(name, HUMAN, colour)
            for name, colour, _ in zip(names, COLOURS, range(count), strict=False)
        ]

    @property
    def can_add(self) -> bool:
        return len(self.seats) + 1 in self.room

    @property
    def can_remove(self) -> bool:
        return len(self.seats) - 1 in self.room

    def add(self) -> None:
        """One more, of the kind of the last, with a name and a colour that are free."""
        kind = self.seats[-1].kind if len(self.seats) > 1 else HUMAN
        self.seats.append(self._another(self.seats, kind))

    def _another(self, seats: Iterable[Seat], kind: str) -> Seat:
        names = {seat.name for seat in seats}
        colours = {seat.colour for seat in seats}
        return Seat(
            characters.free_name(kind, names) or self._free_name(names),
            kind,
            next(colour for colour in COLOURS if colour not in colours),
        )

    def _free_name(self, names: Collection[str]) -> str:
        return next(name for name in (*self.known, *NAMES, *COLOURS) if name not in names)

    def remove(self, place: int) -> None:
        order = [number for number in range(len(self.seats)) if number != place]
        self._arrange(order)

    def move_up(self, place: int) -> None:
        """Before the one who sat before."""
        order = list(range(len(self.seats)))
        order[place - 1], order[place] = order[place], order[place - 1]
        self._arrange(order)

    def shuffle(self, dice: Dice) -> None:
        order = list(range(len(self.seats)))
        dice.shuffle(order)
        self._arrange(order)

    def _arrange(self, order: list[int]) -> None:
        """The seats in another order; options that speak of somebody go on speaking of them."""
        self.seats = [self.seats[number] for number in order]
        for option in self.game.options:
            if option.seat:
                whom = int(self.options[option.name])
                self.options[option.name] = order.index(whom) if whom in order else option.default

    def rename(self, place: int, name: str) -> None:
        self.seats[place] = replace(self.seats[place], name=name)

    def turn_into(self, place: int, kind: str) -> None:
        """Another kind of player; a computer's own name does not stay with another level."""
        seat = self.seats[place]
        others = [other.name for other in self.seats if other is not seat]
        name = seat.name
        if name in characters.NAMES.get(seat.kind, ()):
            name = characters.free_name(kind, others) or self._free_name(others)
        self.seats[place] = replace(seat, kind=kind, name=name)

    def recolour(self, place: int, colour: str) -> None:
        """A colour for somebody; whoever had it takes theirs, so that no two are alike."""
        own = self.seats[place].colour
        for number, seat in enumerate(self.seats):
            if seat.colour == colour:
                self.seats[number] = replace(seat, colour=own)
        self.seats[place] = replace(self.seats[place], colour=colour)

    def choose(self, name: str, value: object) -> None:
        """Set an option; others that cannot be had with it go back to what they usually are."""
        option = next(o for o in self.game.options if o.name == name)
        self.options[name] = next(c for c in option.choices if c == value or str(c) == str(value))
        self._settle()

    def _settle(self) -> None:
        for option in self.game.options:
            absent = option.seat and int(self.options[option.name]) >= len(self.seats)
            if absent or option.barred(self.options):
                self.options[option.name] = option.default

    def against_computers(self) -> list[Seat]:
        """One person and computers: as they sit there, as they sat last, or as few as can be."""
        if _is_alone(self.seats):
            return self.seats
        if self.alone:
            return self.alone
        seats = [next((s for s in self.seats if s.kind == HUMAN), self._people(1)[0])]
        while len(seats) < max(2, self.room.start):
            seats.append(self._another(seats, self.kinds[1]))
        return seats

    def match(self, seats: list[Seat], seed: int, now: int) -> Match:
        """The match of these; ValueError says what they cannot play."""
        players = [
            Player(clean(s.name) or tr("Player {number}", number=n), s.colour, s.kind)
            for n, s in enumerate(seats, 1)
        ]
        return Match(self.game, distinct(players), seed, self.options, now)

    def played(self, match: Match) -> None:
        """Remember who played."""
        self.seats = [Seat(p.name, p.kind, p.colour) for p in match.players]
        if _is_alone(self.seats):
            self.alone = self.seats

    def text(self) -> str:
        """What is remembered of it."""
        asked = {option.name: self.options[option.name] for option in self._open}
        return json.dumps(
            {"seats": _written(self.seats), "alone": _written(self.alone), "options": asked}
        )

    def recall(self, text: str | None) -> None:
        """Sit down as remembered, as far as that fits."""
        try:
            found = read_json(text or "{}", LARGEST)
        except ValueError:
            return
        if not isinstance(found, dict):
            return
        if isinstance(options := found.get("options"), dict):
            self._recall_options(options)
        self.seats = self._recalled(found.get("seats")) or self.seats
        alone = self._recalled(found.get("alone"))
        self.alone = alone if _is_alone(alone) else []
        self._settle()

    def _recall_options(self, options: Mapping[str, object]) -> None:
        for option in self._open:
            value = options.get(option.name)
            if any(type(value) is type(c) and value == c for c in option.choices):
                self.options[option.name] = option.read(value)

    def _recalled(self, found: object) -> list[Seat]:
        """The seats, if every one of them can be what it says and all of them fit in."""
        entries = found if isinstance(found, list) else []
        seats = []
        for entry in entries[: self.room.stop]:
            try:
                player = Player(*entry)
            except (ValueError, TypeError):
                return []
            seats.append(Seat(player.name, player.kind, player.colour))
        colours = {seat.colour for seat in seats}
        known = all(seat.kind in self.kinds for seat in seats) and colours <= set(COLOURS)
        return seats if known and len(colours) == len(seats) and len(seats) in self.room else []


def _is_alone(seats: list[Seat]) -> bool:
    return len(seats) > 1 and [seat.kind for seat in seats].count(HUMAN) == 1


def _written(seats: list[Seat]) -> list[list[str]]:
    return [[seat.name, seat.colour, seat.kind] for seat in seats]


def clean(name: str) -> str:
    """A name as it may stand in a save: printable, not too long."""
    return "".join(c for c in " ".join(name.split()) if c.isprintable())[:LONGEST_NAME].strip()


def distinct(players: list[Player]) -> list[Player]:
    """Two of one name would make the log a riddle."""
    seen: set[str] = set()
    for place, player in enumerate(players):
        name, number = player.name, 2
        while name in seen:
            name = f"{player.name[: LONGEST_NAME - 3]} {number}"
            number += 1
        seen.add(name)
        players[place] = replace(player, name=name)
    return players
