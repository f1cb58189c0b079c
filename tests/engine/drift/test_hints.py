"""Every reason that a hint gives holds in the position, and the action furthers it."""

from typing import Any

import pytest

from engine.drift.board import DOWNSTREAM, NEIGHBOURS, SPACES
from engine.drift.bot import BOT
from engine.drift.pieces import CARRIERS, COINS, VALUE
from engine.drift.strikes import threats
from engine.drift.words import coin_name, rank_name, space_name
from engine.game import Value
from tests.engine.bots.hints import Check, Hint, faults, sampled

TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {"coins": "scatter"}),
    (3, {}),
    (2, {}),
    (4, {"coins": "scatter"}),
]

FEW = 80
"""Nodes."""


def coin(text: str) -> str:
    return next(one for one in COINS if coin_name(one) == text)


def space(text: str) -> str:
    return next(one for one in SPACES if space_name(one) == text)


def steps(start: str, goal: str) -> int:
    """Counted anew, one ring after the other."""
    ring, far = {start}, 0
    while goal not in ring:
        ring |= {near for at in ring for near in NEIGHBOURS[at]}
        far += 1
    return far


def turns(start: str, goal: str) -> int:
    """The turns of an I, with the drift after each: it may wait on an arrow, and be taken on."""
    ring, far = {start}, 0
    while goal not in ring:
        ring = {DOWNSTREAM.get(to, to) for at in ring for to in (at, *NEIGHBOURS[at])}
        far += 1
    return far


def fetched(state: Any, seat: int, piece: str, coin: str) -> int:
    """The turns until an I stands on a coin: while it goes there, a coin in a river drifts."""
    spot, far = where(state, seat, piece), 0
    ring = {spot}
    if later(state, seat, piece):
        coin = DOWNSTREAM.get(coin, coin)
    while coin not in ring:
        ring = {DOWNSTREAM.get(to, to) for at in ring for to in (at, *NEIGHBOURS[at])}
        coin = DOWNSTREAM.get(coin, coin)
        far += 1
    return far


def later(state: Any, seat: int, piece: str) -> bool:
    """Whether the rivers drift before a piece can move."""
    waits = seat != state.turn or piece in state.done or not state.left.get(piece)
    return bool(waits and state.drifts_before(seat))


def where(state: Any, seat: int, piece: str) -> str:
    """Where a piece will be when it can move next."""
    at: str = state.pieces[seat][piece]
    return DOWNSTREAM.get(at, at) if later(state, seat, piece) else at


def home(hint: Hint, state: Any, piece: str) -> int:
    return turns(where(state, hint.seat, piece), state.home_of(hint.seat))


def moved(hint: Hint) -> str:
    piece: str = hint.action[1]
    return piece


def here(hint: Hint) -> str:
    at: str = hint.state.pieces[hint.seat][moved(hint)]
    return at


def there(hint: Hint) -> str:
    at: str = hint.after.pieces[hint.seat][moved(hint)]
    return at


def carried(hint: Hint) -> str | None:
    kind: str | None = hint.state.carrying[hint.seat].get(moved(hint))
    return kind


def needed(hint: Hint, kind: str) -> bool:
    state, seat = hint.state, hint.seat
    return kind not in (*state.deposited[seat], *state.carrying[seat].values())


def lies(hint: Hint, kind: str, at: str) -> bool:
    """Loose, or on another's repository."""
    state = hint.state
    host = state.owner.get(at, hint.seat)
    return kind in state.coins.get(at, ()) or (host != hint.seat and kind in state.deposited[host])


def nearer(hint: Hint, goal: str) -> bool:
    return steps(there(hint), goal) < steps(here(hint), goal)


def carriers_on(hint: Hint, state: Any, kind: str, mine: bool) -> list[str]:
    return [
        state.pieces[seat][piece]
        for seat, carrying in enumerate(state.carrying)
        if (seat == hint.seat) == mine
        for piece, held in carrying.items()
        if held == kind
    ]


def waits(hint: Hint, kind: str, count: str) -> bool:
    own = hint.state.carrying[hint.seat].items()
    far = [home(hint, hint.state, piece) for piece, held in own if held == kind]
    return min(far) == int(count) and kind not in hint.state.deposited[hint.seat]


def nearest(hint: Hint, count: str, kind: str, at: str) -> bool:
    state, seat = hint.state, hint.seat
    free = [p for p in CARRIERS if state.pieces[seat][p] and p not in state.carrying[seat]]
    far = min(fetched(state, seat, piece, at) for piece in free)
    return far == int(count) and lies(hint, kind, at) and needed(hint, kind)


def picks(hint: Hint, kind: str, count: str) -> bool:
    state, seat = hint.state, hint.seat
    return (
        needed(hint, kind)
        and hint.after.carrying[seat][moved(hint)] == kind
        and turns(here(hint), state.home_of(seat)) == int(count)
    )


def closer(hint: Hint, kind: str, count: str) -> bool:
    after = home(hint, hint.after, moved(hint))
    return carried(hint) == kind and after == int(count) < home(hint, hint.state, moved(hint))


def seeks(hint: Hint, kind: str, at: str) -> bool:
    before = fetched(hint.state, hint.seat, moved(hint), at)
    after = fetched(hint.after, hint.seat, moved(hint), at)
    return needed(hint, kind) and lies(hint, kind, at) and after < before


def beside(hint: Hint, kind: str) -> bool:
    spots = carriers_on(hint, hint.after, kind, mine=True)
    return any(at in NEIGHBOURS[there(hint)] and at not in NEIGHBOURS[here(hint)] for at in spots)


def beaten(hint: Hint) -> tuple[int, str]:
    loser = hint.state.standing[hint.action[2]]
    return loser, hint.state.pieces_on(hint.action[2], loser)[0]


def sent_home(hint: Hint) -> bool:
    loser, piece = beaten(hint)
    return bool(hint.after.pieces[loser][piece] == hint.after.home_of(loser))


def deposits(hint: Hint, kind: str) -> bool:
    new = set(hint.after.deposited[hint.seat]) - set(hint.state.deposited[hint.seat])
    return new == {kind}


def crowded(hint: Hint) -> bool:
    state = hint.state
    return here(hint) == state.home and len(state.pieces_on(state.home, hint.seat)) > 1


CHECKS: dict[str, Check | None] = {
    "Homes are drawn later, so one space is as good as another for the {}.": lambda h, g: (
        h.state.homes[h.seat] is None and h.action[1] == coin(g[0])
    ),
    "Your {} is {} turn from home, and nothing else would help it now.": lambda h, g: waits(
        h, coin(g[0]), g[1]
    ),
    "Your {} is {} turns from home, and nothing else would help it now.": lambda h, g: waits(
        h, coin(g[0]), g[1]
    ),
    "Your nearest I is {} turn from the {} on {}.": lambda h, g: nearest(
        h, g[0], coin(g[1]), space(g[2])
    ),
    "Your nearest I is {} turns from the {} on {}.": lambda h, g: nearest(
        h, g[0], coin(g[1]), space(g[2])
    ),
    "Nothing else would help you this turn.": None,
    "You still need {}, and your home is {} turn away.": lambda h, g: picks(h, coin(g[0]), g[1]),
    "You still need {}, and your home is {} turns away.": lambda h, g: picks(h, coin(g[0]), g[1]),
    "While you carry this {}, nobody else can take it.": lambda h, g: (
        h.after.carrying[h.seat][moved(h)] == coin(g[0])
    ),
    "The {} is the last coin that you need: it wins.": lambda h, g: (
        h.after.standings[0]["seat"] == h.seat and deposits(h, coin(g[0]))
    ),
    "It puts the {} on your repository: coin {} of 3.": lambda h, g: (
        deposits(h, coin(g[0])) and len(h.after.deposited[h.seat]) == int(g[1])
    ),
    "You have {} at home already, and this I is free again.": lambda h, g: (
        coin(g[0]) in h.state.deposited[h.seat] and carried(h) == coin(g[0])
    ),
    "This I is free again, and the {} stays here.": None,
    "It sends an enemy {} home.": lambda h, g: sent_home(h) and rank_name(beaten(h)[1]) == g[0],
    "It sends a carrier home, and the {} stays here.": lambda h, g: (
        sent_home(h) and coin(g[0]) in h.after.coins[h.action[2]]
    ),
    "The {} is home: next turn you can drop it.": lambda h, g: (
        carried(h) == coin(g[0]) and there(h) == h.state.home
    ),
    "It brings the {} closer to your home: {} turn is left.": lambda h, g: closer(
        h, coin(g[0]), g[1]
    ),
    "It brings the {} closer to your home: {} turns are left.": lambda h, g: closer(
        h, coin(g[0]), g[1]
    ),
    "There nobody can beat the I with your {}.": lambda h, g: (
        carried(h) == coin(g[0])
        and moved(h) in threats(h.state, h.seat)
        and moved(h) not in threats(h.after, h.seat)
    ),
    "It is on the way to the {} on {}.": lambda h, g: seeks(h, coin(g[0]), space(g[1])),
    "There it guards the coins on your repository.": lambda h, g: (
        there(h) == h.state.home and bool(h.state.deposited[h.seat])
    ),
    "It defends the I with your {}.": lambda h, g: beside(h, coin(g[0])),
    "From there it can beat the enemy on {}.": lambda h, g: (
        ("attack", moved(h), space(g[0])) in h.after.legal()
    ),
    "It comes closer to an enemy that carries {}, on {}.": lambda h, g: (
        space(g[1]) in carriers_on(h, h.state, coin(g[0]), mine=False)
        and nearer(h, space(g[1]))
        and VALUE[moved(h)] > 1
    ),
    "All pieces but one must leave your home this turn.": lambda h, g: crowded(h),
    "It makes room on your home for an I with a coin.": lambda h, g: (
        here(h) == h.state.home and bool(h.state.carrying[h.seat])
    ),
    "It stays close to the I with your {}.": lambda h, g: any(
        nearer(h, at) for at in carriers_on(h, h.state, coin(g[0]), mine=True)
    ),
    "It comes closer to your home, to guard the coins there.": lambda h, g: (
        nearer(h, h.state.home) and bool(h.state.deposited[h.seat])
    ),
    "It comes closer to the {} on {}, to keep others away.": lambda h, g: (
        lies(h, coin(g[0]), space(g[1])) and nearer(h, space(g[1]))
    ),
    "It opens the best way for the rest of your turn.": None,
}


def test_hints_are_true_and_say_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """A narrow search: what is said of an action matters here, and not how good it is."""
    monkeypatch.setattr(BOT, "budgets", {**BOT.budgets, "hard": FEW})
    assert faults(sampled("drift", TABLES, "medium"), CHECKS) == []
