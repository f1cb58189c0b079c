"""Weather, cusp and blue moon: the secondary cards' faces, and the back that all cards share."""

from app.tables.anno.art.constellations import constellation
from app.tables.anno.art.frame import band, card
from app.tables.anno.art.palette import (
    BLUE,
    BLUE_DEEP,
    BLUE_MOON,
    CREAM,
    GOLD,
    NIGHT,
    NIGHT_DEEP,
    PLUM,
    PLUM_DEEP,
    STARLIGHT,
)
from app.tables.anno.art.signs import name, season_badge
from app.tables.kit.scene import Scene, circle, g, path, rect
from app.tables.kit.shapes import cloud, disc, polar, rays, star
from engine.anno.cards import WEATHERS
from engine.anno.words import card_name
from engine.language import N_, tr, tr_p

_MEANINGS = {
    "WCAL": N_("warm winds"),
    "WGRA": N_("big storms"),
    "WIMP": N_("odd winds"),
    "WNIV": N_("snow storm"),
}
_WARM = "M1.6 16H8.6M11.4 16H19A2.6 2.6 0 1 0 17 11.6M3.4 20.6H17A2.4 2.4 0 1 1 15 24"
_ODD = "M2 8H15A3.2 3.2 0 1 0 12 3.4M22 13H8A3 3 0 1 1 11 17.6M3 21H14"
_WEATHER_SIGNS = {
    "WCAL": (disc(9, 7, 3.4), _WARM + rays(9, 7, 5.6, 7, 8)),
    "WGRA": (cloud(12, 8, 21) + "M13 12L8.4 18.4H11.6L10 23.6L16 16.6H12.6L15 12Z", ""),
    "WIMP": ("", _ODD),
    "WNIV": (cloud(12, 7, 20), rays(7, 17.6, 0, 3.8, 6) + rays(16.6, 19.6, 0, 3.8, 6)),
}


def weather(code: str, calidum: str = "autumn") -> Scene:
    """The sign and short name above, the two changes below each other."""
    changes = WEATHERS[calidum][code].items()
    rows = [part for n, (old, new) in enumerate(changes) for part in _change(old, new, 57 + 34 * n)]
    return card(
        code if calidum == "autumn" else f"{code}-{calidum}",
        PLUM,
        band(PLUM_DEEP),
        _weather_sign(code, 19, 19, 24),
        name(34, 25, card_name(code).split()[0], 14, CREAM, text_anchor="start"),
        g(_weather_sign(code, 50, 74, 84), opacity="0.16"),
        *rows,
        name(50, 120, card_name(code), 9, CREAM),
        name(50, 131, tr(_MEANINGS[code]), 9, GOLD),
    )


def _weather_sign(code: str, x: float, y: float, size: float) -> Scene:
    filled, stroked = _WEATHER_SIGNS[code]
    return g(
        path(filled, fill=GOLD) if filled else None,
        path(stroked, fill="none", stroke=GOLD, stroke_width="2") if stroked else None,
        transform=f"translate({x - size / 2} {y - size / 2}) scale({size / 24})",
        stroke_linecap="round",
    )


def _change(old: str, new: str, y: float) -> list[Scene]:
    """One season turning into another."""
    return [
        season_badge(old, 24, y, 14),
        path(
            f"M43 {y}H56M51 {y - 5}L57 {y}L51 {y + 5}", fill="none", stroke=GOLD, stroke_width="2.6"
        ),
        season_badge(new, 76, y, 14),
    ]


def cusp() -> Scene:
    """The Twins and the Crab, on two sides of one line."""
    return card(
        "CUSP",
        NIGHT,
        path("M50 30C70 60 30 100 50 137H89A8 8 0 0 0 97 129V30Z", fill="#43306b"),
        path(
            "M50 34C66 60 36 92 46 119",
            fill="none",
            stroke=GOLD,
            stroke_width="1.4",
            stroke_dasharray="0 4",
            stroke_linecap="round",
        ),
        constellation("ZGEM", 10, 58, 38, 56, (STARLIGHT, CREAM), 2.6),
        constellation("ZCAN", 56, 44, 34, 62, ("#c3aee6", CREAM), 2.6),
        band(NIGHT_DEEP),
        circle(16, 19, 8, fill="none", stroke=GOLD, stroke_width="2.4"),
        circle(25, 19, 8, fill="none", stroke=GOLD, stroke_width="2.4"),
        name(40, 26, tr("Cusp"), 20, CREAM, text_anchor="start"),
        name(50, 130, tr("two signs meet"), 9.6, CREAM),
    )


def blue_moon() -> Scene:
    swap = "M77 15H90M86 11L90 15L86 19M90 23H77M81 19L77 23L81 27"
    return card(
        "BLUE",
        BLUE,
        circle(50, 76, 40, fill=BLUE_MOON, opacity="0.14"),
        circle(50, 76, 35, fill=BLUE_MOON, opacity="0.2"),
        circle(50, 76, 30, fill=BLUE_MOON),
        path(
            disc(39, 66, 5.5)
            + disc(60, 86, 7.5)
            + disc(62, 64, 3.4)
            + disc(43, 90, 3.6)
            + disc(51, 74, 2),
            fill="#5d9bd3",
            opacity="0.45",
        ),
        path(
            "M4 100Q16 95 28 98T52 96T72 99T97 95V129A8 8 0 0 1 89 137H11A8 8 0 0 1 3 129Z",
            fill=BLUE_DEEP,
            opacity="0.55",
        ),
        band(BLUE_DEEP),
        circle(18, 19, 9, fill=BLUE_MOON),
        name(
            31,
            26,
            tr_p("the short name of the Blue Moon card", "Blue"),
            19,
            CREAM,
            text_anchor="start",
        ),
        name(50, 130, card_name("BLUE"), 13, CREAM),
        path(
            swap,
            fill="none",
            stroke=GOLD,
            stroke_width="1.8",
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
    )


def back() -> Scene:
    """A wheel of twelve months around a sun that is half a moon."""
    spokes = "".join(f"M{_p(50, 70, 20, t)}L{_p(50, 70, 37, t)}" for t in range(0, 360, 30))
    lines = {"fill": "none", "stroke": CREAM}
    return card(
        "BACK",
        "#97701f",
        path(_LATTICE, stroke_width="0.7", opacity="0.35", **lines),
        rect(9, 9, 82, 122, 5, stroke_width="1.2", **lines),
        circle(50, 70, 40, fill="#97701f", stroke=CREAM, stroke_width="1.4"),
        circle(50, 70, 37, stroke_width="0.8", **lines),
        path(spokes, stroke_width="0.8", **lines),
        circle(50, 70, 20, fill="#7b5716", stroke=CREAM, stroke_width="1.2"),
        path(rays(50, 70, 14, 18, 24), stroke=GOLD, stroke_width="1.4", stroke_linecap="round"),
        circle(50, 70, 11.5, fill=GOLD),
        path("M50 58.5A11.5 11.5 0 0 1 50 81.5A8 11.5 0 0 0 50 58.5Z", fill=CREAM),
        path(
            "".join(star(*polar(50, 70, 28.5, t), 2.6, 1, 4) for t in range(15, 360, 30)), fill=GOLD
        ),
    )


def _p(x: float, y: float, r: float, turn: float) -> str:
    px, py = polar(x, y, r, turn)
    return f"{px:.2f} {py:.2f}"


_LATTICE = "".join(f"M{n} 0L{n - 140} 140M{n - 140} 0L{n} 140" for n in range(4, 244, 12))
