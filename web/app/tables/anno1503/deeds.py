"""ANNO 1503's actions in words: whole sentences with what they cost and bring, and questions."""

from app.tables.anno1503.context import Context
from app.tables.anno1503.privacy import is_watched
from app.tables.wording import Deed, Question
from engine.anno1503.board import ISLAND_SPACES
from engine.anno1503.pieces import (
    BUILDINGS,
    COMMODITIES,
    FACE_DOWN,
    FREE_PROMOTION,
    PAYS,
    PIONEER,
    RISES,
    SHIP,
    WANTS,
)
from engine.anno1503.queries import explored
from engine.anno1503.types import Action, Player
from engine.anno1503.words import (
    benefit,
    bill,
    building_name,
    colonist_name,
    commodity_name,
    ship_name,
    space_name,
    tile_name,
)
from engine.language import tr


def saying(context: Context, action: Action) -> str | None:
    view, seat = context.view, context.actor
    if seat is None:
        return None
    player, account = view["players"][seat], view["accounts"][seat]
    match action:
        case ("ship",):
            return tr("Build a ship for {cost}", cost=bill(SHIP))
        case ("pioneer",):
            return tr("Recruit a pioneer for {cost}", cost=bill(PIONEER))
        case ("pioneer", kind):
            return tr(
                "Recruit a pioneer with a {building} for {cost}. {benefit}",
                building=building_name(kind),
                cost=bill(PIONEER),
                benefit=benefit(kind),
            )
        case ("promote", place):
            kind = player["colonists"][place - 1]
            return tr(
                "Promote the {colonist} on space {space} to {rank} for {cost}",
                colonist=colonist_name(kind),
                space=place,
                rank=colonist_name(RISES[kind]),
                cost=bill(tuple(account["promotions"][kind].items())),
            )
        case ("sell", place, commodity):
            kind = player["colonists"][place - 1]
            return tr(
                "Sell {commodity} to the {colonist} on space {space} for {gold} gold",
                commodity=commodity_name(commodity),
                colonist=colonist_name(kind),
                space=place,
                gold=PAYS[kind],
            )
        case ("buy", commodity):
            return tr(
                "Buy {commodity} for {gold} gold",
                commodity=commodity_name(commodity),
                gold=account["price"],
            )
        case ("claim", place):
            return _claiming(context, player, place)
        case ("give_up", "outpost", pier):
            return tr(
                "Give up the {tile} at pier {pier}",
                tile=tile_name(f"outpost:{player['outposts'][str(pier)]}"),
                pier=pier,
            )
    return None


def _claiming(context: Context, player: Player, place: int) -> str:
    """I13, I15: an outpost goes to a pier, a treasure promotes somebody."""
    _, tile = explored(context.view) or ("", FACE_DOWN)
    if tile == FREE_PROMOTION:
        return tr(
            "Claim it and promote the {colonist} on space {space}",
            colonist=colonist_name(player["colonists"][place - 1]),
            space=place,
        )
    return tr("Claim it for number {place}", place=place)


def heading(context: Context, action: Action) -> str:
    match action:
        case ("ship",) | ("pioneer", *_):
            return tr("Build and recruit")
        case ("promote", _):
            return tr("Promote")
        case ("sell", _, _):
            return tr("Sell")
        case ("buy", _):
            return tr("Buy")
        case ("sail" | "explore", ship, _) if context.actor is not None:
            where = context.view["players"][context.actor]["ships"][ship]
            return tr(
                "Your {ship} at {space}",
                ship=ship_name(ship),
                space=space_name(where) if where else "",
            )
    return ""


def covered(context: Context) -> bool:
    """Whether others look on while a tile waits: then buttons must not tell what it is."""
    return (
        context.view["phase"] == "tile"
        and is_watched(context)
        and context.acting
        and "claim" not in context.chosen
    )


def looking(context: Context) -> list[Deed]:
    """I12 around one tablet: look under the cloud, and cover it again; then claim or leave."""
    if not (context.acting and context.view["phase"] == "tile" and is_watched(context)):
        return []
    _, tile = explored(context.view) or ("", FACE_DOWN)
    shown = tile != FACE_DOWN
    words = (
        tr("Cover the tile again") if shown else tr("Look at the tile, while the others look away")
    )
    deeds = [Deed(words, do="cover-tile" if shown else "look-tile")]
    if covered(context):
        deeds.append(Deed(tr("Claim it"), tap="claim"))
    return deeds


def questions(context: Context) -> list[Question]:
    view, seat = context.view, context.actor
    if seat is None or view["phase"] not in ("build", "ships"):
        return []
    player = view["players"][seat]
    return [*_at_home(player), *_at_sea(context, player)]


def _at_home(player: Player) -> list[Question]:
    building, trading = tr("Build and recruit"), tr("Buy and sell")
    asked = [
        Question(tr("build a ship?"), ("ship",), building),
        Question(tr("recruit a pioneer?"), ("pioneer",), building),
    ]
    asked += [
        Question(
            tr("recruit a pioneer with a {building}?", building=building_name(kind)),
            ("pioneer", kind),
            building,
        )
        for kind in BUILDINGS
    ]
    for place, kind in enumerate(player["colonists"], 1):
        values = {"colonist": colonist_name(kind), "space": place}
        words = tr("promote the {colonist} on space {space}?", **values)
        asked.append(Question(words, ("promote", place), building))
        for commodity in COMMODITIES:
            words = tr(
                "sell {commodity} to the {colonist} on space {space}?",
                commodity=commodity_name(commodity),
                **values,
            )
            if commodity in WANTS[kind] or player["goods"][commodity]:
                asked.append(Question(words, ("sell", place, commodity), trading))
    for commodity in COMMODITIES:
        words = tr("buy {commodity}?", commodity=commodity_name(commodity))
        asked.append(Question(words, ("buy", commodity), trading))
    return asked


def _at_sea(context: Context, player: Player) -> list[Question]:
    asked = []
    for ship, where in enumerate(player["ships"]):
        if not where:
            continue
        under = tr("Your {ship} at {space}", ship=ship_name(ship), space=space_name(where))
        for space in ISLAND_SPACES:
            if space in context.view["tiles"]:
                words = tr(
                    "explore {space} with the {ship}?",
                    space=space_name(space),
                    ship=ship_name(ship),
                )
                asked.append(Question(words, ("explore", ship, space), under))
    return [
        *asked,
        Question(tr("set sail?"), ("end_building",)),
        Question(tr("end my turn?"), ("end_turn",)),
    ]
