"""Orientation: the year's twelve cards hung on a line, in their order."""

from app.art.shapes import bird, disc, fir, leaf, rays, snowflake
from app.scene import Scene, circle, g, path, rect

_FACES = {"winter": "#dfeaf5", "spring": "#dff0cf", "summer": "#fdeebd", "autumn": "#f8dcc0"}
_INKS = {"winter": "#2f66a3", "spring": "#3f8a3f", "summer": "#e0931c", "autumn": "#b4501c"}
_YEAR = ("winter",) * 2 + ("spring",) * 3 + ("summer",) * 3 + ("autumn",) * 3 + ("winter",)
_SIGNS = {
    "winter": ("", snowflake(0, 0, 11)),
    "spring": (leaf(0, 3, -55, 13, 6) + leaf(0, 1, 48, 14, 6), "M0 12V1"),
    "summer": (disc(0, 0, 5.6), rays(0, 0, 8.4, 11.6, 10)),
    "autumn": (leaf(-7, 8, 42, 20, 9), "M-7 8L-11 12"),
}


def picture() -> list[Scene]:
    return [
        rect(0, 0, 320, 200, fill="#cfe8ef"),
        circle(160, 210, 150, fill="#e2f1ee"),
        path(
            bird(150, 16, 14) + bird(172, 22, 10), fill="none", stroke="#5f7f8a", stroke_width="2"
        ),
        path("M-5 156Q70 128 160 146T325 136V205H-5Z", fill="#a9cf86"),
        path("M-5 178Q90 156 190 172T325 164V205H-5Z", fill="#7fb361"),
        path(fir(16, 178, 44) + fir(304, 172, 46), fill="#4f8a58"),
        path(
            "M-4 30Q160 62 324 30M-4 106Q160 138 324 106",
            fill="none",
            stroke="#8a6a45",
            stroke_width="2",
        ),
        *(_hung(n, season) for n, season in enumerate(_YEAR)),
    ]


def _hung(place: int, season: str) -> Scene:
    """A card on its peg; the line sags, so the middle ones hang lower."""
    row, column = divmod(place, 6)
    x = 35 + 50 * column
    y = 46 + 76 * row - ((x - 160) / 164) ** 2 * 16
    filled, stroked = _SIGNS[season]
    return g(
        rect(-19, 0, 38, 54, 6, fill="#fffdf6", stroke="#d8cfba"),
        rect(-16, 3, 32, 48, 4, fill=_FACES[season]),
        g(
            path(filled, fill=_INKS[season]) if filled else None,
            path(
                stroked,
                fill="none",
                stroke=_INKS[season],
                stroke_width="2.4",
                stroke_linecap="round",
            ),
            transform="translate(0 24)",
        ),
        path(_pips(place), fill=_INKS[season]),
        rect(-3, -7, 6, 13, 2, fill="#b8862d"),
        transform=f"translate({x} {y:.1f}) rotate({(-3, 2, -1, 3, -2, 1)[column]})",
    )


def _pips(place: int) -> str:
    """The month's number as small dots, in two rows from seven on."""
    count = place % 6 + 1
    first = "".join(disc(4.4 * n - 2.2 * (count - 1), 45, 1.4) for n in range(count))
    return first + ("".join(disc(4.4 * n - 11, 40.6, 1.4) for n in range(6)) if place > 5 else "")
