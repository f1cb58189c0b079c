"""DRIFT's score: what the repositories hold."""

from collections.abc import Sequence

from app.tables.kit.scene import Scene, h, name_of, svg, use
from engine.drift.pieces import COINS, PIECES
from engine.drift.types import View
from engine.drift.words import coin_name, marker_name
from engine.language import listing, tr


def draw(view: View, names: Sequence[str]) -> Scene:
    coins = tr("Copper"), tr("Silver"), tr("Gold")
    heads = [tr("Player"), tr("Home"), *coins, tr("Pieces")]
    return h(
        "table",
        h("thead", h("tr", *(h("th", head, scope="col") for head in heads))),
        h("tbody", *(_row(view, seat, name) for seat, name in enumerate(names))),
        class_="sheet drift-sheet",
    )


def _row(view: View, seat: int, name: str) -> Scene:
    player = view["seats"][seat]
    home = player["home"]
    left = sum(player["pieces"][piece] is not None for piece in PIECES)
    return h(
        "tr",
        name_of(name, "th", scope="row"),
        h("td", "–" if home is None else marker_name(home)),
        *(_held(kind, kind in player["deposited"]) for kind in COINS),
        h("td", "–" if home is None else str(left)),
    )


def _held(kind: str, there: bool) -> Scene:
    if not there:
        return h("td", "–")
    coin = use(f"drift-coin-{kind}", 0, 0, 28, 28)
    name = coin_name(kind)
    return h("td", svg(28, 28, coin, class_="drift sheet-coin", role="img", aria_label=name))


def decided(view: View, names: Sequence[str]) -> str:
    """Three coins at home, or how the last round was counted."""
    for name, player in zip(names, view["seats"], strict=True):
        if set(player["deposited"]) == set(COINS):
            return tr(
                "{name} brought copper, silver and gold home in round {number}.",
                name=name,
                number=view["round"],
            )
    if not any(player["deposited"] for player in view["seats"]):
        return tr("The last round is over, and every repository is empty.")
    held = [
        _deposited(name, player["deposited"])
        for name, player in zip(names, view["seats"], strict=True)
    ]
    return tr("The last round is over. {deposited}", deposited=" ".join(held))


def _deposited(name: str, coins: list[str]) -> str:
    if not coins:
        return tr("{name} has deposited nothing.", name=name)
    return tr(
        "{name} has deposited {coins}.", name=name, coins=listing([coin_name(c) for c in coins])
    )
