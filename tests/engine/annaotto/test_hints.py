"""Every reason that a hint gives holds in the position, and the action furthers it."""

from typing import Any

import pytest

from engine.annaotto.bot import BOT
from engine.annaotto.cards import DECK, ORDINARY, SIGN
from engine.annaotto.fitting import fits, layable
from engine.annaotto.names import colour_name, side_name
from engine.game import Value
from tests.engine.bots.hints import Check, Hint, faults, sampled

TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {"plus": "pass_on"}),
    (4, {}),
    (3, {"calls": False}),
]
FEW = 80
"""Nodes: what is said of an action matters here, and not how good it is."""


def laid(hint: Hint) -> str:
    """The side that comes on top."""
    side: str = hint.after.discard[-1][0]
    return side


def fewer(hint: Hint) -> bool:
    return len(hint.after.hands[hint.seat]) == len(hint.state.hands[hint.seat]) - 1


def kept(hint: Hint) -> bool:
    return bool(hint.after.hands[hint.seat] == hint.state.hands[hint.seat])


def gone(hint: Hint) -> bool:
    return kept(hint) and hint.action[0] == "lay_drawn"


def sign(hint: Hint, wanted: str) -> bool:
    return SIGN[laid(hint)] == wanted


def victim_pays(hint: Hint) -> bool:
    """O12, O13, O14: who is next has to answer, or accept."""
    after = hint.after
    return after.turn == hint.state.next_after(hint.seat) and ("accept",) in after.legal(after.turn)


def passes_on(hint: Hint) -> bool:
    return bool(hint.state.sequence or hint.state.due) and victim_pays(hint)


def own_sides(state: Any, seat: int) -> list[str]:
    return [own for own, _ in state.hands[seat]]


def reached(sides: list[str]) -> int:
    return sum(any(fits(side, top, None) for side in sides) for top in ORDINARY)


def chance_of_nothing(hint: Hint, top: str, colour: str | None = None) -> float:
    """How likely nothing in the next hand fits, from the deck and the sides that all can see or
    have seen (ruling P14)."""
    likely = 1.0
    victim = next_of(hint)
    for (_, reverse), known in zip(hint.state.hands[victim], seen(hint, victim), strict=True):
        behind = [b if a == reverse else a for a, b in DECK if reverse in (a, b)]
        behind = [known] if known else behind
        likely *= 1 - sum(fits(side, top, colour) for side in behind) / len(behind)
    return likely


def seen(hint: Hint, owner: int) -> list[str | None]:
    """P14: what the view of the seat itself says."""
    sides: list[str | None] = hint.state.view(hint.seat)["known"][owner]
    return sides


def follows(hint: Hint, side: str | None) -> bool:
    """Whether it fits all that could be laid instead."""
    could = [own for own in own_sides(hint.state, hint.seat) if own in layable(hint.state)]
    return side is not None and all(fits(side, own, None) for own in could)


def nothing_fits(hint: Hint) -> bool:
    return not any(side in layable(hint.state) for side in own_sides(hint.state, hint.seat))


def number(text: str, wanted: int) -> bool:
    return int(text) == wanted


def keeps(hint: Hint, text: str) -> bool:
    return text in [side_name(side) for side in own_sides(hint.after, hint.seat)]


def faced(hint: Hint) -> list[str]:
    hand = hint.state.hands[hint.seat]
    return [card[turn] for card, turn in zip(hand, hint.action[1], strict=True)]


def with_drawn(hint: Hint, which: int) -> int:
    return reached([*own_sides(hint.state, hint.seat), hint.state.drawn[which]])


def turned_to(hint: Hint) -> list[str]:
    hand = hint.state.hands[hint.state.turn]
    return [hand[place][1] for place in hint.action[1]]


def colour_after(hint: Hint, colour: str, seat: int) -> int:
    """How many own sides of a seat have the colour that was named."""
    assert colour == colour_name(hint.action[2])
    return sum(side[0] == hint.action[2] for side in own_sides(hint.after, seat))


def next_of(hint: Hint) -> int:
    seat: int = hint.state.next_after(hint.seat)
    return seat


FEWER, KEPT = "You have one card fewer, and ", "You keep your own cards, and "
GONE = "The card is gone at once, and "


def striking(opening: str, holds: Check) -> dict[str, Check | None]:
    """The sentences of the signs that strike others, by where the card comes from."""
    return {
        f"{opening}the next player answers it or has cards turned.": lambda h, g: (
            holds(h, g) and sign(h, "ANNA") and victim_pays(h)
        ),
        f"{opening}the next player answers it or draws 2.": lambda h, g: (
            holds(h, g) and sign(h, "OTTO") and victim_pays(h)
        ),
        f"{opening}the next player has to draw.": lambda h, g: (
            holds(h, g) and sign(h, "PLUS") and h.after.legal(next_of(h))[-1:] == [("accept",)]
        ),
        f"{opening}the next player misses a turn.": lambda h, g: (
            holds(h, g) and sign(h, "OBSTACLE") and h.after.turn != next_of(h)
        ),
        f"{opening}if you are quick, somebody else draws 2.": lambda h, g: (
            holds(h, g) and sign(h, "ALL") and h.after.phase == "slap"
        ),
        f"{opening}you turn a whole hand and name the colour.": lambda h, g: (
            holds(h, g) and h.after.phase == "annaotto"
        ),
    }


CHECKS: dict[str, Check | None] = {
    **striking(FEWER, lambda h, g: fewer(h)),
    **striking(KEPT, lambda h, g: kept(h)),
    **striking(GONE, lambda h, g: gone(h)),
    "The next player has to draw, or to lay a PLUS, too.": lambda h, g: (
        sign(h, "PLUS") and h.state.options["plus"] == "pass_on" and victim_pays(h)
    ),
    "Somebody else may have to draw 2: chance decides.": lambda h, g: (
        sign(h, "ALL") and not h.state.options["calls"]
    ),
    "The card is gone at once.": lambda h, g: gone(h),
    "It is your last card.": lambda h, g: not h.after.hands[h.seat],
    "Your {} passes the penalty on.": lambda h, g: passes_on(h) and fewer(h) and sign(h, g[0]),
    "This {} passes the penalty on, and you keep your own cards.": lambda h, g: (
        passes_on(h) and kept(h) and sign(h, g[0])
    ),
    "The next player is unlikely to have a side that fits {}.": lambda h, g: (
        side_name(laid(h)) == g[0] and chance_of_nothing(h, laid(h)) > 0.5
    ),
    "You have one card fewer, and you keep {} for when you need it.": lambda h, g: (
        fewer(h) and keeps(h, g[0])
    ),
    "You have one card fewer, and the rest fits {} of the {} ordinary sides.": lambda h, g: (
        fewer(h) and number(g[0], reached(own_sides(h.after, h.seat)))
    ),
    "It saves you a draw, and {} on top suits your hand.": lambda h, g: (
        nothing_fits(h) and any(fits(side, laid(h), None) for side in own_sides(h.state, h.seat))
    ),
    "It saves you a draw.": lambda h, g: nothing_fits(h),
    "You keep all your cards, and {} of them fit{} {}.": lambda h, g: (
        kept(h) and number(g[0], sum(fits(s, laid(h), None) for s in own_sides(h.state, h.seat)))
    ),
    "The card on the pile shows {}, which fits at once.": lambda h, g: (
        h.state.draw[-1][0] in layable(h.state) and side_name(h.state.draw[-1][0]) == g[0]
    ),
    "None of your sides fits, but the card you draw may.": lambda h, g: nothing_fits(h),
    "You keep {} for when you need it.": lambda h, g: (
        keeps(h, g[0])
        and all(SIGN[own] for own in own_sides(h.state, h.seat) if own in layable(h.state))
    ),
    "All have seen the next player’s {}, and it fits what you could lay.": lambda h, g: any(
        follows(h, side) and side_name(str(side)) == g[0] for side in seen(h, next_of(h))
    ),
    "The cards that fit now are worth more later.": None,
    "In your hand, {} is worth more than {}.": lambda h, g: (
        keeps(h, g[0]) and bool(SIGN[h.state.drawn[h.action[1]]])
    ),
    "With {}, your sides fit {} of the {} ordinary sides.": lambda h, g: (
        number(g[1], with_drawn(h, h.action[1]))
        and with_drawn(h, h.action[1]) >= with_drawn(h, 1 - h.action[1])
    ),
    "Your hand does better with {} in the turns to come.": None,
    "A PLUS has to be paid before anything else.": lambda h, g: bool(h.state.due),
    "The card that could answer it is worth more later.": None,
    "Your hand has no answer to it.": lambda h, g: nothing_fits(h),
    "Turning cards would only help them.": None,
    "It takes away the sides that they chose for themselves.": None,
    "The sides that they get do not fit {}.": lambda h, g: (
        not any(side in layable(h.state) for side in turned_to(h))
    ),
    "The sides that they get are ordinary ones.": lambda h, g: (
        not any(SIGN[side] for side in turned_to(h))
    ),
    "Nothing fits that is worth laying, and nothing is left to draw.": lambda h, g: (
        not h.state.drawable
    ),
    "After that, none of the next player’s sides is {}.": lambda h, g: (
        h.action[1] == "next" and not colour_after(h, g[0], next_of(h))
    ),
    "After that, you have {} {} card{} to go on with.": lambda h, g: number(
        g[0], colour_after(h, g[1], h.seat)
    ),
    "After that, you have {} {} card to go on with.": lambda h, g: number(
        g[0], colour_after(h, g[1], h.seat)
    ),
    "After that, their sides are the ones that everybody has seen.": lambda h, g: (
        own_sides(h.after, next_of(h)) == [back for _, back in h.state.hands[next_of(h)]]
    ),
    "After that, your own sides fit {} of the {} ordinary sides.": lambda h, g: number(
        g[0], reached(own_sides(h.after, h.seat))
    ),
    "The next player is unlikely to have {}.": lambda h, g: (
        chance_of_nothing(h, "ANNAOTTO", h.action[2]) > 0.5
    ),
    "Whoever is last draws 2.": lambda h, g: h.state.phase == "slap",
    "It costs you nothing, and they have to draw a card.": lambda h, g: not h.state.called,
    "They did call, so it costs you a card.": lambda h, g: bool(h.state.called),
    "Your sides fit {} of the {} ordinary sides.": lambda h, g: number(g[0], reached(faced(h))),
    "You get {} special side, and your sides fit {} of {} ordinary ones.": lambda h, g: (
        number(g[0], sum(bool(SIGN[s]) for s in faced(h))) and number(g[1], reached(faced(h)))
    ),
    "You get {} special sides, and your sides fit {} of {} ordinary ones.": lambda h, g: (
        number(g[0], sum(bool(SIGN[s]) for s in faced(h))) and number(g[1], reached(faced(h)))
    ),
}


def test_hints_say_what_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOT, "budgets", {**BOT.budgets, "hard": FEW})
    assert faults(sampled("annaotto", TABLES), CHECKS) == []
