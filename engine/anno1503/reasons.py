"""Why a move is good, in one sentence, from the same terms that chose it.

Nothing is said that the seat does not know: of the sea only what it has seen, and the odds.
"""

from typing import TypeAlias, assert_never

from engine.anno1503.charting import chart
from engine.anno1503.judgement import (
    ENVY,
    Affairs,
    Plan,
    affairs,
    best_plan,
    needs,
    others_rounds,
    own_rounds,
)
from engine.anno1503.names import (
    benefit,
    bill,
    colonist_name,
    commodity_name,
    condition_name,
    tile_name,
)
from engine.anno1503.pieces import (
    AGREEMENT,
    ANY,
    COMMODITIES,
    GOALS,
    ISLANDS,
    OUTPOST,
    PAYS,
    WANTS,
)
from engine.anno1503.sea_reasons import exploring, leaving, sailing, waiting
from engine.anno1503.state import Position, conditions
from engine.anno1503.types import (
    Action,
    BuildShip,
    Buy,
    Choice,
    Claim,
    Discard,
    EndBuilding,
    EndTurn,
    Promote,
    Recruit,
    Sell,
)
from engine.language import either, listing, tr, tr_n

Certain: TypeAlias = (
    Choice | BuildShip | Recruit | Promote | Sell | Buy | Claim | Discard | EndBuilding | EndTurn
)
"""Actions that leave nothing to chance: what they lead to is a reason for them."""

TELLING = 0.5
"""Rounds, compared with one's own, from which an opponent's loss is the reason."""


def why(position: Position, seat: int, action: Action, goal: str = "") -> str:
    """The largest thing that speaks for an action; `goal` is where a ship sails by it."""
    plan = best_plan(affairs(position, seat), chart(position, seat), position.seats)
    match action:
        case ("roll",):
            return tr("Every turn begins with the die.")
        case ("sail", ship, space):
            return sailing(position, seat, ship, space, goal)
        case ("explore", _, space):
            return exploring(position, seat, space)
        case ("leave",):
            return leaving(position, seat)
        case _:
            after = position.copy()
            after.perform(action, seat)
            above_all = _above_all(position, after, seat, action)
            return above_all or _at_home(position, after, seat, action, plan)


def aim(plan: Plan) -> str:
    return listing([condition_name(name) for name in plan])


def _above_all(position: Position, after: Position, seat: int, action: Certain) -> str | None:
    """A condition gained, or an opponent held up, says more than any plan."""
    held = after.shields[seat]
    if after.over and after.turn == seat:
        return tr("It wins the match with {conditions}.", conditions=aim(tuple(conditions(held))))
    gained = conditions(held & ~position.shields[seat])
    if gained:
        return tr("It gains a victory point: {conditions}.", conditions=aim(tuple(gained)))
    held_up = ENVY * (others_rounds(after, seat) - others_rounds(position, seat))
    if held_up > max(TELLING, own_rounds(position, seat) - own_rounds(after, seat)):
        return _holding_up(action)
    return None


def _holding_up(action: Certain) -> str:
    if action[0] == "pioneer":
        return tr("It takes a public building away from the opponent closest to winning.")
    if action[0] == "claim":
        return tr("It takes an island tile away from the opponent closest to winning.")
    return tr("It takes a commodity away from the opponent closest to winning.")


def _at_home(position: Position, after: Position, seat: int, action: Certain, plan: Plan) -> str:
    home = position.homes[seat]
    match action:
        case ("ship",):
            return _launching(position, seat, plan)
        case ("pioneer", kind):
            return tr(
                "It is public building {number} of 4: {benefit}",
                number=len(home.buildings) + 1,
                benefit=benefit(kind),
            )
        case ("pioneer",):
            return tr(
                "One more colonist buys every turn, and from the fourth on each brings a building."
            )
        case ("promote", space):
            return _promoting(after.homes[seat].colonists[space - 1])
        case ("sell", _, commodity):
            return _selling(position, seat, commodity, plan, after.homes[seat].gold - home.gold)
        case ("buy", commodity) | ("take", commodity):
            return _getting(position, seat, commodity, plan)
        case ("claim", *place):
            return _claiming(position, seat, *place)
        case ("give_up", "outpost", _) | ("give_up", "agreement"):
            return tr("Of these island tiles, this one helps least towards {aim}.", aim=aim(plan))
        case ("discard", commodity):
            return _discarding(position, seat, commodity, plan)
        case ("end_building",):
            return waiting(position, seat)
        case ("end_turn",):
            return waiting(position, seat) if position.phase == "ships" else _saving(position, seat)
        case _:
            assert_never(action)


def _promoting(kind: str) -> str:
    return tr(
        "A {colonist} buys {commodities} every turn, for {gold} gold.",
        colonist=colonist_name(kind),
        commodities=either([commodity_name(wanted) for wanted in WANTS[kind]]),
        gold=PAYS[kind],
    )


def _launching(position: Position, seat: int, plan: Plan) -> str:
    tiles = tuple(name for name in plan if name in ("outposts", "agreements"))
    if tiles:
        return tr("A ship can bring the next island tile, on the way to {aim}.", aim=aim(tiles))
    return tr_n(
        "A ship can find you a tile: {count} island still has one.",
        "A ship can find you a tile: {count} islands still have one.",
        len(position.tiles),
    )


def _selling(position: Position, seat: int, commodity: str, plan: Plan, price: int) -> str:
    home, mine = position.homes[seat], affairs(position, seat)
    if "gold" in plan and home.gold < GOALS["gold"]:
        return tr(
            "It brings {gold} gold, on the way to {aim}.", gold=price, aim=condition_name("gold")
        )
    if _spare(mine, commodity, plan):
        return tr(
            "It brings {gold} gold, and you do not need this {commodity} for {aim}.",
            gold=price,
            commodity=commodity_name(commodity),
            aim=aim(plan),
        )
    if home.cards > home.hand_limit:
        return tr(
            "It brings {gold} gold, and you may keep only {limit} cards.",
            gold=price,
            limit=home.hand_limit,
        )
    return tr(
        "It brings {gold} gold, and every {number} rolled can bring {commodity} again.",
        gold=price,
        number=_numbers(mine, commodity),
        commodity=commodity_name(commodity),
    )


def _numbers(mine: Affairs, commodity: str) -> str:
    """The rolls that bring a commodity to a home (I4)."""
    return either([str(number) for number in bringing(mine, commodity)])


def bringing(mine: Affairs, commodity: str) -> list[int]:
    outposts = dict(mine.outposts)
    return [
        number
        for number, made in enumerate(ISLANDS[mine.island], 1)
        if commodity in (made, outposts.get(number)) or made == ANY
    ]


def _spare(mine: Affairs, commodity: str, plan: Plan) -> bool:
    """Whether a plan can do with one card less of a commodity."""
    place = COMMODITIES.index(commodity)
    return mine.goods[place] > needs(mine, plan)[place]


def _getting(position: Position, seat: int, commodity: str, plan: Plan) -> str:
    mine = affairs(position, seat)
    place = COMMODITIES.index(commodity)
    open_to_me = [goal for goal in GOALS if goal not in conditions(position.shields[seat])]
    if needs(mine, plan)[place] > mine.goods[place]:
        served = tuple(goal for goal in plan if needs(mine, (goal,))[place])
        return tr("It is still needed for {aim}.", aim=aim(served or plan))
    helped = tuple(g for g in open_to_me if needs(mine, (g,))[place] > mine.goods[place])
    if helped:
        return tr("It can help you towards {aim}.", aim=aim(helped))
    for kind in reversed(WANTS):
        if kind in mine.colonists and commodity in WANTS[kind]:
            return tr(
                "Your {colonist} buys it for {gold} gold.",
                colonist=colonist_name(kind),
                gold=PAYS[kind],
            )
    return tr("It keeps the most ways to win open.")


def _discarding(position: Position, seat: int, commodity: str, plan: Plan) -> str:
    mine = affairs(position, seat)
    if _spare(mine, commodity, plan):
        return tr(
            "You do not need this {commodity} for {aim}.",
            commodity=commodity_name(commodity),
            aim=aim(plan),
        )
    return tr(
        "You may keep only {limit} cards, and every {number} rolled can bring {commodity} again.",
        limit=position.homes[seat].hand_limit,
        number=_numbers(mine, commodity),
        commodity=commodity_name(commodity),
    )


def _saving(position: Position, seat: int) -> str:
    """What the cards and the gold are kept for."""
    mine = affairs(position, seat)
    plan = best_plan(mine, chart(position, seat), position.seats)
    lacking = missing(mine, plan)
    if lacking:
        return tr("For {aim} you still lack {bill}.", aim=aim(plan), bill=bill(lacking))
    gold = GOALS["gold"] - mine.gold
    if "gold" in plan and gold > 0:
        return tr("For {aim} you only lack {gold} gold.", aim=aim(plan), gold=gold)
    return tr("You have all the cards that you need for {aim}.", aim=aim(plan))


def missing(mine: Affairs, plan: Plan) -> tuple[tuple[str, int], ...]:
    """The commodities that a plan needs and the hand does not hold."""
    counted = zip(COMMODITIES, needs(mine, plan), mine.goods, strict=True)
    return tuple((name, need - held) for name, need, held in counted if need > held)


def _claiming(position: Position, seat: int, pier: int = 0) -> str:
    assert position.exploring is not None
    home = position.homes[seat]
    tile = home.seen[position.exploring[1]]
    if tile == AGREEMENT:
        return tr(
            "It is trade agreement {number} of 3, and buying gets cheaper.",
            number=home.agreements + 1,
        )
    if tile.startswith(OUTPOST):
        return tr(
            "It is outpost {number} of 4, and every {pier} rolled can bring {commodity}.",
            number=len(home.outposts) + 1,
            pier=pier,
            commodity=commodity_name(tile[len(OUTPOST) :]),
        )
    return tr("A {tile} is worth the ship.", tile=tile_name(tile))
