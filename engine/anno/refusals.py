"""Why an action is refused: the first rule it breaks, in the rulebook's order (A5–A20, A27)."""

from collections import Counter
from typing import Any

from engine.anno.cards import COPIES, MONTHS, mask
from engine.anno.matching import Cards, matches, wanted
from engine.anno.misfits import exchanged_only, lacks_company, never_fits, wrong_count
from engine.anno.state import Position
from engine.anno.words import card_name, the_card
from engine.game import not_an_action
from engine.language import tr
from engine.refusal import Refusal


def of_exchange(position: Position, card: str) -> str | None:
    if card not in COPIES:
        return not_an_action()
    if position.phase == "counted":
        return counted()
    if position.phase != "start":
        return Refusal(
            "A5", tr("Blue Moon Exchange (A5): it comes first in a turn, and only once.")
        )
    if "BLUE" not in position.hands[position.turn]:
        return Refusal("A5", tr("Blue Moon Exchange (A5): there is no Blue Moon in your hand."))
    if card == "BLUE":
        return Refusal(
            "A5", tr("Blue Moon Exchange (A5): a Blue Moon for a Blue Moon changes nothing.")
        )
    if card in position.community:
        return None
    return Refusal(
        "A5",
        tr("Blue Moon Exchange (A5): {card} is not in the Community Eight.", card=the_card(card)),
        card,
    )


def of_match(position: Position, month: str, source: str, cards: tuple[Any, ...]) -> str | None:
    if position.phase == "counted":
        return counted()
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
    shown, under = MONTHS[month], lying or ()
    return (
        _not_there(position, source, cards)
        or never_fits(shown, under, cards, calidum)
        or _two_sources(position, source, cards)
        or lacks_company(shown, under, cards, calidum)
        or wrong_count(cards, new=lying is None)
        or not_an_action()
    )


def of_pass(position: Position) -> str | None:
    if position.phase == "counted":
        return counted()
    if position.phase == "burn":
        return Refusal(
            "A18",
            tr("Clearing the hand (A18): your hand is not empty, so you have to burn a card."),
        )
    return None


def of_burn(position: Position, card: str) -> str | None:
    if card not in COPIES:
        return not_an_action()
    if position.phase == "counted":
        return counted()
    if position.phase != "burn":
        return Refusal(
            "A19", tr("Burn and Turn (A19): match, or go on without matching, before you burn.")
        )
    if card in position.hands[position.turn]:
        return None
    return Refusal(
        "A19", tr("Burn and Turn (A19): {card} is not in your hand.", card=the_card(card)), card
    )


def of_deal(position: Position) -> str | None:
    if position.phase == "counted":
        return None
    return Refusal("A23", tr("The count (A23): this mensis is not over yet, so nobody deals."))


def counted() -> str:
    return Refusal("A23", tr("The count (A23): this mensis is over. Deal the next one."))


def of_place(drawn: str | None, card: str, month: str) -> str | None:
    """Orientation: `drawn` is the card that lies open."""
    if month not in MONTHS:
        return Refusal(
            "A27",
            tr("Orientation (A27): put the card beside one of the twelve months, or set it aside."),
        )
    return of_aside(drawn, card)


def of_aside(drawn: str | None, card: str) -> str | None:
    if card not in COPIES:
        return not_an_action()
    if card == drawn:
        return None
    return Refusal(
        "A27",
        tr("Orientation (A27): {card} is not the card that was drawn.", card=the_card(card)),
        card,
    )


def of_any_match(card: str) -> str:
    """Of a card for which nobody named a month, and that none takes."""
    if card == "BLUE":
        return exchanged_only()
    return Refusal(
        "A11",
        tr("Matching (A11): none of your months takes {card} now.", card=the_card(card)),
        card,
    )


def of_any_match_together(card: str) -> str:
    """The same beside other cards that are chosen for some month."""
    return Refusal(
        "A11",
        tr(
            "Matching (A11): none of your months takes {card} together with what you chose.",
            card=the_card(card),
        ),
        card,
    )


def of_bare_month(month: str, laid: bool) -> str:
    """Of a month that no card can be matched to."""
    name = card_name(month)
    if laid:
        return Refusal(
            "A11", tr("Matching (A11): no card can be matched to {month} now.", month=name), month
        )
    return Refusal(
        "A9",
        tr(
            "Never alone (A9): no card can be matched to {month} now, so it cannot be laid down.",
            month=name,
        ),
        month,
    )


def of_others_month(month: str) -> str:
    return Refusal(
        "A6",
        tr(
            "Matching (A6): this {month} is on another player’s board; match to your own months.",
            month=card_name(month),
        ),
        month,
    )


def without_a_month() -> str:
    """Of any card, as long as there is nothing to match it to."""
    return Refusal("A6", tr("Matching (A6): cards are matched to a month, and you have none yet."))


def after_passing() -> str:
    """Of any card but those in the hand, when nothing was matched."""
    return Refusal(
        "A19", tr("Burn and Turn (A19): you matched nothing, so now burn a card from your hand.")
    )


def _too_late_to_match(source: str) -> str:
    if source == "community":
        return Refusal(
            "A17",
            tr("Sorting (A17): it is too late in this turn to match from the Community Eight."),
        )
    return Refusal(
        "A20", tr("No going back (A20): one month a turn, and matching is over. Now burn a card.")
    )


def _not_own_month(position: Position, month: str) -> str:
    if month not in MONTHS:
        return Refusal("A6", tr("Matching (A6): cards are matched to a month."))
    name = card_name(month)
    if month in position.community:
        return Refusal(
            "A7",
            tr(
                "Community months (A7): {month} lies in the Community Eight, "
                "so you cannot match cards to it.",
                month=name,
            ),
            month,
        )
    return Refusal(
        "A6",
        tr("Matching (A6): {month} is neither in your hand nor on your board.", month=name),
        month,
    )


def _missing(position: Position, source: str, cards: Cards) -> tuple[Counter[str], bool]:
    """The cards that are not in the place named, and whether they only lie in the other one."""
    hand = Counter(position.hands[position.turn])
    community = Counter(card for card in position.community if card)
    here, elsewhere = (hand, community) if source == "hand" else (community, hand)
    missing = Counter(cards) - here
    return missing, len(missing) < len(cards) and not missing - elsewhere


def _not_there(position: Position, source: str, cards: Cards) -> str | None:
    """A7 and A8: really in the one place named, or else in the other."""
    missing, lies_elsewhere = _missing(position, source, cards)
    if not missing or lies_elsewhere:
        return None
    card = next(iter(missing))
    if source == "hand":
        sentence = tr(
            "One source (A8): you cannot take {card} from your hand.", card=the_card(card)
        )
    else:
        sentence = tr(
            "One source (A8): you cannot take {card} from the Community Eight.", card=the_card(card)
        )
    return Refusal("A8", sentence, card)


def _two_sources(position: Position, source: str, cards: Cards) -> str | None:
    """A8."""
    if not _missing(position, source, cards)[0]:
        return None
    return Refusal(
        "A8",
        tr("One source (A8): all cards come from your hand, or all from the Community Eight."),
    )
