"""ANNAOTTO's figures: the two sides, the signs, what fits, and examples at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from app.tables.annaotto.art.cards import RATIO, face, fold
from app.tables.kit.scene import Scene, g, label, rect
from builder.figures.example import (
    NAMES,
    Allowed,
    Does,
    Example,
    Figure,
    Refused,
    Seen,
    Step,
)
from builder.figures.kit import arrow, number, picture, verdict
from engine.annaotto.cards import ANNAOTTO, DECK, SIGN, SIGNS, turned
from engine.annaotto.names import side_name

WIDE = 340.0

Card = tuple[str, str]


def position(
    hands: Sequence[str], top: str, draw: Sequence[str] = (), **more: Any
) -> dict[str, Any]:
    """Everybody's cards as `own/reverse own/reverse`; whoever sits first is to act."""
    held = [[_card(card) for card in hand.split()] for hand in hands]
    up, next_ones = _card(top), [_card(card) for card in draw]
    known = {frozenset(card) for hand in held for card in hand}
    known |= {frozenset(up), *map(frozenset, next_ones)}
    rest = [[*card] for card in DECK if frozenset(card) not in known]
    return {
        "hands": [[[*card] for card in hand] for hand in held],
        "known": None,
        "draw": [*rest, *([*card] for card in reversed(next_ones))],
        "discard": [[*up]],
        "turn": 0,
        "phase": "turn",
        "faced": [True] * len(hands),
        **more,
    }


def _card(written: str) -> Card:
    """`RD/OC`, either side first: a card of the deck."""
    own, _, reverse = written.partition("/")
    if (own, reverse) not in DECK and turned((own, reverse)) not in DECK:
        raise ValueError(f"There is no card {written}")
    return own, reverse


def example(seats: int, begun: dict[str, Any], *steps: Step) -> Example:
    return Example("annaotto", seats, begun, steps)


def card(side: str, x: float, y: float, width: float, reverse: str = "") -> Scene:
    """A side; with its reverse in the folded corner, as the owner sees it."""
    return g(
        face(side, bool(reverse), width),
        fold(reverse, width) if reverse else None,
        transform=f"translate({x:.1f} {y:.1f}) scale({width / 100:.3f})",
    )


def words(x: float, y: float, said: str) -> Scene:
    return label(x, y, said, class_="serif pale", font_size=13, translate="no")


def two_sides() -> Figure:
    own, reverse = DECK[45]
    width = 96.0
    drawn = [
        card(own, 18, 10, width, reverse),
        card(reverse, WIDE - width - 18, 10, width),
        arrow(18 + width + 22, 10 + width * RATIO / 2, WIDE - width - 40, 10 + width * RATIO / 2),
        number(1, 18 + 40, 34 + width * RATIO),
        number(2, 18 + width - 14, 34 + width * RATIO, (18 + width - 16, width * RATIO - 8)),
        number(3, WIDE - 18 - width / 2, 34 + width * RATIO),
    ]
    facts = {"own": side_name(own), "reverse": side_name(reverse)}
    return Figure([picture(WIDE, width * RATIO + 52, *drawn, name="annaotto")], facts)


def signs() -> Figure:
    """One of each special side, numbered, and how many there are."""
    sides = [next(own for own, _ in DECK if SIGN[own] == sign) for sign in (*SIGNS, ANNAOTTO)]
    width, drawn = 74.0, []
    for place, side in enumerate(sides):
        across = 4 if place < 4 else 3
        x = (WIDE - across * width - (across - 1) * 8) / 2 + place % 4 * (width + 8)
        y = 6 + place // 4 * (width * RATIO + 32)
        drawn += [
            card(side, x, y, width),
            number(place + 1, x + width / 2, y + width * RATIO + 14),
        ]
    count = Counter(SIGN[side] for both in DECK for side in both)
    facts = {sign.lower(): count[sign] for sign in (*SIGNS, ANNAOTTO)}
    return Figure([picture(WIDE, 2 * (width * RATIO + 32) + 4, *drawn, name="annaotto")], facts)


FIT = example(
    2,
    position(
        [
            "RS/TW YD/KC TD-ANNA/VS ANNAOTTO/OS BS/GD KC-ANNA/GD OW-OTTO/YC",
            "RW/YS OC/VD GS/TD BW/KS",
        ],
        "RD/OC",
    ),
    *(Allowed(("lay", place)) for place in range(4)),
    *(Refused(("lay", place), "O9") for place in range(4, 7)),
)


def fit() -> Figure:
    """The top of the discard pile, and a hand: what goes on it, and what does not."""
    begun, *seen = FIT.played()
    hand = begun.state.dump()["hands"][0]
    top = begun.state.dump()["discard"][-1][0]
    drawn = [card(top, (WIDE - 84) / 2, 6, 84)]
    width, facts = 74.0, {"top": side_name(top)}
    for place, ((own, _), one) in enumerate(zip(hand, seen, strict=True)):
        across = 4 if place < 4 else 3
        x = (WIDE - across * width - (across - 1) * 8) / 2 + place % 4 * (width + 8)
        y = 142 + place // 4 * (width * RATIO + 34)
        middle = x + width / 2
        drawn += [
            card(own, x, y, width),
            verdict(isinstance(one.step, Allowed), middle + 13, y + width * RATIO + 15),
            number(place + 1, middle - 13, y + width * RATIO + 15),
        ]
        facts[f"card_{place + 1}"] = side_name(own)
    return Figure(
        [picture(WIDE, 142 + 2 * (width * RATIO + 34), *drawn, name="annaotto")], facts, FIT
    )


class Frame:
    """The discard pile, and hands: the first player's as its owner sees it, others' as all do."""

    def __init__(self, seen: Seen, shown: Sequence[int], own: int = 0) -> None:
        self.dump = seen.state.dump()
        top = self.dump["discard"][-1][0]
        under = self.dump["discard"][-4:-1]
        self.drawn = []
        for place, (side, _) in enumerate([*under, [top, ""]]):
            self.drawn.append(card(side, (WIDE - 66) / 2 - 26 * (len(under) - place), 6, 66))
        if self.dump["colour"]:
            self.drawn.append(card(self.dump["colour"] + "S", (WIDE + 66) / 2 + 14, 30, 36))
        self.y = 6 + 66 * RATIO + 12
        for seat in shown:
            self._hand(seat, seat == own)

    def _hand(self, seat: int, own: bool) -> None:
        hand = self.dump["hands"][seat]
        on_turn = self.dump["turn"] == seat
        width = min(46.0, (WIDE - 20 - 5 * (len(hand) - 1)) / max(1, len(hand)))
        high = width * RATIO + 30
        self.drawn.append(
            rect(4, self.y, WIDE - 8, high, 10, class_="plot on" if on_turn else "plot")
        )
        self.drawn.append(words(WIDE / 2, self.y + 16, NAMES[seat]))
        left = (WIDE - len(hand) * width - (len(hand) - 1) * 5) / 2
        for place, (mine, reverse) in enumerate(hand):
            x = left + place * (width + 5)
            side, corner = (mine, reverse) if own else (reverse, "")
            self.drawn.append(card(side, x, self.y + 23, width, corner))
        self.y += high + 8

    def picture(self) -> Scene:
        return picture(WIDE, self.y, *self.drawn, name="annaotto")


ANOTHERS = example(
    2,
    position(["GD/BS KC/TS GW/YC", "OC/RD VC/GW BW/OD YW/RC"], "RS/TW"),
    *(Refused(("lay", place), "O9") for place in range(3)),
    Does(("take", 1, 0)),
)


def anothers() -> Figure:
    begun, *_, after = ANOTHERS.played()
    taken = begun.state.dump()["hands"][1][0]
    facts = {"top": side_name("RS"), "taken": side_name(taken[1]), "hidden": side_name(taken[0])}
    return Figure([Frame(seen, (1, 0)).picture() for seen in (begun, after)], facts, ANOTHERS)


SEQUENCE = example(
    5,
    position(
        [
            "RD-ANNA/GW BS/GD KC/TS",
            "RS-OTTO/BD OC/RD VW/OC",
            "OS-ANNA/KW YC/GW TS/KD",
            "OW-OTTO/YC RW/BC KS/BW",
            "GC/VD TD/YW BC/TW",
        ],
        "RD/KC",
        ["GS/OD", "YD/VS", "RS/TW", "VD/KS"],
    ),
    *(Does(("lay", 0), seat) for seat in range(4)),
    Does(("accept",), 4),
    *(Does(("keep", 0), 4) for _ in range(4)),
    Does(("turn", (0, 1)), 3),
    Does(("turn", (2, 3)), 3),
)


def sequence() -> Figure:
    seen = [*SEQUENCE.played()]
    held = len(seen[0].state.dump()["hands"][4])
    drawn = len(seen[9].state.dump()["hands"][4]) - held
    before, after = (seen[n].state.dump()["hands"][4] for n in (9, 11))
    flipped = sum(one != other for one, other in zip(before, after, strict=True))
    shown = [
        Frame(seen[0], (0,)),
        Frame(seen[1], (1,), 1),
        Frame(seen[2], (2,), 2),
        Frame(seen[3], (3,), 3),
        Frame(seen[4], (4,), 4),
        Frame(seen[9], (4,), 4),
        Frame(seen[11], (4,), 4),
    ]
    return Figure(
        [frame.picture() for frame in shown], {"drawn": drawn, "turned": flipped}, SEQUENCE
    )


PLUS = example(
    3,
    position(
        ["RW-PLUS/OD BS/GD KC/TS", "OC-PLUS/BS VW/RD YC/GW", "GC/VD TD/YW BC/TW"],
        "RD/KC",
        ["GS/OD", "YD/VS", "RS/TW"],
    ),
    Does(("lay", 0)),
    Does(("accept",)),
    Does(("keep", 0)),
    Does(("lay", 0)),
    Does(("accept",)),
    Does(("keep", 0)),
    Does(("keep", 0)),
)


def plus() -> Figure:
    seen = [*PLUS.played()]
    first, second = seen[1].state.dump()["due"], seen[4].state.dump()["due"]
    frames = [Frame(seen[0], (0,)), Frame(seen[3], (1,), 1), Frame(seen[4], (2,), 2)]
    frames.append(Frame(seen[7], (2,), 2))
    return Figure([frame.picture() for frame in frames], {"first": first, "second": second}, PLUS)


NAMED = example(
    2,
    position(["ANNAOTTO/BD RW/GD KC/TS YC/GW", "OC/RD GC/KW BW/OD YW/RC"], "VS/BD"),
    *(Refused(("lay", place), "O9") for place in (1, 2, 3)),
    Does(("lay", 0)),
    Does(("annaotto", "own", "G")),
    Refused(("lay", 0), "O11", 1),
    Does(("lay", 1), 1),
)


def named() -> Figure:
    begun, *_, chosen, refused, laid = NAMED.played()
    frames = [Frame(begun, (0,)), Frame(chosen, (0,)), Frame(refused, (1,), 1)]
    frames.append(Frame(laid, (1,), 1))
    hand = refused.state.dump()["hands"][1]
    facts = {"before": side_name(begun.state.dump()["hands"][0][1][0])}
    facts |= {"after": side_name(chosen.state.dump()["hands"][0][0][0])}
    facts |= {"refused": side_name(hand[0][0]), "laid": side_name(hand[1][0])}
    return Figure([frame.picture() for frame in frames], facts, NAMED)


_TWO_CARDS = position(
    ["RW/GD KC/TS", "OC/RD GC/KW BW/OD", "GS/TD VC/GW YW/RC"], "RD/OC", ["YD/VS", "GS/OD"]
)
CAUGHT = example(3, _TWO_CARDS, Does(("lay", 0)), Does(("catch", 0), 1), Does(("keep", 0), 0))
FALSE_ALARM = example(
    3, _TWO_CARDS, Does(("lay", 0, "call")), Does(("catch", 0), 2), Does(("keep", 0), 2)
)


def _held(seen: Seen, seat: int) -> int:
    return len(seen.state.dump()["hands"][seat])


def caught() -> Figure:
    """O19: nobody called, and somebody noticed."""
    begun, laid, _, kept = CAUGHT.played()
    frames = [Frame(seen, (0, 1)).picture() for seen in (begun, laid, kept)]
    facts = {"left": _held(laid, 0), "then": _held(kept, 0)}
    return Figure(frames, facts, CAUGHT)


def false_alarm() -> Figure:
    """P13: it was called, and somebody did not listen."""
    begun, laid, _, kept = FALSE_ALARM.played()
    frames = [Frame(seen, (2,), 2).picture() for seen in (laid, kept)]
    return Figure(frames, {"before": _held(begun, 2), "then": _held(kept, 2)})


FIGURES: dict[str, Callable[[], Figure]] = {
    "two-sides": two_sides,
    "signs": signs,
    "fit": fit,
    "anothers-card": anothers,
    "sequence": sequence,
    "plus": plus,
    "named-colour": named,
    "caught": caught,
    "false-alarm": false_alarm,
}
