"""ANNO's prompts for who is new to it."""

from engine.anno.cards import MONTHS
from engine.anno.types import CalendarView, View
from engine.guidance import Guidance
from engine.language import tr


def guidance(view: View) -> Guidance | None:
    """For the seat of a view, where it is to act."""
    if "slips" in view or view["seat"] is None or view["seat"] != view["turn"]:
        return None
    if view["phase"] == "burn":
        return Guidance(
            "burn",
            tr("Burn a card that will hardly ever fit. A new one comes, and your turn is over."),
            "A19",
        )
    if view["phase"] not in ("start", "match"):
        return None
    blue = view["phase"] == "start" and "BLUE" in view["hand"]
    return _with_a_month(blue) if _has_month(view) else _without(blue)


def _has_month(view: CalendarView) -> bool:
    """Whether there is anything that cards could be matched to."""
    return bool(view["boards"][view["turn"]]) or any(card in MONTHS for card in view["hand"])


def _with_a_month(blue: bool) -> Guidance:
    if blue:
        return Guidance(
            "blue",
            tr("Your Blue Moon fetches any card from the middle. Or match cards, or burn one."),
            "A5",
        )
    return Guidance(
        "match",
        tr("Match cards to a month: each counts 5 for you. Nothing fits? Go on to Burn and Turn."),
        "A6",
    )


def _without(blue: bool) -> Guidance:
    if blue:
        return Guidance(
            "fetch",
            tr("You have no month. Your Blue Moon fetches one, if one lies in the middle."),
            "A5",
        )
    return Guidance(
        "wait",
        tr("You have no month yet: burn a card you can spare, and hope for one."),
        "A19",
    )
