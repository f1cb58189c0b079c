"""The drawing of Orientation: the year in a column, one card to put in its place."""

from typing import Any

from app.tables.anno.context import OrientationContext
from app.tables.anno.layout import RATIO, STRIP
from app.tables.kit.box import Box
from app.tables.kit.pieces import piece
from app.tables.kit.scene import Scene, g, h, label, rect, svg, use
from engine.anno.cards import MONTHS, ZODIACS
from engine.anno.types import OrientationView
from engine.anno.words import card_name
from engine.language import tr

MONTH_LIST = list(MONTHS)
SIGNS = list(ZODIACS)


def draw(view: OrientationView, context: OrientationContext) -> Scene:
    """The drawn card and the pile aside at one end, the months in one or two columns."""
    width, height = context.width, context.height
    if context.wide:
        bench = Box(width * 0.72, 8, width * 0.28 - 10, height - 16)
        year = Box(10, 4, width * 0.72 - 20, height - 8)
    else:
        bench = Box(8, height * 0.82, width - 16, height * 0.18 - 8)
        year = Box(6, 2, width - 8, height * 0.82 - 4)
    spots = _rows(year)
    under = [_month(view, context, month, box) for month, box in spots.items()]
    laid = _placed(view, spots)
    drawn = _bench(view, context, bench, under)
    keys = context.keys.name([item for item, *_ in laid + drawn])
    pieces = [
        _card(context, key, item[0], x, y, wide, strip)
        for key, (item, x, y, wide, strip) in zip(keys, laid + drawn, strict=True)
    ]
    return svg(width, height, *under, g(*pieces), class_="anno drawing orientation")


Laid = tuple[tuple[str, str], float, float, float, bool]


def _rows(box: Box) -> dict[str, Box]:
    """A row for each month; two columns of six where one would be too tight for fingers."""
    columns = 1 if box.height / 12 >= 45 else 2
    per = 12 // columns
    high, wide = box.height / per, box.width / columns
    return {
        month: Box(box.x + (i // per) * wide, box.y + (i % per) * high, wide - 6, high - 1)
        for i, month in enumerate(MONTH_LIST)
    }


def _spots(box: Box) -> tuple[float, float, list[tuple[float, float]]]:
    """In a month's row: a strip's width, where the month stands, and the four places beside.

    A narrow row has the places in two lines.
    """
    narrow = box.width < 12 * box.height
    across = 4.2 if narrow else 6.2
    strip = min((box.width - 16) / across, box.height / (2.1 if narrow else 1) / STRIP, 128)
    high = strip * STRIP
    left = box.x + 2 * strip + 16
    middle = box.y + (box.height - high) / 2
    if not narrow:
        return strip, middle, [(left + i * (strip + 4), middle) for i in range(4)]
    top = box.y + (box.height - 2 * high - 2) / 2
    lines = [(left + i % 2 * (strip + 3), top + i // 2 * (high + 2)) for i in range(4)]
    return strip, middle, lines


def _month(view: OrientationView, context: OrientationContext, month: str, box: Box) -> Scene:
    strip, y, spots = _spots(box)
    token = f"place:{month}"
    high = strip * STRIP
    wants = len(MONTHS[month].days) + 2
    outlines = [rect(x, top, strip, high, 4, class_="open") for x, top in spots[:wants]]
    name = h(
        "svg",
        use(f"anno-{month}", 0, 0, 100, 140),
        x=f"{box.x + strip + 8:.1f}",
        y=f"{y:.1f}",
        width=f"{strip:.1f}",
        height=f"{high:.1f}",
        viewBox=f"0 0 100 {100 * STRIP}",
    )
    touch: dict[str, Any] = context.touch(
        token, tr("Beside {month}", month=card_name(month)), month
    )
    target = g(
        rect(box.x, box.y, box.width, box.height, 10, class_="plot"),
        *outlines,
        rect(box.x, box.y, box.width, box.height, 10, class_="ring"),
        class_=context.classes(token, "month-row"),
        **touch,
    )
    return g(target, g(name, class_="through"))


def _placed(view: OrientationView, spots: dict[str, Box]) -> list[Laid]:
    laid: list[Laid] = []
    for month, cards in view["months"].items():
        strip, _, places = _spots(spots[month])
        order = sorted(cards, key=MONTHS[month].primaries.index)
        laid += [
            ((card, month), x, y, strip, True) for card, (x, y) in zip(order, places, strict=False)
        ]
    for sign in view["zodiacs"]:
        box = spots[MONTH_LIST[SIGNS.index(sign)]]
        strip, _, _ = _spots(box)
        laid.append(((sign, "zodiacs"), box.x + 4, box.y + 2, strip, True))
    return laid


def _bench(
    view: OrientationView,
    context: OrientationContext,
    box: Box,
    under: list[Scene],
) -> list[Laid]:
    """The open card, and the pile of those that belong to no month."""
    beside = box.width > box.height
    width = min(
        box.width * (0.3 if beside else 0.8), box.height * (0.9 if beside else 0.42) / RATIO, 190
    )
    x = box.x + (box.width / 2 - width - 16 if beside else (box.width - width) / 2)
    y = box.y + (box.height - width * RATIO) / 2 if beside else box.y + box.height * 0.05
    ax = x + width + 32 if beside else x
    ay = y if beside else y + width * RATIO + 28
    count = len(view["aside"])
    touch = context.touch("aside", tr("Set aside: belongs to no month"))
    under.append(
        g(
            rect(ax, ay, width, width * RATIO, 12, class_="outline"),
            *(
                label(
                    ax + width / 2,
                    ay + width * (0.6 + 0.16 * line),
                    words,
                    class_="soft",
                    font_size=max(10, width * 0.11),
                )
                for line, words in enumerate(tr("Belongs to\nno month").split("\n"))
            ),
            label(
                ax + width / 2,
                ay + width * 1.1,
                str(count),
                class_="badge-plain",
                font_size=max(12, width * 0.16),
            ),
            rect(ax, ay, width, width * RATIO, 12, class_="ring"),
            class_=context.classes("aside", "month-row"),
            **touch,
        )
    )
    last = (
        [
            (
                (view["aside"][-1], "aside"),
                ax + width * 0.3,
                ay + width * RATIO * 0.84,
                width * 0.4,
                True,
            )
        ]
        if count
        else []
    )
    drawn: list[Laid] = [((view["card"], "drawn"), x, y, width, False)] if view["card"] else []
    return [*last, *drawn]


def _card(
    context: OrientationContext,
    key: str,
    code: str,
    x: float,
    y: float,
    width: float,
    strip: bool,
) -> Scene:
    face = use(f"anno-{code}", 0, 0, 100, 140)
    if strip:
        face = h(
            "svg", face, width="100", height=str(100 * STRIP), viewBox=f"0 0 100 {100 * STRIP}"
        )
    kind = "card through" if strip else "card"
    return piece(
        key,
        x,
        y,
        face,
        scale=width / 100,
        class_=kind,
        role="img",
        aria_label=card_name(code),
        data_info=code,
    )
