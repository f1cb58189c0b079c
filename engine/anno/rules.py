"""The rules of ANNO, in the rulebook's order."""

from typing import Literal, assert_never

from engine.anno import refusals
from engine.anno.cards import DECK, MONTHS, mask
from engine.anno.matching import Cards, matches, wanted
from engine.anno.state import PLACES, Position
from engine.anno.types import Action, Deal, Event, Source
from engine.dice import Dice
from engine.game import Action as AnyAction
from engine.game import Standing, Told, Value, not_an_action, ranked

HAND = 6
POINTS = 5
DEAL: Deal = ("deal",)


class Anno(Position):
    """The calendar game: a position that knows its rules."""

    __slots__ = ()

    @classmethod
    def begin(cls, seats: int, dice: Dice, options: dict[str, Value]) -> "Anno":
        """A1–A4: the first dealer is drawn, the first mensis is dealt."""
        new = object.__new__(cls)
        new.options = options
        new.dice = dice
        new.sheet = []
        new.mensis = 0
        new.hands = [[] for _ in range(seats)]
        new.dealer_draw = _draw_for_dealer(seats, dice)
        new.dealer = _first_dealer(new.dealer_draw)
        new._deal()
        return new

    def _deal(self) -> list[Told[Event]]:
        """A3 and A4."""
        self.mensis += 1
        deck = list(DECK)
        self.dice.shuffle(deck)
        seats = self.seats
        order = [(self.dealer + 1 + i) % seats for i in range(seats)]
        self.hands = [[] for _ in range(seats)]
        for _ in range(HAND):
            for seat in order:
                self.hands[seat].append(deck.pop())
        self.community = [deck.pop() for _ in range(PLACES)]
        self.deck = deck
        self.boards = [[] for _ in range(seats)]
        self.burned = []
        self.turn = order[0]
        self.phase = "start"
        told: list[Told[Event]] = [(("dealt", self.mensis, self.dealer, self.turn), None)]
        told += [(("hand", seat, tuple(self.hands[seat])), (seat,)) for seat in range(seats)]
        return told

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.phase == "over" else (self.turn,)

    def legal(self, seat: int | None = None) -> list[Action]:
        if self.phase == "over" or (seat is not None and seat != self.turn):
            return []
        if self.phase == "counted":
            return [DEAL]
        hand = self.hands[self.turn]
        if self.phase == "burn":
            return [("burn", card) for card in dict.fromkeys(hand)]
        actions: list[Action] = []
        if self.phase == "start" and "BLUE" in hand:
            actions += self._exchanges()
        actions += self._matches(hand)
        actions.append(("pass",))
        return actions

    def _exchanges(self) -> list[Action]:
        """A5 with ruling R3: any Community card but another Blue Moon."""
        cards = dict.fromkeys(self.community)
        return [("exchange", card) for card in cards if card is not None and card != "BLUE"]

    def _matches(self, hand: list[str]) -> list[Action]:
        """A6–A16: every month of the hand and the board, from either source."""
        calidum = self.calidum
        lying = {card: 0 for card in hand if card in MONTHS}
        lying.update((month, mask(cards)) for month, cards in self.boards[self.turn])
        if not lying:
            return []
        sources: tuple[tuple[Source, int], ...] = (
            ("hand", mask(hand)),
            ("community", mask(self.community)),
        )
        actions: list[Action] = []
        for source, offered in sources:
            for month, there in lying.items():
                useful = offered & wanted(month, calidum)
                if useful:
                    actions += [
                        ("match", month, source, cards)
                        for cards in matches(month, there, useful, calidum)
                    ]
        return actions

    def refusal(self, action: AnyAction, seat: int) -> str | None:
        match action:
            case ("exchange", str(card)):
                return refusals.of_exchange(self, card)
            case ("match", str(month), str(source), tuple(cards)):
                return refusals.of_match(self, month, source, cards)
            case ("pass",):
                return refusals.of_pass(self)
            case ("burn", str(card)):
                return refusals.of_burn(self, card)
            case ("deal",):
                return refusals.of_deal(self)
        return not_an_action()

    def perform(self, action: Action, seat: int) -> list[Told[Event]]:
        match action:
            case ("exchange", card):
                return self._exchange(seat, card)
            case ("match", month, source, cards):
                return self._match(seat, month, source, tuple(sorted(cards)))
            case ("pass",):
                return self._pass(seat)
            case ("burn", card):
                return self._burn_and_turn(seat, card)
            case ("deal",):
                return self._next_deal(seat)
            case ("place", _, _) | ("aside", _):
                raise AssertionError(f"{action[0]} is an action of Orientation")
            case _:
                assert_never(action)

    def _exchange(self, seat: int, card: str) -> list[Told[Event]]:
        """A5: the Blue Moon and a Community card change places."""
        self.community[self.community.index(card)] = "BLUE"
        hand = self.hands[seat]
        hand[hand.index("BLUE")] = card
        self.phase = "match"
        return [(("exchanged", seat, card), None)]

    def _match(self, seat: int, month: str, source: Source, cards: Cards) -> list[Told[Event]]:
        """A6: the month is declared, the cards go under it; then A18 or A17."""
        hand, board = self.hands[seat], self.boards[seat]
        new = month in hand
        if new:
            hand.remove(month)
            board.append((month, cards))
        else:
            place = next(i for i, (name, _) in enumerate(board) if name == month)
            board[place] = (month, board[place][1] + cards)
        told: list[Told[Event]] = [(("matched", seat, month, source, cards, int(new)), None)]
        if source == "hand":
            for card in cards:
                hand.remove(card)
        else:
            for card in cards:
                self.community[self.community.index(card)] = None
            told += self._sort()
        self.phase = "burn"
        if not hand:
            return told + self._end_mensis("cleared", seat)
        if None in self.community and not self.deck and source == "community":
            return told + self._end_mensis("deck", seat)
        return told

    def _sort(self) -> list[Told[Event]]:
        """A17: emptied places are refilled in place order, while the deck lasts."""
        told: list[Told[Event]] = []
        for place, card in enumerate(self.community):
            if card is None and self.deck:
                self.community[place] = top = self.deck.pop()
                told.append((("refilled", place, top), None))
        return told

    def _pass(self, seat: int) -> list[Told[Event]]:
        told: list[Told[Event]] = [(("passed", seat), None)]
        if not self.hands[seat]:
            return told + self._end_mensis("cleared", seat)
        self.phase = "burn"
        return told

    def _burn_and_turn(self, seat: int, card: str) -> list[Told[Event]]:
        """A19–A21: one card to the burn pile, the deck's top into the hand, the next player."""
        hand = self.hands[seat]
        hand.remove(card)
        self.burned.append((seat, card))
        told: list[Told[Event]] = [(("burned", seat), None)]
        if not self.deck:
            return told + self._end_mensis("deck", seat)
        top = self.deck.pop()
        hand.append(top)
        told.append((("drew", seat, top), (seat,)))
        self.turn = (seat + 1) % self.seats
        self.phase = "start"
        return told

    def _end_mensis(self, how: Literal["cleared", "deck"], seat: int) -> list[Told[Event]]:
        """A22–A24: the sheet's next row; then all is counted, and open to everybody."""
        row = tuple(
            (POINTS * sum(1 + len(cards) for _, cards in board), POINTS * len(hand))
            for board, hand in zip(self.boards, self.hands, strict=True)
        )
        self.sheet.append(row)
        told: list[Told[Event]] = [(("mensis", self.mensis, how, seat), None)]
        told += [(("scored", s, plus, minus), None) for s, (plus, minus) in enumerate(row)]
        if self.mensis == self.options["mensises"]:
            self.phase = "over"
            return [*told, (("over",), None)]
        self.phase = "counted"
        self.turn = (self.dealer + 1) % self.seats
        return told

    def _next_deal(self, seat: int) -> list[Told[Event]]:
        """A23, with ruling R2: whoever sits left of the last dealer deals the next mensis."""
        self.dealer = seat
        return self._deal()

    @property
    def standings(self) -> list[Standing] | None:
        """A24, with ruling R7 for equal totals."""
        return ranked(self.totals()) if self.phase == "over" else None


def _draw_for_dealer(seats: int, dice: Dice) -> tuple[tuple[str, ...], ...]:
    """A2: one card each, again and again, until somebody has a month."""
    deck = list(DECK)
    dice.shuffle(deck)
    rounds: list[tuple[str, ...]] = []
    while not rounds or not any(card in MONTHS for card in rounds[-1]):
        rounds.append(tuple(deck.pop() for _ in range(seats)))
    return tuple(rounds)


def _first_dealer(draw: tuple[tuple[str, ...], ...]) -> int:
    """A2: the month latest in the year deals."""
    last = draw[-1]
    return last.index(max(card for card in last if card in MONTHS))
