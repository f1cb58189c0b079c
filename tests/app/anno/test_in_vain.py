"""Whatever is tapped in vain in 200 positions: what is answered speaks of nothing else."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from engine.anno.cards import MONTHS, SEASONS, WEATHERS, ZODIACS
from engine.anno.words import card_name
from engine.dice import Dice
from tests.app.vain import Vain, check, positions, taps_in_vain

NAMES = {card_name(code): code for code in (*MONTHS, *ZODIACS)}
COUNTS = ("A8", "A9", "A10")


def asked(view: Any, token: str) -> set[str]:
    return {token.rpartition(":")[2]}


@cache
def calendar() -> list[Vain]:
    every: list[Vain] = []
    for number, match in enumerate(positions("anno", 200, [2, 3, 4], 4, mensises=1)):
        every += taps_in_vain(match, Dice(number))
    return every


def test_no_card_is_blamed_that_was_neither_tapped_nor_chosen() -> None:
    for one in check("anno", calendar(), asked, least=500):
        meant = {token.rpartition(":")[2] for token in (one.token, *one.chosen)}
        words = re.findall(r"\b[A-Z][a-z]+\b", one.answer)
        named = {NAMES[word] for word in words if word in NAMES}
        assert named <= meant, (one.token, one.chosen, one.answer)


def never_fits(month: str, card: str, calidum: str) -> bool:
    """A7, A11, A14, A16: whatever else were matched along with it."""
    if card in MONTHS or card == "BLUE":
        return True
    if card.startswith("W"):
        return MONTHS[month].season not in WEATHERS[calidum][card]
    return card != "CUSP" and card not in SEASONS and card not in MONTHS[month].primaries


def test_what_can_never_fit_is_named_before_any_count() -> None:
    tried = 0
    for one in calendar():
        months = [token.rpartition(":")[2] for token in one.chosen if token[-3:] in MONTHS]
        zone, _, card = one.token.partition(":")
        calidum = one.view["options"]["calidum"]
        laid = one.view["phase"] in ("start", "match") and zone in ("hand", "community")
        if (
            laid
            and months
            and "hand:BLUE" not in one.chosen
            and never_fits(months[0], card, calidum)
        ):
            tried += 1
            assert one.rule not in COUNTS, (one.token, one.chosen, one.answer)
            named = card_name(card).split()[-1] in one.answer
            assert named or one.rule in ("A12", "A16"), (one.token, one.chosen, one.answer)
    assert tried > 100


def test_in_orientation_too() -> None:
    found = (
        vain
        for number, match in enumerate(positions("anno", 60, [1, 2], 3, mode="orientation"))
        for vain in taps_in_vain(match, Dice(number))
    )
    check("anno", found, asked, least=0)
