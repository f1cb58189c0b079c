"""The 73 cards as data: 42 codes, the year's table, the weathers. `words.card_name` says names."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.language import N_

SEASONS = {"SWIN": N_("Winter"), "SSPR": N_("Spring"), "SSUM": N_("Summer"), "SAUT": N_("Autumn")}

ZODIACS = {
    "ZCAP": N_("Capricorn"),
    "ZAQU": N_("Aquarius"),
    "ZPIS": N_("Pisces"),
    "ZARI": N_("Aries"),
    "ZTAU": N_("Taurus"),
    "ZGEM": N_("Gemini"),
    "ZCAN": N_("Cancer"),
    "ZLEO": N_("Leo"),
    "ZVIR": N_("Virgo"),
    "ZLIB": N_("Libra"),
    "ZSCO": N_("Scorpio"),
    "ZSAG": N_("Sagittarius"),
}

WEATHER_NAMES = {
    "WCAL": N_("Calidum Ante"),
    "WGRA": N_("Gravis Tempestatis"),
    "WIMP": N_("Impar Ventis"),
    "WNIV": N_("Nivis"),
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
    """Its first day of the year; `last` is its last one."""
    last: int

    @property
    def primaries(self) -> tuple[str, ...]:
        """All that the month shows."""
        return (self.quarter, *self.days, *self.zodiacs, self.season)


_YEAR = (
    Month("M01", N_("January"), "Q1", ("D31",), ("ZCAP", "ZAQU"), "SWIN", 1, 31),
    Month("M02", N_("February"), "Q1", ("D28", "D29"), ("ZAQU", "ZPIS"), "SWIN", 32, 59),
    Month("M03", N_("March"), "Q1", ("D31",), ("ZPIS", "ZARI"), "SSPR", 60, 90),
    Month("M04", N_("April"), "Q2", ("D30",), ("ZARI", "ZTAU"), "SSPR", 91, 120),
    Month("M05", N_("May"), "Q2", ("D31",), ("ZTAU", "ZGEM"), "SSPR", 121, 151),
    Month("M06", N_("June"), "Q2", ("D30",), ("ZGEM", "ZCAN"), "SSUM", 152, 181),
    Month("M07", N_("July"), "Q3", ("D31",), ("ZCAN", "ZLEO"), "SSUM", 182, 212),
    Month("M08", N_("August"), "Q3", ("D31",), ("ZLEO", "ZVIR"), "SSUM", 213, 243),
    Month("M09", N_("September"), "Q3", ("D30",), ("ZVIR", "ZLIB"), "SAUT", 244, 273),
    Month("M10", N_("October"), "Q4", ("D31",), ("ZLIB", "ZSCO"), "SAUT", 274, 304),
    Month("M11", N_("November"), "Q4", ("D30",), ("ZSCO", "ZSAG"), "SAUT", 305, 334),
    Month("M12", N_("December"), "Q4", ("D31",), ("ZSAG", "ZCAP"), "SWIN", 335, 365),
)

MONTHS = {month.code: month for month in _YEAR}

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
