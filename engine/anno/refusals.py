"""Why an action is refused: the first rule it breaks, in the rulebook's order (A5–A20, A27)."""

from collections import Counter
from typing import Any

from engine.anno.cards import COPIES, MONTHS, SEASONS, WEATHERS, ZODIACS, Month, mask
from engine.anno.matching import Cards, matches, obeys_rule_of_two, wanted
from engine.anno.state import Position
from engine.anno.words import card_name, the_card
from engine.game import not_an_action
from engine.language import tr


def of_exchange(position: Position, card: str) -> str | None:
    if card not in COPIES:
        return not_an_action()
    if position.phase != "start":
        return tr("Blue Moon Exchange (A5): it comes first in a turn, and only once.")
    if "BLUE" not in position.hands[position.turn]:
        return tr("Blue Moon Exchange (A5): there is no Blue Moon in your hand.")
    if card == "BLUE":
        return tr("Blue Moon Exchange (A5): a Blue Moon for a Blue Moon changes nothing.")
    if card in position.community:
        return None
    return tr("Blue Moon Exchange (A5): {card} is not in the Community Eight.", card=the_card(card))


def of_match(position: Position, month: str, source: str, cards: tuple[Any, ...]) -> str | None:
    if position.phase == "burn":
        return _too_late_to_match(source)
    hand = position.hands[position.turn]
    lying = next((under for m, under in position.boards[position.turn] if m == month), None)
    if lying is None and (month not in hand or month not in MONTHS):
        return _not_own_month(position, month)
    if source not in ("hand", "community") or not all(card in COPIES for card in cards):
        return not_an_action()
    offered = mask(hand if source == "hand" else position.community)
    calidum = position.calidum
    possible = matches(month, mask(lying or ()), offered & wanted(month, calidum), calidum)
    if tuple(sorted(cards)) in possible:
        return None
    return (
        _wrong_source(position, source, cards)
        or _wrong_count(cards, new=lying is None)
        or _does_not_fit(MONTHS[month], lying or (), cards, calidum)
        or not_an_action()
    )


def of_pass(position: Position) -> str | None:
    if position.phase == "burn":
        return tr("Clearing the hand (A18): your hand is not empty, so you have to burn a card.")
    return None


def of_burn(position: Position, card: str) -> str | None:
    if card not in COPIES:
        return not_an_action()
    if position.phase != "burn":
        return tr("Burn and Turn (A19): match, or go on without matching, before you burn.")
    if card in position.hands[position.turn]:
        return None
    return tr("Burn and Turn (A19): {card} is not in your hand.", card=the_card(card))


def of_place(drawn: str | None, card: str, month: str) -> str | None:
    """Orientation: `drawn` is the card that lies open."""
    if month not in MONTHS:
        return tr(
            "Orientation (A27): put the card beside one of the twelve months, or set it aside."
        )
    return of_aside(drawn, card)


def of_aside(drawn: str | None, card: str) -> str | None:
    if card not in COPIES:
        return not_an_action()
    if card == drawn:
        return None
    return tr("Orientation (A27): {card} is not the card that was drawn.", card=the_card(card))


def _too_late_to_match(source: str) -> str:
    if source == "community":
        return tr("Sorting (A17): it is too late in this turn to match from the Community Eight.")
    return tr("No going back (A20): one month a turn, and matching is over. Now burn a card.")


def _not_own_month(position: Position, month: str) -> str:
    if month not in MONTHS:
        return tr("Matching (A6): cards are matched to a month.")
    name = card_name(month)
    if month in position.community:
        return tr(
            "Community months (A7): {month} lies in the Community Eight, "
            "so you cannot match cards to it.",
            month=name,
        )
    return tr("Matching (A6): {month} is neither in your hand nor on your board.", month=name)


def _wrong_source(position: Position, source: str, cards: Cards) -> str | None:
    """A7 and A8: all from the one place named, and really there."""
    hand = Counter(position.hands[position.turn])
    community = Counter(card for card in position.community if card)
    here, elsewhere = (hand, community) if source == "hand" else (community, hand)
    missing = Counter(cards) - here
    if not missing:
        return None
    if len(missing) < len(cards) and not missing - elsewhere:
        return tr(
            "One source (A8): all cards come from your hand, or all from the Community Eight."
        )
    card = the_card(next(iter(missing)))
    if source == "hand":
        return tr("One source (A8): you cannot take {card} from your hand.", card=card)
    return tr("One source (A8): you cannot take {card} from the Community Eight.", card=card)


def _wrong_count(cards: Cards, new: bool) -> str | None:
    if not cards:
        if new:
            return tr("Never alone (A9): when you lay down a month, match at least one card to it.")
        return tr("Matching (A6): choose at least one card to match.")
    if obeys_rule_of_two(len(cards)):
        return None
    return tr("Rule of Two (A10): match one card, or three or more, but never exactly two.")


def _does_not_fit(month: Month, lying: Cards, cards: Cards, calidum: str) -> str | None:
    for card in cards:
        if card in MONTHS:
            return tr(
                "Community months (A7): {month} is a month, and never matched to another month.",
                month=card_name(card),
            )
        if card == "BLUE":
            return tr("Blue Moon (A16): it is exchanged, never matched.")
    return (
        _wrong_weather(month, lying, cards, calidum)
        or _wrong_cusp(month, lying, cards)
        or _not_shown(month, cards)
        or _twice(cards)
        or _taken(month, lying, cards)
    )


def _wrong_weather(month: Month, lying: Cards, cards: Cards, calidum: str) -> str | None:
    """A14 with ruling R4, and A11 for the season alone."""
    weathers = [card for card in cards if card in WEATHERS[calidum]]
    seasons = [card for card in cards if card in SEASONS]
    name = card_name(month.code)
    if (weathers or seasons) and any(card in SEASONS for card in lying):
        return tr("One of each (A12): {month} already has its season.", month=name)
    if not weathers:
        return _wrong_season(month, seasons)
    if len(weathers) > 1:
        return tr("Weather (A14): a month takes only one weather card.")
    weather = card_name(weathers[0])
    taken = WEATHERS[calidum][weathers[0]].get(month.season)
    if taken is None:
        return tr(
            "Weather (A14): {weather} does not change the season of {month}.",
            weather=weather,
            month=name,
        )
    if seasons == [taken]:
        return None
    return tr(
        "Weather (A14): {weather} makes {month} take {season}, so match the two together.",
        weather=weather,
        month=name,
        season=card_name(taken),
    )


def _wrong_season(month: Month, seasons: list[str]) -> str | None:
    for season in seasons:
        if season != month.season:
            return tr(
                "Matching (A11): {month} does not take {season} without the weather "
                "that brings it.",
                month=card_name(month.code),
                season=card_name(season),
            )
    return None


def _wrong_cusp(month: Month, lying: Cards, cards: Cards) -> str | None:
    """A15 with ruling R5."""
    name = card_name(month.code)
    here = [card for card in cards if card in month.zodiacs]
    there = [card for card in lying if card in ZODIACS]
    second = bool(here) and len({*here, *there}) == 2
    if "CUSP" not in cards:
        if second:
            return tr(
                "Cusp (A15): {month} takes a second zodiac only together with a Cusp.", month=name
            )
        return None
    if "CUSP" in lying or cards.count("CUSP") > 1:
        return tr("Cusp (A15): a month takes only one Cusp.")
    if second:
        return None
    return tr("Cusp (A15): match a Cusp together with the second zodiac for {month}.", month=name)


def _not_shown(month: Month, cards: Cards) -> str | None:
    """A11: the month shows the card."""
    for card in cards:
        if card in SEASONS or card == "CUSP" or card.startswith("W"):
            continue
        if card not in month.primaries:
            return tr(
                "Matching (A11): {month} does not show {card}.",
                month=card_name(month.code),
                card=the_card(card),
            )
    return None


def _twice(cards: Cards) -> str | None:
    for card in cards:
        if cards.count(card) > 1:
            return tr("One of each (A12): a month takes {card} only once.", card=the_card(card))
    return None


def _taken(month: Month, lying: Cards, cards: Cards) -> str | None:
    """A12 and A13: the place is still open."""
    again = next((card for card in cards if card in lying), None)
    if again is None:
        return None
    if again in month.days and len(month.days) > 1:
        return tr("February (A13): it takes 28 days and 29 days, but each of them only once.")
    return tr(
        "One of each (A12): {month} already has its {card}.",
        month=card_name(month.code),
        card=card_name(again),
    )
