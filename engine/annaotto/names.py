"""What people call sides, colours and numbers of cards."""

from engine.annaotto.cards import ANNAOTTO, COLOURS, SIGN
from engine.language import N_, tr, tr_n

_ORDINARY = {
    "RD": N_("red dots"),
    "RS": N_("red stripes"),
    "RW": N_("red waves"),
    "RC": N_("red checks"),
    "OD": N_("orange dots"),
    "OS": N_("orange stripes"),
    "OW": N_("orange waves"),
    "OC": N_("orange checks"),
    "YD": N_("yellow dots"),
    "YS": N_("yellow stripes"),
    "YW": N_("yellow waves"),
    "YC": N_("yellow checks"),
    "GD": N_("green dots"),
    "GS": N_("green stripes"),
    "GW": N_("green waves"),
    "GC": N_("green checks"),
    "TD": N_("teal dots"),
    "TS": N_("teal stripes"),
    "TW": N_("teal waves"),
    "TC": N_("teal checks"),
    "BD": N_("blue dots"),
    "BS": N_("blue stripes"),
    "BW": N_("blue waves"),
    "BC": N_("blue checks"),
    "VD": N_("violet dots"),
    "VS": N_("violet stripes"),
    "VW": N_("violet waves"),
    "VC": N_("violet checks"),
    "KD": N_("black dots"),
    "KS": N_("black stripes"),
    "KW": N_("black waves"),
    "KC": N_("black checks"),
}


def side_name(side: str) -> str:
    """A side within a sentence, never at its beginning: red dots, ANNA in red dots, ANNAOTTO."""
    sign = SIGN[side]
    if sign == ANNAOTTO:
        return ANNAOTTO
    plain = tr(_ORDINARY[side[:2]])
    return tr("{sign} in {side}", sign=sign, side=plain) if sign else plain


def colour_name(colour: str) -> str:
    return tr(COLOURS[colour])


def cards(count: int) -> str:
    return tr_n("{count} card", "{count} cards", count)
