"""The colours of ANNO 1503's pieces, how a line is drawn, and how a symbol is named.

Pieces are printed: they look the same in a light and in a dark room.
"""

from app.tables.kit.scene import Child, Scene, symbol

PAPER = "#fbf5e4"
EDGE = "#cdbf9c"
INK = "#2b2a2e"
SHADE = "#00000026"
GOLD = "#e9b93f"
GOLD_DEEP = "#a87712"
WOOD = "#8a5a34"
WOOD_DEEP = "#5d3a20"
STONE = "#a3a8ae"
STONE_DEEP = "#6f757d"
SAND = "#ecd9a4"
GRASS = "#8dbb72"
GRASS_DEEP = "#5f9757"
ROOF = "#b9533a"
ROOF_DEEP = "#8c3a28"
WALL = "#f6ead0"
WALL_DEEP = "#dcc9a0"
SKIN = "#e7b48c"


def drawn(name: str, width: float, height: float, *children: Child) -> Scene:
    return symbol(symbol_name(name), width, height, *children)


def symbol_name(name: str) -> str:
    """A symbol's name in the page, where the symbols of all games are."""
    return f"i1503-{name}"


def stroke(colour: str, width: float) -> dict[str, object]:
    return {
        "fill": "none",
        "stroke": colour,
        "stroke_width": width,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
