"""ANNO 1503's phases as pictures: what no recording stops at, with two, three and four players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from app.tables.kit.colours import COLOURS
from engine import Match, Player, games
from tests.browser.pages import to_lobby
from tests.browser.table import hurry, lay, wait_screen
from tests.engine.anno1503.tabletop import GameState, falling, goods, position

NAMES = ("Anna", "Maximiliane", "Jo", "Bartholomäus")
CROWD = ["settler", "settler", "pioneer", "townsman", "pioneer"]
BUILT = {"4": "fort", "5": "tavern"}
SEA = {
    "r0c0": "gold",
    "r0c4": "agreement",
    "r0c10": "outpost:cloth",
    "r2c2": "outpost:spice",
    "r2c6": "promotion",
    "r2c9": "agreement",
    "r4c1": "agreement",
    "r4c8": "outpost:tools",
}

Reach = Callable[[Page], None]


@dataclass(frozen=True, slots=True)
class Stage:
    """A position, and what is done in it.

    Tokens are tapped where they can be, `do:` and `not:` are pressed; `moment` ends what is shown
    for a moment, and `hinted` waits for a hint.
    """

    name: str
    state: Callable[[int], GameState]
    taps: tuple[str, ...] = ()
    seats: tuple[int, ...] = (2, 3, 4)
    alone: bool = False
    hold: str = ""
    """What a finger stays on."""


def _homes(seats: int, *given: dict[str, Any]) -> list[dict[str, Any]]:
    return [*given, {}, {}, {}, {}][:seats]


def _rolling(rolls: tuple[int, ...], *given: dict[str, Any]) -> Callable[[int], GameState]:
    def state(seats: int) -> GameState:
        return position(*_homes(seats, *given), phase="roll", dice=falling(rolls))

    return state


def _laid(*given: dict[str, Any], **fields: Any) -> Callable[[int], GameState]:
    def state(seats: int) -> GameState:
        return position(*_homes(seats, *given), **{"rolled": [2], "tiles": SEA} | fields)

    return state


RICH = {"colonists": CROWD, "buildings": BUILT, "gold": 24, "agreements": 2}
POOR = {"colonists": CROWD, "buildings": BUILT, "gold": 1}
BURNT = POOR | {"buildings": {"4": "church", "5": "tavern"}}
OWNER = RICH | {"outposts": {"2": "spice", "4": "tobacco"}}
TRADER = {"outposts": {"1": "spice", "3": "cloth"}, "agreements": 1, "gold": 2}
BROKE = {"outposts": {"2": "spice"}, "agreements": 1, "gold": 0}
SMALL = {"colonists": ["townsman", "settler", "pioneer"], "goods": goods(lumber=1, tools=1)}
LADEN = OWNER | {"goods": goods(stone=2, lumber=2, tools=2, cloth=2, spice=2, tobacco=1)}
SAILOR = {"ships": ["r2c1", "r1c8"], "points": [2, 1]}
MOORED = {"ships": ["r2c0", "r2c0"]}
GREAT = {
    "colonists": ["merchant", "merchant", "townsman", *["settler"] * 2, *["pioneer"] * 2],
    "buildings": {"4": "church", "5": "market_hall", "6": "university", "7": "fire_station"},
    "outposts": {"2": "spice", "3": "tobacco", "4": "cloth"},
    "agreements": 2,
    "gold": 128,
    "goods": goods(stone=12, lumber=3, tools=1, cloth=11, spice=10, tobacco=2),
}

PIRATES = _rolling((6, 1), BROKE, TRADER)
FIRE = _rolling((6, 3), POOR, BURNT, RICH)
FORTUNE = _rolling((6, 5), BURNT, TRADER)
BUILDING = _laid(LADEN, TRADER)
RECRUITING = _laid(SMALL, TRADER)
SAILING = _laid(OWNER | SAILOR, TRADER, phase="ships")


def _explored(space: str, home: dict[str, Any]) -> Callable[[int], GameState]:
    looked = SAILOR | {"seen": {space: SEA[space]}}
    return _laid(home | looked, TRADER, phase="tile", exploring=[0, space])


OUTPOST = _explored("r2c2", {})

STAGES = (
    Stage("roll", _rolling((3,), OWNER, TRADER)),
    Stage("rolled", _rolling((2,), {}, TRADER), ("roll",)),
    Stage("take-any", _rolling((1,), RICH, TRADER), ("roll",)),
    Stage("take-outpost", _rolling((2,), OWNER, TRADER), ("roll",)),
    Stage("pirates-paid", _rolling((6, 1), OWNER | {"buildings": {}}, TRADER), ("roll",)),
    Stage("pirates-choose", PIRATES, ("roll",)),
    Stage("pirates-give-up", PIRATES, ("roll", "moment")),
    Stage("pirates-given-up", PIRATES, ("roll", "moment", "pier:2", "confirm")),
    Stage("fire-lost", FIRE, ("roll",)),
    Stage("fire-after", FIRE, ("roll", "moment")),
    Stage("fire-paid", _rolling((6, 4), RICH, POOR), ("roll",)),
    Stage("fortune", FORTUNE, ("roll",)),
    Stage("fortune-take", FORTUNE, ("roll", "moment")),
    Stage("church-second", FORTUNE, ("roll", "moment", "card:spice", "confirm")),
    Stage("build", BUILDING),
    Stage("sell", BUILDING, ("sell:3",)),
    Stage("buy-hurts", _laid(LADEN | {"gold": 33}, TRADER), ("buy:cloth",)),
    Stage("pioneer", RECRUITING, ("pioneer",)),
    Stage("built", RECRUITING, ("pioneer", "public:church", "confirm"), (3,)),
    Stage("promoted", BUILDING, ("promote:3",)),
    Stage("refused", _laid({}, TRADER), ("not:launch",), (3,)),
    Stage("ships", SAILING),
    Stage("ships-second", SAILING, ("ship:1",), (4,)),
    Stage("explore", SAILING, ("space:r2c2",)),
    Stage("tile", OUTPOST),
    Stage("tile-held", OUTPOST, hold='[data-press="look"]'),
    Stage("tile-alone", OUTPOST, alone=True),
    Stage("tile-agreement", _explored("r4c1", {}), seats=(2,), alone=True),
    Stage("tile-gold", _explored("r0c0", {}), seats=(3,), alone=True),
    Stage("claim", OUTPOST, ("claim",)),
    Stage("promotion", _explored("r2c6", OWNER), ("claim",)),
    Stage("claimed", OUTPOST, ("claim", "pier:3", "confirm"), (4,)),
    Stage("discard", _laid(LADEN, TRADER, phase="discard")),
    Stage("hands", _laid(OWNER, TRADER), ("end_turn", "confirm")),
    Stage(
        "hint-alone",
        _laid(SAILOR | {"seen": {"r2c2": SEA["r2c2"]}}, {}, phase="ships"),
        ("do:hint", "hinted"),
        (2,),
    ),
    Stage("hint-build", BUILDING, ("do:hint", "hinted"), (2, 4)),
    Stage("goal", _laid(OWNER, TRADER), ("not:goal:outposts",)),
    Stage("race", BUILDING, ("not:race",)),
    Stage("signs", SAILING, ("not:signs",), (4,)),
    Stage("island-of", _laid(TRADER, LADEN), ("not:home:1",)),
    Stage("point", _laid(OWNER | {"gold": 29, "goods": goods(stone=1)}), ("sell:3",), (3,)),
    Stage("harbour", _laid(MOORED | {"points": [2, 2]}, MOORED, MOORED, MOORED, phase="ships")),
    Stage("full-island", _laid(GREAT, OWNER)),
)


def match_of(state: GameState, alone: bool = False) -> Match:
    kinds = ["human"] + ["easy" if alone else "human"] * (state.seats - 1)
    players = [Player(NAMES[n], COLOURS[n], kind) for n, kind in enumerate(kinds)]
    return Match(games()["anno1503"], players, 1, position=state.dump())


def stages() -> Iterator[tuple[str, Reach]]:
    """Their names and how they are reached."""
    for stage in STAGES:
        for seats in stage.seats:
            yield f"{stage.name}-{seats}", _reaching(stage, seats)


def _reaching(stage: Stage, seats: int) -> Reach:
    def reach(page: Page) -> None:
        page.mouse.up()
        to_lobby(page)
        wait_screen(page, "lobby")
        lay(page, match_of(stage.state(seats), stage.alone))
        for tap in stage.taps:
            _press(page, tap)
        if stage.hold:
            box = page.locator(stage.hold).first.bounding_box()
            assert box
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.mouse.down()

    return reach


def _press(page: Page, tap: str) -> None:
    if tap == "moment":
        hurry(page)
        return
    if tap == "hinted":
        page.wait_for_selector(".foot.hinting")
        return
    kind, _, name = tap.partition(":")
    where = {"do": f'[data-do="{name}"]', "not": f'[data-not="{name}"]'}.get(
        kind, f'[data-tap="{tap}"]'
    )
    if tap == "confirm":
        where = '[data-do="confirm"]:enabled'
    target = page.locator(where)
    if target.count():
        target.last.click(timeout=3000)
