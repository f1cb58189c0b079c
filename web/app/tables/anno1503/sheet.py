"""How far everybody is: the five victory conditions as a table."""

from collections.abc import Sequence

from app.tables.kit.scene import Scene, h, name_of
from engine.anno1503.pieces import GOALS, POINTS_TO_WIN
from engine.anno1503.types import Condition, View
from engine.anno1503.words import condition_name
from engine.language import N_, listing, tr

_HEADS = {
    "gold": N_("Gold"),
    "outposts": N_("Outposts"),
    "agreements": N_("Agreements"),
    "buildings": N_("Buildings"),
    "merchants": N_("Merchants"),
}


def draw(view: View, names: Sequence[str]) -> Scene:
    heads = [name_of(name, "th", scope="col") for name in names]
    rows = [
        h(
            "tr",
            h("th", tr(_HEADS[goal]), scope="row"),
            *(_cell(view, seat, goal) for seat in range(len(names))),
        )
        for goal in GOALS
    ]
    points = [h("td", h("b", f"{len(held)}/{POINTS_TO_WIN}")) for held in view["shields"]]
    return h(
        "table",
        h("thead", h("tr", h("th", tr("Shield"), scope="col"), *heads)),
        h("tbody", *rows, h("tr", h("th", tr("Points"), scope="row"), *points)),
        class_="sheet shield-sheet",
    )


def _cell(view: View, seat: int, goal: Condition) -> Scene:
    have = view["accounts"][seat]["progress"][goal]
    held = goal in view["shields"][seat]
    return h("td", h("b", f"{have} ✓") if held else f"{have}/{GOALS[goal]}")


def winning_conditions(view: View, names: Sequence[str]) -> str:
    """What the winner has, in a sentence."""
    turn = view["turn"]
    held = [condition_name(condition) for condition in view["shields"][turn]]
    return tr("{name} has {conditions}.", name=names[turn], conditions=listing(held))
