"""What the chosen I can do with a coin (D10, D11): the buttons in the tray."""

from dataclasses import dataclass

from app.tables.drift.chosen import Chosen
from app.tables.drift.context import Context
from engine.drift.pieces import COINS
from engine.drift.queries import Queries
from engine.drift.words import coin_name
from engine.language import tr


@dataclass(frozen=True, slots=True)
class Deed:
    token: str
    words: str
    coin: str


def deeds(context: Context, queries: Queries, chosen: Chosen) -> list[Deed]:
    view, offered = context.view, context.tappable
    if not chosen.piece:
        return []
    carried = view["seats"][view["turn"]]["carrying"].get(chosen.piece)
    if "put" in offered and carried:
        return [_put(carried, queries, chosen.piece)]
    if "take" in offered:
        (kind,) = queries.kinds_on(chosen.start)
        return [Deed("take", tr("Pick up {coin}", coin=coin_name(kind)), kind)]
    kinds = [kind for kind in COINS if f"take:{kind}" in offered]
    return [Deed(f"take:{kind}", tr("Take {coin}", coin=coin_name(kind)), kind) for kind in kinds]


def _put(coin: str, queries: Queries, piece: str) -> Deed:
    """D20: the deposit that wins says so."""
    name = coin_name(coin)
    if queries.wins_by_deposit(piece):
        words = tr("Deposit {coin} and win", coin=name)
    elif queries.deposits(piece):
        words = tr("Deposit {coin}", coin=name)
    else:
        words = tr("Drop {coin}", coin=name)
    return Deed("put", words, coin)
