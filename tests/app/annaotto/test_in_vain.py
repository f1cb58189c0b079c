"""Whatever is tapped in vain in 200 positions: what is answered speaks of nothing else."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.annaotto.fitting import layable_seen
from engine.dice import Dice
from tests.app.vain import Vain, check, positions, taps_in_vain


def side(view: Any, token: str) -> str:
    """The side that a tap on a card would lay."""
    kind, *rest = token.split(":")
    if kind == "card":
        seat, place = map(int, rest)
        front, reverse = view["hands"][seat][place]
        return str(front if seat == view["seat"] else reverse)
    return str(view["drawn"][int(rest[0])]) if kind == "lay" and view["drawn"] else ""


def asked(view: Any, token: str) -> set[str]:
    """A card, and the one that it was to go on."""
    return {side(view, token), view["top"]}


@cache
def found() -> list[Vain]:
    every: list[Vain] = []
    for number, match in enumerate(positions("annaotto", 200, [2, 3, 4, 6], 3)):
        every += taps_in_vain(match, Dice(number))
    return every


def test_nothing_is_blamed_that_was_neither_tapped_nor_chosen() -> None:
    check("annaotto", found(), asked, least=400)


def test_what_does_not_fit_is_said_before_cards_are_counted() -> None:
    tried = 0
    for one in found():
        laid = one.view["phase"] == "turn" and one.token.startswith("card:")
        if laid and side(one.view, one.token) not in layable_seen(one.view):
            tried += 1
            assert one.rule not in ("O7", "O12"), (one.token, one.answer)
    assert tried > 100
