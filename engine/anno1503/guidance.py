"""ANNO 1503's prompts for who is new to it."""

from engine.anno1503.types import View
from engine.guidance import Guidance
from engine.language import N_, tr

_WORDS = {
    "roll": N_("Roll: everybody’s workshop with that number works, yours too. A 6 is an event."),
    "build": N_(
        "Sell to colonists for gold; recruit and promote with goods. Then your ships sail."
    ),
    "ships": N_("Sail beside a cloud and look under it: outposts, agreements and treasures!"),
    "discard": N_("You hold too many cards. Discard what your workshops bring again soonest."),
}
"""By the phase."""
_RULES = {"roll": "I4", "build": "I8", "ships": "I11", "discard": "I17"}


def guidance(view: View) -> Guidance | None:
    """For the seat of a view, in its turn; whoever is asked in another's is asked by name."""
    phase = view["phase"]
    if view["seat"] != view["turn"] or view["asked"] or phase not in _WORDS or _sailed_out(view):
        return None
    return Guidance(phase, tr(_WORDS[phase]), _RULES[phase])


def _sailed_out(view: View) -> bool:
    """Whether the ships have nothing left to do."""
    return view["phase"] == "ships" and not any(view["players"][view["turn"]]["points"])
