"""ANNO 1503 in words: everybody's home, the sea as distances, what the die has brought."""

from functools import cache

from app.tables.anno1503 import die, race
from app.tables.anno1503.context import Context
from app.tables.anno1503.sea import island_name
from app.tables.anno1503.tile_words import claiming
from app.tables.wording import Passage
from engine.anno1503.board import ISLAND_SPACES, SHORES, WATERS
from engine.anno1503.pieces import (
    ANY,
    BROWN_PIERS,
    COMMODITIES,
    FACE_DOWN,
    GOALS,
    ISLANDS,
    PAYS,
    POINTS_TO_WIN,
    SAFE_SPACES,
    WANTS,
)
from engine.anno1503.queries import explored, sort_of
from engine.anno1503.types import Player, View
from engine.anno1503.words import (
    benefit,
    bill,
    building_name,
    colonist_name,
    commodity_name,
    condition_name,
    ship_name,
    space_name,
    tile_name,
)
from engine.language import either, listing, tr, tr_n


def told(context: Context) -> list[Passage]:
    """The own home in full, the sea, then the others in brief."""
    view, names, seat = context.view, context.names, context.view["seat"]
    passages = [Passage(tr("The die"), [die.meaning(view)])]
    if found := _explored(view):
        passages.append(found)
    if seat is not None:
        passages.append(Passage(tr("Your home"), parts=_home(view, seat)))
    passages.append(Passage(tr("The sea"), parts=_sea(context)))
    passages += [_other(context, n, name) for n, name in enumerate(names) if n != seat]
    return passages


def _explored(view: View) -> Passage | None:
    """The tile that waits for a decision, where its explorer alone looks."""
    found = explored(view)
    if found is None or found[1] == FACE_DOWN or view["seat"] != view["turn"]:
        return None
    space, tile = found
    heading = tr("What you have found at {space}", space=space_name(space))
    return Passage(heading, [tr("A {tile}.", tile=tile_name(tile)), claiming(tile)])


def _home(view: View, seat: int) -> list[Passage]:
    player, account = view["players"][seat], view["accounts"][seat]
    limit = tr_n(
        "At the end of your turn you may keep {count} card.",
        "At the end of your turn you may keep {count} cards.",
        account["hand_limit"],
    )
    price = tr("Buying a commodity costs {gold} gold.", gold=account["price"])
    return [
        Passage(tr("Gold and goods"), [*_goods(player), price, limit]),
        Passage(tr("Your colonists"), _colonists(view, seat), numbered=True),
        Passage(tr("Your workshops"), _workshops(player), numbered=True),
        Passage(tr("Your ships"), _ships(player)),
        Passage(tr("Victory points"), _goals(view, seat)),
    ]


def _goods(player: Player) -> list[str]:
    held = [(name, player["goods"][name]) for name in COMMODITIES if player["goods"][name]]
    gold = tr("{gold} gold", gold=player["gold"])
    return [gold, bill(tuple(held)) if held else tr("No commodity cards.")]


def _colonists(view: View, seat: int) -> list[str]:
    player, account = view["players"][seat], view["accounts"][seat]
    return [
        _colonist(player, account["promotions"], place, kind)
        for place, kind in enumerate(player["colonists"], 1)
    ]


def _colonist(player: Player, promotions: dict[str, dict[str, int]], place: int, kind: str) -> str:
    wants = either([commodity_name(commodity) for commodity in WANTS[kind]])
    buys = tr(
        "{colonist}: buys {commodities} for {gold} gold.",
        colonist=colonist_name(kind).capitalize(),
        commodities=wants,
        gold=PAYS[kind],
    )
    more = [tr("Has bought this turn.")] if place in player["sold"] else []
    if cost := promotions.get(kind):
        more.append(tr("Promoting it costs {cost}.", cost=bill(tuple(cost.items()))))
    if place <= SAFE_SPACES:
        more.append(tr("In the red zone, safe from fire."))
    if building := player["buildings"].get(str(place)):
        more.append(
            tr(
                "Above it: {building}. {benefit}",
                building=building_name(building),
                benefit=benefit(building),
            )
        )
    return " ".join([buys, *more])


def _workshops(player: Player) -> list[str]:
    return [_workshop(player, n, made) for n, made in enumerate(ISLANDS[player["island"]], 1)]


def _workshop(player: Player, number: int, made: str) -> str:
    if made == ANY:
        return tr("gives a commodity of your choice")
    outpost = player["outposts"].get(str(number))
    if outpost:
        return tr(
            "gives {commodity}, or {other} from the outpost at its gray pier",
            commodity=commodity_name(made),
            other=commodity_name(outpost),
        )
    return tr("gives {commodity}; its gray pier is free", commodity=commodity_name(made))


def _ships(player: Player) -> list[str]:
    lines = [
        tr_n(
            "Your {ship} is at {space}, with {count} action point left.",
            "Your {ship} is at {space}, with {count} action points left.",
            player["points"][number],
            ship=ship_name(number),
            space=space_name(where),
        )
        for number, where in enumerate(player["ships"])
        if where
    ]
    agreements = tr_n(
        "{count} trade agreement at the brown piers, with room for {all}.",
        "{count} trade agreements at the brown piers, with room for {all}.",
        player["agreements"],
        all=BROWN_PIERS,
    )
    return [*(lines or [tr("No ships.")]), agreements]


def _goals(view: View, seat: int) -> list[str]:
    have = tr(
        "{count} of the {all} points that win.",
        count=len(view["shields"][seat]),
        all=POINTS_TO_WIN,
    )
    ways = [
        tr("{condition}: {left}", condition=condition_name(goal), left=race.to_go(view, seat, goal))
        for goal in GOALS
    ]
    return [have, *ways]


def _sea(context: Context) -> list[Passage]:
    """Islands to explore with how far they are; where all ships are."""
    view, seat = context.view, context.view["seat"]
    seen = {} if seat is None else view["players"][seat]["seen"]
    ships = [] if seat is None else view["players"][seat]["ships"]
    islands = [
        _island(view, space, seen.get(space), ships)
        for space in ISLAND_SPACES
        if sort_of(view, space) == "unknown"
    ]
    others = [
        tr("{name}’s {ship} is at {space}.", name=name, ship=ship_name(n), space=space_name(where))
        for who, name in enumerate(context.names)
        for n, where in enumerate(view["players"][who]["ships"])
        if where and who != seat
    ]
    chart = tr("Columns are A to L, rows 1 to 5. Ships begin at A3.")
    return [
        Passage(tr("Islands to explore"), [chart, *islands]),
        Passage(tr("Other ships"), others or [tr("No other ship is at sea.")]),
    ]


def _island(view: View, space: str, seen: str | None, ships: list[str | None]) -> str:
    name = island_name(view, space, seen)
    far = [
        tr("{count} with your {ship}", count=distances(where)[space], ship=ship_name(number))
        for number, where in enumerate(ships)
        if where
    ]
    if not far:
        return name
    return tr("{island}. Points to explore it: {far}", island=name, far=listing(far))


@cache
def distances(start: str) -> dict[str, int]:
    """The action points that exploring each island costs from a space of the sea (I11, I12)."""
    moves, found = {start: 0}, dict[str, int]()
    frontier = [start]
    for space in frontier:
        for shore in SHORES[space]:
            found.setdefault(shore, moves[space] + 1)
        for near in WATERS[space]:
            if near not in moves:
                moves[near] = moves[space] + 1
                frontier.append(near)
    return found


def _other(context: Context, seat: int, name: str) -> Passage:
    view = context.view
    player = view["players"][seat]
    points = tr_n("{count} victory point", "{count} victory points", len(view["shields"][seat]))
    colonists = [colonist_name(kind) for kind in player["colonists"]]
    buildings = [building_name(kind) for kind in player["buildings"].values()]
    outposts = [tile_name(f"outpost:{one}") for one in player["outposts"].values()]
    lines = [
        points,
        *_goods(player),
        tr("Colonists: {names}.", names=_all(colonists)),
        tr("Public buildings: {names}.", names=_all(buildings)),
        tr("Outposts: {names}.", names=_all(outposts)),
        tr_n("{count} trade agreement", "{count} trade agreements", player["agreements"]),
    ]
    return Passage(tr("What {name} has", name=name), lines)


def _all(names: list[str]) -> str:
    return listing(names) if names else tr("none")
