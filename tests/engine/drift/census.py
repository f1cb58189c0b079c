"""Where DRIFT's pieces and coins are."""

from collections import Counter

from engine.game import Data


def census(dump: Data) -> Counter[str]:
    """Every coin, and the pieces of every player, in the game or out of it."""
    things: Counter[str] = Counter()
    for coins in (*dump["coins"].values(), *dump["unplaced"]):
        things.update(coins)
    for player in dump["seats"]:
        things.update(player["deposited"])
        things.update(player["carrying"].values())
        things.update(player["pieces"].keys())
    return things
