"""The small signs by which a card names a quarter, days, a season: on its own card and on others.

Each kind has a shape of its own, so that colour is never the only sign.
"""

from app.tables.anno.art.palette import CREAM, GOLD, GREEN, GREY, GREY_DEEP, MOON, SKY, SKY_PALE
from app.tables.kit.scene import Scene, g, label, line, num, path, rect
from app.tables.kit.shapes import disc, leaf, moon, rays, snowflake
from engine.language import N_, tr

NUMERALS = {"Q1": "I", "Q2": "II", "Q3": "III", "Q4": "IV"}
PHASES = {"Q1": "new", "Q2": "waxing", "Q3": "full", "Q4": "waning"}

_FILLED = {
    "SWIN": "",
    "SSPR": leaf(12, 14, -60, 12, 5.4) + leaf(12, 11.5, 45, 12.5, 5.6),
    "SSUM": disc(12, 12, 5.2),
    "SAUT": leaf(7, 18.4, 42, 20, 9.4),
}
_STROKED = {
    "SWIN": snowflake(12, 12, 10.4),
    "SSPR": "M12 22V12",
    "SSUM": rays(12, 12, 7.8, 10.8, 8),
    "SAUT": "M7 18.4L3.8 22",
}
SEASON_INKS = {"SWIN": "#1c4f8c", "SSPR": "#1f6b36", "SSUM": "#c46a00", "SAUT": "#97400f"}


def text(x: float, y: float, words: str, size: float, colour: str, **more: object) -> Scene:
    """Words in the system's face, bold, for what must be read from afar."""
    return label(x, y, words, font_size=num(size), font_weight="700", fill=colour, **more)


def name(x: float, y: float, words: str, size: float, colour: str, **more: object) -> Scene:
    """Words in the serif, for names."""
    return label(
        x, y, words, font_size=num(size), font_weight="600", fill=colour, class_="serif", **more
    )


def season_sign(code: str, x: float, y: float, size: float) -> Scene:
    """Snowflake, sprout, sun or leaf, with its middle at a point."""
    return g(
        path(_FILLED[code]) if _FILLED[code] else None,
        path(_STROKED[code], fill="none", stroke_width="2.2", stroke_linecap="round"),
        transform=f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({num(size / 24)})",
        fill=SEASON_INKS[code],
        stroke=SEASON_INKS[code],
    )


def season_badge(code: str, x: float, y: float, r: float) -> Scene:
    """A season as a tile with soft corners."""
    edge = {"fill": SKY_PALE, "stroke": SKY, "stroke_width": num(r / 7)}
    return g(
        rect(x - r, y - r, 2 * r, 2 * r, r * 0.45, **edge),
        season_sign(code, x, y, r * 1.6),
    )


def quarter_badge(code: str, x: float, y: float) -> Scene:
    """A quarter as a tall grey plate: the moon above, the numeral below."""
    return g(
        rect(x - 13, y - 16, 26, 32, 7, fill=GREY, stroke=CREAM, stroke_width="1.2"),
        moon(x, y - 6.5, 6.6, PHASES[code], MOON, GREY_DEEP),
        name(x, y + 12.4, NUMERALS[code], 15, CREAM, translate="no"),
    )


def days_badge(codes: tuple[str, ...], x: float, y: float) -> Scene:
    """Days as a green medal with a gold ring; February's is twice as tall."""
    low = y + 19 * (len(codes) - 1)
    return g(
        rect(x - 14, y - 14, 28, low - y + 28, 14, fill=GREEN, stroke=CREAM, stroke_width="1.2"),
        rect(x - 12, y - 12, 24, low - y + 24, 12, fill="none", stroke=GOLD, stroke_width="1.4"),
        *(text(x, y + 5.2 + 19 * n, code[1:], 15, CREAM) for n, code in enumerate(codes)),
        line(x - 8, y + 9.6, x + 8, y + 9.6, stroke=GOLD) if len(codes) > 1 else None,
    )


_SHORT = {
    "ZCAP": N_("Cap"),
    "ZAQU": N_("Aqu"),
    "ZPIS": N_("Pis"),
    "ZARI": N_("Ari"),
    "ZTAU": N_("Tau"),
    "ZGEM": N_("Gem"),
    "ZCAN": N_("Can"),
    "ZLEO": N_("Leo"),
    "ZVIR": N_("Vir"),
    "ZLIB": N_("Lib"),
    "ZSCO": N_("Sco"),
    "ZSAG": N_("Sag"),
}
"""The zodiacs where there is room for three letters."""


def short_zodiac(code: str) -> str:
    return tr(_SHORT[code])
