"""What an I can take, and where it may go with it (D10, D12)."""

from engine.drift.pieces import COINS
from engine.drift.state import Coins, Position


def kinds_on(position: Position, space: str) -> Coins:
    """D10: what the seat on turn can take here, loose or from another player's repository."""
    here = position.coins.get(space, ())
    host = position.owner.get(space)
    if host is not None and host != position.turn:
        here += position.deposited[host]
    return tuple(coin for coin in COINS if coin in here) if here else ()


def welcomes(position: Position, space: str, coin: str) -> bool:
    """D12: with a coin an I enters no home but its own, and that only with a kind it lacks."""
    host = position.owner.get(space)
    return host is None or (host == position.turn and coin not in position.deposited[host])
