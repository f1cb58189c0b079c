"""What moves on the board: six pieces a player, and the coins."""

from engine.drift.board import HOMES, LANDS, NEIGHBOURS, RING, SPACES
from engine.drift.types import Attack, Step
from engine.language import N_

VALUE = {"3a": 3, "2a": 2, "2b": 2, "1a": 1, "1b": 1, "1c": 1}
"""V1: a III, two IIs, three Is. The value is the rank, the points and the strength."""

PIECES = tuple(VALUE)
CARRIERS = tuple(piece for piece in PIECES if VALUE[piece] == 1)

HIGHER = {p: frozenset(o for o in PIECES if VALUE[o] > VALUE[p]) for p in PIECES}
"""D4: the pieces of higher rank than each."""
PEERS = {p: tuple(o for o in PIECES if VALUE[o] == VALUE[p] and o != p) for p in PIECES}
"""The others of the same rank."""

REPOSITORY = 9
"""What a repository adds to the defence of its home (D14)."""

COINS = ("copper", "silver", "gold")

COIN_LAND = {"copper": N_("outer land"), "silver": N_("middle land"), "gold": N_("inner land")}
"""The land on which each kind is placed, by its name."""

COIN_SPACES = {
    coin: tuple(space for space in LANDS if RING[space].name == land and space not in HOMES)
    for coin, land in COIN_LAND.items()
}
"""D1: where a coin of each kind may lie at set-up."""


def in_order(coins: tuple[str, ...]) -> tuple[str, ...]:
    """Coins sorted as copper, silver, gold."""
    return tuple(sorted(coins, key=COINS.index))


def without(coins: tuple[str, ...], coin: str) -> tuple[str, ...]:
    """The coins that stay when one of a kind is taken."""
    place = coins.index(coin)
    return coins[:place] + coins[place + 1 :]


STEP: dict[str, dict[str, Step]] = {
    piece: {space: ("step", piece, space) for space in SPACES} for piece in PIECES
}
ATTACK: dict[str, dict[str, Attack]] = {
    piece: {space: ("attack", piece, space) for space in SPACES} for piece in PIECES
}
"""All steps and attacks there are, made once: `legal` only has to choose."""

ROADS: dict[str, dict[str, tuple[tuple[str, Step, Attack], ...]]] = {
    piece: {
        space: tuple((near, STEP[piece][near], ATTACK[piece][near]) for near in NEIGHBOURS[space])
        for space in SPACES
    }
    for piece in PIECES
}
"""What a piece can do from a space: each neighbour with the step and the attack there."""
