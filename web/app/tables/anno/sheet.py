"""ANNO's score sheet."""

from collections.abc import Sequence

from app.tables.counting import signed
from app.tables.kit.scene import Scene, h, name_of
from engine.anno.types import CalendarView, OrientationView
from engine.language import tr


def draw(view: CalendarView, names: Sequence[str], newest: int = 0) -> Scene:
    """For every mensis and player: plus, minus, their sum, and the running total.

    Or only so many of the newest, in brief: the sum and the total. The row that was just written
    is marked.
    """
    totals = [0] * len(names)
    rows = []
    for number, line in enumerate(view["sheet"], 1):
        cells = []
        for seat, (plus, minus) in enumerate(line):
            totals[seat] += plus - minus
            cells.append(_cell(plus, minus, totals[seat], brief=newest > 0))
        just_now = view["phase"] == "counted" and number == len(view["sheet"])
        kind = "written" if just_now else None
        rows.append(h("tr", h("th", str(number), scope="row"), *cells, class_=kind))
    heads = [name_of(name, "th", scope="col") for name in names]
    if not rows:
        return h(
            "p",
            tr("The first mensis is still being played: the sheet is empty."),
            class_="soft",
        )
    return h(
        "table",
        h("thead", h("tr", h("th", tr("Mensis"), scope="col"), *heads)),
        h("tbody", *rows[-newest:]),
        class_="sheet",
    )


def _cell(plus: int, minus: int, total: int, brief: bool) -> Scene:
    gain = signed(plus - minus)
    return h(
        "td",
        h("small", gain if brief else f"+{plus}\u00a0−\u00a0{minus} =\u00a0{gain}"),
        h("b", signed(total)),
    )


def best_mensis(view: CalendarView, names: Sequence[str]) -> str:
    """The strongest single mensis of the match."""
    gains = [
        (plus - minus, -number, seat)
        for number, line in enumerate(view["sheet"], 1)
        for seat, (plus, minus) in enumerate(line)
    ]
    gain, number, seat = max(gains)
    return tr(
        "The strongest mensis was number {number}: {name} scored {gain}.",
        number=-number,
        name=names[seat],
        gain=signed(gain),
    )


def slips(view: OrientationView, names: Sequence[str]) -> Scene:
    """Nobody counts in Orientation, unless somebody wants to know."""
    rows = [
        h("tr", name_of(name, "th", scope="row"), h("td", str(count)))
        for name, count in zip(names, view["slips"], strict=True)
    ]
    head = h("tr", h("th", tr("Player"), scope="col"), h("th", tr("Slips"), scope="col"))
    table = h("table", h("thead", head), h("tbody", *rows), class_="sheet")
    return h("details", h("summary", tr("Count the slips")), table)


def year_sentence(view: OrientationView) -> str:
    if not sum(view["slips"]):
        return tr("The whole year is laid out without a single slip.")
    return tr("The whole year is laid out: every card has found its place.")
