"""Which sets of cards a month takes in one turn (A10–A16)."""

from functools import lru_cache
from itertools import product
from typing import TypeAlias

from engine.anno.cards import BIT, MONTHS, SEASONS, WEATHERS, ZODIACS, Month

Cards: TypeAlias = tuple[str, ...]

_CUSP = BIT["CUSP"]
_NONE: list[Cards] = [()]


def wanted(month: str, calidum: str) -> int:
    """All codes that could ever be matched to the month, as bits: a quick sieve."""
    return _WANTED[calidum][month]


@lru_cache(maxsize=1 << 15)
def matches(month: str, lying: int, offered: int, calidum: str) -> tuple[Cards, ...]:
    """Every set of cards that may be matched to the month, codes sorted.

    `lying` are the cards under the month already, `offered` those of the one source (A8);
    both as bits. Positions repeat these few questions all the time, so answers are kept.
    """
    shown = MONTHS[month]
    parts = product(
        _quarter(shown, lying, offered),
        _days(shown, lying, offered),
        _zodiacs(shown, lying, offered),
        _season(shown, lying, offered, calidum),
    )
    sets = (quarter + days + zodiac + season for quarter, days, zodiac, season in parts)
    return tuple(tuple(sorted(cards)) for cards in sets if obeys_rule_of_two(len(cards)))


def obeys_rule_of_two(count: int) -> bool:
    """A9 and A10: one card, or three or more."""
    return count == 1 or count > 2


def _quarter(month: Month, lying: int, offered: int) -> list[Cards]:
    """A12."""
    bit = BIT[month.quarter]
    return [(), (month.quarter,)] if bit & offered and not bit & lying else _NONE


def _days(month: Month, lying: int, offered: int) -> list[Cards]:
    """A12, and A13 for February's two."""
    sets = _NONE
    for days in month.days:
        if BIT[days] & offered and not BIT[days] & lying:
            sets = sets + [cards + (days,) for cards in sets]
    return sets


def _zodiacs(month: Month, lying: int, offered: int) -> list[Cards]:
    """A12 for the first, A15 for the second."""
    one, two = month.zodiacs
    lie = [z for z in month.zodiacs if BIT[z] & lying]
    come = [z for z in month.zodiacs if BIT[z] & offered and z not in lie]
    cusp = offered & _CUSP and not lying & _CUSP
    if not lie:
        sets = [(), *((z,) for z in come)]
        return [*sets, ("CUSP", one, two)] if cusp and len(come) == 2 else sets
    return [(), ("CUSP", come[0])] if cusp and len(lie) == 1 and come else _NONE


def _season(month: Month, lying: int, offered: int, calidum: str) -> list[Cards]:
    """A12, and A14 with a weather."""
    if lying & _SEASON_BITS:
        return _NONE
    sets: list[Cards] = [()]
    if BIT[month.season] & offered:
        sets.append((month.season,))
    for weather, changes in WEATHERS[calidum].items():
        taken = changes.get(month.season)
        if taken and BIT[weather] & offered and BIT[taken] & offered:
            sets.append((weather, taken))
    return sets


def _all_wanted(month: Month, calidum: str) -> int:
    bits = _CUSP
    for code in month.primaries:
        bits |= BIT[code]
    for weather, changes in WEATHERS[calidum].items():
        if month.season in changes:
            bits |= BIT[weather] | BIT[changes[month.season]]
    return bits


_SEASON_BITS = sum(BIT[season] for season in SEASONS)
_WANTED = {
    calidum: {code: _all_wanted(month, calidum) for code, month in MONTHS.items()}
    for calidum in WEATHERS
}


def is_full(month: str, cards: Cards) -> bool:
    """A25: quarter, days, zodiac and season lie there; a weathered season counts."""
    shown = MONTHS[month]
    return (
        shown.quarter in cards
        and any(days in cards for days in shown.days)
        and any(zodiac in cards for zodiac in ZODIACS)
        and any(season in cards for season in SEASONS)
    )
