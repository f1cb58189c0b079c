"""How many rolls of the die it takes until a need of commodities and gold is met.

A steady flow stands for the dice: each workshop brings a sixth of a card a roll. Whatever a plan
does not need is sold, and what the workshops bring too slowly is bought.
"""

from functools import lru_cache
from operator import truediv
from typing import NamedTuple, TypeAlias

from engine.anno1503.pieces import (
    ANY,
    COMMODITIES,
    ISLANDS,
    PAYS,
    PRICE,
    PURCHASES,
    SAFE_SPACES,
    WANTS,
)

Goods: TypeAlias = tuple[int, ...]
"""Counts in the order of `COMMODITIES`."""

Outposts: TypeAlias = tuple[tuple[int, str], ...]
"""Pier and commodity."""

_BIT = {commodity: 1 << place for place, commodity in enumerate(COMMODITIES)}
_ALL = sum(_BIT.values())

FACE = 1 / 6
FORTUNE = PIRATES = FIRE = 1 / 18
"""Chances of a roll: one workshop's number, and each event."""

RESALE = 0.7
"""What a card kept for selling is worth, compared with its price: it waits for its buyer."""
LEAST = 0.3
"""Gold that a card brings at least, and costs more than it brings at least."""
BARELY = 0.05
"""Gold a roll, at least, however much the events cost."""


class Economy(NamedTuple):
    """What a home earns, as long as nothing is added to it."""

    flows: tuple[int, ...]
    """What each workshop offers, as bits of commodities."""
    church: bool
    price: int
    """I9."""
    sale: float
    """What a card brings on average where it is taken with its sale in mind."""
    paid: Goods
    """What each commodity brings."""
    custom: int
    """What all colonists together pay in a turn at most."""
    losses: float
    """Gold that events cost in a roll."""
    seats: int


@lru_cache(maxsize=1 << 10)
def economy(
    island: str,
    outposts: Outposts,
    agreements: int,
    colonists: tuple[str, ...],
    buildings: tuple[str, ...],
    seats: int,
    counting: bool = False,
) -> Economy:
    """Who is `counting` knows that each colonist buys once a turn: few of them cannot buy much."""
    brought = dict(outposts)
    flows = tuple(
        _ALL if made == ANY else _BIT[made] | _BIT[brought.get(number, made)]
        for number, made in enumerate(ISLANDS[island], 1)
    )
    paid = tuple(
        max((PAYS[kind] for kind in colonists if commodity in WANTS[kind]), default=0)
        for commodity in COMMODITIES
    )
    best = [max(gold for place, gold in enumerate(paid) if flow >> place & 1) for flow in flows]
    sale = _sold(flows, colonists, buildings, seats) if counting else sum(best) / len(best)
    pirates = 0 if "fort" in buildings else len(outposts) + agreements
    fire = 0 if "fire_station" in buildings else max(0, len(colonists) - SAFE_SPACES)
    return Economy(
        flows,
        "church" in buildings,
        PRICE - agreements,
        max(sale, LEAST),
        paid,
        sum(PAYS[kind] for kind in colonists) or 1,
        PIRATES * pirates + FIRE * fire,
        seats,
    )


def _sold(
    flows: tuple[int, ...], colonists: tuple[str, ...], buildings: tuple[str, ...], seats: int
) -> float:
    """What a card brings where each colonist buys one a turn (I8), those who pay most first.

    Workshops that make one thing serve first; what may be anything is for whom they leave out.
    """
    fortune = seats * FORTUNE * (2 if "church" in buildings else 1)
    made = [*((flow, seats / 6) for flow in flows if flow != _ALL), (_ALL, fortune)]
    made += [(flow, seats / 6) for flow in flows if flow == _ALL]
    left = [count for _, count in made]
    again = int("tavern" in buildings)
    gold = 0.0
    for kind in reversed(PAYS):
        buying = float(colonists.count(kind))
        if buying:
            buying, again = buying + again, 0
        wanted = sum(_BIT[commodity] for commodity in WANTS[kind])
        for place, (flow, _) in enumerate(made):
            if buying > 0 and flow & wanted:
                bought = min(left[place], buying)
                left[place] -= bought
                buying -= bought
                gold += bought * PAYS[kind]
    return gold / (seats * (FACE * len(flows)) + fortune)


def rolls(
    need: Goods, held: Goods, limit: int, gold: int, means: Economy, resale: float = RESALE
) -> float:
    """Rolls until the need is met and no gold is owed; `gold` is less what the plan wants to keep.

    By the theorem of max-flow and min-cut the slowest set of wanted commodities decides. For each
    set there is a bound from the two purchases a turn, and one from gold: what is missing is
    bought, what is over is sold.
    """
    missing, spare = _missing(need, held, limit, means.paid)
    sums = [0]
    for count in missing:
        if count:
            sums += [some + count for some in sums]
    wanted = sum(1 << place for place, count in enumerate(missing) if count)
    gathering, earning = _paces(wanted, means)
    markup = _markup(means)
    owed = means.sale * sums[-1] - gold - resale * spare
    gathered: float = max(map(truediv, sums, gathering))
    earned: float = max(map(truediv, [owed + markup * some for some in sums], earning))
    return max(gathered, earned, -gold * means.seats / means.custom)


def _missing(need: Goods, held: Goods, limit: int, paid: Goods) -> tuple[list[int], int]:
    """What is still needed, and what the cards that are not needed would bring.

    Only as many cards count as the hand may keep, the needed ones first.
    """
    used = [min(pair) for pair in zip(need, held, strict=True)]
    room = limit - sum(used)
    while room < 0:
        used[used.index(max(used))] -= 1
        room += 1
    over: list[int] = []
    if room:
        for gold, some, has in zip(paid, used, held, strict=True):
            over += [gold] * (has - some)
        over.sort(reverse=True)
    return [some - has for some, has in zip(need, used, strict=True)], sum(over[:room])


@lru_cache(maxsize=1 << 10)
def _paces(wanted: int, means: Economy) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """For every set of wanted commodities, in the order in which `rolls` adds them up:

    cards a roll with purchases, and gold a roll, the flow of these commodities counted as gold.
    """
    sets = [0]
    for bit in _BIT.values():
        if wanted & bit:
            sets += [some | bit for some in sets]
    fortune = FORTUNE * (2 if means.church else 1)
    flows = [
        FACE * sum(1 for flow in means.flows if flow & some) + fortune if some else 0.0
        for some in sets
    ]
    income = means.sale * (FACE * len(means.flows) + fortune) - means.losses
    buying = PURCHASES / means.seats
    markup = _markup(means)
    return (
        tuple(flow + buying for flow in flows),
        tuple(max(income, BARELY) + markup * flow for flow in flows),
    )


def _markup(means: Economy) -> float:
    return max(means.price - means.sale, LEAST)
