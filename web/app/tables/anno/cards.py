"""ANNO's cards as symbols, each drawn once and used wherever such a card lies."""

from app.scene import Scene
from engine.anno.cards import MONTHS, SEASONS, WEATHER_NAMES, ZODIACS

from .months import month
from .primaries import days, quarter, season, zodiac
from .secondaries import back, blue_moon, cusp, weather
from .signs import NUMERALS


def symbols(calidum: str = "autumn") -> list[Scene]:
    """A symbol `anno-CODE` for each of the 42 codes, and `anno-BACK`.

    `calidum` is the table's option (ruling R1): what Calidum Ante makes of winter.
    """
    return [
        *map(month, MONTHS),
        *map(quarter, NUMERALS),
        *map(days, ("D28", "D29", "D30", "D31")),
        *map(season, SEASONS),
        *map(zodiac, ZODIACS),
        *(weather(code, calidum) for code in WEATHER_NAMES),
        cusp(),
        blue_moon(),
        back(),
    ]
