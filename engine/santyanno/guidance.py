"""SANTY ANNO's prompts for who is new to it."""

from engine.guidance import Guidance
from engine.language import tr
from engine.santyanno.types import View
from engine.santyanno.words import ship_name


def guidance(view: View) -> Guidance | None:
    """Before a round; in a race nobody has time to read."""
    if view["phase"] != "ready" or view["seat"] is None:
        return None
    return Guidance(
        "ready",
        tr(
            "You begin on the {ship}. Cast off, follow the cards in your head, "
            "and press your last ship.",
            ship=ship_name(view["pirates"][view["seat"]]),
        ),
        "S12",
    )
