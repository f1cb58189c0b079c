"""A home island: the coast with workshops and piers, and the land with its people."""

from app.tables.anno1503 import coast, colonists
from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.hands import nameplate
from app.tables.anno1503.marks import area
from app.tables.kit.box import Box
from app.tables.kit.scene import rect


def draw(canvas: Canvas, box: Box) -> None:
    edge = 8 if box.width > 480 else 5
    inner = box.inset(edge)
    name = 0.0 if canvas.inner else 24.0 if box.height > 300 else 19.0
    if name:
        inner = Box(inner.x, inner.y + name + 2, inner.width, inner.height - name - 2)
    high = max(74.0, min(126.0, inner.height * 0.32))
    shore, land = inner.rows(high, inner.height - high, gap=8)
    beach = Box(
        box.x, shore.y + shore.height * 0.52, box.width, box.bottom - shore.y - shore.height * 0.52
    )
    canvas.ground += [
        area(box, 16, "shallows"),
        rect(beach.x + 1, beach.y, beach.width - 2, beach.height - 1, 16, class_="beach"),
        rect(beach.x + 4, beach.y + 5, beach.width - 8, beach.height - 9, 14, class_="land"),
    ]
    canvas.row("coast", lambda alone: coast.draw(alone, shore), shore)
    colonists.draw(canvas, Box(land.x + 2, land.y, land.width - 4, land.height - 2))
    canvas.ground.append(area(box, 16, "frame through"))
    if name:
        nameplate(canvas, Box(box.x + edge, box.y + 5, box.width - 2 * edge, name))
