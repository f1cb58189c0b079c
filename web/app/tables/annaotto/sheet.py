"""How it stands: cards in hand, and the places taken."""

from app.tables.kit.scene import Scene, h
from engine.annaotto.words import cards
from engine.game import Data

from .drawing import PLACES


def draw(view: Data, names: list[str]) -> Scene:
    rows = [
        h(
            "tr",
            h("th", name, scope="row"),
            h("td", PLACES[view["out"].index(seat)] if seat in view["out"] else "–"),
            h("td", str(len(view["hands"][seat]))),
        )
        for seat, name in enumerate(names)
    ]
    heads = [h("th", words, scope="col") for words in ("Player", "Finished", "Cards")]
    return h("table", h("thead", h("tr", *heads)), h("tbody", *rows), class_="sheet")


def decided(view: Data, names: list[str]) -> str:
    """What decided the match, in a sentence."""
    out = view["out"]
    left = [(len(hand), seat) for seat, hand in enumerate(view["hands"]) if seat not in out]
    most, slowest = max(left)
    if not out:
        fewest, quickest = min(left)
        return f"Nothing could be drawn any more: {names[quickest]} held only {cards(fewest)}."
    return f"{names[out[0]]} laid the last card first; {names[slowest]} kept {cards(most)}."
