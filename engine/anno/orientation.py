"""Orientation (A27–A29): the year laid out together, with nothing hidden but the deck."""

from collections import Counter
from typing import Any

from engine import reading
from engine.anno import words
from engine.anno.cards import COPIES, DECK, MONTHS, PRIMARIES, SECONDARIES, ZODIACS
from engine.anno.state import unseen
from engine.dice import Dice
from engine.game import Action, Data, Standing, State, Told, Value

PHASES = ("place", "over")


class Orientation(State):
    """The months in a column, one open card to put where it belongs."""

    __slots__ = ("deck", "card", "months", "zodiacs", "aside", "slips", "turn", "phase", "options")

    deck: list[str]
    card: str | None
    months: dict[str, tuple[str, ...]]
    zodiacs: tuple[str, ...]
    aside: tuple[str, ...]
    slips: list[int]
    turn: int
    phase: str
    options: dict[str, Value]

    @classmethod
    def begin(cls, seats: int, dice: Dice, options: dict[str, Value]) -> "Orientation":
        new = object.__new__(cls)
        new.deck = [card for card in DECK if card not in MONTHS]
        dice.shuffle(new.deck)
        new.card = new.deck.pop()
        new.months = dict.fromkeys(MONTHS, ())
        new.zodiacs = new.aside = ()
        new.slips = [0] * seats
        new.turn = 0
        new.phase = "place"
        new.options = options
        new.dice = dice
        return new

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.phase == "over" else (self.turn,)

    def legal(self, seat: int | None = None) -> list[Action]:
        """A28: every month and the pile aside, so that nothing gives the answer away."""
        if self.phase == "over" or (seat is not None and seat != self.turn):
            return []
        places: list[Action] = [("place", self.card, month) for month in MONTHS]
        return [*places, ("aside", self.card)]

    def refusal(self, action: Action, seat: int) -> str | None:
        match action:
            case ("place", str(card), str(month)):
                if month not in MONTHS:
                    return words.no("A27", "where")
            case ("aside", str(card)):
                pass
            case _:
                return words.no("action")
        if card not in COPIES:
            return words.no("action")
        return None if card == self.card else words.no("A27", "card", card)

    def perform(self, action: Action, seat: int) -> list[Told]:
        card = action[1]
        month = action[2] if action[0] == "place" else None
        wrong = self._slip(card, month)
        if wrong:
            self.slips[seat] += 1
            return [(("slip", seat, card, month or "aside", wrong), None)]
        if month is None:
            self.aside += (card,)
            told: list[Told] = [(("set_aside", seat, card), None)]
        elif card in ZODIACS:
            self.zodiacs += (card,)
            told = [(("placed", seat, card, month), None)]
        else:
            self.months = self.months | {month: self.months[month] + (card,)}
            told = [(("placed", seat, card, month), None)]
        return told + self._next_card()

    def _slip(self, card: str, month: str | None) -> str | None:
        """A28: what is wrong with the place, if anything."""
        if month is None:
            return None if card in SECONDARIES else words.no("A28", "primary", card)
        if card in SECONDARIES:
            return words.no("A28", "secondary", card)
        if card not in MONTHS[month].primaries:
            return words.no("A28", "show", card, month)
        return words.no("A28", "taken", card, month) if card in self.months[month] else None

    def _next_card(self) -> list[Told]:
        self.turn = (self.turn + 1) % len(self.slips)
        if self.deck:
            self.card = self.deck.pop()
            return [(("drawn", self.card), None)]
        self.card = None
        self.phase = "over"
        return [(("complete", sum(self.slips)), None)]

    @property
    def standings(self) -> list[Standing] | None:
        """A29: all share the first place; the score is the slips, negative."""
        if self.phase != "over":
            return None
        return [{"seat": seat, "place": 1, "score": -n} for seat, n in enumerate(self.slips)]

    def copy(self) -> "Orientation":
        twin = object.__new__(type(self))
        twin.deck = self.deck[:]
        twin.card = self.card
        twin.months = self.months
        twin.zodiacs = self.zodiacs
        twin.aside = self.aside
        twin.slips = self.slips[:]
        twin.turn = self.turn
        twin.phase = self.phase
        twin.options = self.options
        twin.dice = self.dice.copy()
        return twin

    def dump(self) -> Data:
        return self._open() | {"deck": self.deck[:], "dice": self.dice.state}

    def view(self, seat: int | None) -> Data:
        return self._open() | {"seat": seat, "deck": len(self.deck)}

    def _open(self) -> Data:
        return {
            "card": self.card,
            "months": {month: list(cards) for month, cards in self.months.items()},
            "zodiacs": list(self.zodiacs),
            "aside": list(self.aside),
            "slips": self.slips[:],
            "turn": self.turn,
            "phase": self.phase,
            "options": dict(self.options),
        }

    @classmethod
    def restore(cls, data: Data, options: dict[str, Value]) -> "Orientation":
        new = object.__new__(cls)
        slips = reading.a_list(data, "slips")
        if not 1 <= len(slips) <= 4:
            raise ValueError(f"slips: 1 to 4 players sit here, not {len(slips)}.")
        new.slips = [reading.the_whole(n, "slips", 0) for n in slips]
        new.options = options
        new.deck = reading.codes(reading.get(data, "deck"), "deck", PRIMARIES | SECONDARIES)
        new.months = _months(data)
        new.zodiacs = tuple(reading.codes(reading.get(data, "zodiacs"), "zodiacs", ZODIACS))
        new.aside = tuple(reading.codes(reading.get(data, "aside"), "aside", SECONDARIES))
        new.turn = reading.whole(data, "turn", 0, len(slips) - 1)
        new.phase = reading.one_of(data, "phase", PHASES)
        new.card = None
        if new.phase == "place":
            new.card = reading.one_of(data, "card", PRIMARIES | SECONDARIES)
        new.dice = reading.the_dice(data)
        return new


def _months(data: Any) -> dict[str, tuple[str, ...]]:
    months = reading.a_dict(data, "months")
    if set(months) != set(MONTHS):
        raise ValueError("months: the twelve months belong here.")
    return {month: tuple(reading.codes(months[month], month, PRIMARIES)) for month in MONTHS}


def dealt_anew(view: Data, dice: Dice) -> Data:
    """A dump that fits a view: only the deck's order is hidden."""
    hidden = Counter(card for card in DECK if card not in MONTHS)
    hidden.subtract([*view["zodiacs"], *view["aside"], *([view["card"]] if view["card"] else [])])
    for cards in view["months"].values():
        hidden.subtract(cards)
    pool = list(hidden.elements())
    dice.shuffle(pool)
    deck = [unseen(pool) for _ in range(view["deck"])]
    return view | {"deck": deck, "dice": dice.bits()}
