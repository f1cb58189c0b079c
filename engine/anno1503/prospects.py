"""What hard and expert weigh between two, beside the rounds that a plan still takes: what a home
can become.

Rounds tell little of a match that has just begun, and nearly all when it is about to end: until
then colonists, island tiles and ships at sea tell who will win. The weights are fitted to the
winners of whole matches, as logarithms of odds. Like `judgement` it sees no more than its seat.
"""

from functools import lru_cache
from math import exp, log

from engine.anno1503.charting import Chart, chart, moves_from
from engine.anno1503.judgement import WON, Affairs, affairs, rounds_left
from engine.anno1503.pieces import AGREEMENT, FREE_PROMOTION, GOALS, GOLD, HAND, OUTPOST
from engine.anno1503.state import Position

SOON = ((1.8, 3.0), (1.5, 8.0))
"""What being about to win is worth, and within how many rounds it fades."""
ROUND = 0.1
"""What every round less is worth, however far the end."""
STANDING = {"pioneer": 0.5, "settler": 1.85, "townsman": 2.3, "merchant": 2.9}
"""What a colonist is worth."""
FAR_GOODS = ("spice", "tobacco")
"""What no workshop makes by itself: promotions need them all the time."""
FAR_OUTPOST, NEAR_OUTPOST = 1.2, 0.1
TRADE = 0.8
PIECE = 0.015
"""A gold piece, up to what wins."""
CARD = 0.08
"""A commodity on hand, up to what a hand may hold."""
TREASURE = 0.6
UNKNOWN = 0.7
"""What an unknown tile is worth to the ship that finds it."""
WEARY = 0.05
"""How much of that each move on the way costs."""


def chances(position: Position, seat: int) -> float:
    """How well a seat stands: the logarithm of its odds to win against all others."""
    if position.over:
        return WON if position.turn == seat else -WON
    known, seats = chart(position, seat), position.seats
    mine = prospects(affairs(position, seat), known, seats)
    others = (
        prospects(affairs(position, other), known, seats) for other in range(seats) if other != seat
    )
    return mine - log(sum(map(exp, others)))


@lru_cache(maxsize=1 << 11)
def prospects(mine: Affairs, known: Chart, seats: int) -> float:
    """What a home is worth, whatever the others have."""
    left = rounds_left(mine, known, seats) * seats / 2
    soon = sum(worth * exp(-left / fading) for worth, fading in SOON)
    return (
        soon
        - ROUND * left
        + sum(STANDING[kind] for kind in mine.colonists)
        + sum(outpost_worth(commodity) for _, commodity in mine.outposts)
        + TRADE * mine.agreements
        + PIECE * min(mine.gold, GOALS["gold"])
        + CARD * min(sum(mine.goods), HAND)
        + sum(hope(ship, known, mine) for ship in mine.ships if ship)
    )


def outpost_worth(commodity: str) -> float:
    return FAR_OUTPOST if commodity in FAR_GOODS else NEAR_OUTPOST


def hope(ship: str, known: Chart, mine: Affairs) -> float:
    """What a ship may bring home, the nearer the likelier."""
    target = bound_for(ship, known, mine)
    return 0.0 if target is None else worth_sailing(ship, target, known, mine)


def bound_for(ship: str, known: Chart, mine: Affairs) -> str | None:
    """The island that a ship does best to sail to; None where no tile is left for it."""
    worth = {island: worth_sailing(ship, island, known, mine) for island in known.tiles}
    best = max(worth, key=worth.__getitem__, default=None)
    return best if best is not None and worth[best] > 0.0 else None


def worth_sailing(ship: str, island: str, known: Chart, mine: Affairs) -> float:
    tile = dict(known.seen).get(island)
    worth = UNKNOWN if tile is None else tile_worth(tile, mine)
    return worth * max(0.1, 1.0 - WEARY * moves_from(ship)[island])


def tile_worth(tile: str, mine: Affairs) -> float:
    """What a known tile is worth; nothing where there is no room for it (I13, I14)."""
    if tile == AGREEMENT:
        return TRADE if mine.agreements < GOALS["agreements"] else 0.0
    if tile.startswith(OUTPOST):
        room = len(mine.outposts) < GOALS["outposts"]
        return outpost_worth(tile[len(OUTPOST) :]) if room else 0.0
    return TREASURE if tile in (GOLD, FREE_PROMOTION) else 0.0
