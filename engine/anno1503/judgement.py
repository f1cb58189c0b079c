"""What ANNO 1503's computer players weigh: how many rounds each way to win still takes.

Three of the five victory conditions win (I22), so there are ten *plans*. Each is judged by the
commodities, the gold and the voyages that it still needs. Everything here looks at the open table
and at the tiles that one seat has seen, so that it gives the same answer for every position
imagined behind the same view.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import exp, log
from typing import NamedTuple, TypeAlias

from engine.anno1503.charting import Chart, at_sea, chart
from engine.anno1503.economy import FIRE, PIRATES, RESALE, Goods, Outposts, economy, rolls
from engine.anno1503.pieces import (
    CHEAPER_PROMOTION,
    COLONIST_SPACES,
    COLONISTS,
    COMMODITIES,
    DISCOUNT,
    GOALS,
    GREAT_TILES,
    HAND,
    MARKET_HAND,
    PIONEER,
    PROMOTION,
    SAFE_SPACES,
    SHIP,
)
from engine.anno1503.state import Position

Plan: TypeAlias = tuple[str, ...]
"""Three victory conditions."""

PLANS: tuple[Plan, ...] = tuple(combinations(GOALS, 3))

WON = 1000.0
ENVY = 0.3
"""What a round that an opponent loses is worth, compared with one's own."""
HOPELESS = 30.0
"""Rounds for what cannot be had any more: too few buildings are left."""
RISK = 4.0
"""Rounds that a tile or a colonist lost to an event costs."""
PURSE = 0.03
"""Rounds that a gold piece is worth in itself, up to what wins."""
SOON = 2.0
"""Rounds within which the joy of being about to win fades."""
STOCK = 3
"""Cards of a commodity of which more are worth nothing besides."""
UNLIMITED = 99


@dataclass(frozen=True, slots=True, eq=False)
class Mind:
    """What players may think differently of."""

    sea: float
    """What a move at sea adds to the rolls of gathering: much of both goes on at the same time."""
    choice: float
    """Rounds within which plans count as nearly alike; having several is worth something."""
    undone: float
    """Rounds for each card that a plan still has to spend, on hand or not: done is done."""
    resale: float = RESALE
    counting: bool = False
    """Whether it sees how much the colonists can buy in a round."""
    envy: float = ENVY
    soon: float = 0.0
    """What being about to win is worth; from some rounds off little is left of it."""
    shield: float = 0.0
    """Rounds for every victory condition that is met."""
    card: float = 0.0
    """Rounds for every card that may be kept, whether a plan needs it or not."""
    stock: tuple[float, ...] = ()
    """Rounds besides for a card of each commodity, in the order of `COMMODITIES`."""


PLAIN = Mind(sea=0.4, choice=2.0, undone=0.03)
"""How easy and medium think."""


class Affairs(NamedTuple):
    """A home as the judgement sees it; equal affairs get equal judgements."""

    island: str
    gold: int
    goods: Goods
    colonists: tuple[str, ...]
    buildings: tuple[str, ...]
    outposts: Outposts
    agreements: int
    ships: tuple[str | None, ...]
    limit: int
    """The cards that can be kept: outside the own turn no hand is too full (I17)."""
    free: int
    """Public buildings that could still be taken."""


def judge(position: Position, seat: int, mind: Mind = PLAIN) -> float:
    """What a position is worth to a seat, in rounds."""
    if position.over:
        return WON if position.turn == seat else -WON
    known, seats = chart(position, seat), position.seats
    best = max(
        standing(affairs(position, other), known, seats, mind)
        for other in range(seats)
        if other != seat
    )
    return standing(affairs(position, seat), known, seats, mind) - mind.envy * best


def standing(mine: Affairs, known: Chart, seats: int, mind: Mind) -> float:
    """What a home is worth to a mind, in rounds, whatever the others have."""
    left = rounds_left(mine, known, seats, mind)
    return _besides(mine, left, mind) - left if mind.stock else -left


def _besides(mine: Affairs, left: float, mind: Mind) -> float:
    """What a home has beside the rounds that it needs no more."""
    hand = MARKET_HAND if "market_hall" in mine.buildings else HAND
    return (
        mind.soon * exp(-left / SOON)
        + mind.shield * _shields(mine)
        + mind.card * min(sum(mine.goods), hand)
        + sum(
            worth * min(count, STOCK) for worth, count in zip(mind.stock, mine.goods, strict=True)
        )
    )


def _shields(mine: Affairs) -> int:
    """The victory conditions that are met (I22)."""
    has = {
        "gold": mine.gold,
        "outposts": len(mine.outposts),
        "agreements": mine.agreements,
        "buildings": len(mine.buildings),
        "merchants": mine.colonists.count("merchant"),
    }
    return sum(has[condition] >= wanted for condition, wanted in GOALS.items())


def own_rounds(position: Position, seat: int) -> float:
    return rounds_left(affairs(position, seat), chart(position, seat), position.seats)


def others_rounds(position: Position, seat: int) -> float:
    """The rounds of the opponent who is nearest to winning, as far as this seat can tell."""
    known, seats = chart(position, seat), position.seats
    others = (affairs(position, other) for other in range(seats) if other != seat)
    return min(rounds_left(other, known, seats) for other in others)


def affairs(position: Position, seat: int) -> Affairs:
    home = position.homes[seat]
    limited = position.turn == seat and position.phase not in ("roll", "take", "give_up")
    buildings = tuple(home.buildings.values())
    return Affairs(
        home.island,
        home.gold,
        tuple(home.goods.values()),
        home.colonists,
        buildings,
        tuple(home.outposts.items()),
        home.agreements,
        home.ships,
        home.hand_limit if limited else UNLIMITED,
        sum(1 for kind, count in position.supply.items() if count and kind not in buildings),
    )


@lru_cache(maxsize=1 << 11)
def rounds_left(mine: Affairs, known: Chart, seats: int, mind: Mind = PLAIN) -> float:
    """The quickest plan's rounds, less a little where others are nearly as quick, and risks."""
    times = _times(mine, known, seats, mind)
    least = min(times)
    choice = mind.choice * log(sum(exp((least - time) / mind.choice) for time in times))
    return least - choice + _risk(mine, seats) - PURSE * min(mine.gold, GOALS["gold"])


def best_plan(mine: Affairs, known: Chart, seats: int) -> Plan:
    times = _times(mine, known, seats, PLAIN)
    return PLANS[times.index(min(times))]


def rounds(mine: Affairs, known: Chart, seats: int, plan: Plan) -> float:
    """The rounds that one plan takes."""
    return _times(mine, known, seats, PLAIN)[PLANS.index(plan)]


def _times(mine: Affairs, known: Chart, seats: int, mind: Mind) -> list[float]:
    """The rounds that each of the plans takes."""
    return [
        ashore + mind.sea * at_sea(mine.ships, known, *_missing_tiles(mine, plan)) / seats
        for plan, ashore in zip(PLANS, _ashore(mine, seats, mind), strict=True)
    ]


@lru_cache(maxsize=1 << 11)
def _ashore(mine: Affairs, seats: int, mind: Mind) -> tuple[float, ...]:
    """The rounds that each plan takes at home: all that what lies at sea does not change."""
    means = economy(
        mine.island,
        mine.outposts,
        mine.agreements,
        mine.colonists,
        mine.buildings,
        seats,
        mind.counting,
    )
    hopeless = mine.free < GOALS["buildings"] - len(mine.buildings)
    times = []
    for plan in PLANS:
        gold = mine.gold - GOALS["gold"] if "gold" in plan else mine.gold
        need = needs(mine, plan)
        gathering = rolls(need, mine.goods, mine.limit, gold, means, mind.resale)
        time = gathering / seats + mind.undone * sum(need)
        times.append(time + HOPELESS if hopeless and "buildings" in plan else time)
    return tuple(times)


def needs(mine: Affairs, plan: Plan) -> Goods:
    """The commodities that a plan still costs, those on hand not yet counted."""
    afloat = len(mine.ships) - mine.ships.count(None)
    return _costs(
        max(0, sum(_missing_tiles(mine, plan)) - afloat),
        mine.colonists,
        "school" in mine.buildings,
        "university" in mine.buildings,
        "merchants" in plan,
        "buildings" in plan,
    )


def _missing_tiles(mine: Affairs, plan: Plan) -> tuple[int, int]:
    """The agreements and outposts that a plan still needs."""
    return (
        GOALS["agreements"] - mine.agreements if "agreements" in plan else 0,
        GOALS["outposts"] - len(mine.outposts) if "outposts" in plan else 0,
    )


@lru_cache(maxsize=1 << 10)
def _costs(
    ships: int,
    colonists: tuple[str, ...],
    school: bool,
    university: bool,
    merchants: bool,
    buildings: bool,
) -> Goods:
    """Ships, pioneers and promotions together.

    Four buildings need seven colonists, and as only four of them can be pioneers or settlers, the
    other three must have risen.
    """
    need = dict.fromkeys(COMMODITIES, 0)
    paid = [SHIP] * ships
    if merchants or buildings:
        settlers = COLONIST_SPACES if buildings else GOALS["merchants"]
        paid += [PIONEER] * (settlers - len(colonists))
        ranks = [COLONISTS.index(kind) for kind in colonists] + [0] * GREAT_TILES
        top = COLONISTS.index("merchant" if merchants else "townsman")
        for rank in sorted(ranks, reverse=True)[:GREAT_TILES]:
            for kind in COLONISTS[rank:top]:
                cheap = school if DISCOUNT[kind][0] == "school" else university
                paid.append((CHEAPER_PROMOTION if cheap else PROMOTION)[kind])
    for cost in paid:
        for commodity, count in cost:
            need[commodity] += count
    return tuple(need.values())


def _risk(mine: Affairs, seats: int) -> float:
    """Rounds that the next round's events may cost for want of gold (I19, I20)."""
    chance = 0.0
    if mine.gold < len(mine.outposts) + mine.agreements and "fort" not in mine.buildings:
        chance += PIRATES
    if mine.gold < len(mine.colonists) - SAFE_SPACES and "fire_station" not in mine.buildings:
        chance += FIRE
    return RISK * chance * seats
