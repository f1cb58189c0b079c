"""What the sea answers to a tap that is no action: what lies there, and how far off it is."""

from engine.anno1503.names import bill, ship_name, space_name
from engine.anno1503.pieces import SHIP
from engine.anno1503.queries import reach, sort_of
from engine.anno1503.types import View
from engine.language import tr, tr_n
from engine.refusal import Refusal

FAR = 99
"""More action points than any space is away."""


def of_island(view: View, space: str) -> str | None:
    """Of an island without a tile, whatever else is done now (I1, I12)."""
    match sort_of(view, space):
        case "unused":
            words = tr_n(
                "The sea (I1): with {count} player there is no tile here; ships sail around it.",
                "The sea (I1): with {count} players there is no tile here; ships sail around it.",
                len(view["players"]),
            )
            return Refusal("I1", words, space)
        case "empty":
            words = tr("Exploring (I12): there is no tile left on this island.")
            return Refusal("I12", words, space)
    return None


def of_no_ship() -> str:
    """Of the sea, while nobody of theirs is on it."""
    return Refusal(
        "I5",
        tr("Ship (I5): you have no ship at sea. A new one costs {cost}.", cost=bill(SHIP)),
    )


def of_distance(view: View, ship: int, space: str) -> str | None:
    """Of what lies too far off for the ship that is steered, or waits behind another tap (I11)."""
    player = view["players"][view["turn"]]
    far, points = reach(view, ship, FAR), player["points"][ship]
    away = far.islands.get(space, far.sea.get(space, 0))
    if not points or not away:
        return None
    if away <= points:
        words = tr(
            "Ships (I11): the {ship} can come there; first let go of what you chose.",
            ship=ship_name(ship),
        )
        return Refusal("I11", words)
    words = tr_n(
        "Ships (I11): {space} costs {away} action points; the {ship} has {count} left.",
        "Ships (I11): {space} costs {away} action points; the {ship} has {count} left.",
        points,
        space=space_name(space),
        away=away,
        ship=ship_name(ship),
    )
    return Refusal("I11", words, space)
