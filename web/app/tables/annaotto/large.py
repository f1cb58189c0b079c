"""A card or a hand shown large, with what it does."""

from collections.abc import Sequence

from app.tables.annaotto.art.cards import BACK, face
from app.tables.annaotto.laid import picture
from app.tables.kit.scene import Child, Scene, h, name_of, svg, unspoken
from engine.annaotto.cards import ANNAOTTO, COLOURS, OPPOSITE, PATTERNS, SIGN
from engine.annaotto.names import side_name
from engine.annaotto.types import Shown, View
from engine.language import N_, tr

HAND_CARD = 84
"""How wide a card of a hand is that is shown large; the style sheet says it, too."""

_MEANINGS = {
    "ANNA": N_("The next player goes on with an OTTO, or 2 of their cards are turned (O12)."),
    "OTTO": N_("The next player goes on with an ANNA, or draws 2 cards (O13)."),
    "PLUS": N_("The next player draws a card, and one more for every PLUS right below it (O14)."),
    "SINVERT": N_("The direction of play changes (O15)."),
    "OBSTACLE": N_("The next player misses a turn (O16)."),
    "ALL": N_("Call it, and everybody puts a hand down: whoever is last draws 2 cards (O18)."),
    ANNAOTTO: N_(
        "Goes on anything. Turn all your cards or all of the next player’s, "
        "and name the colour to be laid next (O17)."
    ),
}


def known(side: str) -> bool:
    return side in SIGN


def large_card(side: str, reverse: str) -> Scene:
    pictures = [unspoken(100, 140, face(side), class_="big-card")]
    words: list[Child] = [_title(side), _meaning(side)]
    if reverse:
        pictures.append(unspoken(100, 140, face(reverse), class_="big-card"))
        words.append(h("h3", tr("Behind it: {side}", side=side_name(reverse))))
        words.append(_meaning(reverse))
    return h("div", *pictures, h("div", *words), class_="large-card annaotto")


def _title(side: str) -> Scene:
    """A sentence could not begin so: the style sheet writes its first letter large."""
    name = side_name(side)
    return name_of(name, "h3") if name == ANNAOTTO else h("h3", name)


def _meaning(side: str) -> Scene:
    """What a side goes on, and what it does."""
    sign = SIGN[side]
    if sign == ANNAOTTO:
        return h("p", tr(_MEANINGS[sign]))
    values = {"colour": tr(COLOURS[side[0]]), "pattern": tr(PATTERNS[side[1]]), "sign": sign}
    if not sign:
        return h(
            "p",
            tr(
                "Goes on anything {colour} or with {pattern} (O9), "
                "and on an ANNAOTTO if {colour} was named (O11).",
                **values,
            ),
        )
    values["effect"] = tr(_MEANINGS[sign])
    if sign in OPPOSITE:
        words = tr(
            "Goes on anything {colour} or with {pattern}, on any {other}, "
            "and on an ANNAOTTO if {colour} was named, but never on another {sign} (O10). "
            "{effect}",
            other=OPPOSITE[sign],
            **values,
        )
    else:
        words = tr(
            "Goes on anything {colour} or with {pattern}, on any {sign}, "
            "and on an ANNAOTTO if {colour} was named (O10). {effect}",
            **values,
        )
    return h("p", words)


def large_hand(view: View, seat: int, name: str) -> Scene:
    """Somebody's open sides, as large as the sheet allows; to the owner, the own ones."""
    hand = view["hands"][seat]
    if not hand:
        return h("div", name_of(name, "h3"), h("p", tr("No cards are left here.")))
    return h(
        "div",
        name_of(name, "h3"),
        h("div", *hand_cards(hand), class_="hand-cards"),
        class_="annaotto",
    )


def hand_cards(hand: Sequence[Shown]) -> list[Scene]:
    return [
        svg(
            100,
            140,
            *_both(front, reverse),
            class_="hand-card",
            role="img",
            aria_label=_sides(front, reverse),
        )
        for front, reverse in hand
    ]


def _sides(front: str | None, reverse: str | None) -> str:
    """A card of a hand, as far as it can be seen."""
    if front and reverse:
        return tr("{side}, with {reverse} behind it", side=_named(front), reverse=_named(reverse))
    return _named(reverse) if reverse else tr("a covered side")


def _named(side: str) -> str:
    return side_name(side) if known(side) else tr("a covered side")


def _both(front: str | None, reverse: str | None) -> list[Scene]:
    if front and reverse:
        return picture(front, reverse, HAND_CARD)
    return picture(reverse or BACK, None, HAND_CARD)
