"""ANNO's figures: cards with their signs, and examples at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from app.tables.anno.art.cards import face_of
from app.tables.anno.layout import RATIO
from app.tables.anno.tabletop import Tabletop, outline
from app.tables.kit.box import Box
from app.tables.kit.pieces import tick
from app.tables.kit.scene import Scene, g, label, rect, use
from builder.figures.example import (
    NAMES,
    Allowed,
    Does,
    Example,
    Figure,
    Refused,
    Seen,
    Step,
    context,
)
from builder.figures.kit import arrow, number, numbers, picture, verdict
from engine.anno.cards import COPIES, DECK, MONTHS, WEATHERS
from engine.anno.words import card_name, the_card
from engine.dice import Dice
from engine.language import tr

WIDE = 340.0
_EIGHT = ["SWIN", "ZCAP", "M12", "D31", "Q4", "SSPR", "ZLIB", "WNIV"]
"""A Community Eight that an example without one of its own has."""


def position(
    hands: Sequence[Sequence[str]],
    boards: Sequence[Sequence[tuple[str, Sequence[str]]]] = ((), ()),
    community: Sequence[str] = (),
    then: Sequence[str] = (),
) -> dict[str, Any]:
    """A mensis under way: whoever sits first is to act. `then` are the deck's top cards."""
    eight = [*(community or _EIGHT)]
    laid = [card for board in boards for month, cards in board for card in (month, *cards)]
    left = Counter(DECK)
    left.subtract([*laid, *eight, *then, *(card for hand in hands for card in hand)])
    if min(left.values()) < 0:
        raise ValueError(f"There are not so many cards: {-left}")
    deck = list(left.elements())
    Dice(4).shuffle(deck)
    return {
        "hands": [[*hand] for hand in hands],
        "community": eight,
        "boards": [
            [{"month": month, "cards": [*cards]} for month, cards in board] for board in boards
        ],
        "deck": [*deck, *reversed(then)],
        "burned": [],
        "dealer": 1,
        "turn": 0,
        "phase": "start",
        "dealer_draw": [["SSPR", "M10"]],
    }


def example(*steps: Step, calidum: str = "autumn", **given: Any) -> Example:
    options = {"mensises": 1, "calidum": calidum}
    begun = {**position(**given), "options": {**options, "mode": "calendar"}}
    return Example("anno", 2, begun, steps, options)


def face(code: str, x: float, y: float, width: float, calidum: str = "autumn") -> Scene:
    return use(face_of(code, calidum), x, y, width, width * RATIO)


def row(
    codes: Sequence[str | None],
    y: float,
    width: float,
    chosen: Sequence[str] = (),
    calidum: str = "autumn",
) -> list[Scene]:
    """Cards side by side, in the middle; those that are chosen are a little higher, and ticked."""
    gap = 6.0
    left = (WIDE - len(codes) * width - (len(codes) - 1) * gap) / 2
    waiting, drawn = [*chosen], []
    for place, code in enumerate(codes):
        x = left + place * (width + gap)
        if code is None:
            drawn.append(outline(x, y, width))
        elif code in waiting:
            waiting.remove(code)
            ring = rect(x, y - 6, width, width * RATIO, 5, class_="picked")
            drawn.append(g(face(code, x, y - 6, width, calidum), ring, tick(x + width - 5, y, 8)))
        else:
            drawn.append(face(code, x, y, width, calidum))
    return drawn


def said(words: str, y: float) -> Scene:
    return label(WIDE / 2, y, words, class_="serif pale", font_size=13)


class Frame:
    """One picture of an example, from above: the Community Eight, a board, the hand."""

    def __init__(self, seen: Seen, seat: int = 0) -> None:
        self.seen = seen
        self.context = context(seen.state, seat, WIDE, 400, recent=seen.events)
        self.view, self.seat = self.context.view, seat
        self.calidum = str(self.view["options"]["calidum"])
        self.drawn: list[Scene] = []
        self.y = 4.0
        self.month, self.source = "", ""
        self.tried: Sequence[str] = ()
        step = seen.step
        if isinstance(step, (Refused, Allowed)) and step.action[0] == "match":
            _, self.month, self.source, self.tried = step.action

    def community(self) -> Frame:
        eight = self.view["community"]
        self.drawn.append(said(tr("Community Eight"), self.y + 11))
        hand = self.view["hand"] if self.source == "hand" else ()
        chosen = [card for card in self.tried if card not in hand]
        width = 50.0
        for line in (eight[:4], eight[4:]):
            self.drawn += row(line, self.y + 20, width, chosen, self.calidum)
            self.y += width * RATIO + 6
        self.y += 26
        return self

    def board(self, high: float = 112) -> Frame:
        """The own months and what lies under them; nothing where none lies yet."""
        if not self.view["boards"][self.seat]:
            return self
        top = Tabletop(self.view, self.context)
        top.board(self.seat, Box(8, self.y + 2, WIDE - 16, high), start=(0, 0), most=86)
        top.lay()
        self.drawn.append(top.layers.group())
        self.y += high + 16
        return self

    def hand(self) -> Frame:
        """The hand; the cards that are tried are ticked."""
        hand = self.view["hands"][self.seat] if "hands" in self.view else self.view["hand"]
        if not hand:
            return self
        words = tr("Your hand") if self.seat == 0 else NAMES[self.seat]
        self.drawn.append(said(words, self.y + 11))
        own = self.tried if self.source == "hand" else ()
        chosen = [card for card in (self.month, *own) if card]
        width = min(50.0, (WIDE - 8 - 6 * (len(hand) - 1)) / len(hand))
        self.drawn += row(hand, self.y + 24, width, chosen, self.calidum)
        self.y += width * RATIO + 32
        return self

    def picture(self) -> Scene:
        step = self.seen.step
        sign = None
        if isinstance(step, (Refused, Allowed)):
            sign = verdict(isinstance(step, Allowed), WIDE - 14, 14)
        return picture(WIDE, self.y, *self.drawn, sign, name="anno")


def _hand_and_board(shown: Example, community: bool = False) -> list[Scene]:
    frames = []
    for seen in shown.played():
        frame = Frame(seen)
        if community:
            frame.community()
        frames.append(frame.board().hand().picture())
    return frames


def _named(shown: Example) -> dict[str, str]:
    """What the text calls the cards: those that somebody sees here, and no others."""
    views = [seen.state.view(0) for seen in shown.played()]
    codes = {card for view in views for card in (*view["community"], *view["hand"]) if card}
    for view in views:
        codes |= {card for laid in view["boards"][0] for card in (laid["month"], *laid["cards"])}
    return {code: the_card(code) for code in codes}


def _steps(shown: Example, community: bool = False) -> Figure:
    return Figure(_hand_and_board(shown, community), _named(shown), shown)


def month_card(code: str = "M05", numbered: bool = True) -> Figure:
    """A month explained: what it shows is what it takes."""
    month, width = MONTHS[code], 170.0
    x, y, s = (WIDE - width) / 2, 8.0, width / 100
    at = {
        "name": (50, 20),
        "quarter": (19, 53),
        "days": (80, 51),
        "first": (18, 110),
        "second": (82, 110),
        "season": (50, 104),
        "year": (50, 129),
    }
    spots = {name: (x + px * s, y + py * s) for name, (px, py) in at.items()}
    left, right = 26.0, WIDE - 26
    pointed = [
        ((left, spots["name"][1]), (x + 14, spots["name"][1])),
        ((left, spots["quarter"][1]), spots["quarter"]),
        ((right, spots["days"][1]), spots["days"]),
        ((left, spots["first"][1]), spots["first"]),
        ((right, spots["second"][1] - 12), spots["season"]),
        ((right, spots["year"][1]), spots["year"]),
    ]
    drawn = picture(
        WIDE,
        width * RATIO + 16,
        face(code, x, y, width),
        *(numbers(pointed) if numbered else ()),
        name="anno",
    )
    facts = {
        "month": card_name(code),
        "quarter": card_name(month.quarter),
        "days": " and ".join(day[1:] for day in month.days),
        "first_zodiac": card_name(month.zodiacs[0]),
        "second_zodiac": card_name(month.zodiacs[1]),
        "season": card_name(month.season),
        "first": month.first,
        "last": month.last,
    }
    return Figure([drawn], facts)


_KINDS = ("M08", "Q3", "D31", "SSUM", "ZLEO", "WCAL", "CUSP", "BLUE")


def kinds() -> Figure:
    """One card of each kind, numbered."""
    width, gap = 74.0, 10.0
    drawn: list[Scene] = []
    for place, code in enumerate(_KINDS):
        x = (WIDE - 4 * width - 3 * gap) / 2 + place % 4 * (width + gap)
        y = 8 + place // 4 * (width * RATIO + 34)
        middle, foot = x + width / 2, y + width * RATIO
        drawn += [face(code, x, y, width), number(place + 1, middle, foot + 15)]
    high = 2 * (width * RATIO + 34) + 6
    groups = {
        "months": list(MONTHS),
        "quarters": [code for code in COPIES if code[0] == "Q"],
        "days": [code for code in COPIES if code[0] == "D"],
        "seasons": [code for code in COPIES if code[0] == "S"],
        "zodiacs": [code for code in COPIES if code[0] == "Z"],
        "weathers": [code for code in COPIES if code[0] == "W"],
        "cusps": ["CUSP"],
        "blue_moons": ["BLUE"],
    }
    facts = {name: sum(COPIES[code] for code in codes) for name, codes in groups.items()}
    return Figure([picture(WIDE, high, *drawn, name="anno")], facts | {"all": len(DECK)})


def weathers() -> Figure:
    """The four weathers, and which month each would suit: its season before and after."""
    width = 60.0
    drawn: list[Scene] = []
    high = width * RATIO
    for place, (weather, changes) in enumerate(WEATHERS["autumn"].items()):
        x, y = 4 + place % 2 * 172, 6 + place // 2 * (high + 16)
        drawn.append(face(weather, x, y, width))
        for line, (before, after) in enumerate(changes.items()):
            top, small = y + line * (high / 2 + 2), 27.0
            drawn += [
                face(before, x + width + 8, top, small),
                arrow(x + width + 40, top + 19, x + width + 62, top + 19),
                face(after, x + width + 66, top, small),
            ]
    return Figure([picture(WIDE, 2 * (high + 16), *drawn, name="anno")])


RULE_OF_TWO = example(
    Allowed(("match", "M05", "hand", ("D31",))),
    Refused(("match", "M05", "hand", ("D31", "Q2")), "A10"),
    Does(("match", "M05", "hand", ("D31", "Q2", "ZTAU"))),
    hands=[
        ["M05", "Q2", "D31", "ZTAU", "SWIN", "WGRA"],
        ["M10", "Q1", "D30", "ZSAG", "SAUT", "D31"],
    ],
)
SOURCES = example(
    Refused(("match", "M08", "hand", ("D31", "Q3", "SSUM")), "A8"),
    Does(("match", "M08", "community", ("D31", "SSUM", "ZVIR"))),
    Does(("burn", "SWIN")),
    hands=[["M08", "Q3", "ZLEO", "SWIN", "D30", "Q1"], ["M10", "Q1", "D30", "ZSAG", "SAUT", "D31"]],
    community=["D31", "ZVIR", "M12", "SSUM", "Q4", "SSPR", "ZLIB", "WNIV"],
    then=["Q2", "D31", "ZPIS", "M02"],
)
FEBRUARY = example(
    Does(("match", "M02", "hand", ("D29",))),
    hands=[["D29", "ZARI", "SSUM", "Q4", "D30"], ["M10", "Q1", "D30", "ZSAG", "SAUT", "D31"]],
    boards=[[("M02", ("Q1", "D28", "ZPIS"))], []],
)
WEATHER = example(
    Refused(("match", "M04", "hand", ("WCAL",)), "A14"),
    Refused(("match", "M04", "hand", ("SSUM", "WCAL")), "A10"),
    Does(("match", "M04", "hand", ("D30", "SSUM", "WCAL"))),
    hands=[
        ["M04", "WCAL", "SSUM", "D30", "Q1", "ZSCO"],
        ["M10", "Q1", "D30", "ZSAG", "SAUT", "D31"],
    ],
)
_JANUARY = [["M01", "WCAL", "SAUT", "SSPR", "D31", "Q3"], ["M10", "Q1", "D30", "ZSAG", "D31"]]
CALIDUM = example(
    Refused(("match", "M01", "hand", ("D31", "SSPR", "WCAL")), "A14"),
    Does(("match", "M01", "hand", ("D31", "SAUT", "WCAL"))),
    hands=_JANUARY,
)
CALIDUM_SPRING = example(
    Refused(("match", "M01", "hand", ("D31", "SAUT", "WCAL")), "A14"),
    Does(("match", "M01", "hand", ("D31", "SSPR", "WCAL"))),
    calidum="spring",
    hands=_JANUARY,
)
CUSP = example(
    Does(("match", "M05", "hand", ("CUSP", "ZGEM", "ZTAU"))),
    hands=[
        ["M05", "CUSP", "ZTAU", "ZGEM", "Q3", "SAUT"],
        ["M10", "Q1", "D30", "ZSAG", "SAUT", "D31"],
    ],
)
CUSP_LATER = example(
    Refused(("match", "M08", "hand", ("CUSP", "ZVIR")), "A10"),
    Does(("match", "M08", "hand", ("CUSP", "D31", "ZVIR"))),
    hands=[["CUSP", "ZVIR", "D31", "Q1", "SAUT"], ["M10", "Q1", "D30", "ZSAG", "SAUT", "D31"]],
    boards=[[("M08", ("ZLEO",))], []],
)
BLUE_MOON = example(
    Does(("exchange", "M09")),
    Does(("match", "M09", "hand", ("D30", "Q3", "SAUT"))),
    hands=[
        ["BLUE", "Q3", "D30", "SAUT", "ZTAU", "Q1"],
        ["M10", "Q1", "D30", "ZSAG", "SAUT", "D31"],
    ],
    community=["M09", "ZCAP", "M12", "D31", "Q4", "SSPR", "ZPIS", "WNIV"],
)
CLEAR = example(
    Does(("match", "M06", "hand", ("D30", "Q2", "ZGEM"))),
    hands=[["M06", "Q2", "D30", "ZGEM"], ["D31", "SAUT", "ZSAG"]],
    boards=[[("M01", ("Q1",))], [("M10", ("Q4", "D31", "ZLIB"))]],
    community=["SWIN", "ZCAP", "M12", "D31", "Q4", "SSPR", "ZPIS", "WNIV"],
)


def count() -> Figure:
    """A hand is cleared: both boards and the hand that is left, counted."""
    *_, end = CLEAR.played()
    facts: dict[str, object] = {**_named(CLEAR)}
    for who, (plus, minus) in zip(("anna", "otto"), end.state.view(None)["sheet"][0], strict=True):
        facts |= {f"{who}_plus": plus, f"{who}_minus": minus, f"{who}_sum": plus - minus}
    begin, end = CLEAR.played()
    frames = [
        Frame(begin).board().hand().picture(),
        Frame(end).board().picture(),
        Frame(end, 1).board().hand().picture(),
    ]
    return Figure(frames, facts, CLEAR)


FIGURES: dict[str, Callable[[], Figure]] = {
    "month-card": month_card,
    "february-card": partial(month_card, "M02", numbered=False),
    "kinds": kinds,
    "weathers": weathers,
    "rule-of-two": partial(_steps, RULE_OF_TWO),
    "one-source": partial(_steps, SOURCES, community=True),
    "february": partial(_steps, FEBRUARY),
    "weather": partial(_steps, WEATHER),
    "calidum": partial(_steps, CALIDUM),
    "calidum-spring": partial(_steps, CALIDUM_SPRING),
    "cusp": partial(_steps, CUSP),
    "cusp-later": partial(_steps, CUSP_LATER),
    "blue-moon": partial(_steps, BLUE_MOON, community=True),
    "count": count,
}
