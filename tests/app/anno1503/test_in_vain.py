"""Whatever is tapped in vain in 200 positions: what is answered speaks of nothing else."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.anno1503.board import ISLAND_SPACES
from engine.anno1503.pieces import WANTS
from engine.dice import Dice
from tests.app.vain import Vain, check, positions, taps_in_vain


def asked(view: Any, token: str) -> set[str]:
    """A colonist is also what this colonist buys."""
    kind, _, name = token.partition(":")
    if kind == "sell":
        return set(WANTS[view["players"][view["seat"]]["colonists"][int(name) - 1]])
    return {name}


@cache
def found() -> list[Vain]:
    every: list[Vain] = []
    for number, match in enumerate(positions("anno1503", 200, [2, 3, 4], 7)):
        every += taps_in_vain(match, Dice(number), deep=1)
    return every


def test_nothing_is_blamed_that_was_neither_tapped_nor_chosen() -> None:
    for one in check("anno1503", found(), asked, least=400):
        kind, _, name = one.token.partition(":")
        chosen = [token for token in one.chosen if token.startswith("sell:")]
        if kind == "card" and not chosen:
            assert "buys only" not in one.answer and "this one has" not in one.answer
        if kind in ("pier", "agreement") and one.view["phase"] in ("build", "ships"):
            assert one.rule in ("I4", "I13", "I14"), (one.token, one.answer)
        bare = name in ISLAND_SPACES and name not in one.view["tiles"]
        if kind == "space" and bare:
            assert "no tile" in one.answer, "in every phase, before anything is counted"
            unused = ISLAND_SPACES[name] > len(one.view["players"])
            assert one.rule == ("I1" if unused else "I12")
        if kind == "space" and one.view["phase"] == "ships" and not bare:
            assert one.rule in ("I5", "I11"), "how far it is, or what no ship can do"
