"""What somebody tries who taps what cannot be used; the rules say why it is refused."""

from collections.abc import Sequence

from app.tables.anno1503.context import Context
from engine import game
from engine.anno1503 import home_refusals, sea_refusals
from engine.anno1503.board import ISLAND_SPACES, SEA_SPACES, START, WATERS
from engine.anno1503.pieces import (
    BUILDING_SPACES,
    BUILDINGS,
    FREE_PROMOTION,
    ISLANDS,
    OUTPOST,
    WANTS,
)
from engine.anno1503.queries import explored
from engine.anno1503.types import Player, View


def attempted(context: Context, token: str, helm: int) -> game.Action | None:
    """The action that a tap on this seems to mean; `helm` is the ship that is steered."""
    view = context.view
    if view["seat"] is None:
        return None
    player = view["players"][view["seat"]]
    kind, _, rest = token.partition(":")
    match kind:
        case "roll":
            return ("roll",)
        case "launch":
            return ("ship",)
        case "pioneer":
            return _recruiting(view, player)
        case "public":
            return ("pioneer", rest)
        case "promote":
            return ("promote", int(rest))
        case "buy":
            return ("buy", rest)
        case "sell":
            return ("sell", int(rest), _wanted(player, int(rest)))
        case "card":
            return _with_card(view, player, context.chosen, rest)
        case "pier" if view["phase"] == "give_up":
            return ("give_up", "outpost", int(rest))
        case "pier" | "colonist":
            return _with_place(view, kind, int(rest))
        case "claim":
            return ("claim",)
        case "agreement":
            return ("claim",) if view["phase"] == "tile" else ("give_up", "agreement")
        case "space":
            return ("explore" if rest in ISLAND_SPACES else "sail", helm, rest)
        case "sea" | "ship":
            ship = int(rest or helm)
            return ("sail", ship, _too_far(player, ship))
    return None


def _too_far(player: Player, ship: int) -> str:
    """A sea space that the ship does not reach in one move."""
    here = player["ships"][ship] or START
    return next(space for space in SEA_SPACES if space not in (here, *WATERS[here]))


def _recruiting(view: View, player: Player) -> game.Action:
    if len(player["colonists"]) + 1 not in BUILDING_SPACES:
        return ("pioneer",)
    held = player["buildings"].values()
    free = [kind for kind in BUILDINGS if view["supply"][kind] and kind not in held]
    return ("pioneer", free[0]) if free else ("pioneer",)


def _wanted(player: Player, space: int) -> str:
    """What a colonist buys, of what the player has, if anything."""
    wants = WANTS[player["colonists"][space - 1]]
    return next((c for c in wants if player["goods"][c]), wants[0])


def _with_place(view: View, kind: str, place: int) -> game.Action:
    """The explored tile on a pier or a colonist: only where it is a tile for such a place."""
    _, tile = explored(view) or ("", "")
    elsewhere = tile == FREE_PROMOTION if kind == "pier" else tile.startswith(OUTPOST)
    return ("claim",) if elsewhere else ("claim", place)


def _with_card(
    view: View, player: Player, chosen: Sequence[str], commodity: str
) -> game.Action | None:
    """With nobody chosen to buy it, a card is sold to whoever wants it; see `answer`."""
    if view["phase"] in ("take", "discard"):
        return (view["phase"], commodity)
    buyer = next((int(token[5:]) for token in chosen if token.startswith("sell:")), 0)
    return ("sell", buyer or 1, commodity) if buyer or view["phase"] != "build" else None


def answer(view: View, chosen: Sequence[str], token: str, helm: int) -> str | None:
    """What is said of a home or the sea where the rules could only blame something else."""
    kind, _, rest = token.partition(":")
    if view["seat"] is None:
        return None
    if kind in ("space", "sea"):
        return _of_sea(view, rest, helm)
    if view["phase"] not in ("build", "ships"):
        return None
    player = view["players"][view["seat"]]
    if kind == "card" and view["phase"] == "build" and not _buyer(chosen):
        of_card = home_refusals.of_unsold if player["goods"][rest] else home_refusals.of_missing
        return of_card(rest)
    if kind == "pier":
        return _of_workshop(player, rest)
    if kind == "agreement":
        return home_refusals.of_brown_piers(player["agreements"])
    return None


def _of_sea(view: View, space: str, helm: int) -> str | None:
    """An island without a tile is that in every phase; how far all else is, while ships sail."""
    if space in ISLAND_SPACES and (bare := sea_refusals.of_island(view, space)):
        return bare
    if view["phase"] in ("build", "ships") and not any(view["players"][view["turn"]]["ships"]):
        return sea_refusals.of_no_ship()
    return sea_refusals.of_distance(view, helm, space) if view["phase"] == "ships" else None


def _of_workshop(player: Player, number: str) -> str:
    made = ISLANDS[player["island"]][int(number) - 1]
    return home_refusals.of_workshop(int(number), made, taken=number in player["outposts"])


def _buyer(chosen: Sequence[str]) -> bool:
    return any(token.startswith("sell:") for token in chosen)
