"""Hints of ANNO: the largest thing that speaks for an action, in one sentence."""

from typing import assert_never

from engine.anno.blue_moon import clearing_match
from engine.anno.cards import BIT, MONTHS, SECONDARIES, mask
from engine.anno.judgement import Prospects, clears, lead_if_cleared, takes
from engine.anno.matching import matches
from engine.anno.rules import POINTS, Anno
from engine.anno.types import Action, Match
from engine.anno.words import QUARTERS, card_name, the_card
from engine.language import tr, tr_n


def why(position: Anno, seat: int, action: Action) -> str:
    match action:
        case ("exchange", card):
            return _why_exchange(position, seat, card)
        case ("match", _, _, _):
            return _why_match(position, seat, action)
        case ("pass",):
            return _why_pass(position, seat)
        case ("burn", card):
            return _why_burn(position, seat, card)
        case ("deal",):
            return tr("It is all there is to do now.")
        case ("place", _, _) | ("aside", _):
            raise AssertionError(f"{action[0]} is an action of Orientation")
        case _:
            assert_never(action)


def _why_exchange(position: Anno, seat: int, card: str) -> str:
    if clearing_match(position, seat, card):
        return tr("With {card} you can clear your hand in this turn.", card=the_card(card))
    if card in MONTHS:
        return _why_month(position, seat, card)
    if Prospects(position, seat).own_months(card):
        return tr("You get {card}, and one of your months takes it.", card=the_card(card))
    if denied(position, seat, (card,)):
        return tr("It keeps {card} from the others.", card=the_card(card))
    if set(position.hands[seat]) == {"BLUE"}:
        return tr("Otherwise you would have to burn your Blue Moon, and that is a waste.")
    return tr("So you do not have to burn your Blue Moon later in this turn.")


def _why_month(position: Anno, seat: int, month: str) -> str:
    fitting = takes(month, 0, position.calidum) & mask(position.hands[seat])
    if fitting:
        return tr_n(
            "It frees {month}, which takes {count} card from your hand.",
            "It frees {month}, which takes {count} cards from your hand.",
            fitting.bit_count(),
            month=card_name(month),
        )
    open_now = takes(month, 0, position.calidum) & mask(card for card in position.community if card)
    if open_now:
        return tr_n(
            "It frees {month}, which takes {count} card of the Community Eight.",
            "It frees {month}, which takes {count} cards of the Community Eight.",
            open_now.bit_count(),
            month=card_name(month),
        )
    return tr("It frees {month}: a new month has room for many cards.", month=card_name(month))


def _why_match(position: Anno, seat: int, action: Match) -> str:
    _, month, source, cards = action
    if clears(position.hands[seat], action):
        return tr("It clears your hand and ends the mensis.")
    new = month in position.hands[seat]
    if source == "hand":
        return _why_from_hand(month, len(cards), new)
    if new:
        return _why_new_from_community(month, len(cards))
    wanted = denied(position, seat, cards)
    return _why_from_community(month, len(cards), wanted[0] if wanted else None)


def _why_from_hand(month: str, count: int, new: bool) -> str:
    """Each card scores on the board and costs nothing in the hand any more (A22)."""
    points = 2 * POINTS * (count + new)
    if new:
        return tr_n(
            "It moves {month} and {count} card from your hand to your board: "
            "worth {points} points in all.",
            "It moves {month} and {count} cards from your hand to your board: "
            "worth {points} points in all.",
            count,
            month=card_name(month),
            points=points,
        )
    return tr_n(
        "It moves {count} card from your hand to {month}: worth {points} points in all.",
        "It moves {count} cards from your hand to {month}: worth {points} points in all.",
        count,
        month=card_name(month),
        points=points,
    )


def _why_new_from_community(month: str, count: int) -> str:
    """The month itself leaves the hand; the cards only score."""
    return tr_n(
        "It lays down {month} with {count} card from the Community Eight: "
        "worth {points} points in all.",
        "It lays down {month} with {count} cards from the Community Eight: "
        "worth {points} points in all.",
        count,
        month=card_name(month),
        points=POINTS * (count + 2),
    )


def _why_from_community(month: str, count: int, wanted: str | None) -> str:
    """`wanted` is one of the cards that somebody else could have used."""
    points = POINTS * count
    if wanted is None:
        return tr_n(
            "It adds {count} card to {month} for {points} points, and your hand stays as it is.",
            "It adds {count} cards to {month} for {points} points, and your hand stays as it is.",
            count,
            month=card_name(month),
            points=points,
        )
    return tr_n(
        "It adds {count} card to {month} for {points} points, and nobody else gets {card}.",
        "It adds {count} cards to {month} for {points} points, and nobody else gets {card}.",
        count,
        month=card_name(month),
        points=points,
        card=the_card(wanted),
    )


def denied(position: Anno, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the cards that a month on another board would take."""
    taken = 0
    for other, board in enumerate(position.boards):
        if other != seat:
            for month, lying in board:
                taken |= takes(month, mask(lying), position.calidum)
    return tuple(card for card in cards if taken & BIT[card])


def _why_pass(position: Anno, seat: int) -> str:
    hand = position.hands[seat]
    matches = [other for other in position.legal() if other[0] == "match"]
    last = position.mensis == position.options["mensises"]
    if last and any(
        clears(hand, one) and lead_if_cleared(position, seat, one) < 0 for one in matches
    ):
        return tr("Clearing your hand would end the match now, and you are not in the lead.")
    if matches:
        return tr("Waiting is worth more than any match you can make now.")
    return tr("You have nothing to match now.")


def _why_burn(position: Anno, seat: int, card: str) -> str:
    prospects, name = Prospects(position, seat), the_card(card)
    left = prospects.hand[:]
    left.remove(card)
    if not left:
        return tr("It is the only card you can burn.")
    if card in MONTHS:
        return tr("You have nothing but months and Blue Moons to burn.")
    if card in left:
        return tr("You still have another {card}.", card=card_name(card))
    if card in SECONDARIES:
        if not _goes_with(position, seat, card):
            return tr("No month of yours takes {card} with the cards in your hand.", card=name)
        return tr("It is hard to find the cards that go with {card}.", card=name)
    if not prospects.own_months(card) and not prospects.coming_months(card):
        return tr(
            "Every month that takes {card} is laid down, burned or in the Community Eight.",
            card=name,
        )
    if all(quarter in left for quarter in QUARTERS):
        return tr("You keep one card of every quarter.")
    if not prospects.own_months(card):
        return tr("No month on your board or in your hand takes {card}.", card=name)
    if _hardest(prospects, card, left):
        return tr("Of all the cards in your hand, {card} is the hardest to match.", card=name)
    return tr("Tried out many times, your hand does best without {card}.", card=name)


def _hardest(prospects: Prospects, card: str, left: list[str]) -> bool:
    """Whether no other card has as few months that take it, own ones and coming ones."""
    own, coming = prospects.own_months(card), prospects.coming_months(card)
    for other in set(left) - SECONDARIES - {*MONTHS}:
        owned, come = prospects.own_months(other), prospects.coming_months(other)
        if owned <= own and come <= coming and (owned, come) != (own, coming):
            return False
    return True


def _goes_with(position: Anno, seat: int, card: str) -> bool:
    """Whether some month of the seat takes the card together with others of its hand (A14, A15)."""
    hand = position.hands[seat]
    own = {code: 0 for code in hand if code in MONTHS}
    own.update((month, mask(lying)) for month, lying in position.boards[seat])
    held = mask(hand)
    return any(
        card in cards
        for month, lying in own.items()
        for cards in matches(month, lying, held, position.calidum)
    )
