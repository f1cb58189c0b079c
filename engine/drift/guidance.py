"""DRIFT's prompts for who is new to it."""

from engine.drift.board import HOMES
from engine.drift.pieces import PIECES, VALUE
from engine.drift.types import View
from engine.guidance import Guidance
from engine.language import tr


def guidance(view: View) -> Guidance | None:
    """For the seat of a view, where it is to act."""
    if view["seat"] is None or view["seat"] != view["turn"]:
        return None
    if view["phase"] == "place":
        return Guidance(
            "place",
            tr("Place copper outside, silver between, gold inside. Homes are drawn after that."),
            "D1",
        )
    if view["phase"] != "play":
        return None
    return _moving(view)


def _moving(view: View) -> Guidance | None:
    player = view["seats"][view["turn"]]
    home = None if player["home"] is None else HOMES[player["home"]]
    able = [p for p in PIECES if view["left"].get(p) and p not in view["done"]]
    able = [piece for piece in able if player["pieces"][piece] is not None]
    if sum(player["pieces"][piece] == home for piece in able) > 1:
        return Guidance(
            "leave",
            tr("All but one must leave home: the III first, then the IIs, then the Is."),
            "D7",
        )
    if any(VALUE[piece] > 1 for piece in able):
        return Guidance(
            "guards",
            tr("The III and the IIs go first: they clear the way, and guard your Is."),
            "D4",
        )
    if able:
        return Guidance(
            "carriers",
            tr("Your Is bring coins home: step onto one, take it next turn, and walk back."),
            "D10",
        )
    return None
