"""How it stands: cards in hand, and the places taken."""

from collections.abc import Sequence

from app.tables.kit.scene import Scene, h, name_of
from engine.annaotto.names import cards
from engine.annaotto.types import View
from engine.language import N_, tr

_PLACES = (N_("1st"), N_("2nd"), N_("3rd"), N_("4th"), N_("5th"), N_("6th"))


def place_of(view: View, seat: int) -> str:
    """The place that a player who has finished has reached."""
    return ordinal(view["out"].index(seat) + 1)


def ordinal(place: int) -> str:
    return tr(_PLACES[place - 1])


def draw(view: View, names: Sequence[str]) -> Scene:
    rows = [
        h(
            "tr",
            name_of(name, "th", scope="row"),
            h("td", place_of(view, seat) if seat in view["out"] else "–"),
            h("td", str(len(view["hands"][seat]))),
        )
        for seat, name in enumerate(names)
    ]
    heads = [h("th", words, scope="col") for words in (tr("Player"), tr("Finished"), tr("Cards"))]
    return h("table", h("thead", h("tr", *heads)), h("tbody", *rows), class_="sheet")


def decided(view: View, names: Sequence[str]) -> str:
    """What decided the match, in a sentence."""
    out = view["out"]
    left = [(len(hand), seat) for seat, hand in enumerate(view["hands"]) if seat not in out]
    most, slowest = max(left)
    if not out:
        fewest, quickest = min(left)
        return tr(
            "Nothing was left to draw: {name} held only {cards}.",
            name=names[quickest],
            cards=cards(fewest),
        )
    return tr(
        "{first} laid the last card first; {last} was left with {cards}.",
        first=names[out[0]],
        last=names[slowest],
        cards=cards(most),
    )
