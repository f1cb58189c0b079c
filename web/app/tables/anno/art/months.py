"""The twelve month cards: a picture of the month, and all that it matches in fixed places."""

from app.tables.anno.art.constellations import constellation
from app.tables.anno.art.frame import TOP, card
from app.tables.anno.art.glyphs import glyph
from app.tables.anno.art.landscapes import landscape
from app.tables.anno.art.palette import CREAM, GOLD, INK, NIGHT, PAPER, STARLIGHT
from app.tables.anno.art.signs import days_badge, name, quarter_badge, season_badge
from app.tables.kit.scene import Scene, g, rect
from engine.anno.cards import MONTHS, Month
from engine.anno.words import card_name

_HORIZON = 92
"""Where the picture ends and the night sky with the two constellations begins."""


def month(code: str) -> Scene:
    shown, title = MONTHS[code], card_name(code)
    return card(
        code,
        NIGHT,
        g(*landscape(code), transform=f"translate(4 {TOP - 1})"),
        rect(3, _HORIZON, 94, 36, fill=NIGHT),
        rect(3, _HORIZON, 94, 1.2, fill=GOLD),
        rect(3, 3, 94, TOP - 3, 6, fill=PAPER),
        rect(3, TOP - 1.2, 94, 1.2, fill=GOLD),
        name(50, 26, title, _title_size(title), INK),
        quarter_badge(shown.quarter, 19, 53),
        days_badge(shown.days, 80, 51),
        *_zodiacs(shown),
        season_badge(shown.season, 50, 104, 14),
        name(50, 131.5, f"{shown.first}–{shown.last}", 9.5, CREAM),
    )


def _title_size(title: str) -> float:
    """As large as the band allows."""
    return 21 if len(title) < 8 else 16.5


def _zodiacs(shown: Month) -> list[Scene]:
    """The earlier constellation on the left, the later on the right."""
    return [
        part
        for code, x in zip(shown.zodiacs, (18, 82), strict=True)
        for part in (
            constellation(code, x - 12, 97, 24, 15, (STARLIGHT, CREAM), 1.3),
            glyph(code, x, 123.5, 20, GOLD),
        )
    ]
