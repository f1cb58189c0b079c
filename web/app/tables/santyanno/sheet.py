"""The loot as a sheet, what decided the match, and who shares a place."""

from app.tables.kit.scene import Scene, h
from engine.game import Data, Standing
from engine.language import listing
from engine.santyanno.rules import title
from engine.santyanno.state import COINS

from .side import coin


def shown(view: Data) -> bool:
    """Hidden loot is counted only at the end (S10)."""
    return bool(view["phase"] == "over" or view["options"]["loot"] == "open")


def draw(view: Data, names: list[str]) -> Scene:
    if not shown(view):
        return h("p", "The loot is hidden: it is counted at the end.", class_="soft")
    rows = [
        h(
            "tr",
            h("th", name, scope="row"),
            h("td", *map(coin, sorted(coins, reverse=True)), class_="coins"),
            h("td", h("b", str(sum(coins)))),
        )
        for name, coins in zip(names, view["coins"], strict=True)
    ]
    head = h("tr", h("th", "Pirate", scope="col"), h("th", "Coins"), h("th", "Ducats"))
    return h("table", h("thead", head), h("tbody", *rows), class_="sheet loot")


def decided(view: Data, standings: list[Standing], names: list[str]) -> str:
    first = [s["seat"] for s in standings if s["place"] == 1]
    mates = [s["seat"] for s in standings if title(s["place"], len(names)) == "mate"]
    said = [_captain(view, first, standings, names)]
    if mates:
        who = listing([names[seat] for seat in mates])
        said.append(f"{who} {'is' if len(mates) == 1 else 'are'} first mate.")
    return " ".join(said)


def _captain(view: Data, first: list[int], standings: list[Standing], names: list[str]) -> str:
    ducats = sum(view["coins"][first[0]])
    many = f"{ducats} ducat{'' if ducats == 1 else 's'}"
    if len(first) > 1:
        return f"{listing([names[s] for s in first])} are captains together: {many}, coin for coin."
    captain = names[first[0]]
    level = [s["seat"] for s in standings if s["score"] == ducats and s["place"] > 1]
    if not level:
        return f"{captain} is captain with {many}."
    own, other = view["coins"][first[0]], view["coins"][level[0]]
    value = next(v for v in COINS if own.count(v) != other.count(v))
    rivals = listing([names[seat] for seat in level])
    return f"{captain} and {rivals} have {many} each; more coins of {value} make {captain} captain."


def ties(standings: list[Standing], people: list[int]) -> list[list[int]]:
    """S22 with ruling T3: the people who share a place, place by place."""
    shared: dict[int, list[int]] = {}
    for standing in standings:
        if standing["seat"] in people:
            shared.setdefault(standing["place"], []).append(standing["seat"])
    return [sorted(seats) for seats in shared.values() if len(seats) > 1]
