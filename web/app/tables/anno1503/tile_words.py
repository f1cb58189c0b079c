"""What is said of island tiles beside their names."""

from engine.anno1503.pieces import AGREEMENT, FREE_PROMOTION, GOLD, TREASURE_GOLD
from engine.anno1503.words import tile_name
from engine.language import tr, tr_p


def claiming(tile: str) -> str:
    """What comes of claiming a tile (I13 to I15)."""
    if tile == AGREEMENT:
        return tr(
            "If you claim it, it goes to a brown pier: "
            "every commodity you buy then costs 1 gold less."
        )
    if tile == GOLD:
        return tr("If you claim it, you get {gold} gold at once.", gold=TREASURE_GOLD)
    if tile == FREE_PROMOTION:
        return tr("If you claim it, one of your colonists rises one level, free of charge.")
    return tr(
        "If you claim it, it goes to a gray pier: "
        "the workshop there then gives you this or its own commodity."
    )


def short_tile_name(tile: str) -> str:
    """For a caption under the tile."""
    if tile == GOLD:
        return tr("{gold} gold", gold=TREASURE_GOLD)
    if tile == FREE_PROMOTION:
        return tr_p("a treasure", "promotion")
    return tile_name(tile)
