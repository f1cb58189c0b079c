"""What is answered to a tap in vain: only of what was tapped and chosen, and what never fits first.

Where a month is tapped or chosen, the rules have the answer; where none is, all the own months are
asked, and none of them is blamed.
"""

from collections.abc import Sequence

from app.tables.anno.context import CalendarContext
from engine import game
from engine.anno import refusals
from engine.anno.cards import COPIES, MONTHS
from engine.anno.types import CalendarView
from engine.refusal import Refusal


def tried_match(chosen: Sequence[str], zone: str, card: str, month: str = "") -> game.Action:
    """The match that a person seems to mean who adds this card to what they chose."""
    taken = [token.partition(":") for token in chosen]
    months = [code for _, _, code in taken if code in MONTHS]
    matched = [(where, code) for where, _, code in taken if code not in MONTHS]
    if zone == "board" or (card in MONTHS and not months):
        source = matched[0][0] if matched else "hand"
        return ("match", card, source, tuple(code for _, code in matched))
    sources = {where for where, _ in matched} | {zone}
    source = zone if len(sources) == 1 else "hand"
    return ("match", *(months or [month])[:1], source, (*(code for _, code in matched), card))


def answer(context: CalendarContext, token: str) -> str | None:
    """What the table knows better than the rules; None where they answer."""
    view, chosen = context.view, context.chosen
    zone, _, card = token.partition(":")
    if view["phase"] == "counted":
        return refusals.counted()
    if zone == "other":
        return refusals.of_others_month(card.partition(":")[2])
    if view["phase"] == "burn":
        blamed = has_passed(context) and zone in ("community", "board")
        return refusals.after_passing() if blamed else None
    if token == "hand:BLUE" and view["phase"] == "match":
        return context.why_not(("exchange", card), None)
    if "hand:BLUE" in chosen and zone != "community":
        return refusals.of_any_match("BLUE")
    if card not in COPIES or "hand:BLUE" in chosen or (zone == "community" and card in MONTHS):
        return None
    if card in MONTHS:
        return None if chosen else refusals.of_bare_month(card, laid=zone == "board")
    if any(token.partition(":")[2] in MONTHS for token in chosen):
        return None
    return _without_a_month(context, zone, card)


def has_passed(context: CalendarContext) -> bool:
    """Whether the viewer matched nothing in this turn."""
    return any(event[0] == "passed" for event in context.recent)


def _without_a_month(context: CalendarContext, zone: str, card: str) -> str:
    """Of a card that is tapped while no month is chosen."""
    months, chosen = _own_months(context.view), context.chosen
    if card == "BLUE":
        return refusals.of_any_match(card)
    if not months:
        return refusals.without_a_month()
    asked = {card, *(token.partition(":")[2] for token in chosen)}
    for month in months:
        reason = context.why_not(tried_match(chosen, zone, card, month), None)
        if isinstance(reason, Refusal) and set(reason.about) <= asked:
            return reason
    return refusals.of_any_match_together(card) if chosen else refusals.of_any_match(card)


def _own_months(view: CalendarView) -> list[str]:
    laid = [entry["month"] for entry in view["boards"][view["turn"]]]
    return [*laid, *(code for code in view["hand"] if code in MONTHS)]
