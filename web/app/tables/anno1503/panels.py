"""What is asked over the table: a tile just explored, the choice of a public building."""

from app.tables.anno1503.art.tiles import face
from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.context import Context
from app.tables.anno1503.marks import area, caption, icon, prose
from app.tables.anno1503.tile_words import claiming, short_tile_name
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, g, rect, use
from app.tables.kit.zones import zone
from engine.anno1503.pieces import BUILDINGS, FACE_DOWN
from engine.anno1503.queries import explored
from engine.anno1503.words import benefit, building_name, space_name, tile_name
from engine.language import tr


def draw(canvas: Canvas, box: Box, sea_shown: bool) -> bool:
    """The question that is open now: a part of the table over all others. Whether there is one."""
    before = len(canvas.above)
    _ask(canvas, box, sea_shown)
    asked = canvas.above[before:]
    del canvas.above[before:]
    if asked:
        canvas.above.append(zone("question", tr("What is asked now"), *asked))
    return bool(asked)


def _ask(canvas: Canvas, box: Box, sea_shown: bool) -> None:
    context = canvas.context
    if not (canvas.acting and context.live):
        return
    if canvas.view["phase"] == "tile":
        if sea_shown:
            _explored_tile(canvas, box)
    elif "pioneer" in context.chosen:
        _building_choice(canvas, box)
    elif canvas.watched:
        _peek(canvas, Box(4, 4, context.width - 8, context.height - 8))


def _panel(room: Box, width: float, height: float) -> tuple[Box, list[Scene]]:
    """A panel in the middle of a room, over a veil."""
    width, height = min(width, room.width - 8), min(height, room.height - 8)
    x, y = room.middle
    box = Box(x - width / 2, y - height / 2, width, height)
    return box, [
        area(room, 14, "mist"),
        area(box, 16, "panel"),
    ]


def _explored_tile(canvas: Canvas, room: Box) -> None:
    """The explored tile: to look at, to claim, to leave."""
    found = explored(canvas.view)
    assert found is not None
    space, tile = found
    lying = room.width > room.height
    box, panel = _panel(room, 560 if lying else 360, 236 if lying else 420)
    inner = box.inset(14)
    if lying:
        picture, rest = inner.cut(min(inner.height, 200), 16)
        text, buttons = rest.rows(max(60, rest.height - 62), 54)
    else:
        picture, text, buttons = inner.rows(180, 120, 56)
    claim, leave = buttons.columns(2)
    canvas.above.append(
        g(
            *panel,
            _face(canvas, picture, tile),
            _words(canvas.context, text, space, tile),
            _button(canvas, "claim", claim, tr("Claim it")),
            _button(canvas, "leave", leave, tr("Leave it")),
            class_="sheet-over",
            data_may_cover="what is asked lies over the table",
            key="tile-sheet",
        )
    )


def _face(canvas: Canvas, box: Box, tile: str) -> Scene:
    """The tile; before others' eyes it turns over for as long as a finger lies on it."""
    size = min(box.width, box.height)
    x, y = box.middle
    picture = use(face(tile), x - size / 2, y - size / 2, size, size)
    if not canvas.watched:
        return g(picture, aria_label=tile_name(tile), role="img")
    return g(
        picture,
        icon("eye", x, y + size * 0.26, size * 0.3) if tile == FACE_DOWN else None,
        rect(x - size / 2, y - size / 2, size, size, 12, class_="ring"),
        class_="can press",
        role="button",
        tabindex="0",
        data_press="look",
        aria_label=tr("Hold to look at the tile"),
    )


def _words(context: Context, box: Box, space: str, tile: str) -> Scene:
    if tile == FACE_DOWN:
        name = context.names[context.view["turn"]]
        head = tr("{name} explores {space}", name=name, space=space_name(space))
        text = tr("Hold a finger on the tile to look at it, while the others look away.")
    else:
        head, text = tile_name(tile), _verdict(context, tile)
    size = 15 if box.height > 80 else 14
    return g(
        prose(Box(box.x, box.y, box.width, 26), head, 18, "head"),
        prose(Box(box.x, box.y + 28, box.width, box.height - 28), text, size),
    )


def _verdict(context: Context, tile: str) -> str:
    """What may be done with a tile that is shown, or why nothing."""
    if any(action[0] == "claim" for action in context.legal):
        return claiming(tile)
    return context.why_not(("claim",), None) or ""


def _button(canvas: Canvas, token: str, box: Box, text: str) -> Scene:
    return canvas.plate(
        token, box, caption(*box.middle, text, 16, "button-text"), name=text, kind="strong"
    )


def _building_choice(canvas: Canvas, room: Box) -> None:
    """The supply, when a pioneer brings a building."""
    lying = room.width > room.height
    box, panel = _panel(room, room.width, room.height)
    head = Box(box.x, box.y, box.width, 34)
    inner = Box(box.x + 8, box.y + 34, box.width - 16, box.height - 42)
    parts = inner.columns(7, 6) if lying else inner.rows(*(1,) * 7, gap=6)
    canvas.above.append(
        g(
            *panel,
            caption(*head.middle, tr("A public building comes with this pioneer"), 16, "serif"),
            *(_offer(canvas, kind, part) for kind, part in zip(BUILDINGS, parts, strict=True)),
            class_="sheet-over",
            data_may_cover="what is asked lies over the table",
            key="building-sheet",
        )
    )


def _offer(canvas: Canvas, kind: str, box: Box) -> Scene:
    inside = _offer_upright(kind, box) if box.height > box.width else _offer_lying(kind, box)
    return canvas.plate(
        f"public:{kind}",
        box,
        *inside,
        name=tr(
            "{building}: {benefit} Left in the supply: {count}.",
            building=building_name(kind),
            benefit=benefit(kind),
            count=canvas.view["supply"][kind],
        ),
        info=f"building:{kind}",
    )


def _offer_upright(kind: str, box: Box) -> list[Scene]:
    size = min(box.width * 0.8, box.height * 0.4)
    x, name = box.middle[0], building_name(kind)
    words = Box(box.x + 4, box.y + size + 24, box.width - 8, box.height - size - 26)
    return [
        icon(kind, x, box.y + size * 0.5 + 3, size),
        caption(x, box.y + size + 13, name, min(13, box.width / 6.6), "button-text"),
        prose(words, benefit(kind), 11 if box.width < 100 else 12, "middle"),
    ]


def _offer_lying(kind: str, box: Box) -> list[Scene]:
    size = min(box.height * 0.92, 72)
    text = Box(box.x + size * 1.2 + 8, box.y + 6, box.width - size * 1.2 - 16, box.height - 8)
    return [
        icon(kind, box.x + size * 0.62, box.middle[1], size),
        prose(text, building_name(kind), 15, "head"),
        prose(Box(text.x, text.y + 22, text.width, text.height - 22), benefit(kind), 13),
    ]


def _peek(canvas: Canvas, room: Box) -> None:
    """A tile seen earlier, beside its island for as long as a finger is held there."""
    shown = [(space, tile) for space, tile in canvas.player["seen"].items() if tile != FACE_DOWN]
    if not shown or f"space:{shown[0][0]}" not in canvas.places:
        return
    space, tile = shown[0]
    at = canvas.places[f"space:{space}"]
    size = 108.0
    width, height = size + 16, size + 34
    x = min(max(room.x, at[0] - width / 2), room.right - width)
    y = at[1] - height - 34 if at[1] - height - 34 > room.y else at[1] + 34
    y = min(y, room.bottom - height)
    words = tr("{space}: {tile}", space=space_name(space), tile=short_tile_name(tile))
    canvas.above.append(
        g(
            rect(x, y, width, height, 14, class_="panel"),
            use(face(tile), x + 8, y + 8, size, size),
            caption(x + width / 2, y + size + 20, words, 12),
            class_="sheet-over",
            data_may_cover="what is asked lies over the table",
            key="peek",
        )
    )
