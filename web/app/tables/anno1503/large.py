"""A home, a piece or a sign shown large, with what it does."""

from app.tables.anno1503 import hoard, island
from app.tables.anno1503.art.ink import name_of
from app.tables.anno1503.art.tiles import face
from app.tables.anno1503.paint import Paint
from app.tables.base import Frame
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, h, svg, use
from engine import Match
from engine.anno1503.pieces import (
    ANY,
    BUILDINGS,
    COLONISTS,
    COMMODITIES,
    GOALS,
    ISLANDS,
    PAYS,
    PIONEER,
    POINTS_TO_WIN,
    RISES,
    SHIP,
    WANTS,
)
from engine.anno1503.words import (
    benefit,
    bill,
    building_name,
    condition_name,
    event_name,
    space_name,
    tile_name,
)
from engine.game import Data
from engine.language import either, listing

CLAIMING = {
    "outpost": "Claimed, it is laid at a gray pier: that workshop then gives this or its own.",
    "agreement": "Claimed, it is laid at a brown pier: every commodity you buy costs 1 gold less.",
    "gold": "Claimed, it gives 12 gold at once.",
    "promotion": "Claimed, it promotes one of your colonists one level, free of charge.",
}

_EVENTS = {
    "pirates": "Everybody pays 1 gold for each island tile at home. Who cannot pay everything "
    "gives up an outpost or a trade agreement instead.",
    "fire": "Everybody pays 1 gold for each colonist outside the red zone. Who cannot pay "
    "everything loses the colonist farthest from it instead, with its building.",
    "fortune": "Everybody takes a commodity of their choice.",
}

_GOALS = {
    "gold": "Own 30 gold or more.",
    "outposts": "Have outposts at all four gray piers.",
    "agreements": "Have trade agreements at all three brown piers.",
    "buildings": "Have four public buildings.",
    "merchants": "Have three merchants.",
}


def draw(info: str, view: Data, match: Match, room: tuple[int, int]) -> Scene | None:
    """`room` is the size of the table."""
    kind, _, code = info.partition(":")
    if kind == "home" and code.isdecimal() and int(code) < len(view["players"]):
        return _home(view, int(code), match, room)
    found = _piece(kind, code, view)
    if found is None:
        return None
    symbol, title, *texts = found
    picture = svg(80, 80, use(symbol, 0, 0, 80, 80), class_="big-card anno1503")
    words = h("div", h("h3", title), *(h("p", text) for text in texts))
    return h("div", picture, words, class_="large-card")


def _home(view: Data, seat: int, match: Match, room: tuple[int, int]) -> Scene:
    """Somebody's island and goods, in the form of the screen; nothing of it can be tapped."""
    width, height, land, goods = _parts(*room)
    frame = Frame(
        width=width,
        height=height,
        names=match.names,
        colours=[player.colour for player in match.players],
        live=False,
    )
    paint = Paint(view, frame, seat)
    island.draw(paint, land)
    hoard.draw(paint, goods, dice=False)
    return h(
        "div",
        h("h3", f"Home island of {match.names[seat]}"),
        svg(
            width,
            height,
            *paint.ground,
            *paint.pieces,
            class_="anno1503 drawing-large",
            style=f"{paint.who(seat)};width:{width}px",
        ),
    )


def _parts(width: int, height: int) -> tuple[int, int, Box, Box]:
    """Beside each other on a phone that lies, else below each other."""
    if height < 400:
        return 800, 270, Box(0, 0, 450, 270), Box(458, 0, 342, 270)
    wide = min(720, width - 60)
    high = 340 if wide > 480 else 300
    return wide, high + 238, Box(0, 0, wide, high), Box(0, high + 8, wide, 230)


def _piece(kind: str, code: str, view: Data) -> tuple[str, ...] | None:
    """The symbol, the title and the sentences of a piece."""
    if kind == "person" and code in COLONISTS:
        return _person(code)
    if kind == "building" and code in BUILDINGS:
        left = view["supply"][code]
        return (
            name_of(code),
            building_name(code),
            benefit(code),
            f"{left} left in the supply. Nobody has two of a kind.",
        )
    if kind == "good" and code in COMMODITIES:
        return _good(code, view)
    if kind == "goal" and code in GOALS:
        return (
            name_of(f"goal-{code}"),
            condition_name(code),
            f"{_GOALS[code]} That is a victory point for as long as it lasts.",
            f"Who has {POINTS_TO_WIN} points on their own turn wins.",
        )
    if kind == "event" and code in _EVENTS:
        return name_of(code), event_name(code), _EVENTS[code]
    if kind == "workshop" and code in "12345":
        return _workshop(int(code), view)
    if kind == "island":
        return _island(code, view)
    return _SIMPLE.get(kind) or (_supply(view) if kind == "supply" else None)


def _person(kind: str) -> tuple[str, ...]:
    texts = [f"Buys one {either(WANTS[kind])} a turn, for {PAYS[kind]} gold."]
    if kind == "pioneer":
        texts.append(f"Comes for {bill(PIONEER)}.")
    if kind in RISES:
        texts.append(f"Can be promoted to {RISES[kind]}.")
    return name_of(kind), kind.capitalize(), *texts


def _good(code: str, view: Data) -> tuple[str, ...]:
    buyers = [f"{kind}s for {PAYS[kind]} gold" for kind in COLONISTS if code in WANTS[kind]]
    return (
        name_of(code),
        code.capitalize(),
        f"Bought by {listing(buyers)}.",
        f"{view['bank'][code]} of 15 cards are left in the stack.",
    )


def _workshop(number: int, view: Data) -> tuple[str, ...]:
    seat = view["turn"] if view["seat"] is None else view["seat"]
    player = view["players"][seat]
    made = ISLANDS[player["island"]][number - 1]
    outpost = player["outposts"].get(str(number))
    gives = "a commodity of your choice" if made == ANY else f"one {made}"
    also = f", or one {outpost} from the outpost at its pier" if outpost else ""
    return (
        name_of(made),
        f"Workshop {number}",
        f"When the die shows {number} it gives {gives}{also}.",
    )


def _island(space: str, view: Data) -> tuple[str, ...]:
    seen = {} if view["seat"] is None else view["players"][view["seat"]]["seen"]
    title = f"Island {space_name(space)}"
    if space in seen:
        tile = seen[space]
        return face(tile), title, f"A {tile_name(tile)}.", CLAIMING[tile.partition(":")[0]]
    if space in view["tiles"]:
        text = "What lies under the cloud is known only to those who have explored it."
        return face("back"), title, text
    return name_of("islands-2"), title, "There is nothing to explore here."


def _supply(view: Data) -> tuple[str, ...]:
    left = [f"{building_name(kind)} ({n})" for kind, n in view["supply"].items() if n]
    return (
        name_of("goal-buildings"),
        "Public buildings",
        "One comes with the fourth, fifth, sixth and seventh colonist.",
        f"In the supply: {listing(left)}." if left else "The supply is empty.",
    )


_SIMPLE: dict[str, tuple[str, ...]] = {
    "die": (
        name_of("die-6"),
        "The die",
        "1 to 5: everybody takes what their workshop of that number gives. 6: an event.",
    ),
    "ship": (
        name_of("ship"),
        "Ship",
        f"Costs {bill(SHIP)}; two at most.",
        "Each has as many action points as there are players: one for every space it sails, "
        "one for exploring an island beside it. Claiming a tile ends its voyage.",
    ),
    "piers": (
        face("agreement"),
        "Brown piers",
        "Room for three trade agreements. Each makes every commodity you buy 1 gold cheaper.",
    ),
}
