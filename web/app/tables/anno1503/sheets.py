"""What is asked over the sea: a tile just explored, and the choice of a public building."""

from app.tables.anno1503.art.tiles import face
from app.tables.anno1503.paint import Paint, begun, icon, prose, words
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, g, rect, use
from engine.anno1503.pieces import BUILDINGS
from engine.anno1503.words import benefit, building_name, space_name, tile_name


def _panel(stage: Box, width: float, height: float) -> tuple[Box, list[Scene]]:
    """A panel in the middle of the stage, over a veil."""
    width, height = min(width, stage.width - 8), min(height, stage.height - 8)
    x, y = stage.middle
    box = Box(x - width / 2, y - height / 2, width, height)
    return box, [
        rect(stage.x, stage.y, stage.width, stage.height, 14, class_="mist"),
        rect(box.x, box.y, box.width, box.height, 16, class_="panel"),
    ]


def tile(paint: Paint, stage: Box, verdict: str) -> None:
    """The explored tile: to look at, to claim, to leave."""
    lying = stage.width > stage.height
    box, panel = _panel(stage, 560 if lying else 360, 236 if lying else 420)
    inner = box.inset(14)
    if lying:
        picture, rest = inner.cut(min(inner.height, 200), 16)
        text, buttons = rest.rows(max(60, rest.height - 62), 54)
    else:
        picture, text, buttons = inner.rows(180, 120, 56)
    claim, leave = buttons.columns(2)
    paint.above.append(
        g(
            *panel,
            _look(paint, picture),
            _told(paint, text, verdict),
            _button(paint, "claim", claim, "Claim it"),
            _button(paint, "leave", leave, "Leave it"),
            class_="sheet-over",
            key="tile-sheet",
        )
    )


def _look(paint: Paint, box: Box) -> Scene:
    """The tile; covered, it turns over for as long as a finger lies on it."""
    size = min(box.width, box.height)
    x, y = box.middle
    space = paint.view["exploring"][1]
    seen = paint.player["seen"].get(space)
    picture = use(face(seen or "back"), x - size / 2, y - size / 2, size, size)
    if not paint.covered:
        return g(picture, aria_label=tile_name(seen or ""), role="img")
    return g(
        picture,
        None if seen else icon("eye", x, y + size * 0.26, size * 0.3),
        rect(x - size / 2, y - size / 2, size, size, 12, class_="ring"),
        class_="can press",
        role="button",
        tabindex="0",
        data_press="look",
        aria_label="Hold to look at the tile",
    )


def _told(paint: Paint, box: Box, verdict: str) -> Scene:
    space = paint.view["exploring"][1]
    seen = paint.player["seen"].get(space)
    name = paint.frame.names[paint.home]
    if seen:
        head, text = begun(tile_name(seen)), verdict
    else:
        head = f"{name} explores {space_name(space)}"
        text = "Hold a finger on the tile to look at it, while the others look away."
    size = 15 if box.height > 80 else 14
    return g(
        prose(Box(box.x, box.y, box.width, 26), head, 18, "head"),
        prose(Box(box.x, box.y + 28, box.width, box.height - 28), text, size),
    )


def _button(paint: Paint, token: str, box: Box, text: str) -> Scene:
    return paint.plate(
        token, box, words(*box.middle, text, 16, "button-text"), name=text, kind="strong"
    )


def buildings(paint: Paint, stage: Box) -> None:
    """The supply, when a pioneer brings a building."""
    lying = stage.width > stage.height
    box, panel = _panel(stage, stage.width, stage.height)
    head, body = (
        Box(box.x, box.y, box.width, 34),
        Box(box.x, box.y + 34, box.width, box.height - 34),
    )
    inner = Box(body.x + 8, body.y, body.width - 16, body.height - 8)
    parts = inner.columns(7, 6) if lying else inner.rows(*(1,) * 7, gap=6)
    paint.above.append(
        g(
            *panel,
            words(*head.middle, "A public building comes with this pioneer", 16, "serif"),
            *(_offer(paint, kind, part) for kind, part in zip(BUILDINGS, parts, strict=True)),
            class_="sheet-over",
            key="building-sheet",
        )
    )


def _offer(paint: Paint, kind: str, box: Box) -> Scene:
    left = paint.view["supply"][kind]
    name, does = building_name(kind), benefit(kind)
    if box.height > box.width:
        size = min(box.width * 0.8, box.height * 0.4)
        parts = [
            icon(kind, box.middle[0], box.y + size * 0.5 + 3, size),
            words(box.middle[0], box.y + size + 13, name, min(13, box.width / 6.6), "button-text"),
            prose(
                Box(box.x + 4, box.y + size + 24, box.width - 8, box.height - size - 26),
                does,
                11 if box.width < 100 else 12,
                "middle",
            ),
        ]
    else:
        size = min(box.height * 0.92, 72)
        text = Box(box.x + size * 1.2 + 8, box.y + 6, box.width - size * 1.2 - 16, box.height - 8)
        parts = [
            icon(kind, box.x + size * 0.62, box.middle[1], size),
            prose(text, name, 15, "head"),
            prose(Box(text.x, text.y + 22, text.width, text.height - 22), does, 13),
        ]
    return paint.plate(
        f"public:{kind}",
        box,
        *parts,
        name=f"{name}: {does} {left} left",
        info=f"building:{kind}",
    )


def peek(paint: Paint, room: Box) -> None:
    """A tile seen earlier, beside its island for as long as a finger is held there."""
    space, seen = next(iter(paint.player["seen"].items()))
    at = paint.places.get(f"space:{space}")
    if at is None:
        return
    size = 108.0
    width, height = size + 16, size + 34
    x = min(max(room.x, at[0] - width / 2), room.right - width)
    y = at[1] - height - 34 if at[1] - height - 34 > room.y else at[1] + 34
    y = min(y, room.bottom - height)
    paint.above.append(
        g(
            rect(x, y, width, height, 14, class_="panel"),
            use(face(seen), x + 8, y + 8, size, size),
            words(x + width / 2, y + size + 20, f"{space_name(space)}: {_short(seen)}", 12),
            class_="sheet-over",
            key="peek",
        )
    )


def _short(seen: str) -> str:
    return (
        tile_name(seen)
        .removeprefix("treasure of ")
        .replace("treasure that promotes a colonist", "promotion")
    )
