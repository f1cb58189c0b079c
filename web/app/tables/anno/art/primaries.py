"""Quarter, days, season and zodiac: the primary cards' faces."""

from app.tables.anno.art.branch import branch
from app.tables.anno.art.constellations import constellation
from app.tables.anno.art.frame import band, card
from app.tables.anno.art.glyphs import glyph
from app.tables.anno.art.palette import (
    CREAM,
    GOLD,
    GREEN,
    GREEN_DEEP,
    GREY,
    GREY_DEEP,
    MOON,
    NIGHT,
    NIGHT_DEEP,
    SKY,
    SKY_INK,
    SKY_PALE,
    STARLIGHT,
)
from app.tables.anno.art.signs import NUMERALS, PHASES, name, season_sign, short_zodiac
from app.tables.kit.scene import Scene, circle, num, path
from app.tables.kit.shapes import disc, moon
from engine.anno.words import card_name
from engine.language import N_, tr

_QUARTERS = {
    "Q1": N_("First quarter"),
    "Q2": N_("Second quarter"),
    "Q3": N_("Third quarter"),
    "Q4": N_("Fourth quarter"),
}
_CRATERS = disc(39, 70, 5) + disc(60, 92, 7) + disc(62, 66, 3) + disc(42, 94, 3)
_FAR_STARS = "M14 48h0M87 43h0M24 108h0M82 110h0M50 44h0M12 82h0M90 78h0M68 116h0M34 40h0"


def quarter(code: str) -> Scene:
    return card(
        code,
        GREY,
        band(GREY_DEEP),
        name(10, 28, NUMERALS[code], 27, CREAM, text_anchor="start", translate="no"),
        moon(83, 19, 10, PHASES[code], MOON, GREY),
        circle(50, 80, 35, fill="none", stroke=MOON, stroke_width="0.6", opacity="0.5"),
        circle(50, 80, 40, stroke_dasharray="0 3.14", **_beads(MOON, 0.9)),
        moon(50, 80, 30, PHASES[code], MOON, GREY_DEEP),
        path(_CRATERS, fill=GREY_DEEP, opacity="0.13"),
        name(50, 131, tr(_QUARTERS[code]), 10.5, CREAM),
    )


def days(code: str) -> Scene:
    """The ring is strung with as many beads as the month has days."""
    count = code[1:]
    ring = circle(
        50,
        84,
        38,
        pathLength=count,
        stroke_dasharray="0 1",
        transform="rotate(-90 50 84)",
        **_beads(GOLD, 3.6),
    )
    return card(
        code,
        GREEN,
        band(GREEN_DEEP),
        name(10, 28, count, 26, CREAM, text_anchor="start"),
        circle(83, 19, 9, fill="none", stroke=GOLD, stroke_width="3"),
        ring,
        circle(50, 84, 31, fill=GREEN_DEEP, stroke=GOLD, stroke_width="1.6"),
        name(50, 94, count, 33, CREAM),
        name(50, 108, tr("days"), 10, GOLD),
    )


def _beads(colour: str, width: float) -> dict[str, str]:
    return {
        "fill": "none",
        "stroke": colour,
        "stroke_width": num(width),
        "stroke_linecap": "round",
    }


def season(code: str) -> Scene:
    return card(
        code,
        SKY,
        *branch(code),
        band(SKY_PALE),
        season_sign(code, 19, 19, 22),
        name(31.5, 25, card_name(code), 14.8, SKY_INK, text_anchor="start"),
    )


def zodiac(code: str) -> Scene:
    return card(
        code,
        NIGHT,
        circle(50, 78, 43, fill=NIGHT_DEEP, opacity="0.55"),
        path(_FAR_STARS, stroke=STARLIGHT, stroke_width="1.1", stroke_linecap="round"),
        constellation(code, 15, 46, 70, 66, (STARLIGHT, CREAM), 3),
        band(NIGHT_DEEP),
        glyph(code, 20, 19, 21, GOLD),
        name(37, 26.5, short_zodiac(code), 21, CREAM, text_anchor="start"),
        name(50, 130, card_name(code), 13, CREAM),
    )
