"""ANNO 1503's figures: the sea and the island with their signs, the people, a whole turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from app.tables.anno1503 import goods, home
from app.tables.anno1503.art.tiles import face
from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.marks import area, coins, icon
from app.tables.anno1503.prepared import bank, player
from app.tables.anno1503.sea import Chart
from app.tables.anno1503.shields import filled
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, g, h, num, use
from builder.figures.example import Does, Example, Figure, Refused, Seen, Step, context
from builder.figures.kit import number, picture
from engine import games
from engine.anno1503.pieces import (
    AGREEMENT,
    BUILDINGS,
    COLONISTS,
    COMMODITIES,
    EVENT_ROLL,
    FREE_PROMOTION,
    GOALS,
    GOLD,
    OUTPOST,
    PAYS,
)
from engine.anno1503.queries import Reach, reach
from engine.anno1503.words import building_name, colonist_name, commodity_name, space_name

WIDE, WEST = 360.0, 400.0
"""How wide a figure is, and half of the sea before it is fitted in."""


@cache
def dealt() -> Mapping[str, Any]:
    return games()["anno1503"].new(3, 1, {}).dump()


def position(
    players: Sequence[dict[str, Any]], rolls: Sequence[int] = (), **more: Any
) -> dict[str, Any]:
    """Anna is to act. `rolls` are what the die shows next; the bank has what nobody holds."""
    begun = {
        "players": [*players],
        "turn": 0,
        "bank": bank(players),
        "first_rolls": [[6, 4, 4]],
        **more,
    }
    return {**begun, "dice": _dice(begun, rolls)}


def _dice(begun: Mapping[str, Any], rolls: Sequence[int]) -> int:
    """Dice that will show this."""
    for dice in range(1, 10_000):
        state = games()["anno1503"].load({**dealt(), **begun, "dice": dice})
        if not rolls:
            return dice
        state.play(("roll",))
        if state.view(None)["rolled"] == [*rolls]:
            return dice
    raise ValueError(f"The dice never show {rolls}")


def example(begun: dict[str, Any], *steps: Step) -> Example:
    return Example("anno1503", 3, begun, steps)


class Frame:
    """One picture of a position, from above: the sea, an island, the goods of its owner."""

    def __init__(self, seen: Seen, seat: int = 0, helm: bool = False) -> None:
        shown = context(seen.state, seat, WIDE, 600)
        near = reach(shown.view, 0) if helm else Reach()
        self.canvas = Canvas(context=shown, home=seat, reach=near)
        self.y = 0.0

    def sea(self) -> Scene:
        """The western half of the sea, with the harbour."""
        canvas = self.canvas
        Chart(canvas, Box(0, 0, 2 * WEST, 2 * WEST * 0.43), upright=False).draw()
        high = WEST * 0.86
        return h(
            "svg",
            canvas.group(),
            viewBox=f"0 0 {num(WEST)} {num(high)}",
            width=num(WIDE),
            height=num(WIDE * 0.86),
            style=canvas.who(canvas.home),
        )

    def island(self, high: float = 330) -> Frame:
        home.draw(self.canvas, Box(0, self.y, WIDE, high))
        self.y += high + 8
        return self

    def goods(self) -> Frame:
        """The gold and the cards."""
        self.canvas.ground += [
            area(Box(2, self.y + 20, 70, 64), 12, "purse"),
            *coins(37, self.y + 52, self.canvas.player["gold"], 26),
        ]
        goods.draw(self.canvas, Box(80, self.y, WIDE - 84, 92))
        self.y += 96
        return self

    def picture(self, *over: Scene | None) -> Scene:
        canvas = self.canvas
        drawn = canvas.group(style=canvas.who(canvas.home))
        return picture(WIDE, self.y, drawn, *over, name="anno1503")


_SEA = example(
    position(
        [
            player("A", ships=["r1c1", None], points=[3, 0], seen={"r0c2": "agreement"}),
            player("C", ships=["r3c4", None]),
            player("D"),
        ],
        tiles={s: t for s, t in dealt()["tiles"].items() if s != "r0c4"} | {"r0c2": "agreement"},
        phase="ships",
        rolled=[2],
    )
)


def sea() -> Figure:
    """What lies at sea, numbered."""
    (seen,) = _SEA.played()
    frame = Frame(seen, helm=True)
    chart = frame.sea()
    spots = ("r2c0", "r3c4", "r0c0", "r0c2", "r0c4", "r2c3", "r1c3")
    drawn = []
    for n, space in enumerate(spots, 1):
        x, y = frame.canvas.places[f"space:{space}"]
        drawn.append(number(n, (x + 17) * WIDE / WEST, (y - 17) * WIDE / WEST, r=9))
    costs = frame.canvas.reach.sea
    facts = {"points": 3, "harbour": space_name("r2c0"), "far": costs["r1c3"]}
    return Figure([picture(WIDE, WIDE * 0.86, chart, *drawn, name="anno1503")], facts)


_ISLAND = example(
    position(
        [
            player(
                "A",
                colonists=["merchant", "townsman", "settler", "pioneer"],
                buildings={"4": "church"},
                outposts={"4": "spice"},
                agreements=1,
                goods={"cloth": 1, "stone": 2},
            ),
            player("C"),
            player("D"),
        ],
        phase="build",
        rolled=[3],
    )
)


def island() -> Figure:
    """A home island, numbered."""
    (seen,) = _ISLAND.played()
    frame = Frame(seen).island(380)
    places = frame.canvas.places
    works, people = places["workshop:2"], places["colonist:1"]
    pioneer = places["colonist:4"]
    spots = [
        (works[0], works[1] + 4),
        (places["workshop:1"][0], works[1] + 4),
        (places["workshop:3"][0], works[1] - 62),
        (places["workshop:4"][0] + 12, works[1] - 66),
        (places["workshop:5"][0] + 52, works[1] - 66),
        (people[0] - 10, people[1] - 88),
        (people[0], people[1] - 20),
        (people[0], people[1] + 46),
        (pioneer[0], people[1] - 88),
        (places["colonist:5"][0], people[1] - 20),
        (pioneer[0], people[1] + 106),
    ]
    drawn = [number(n, *at, r=9) for n, at in enumerate(spots, 1)]
    view = frame.canvas.view["players"][0]
    facts = {"outpost": commodity_name(view["outposts"]["4"])}
    return Figure([frame.picture(*drawn)], facts)


def people() -> Figure:
    """The four ranks, and what each pays."""
    drawn: list[Scene] = []
    facts: dict[str, object] = {}
    for place, kind in enumerate(COLONISTS):
        x = 48 + place * 88
        drawn += [icon(kind, x, 46, 74), *coins(x, 98, PAYS[kind], 22), number(place + 1, x, 126)]
        facts |= {f"kind_{place + 1}": colonist_name(kind), f"pays_{place + 1}": PAYS[kind]}
    return Figure([picture(WIDE, 142, *drawn, name="anno1503")], facts)


def tiles() -> Figure:
    """The kinds of island tiles."""
    kinds = (OUTPOST + "spice", AGREEMENT, GOLD, FREE_PROMOTION)
    drawn: list[Scene] = []
    for place, tile in enumerate(kinds):
        x = 12 + place * 88
        drawn += [use(face(tile), x, 6, 72, 72), number(place + 1, x + 36, 94)]
    return Figure([picture(WIDE, 110, *drawn, name="anno1503")])


def buildings() -> Figure:
    drawn: list[Scene] = []
    facts: dict[str, object] = {}
    for place, kind in enumerate(BUILDINGS):
        across = 4 if place < 4 else 3
        x = (WIDE - across * 84) / 2 + 42 + place % 4 * 84
        y = 36 + place // 4 * 96
        drawn += [icon(kind, x, y, 58), number(place + 1, x, y + 46)]
        facts[f"kind_{place + 1}"] = building_name(kind)
    return Figure([picture(WIDE, 196, *drawn, name="anno1503")], facts)


def shields() -> Figure:
    """The five goals, half filled."""
    drawn: list[Scene] = []
    facts: dict[str, object] = {}
    for place, (goal, need) in enumerate(GOALS.items()):
        x = 12 + place * 70
        drawn += [
            g(*filled(x, 6, 52, (place + 1) / len(GOALS), goal)),
            number(place + 1, x + 26, 82),
        ]
        facts[goal] = need
    return Figure([picture(WIDE, 98, *drawn, name="anno1503")], facts)


TURN = example(
    position(
        [player("A"), player("C"), player("D")],
        (2,),
        tiles={**dealt()["tiles"], "r2c2": "outpost:spice"},
    ),
    Does(("roll",)),
    Does(("sell", 1, "stone")),
    Does(("pioneer",)),
    Does(("buy", "cloth")),
    Does(("end_building",)),
    Does(("sail", 0, "r2c1")),
    Does(("explore", 0, "r2c2")),
    Does(("claim", 4)),
    Does(("end_turn",)),
)


def turn() -> Figure:
    """One turn from the die to the end."""
    seen = [*TURN.played()]
    golds = [one.state.view(0)["players"][0]["gold"] for one in seen]
    players = seen[1].state.view(0)["players"]
    begun = seen[0].state.view(0)["players"]
    taken = [
        next(c for c in COMMODITIES if after["goods"][c] > before["goods"][c])
        for before, after in zip(begun, players, strict=True)
    ]
    frames = [
        Frame(seen[1]).island().goods(),
        Frame(seen[2]).island().goods(),
        Frame(seen[3]).island().goods(),
        Frame(seen[4]).island().goods(),
        Frame(seen[8]).island().goods(),
    ]
    ships = seen[5].state.view(0)["players"][0]["points"]
    facts = {
        "roll": seen[1].state.view(0)["rolled"][0],
        "anna": commodity_name(taken[0]),
        "otto": commodity_name(taken[1]),
        "clara": commodity_name(taken[2]),
        "sold": golds[2] - golds[1],
        "gold": golds[2],
        "price": golds[3] - golds[4],
        "left": golds[4],
        "points": ships[0],
        "beside": space_name("r2c1"),
        "looked": space_name("r2c2"),
        "outpost": "spice",
        "pier": 4,
        "space": len(seen[3].state.view(0)["players"][0]["colonists"]),
    }
    drawn = [frame.picture() for frame in frames]
    drawn.insert(4, picture(WIDE, WIDE * 0.86, Frame(seen[6]).sea(), name="anno1503"))
    return Figure(drawn, facts, TURN)


PROMOTE = example(
    position(
        [player("A", goods={"stone": 2, "cloth": 1}), player("C"), player("D")],
        phase="build",
        rolled=[1],
    ),
    Refused(("promote", 2), "I7"),
    Does(("promote", 1)),
)


def promote() -> Figure:
    begun, _, after = PROMOTE.played()
    frames = [Frame(one).island().goods().picture() for one in (begun, after)]
    kinds = [one.state.view(0)["players"][0]["colonists"][0] for one in (begun, after)]
    facts = {"before": colonist_name(kinds[0]), "after": colonist_name(kinds[1])}
    return Figure(frames, facts, PROMOTE)


FIRE = example(
    position(
        [
            player(
                "A",
                colonists=["settler", "pioneer", "pioneer", "pioneer"],
                gold=5,
                buildings={"4": "school"},
            ),
            player("C"),
            player(
                "D",
                colonists=["settler", "settler", "pioneer", "pioneer"],
                gold=1,
                buildings={"4": "fort"},
            ),
        ],
        (EVENT_ROLL, 3),
    ),
    Does(("roll",)),
)


def fire() -> Figure:
    """I20: who can pay pays, who cannot loses a colonist."""
    begun, after = FIRE.played()
    before, now = (one.state.view(0)["players"] for one in (begun, after))
    facts = {
        "paid": before[0]["gold"] - now[0]["gold"],
        "had": before[2]["gold"],
        "due": before[0]["gold"] - now[0]["gold"],
        "left": now[2]["gold"],
        "space": len(before[2]["colonists"]),
        "staying": len(now[2]["colonists"]),
    }
    frames = [Frame(after, 0), Frame(begun, 2), Frame(after, 2)]
    return Figure([frame.island(300).picture() for frame in frames], facts, FIRE)


PIRATES = example(
    position(
        [
            player("A", outposts={"4": "spice"}, agreements=1, gold=5),
            player("C"),
            player("D", outposts={"1": "tobacco", "5": "cloth"}, agreements=1, gold=2),
        ],
        (EVENT_ROLL, 1),
    ),
    Does(("roll",)),
    Does(("give_up", "outpost", 5), 2),
)


def pirates() -> Figure:
    """I19: who can pay pays, who cannot gives up a tile, and there is one more to find."""
    begun, robbed, after = PIRATES.played()
    before, now = (one.state.view(0)["players"] for one in (begun, after))
    (found,) = after.state.dump()["tiles"].keys() - begun.state.dump()["tiles"].keys()
    given = before[2]["outposts"].keys() - now[2]["outposts"].keys()
    facts = {
        "paid": before[0]["gold"] - now[0]["gold"],
        "tiles": len(before[2]["outposts"]) + before[2]["agreements"],
        "had": before[2]["gold"],
        "kept": now[2]["gold"],
        "outpost": commodity_name(before[2]["outposts"][given.pop()]),
        "where": space_name(found),
    }
    frames = [Frame(robbed, 0), Frame(robbed, 2), Frame(after, 2)]
    return Figure([frame.island(300).goods().picture() for frame in frames], facts, PIRATES)


FIGURES: dict[str, Callable[[], Figure]] = {
    "sea": sea,
    "island": island,
    "people": people,
    "tiles": tiles,
    "buildings": buildings,
    "goals": shields,
    "turn": turn,
    "promotion": promote,
    "pirates": pirates,
    "fire": fire,
}
