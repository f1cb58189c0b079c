"""Where ANNO 1503's commodity cards, island tiles and public buildings lie."""

from collections import Counter

from engine.game import Data


def census(dump: Data) -> Counter[str]:
    """Every card, tile and building of a position, hidden or open. Gold comes and goes."""
    pieces: Counter[str] = Counter(dump["bank"])
    pieces.update(dump["supply"])
    pieces.update([*dump["tiles"].values(), *dump["reserve"], *dump["removed"]])
    for player in dump["players"]:
        pieces.update(player["goods"])
        pieces.update(player["buildings"].values())
        pieces.update(f"outpost:{made}" for made in player["outposts"].values())
        pieces["agreement"] += player["agreements"]
    return pieces


def shown(view: Data) -> set[str]:
    """The tiles at home, which lie open though a view tells them as piers and a number."""
    outposts = {f"outpost:{c}" for home in view["players"] for c in home["outposts"].values()}
    return outposts | {"agreement" for home in view["players"] if home["agreements"]}
