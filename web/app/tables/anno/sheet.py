"""ANNO's score sheet."""

from app.tables.kit.scene import Scene, h
from engine.game import Data


def draw(view: Data, names: list[str]) -> Scene:
    """For every mensis and player: plus, minus, their sum, and the running total."""
    totals = [0] * len(names)
    rows = []
    for number, line in enumerate(view["sheet"], 1):
        cells = []
        for seat, (plus, minus) in enumerate(line):
            totals[seat] += plus - minus
            cells.append(_cell(plus, minus, totals[seat]))
        rows.append(h("tr", h("th", str(number), scope="row"), *cells))
    heads = [h("th", name, scope="col") for name in names]
    if not rows:
        return h("p", "The first mensis is being played; the sheet is still empty.", class_="soft")
    return h(
        "table",
        h("thead", h("tr", h("th", "Mensis", scope="col"), *heads)),
        h("tbody", *rows),
        class_="sheet",
    )


def _cell(plus: int, minus: int, total: int) -> Scene:
    return h(
        "td",
        h("small", f"+{plus} − {minus} = {signed(plus - minus)}"),
        h("b", signed(total)),
    )


def signed(value: int) -> str:
    return str(value) if value >= 0 else f"−{-value}"


def best_mensis(view: Data, names: list[str]) -> str:
    """The strongest single mensis of the match."""
    gains = [
        (plus - minus, -number, seat)
        for number, line in enumerate(view["sheet"], 1)
        for seat, (plus, minus) in enumerate(line)
    ]
    gain, number, seat = max(gains)
    return f"The strongest mensis was number {-number}: {names[seat]} scored {signed(gain)}."


def slips(view: Data, names: list[str]) -> Scene:
    rows = [
        h("tr", h("th", name, scope="row"), h("td", str(count)))
        for name, count in zip(names, view["slips"], strict=True)
    ]
    head = h("tr", h("th", "Player", scope="col"), h("th", "Slips", scope="col"))
    return h("table", h("thead", head), h("tbody", *rows), class_="sheet")


def slip_sentence(view: Data) -> str:
    count = sum(view["slips"])
    if not count:
        return "The whole year lies without a single slip."
    return f"The whole year lies, with {count} slip{'' if count == 1 else 's'} on the way."
