"""ANNO's cards as symbols, each drawn once and used wherever such a card lies."""

from app.tables.anno.art.months import month
from app.tables.anno.art.primaries import days, quarter, season, zodiac
from app.tables.anno.art.secondaries import back, blue_moon, cusp, weather
from app.tables.anno.art.signs import NUMERALS
from app.tables.kit.scene import Scene
from engine.anno.cards import MONTHS, SEASONS, WEATHER_NAMES, ZODIACS


def symbols() -> list[Scene]:
    """A symbol `anno-CODE` for each of the 42 codes, Calidum Ante's other face, `anno-BACK`."""
    return [
        *map(month, MONTHS),
        *map(quarter, NUMERALS),
        *map(days, ("D28", "D29", "D30", "D31")),
        *map(season, SEASONS),
        *map(zodiac, ZODIACS),
        *map(weather, WEATHER_NAMES),
        weather("WCAL", "spring"),
        cusp(),
        blue_moon(),
        back(),
    ]


def face_of(code: str, calidum: str) -> str:
    """The symbol of a card at a table with that option: ruling R1 gives Calidum Ante two faces."""
    return f"anno-{code}-spring" if (code, calidum) == ("WCAL", "spring") else f"anno-{code}"
