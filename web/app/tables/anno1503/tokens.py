"""What is tapped for an action, and what somebody tries who taps what cannot be used."""

from app.match.choice import Tokens
from engine.anno1503.board import ISLAND_SPACES
from engine.anno1503.pieces import BUILDING_SPACES, BUILDINGS, OUTPOST, WANTS
from engine.game import Action, Data


def tokens(action: Action, tile: str) -> Tokens:
    """`tile` is the one just explored: it says whether a claim names a pier or a colonist."""
    match action:
        case ("take" | "discard", commodity):
            return frozenset({f"card:{commodity}"})
        case ("ship",):
            return frozenset({"launch"})
        case ("pioneer", kind):
            return frozenset({"pioneer", f"public:{kind}"})
        case ("promote", space):
            return frozenset({f"promote:{space}"})
        case ("sell", space, commodity):
            return frozenset({f"sell:{space}", f"card:{commodity}"})
        case ("buy", commodity):
            return frozenset({f"buy:{commodity}"})
        case ("sail" | "explore", ship, space):
            return frozenset({f"ship:{ship}", f"space:{space}"})
        case ("claim", place):
            kind = "pier" if tile.startswith(OUTPOST) else "colonist"
            return frozenset({"claim", f"{kind}:{place}"})
        case ("give_up", "outpost", pier):
            return frozenset({f"pier:{pier}"})
    return frozenset({action[-1] if action[0] == "give_up" else action[0]})


def attempt(view: Data, chosen: list[str], token: str, helm: int) -> Action | None:
    """The action that a tap on this seems to mean; the rules say why it is refused."""
    kind, _, rest = token.partition(":")
    player = view["players"][view["seat"]]
    match kind:
        case "roll":
            return ("roll",)
        case "launch":
            return ("ship",)
        case "pioneer":
            return _recruit(view, player)
        case "public":
            return ("pioneer", rest)
        case "promote" | "buy":
            return (kind, int(rest) if kind == "promote" else rest)
        case "sell":
            return ("sell", int(rest), _wanted(player, int(rest)))
        case "card":
            return _card(view, player, chosen, rest)
        case "pier":
            return (
                ("give_up", "outpost", int(rest))
                if view["phase"] == "give_up"
                else ("claim", int(rest))
            )
        case "agreement":
            return ("give_up", "agreement")
        case "colonist" | "claim":
            return ("claim", int(rest)) if rest else ("claim",)
        case "space":
            return ("explore" if rest in ISLAND_SPACES else "sail", helm, rest)
        case "sea" | "ship":
            return ("sail", int(rest or helm), "r4c2")
    return None


def _recruit(view: Data, player: Data) -> Action:
    if len(player["colonists"]) + 1 not in BUILDING_SPACES:
        return ("pioneer",)
    held = player["buildings"].values()
    free = [kind for kind in BUILDINGS if view["supply"][kind] and kind not in held]
    return ("pioneer", free[0]) if free else ("pioneer",)


def _wanted(player: Data, space: int) -> str:
    """What a colonist buys, of what the player has, if anything."""
    wants = WANTS[player["colonists"][space - 1]]
    return next((c for c in wants if player["goods"][c]), wants[0])


def _card(view: Data, player: Data, chosen: list[str], commodity: str) -> Action:
    if view["phase"] in ("take", "discard"):
        return (view["phase"], commodity)
    buyer = next((int(t[5:]) for t in chosen if t.startswith("sell:")), 0)
    if not buyer:
        kinds = player["colonists"]
        buyer = next((n for n, kind in enumerate(kinds, 1) if commodity in WANTS[kind]), 1)
    return ("sell", buyer, commodity)
