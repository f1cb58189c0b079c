"""The cards: two sides each, 100 × 140. A side is a ground in colour and pattern, and a sign."""

from app.tables.annaotto.art import patterns, signs
from app.tables.annaotto.art.palette import EDGE, GROUND, INK, PAPER, TINT
from app.tables.kit.scene import Scene, circle, g, h, label, path, rect, symbol, use
from engine.annaotto.cards import ANNAOTTO, ORDINARY, SIGN

WIDTH, HEIGHT = 100, 140
RATIO = HEIGHT / WIDTH
FOLD = 54
"""How much of two edges the folded corner takes."""

READABLE = 9
"""The least height of a letter, in pixels."""
LETTER = 10.8 * 1.3 / 24
"""The height of a colour's letter, as a share of its disc."""

BACK = "BACK"
"""A card of which nothing may be seen."""

_FRAME = (
    "M10 .5H90A9.5 9.5 0 0 1 99.5 10V130A9.5 9.5 0 0 1 90 139.5H10A9.5 9.5 0 0 1 .5 130V10"
    "A9.5 9.5 0 0 1 10 .5ZM11 4.5A6.5 6.5 0 0 0 4.5 11V129A6.5 6.5 0 0 0 11 135.5H89"
    "A6.5 6.5 0 0 0 95.5 129V11A6.5 6.5 0 0 0 89 4.5Z"
)
_X, _Y = WIDTH - FOLD, HEIGHT - FOLD
_CUT = f"M0 0H100V{_Y}L{_X} 140H0Z"
_FLAP = f"M100 {_Y}L{_X} 140V{_Y + 8}A8 8 0 0 1 {_X + 8} {_Y}Z"


def symbols() -> list[Scene]:
    return [
        h("clipPath", rect(0.5, 0.5, 99, 139, 9.5), id="ao-card"),
        h("clipPath", path(_CUT), id="ao-cut"),
        h("clipPath", path(_FLAP), id="ao-flap"),
        *patterns.symbols(),
        *map(_ground, ORDINARY),
        *map(_fold, ORDINARY),
        *map(_plate, signs.SIGNS),
        *map(_emblem, signs.SIGNS),
        *(symbol(f"ao-letter-{c}", 24, 24, _letter(c, 12, 12, 10.8)) for c in GROUND),
        _annaotto_ground(),
        _annaotto_fold(),
        _back(),
    ]


def face(side: str, cut: bool = False, width: float = WIDTH) -> Scene:
    """A side as it lies there; `cut` where its corner is folded over.

    It is drawn for so many pixels: what could not be read is left out or drawn larger.
    """
    if side == BACK:
        return use("ao-BACK", 0, 0, WIDTH, HEIGHT)
    sign = SIGN[side]
    named = bool(sign) and _plate_size(sign) * width >= READABLE * WIDTH
    x, y, r = _EMBLEM[cut, named]
    size = _letter_size(width, 27.5)
    return g(
        use(f"ao-{_plain(side)}", 0, 0, WIDTH, HEIGHT),
        use(f"ao-letter-{side[0]}", 4, 4, size, size) if sign != ANNAOTTO else None,
        use(f"ao-plate-{sign}", 0, 0, WIDTH, HEIGHT) if named else None,
        use(f"ao-sign-{sign}", x - r, y - r, 2 * r, 2 * r) if sign else None,
        clip_path="url(#ao-cut)" if cut else None,
    )


_EMBLEM = {
    (False, True): (50, 78, 37),
    (False, False): (52, 80, 42),
    (True, True): (44, 58, 28),
    (True, False): (46, 62, 36),
}
"""Where a sign is and how large, by whether the corner is folded and its name stands above it."""


def fold(reverse: str, width: float = WIDTH) -> Scene:
    """The folded corner that lets the owner see the reverse, drawn for so many pixels."""
    sign, plain = SIGN[reverse], _plain(reverse)
    ground = use(f"ao-fold-{plain}", 0, 0, WIDTH, HEIGHT)
    letter = f"ao-letter-{plain[0]}"
    size = _letter_size(width, 16 if sign else 25)
    if not sign:
        return g(ground, use(letter, _X + 3, _Y + 3, size, size))
    # Where it has to be large there is no room for it beside the sign: it lies on the fold's edge.
    x, y = (_X + 28, _Y + 2) if size <= 16 else (_X + 26, _Y - size / 2)
    return g(
        ground,
        use(f"ao-sign-{sign}", _X + 2, _Y + 2, 26, 26),
        use(letter, x, y, size, size) if sign != ANNAOTTO else None,
    )


def _letter_size(width: float, least: float) -> float:
    """How large a letter's disc is on a card of so many pixels."""
    return round(min(46.0, max(least, READABLE * WIDTH / width / LETTER)), 1)


def _plain(side: str) -> str:
    return side if SIGN[side] == ANNAOTTO else side[:2]


def _ground(side: str) -> Scene:
    colour, pattern = side[0], side[1]
    return symbol(
        f"ao-{side}",
        WIDTH,
        HEIGHT,
        g(
            rect(0, 0, WIDTH, HEIGHT, fill=GROUND[colour]),
            use(f"ao-{pattern}", 0, 0, WIDTH, HEIGHT, style=f"color:{TINT[colour]}"),
            clip_path="url(#ao-card)",
        ),
        _frame(),
    )


def _frame() -> Scene:
    return path(_FRAME, fill=PAPER, fill_rule="evenodd", stroke=EDGE, stroke_width="0.8")


def _letter(colour: str, x: float, y: float, r: float) -> Scene:
    return g(
        circle(x, y, r, fill=PAPER, stroke=GROUND[colour], stroke_width="1.6"),
        label(
            x,
            y + r * 0.45,
            colour,
            class_="sign-text",
            font_size=r * 1.3,
            fill=INK,
            translate="no",
        ),
    )


def _fold(side: str) -> Scene:
    colour, pattern = side[0], side[1]
    return symbol(
        f"ao-fold-{side}",
        WIDTH,
        HEIGHT,
        g(
            rect(_X, _Y, FOLD, FOLD, fill=GROUND[colour]),
            use(f"ao-{pattern}", 0, 0, WIDTH, HEIGHT, style=f"color:{TINT[colour]}"),
            clip_path="url(#ao-flap)",
        ),
        *_flap_edge(),
    )


def _flap_edge() -> list[Scene]:
    line = {"fill": "none", "stroke_linejoin": "round"}
    return [
        path(_FLAP, stroke=PAPER, stroke_width="3.4", **line),
        path(_FLAP, stroke=EDGE, stroke_width="0.9", **line),
    ]


def _plate(name: str) -> Scene:
    """A special side's name, beside its colour's letter."""
    left = _plate_left(name)
    wide, size = 92 - left, _plate_size(name)
    middle = left + wide / 2
    return symbol(
        f"ao-plate-{name}",
        WIDTH,
        HEIGHT,
        rect(left, 8, wide, 20, 6, fill=PAPER, stroke=EDGE, stroke_width="0.8"),
        label(
            middle,
            18 + size * 0.36,
            name,
            class_="sign-text",
            font_size=size,
            fill=INK,
            translate="no",
        ),
    )


def _plate_left(name: str) -> int:
    return 8 if name == ANNAOTTO else 32


def _plate_size(name: str) -> float:
    """How large a name is written."""
    return min(15.0, (92 - _plate_left(name)) / len(name) * 1.22)


def _emblem(name: str) -> Scene:
    return symbol(f"ao-sign-{name}", 74, 74, signs.sign(name, 37, 37, 36))


def _annaotto_ground() -> Scene:
    return symbol(
        "ao-ANNAOTTO",
        WIDTH,
        HEIGHT,
        g(
            rect(0, 0, WIDTH, HEIGHT, fill="#f7dfe6"),
            g(*signs.wheel(110), transform="translate(50 77)", opacity="0.55"),
            clip_path="url(#ao-card)",
        ),
        _frame(),
    )


def _annaotto_fold() -> Scene:
    return symbol(
        "ao-fold-ANNAOTTO",
        WIDTH,
        HEIGHT,
        path(_FLAP, fill="#f7dfe6"),
        *_flap_edge(),
    )


def _back() -> Scene:
    """A covered card: A and O, mirrored like the names."""
    return symbol(
        "ao-BACK",
        WIDTH,
        HEIGHT,
        rect(2, 2, 96, 136, 9, fill="#b03a5f"),
        rect(12, 12, 76, 116, 6, fill="none", stroke="#f0b9ca", stroke_width="1.6"),
        path("M34 62L50 22L66 62M40 48H60", fill="none", stroke="#f7d3de", stroke_width="6"),
        circle(50, 99, 19, fill="none", stroke="#f7d3de", stroke_width="6"),
        path("M12 70H88", stroke="#f0b9ca", stroke_width="1.6"),
        _frame(),
    )
