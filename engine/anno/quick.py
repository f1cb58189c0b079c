"""A mensis played to its end as fast as Python can, for trying ideas out many hundred times.

Cards are bits (`BIT`), a handful of different ones is one number, and everybody plays by one plain
habit: a Blue Moon for a month, the match of most points, the card burned that fits least. The rules
themselves are in `rules.py`; a test holds this to them, turn by turn.
"""

from functools import lru_cache

from engine.anno.cards import BIT, COPIES, MONTHS, mask
from engine.anno.matching import Cards, matches, wanted
from engine.anno.rules import POINTS, Anno
from engine.anno.types import Action

BLUE = BIT["BLUE"]
ALL_MONTHS = mask(MONTHS)
_EVERYTHING = mask(COPIES)
_CODE = {bit: code for code, bit in BIT.items()}
_KEPT = ALL_MONTHS | BLUE
"""What is burned as a last resort only."""


@lru_cache(maxsize=1 << 16)
def largest(month: int, lying: int, useful: int, calidum: str) -> int:
    """The most cards that a month takes at once of those that it could ever take."""
    cards: Cards = max(matches(_CODE[month], lying, useful, calidum), key=len, default=())
    return mask(cards)


@lru_cache(maxsize=4)
def wants(calidum: str) -> dict[int, int]:
    """For each month the cards that it could ever take, a sieve for `largest`."""
    return {BIT[month]: wanted(month, calidum) for month in MONTHS}


@lru_cache(maxsize=1 << 14)
def singles(month: int, lying: int, calidum: str) -> int:
    """The cards that a month takes alone."""
    found = matches(_CODE[month], lying, _EVERYTHING, calidum)
    return mask(cards[0] for cards in found if len(cards) == 1)


@lru_cache(maxsize=4)
def takers(calidum: str) -> dict[int, int]:
    """For each card the months that take it alone."""
    return {
        bit: sum(BIT[month] for month in MONTHS if singles(BIT[month], 0, calidum) & bit)
        for bit in BIT.values()
    }


class Quick:
    """A position within a mensis, as bits."""

    __slots__ = ("hands", "boards", "community", "deck", "turn", "over", "calidum", "ahead")

    hands: list[list[int]]
    boards: list[dict[int, int]]
    """By seat: each month laid down, and the cards under it."""
    community: list[int]
    """0 for an empty place."""
    deck: list[int]
    turn: int
    over: bool
    calidum: str
    ahead: list[int] | None
    """In the match's last mensis, the totals before it: who cannot win does not clear the hand."""

    @classmethod
    def of(cls, position: Anno) -> "Quick":
        new = object.__new__(cls)
        new.hands = [[BIT[card] for card in hand] for hand in position.hands]
        new.boards = [{BIT[m]: mask(cards) for m, cards in board} for board in position.boards]
        new.community = [BIT[card] if card else 0 for card in position.community]
        new.deck = [BIT[card] for card in position.deck]
        new.turn, new.over, new.calidum = position.turn, False, position.calidum
        last = position.mensis == position.options["mensises"]
        new.ahead = position.totals() if last else None
        return new

    def copy(self) -> "Quick":
        twin = object.__new__(Quick)
        twin.hands = [hand[:] for hand in self.hands]
        twin.boards = [board.copy() for board in self.boards]
        twin.community = self.community[:]
        twin.deck = self.deck[:]
        twin.turn, twin.over = self.turn, self.over
        twin.calidum, twin.ahead = self.calidum, self.ahead
        return twin

    def points(self) -> list[int]:
        """A22: what each seat has in this mensis, as it stands."""
        return [
            POINTS * (len(board) + sum(map(int.bit_count, board.values())) - len(hand))
            for board, hand in zip(self.boards, self.hands, strict=True)
        ]

    def after(self, action: Action) -> "Quick":
        """A copy in which the seat on turn has acted, and ended its turn as it is its habit."""
        new = self.copy()
        match action:
            case ("exchange", card):
                new.exchange(BIT[card])
                new.match()
            case ("match", month, source, cards):
                new.lay(BIT[month], mask(cards), source == "hand")
            case ("burn", card):
                new.burn(BIT[card])
                return new
        if not new.over:
            new.burn(new.least())
        return new

    def play_on(self) -> None:
        """Turn after turn until the mensis ends."""
        while not self.over:
            if BLUE in self.hands[self.turn]:
                self.use_blue_moon()
            self.match()
            if not self.over:
                self.burn(self.least())

    def use_blue_moon(self) -> None:
        """A5: for a month if there is one; else only where it would be burned, for anything."""
        months = [card for card in self.community if card & ALL_MONTHS]
        if months:
            held = self._held()
            fitting = {m: (singles(m, 0, self.calidum) & held).bit_count() for m in months}
            self.exchange(max(months, key=fitting.__getitem__))
        elif all(card == BLUE for card in self.hands[self.turn]):
            own = self._wanted()
            others = [card for card in self.community if card and card != BLUE]
            if others:
                self.exchange(next((card for card in others if card & own), others[0]))

    def exchange(self, card: int) -> None:
        hand = self.hands[self.turn]
        self.community[self.community.index(card)] = BLUE
        hand[hand.index(BLUE)] = card

    def match(self) -> None:
        """A6–A18: the match of most points, as A22 counts them, of all that may be made."""
        held, offered, calidum = self._held(), 0, self.calidum
        for card in self.community:
            offered |= card
        board, sieve = self.boards[self.turn], wants(calidum)
        best = best_month = best_cards = 0
        from_hand = False
        months = board
        if held & ALL_MONTHS:
            months = board | {card: 0 for card in self.hands[self.turn] if card & ALL_MONTHS}
        for month, lying in months.items():
            new = 0 if month in board else 2
            useful = held & sieve[month]
            if useful:
                cards = largest(month, lying, useful, calidum)
                worth = 2 * cards.bit_count() + new
                if cards and worth > best:
                    best, best_month, best_cards, from_hand = worth, month, cards, True
            useful = offered & sieve[month]
            if useful:
                cards = largest(month, lying, useful, calidum)
                worth = cards.bit_count() + new
                if cards and worth > best:
                    best, best_month, best_cards, from_hand = worth, month, cards, False
        if best and not (self.ahead and self._loses(best_month, best_cards, from_hand)):
            self.lay(best_month, best_cards, from_hand)
        elif not self.hands[self.turn]:
            self.over = True

    def _loses(self, month: int, cards: int, from_hand: bool) -> bool:
        """Whether this clears the hand, and with that loses the match."""
        assert self.ahead
        seat = self.turn
        new = month not in self.boards[seat]
        size = len(self.hands[seat])
        if size != new + (cards.bit_count() if from_hand else 0):
            return False
        totals = [a + b for a, b in zip(self.ahead, self.points(), strict=True)]
        own = totals.pop(seat) + POINTS * (size + cards.bit_count() + new)
        return own < max(totals)

    def lay(self, month: int, cards: int, from_hand: bool) -> None:
        """A6, A17, A18, A21."""
        hand, board = self.hands[self.turn], self.boards[self.turn]
        if month not in board:
            hand.remove(month)
            board[month] = 0
        board[month] |= cards
        if from_hand:
            left = []
            for card in hand:
                if card & cards:
                    cards ^= card
                else:
                    left.append(card)
            self.hands[self.turn] = left
            self.over = not left
            return
        community, deck = self.community, self.deck
        for place, card in enumerate(community):
            if card & cards:
                cards ^= card
                community[place] = deck.pop() if deck else 0
        self.over = not hand or (not deck and 0 in community)

    def burn(self, card: int) -> None:
        """A19–A21."""
        hand = self.hands[self.turn]
        hand.remove(card)
        if self.deck:
            hand.append(self.deck.pop())
            self.turn = (self.turn + 1) % len(self.hands)
        else:
            self.over = True

    def least(self) -> int:
        """The card to burn: one that no own month takes and few others can, or a second copy."""
        hand = self.hands[self.turn]
        if len(hand) == 1:
            return hand[0]
        fitting, table = self._wanted(), takers(self.calidum)
        gone = 0
        for board in self.boards:
            for month in board:
                gone |= month
        least, chosen, seen = 100, 0, 0
        for card in hand:
            if card & _KEPT:
                continue
            worth = (table[card] & ~gone).bit_count() + (12 if card & fitting else 0)
            if card & seen:
                worth //= 3
            seen |= card
            if worth < least:
                least, chosen = worth, card
        return chosen or next((card for card in hand if card != BLUE), BLUE)

    def _held(self) -> int:
        held = 0
        for card in self.hands[self.turn]:
            held |= card
        return held

    def fitting(self, seat: int) -> int:
        """What the months on a board take alone."""
        fitting = 0
        for month, lying in self.boards[seat].items():
            fitting |= singles(month, lying, self.calidum)
        return fitting

    def _wanted(self) -> int:
        """What the months of the seat on turn take alone, those in the hand, too."""
        fitting = self.fitting(self.turn)
        for card in self.hands[self.turn]:
            if card & ALL_MONTHS:
                fitting |= singles(card, 0, self.calidum)
        return fitting
