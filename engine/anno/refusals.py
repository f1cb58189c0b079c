"""Why a match is refused: the first rule it breaks, in the rulebook's order (A6–A16)."""

from collections import Counter
from typing import Any

from engine.anno.cards import COPIES, MONTHS, SEASONS, WEATHERS, ZODIACS, Month, mask
from engine.anno.matching import matches, obeys_rule_of_two, wanted
from engine.anno.state import Position
from engine.anno.words import no


def why_no_match(position: Position, month: str, source: str, cards: tuple[Any, ...]) -> str | None:
    """None if the seat on turn may match these cards to this month."""
    hand = position.hands[position.turn]
    lying = next((under for m, under in position.boards[position.turn] if m == month), None)
    if lying is None and (month not in hand or month not in MONTHS):
        return _no_month(position, month)
    if source not in ("hand", "community") or not all(card in COPIES for card in cards):
        return no("action")
    offered = mask(hand if source == "hand" else position.community)
    calidum = position.calidum
    possible = matches(month, mask(lying or ()), offered & wanted(month, calidum), calidum)
    if tuple(sorted(cards)) in possible:
        return None
    return (
        _no_source(position, source, cards)
        or _no_count(cards, new=lying is None)
        or _no_fit(MONTHS[month], lying or (), cards, calidum)
        or no("action")
    )


def _no_month(position: Position, month: str) -> str:
    if month not in MONTHS:
        return no("A6", "what")
    if month in position.community:
        return no("A7", "there", month)
    return no("A6", "away", month)


def _no_source(position: Position, source: str, cards: tuple[str, ...]) -> str | None:
    """A7 and A8: all from the one place named, and really there."""
    hand = Counter(position.hands[position.turn])
    community = Counter(card for card in position.community if card)
    here, elsewhere = (hand, community) if source == "hand" else (community, hand)
    missing = Counter(cards) - here
    if not missing:
        return None
    card = next(iter(missing))
    if len(missing) < len(cards) and not missing - elsewhere:
        return no("A8", "both")
    return no("A8", "away", card, source)


def _no_count(cards: tuple[str, ...], new: bool) -> str | None:
    if not cards:
        return no("A9", "alone") if new else no("A6", "nothing")
    return None if obeys_rule_of_two(len(cards)) else no("A10")


def _no_fit(
    month: Month, lying: tuple[str, ...], cards: tuple[str, ...], calidum: str
) -> str | None:
    for card in cards:
        if card in MONTHS:
            return no("A7", "month", card)
        if card == "BLUE":
            return no("A16")
    repeated = next((card for card in cards if cards.count(card) > 1), None)
    return (
        _no_weather(month, lying, cards, calidum)
        or _no_cusp(month, lying, cards)
        or _no_primary(month, cards)
        or (no("A12", "twice", repeated) if repeated else None)
        or _no_place(month, lying, cards)
    )


def _no_weather(
    month: Month, lying: tuple[str, ...], cards: tuple[str, ...], calidum: str
) -> str | None:
    """A14 with ruling R4, and A11 for the season alone."""
    weathers = [card for card in cards if card in WEATHERS[calidum]]
    seasons = [card for card in cards if card in SEASONS]
    if (weathers or seasons) and any(card in SEASONS for card in lying):
        return no("A12", "season", month.code)
    if len(weathers) > 1:
        return no("A14", "chain")
    if not weathers:
        stray = next((season for season in seasons if season != month.season), None)
        return no("A11", "season", stray, month.code) if stray else None
    taken = WEATHERS[calidum][weathers[0]].get(month.season)
    if taken is None:
        return no("A14", "start", weathers[0], month.code)
    return None if seasons == [taken] else no("A14", "with", weathers[0], month.code, taken)


def _no_cusp(month: Month, lying: tuple[str, ...], cards: tuple[str, ...]) -> str | None:
    """A15 with ruling R5."""
    here = [card for card in cards if card in month.zodiacs]
    there = [card for card in lying if card in ZODIACS]
    if "CUSP" not in cards:
        return no("A15", "second", month.code) if here and len(set(here + there)) == 2 else None
    if "CUSP" in lying or cards.count("CUSP") > 1:
        return no("A15", "one")
    return None if here and len({*here, *there}) == 2 else no("A15", "with", month.code)


def _no_primary(month: Month, cards: tuple[str, ...]) -> str | None:
    """A11: the month shows the card."""
    for card in cards:
        if card in SEASONS or card == "CUSP" or card.startswith("W"):
            continue
        if card not in month.primaries:
            return no("A11", "show", card, month.code)
    return None


def _no_place(month: Month, lying: tuple[str, ...], cards: tuple[str, ...]) -> str | None:
    """A12 and A13: the place is still open."""
    again = next((card for card in cards if card in lying), None)
    if again in month.days and len(month.days) > 1:
        return no("A13")
    return no("A12", "taken", again, month.code) if again else None
