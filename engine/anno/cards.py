"""The 73 cards as data: 42 codes, the year's table, the weathers."""

from collections.abc import Iterable
from dataclasses import dataclass

SEASONS = {"SWIN": "Winter", "SSPR": "Spring", "SSUM": "Summer", "SAUT": "Autumn"}

ZODIACS = {
    "ZCAP": "Capricorn",
    "ZAQU": "Aquarius",
    "ZPIS": "Pisces",
    "ZARI": "Aries",
    "ZTAU": "Taurus",
    "ZGEM": "Gemini",
    "ZCAN": "Cancer",
    "ZLEO": "Leo",
    "ZVIR": "Virgo",
    "ZLIB": "Libra",
    "ZSCO": "Scorpio",
    "ZSAG": "Sagittarius",
}

WEATHER_NAMES = {
    "WCAL": "Calidum Ante",
    "WGRA": "Gravis Tempestatis",
    "WIMP": "Impar Ventis",
    "WNIV": "Nivis",
}


@dataclass(frozen=True, slots=True)
class Month:
    code: str
    name: str
    quarter: str
    days: tuple[str, ...]
    zodiacs: tuple[str, str]
    season: str
    first: int
    last: int

    @property
    def primaries(self) -> tuple[str, ...]:
        """All that the month shows."""
        return (self.quarter, *self.days, *self.zodiacs, self.season)


_YEAR = """
M01 January   Q1 D31     ZCAP ZAQU SWIN   1  31
M02 February  Q1 D28+D29 ZAQU ZPIS SWIN  32  59
M03 March     Q1 D31     ZPIS ZARI SSPR  60  90
M04 April     Q2 D30     ZARI ZTAU SSPR  91 120
M05 May       Q2 D31     ZTAU ZGEM SSPR 121 151
M06 June      Q2 D30     ZGEM ZCAN SSUM 152 181
M07 July      Q3 D31     ZCAN ZLEO SSUM 182 212
M08 August    Q3 D31     ZLEO ZVIR SSUM 213 243
M09 September Q3 D30     ZVIR ZLIB SAUT 244 273
M10 October   Q4 D31     ZLIB ZSCO SAUT 274 304
M11 November  Q4 D30     ZSCO ZSAG SAUT 305 334
M12 December  Q4 D31     ZSAG ZCAP SWIN 335 365
"""


def _month(row: str) -> Month:
    code, name, quarter, days, one, two, season, first, last = row.split()
    return Month(
        code, name, quarter, tuple(days.split("+")), (one, two), season, int(first), int(last)
    )


MONTHS = {month.code: month for month in map(_month, _YEAR.strip().splitlines())}

COPIES = (
    dict.fromkeys(MONTHS, 1)
    | {"Q1": 3, "Q2": 3, "Q3": 3, "Q4": 3}
    | {"D28": 1, "D29": 1, "D30": 4, "D31": 7}
    | dict.fromkeys(SEASONS, 3)
    | dict.fromkeys(ZODIACS, 1)
    | dict.fromkeys(WEATHER_NAMES, 2)
    | {"CUSP": 2, "BLUE": 2}
)

DECK = tuple(code for code, copies in COPIES.items() for _ in range(copies))

SECONDARIES = frozenset(WEATHER_NAMES) | {"CUSP", "BLUE"}
PRIMARIES = frozenset(COPIES) - SECONDARIES - frozenset(MONTHS)

_GLOSSARY_WEATHERS = {
    "WCAL": {"SSPR": "SSUM", "SWIN": "SAUT"},
    "WGRA": {"SWIN": "SSPR", "SSUM": "SSPR"},
    "WIMP": {"SSUM": "SAUT", "SAUT": "SSPR"},
    "WNIV": {"SSPR": "SWIN", "SAUT": "SWIN"},
}

WEATHERS = {
    "autumn": _GLOSSARY_WEATHERS,
    "spring": _GLOSSARY_WEATHERS | {"WCAL": {"SSPR": "SSUM", "SWIN": "SSPR"}},
}
"""For each choice of `calidum` (ruling R1): weather → the month's season → the season it takes."""

BIT = {code: 1 << place for place, code in enumerate(COPIES)}
"""Each code as one bit, so that a handful of cards is one number."""


def mask(cards: Iterable[str | None]) -> int:
    """The codes that occur among the cards, as bits."""
    bits = 0
    for card in cards:
        if card:
            bits |= BIT[card]
    return bits
