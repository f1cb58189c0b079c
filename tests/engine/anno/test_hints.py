"""Every reason that a hint gives holds in the position, and the action furthers it."""

from typing import Any

import pytest

from engine.anno.bot import BOT
from engine.anno.cards import BIT, MONTHS, SECONDARIES, mask
from engine.anno.matching import matches
from engine.anno.words import QUARTERS, card_name, the_card
from engine.game import Value
from tests.engine.bots.hints import Check, Hint, faults, sampled

TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {"mensises": 1}),
    (3, {"mensises": 1}),
    (4, {"mensises": 1}),
    (2, {"mensises": 3, "calidum": "spring"}),
]
FEW = 200
"""Nodes: what is said of an action matters here, and not how good it is."""


def points(state: Any, seat: int) -> int:
    """A22: what a board and a hand come to, as they are."""
    laid = sum(1 + len(cards) for _, cards in state.boards[seat])
    return int(5 * laid - 5 * len(state.hands[seat]))


def worth(hint: Hint, text: str) -> bool:
    return points(hint.after, hint.seat) - points(hint.state, hint.seat) == int(text)


def moved(hint: Hint, source: str, count: str, month: str) -> bool:
    _, laid, where, cards = hint.action
    return bool(where == source and len(cards) == int(count) and card_name(laid) == month)


def new(hint: Hint) -> bool:
    return hint.action[1] in hint.state.hands[hint.seat]


def takes(state: Any, month: str, lying: tuple[str, ...], card: str) -> bool:
    return bool(matches(month, mask(lying), BIT[card], state.calidum))


def own_month_takes(state: Any, seat: int, card: str) -> bool:
    months = [*state.boards[seat], *((m, ()) for m in state.hands[seat] if m in MONTHS)]
    return any(takes(state, month, tuple(lying), card) for month, lying in months)


def others_want(hint: Hint, card: str) -> bool:
    boards = [b for seat, b in enumerate(hint.state.boards) if seat != hint.seat]
    return any(takes(hint.state, m, tuple(c), card) for board in boards for m, c in board)


def taken(hint: Hint) -> str:
    """The card that an exchange brings."""
    card: str = hint.action[1]
    return card


def left(hint: Hint) -> list[str]:
    """The hand without the card that is burned."""
    hand = list(hint.state.hands[hint.seat])
    hand.remove(hint.action[1])
    return hand


def cleared(state: Any, seat: int) -> bool:
    """Whether some match now ends the mensis by clearing the hand."""
    for action in state.legal(seat):
        if action[0] == "match":
            trial = state.copy()
            trial.perform(action, seat)
            if not trial.hands[seat] and trial.phase in ("counted", "over"):
                return True
    return False


def may_come(hint: Hint, card: str) -> bool:
    """Whether a month that takes the card can still come to this hand."""
    state, seat = hint.state, hint.seat
    seen = {month for board in state.boards for month, _ in board} | {*state.community}
    seen |= {*state.hands[seat]} | {c for who, c in state.burned if who == seat}
    return any(takes(state, month, (), card) for month in MONTHS if month not in seen)


def chances(hint: Hint, card: str) -> tuple[int, int]:
    """How many own months take a card, and how many that may still come."""
    state, seat = hint.state, hint.seat
    own = [*state.boards[seat], *((m, ()) for m in state.hands[seat] if m in MONTHS)]
    seen = {month for board in state.boards for month, _ in board} | {*state.community}
    seen |= {*state.hands[seat]} | {c for who, c in state.burned if who == seat}
    coming = [month for month in MONTHS if month not in seen]
    return (
        sum(takes(state, month, tuple(lying), card) for month, lying in own),
        sum(takes(state, month, (), card) for month in coming),
    )


def hardest(hint: Hint) -> bool:
    """No other card that could be burned has fewer own months and fewer coming ones."""
    own, coming = chances(hint, hint.action[1])
    rest = [card for card in left(hint) if card not in MONTHS and card not in SECONDARIES]
    return not any(
        o <= own and c <= coming and (o, c) != (own, coming)
        for o, c in (chances(hint, card) for card in rest)
    )


def goes_with(hint: Hint, card: str) -> bool:
    """Whether a card of the hand could be matched now from the hand, if it were the time for it."""
    trial = hint.state.copy()
    trial.phase = "start"
    return any(
        action[0] == "match" and action[2] == "hand" and card in action[3]
        for action in trial.legal(hint.seat)
    )


def fitting(hint: Hint) -> int:
    hand = {card for card in hint.after.hands[hint.seat] if card not in MONTHS}
    return sum(takes(hint.state, taken(hint), (), card) for card in hand)


def offered(hint: Hint) -> int:
    cards = {card for card in hint.after.community if card and card not in MONTHS}
    return sum(takes(hint.state, taken(hint), (), card) for card in cards)


def behind(hint: Hint) -> bool:
    totals = [total + points(hint.state, seat) for seat, total in enumerate(hint.state.totals())]
    return bool(totals[hint.seat] <= max(totals))


CHECKS: dict[str, Check | None] = {
    "With {} you can clear your hand in this turn.": lambda h, g: (
        the_card(taken(h)) == g[0] and cleared(h.after, h.seat)
    ),
    "It frees {}, which takes {} card from your hand.": lambda h, g: (
        card_name(taken(h)) == g[0] and fitting(h) == int(g[1]) == 1
    ),
    "It frees {}, which takes {} cards from your hand.": lambda h, g: (
        card_name(taken(h)) == g[0] and fitting(h) == int(g[1])
    ),
    "It frees {}, which takes {} card of the Community Eight.": lambda h, g: (
        card_name(taken(h)) == g[0] and offered(h) == int(g[1]) == 1
    ),
    "It frees {}, which takes {} cards of the Community Eight.": lambda h, g: (
        card_name(taken(h)) == g[0] and offered(h) == int(g[1])
    ),
    "It frees {}: a new month has room for many cards.": None,
    "You get {}, and one of your months takes it.": lambda h, g: (
        the_card(taken(h)) == g[0] and own_month_takes(h.after, h.seat, taken(h))
    ),
    "It keeps {} from the others.": lambda h, g: (
        taken(h) not in h.after.community or others_want(h, taken(h))
    ),
    "Otherwise you would have to burn your Blue Moon, and that is a waste.": lambda h, g: (
        set(h.state.hands[h.seat]) == {"BLUE"}
    ),
    "So you do not have to burn your Blue Moon later in this turn.": lambda h, g: (
        h.after.hands[h.seat].count("BLUE") < h.state.hands[h.seat].count("BLUE")
    ),
    "It clears your hand and ends the mensis.": lambda h, g: (
        not h.after.hands[h.seat] and h.after.phase in ("counted", "over")
    ),
    "It moves {} and {} card from your hand to your board: worth {} points in all.": lambda h, g: (
        new(h) and moved(h, "hand", g[1], g[0]) and worth(h, g[2])
    ),
    "It moves {} and {} cards from your hand to your board: worth {} points in all.": lambda h, g: (
        new(h) and moved(h, "hand", g[1], g[0]) and worth(h, g[2])
    ),
    "It moves {} card from your hand to {}: worth {} points in all.": lambda h, g: (
        not new(h) and moved(h, "hand", g[0], g[1]) and worth(h, g[2])
    ),
    "It moves {} cards from your hand to {}: worth {} points in all.": lambda h, g: (
        not new(h) and moved(h, "hand", g[0], g[1]) and worth(h, g[2])
    ),
    "It lays down {} with {} card from the Community Eight: worth {} points in all.": lambda h, g: (
        new(h) and moved(h, "community", g[1], g[0]) and worth(h, g[2])
    ),
    "It lays down {} with {} cards from the Community Eight: worth {} points in all.": (
        lambda h, g: new(h) and moved(h, "community", g[1], g[0]) and worth(h, g[2])
    ),
    "It adds {} card to {} for {} points, and your hand stays as it is.": lambda h, g: (
        moved(h, "community", g[0], g[1]) and worth(h, g[2])
    ),
    "It adds {} cards to {} for {} points, and your hand stays as it is.": lambda h, g: (
        moved(h, "community", g[0], g[1]) and worth(h, g[2])
    ),
    "It adds {} card to {} for {} points, and nobody else gets {}.": lambda h, g: (
        moved(h, "community", g[0], g[1])
        and worth(h, g[2])
        and any(the_card(card) == g[3] and others_want(h, card) for card in h.action[3])
    ),
    "It adds {} cards to {} for {} points, and nobody else gets {}.": lambda h, g: (
        moved(h, "community", g[0], g[1])
        and worth(h, g[2])
        and any(the_card(card) == g[3] and others_want(h, card) for card in h.action[3])
    ),
    "Clearing your hand would end the match now, and you are not in the lead.": lambda h, g: (
        h.state.mensis == h.state.options["mensises"] and cleared(h.state, h.seat) and behind(h)
    ),
    "Waiting is worth more than any match you can make now.": None,
    "You have nothing to match now.": lambda h, g: (
        not any(action[0] == "match" for action in h.state.legal(h.seat))
    ),
    "It is the only card you can burn.": lambda h, g: not left(h),
    "You have nothing but months and Blue Moons to burn.": lambda h, g: all(
        card in MONTHS or card == "BLUE" for card in h.state.hands[h.seat]
    ),
    "You still have another {}.": lambda h, g: h.action[1] in left(h),
    "No month of yours takes {} with the cards in your hand.": lambda h, g: (
        the_card(h.action[1]) == g[0] and not goes_with(h, h.action[1])
    ),
    "It is hard to find the cards that go with {}.": None,
    "Every month that takes {} is laid down, burned or in the Community Eight.": lambda h, g: (
        not may_come(h, h.action[1]) and not own_month_takes(h.state, h.seat, h.action[1])
    ),
    "You keep one card of every quarter.": lambda h, g: {*QUARTERS} <= {*left(h)},
    "No month on your board or in your hand takes {}.": lambda h, g: (
        the_card(h.action[1]) == g[0] and not own_month_takes(h.state, h.seat, h.action[1])
    ),
    "Of all the cards in your hand, {} is the hardest to match.": lambda h, g: hardest(h),
    "Tried out many times, your hand does best without {}.": None,
}


def test_hints_say_what_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOT, "budgets", {**BOT.budgets, "hard": FEW})
    assert faults(sampled("anno", TABLES), CHECKS) == []
