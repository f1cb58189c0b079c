"""A card or a hand shown large, with what it does."""

from app.tables.kit.scene import Child, Scene, h, svg
from engine.annaotto.cards import ANNAOTTO, COLOURS, PATTERNS, SIGN
from engine.annaotto.words import side_name
from engine.game import Data

from .cards import BACK, face, fold

_MEANING = {
    "ANNA": "The next player goes on with an OTTO, or two of their cards are turned (O12).",
    "OTTO": "The next player goes on with an ANNA, or draws 2 cards (O13).",
    "PLUS": "The next player draws a card, and one more for every PLUS that lies below it (O14).",
    "SINVERT": "The direction of play changes (O15).",
    "OBSTACLE": "The next player misses a turn (O16).",
    "ALL": "Call it, and all hands go down: the last one draws 2 (O18).",
    ANNAOTTO: "Goes on anything. Turn all your cards or all of the next player's, "
    "and name the colour to be laid next (O17).",
}


def known(side: str) -> bool:
    return side in SIGN


def large_card(side: str, reverse: str) -> Scene:
    pictures = [svg(100, 140, face(side), class_="big-card")]
    words: list[Child] = [h("h3", _title(side)), h("p", meaning(side))]
    if reverse:
        pictures.append(svg(100, 140, face(reverse), class_="big-card"))
        words += [h("h3", f"Behind it: {side_name(reverse)}"), h("p", meaning(reverse))]
    return h("div", *pictures, h("div", *words), class_="large-card annaotto")


def _title(side: str) -> str:
    name = side_name(side)
    return name[:1].upper() + name[1:]


def meaning(side: str) -> str:
    """What a side goes on, and what it does."""
    sign = SIGN[side]
    if sign == ANNAOTTO:
        return _MEANING[ANNAOTTO]
    fits = f"Goes on {COLOURS[side[0]]} and on {PATTERNS[side[1]]}"
    return f"{fits} (O10). {_MEANING[sign]}" if sign else f"{fits} (O9)."


def large_hand(view: Data, seat: int, name: str) -> Scene:
    """Somebody's open sides, as large as the sheet allows; to the owner, the own ones."""
    hand = view["hands"][seat]
    if not hand:
        return h("div", h("h3", name), h("p", "No cards are left here."))
    pictures = [
        svg(100, 140, *_both(front, reverse), class_="hand-card") for front, reverse in hand
    ]
    return h("div", h("h3", name), h("div", *pictures, class_="hand-cards"), class_="annaotto")


def _both(front: str | None, reverse: str | None) -> list[Scene]:
    if front and reverse:
        return [face(front, cut=True), fold(reverse)]
    return [face(reverse or BACK)]
