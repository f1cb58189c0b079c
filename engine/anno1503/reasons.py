"""Why a move is good, in one sentence, from the same terms that chose it.

Nothing is said that the seat does not know: of the sea only what it has seen, and the odds.
"""

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
from engine.anno1503.pieces import AGREEMENT, COMMODITIES, GOALS, OUTPOST, PAYS, WANTS
from engine.anno1503.state import Position, conditions
from engine.anno1503.words import BENEFITS, CONDITION_NAMES, listing, space_name, tile_name
from engine.game import Action

TELLING = 0.5
"""Rounds, compared with one's own, from which an opponent's loss is the reason."""


def why(position: Position, seat: int, action: Action) -> str:
    """The largest thing that speaks for an action."""
    plan = best_plan(affairs(position, seat), chart(position, seat), position.seats)
    if action[0] in ("roll", "sail", "explore", "leave"):
        return _under_sail(position, seat, action, plan)
    after = position.copy()
    after.perform(action, seat)
    first = _above_all(position, after, seat, action)
    if first is None and action[0] == "claim":
        return _claiming(position, seat, action)
    return first or _at_home(position, after, seat, action, plan)


def aim(plan: Plan) -> str:
    return listing([CONDITION_NAMES[name] for name in plan])


def _above_all(position: Position, after: Position, seat: int, action: Action) -> str | None:
    """A condition gained, or an opponent held up, says more than any plan."""
    held = after.shields[seat]
    if after.over and after.turn == seat:
        return f"It wins the match with {aim(tuple(conditions(held)))}."
    gained = conditions(held & ~position.shields[seat])
    if gained:
        return f"It gains a victory point: {aim(tuple(gained))}."
    held_up = ENVY * (others_rounds(after, seat) - others_rounds(position, seat))
    if held_up > max(TELLING, own_rounds(position, seat) - own_rounds(after, seat)):
        what = {"pioneer": "public building", "claim": "tile"}.get(action[0], "commodity")
        return f"It takes a {what} from the opponent who is nearest to winning."
    return None


def _at_home(position: Position, after: Position, seat: int, action: Action, plan: Plan) -> str:
    home = position.homes[seat]
    match action:
        case ("ship",):
            return f"A ship brings the next island tile, on the way to {aim(_tiles(plan))}."
        case ("pioneer", kind):
            return f"It is public building {len(home.buildings) + 1} of 4, and {BENEFITS[kind]}."
        case ("pioneer",):
            return "One colonist more buys every turn, and from the fourth on buildings come along."
        case ("promote", space):
            kind = after.homes[seat].colonists[space - 1]
            return f"A {kind} buys {listing(WANTS[kind], 'or')} every turn, for {PAYS[kind]} gold."
        case ("sell", _, commodity):
            return _selling(after.homes[seat].gold - home.gold, home.gold, commodity, plan)
        case ("buy", commodity) | ("take", commodity):
            return _getting(position, seat, commodity, plan)
        case ("discard", commodity):
            return f"Of these cards {commodity} helps the least to {aim(plan)}."
        case ("give_up", *_):
            return f"Of these island tiles it helps the least to {aim(plan)}."
        case ("end_building",):
            return "Nothing more is worth building, selling or buying now, and the ships can sail."
    if position.phase == "ships":
        return "The ships are where they should be for now."
    return "Nothing more is worth building, selling or buying now."


def _selling(price: int, gold: int, commodity: str, plan: Plan) -> str:
    if "gold" in plan and gold < GOALS["gold"]:
        return f"It brings {price} gold, on the way to {CONDITION_NAMES['gold']}."
    return f"It brings {price} gold, which is worth more now than the {commodity}."


def _getting(position: Position, seat: int, commodity: str, plan: Plan) -> str:
    mine = affairs(position, seat)
    place = COMMODITIES.index(commodity)
    if needs(mine, plan)[place] > mine.goods[place]:
        served = tuple(goal for goal in plan if needs(mine, (goal,))[place])
        return f"It is still needed for {aim(served or plan)}."
    return "It keeps the most ways to win open, and can be sold."


def _tiles(plan: Plan) -> Plan:
    """What a plan wants island tiles for; where it wants none, any are welcome."""
    tiles = ("outposts", "agreements")
    return tuple(name for name in plan if name in tiles) or tiles


def _wanted(plan: Plan) -> str:
    names = {"outposts": "an outpost", "agreements": "a trade agreement"}
    return listing([names[name] for name in _tiles(plan)], "or")


def _chances(position: Position, seat: int, plan: Plan) -> dict[str, float]:
    tiles = _tiles(plan)
    return likely(chart(position, seat), "agreements" in tiles, "outposts" in tiles)


def _under_sail(position: Position, seat: int, action: Action, plan: Plan) -> str:
    match action:
        case ("sail", _, space):
            return _sailing(position, seat, space, plan)
        case ("explore", _, space):
            return _exploring(position, seat, space, plan)
        case ("leave",):
            return "The ship is worth more than this tile."
    return "Every turn begins with the die."


def _sailing(position: Position, seat: int, space: str, plan: Plan) -> str:
    chances, away = _chances(position, seat, plan), moves_from(space)
    if not chances:
        return f"From {space_name(space)} the ship can reach more."
    ahead = min(chances, key=lambda island: away[island] + 1 / chances[island])
    tile = position.homes[seat].seen.get(ahead)
    there = f"a {tile_name(tile)} lies" if tile else f"{_wanted(plan)} may lie"
    return f"It is on the way to {space_name(ahead)}, where {there}."


def _exploring(position: Position, seat: int, space: str, plan: Plan) -> str:
    seen = position.homes[seat].seen
    if space in seen:
        return f"A {tile_name(seen[space])} lies there, and it is worth a ship."
    chance = _chances(position, seat, plan).get(space, 0.0)
    return f"An unknown tile is {_wanted(plan)} {round(100 * chance)} times in 100."


def _claiming(position: Position, seat: int, action: Action) -> str:
    assert position.exploring is not None
    home = position.homes[seat]
    tile = home.seen[position.exploring[1]]
    if tile == AGREEMENT:
        return f"It is trade agreement {home.agreements + 1} of 3, and buying gets cheaper."
    if tile.startswith(OUTPOST):
        brought, count = tile[len(OUTPOST) :], len(home.outposts) + 1
        return f"It is outpost {count} of 4, and every {action[1]} rolled can bring {brought}."
    return f"A {tile_name(tile)} is worth the ship."
