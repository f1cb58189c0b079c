"""The end of a mensis (A22, A23): all boards and hands lie open, and every card is counted."""

from app.tables.anno import sheet
from app.tables.anno.layout import RATIO, row
from app.tables.anno.tabletop import POINTS, SLIM, Laid, Tabletop
from app.tables.kit.box import GAP, Box
from app.tables.kit.colours import colour_of
from app.tables.kit.plates import HEAD, head
from app.tables.kit.scene import Scene, circle, g, h, label, rect
from engine.language import tr

SUM = 30
"""How high the line with a seat's sum is."""
ROOMY = 280
"""From so many pixels on the line says what it makes in all, too."""
TITLE = 34
TAG, LEGIBLE = 12.0, 7.0
"""How large what a card counts may be, and below which size its sign must do."""
SHEET_HEAD, SHEET_ROW = 48.0, 54.0
"""How high the sheet's names and each of its rows are, at most."""


class Count(Tabletop):
    """One panel a seat, its sum below; then the sheet with its new row, where there is room."""

    def draw(self) -> Scene:
        context = self.context
        width, height = context.width, context.height
        title = TITLE if height > 380 else 22
        rest = Box(GAP, title, width - 2 * GAP, height - title - 6)
        self.layers.ground.append(self._title(width / 2, title))
        panels, sheet_box = _parts(rest, len(self.view["counts"]), len(self.view["sheet"]))
        first = self.view["seat"] or 0
        seats = range(len(self.view["counts"]))
        for place, box in enumerate(panels):
            self._panel((first + place) % len(seats), box)
        if sheet_box:
            self.layers.above.append(self._sheet(sheet_box))
        self.lay()
        whole = self.layers.group(data_thing="count")
        return h("svg", whole, viewBox=f"0 0 {width} {height}", class_="anno drawing counted")

    def _title(self, x: float, high: float) -> Scene:
        words = tr("Mensis {number} is over. {why}", number=self.view["mensis"], why=self._why())
        size = min(22.0, high * 0.62, self.context.width / max(1, len(words)) * 1.9)
        return label(x, high * 0.68, words, class_="serif title", font_size=size)

    def _why(self) -> str:
        ended = [event for event in self.context.recent if event[0] == "mensis"]
        if ended:
            cleared = ended[-1][3] if ended[-1][2] == "cleared" else None
        else:
            counts = self.view["counts"]
            cleared = counts.index(0) if 0 in counts else None
        if cleared is None:
            return tr("The deck has run out.")
        if cleared == self.context.viewer:
            return tr("You have cleared your hand.")
        return tr("{player} has cleared their hand.", player=self.context.names[cleared])

    def _panel(self, seat: int, box: Box) -> None:
        context, row_now = self.context, self.view["sheet"][-1]
        gains = [plus - minus for plus, minus in row_now]
        best = "best" if gains[seat] == max(gains) else ""
        self.layers.ground.append(
            g(
                rect(box.x, box.y, box.width, box.height, 12, class_=f"plot {best}".strip()),
                head(context, self.plate(seat), box.x + 8, box.y + 4, box.width - 16),
                style=f"--who:{colour_of(context.colours[seat])}",
                role="img",
                aria_label=context.names[seat],
            )
        )
        top = box.y + HEAD + 18
        inner = Box(box.x + 10, top, box.width - 20, box.bottom - SUM - top - 4)
        board, hand = _split(inner, bool(self.view["boards"][seat]), self.view["counts"][seat])
        spots = self._counted(seat, board, (box.x, box.y)) if board else []
        held = self._hand(seat, hand) if hand else []
        for number, spot in enumerate(spots):
            self.layers.above.append(_tag(spot, number, gain=True))
        for number, spot in enumerate(held, len(spots)):
            self.layers.above.append(_tag(spot, number, gain=False))
        below = Box(box.x + 6, box.bottom - SUM - 2, box.width - 12, SUM)
        self._sum(seat, below, len(spots + held))

    def _counted(self, seat: int, box: Box, start: tuple[float, float]) -> list[Box]:
        """The board, with room at its months' right ends for what their cards count."""
        gap = max(GAP, min(TAG * 2, box.width * 0.06))
        return self.board(seat, Box(box.x, box.y, box.width - gap, box.height), start, 120, gap)

    def _hand(self, seat: int, box: Box) -> list[Box]:
        hand = self.view.get("hands", [[]] * (seat + 1))[seat]
        width, spots = row(box, len(hand), 90)
        for card, (x, y) in zip(hand, spots, strict=False):
            self.laid.append(Laid((card, f"h{seat}"), x, y, width))
        return [Box(x, y, width, width * RATIO) for x, y in spots[: len(hand)]]

    def _sum(self, seat: int, box: Box, cards: int) -> None:
        """What is counted, as it counts up; where it is slim, the total stands above alone."""
        plus, minus = self.view["sheet"][-1][seat]
        total = self.total(seat)
        before = total - plus + minus
        line = h(
            "div",
            h("span", "+", _number(0, plus), class_="good"),
            h("span", "−", _number(0, minus), class_="bad"),
            h("span", "=", _number(0, plus - minus), class_="made"),
            h("span", h("small", tr("in all")), _number(before, total), class_="whole")
            if box.width >= ROOMY
            else None,
            class_="sum-line" if box.width >= SLIM else "sum-line slim",
            style=f"--cards:{cards}",
        )
        self.layers.above.append(_page(line, box))

    def _sheet(self, box: Box) -> Scene:
        shown = max(1, int((box.height - SHEET_HEAD) // SHEET_ROW))
        inside = h("div", sheet.draw(self.view, self.context.names, shown), class_="sheet-box")
        return _page(inside, box)


def _parts(box: Box, seats: int, mensises: int) -> tuple[list[Box], Box | None]:
    """A panel for each seat, and the sheet's place: beside them, below them, or none."""
    if box.width >= box.height * 1.2:
        beside = box.width >= 900 and box.height >= 420
        panels, found = box, None
        if beside:
            wide = min(130.0 + 90 * seats, box.width * 0.34)
            panels = Box(box.x, box.y, box.width - wide - GAP, box.height)
            found = Box(panels.right + GAP, box.y, wide, box.height)
        if seats == 4 and box.height >= 420:
            rows = panels.rows(1, 1)
            return [part for one in rows for part in one.columns(2)], found
        return panels.columns(seats), found
    high = min(SHEET_HEAD + SHEET_ROW * mensises, box.height * 0.22)
    if box.height < 560 + 60 * (seats - 2):
        return box.rows(*[1] * seats), None
    if seats == 3 and box.width >= 700:
        *three, fourth = (part for one in box.rows(1, 1) for part in one.columns(2))
        return three, fourth
    panels = Box(box.x, box.y, box.width, box.height - high - GAP)
    below = Box(box.x, panels.bottom + GAP, box.width, high)
    if seats == 4 and box.width >= 700:
        rows = panels.rows(1, 1)
        return [part for one in rows for part in one.columns(2)], below
    return panels.rows(*[1] * seats), below


def _split(box: Box, has_board: bool, held: int) -> tuple[Box | None, Box | None]:
    """The board and the hand in a panel, beside or below each other."""
    if not has_board or not held:
        return (box if has_board else None), (box if held else None)
    if box.width > box.height * 1.6:
        wide = min(box.width * 0.36, held * 80.0)
        board = Box(box.x, box.y, box.width - wide - 2 * GAP, box.height)
        return board, Box(board.right + 2 * GAP, box.y, wide, box.height)
    board, hand = box.rows(0.68, 0.32, gap=14)
    return board, hand


def _page(inside: Scene, box: Box) -> Scene:
    """A piece of page within the drawing."""
    size = {"x": box.x, "y": box.y, "width": box.width, "height": box.height}
    return h("foreignObject", inside, **{name: f"{value:.1f}" for name, value in size.items()})


def _number(start: int, end: int) -> Scene:
    """Counts up or down, by the style sheet alone."""
    return h(
        "strong",
        class_="counting",
        role="img",
        aria_label=str(end),
        style=f"--from:{start};--to:{end}",
    )


def _tag(spot: Box, number: int, gain: bool) -> Scene:
    """What one card counts, as it is counted: at its edge, where no word of it is covered."""
    r = max(4.5, min(TAG, spot.width * 0.17, spot.height * 0.5))
    strip = spot.height < spot.width
    x = spot.right + r * 0.75 if strip else spot.right - r
    y = spot.y + (spot.height / 2 if strip else -r * 0.4)
    sign = "+" if gain else "−"
    words, size = (f"{sign}{POINTS}", r * 1.05) if r >= LEGIBLE else (sign, r * 1.7)
    return g(
        circle(x, y, r),
        label(x, y + size * 0.35, words, font_size=size),
        class_=f"through tag {'good' if gain else 'bad'}",
        aria_hidden="true",
        style=f"--nth:{number}",
    )
