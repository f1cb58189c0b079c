"""What ANNO's computer players weigh: what a match brings, and what a card is worth keeping.

Everything here looks at the open table and one seat's own hand only, so that it gives the same
answer for every position imagined behind the same view.
"""

from functools import lru_cache
from math import erf, sqrt

from engine.anno.blue_moon import best_exchange, clearing_match, strands
from engine.anno.cards import BIT, COPIES, MONTHS, WEATHER_NAMES, mask
from engine.anno.matching import matches
from engine.anno.rules import POINTS, Anno
from engine.anno.types import Action
from engine.anno.words import QUARTERS

_ALL = mask(COPIES)

OWN_MONTH = 3.0
"""Keeping a card: for each own month that would take it alone."""
COMING_MONTH = 0.5
"""For each month not seen yet that would."""
SPARE = 0.5
"""A second copy, compared with the first."""
LAST_RESORT = 90.0
"""A month is burned only where there is nothing but months and Blue Moons, as the rulebook says."""
FIXED = dict.fromkeys(MONTHS, LAST_RESORT) | dict.fromkeys(WEATHER_NAMES, 0.6) | {"CUSP": 0.8}
FIXED["BLUE"] = 10 * LAST_RESORT
CLEARING = 25 * POINTS
"""An exchange after which the hand can be cleared: more than for any month."""

SWAY = 25.0
"""By how many points one's score in a mensis usually differs from another mensis (measured)."""
LUCK = (
    (0.0, 0.4063492),
    (1.0232557, 0.2440975),
    (-1.0232557, 0.2440975),
    (2.0768480, 0.0499164),
    (-2.0768480, 0.0499164),
    (3.2054290, 0.0027891),
    (-3.2054290, 0.0027891),
)
"""Gauss and Hermite's cases of a normal spread, and how often each comes."""
DEFEAT = -1000
"""Clearing the hand when that ends the match and loses it."""


@lru_cache(maxsize=1 << 14)
def takes(month: str, lying: int, calidum: str) -> int:
    """The cards that a month takes singly, as bits."""
    return mask(cards[0] for cards in matches(month, lying, _ALL, calidum) if len(cards) == 1)


def by_worth(position: Anno, seat: int, legal: list[Action]) -> list[Action]:
    """The legal actions of a seat, best first."""
    if len(legal) == 1:
        return legal
    if position.phase == "burn":
        kept = keeping(position, seat)
        cost: dict[Action, float] = {
            action: kept[action[1]] for action in legal if action[0] == "burn"
        }
        return sorted(cost, key=cost.__getitem__)
    hand = position.hands[seat]
    worth = {action: gain(hand, action) for action in legal}
    if position.mensis == position.options["mensises"]:
        for action in legal:
            if clears(hand, action) and lead_if_cleared(position, seat, action) < 0:
                worth[action] = DEFEAT
    if position.phase == "start" and "BLUE" in hand:
        worth |= _with_blue_moon(position, seat, worth)
    return sorted(legal, key=worth.__getitem__, reverse=True)


def _with_blue_moon(position: Anno, seat: int, worth: dict[Action, int]) -> dict[Action, int]:
    """The exchanges that are worth more than the cards they bring.

    One after which the hand can be cleared; of several months the one that takes most; and one at
    least where the Blue Moon would be burned.
    """
    found: dict[Action, int] = {}
    for action in worth:
        if action[0] == "exchange" and _clears_well(position, seat, action[1]):
            found[action] = CLEARING
        elif action[0] == "exchange" and action[1] in MONTHS:
            found[action] = worth[action] + _room(position, seat, action[1])
    best = max(worth, key=lambda action: found.get(action, worth[action]))
    if strands(position.hands[seat], best):
        exchange = best_exchange(position, seat, list(worth))
        if exchange:
            found[exchange] = worth[best] + 1
    return found


def _room(position: Anno, seat: int, month: str) -> int:
    """What a new month could take at once: from the hand above all, else from the Community."""
    taken = takes(month, 0, position.calidum)
    own = (taken & mask(position.hands[seat])).bit_count()
    common = (taken & mask(card for card in position.community if card)).bit_count()
    return min(POINTS * own + common, CLEARING - 20 * POINTS - 1)


def _clears_well(position: Anno, seat: int, card: str) -> bool:
    """Whether the hand can be cleared after this exchange, and that does not lose the match."""
    clearing = clearing_match(position, seat, card)
    if clearing is None or position.mensis < int(position.options["mensises"]):
        return clearing is not None
    after = position.copy()
    assert isinstance(after, Anno)
    after.perform(("exchange", card), seat)
    return lead_if_cleared(after, seat, clearing) >= 0


def gain(hand: list[str], action: Action) -> int:
    """A22: the points of an action; a card off the hand counts as much as one on the board.

    A month from the Community is worth more than any match, which can follow it anyway (A5).
    """
    if action[0] == "match":
        _, month, source, cards = action
        moved = len(cards) * (2 if source == "hand" else 1)
        return POINTS * (moved + 2 * (month in hand))
    if action[0] == "exchange":
        return 20 * POINTS if action[1] in MONTHS else -POINTS
    if action[0] == "pass":
        return 0
    raise AssertionError(f"{action[0]} is no choice before the burn")


def clears(hand: list[str], action: Action) -> bool:
    """A18: whether an action empties the hand and so ends the mensis."""
    if action[0] != "match":
        return action[0] == "pass" and not hand
    _, month, source, cards = action
    return len(hand) == (month in hand) + (len(cards) if source == "hand" else 0)


def ends(position: Anno, seat: int, action: Action) -> bool:
    """Whether an action clears the hand in the last mensis, and so ends the match."""
    last = position.mensis == position.options["mensises"]
    return last and clears(position.hands[seat], action)


def lead_if_cleared(position: Anno, seat: int, action: Action) -> int:
    """The lead in the match that clearing the hand now leaves; all of it is open to see."""
    totals = position.totals()
    for other, (board, hand) in enumerate(zip(position.boards, position.hands, strict=True)):
        totals[other] += POINTS * sum(1 + len(cards) for _, cards in board)
        totals[other] -= POINTS * len(hand) if other != seat else 0
    if action[0] == "match":
        totals[seat] += POINTS * (len(action[3]) + (action[1] in position.hands[seat]))
    return totals.pop(seat) - max(totals)


class Prospects:
    """Which cards a seat's months take, now and later, ready for asking card by card."""

    __slots__ = ("hand", "own", "coming")

    def __init__(self, position: Anno, seat: int) -> None:
        calidum = position.calidum
        self.hand = position.hands[seat]
        self.own = [takes(month, mask(cards), calidum) for month, cards in position.boards[seat]]
        self.own += [takes(card, 0, calidum) for card in self.hand if card in MONTHS]
        self.coming = [takes(month, 0, calidum) for month in coming_months(position, seat)]

    def own_months(self, card: str) -> int:
        """How many months of the board and the hand take the card alone."""
        bit = BIT[card]
        return sum(1 for taken in self.own if taken & bit)

    def coming_months(self, card: str) -> int:
        """How many months that may still come would."""
        bit = BIT[card]
        return sum(1 for taken in self.coming if taken & bit)


def keeping(position: Anno, seat: int) -> dict[str, float]:
    """What each card of a hand is worth keeping at Burn and Turn."""
    prospects = Prospects(position, seat)
    worth: dict[str, float] = {}
    for card in prospects.hand:
        if card in worth:
            worth[card] *= 1 if card == "BLUE" else SPARE
        elif card in FIXED:
            worth[card] = FIXED[card]
        else:
            own, coming = prospects.own_months(card), prospects.coming_months(card)
            worth[card] = OWN_MONTH * own + COMING_MONTH * coming
    return worth


def spared(position: Anno, seat: int) -> set[str]:
    """The cards of a hand that the rulebook's Basic Strategy lets a player burn.

    A Blue Moon never and a month only as a last resort; no quarter of a full umbrella, while there
    is another card that no own month takes.
    """
    prospects = Prospects(position, seat)
    hand = set(prospects.hand)
    common = hand - {*MONTHS, "BLUE"}
    if hand.issuperset(QUARTERS):
        useless = {card for card in common.difference(QUARTERS) if not prospects.own_months(card)}
        twice = {card for card in common if prospects.hand.count(card) > 1}
        common = useless | twice or common
    return common or hand - {"BLUE"} or hand


def coming_months(position: Anno, seat: int) -> list[str]:
    """The months that this seat has not seen in this mensis."""
    seen = {month for board in position.boards for month, _ in board}
    seen.update(position.hands[seat])
    seen.update(card for card in position.community if card)
    seen.update(card for who, card in position.burned if who == seat)
    return [month for month in MONTHS if month not in seen]


@lru_cache(maxsize=1 << 14)
def chance(totals: tuple[int, ...], seat: int, left: int) -> float:
    """How likely a seat wins the match, so many mensises before its end; equal totals share it.

    Everybody's points still to come are taken to be normally spread, and no one's better than
    another's: the own ones by the few cases of `LUCK`, the others' exactly.
    """
    own = totals[seat]
    others = totals[:seat] + totals[seat + 1 :]
    if not left:
        return 1 / (1 + others.count(own)) if own >= max(others) else 0.0
    spread, likely = SWAY * sqrt(left), 0.0
    for luck, share in LUCK:
        ahead = 1.0
        for other in others:
            ahead *= (1 + erf(((own - other) / spread + luck) / sqrt(2))) / 2
        likely += share * ahead
    return likely
