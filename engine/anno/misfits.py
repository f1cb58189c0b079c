"""Why cards do not go to a month: what never fits, what lacks company, how many (A9–A16)."""

from engine.anno.cards import MONTHS, SEASONS, WEATHERS, ZODIACS, Month
from engine.anno.matching import Cards, obeys_rule_of_two
from engine.anno.words import card_name, the_card
from engine.language import tr
from engine.refusal import Refusal


def exchanged_only() -> str:
    return Refusal("A16", tr("Blue Moon (A16): it is exchanged, never matched."), "BLUE")


def wrong_count(cards: Cards, new: bool) -> str | None:
    if not cards:
        if new:
            return Refusal(
                "A9",
                tr("Never alone (A9): when you lay down a month, match at least one card to it."),
            )
        return Refusal("A6", tr("Matching (A6): choose at least one card to match."))
    if obeys_rule_of_two(len(cards)):
        return None
    return Refusal(
        "A10", tr("Rule of Two (A10): match one card, or three or more, but never exactly two.")
    )


def never_fits(month: Month, lying: Cards, cards: Cards, calidum: str) -> str | None:
    """What nothing that is matched along with it could mend."""
    for card in cards:
        if card in MONTHS:
            return Refusal(
                "A7",
                tr(
                    "Community months (A7): {month} is a month, "
                    "and never matched to another month.",
                    month=card_name(card),
                ),
                card,
            )
        if card == "BLUE":
            return exchanged_only()
    return (
        _wrong_weather(month, lying, cards, calidum)
        or _not_shown(month, cards)
        or _second_cusp(lying, cards)
        or _twice(cards)
        or _taken(month, lying, cards)
    )


def lacks_company(month: Month, lying: Cards, cards: Cards, calidum: str) -> str | None:
    """What fits together with something else alone: A14, A15."""
    return _lone_weather(month, cards, calidum) or _wrong_cusp(month, lying, cards)


def _wrong_weather(month: Month, lying: Cards, cards: Cards, calidum: str) -> str | None:
    """A14 with ruling R4."""
    weathers = [card for card in cards if card in WEATHERS[calidum]]
    seasons = [card for card in cards if card in SEASONS]
    name = card_name(month.code)
    if (weathers or seasons) and any(card in SEASONS for card in lying):
        return Refusal(
            "A12", tr("One of each (A12): {month} already has its season.", month=name), month.code
        )
    if not weathers:
        return None
    if len(weathers) > 1:
        return Refusal("A14", tr("Weather (A14): a month takes only one weather card."))
    if month.season not in WEATHERS[calidum][weathers[0]]:
        return Refusal(
            "A14",
            tr(
                "Weather (A14): {weather} does not change the season of {month}.",
                weather=card_name(weathers[0]),
                month=name,
            ),
            weathers[0],
            month.code,
        )
    return None


def _lone_weather(month: Month, cards: Cards, calidum: str) -> str | None:
    """A14: a weather comes together with the season that it brings; A11 for a season alone."""
    weather = next((card for card in cards if card in WEATHERS[calidum]), None)
    if weather is None:
        return _wrong_season(month, [card for card in cards if card in SEASONS])
    taken = WEATHERS[calidum][weather][month.season]
    if [card for card in cards if card in SEASONS] == [taken]:
        return None
    return Refusal(
        "A14",
        tr(
            "Weather (A14): {weather} makes {month} take {season}, so match the two together.",
            weather=card_name(weather),
            month=card_name(month.code),
            season=card_name(taken),
        ),
        weather,
        month.code,
    )


def _wrong_season(month: Month, seasons: list[str]) -> str | None:
    for season in seasons:
        if season != month.season:
            return Refusal(
                "A11",
                tr(
                    "Matching (A11): {month} does not take {season} without the weather "
                    "that brings it.",
                    month=card_name(month.code),
                    season=card_name(season),
                ),
                month.code,
                season,
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
            return Refusal(
                "A15",
                tr(
                    "Cusp (A15): {month} takes a second zodiac only together with a Cusp.",
                    month=name,
                ),
                month.code,
            )
        return None
    if second:
        return None
    return Refusal(
        "A15",
        tr("Cusp (A15): match a Cusp together with the second zodiac for {month}.", month=name),
        "CUSP",
        month.code,
    )


def _second_cusp(lying: Cards, cards: Cards) -> str | None:
    """A15."""
    if "CUSP" in cards and ("CUSP" in lying or cards.count("CUSP") > 1):
        return Refusal("A15", tr("Cusp (A15): a month takes only one Cusp."), "CUSP")
    return None


def _not_shown(month: Month, cards: Cards) -> str | None:
    """A11: the month shows the card."""
    for card in cards:
        if card in SEASONS or card == "CUSP" or card.startswith("W"):
            continue
        if card not in month.primaries:
            return Refusal(
                "A11",
                tr(
                    "Matching (A11): {month} does not show {card}.",
                    month=card_name(month.code),
                    card=the_card(card),
                ),
                month.code,
                card,
            )
    return None


def _twice(cards: Cards) -> str | None:
    for card in cards:
        if cards.count(card) > 1:
            return Refusal(
                "A12",
                tr("One of each (A12): a month takes {card} only once.", card=the_card(card)),
                card,
            )
    return None


def _taken(month: Month, lying: Cards, cards: Cards) -> str | None:
    """A12 and A13: the place is still open."""
    again = next((card for card in cards if card in lying), None)
    if again is None:
        return None
    if again in month.days and len(month.days) > 1:
        return Refusal(
            "A13",
            tr("February (A13): it takes 28 days and 29 days, but each of them only once."),
            month.code,
            again,
        )
    return Refusal(
        "A12",
        tr(
            "One of each (A12): {month} already has its {card}.",
            month=card_name(month.code),
            card=card_name(again),
        ),
        month.code,
        again,
    )
