"""Why a move is good, in one sentence, from the same terms that chose it.

Nothing is said that the seat does not know: of the sea only what it has seen, and the odds.
"""

from typing import TypeAlias, assert_never

from engine.anno1503.charting import chart, likely, moves_from
from engine.anno1503.judgement import (
    ENVY,
    Plan,
    affairs,
    best_plan,
    needs,
    others_rounds,
    own_rounds,
)
from engine.anno1503.names import (
    benefit,
    colonist_name,
    commodity_name,
    condition_name,
    space_name,
    tile_name,
)
from engine.anno1503.pieces import AGREEMENT, COMMODITIES, GOALS, OUTPOST, PAYS, WANTS
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
from engine.language import either, listing, tr

Certain: TypeAlias = (
    Choice | BuildShip | Recruit | Promote | Sell | Buy | Claim | Discard | EndBuilding | EndTurn
)
"""Actions that leave nothing to chance: what they lead to is a reason for them."""

TELLING = 0.5
"""Rounds, compared with one's own, from which an opponent's loss is the reason."""


def why(position: Position, seat: int, action: Action) -> str:
    """The largest thing that speaks for an action."""
    plan = best_plan(affairs(position, seat), chart(position, seat), position.seats)
    match action:
        case ("roll",):
            return tr("Every turn begins with the die.")
        case ("sail", _, space):
            return _sailing(position, seat, space, plan)
        case ("explore", _, space):
            return _exploring(position, seat, space, plan)
        case ("leave",):
            return tr("The ship is worth more than this tile.")
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
            return tr(
                "A ship can bring the next island tile, on the way to {aim}.", aim=aim(_tiles(plan))
            )
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
            return _selling(after.homes[seat].gold - home.gold, home.gold, commodity, plan)
        case ("buy", commodity) | ("take", commodity):
            return _getting(position, seat, commodity, plan)
        case ("claim", *place):
            return _claiming(position, seat, *place)
        case ("give_up", "outpost", _) | ("give_up", "agreement"):
            return tr("Of these island tiles, this one helps least towards {aim}.", aim=aim(plan))
        case ("discard", commodity):
            return tr(
                "Of these cards, {commodity} helps least towards {aim}.",
                commodity=commodity_name(commodity),
                aim=aim(plan),
            )
        case ("end_building",):
            return tr(
                "Nothing more is worth building, selling or buying now, and the ships can sail."
            )
        case ("end_turn",) if position.phase == "ships":
            return tr("The ships are where they should be for now.")
        case ("end_turn",):
            return tr("Nothing more is worth building, selling or buying now.")
        case _:
            assert_never(action)


def _promoting(kind: str) -> str:
    return tr(
        "A {colonist} buys {commodities} every turn, for {gold} gold.",
        colonist=colonist_name(kind),
        commodities=either([commodity_name(wanted) for wanted in WANTS[kind]]),
        gold=PAYS[kind],
    )


def _selling(price: int, gold: int, commodity: str, plan: Plan) -> str:
    if "gold" in plan and gold < GOALS["gold"]:
        return tr(
            "It brings {gold} gold, on the way to {aim}.", gold=price, aim=condition_name("gold")
        )
    return tr(
        "It brings {gold} gold, which is worth more now than the {commodity}.",
        gold=price,
        commodity=commodity_name(commodity),
    )


def _getting(position: Position, seat: int, commodity: str, plan: Plan) -> str:
    mine = affairs(position, seat)
    place = COMMODITIES.index(commodity)
    if needs(mine, plan)[place] > mine.goods[place]:
        served = tuple(goal for goal in plan if needs(mine, (goal,))[place])
        return tr("It is still needed for {aim}.", aim=aim(served or plan))
    return tr("It keeps the most ways to win open, and it can be sold.")


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


def _tiles(plan: Plan) -> Plan:
    """What a plan wants island tiles for; where it wants none, any are welcome."""
    tiles = ("outposts", "agreements")
    return tuple(name for name in plan if name in tiles) or tiles


def _wanted(plan: Plan) -> str:
    names = {"outposts": tr("an outpost"), "agreements": tr("a trade agreement")}
    return either([names[name] for name in _tiles(plan)])


def _chances(position: Position, seat: int, plan: Plan) -> dict[str, float]:
    tiles = _tiles(plan)
    return likely(chart(position, seat), "agreements" in tiles, "outposts" in tiles)


def _sailing(position: Position, seat: int, space: str, plan: Plan) -> str:
    chances, away = _chances(position, seat, plan), moves_from(space)
    if not chances:
        return tr("From {space} the ship can reach more.", space=space_name(space))
    ahead = min(chances, key=lambda island: away[island] + 1 / chances[island])
    tile = position.homes[seat].seen.get(ahead)
    if tile is None:
        return tr(
            "It is on the way to {space}, where {wanted} may lie.",
            space=space_name(ahead),
            wanted=_wanted(plan),
        )
    return tr(
        "It is on the way to {space}, where a {tile} lies.",
        space=space_name(ahead),
        tile=tile_name(tile),
    )


def _exploring(position: Position, seat: int, space: str, plan: Plan) -> str:
    seen = position.homes[seat].seen
    if space in seen:
        return tr("A {tile} lies there, and it is worth a ship.", tile=tile_name(seen[space]))
    chance = _chances(position, seat, plan).get(space, 0.0)
    return tr(
        "The chance that an unknown tile is {wanted} is {chance} in 100.",
        wanted=_wanted(plan),
        chance=round(100 * chance),
    )
