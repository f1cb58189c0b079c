"""Where DRIFT's pieces and coins are."""

from collections import Counter


def census(dump: dict) -> Counter[str]:
    """Every coin, and the pieces of every player, in the game or out of it."""
    things: Counter[str] = Counter()
    for coins in (*dump["coins"].values(), *dump["unplaced"]):
        things.update(coins)
    for player in dump["seats"]:
        things.update(player["deposited"])
        things.update(player["carrying"].values())
        things.update(player["pieces"].keys())
    return things
