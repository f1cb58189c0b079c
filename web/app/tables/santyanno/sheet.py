"""The loot as a sheet, what decided the match, and who shares a place."""

from collections.abc import Collection, Sequence

from app.tables.kit.scene import Scene, h, name_of, svg, use
from engine.game import Standing
from engine.language import listing, tr, tr_n
from engine.santyanno.rounds import COINS, title
from engine.santyanno.types import View


def coin(value: int) -> Scene:
    return svg(
        40,
        40,
        use(f"santy-coin-{value}", 0, 0, 40, 40),
        class_="coin",
        role="img",
        aria_label=tr_n("{count} ducat", "{count} ducats", value),
    )


def coins(tag: str, owned: Sequence[int]) -> Scene:
    """Somebody's coins, the best first."""
    return h(tag, *map(coin, sorted(owned, reverse=True)), class_="coins")


def counted(view: View) -> bool:
    """Whether all may see the loot: if it is hidden, only at the end (S10)."""
    return view["phase"] == "over" or view["options"]["loot"] == "open"


def draw(view: View, names: Sequence[str]) -> Scene:
    if not counted(view):
        return h("p", tr("The loot is hidden: it is counted at the end."), class_="soft")
    rows = [
        h(
            "tr",
            name_of(name, "th", scope="row"),
            coins("td", owned),
            h("td", h("b", str(sum(owned)))),
        )
        for name, owned in zip(names, view["coins"], strict=True)
    ]
    heads = (tr("Pirate"), tr("Coins"), tr("Ducats"))
    head = h("tr", *(h("th", words, scope="col") for words in heads))
    return h("table", h("thead", head), h("tbody", *rows), class_="sheet loot")


def decided(view: View, standings: Sequence[Standing], names: Sequence[str]) -> str:
    mates = [s["seat"] for s in standings if title(s["place"], len(names)) == "mate"]
    captains = _captains(view, standings, names)
    if not mates:
        return captains
    first_mates = tr_n(
        "{names} is first mate.",
        "{names} are first mates.",
        len(mates),
        names=listing([names[seat] for seat in mates]),
    )
    return f"{captains} {first_mates}"


def _captains(view: View, standings: Sequence[Standing], names: Sequence[str]) -> str:
    first = [standing["seat"] for standing in standings if standing["place"] == 1]
    ducats = sum(view["coins"][first[0]])
    if len(first) > 1:
        return tr_n(
            "{names} are captains together: {count} ducat, coin for coin.",
            "{names} are captains together: {count} ducats, coin for coin.",
            ducats,
            names=listing([names[seat] for seat in first]),
        )
    level = [s["seat"] for s in standings if s["score"] == ducats and s["place"] > 1]
    if not level:
        return tr_n(
            "{name} is captain with {count} ducat.",
            "{name} is captain with {count} ducats.",
            ducats,
            name=names[first[0]],
        )
    return tr_n(
        "{names} have {count} ducat each; more coins of {value} make {name} captain.",
        "{names} have {count} ducats each; more coins of {value} make {name} captain.",
        ducats,
        names=listing([names[seat] for seat in (*first, *level)]),
        value=_deciding_coin(view["coins"][first[0]], view["coins"][level[0]]),
        name=names[first[0]],
    )


def _deciding_coin(own: Sequence[int], other: Sequence[int]) -> int:
    """S22: the highest coin of which one has more."""
    return next(value for value in COINS if own.count(value) != other.count(value))


def ties(standings: Sequence[Standing], people: Collection[int]) -> list[list[int]]:
    """S22 with ruling T3: the people who share a place, place by place."""
    shared: dict[int, list[int]] = {}
    for standing in standings:
        if standing["seat"] in people:
            shared.setdefault(standing["place"], []).append(standing["seat"])
    return [sorted(seats) for seats in shared.values() if len(seats) > 1]
