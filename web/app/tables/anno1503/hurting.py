"""Before it hurts: what an action would take from its player that is easily overlooked."""

from collections import Counter

from app.tables.anno1503.context import Context
from engine.anno1503.pieces import GOALS, PIONEER, RISES, SHIP
from engine.anno1503.types import Action, Condition, View
from engine.anno1503.words import commodity_name, condition_name
from engine.language import tr


def cost_of(context: Context, action: Action) -> str:
    """A victory point that would be lost, or a card that a hint has other plans for; else ""."""
    view, seat = context.view, context.view["seat"]
    if seat is None:
        return ""
    goal = lost_by(view, seat, action)
    if goal == "gold":
        left = view["players"][seat]["gold"] - view["accounts"][seat]["price"]
        return tr(
            "You would have {gold} gold and lose the victory point for {condition}.",
            gold=left,
            condition=condition_name(goal),
        )
    if goal:
        return tr(
            "You would lose the victory point for {condition}.", condition=condition_name(goal)
        )
    if action[0] == "sell" and action not in context.planned and _is_needed(context, action[2]):
        return tr(
            "The hint you were given still needs this {commodity}.",
            commodity=commodity_name(action[2]),
        )
    return ""


def lost_by(view: View, seat: int, action: Action) -> Condition | None:
    """The victory condition that no longer holds after an action (I22)."""
    match action:
        case ("buy", _):
            goal: Condition = "gold"
            by = view["accounts"][seat]["price"]
        case ("give_up", "outpost", _):
            goal, by = "outposts", 1
        case ("give_up", "agreement"):
            goal, by = "agreements", 1
        case _:
            return None
    left = view["accounts"][seat]["progress"][goal] - by
    return goal if goal in view["shields"][seat] and left < GOALS[goal] else None


def _is_needed(context: Context, commodity: str) -> bool:
    """Whether the further steps of a hint cannot be paid with one card less."""
    view, seat = context.view, context.view["seat"]
    assert seat is not None
    needed: Counter[str] = Counter()
    colonists = view["players"][seat]["colonists"][:]
    for step in context.planned:
        match step:
            case ("promote", space):
                needed.update(view["accounts"][seat]["promotions"][colonists[space - 1]])
                colonists[space - 1] = RISES[colonists[space - 1]]
            case ("pioneer", *_):
                needed.update(dict(PIONEER))
                colonists.append("pioneer")
            case ("ship",):
                needed.update(dict(SHIP))
            case ("sell", _, sold):
                needed[sold] += 1
    return needed[commodity] > view["players"][seat]["goods"][commodity] - 1
