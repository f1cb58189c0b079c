"""The 84 two-sided cards as data (ruling P1): colours, patterns, signs, the fixed deck."""

from engine.annaotto.types import Card, SequenceSign, Sign
from engine.language import N_

COLOURS = {
    "R": N_("red"),
    "O": N_("orange"),
    "Y": N_("yellow"),
    "G": N_("green"),
    "T": N_("teal"),
    "B": N_("blue"),
    "V": N_("violet"),
    "K": N_("black"),
}

PATTERNS = {"D": N_("dots"), "S": N_("stripes"), "W": N_("waves"), "C": N_("checks")}

SIGNS: tuple[Sign, ...] = ("ANNA", "OTTO", "PLUS", "SINVERT", "OBSTACLE", "ALL")
"""The special signs that come with a colour and a pattern."""

ANNAOTTO: Sign = "ANNAOTTO"

OPPOSITE: dict[SequenceSign, SequenceSign] = {"ANNA": "OTTO", "OTTO": "ANNA"}
"""What goes on with a sequence (O13)."""
ANNA_TURNS = 2
OTTO_DRAWS = 2
ALL_DRAWS = 2

ORDINARY = tuple(colour + pattern for colour in COLOURS for pattern in PATTERNS)

SIGN: dict[str, Sign] = {
    **dict.fromkeys(ORDINARY, ""),
    **{f"{plain}-{sign}": sign for sign in SIGNS for plain in ORDINARY},
    ANNAOTTO: ANNAOTTO,
}
"""Every side that can be written, with its sign; an ordinary side has none."""

_DECK = """
RD-ANNA/GW OS-ANNA/KW YW-ANNA/VD GC-ANNA/BW TD-ANNA/VS BS-ANNA/RW VW-ANNA/RS KC-ANNA/GD
RS-OTTO/BD OW-OTTO/YC YC-OTTO/KD GD-OTTO/KS TS-OTTO/GW BW-OTTO/TS VC-OTTO/RD KD-OTTO/OW
RW-PLUS/OD OC-PLUS/BS YD-PLUS/OC GS-PLUS/TC TW-PLUS/GS BC-PLUS/VS VD-PLUS/TC KS-PLUS/VW
RC-SINVERT/TW YD-SINVERT/GC TS-SINVERT/VC VW-SINVERT/YD
OW-OBSTACLE/KC GC-OBSTACLE/YW BD-OBSTACLE/YS KS-OBSTACLE/BC
RS-ALL/OD GW-ALL/TD TC-ALL/YS KD-ALL/RC
ANNAOTTO/OS ANNAOTTO/BD ANNAOTTO/KW ANNAOTTO/RC
RD/OC RD/VW RD/KC RS/TW RS/BW RS/VC RW/YS RW/GD RW/BC RC/YW RC/TW
OD/GS OD/BW OS/GC OS/BD OS/KD OW/YC OW/TC OW/KD OC/VD OC/VW YD/VS
YD/VC YD/KC YS/TC YW/TD YW/BS YC/GW YC/KW GD/BS GD/KS GS/TD GS/BC
GW/VC GC/VD GC/KW TD/BS TS/VW TS/KD TS/KC TW/BC BD/VS BW/KS VD/KS
"""

DECK: tuple[Card, ...] = tuple(
    (front, back) for front, back in (card.split("/") for card in _DECK.split())
)
"""One of each: no two cards are alike. A special side stands first."""


def turned(card: Card) -> Card:
    """The card with its other side to the front."""
    return card[1], card[0]
