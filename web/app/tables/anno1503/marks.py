"""The small things that all parts of the table are drawn with.

Scenes are never changed once made, so what looks the same is made once.
"""

from collections.abc import Mapping
from functools import lru_cache

from app.tables.anno1503.art.palette import symbol_name
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, h, label, num, rect, use
from engine.anno1503.pieces import Cost


@lru_cache(2000)
def icon(
    name: str, x: float, y: float, size: float, kind: str = "", opacity: float | None = None
) -> Scene:
    """A symbol with its middle at a point; `size` is its height."""
    classes = f"through {kind}".strip()
    box = (x - size, y - size / 2, 2 * size, size)
    return use(symbol_name(name), *box, class_=classes, opacity=opacity)


@lru_cache(2000)
def caption(x: float, y: float, text: str, size: float, kind: str = "", **more: object) -> Scene:
    """Text with its middle at a point."""
    return label(x, y + size * 0.35, text, font_size=f"{size:.1f}", class_=kind or None, **more)


@lru_cache(2000)
def area(box: Box, radius: float, kind: str) -> Scene:
    """A rounded rectangle that fills a box."""
    return rect(box.x, box.y, box.width, box.height, radius, class_=kind)


def prose(box: Box, text: str, size: float, kind: str = "") -> Scene:
    """Text that runs over several lines."""
    return h(
        "foreignObject",
        h("p", text, class_=f"prose {kind}".strip(), style=f"font-size:{num(size)}px"),
        x=num(box.x),
        y=num(box.y),
        width=num(box.width),
        height=num(box.height),
        class_="through",
    )


def cost_icons(cost: Cost, goods: Mapping[str, int], box: Box, most: float = 26) -> list[Scene]:
    """A cost as pictures, one for each card; what is lacking is pale."""
    cards = [(c, n < goods[c]) for c, count in cost for n in range(count)]
    size = min(most, box.height, box.width / max(1, len(cards)))
    x = box.middle[0] - size * (len(cards) - 1) / 2
    return [
        icon(c, x + i * size, box.middle[1], size, opacity=None if there else 0.3)
        for i, (c, there) in enumerate(cards)
    ]


def coins(x: float, y: float, amount: int, size: float) -> list[Scene]:
    """A number of gold: the coin and the number beside it, around a point."""
    figures = str(amount)
    half = size * (0.5 + 0.3 * len(figures))
    return [
        icon("coin", x - half + size / 2, y, size),
        caption(x - half + size * 1.12, y, figures, size * 0.86, "gold", text_anchor="start"),
    ]
