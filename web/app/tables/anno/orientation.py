"""The drawing of Orientation: the year in a column, one card to put in its place (A27)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.tables.anno.context import OrientationContext
from app.tables.anno.layout import RATIO, STRIP
from app.tables.kit.box import Box
from app.tables.kit.dragging import draggable
from app.tables.kit.pieces import piece
from app.tables.kit.scene import Scene, g, h, label, rect, svg, use
from app.tables.kit.zones import zone
from engine.anno.cards import MONTHS, ZODIACS
from engine.anno.types import OrientationView
from engine.anno.words import card_name
from engine.language import tr, tr_n

MONTH_LIST = list(MONTHS)
SIGNS = list(ZODIACS)
PICTURE, NIGHT = (0, 33, 100, 59), (0, 92, 100, 42)
"""Parts of a month's card: its picture with quarter and days, its signs with the season."""
BOTH = (0, 33, 100, 101)
ROOMY = 560
"""From so many pixels on a month's picture and its signs lie side by side."""
FLAT = 400
"""Below so many pixels twelve rows are too low for fingers."""
LONGEST = 5.2
"""How wide "September" is, to the size of its letters."""
GAP = 4
YEAR_HIGH, BENCH_HIGH = 12 * 45 + 20, 84
"""What twelve rows for fingers need, and what the drawn card below them needs at least."""


@dataclass(frozen=True, slots=True)
class Year:
    """The column of months: zodiacs left of it, each between its two months, the rest right.

    On a flat screen each half of the year has a column, so that every month is wide enough for a
    finger and high enough for an eye.
    """

    box: Box

    @property
    def halves(self) -> list[Box]:
        flat = self.box.height < FLAT and self.box.width > 1.5 * self.box.height
        return self.box.columns(2 if flat else 1, 6)

    @property
    def wide(self) -> float:
        return self.halves[0].width

    @property
    def rows(self) -> int:
        return 12 // len(self.halves)

    @property
    def high(self) -> float:
        return (self.box.height - self.sign * STRIP / 2) / self.rows

    @property
    def sign(self) -> float:
        """A zodiac's width; half of the first one stands above January."""
        return min(self.box.height / (self.rows + 1) * 0.72 / STRIP, self.wide * 0.16, 124)

    def row(self, number: int) -> Box:
        half, place = divmod(number, self.rows)
        box = self.halves[half]
        return Box(box.x, box.bottom - (self.rows - place) * self.high, box.width, self.high - 1)

    def zodiac(self, number: int) -> Box:
        """Between the month before and this one; Capricorn is the first, at the top."""
        high, row = self.sign * STRIP, self.row(number)
        return Box(row.x + 3, row.y - high / 2, self.sign, high)

    def parts(self, number: int) -> list[tuple[tuple[int, int, int, int], Box]]:
        """The parts of the month's card that are shown, and where."""
        row = self.row(number).inset(2)
        left = row.x + self.sign + 8
        if self.wide < ROOMY:
            return [(BOTH, Box(left, row.y, row.height / 1.01, row.height))]
        wide = row.height / 0.59
        night = min(row.height / 0.42, self.wide * 0.17)
        below = row.y + (row.height - night * 0.42) / 2
        return [
            (PICTURE, Box(left, row.y, wide, row.height)),
            (NIGHT, Box(left + wide + 2, below, night, night * 0.42)),
        ]

    @property
    def letters(self) -> float:
        """The size of a month's name."""
        return 11.5 if self.wide < ROOMY else min(19.0, self.high * 0.36)

    def name(self, number: int) -> Box:
        """As wide as the longest of them."""
        last = self.parts(number)[-1][1]
        return Box(last.right + 4, self.row(number).y, self.letters * LONGEST, self.high)

    def slots(self, number: int, count: int) -> list[Box]:
        """The places right of a month: in one line, or in two where that is too tight."""
        row, left = self.row(number), self.name(number).right + 4
        rest = row.right - left - 4
        one = min((rest - 3 * GAP) / 4, row.height * 0.86 / STRIP, 128)
        if one >= 56:
            y = row.y + (row.height - one * STRIP) / 2
            return [Box(left + i * (one + GAP), y, one, one * STRIP) for i in range(count)]
        two = min((rest - GAP) / 2, row.height * 0.46 / STRIP)
        y = row.y + (row.height - 2 * two * STRIP - 2) / 2
        return [
            Box(left + i % 2 * (two + GAP), y + i // 2 * (two * STRIP + 2), two, two * STRIP)
            for i in range(count)
        ]


def wants(month: str) -> list[str]:
    """The cards right of a month, in their order."""
    shown = MONTHS[month]
    return [shown.quarter, *shown.days, shown.season]


def spread(width: float, height: float, wide: bool) -> tuple[Year, Box]:
    """The year's place, and beside or below it that of the drawn card and the pile."""
    if wide:
        share = 0.74 if height >= FLAT else 0.79
        bench = Box(width * share, 8, width * (1 - share) - 8, height - 16)
        return Year(Box(6, 4, width * share - 14, height - 8)), bench
    below = max(height * 0.81, min(YEAR_HIGH, height - BENCH_HIGH))
    bench = Box(8, below, width - 16, height - below - 6)
    return Year(Box(4, 2, width - 8, below - 8)), bench


def draw(view: OrientationView, context: OrientationContext) -> Scene:
    """The year, and beside or below it the drawn card and the pile of those without a month."""
    width, height = context.width, context.height
    year, bench = spread(width, height, context.wide)
    over = view["phase"] == "over"
    drawing = _Drawing(view, context, year)
    ground = [drawing.month(number, month) for number, month in enumerate(MONTH_LIST)]
    ground += drawing.gaps()
    laid = drawing.placed()
    benched = [_done(bench)] if over else [drawing.pile(_halves(bench)[1])]
    if not over:
        laid += drawing.bench(*_halves(bench))
    keys = context.keys.name([one.item for one in laid])
    pieces = [_card(context, key, one) for key, one in zip(keys, laid, strict=True)]
    year_zone = zone("year", tr("The year"), *ground)
    pile_zone = zone("pile", tr("Cards that belong to no month"), *benched)
    whole = g(year_zone, pile_zone, g(*pieces), *drawing.cheer(), data_thing="year")
    return svg(width, height, whole, class_="anno drawing orientation")


def _halves(bench: Box) -> tuple[Box, Box]:
    """For the drawn card, and for the pile."""
    if bench.width > bench.height:
        first, second = bench.columns(2, 16)
        return first, second
    first, second = bench.rows(0.6, 0.4, gap=16)
    return first, second


@dataclass(frozen=True, slots=True)
class _Laid:
    item: tuple[str, str]
    box: Box
    strip: bool = True
    drawn: bool = False


class _Drawing:
    def __init__(self, view: OrientationView, context: OrientationContext, year: Year) -> None:
        self.view, self.context, self.year = view, context, year
        told = [event for event in context.recent if event[0] in ("slip", "placed", "set_aside")]
        self.last: Sequence[Any] = told[-1] if told else ("", -1, "", "")

    def month(self, number: int, month: str) -> Scene:
        """A row: a target for fingers all along; its pictures lie over it.

        They are parts of whole cards, and would make the target as high as those.
        """
        year, row = self.year, self.year.row(number)
        name, small, shown = year.name(number), year.letters, MONTHS[month]
        middle = row.y + row.height / 2
        slots = year.slots(number, len(wants(month)))
        outlines = [rect(b.x, b.y, b.width, b.height, 4, class_="open") for b in slots]
        days = tr("{first}–{last}", first=shown.first, last=shown.last)
        target = g(
            rect(row.x, row.y, row.width, row.height, 8, class_="plot"),
            _line(name.x, middle, card_name(month), small, "serif"),
            _line(name.x, middle + small * 0.95, days, max(10.5, small * 0.72), "pale"),
            *outlines,
            rect(row.x, row.y, row.width, row.height, 8, class_="ring"),
            self._answer(month, row),
            class_=self.context.classes(f"place:{month}", "month-row"),
            **self._touch(month, days),
        )
        pictures = [_part(month, part, box) for part, box in year.parts(number)]
        return g(target, *pictures, class_="year-row")

    def _touch(self, month: str, days: str) -> dict[str, Any]:
        named = {"month": card_name(month), "days": days}
        if self.view["phase"] == "over" and self.context.live:
            words = tr("Walk through the year from {month}, {days}", **named)
            walk = {"data_do": "walk", "data_month": month, "role": "button", "tabindex": "0"}
            return {**walk, "aria_label": words}
        words = tr("Beside {month}, {days}", **named)
        return self.context.touch(f"place:{month}", words, month)

    def _answer(self, month: str, row: Box) -> Scene | None:
        """The row shakes its head, or is glad."""
        kind, where = self.last[0], self.last[3] if len(self.last) > 3 else ""
        if where != month or kind not in ("slip", "placed"):
            return None
        number = sum(self.view["slips"]) if kind == "slip" else self.view["deck"]
        return rect(
            row.x,
            row.y,
            row.width,
            row.height,
            8,
            class_="wrong" if kind == "slip" else "right",
            key=f"{kind}{number}",
        )

    def gaps(self) -> list[Scene]:
        """The zodiacs' places that are still open; fingers go through to a month."""
        found = []
        for number, sign in enumerate(SIGNS):
            if sign not in self.view["zodiacs"]:
                box = self.year.zodiac(number)
                place = rect(box.x, box.y, box.width, box.height, 4, class_="open sky through")
                found.append(place)
        return found

    def placed(self) -> list[_Laid]:
        laid: list[_Laid] = []
        for number, (month, cards) in enumerate(self.view["months"].items()):
            order = wants(month)
            slots = self.year.slots(number, len(order))
            laid += [
                _Laid((card, month), slots[order.index(card)]) for card in cards if card in order
            ]
        laid += [
            _Laid((sign, "zodiacs"), self.year.zodiac(SIGNS.index(sign)))
            for sign in self.view["zodiacs"]
        ]
        return laid

    def pile(self, box: Box) -> Scene:
        """Where the cards go that belong to no month."""
        count = len(self.view["aside"])
        slipped = self.last[0] == "slip" and self.last[3] == "aside"
        answer = (
            rect(box.x, box.y, box.width, box.height, 12, class_="wrong", key="pile-wrong")
            if slipped
            else None
        )
        size = max(11.0, min(16.0, box.width * 0.08))
        return g(
            rect(box.x, box.y, box.width, box.height, 12, class_="outline solid"),
            *(
                label(
                    box.x + box.width / 2,
                    box.y + size * (1.4 + 1.2 * line),
                    words,
                    class_="pale",
                    font_size=size,
                )
                for line, words in enumerate(tr("Belongs to\nno month").split("\n"))
            ),
            label(
                box.x + box.width / 2,
                box.bottom - 8,
                tr_n("{count} card", "{count} cards", count),
                class_="pale",
                font_size=size,
            ),
            rect(box.x, box.y, box.width, box.height, 12, class_="ring"),
            answer,
            class_=self.context.classes("aside", "month-row year-row"),
            **self.context.touch("aside", self._pile_words(count)),
        )

    def _pile_words(self, count: int) -> str:
        return tr_n(
            "Set aside: belongs to no month. {count} card lies here",
            "Set aside: belongs to no month. {count} cards lie here",
            count,
        )

    def bench(self, mine: Box, pile: Box) -> list[_Laid]:
        """The drawn card, large; the last of the pile on it."""
        laid: list[_Laid] = []
        high = pile.height * 0.46
        for number, card in enumerate(self.view["aside"][-3:]):
            wide = high / RATIO
            x = pile.x + pile.width / 2 + (number - 1.5) * wide * 0.5
            box = Box(x, pile.y + pile.height * 0.34, wide, high)
            laid.append(_Laid((card, "aside"), box, strip=False))
        drawn = self.view["card"]
        if drawn:
            wide = min(mine.width, mine.height / RATIO, 260)
            x, y = mine.middle
            box = Box(x - wide / 2, y - wide * RATIO / 2, wide, wide * RATIO)
            laid.append(_Laid((drawn, "drawn"), box, strip=False, drawn=True))
        return laid

    def cheer(self) -> list[Scene]:
        """Stars fly from where a card was put right."""
        if self.last[0] != "placed":
            return []
        row = self.year.row(MONTH_LIST.index(self.last[3]))
        x, y = row.x + row.width * 0.6, row.y + row.height / 2
        key = f"stars{self.view['deck']}"
        stars = [
            label(x, y, "★", class_="flying", font_size=20, style=f"--turn:{turn * 60}deg")
            for turn in range(6)
        ]
        return [g(*stars, class_="through stars", key=key, aria_hidden="true")]


def _done(box: Box) -> Scene:
    """In place of the drawn card, when all of them lie."""
    size = max(14.0, min(22.0, box.width * 0.08, box.height * 0.2))
    x, y = box.middle
    lines = tr("The year is complete!\nTap a month to walk\nthrough the year.").split("\n")
    return g(
        *(
            label(
                x,
                y + (number - 1) * size * 1.3,
                words,
                class_="serif" if number == 0 else "pale",
                font_size=size if number == 0 else size * 0.8,
            )
            for number, words in enumerate(lines)
        ),
        class_="through",
    )


def _line(x: float, y: float, words: str, size: float, kind: str) -> Scene:
    return label(x, y, words, class_=kind, font_size=size, text_anchor="start")


def _part(month: str, part: tuple[int, int, int, int], box: Box) -> Scene:
    return h(
        "svg",
        use(f"anno-{month}", 0, 0, 100, 140),
        x=f"{box.x:.1f}",
        y=f"{box.y:.1f}",
        width=f"{box.width:.1f}",
        height=f"{box.height:.1f}",
        viewBox=" ".join(map(str, part)),
        preserveAspectRatio="xMidYMid slice",
        class_="through",
    )


def _card(context: OrientationContext, key: str, laid: _Laid) -> Scene:
    code, box = laid.item[0], laid.box
    face = use(f"anno-{code}", 0, 0, 100, 140)
    if laid.strip:
        band = f"0 0 100 {100 * STRIP}"
        face = h("svg", face, width="100", height=str(100 * STRIP), viewBox=band)
    drags = draggable("drawn", key) if laid.drawn and context.live else {}
    return piece(
        key,
        box.x,
        box.y,
        face,
        rect(0, 0, 100, 140, 10, class_="ring") if laid.drawn else None,
        scale=box.width / 100,
        class_="card" if laid.drawn else "card through",
        role="img",
        aria_label=card_name(code),
        data_info=code,
        **drags,
    )
