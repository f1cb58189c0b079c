"""ANNO's sentences: cards' names, prompts, actions, the log."""

from collections.abc import Iterable
from typing import assert_never

from engine.anno.cards import MONTHS, SEASONS, WEATHER_NAMES, ZODIACS
from engine.anno.types import (
    Action,
    CalendarEvent,
    CalendarView,
    Event,
    Matched,
    OrientationEvent,
    OrientationView,
    Slip,
    View,
)
from engine.language import N_, listing, tr, tr_n

QUARTERS = {
    "Q1": N_("first quarter"),
    "Q2": N_("second quarter"),
    "Q3": N_("third quarter"),
    "Q4": N_("fourth quarter"),
}
_DAYS = {"D28": N_("28 days"), "D29": N_("29 days"), "D30": N_("30 days"), "D31": N_("31 days")}
_NAMES = (
    {code: month.name for code, month in MONTHS.items()}
    | QUARTERS
    | _DAYS
    | SEASONS
    | ZODIACS
    | WEATHER_NAMES
    | {"CUSP": N_("Cusp"), "BLUE": N_("Blue Moon")}
)
_WITH_ARTICLE = _NAMES | {
    "Q1": N_("the first quarter"),
    "Q2": N_("the second quarter"),
    "Q3": N_("the third quarter"),
    "Q4": N_("the fourth quarter"),
    "CUSP": N_("the Cusp"),
    "BLUE": N_("the Blue Moon"),
}


def card_name(code: str) -> str:
    """A card as people call it: first quarter, Leo."""
    return tr(_NAMES[code])


def the_card(code: str) -> str:
    """A card within a sentence, never at its beginning: the first quarter, Leo."""
    return tr(_WITH_ARTICLE[code])


def the_cards(codes: Iterable[str]) -> str:
    """Leo, 31 days and Summer."""
    return listing([the_card(code) for code in codes])


def prompt(view: View, names: list[str]) -> str:
    if "slips" in view:
        return _orientation_prompt(view, names)
    if view["phase"] == "over":
        return tr("The last mensis is over.")
    if view["phase"] == "counted":
        return tr(
            "Mensis {mensis} is counted. {player} deals the next one.",
            mensis=view["mensis"],
            player=names[view["turn"]],
        )
    if view["seat"] != view["turn"]:
        return tr("{player} is thinking.", player=names[view["turn"]])
    if view["phase"] == "burn":
        return tr(
            "Burn and Turn: choose one card from your hand to burn. A new one comes from the deck."
        )
    blue = view["phase"] == "start" and "BLUE" in view["hand"]
    if not _has_month(view):
        if blue:
            return tr(
                "You have no month yet: exchange your Blue Moon, or burn a card and hope for one."
            )
        return tr("You have no month yet: burn a card and hope for one.")
    if blue:
        return tr(
            "First you can exchange your Blue Moon. "
            "Or match cards to a month, or go on to Burn and Turn."
        )
    return tr("Match cards to a month, or go on to Burn and Turn.")


def _has_month(view: CalendarView) -> bool:
    """Whether there is anything that cards could be matched to."""
    return bool(view["boards"][view["turn"]]) or any(card in MONTHS for card in view["hand"])


def _orientation_prompt(view: OrientationView, names: list[str]) -> str:
    card = view["card"]
    if card is None:
        return tr("Every card has found its place.")
    return tr(
        "{player}, where does this card belong: {card}?",
        player=names[view["turn"]],
        card=card_name(card),
    )


def opening(view: View, names: list[str]) -> list[str]:
    if "slips" in view:
        return [tr("The twelve months lie in a column. The other cards come one at a time.")]
    draws = [
        tr("{player} drew {card}", player=names[seat], card=the_card(card))
        for seat, card in enumerate(view["dealer_draw"][-1])
    ]
    return [
        tr("To see who deals, {draws}.", draws=listing(draws)),
        _dealt(view["mensis"], view["dealer"], view["turn"], names),
    ]


def describe(action: Action, names: list[str]) -> str:
    match action:
        case ("exchange", card):
            return tr("Exchange the Blue Moon for {card}", card=the_card(card))
        case ("match", month, "hand", cards):
            return tr(
                "Match {cards} from your hand to {month}",
                cards=the_cards(cards),
                month=card_name(month),
            )
        case ("match", month, "community", cards):
            return tr(
                "Match {cards} from the Community to {month}",
                cards=the_cards(cards),
                month=card_name(month),
            )
        case ("pass",):
            return tr("Go on to Burn and Turn")
        case ("burn", card):
            return tr("Burn {card}", card=the_card(card))
        case ("deal",):
            return tr("Deal the next mensis")
        case ("place", card, month):
            return tr("Put {card} beside {month}", card=the_card(card), month=card_name(month))
        case ("aside", card):
            return tr("Set {card} aside", card=the_card(card))
        case _:
            assert_never(action)


def sentence(event: Event, names: list[str]) -> str | None:
    match event[0]:
        case "placed" | "set_aside" | "slip" | "drawn" | "complete":
            return _orientation_sentence(event, names)
        case _:
            return _calendar_sentence(event, names)


def _calendar_sentence(event: CalendarEvent, names: list[str]) -> str | None:
    match event:
        case ("dealt", mensis, dealer, first):
            return _dealt(mensis, dealer, first, names)
        case ("hand", _, _) | ("refilled", _, _):
            return None
        case ("exchanged", seat, card):
            return tr(
                "{player} exchanges a Blue Moon for {card}.",
                player=names[seat],
                card=the_card(card),
            )
        case ("matched", _, _, _, _, _):
            return _matched(event, names)
        case ("passed", seat):
            return tr("{player} matches nothing.", player=names[seat])
        case ("burned", seat):
            return tr("{player} burns a card.", player=names[seat])
        case ("drew", seat, card):
            return tr("{player} takes {card}.", player=names[seat], card=the_card(card))
        case ("mensis", mensis, "cleared", seat):
            return tr(
                "{player} has cleared their hand: mensis {mensis} is over.",
                player=names[seat],
                mensis=mensis,
            )
        case ("mensis", mensis, "deck", _):
            return tr("The deck has run out: mensis {mensis} is over.", mensis=mensis)
        case ("scored", seat, plus, minus):
            return tr(
                "{player} scores {plus} − {minus} = {total}.",
                player=names[seat],
                plus=plus,
                minus=minus,
                total=f"{plus - minus}".replace("-", "−"),
            )
        case ("over",):
            return tr("The last mensis is over.")
        case _:
            assert_never(event)


def _dealt(mensis: int, dealer: int, first: int, names: list[str]) -> str:
    return tr(
        "Mensis {mensis}: {dealer} deals, {first} begins.",
        mensis=mensis,
        dealer=names[dealer],
        first=names[first],
    )


def _matched(event: Matched, names: list[str]) -> str:
    _, seat, month, source, cards, new = event
    values = {"player": names[seat], "month": card_name(month), "cards": the_cards(cards)}
    if new and source == "hand":
        return tr("{player} lays down {month} and matches {cards} to it from their hand.", **values)
    if new:
        return tr(
            "{player} lays down {month} and matches {cards} to it from the Community Eight.",
            **values,
        )
    if source == "hand":
        return tr("{player} matches {cards} from their hand to {month}.", **values)
    return tr("{player} matches {cards} from the Community Eight to {month}.", **values)


def _orientation_sentence(event: OrientationEvent, names: list[str]) -> str | None:
    match event:
        case ("placed", seat, card, month):
            return tr(
                "{player} puts {card} beside {month}.",
                player=names[seat],
                card=the_card(card),
                month=card_name(month),
            )
        case ("set_aside", seat, card):
            return tr("{player} sets {card} aside.", player=names[seat], card=the_card(card))
        case ("slip", _, _, _, _):
            return _slip(event, names)
        case ("drawn", _):
            return None
        case ("complete", slips):
            return tr_n(
                "The year is complete, with {count} slip.",
                "The year is complete, with {count} slips.",
                slips,
            )
        case _:
            assert_never(event)


def _slip(event: Slip, names: list[str]) -> str:
    """A28: what was tried, and what is wrong with it."""
    _, seat, card, where, reason = event
    values = {"player": names[seat], "card": the_card(card)}
    if reason == "primary":
        return tr("{player} tries to set {card} aside, but it belongs to a month.", **values)
    values["month"] = card_name(where)
    if reason == "secondary":
        return tr(
            "{player} tries {card} beside {month}, but no month takes it. Set it aside.", **values
        )
    if reason == "not_shown":
        return tr("{player} tries {card} beside {month}, but {month} does not show it.", **values)
    if reason == "taken":
        return tr("{player} tries {card} beside {month}, but {month} already has it.", **values)
    assert_never(reason)
