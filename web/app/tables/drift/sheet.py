"""DRIFT's score: what the repositories hold."""

from app.tables.kit.scene import Scene, h, svg, use
from engine.drift.board import MARKERS
from engine.drift.pieces import COINS, PIECES
from engine.game import Data
from engine.language import listing


def draw(view: Data, names: list[str]) -> Scene:
    heads = ["Player", "Home", *map(str.capitalize, COINS), "Pieces"]
    return h(
        "table",
        h("thead", h("tr", *(h("th", head, scope="col") for head in heads))),
        h("tbody", *(_row(view, seat, name) for seat, name in enumerate(names))),
        class_="sheet drift-sheet",
    )


def _row(view: Data, seat: int, name: str) -> Scene:
    player = view["seats"][seat]
    home = player["home"]
    left = sum(player["pieces"][piece] is not None for piece in PIECES)
    return h(
        "tr",
        h("th", name, scope="row"),
        h("td", "–" if home is None else MARKERS[home]),
        *(_held(kind, kind in player["deposited"]) for kind in COINS),
        h("td", "–" if home is None else str(left)),
    )


def _held(kind: str, there: bool) -> Scene:
    if not there:
        return h("td", "–")
    coin = svg(
        28, 28, use(f"drift-coin-{kind}", 0, 0, 28, 28), class_="drift sheet-coin", role="img"
    )
    coin[1]["aria-label"] = kind
    return h("td", coin)


def decided(view: Data, names: list[str]) -> str:
    """Three coins at home, or how the last round was counted."""
    for name, player in zip(names, view["seats"], strict=True):
        if set(player["deposited"]) == set(COINS):
            return f"{name} brought copper, silver and gold home in round {view['round']}."
    if not any(player["deposited"] for player in view["seats"]):
        return "The last round is over, and every repository is empty."
    held = [
        f"{name} {listing(player['deposited'])}" if player["deposited"] else f"{name} nothing"
        for name, player in zip(names, view["seats"], strict=True)
    ]
    return f"The last round is over. On the repositories: {'; '.join(held)}."
