"""How far everybody is: the five victory conditions as a table."""

from app.tables.kit.scene import Scene, h
from engine.anno1503.pieces import GOALS, POINTS_TO_WIN
from engine.anno1503.words import condition_name
from engine.game import Data
from engine.language import listing

_HEADS = {
    "gold": "Gold",
    "outposts": "Outposts",
    "agreements": "Agreements",
    "buildings": "Buildings",
    "merchants": "Merchants",
}


def sheet(view: Data, names: list[str]) -> Scene:
    heads = [h("th", name, scope="col") for name in names]
    rows = [
        h(
            "tr",
            h("th", _HEADS[goal], scope="row"),
            *(_cell(view, seat, goal) for seat in range(len(names))),
        )
        for goal in GOALS
    ]
    points = [h("td", h("b", f"{len(held)}/{POINTS_TO_WIN}")) for held in view["shields"]]
    return h(
        "table",
        h("thead", h("tr", h("th", "Shield", scope="col"), *heads)),
        h("tbody", *rows, h("tr", h("th", "Points", scope="row"), *points)),
        class_="sheet shield-sheet",
    )


def _cell(view: Data, seat: int, goal: str) -> Scene:
    have = view["accounts"][seat]["progress"][goal]
    held = goal in view["shields"][seat]
    return h("td", h("b", f"{have} ✓") if held else f"{have}/{GOALS[goal]}")


def decided(view: Data, names: list[str]) -> str:
    turn = view["turn"]
    held = [condition_name(goal) for goal in view["shields"][turn]]
    return f"{names[turn]} has {listing(held)}."
