"""SANTY ANNO: two ships in the evening, and Coco, who sees everything."""

from app.tables.kit.colours import Accent
from app.tables.kit.scene import Scene, circle, g, path, rect
from app.tables.kit.shapes import at, disc, leaf, star

ACCENT = Accent("#a33b20", "#a33b20", "#ec8468")

_COCO_BODY = (
    "M2 -50C28 -54 42 -30 38 2C36 26 30 40 22 54L6 52C-8 36 -16 14 -16 -10C-18 -32 -12 -48 2 -50Z"
)
_YELLOW, _RED, _BLUE, _GREEN = "#efc04a", "#c93a2b", "#2f6ea8", "#3f8a4e"


def picture() -> list[Scene]:
    return [
        rect(0, 0, 320, 200, fill="#a33b20"),
        circle(126, 128, 160, fill="#b94f2a"),
        circle(126, 128, 122, fill="#d06c36"),
        circle(126, 128, 86, fill="#e68f49"),
        circle(126, 128, 50, fill="#f8d587"),
        path("M-5 128H325V205H-5Z", fill="#5c2a2a"),
        path("M84 134H168M70 142H186M96 150H158M58 158H196", **_line("#e8a45c", 2.6)),
        _ship(64, 132, 0.62, (_BLUE, _YELLOW, _GREEN, _RED)),
        _ship(168, 146, 1.0, (_YELLOW, _BLUE, _RED, _GREEN)),
        path("M84 84Q122 112 150 70", **_line("#3a1c18", 1.6)),
        *_sailor(117, 95),
        path("M-5 164Q40 154 84 163T172 163T260 162T325 163V205H-5Z", fill="#47202a"),
        path("M-5 182Q50 172 104 181T214 180T325 182V205H-5Z", fill="#361826"),
        *_rail(),
        *_coco(),
    ]


def _line(colour: str, width: float) -> dict[str, object]:
    return {"fill": "none", "stroke": colour, "stroke_width": width, "stroke_linecap": "round"}


def _ship(x: float, y: float, size: float, colours: tuple[str, str, str, str]) -> Scene:
    """Nest, sails, hull and plate, each in a colour of its own."""
    nest, sails, hull, plate = colours
    return g(
        path("M0 0V-100M-26 0V-66", **_line("#3a1c18", 3.4)),
        path("M-10 -92H10L7 -80H-7Z", fill=nest),
        path("M-20 -76H22C34 -56 34 -34 24 -16Q2 -22 -22 -16C-12 -36 -12 -56 -20 -76Z", fill=sails),
        path(
            "M-40 -60H-16C-10 -46 -10 -32 -16 -18Q-28 -22 -42 -18C-36 -32 -36 -46 -40 -60Z",
            fill=sails,
            opacity="0.85",
        ),
        path("M0 -100Q12 -108 24 -101Q12 -97 0 -93Z", fill="#2a1a1e"),
        path(
            "M-58 -16L-42 -6H34L46 -20L56 -20C52 10 40 22 22 22H-30C-46 22 -54 6 -58 -16Z",
            fill=hull,
        ),
        path("M-50 -3Q-47 5 -44 9H45Q48 4 50 -3L36 1H-42Z", fill="#2a1a1e", opacity="0.35"),
        rect(-22, 4, 40, 12, 3, fill=plate, stroke="#2a1a1e", stroke_width="1"),
        transform=f"translate({x} {y}) scale({size})",
    )


def _sailor(x: float, y: float) -> list[Scene]:
    """Somebody on a rope, on the way from ship to ship."""
    body = f"M{at(x, y)}l4 9l-3 9M{at(x + 4, y + 9)}l8 4l-2 7M{at(x - 5, y - 1)}l6 3l6 -4"
    return [path(body, **_line("#2a1a1e", 3.4)), circle(x + 3, y - 5, 4, fill="#2a1a1e")]


def _rail() -> list[Scene]:
    posts = "".join(f"M{x} 184h12v22h-12Z" for x in (218, 256, 294))
    return [
        path(posts, fill="#5a3520"),
        rect(204, 174, 130, 12, 5, fill="#7a4a2c"),
        path("M210 178H316", **_line("#9a6540", 2)),
    ]


def _coco() -> list[Scene]:
    """The parrot, on the rail, looking back at the ships."""
    tail = leaf(22, 44, 164, 52, 7) + leaf(18, 46, 176, 48, 6)
    return [
        g(
            path(tail, fill=_BLUE),
            path(leaf(16, 46, 186, 42, 5), fill=_YELLOW),
            path(
                _COCO_BODY,
                fill="#d8402c",
            ),
            path("M14 -22C40 -16 46 14 28 56C8 40 0 6 14 -22Z", fill=_GREEN),
            path("M16 -8C34 0 38 24 27 54C14 38 8 14 16 -8Z", fill=_BLUE),
            path("M15 -22C30 -20 36 -8 36 6Q22 -6 10 -8Q10 -16 15 -22Z", fill=_YELLOW),
            path("M-14 -38C-4 -44 8 -36 6 -25C4 -17 -8 -14 -16 -18Z", fill="#fff3dc"),
            path(
                "M-13 -40C-30 -42 -36 -26 -28 -10C-26 -18 -20 -20 -13 -20C-10 -26 -10 -34 -13 -40Z",
                fill="#2a1a1e",
            ),
            path(disc(-3, -30, 3.4), fill="#2a1a1e"),
            path(disc(-4, -31, 1.1), fill="#ffffff"),
            path("M4 52v9M12 54v8", **_line("#e8b45c", 4)),
            path("M4 -50Q10 -64 20 -60Q12 -56 12 -49Z", fill=_YELLOW),
            transform="translate(256 112) scale(1.02)",
        ),
        path(
            star(300, 30, 4, 1.2, 4) + star(222, 22, 3, 1, 4) + star(286, 62, 3, 1, 4),
            fill="#f8d587",
        ),
    ]
