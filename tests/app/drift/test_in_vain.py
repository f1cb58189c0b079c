"""Whatever is tapped in vain in 200 positions: what is answered speaks of nothing else."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from engine.dice import Dice
from engine.drift.board import DOORS, HOMES
from tests.app.vain import Vain, check, positions, taps_in_vain


def asked(view: Any, token: str) -> set[str]:
    """A piece is also where it stands, a space also who stands there, a door both its ends."""
    zone, _, name = token.partition(":")
    pieces = view["seats"][view["turn"]]["pieces"]
    if zone == "piece":
        return {name, pieces[name] or ""}
    if zone == "door":
        return {name, *DOORS[name]}
    return {name, *(piece for piece, space in pieces.items() if space == name)}


@cache
def found() -> list[Vain]:
    every: list[Vain] = []
    for number, match in enumerate(positions("drift", 200, [2, 3, 4], 5)):
        every += taps_in_vain(match, Dice(number), deep=1)
    return every


def test_nothing_is_blamed_that_was_neither_tapped_nor_chosen() -> None:
    for one in check("drift", found(), asked, least=1500):
        if "bars the way" in one.answer:
            continue  # what bars it is the answer
        meant = asked(one.view, one.token).union(*(asked(one.view, t) for t in one.chosen))
        spaces = set(re.findall(r"\b[A-GMNO]\d+\b", one.answer.replace(f"({one.rule})", "")))
        assert spaces <= meant, (one.token, one.chosen, one.answer)


def test_with_nothing_chosen_an_empty_space_only_says_what_to_do() -> None:
    for one in found():
        zone, _, space = one.token.partition(":")
        taken = [p for seat in one.view["seats"] for p in seat["pieces"].values()]
        empty = zone == "space" and space not in taken
        if one.view["phase"] == "play" and empty and not one.chosen:
            assert "first tap one of your pieces" in one.answer


def test_what_can_never_be_beaten_is_said_before_any_sum() -> None:
    tried = 0
    for one in found():
        _, _, space = one.token.partition(":")
        owner = next((n for n, s in enumerate(one.view["seats"]) if _is_home(s, space)), None)
        if owner is not None and one.rule == "D14":
            tried += 1
            assert "you need at least" not in one.answer
    assert tried


def _is_home(seat: Any, space: str) -> bool:
    at_home = seat["home"] is not None and HOMES[seat["home"]] == space
    return at_home and space in seat["pieces"].values()
