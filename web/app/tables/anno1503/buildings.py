"""The places for public buildings, one below each colonist from the fourth on."""

from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.marks import area, caption, icon
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, g
from engine.anno1503.words import building_name
from engine.language import tr


def lot(canvas: Canvas, space: int, box: Box) -> Scene:
    """A building below its colonist, or the ground that waits for one."""
    kind = canvas.player["buildings"].get(str(space))
    if not kind:
        return g(
            area(box, 8, "lot"),
            icon("goal-buildings", *box.middle, min(30, box.height * 0.6), opacity=0.22),
            aria_label=tr("Building space {space}, empty", space=space),
            role="img",
            data_info="supply",
        )
    name = building_name(kind)
    named = box.height >= 56
    high = box.height - (19 if named else 2)
    new = canvas.just("recruited", canvas.home, space)
    return g(
        area(box, 8, "lot built"),
        icon(kind, box.middle[0], box.y + high / 2 + 1, min(high, box.width * 0.86)),
        caption(box.middle[0], box.bottom - 8, name, min(11, box.width / 6.4), "pale")
        if named
        else None,
        area(box, 8, "traced through") if new else None,
        aria_label=tr("{building} on space {space}", building=name, space=space),
        role="img",
        tabindex="0",
        data_info=f"building:{kind}",
    )
