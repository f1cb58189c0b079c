"""Homes for prepared positions: the lesson's chapters and the rules' figures."""

from collections.abc import Sequence
from typing import Any

from engine.anno1503.board import START
from engine.anno1503.pieces import COMMODITIES, STACK

_FIRST_GOODS = {"stone": 1, "lumber": 1}


def player(island: str, **more: Any) -> dict[str, Any]:
    """Somebody as at the beginning (I2), but for what is said; `goods` names all that there is."""
    held: dict[str, int] = more.pop("goods", _FIRST_GOODS)
    return {
        "island": island,
        "gold": 7,
        "goods": {commodity: held.get(commodity, 0) for commodity in COMMODITIES},
        "colonists": ["pioneer", "settler"],
        "buildings": {},
        "outposts": {},
        "agreements": 0,
        "ships": [START, None],
        "points": [0, 0],
        "bought": 0,
        "sold": [],
        "seen": {},
        **more,
    }


def bank(players: Sequence[dict[str, Any]]) -> dict[str, int]:
    """What nobody holds."""
    return {c: STACK - sum(one["goods"][c] for one in players) for c in COMMODITIES}
