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
    """A position, and what is done in it: tokens are tapped, `do:` and `not:` are pressed."""

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
OWNER = RICH | {"outposts": {"2": "spice", "4": "tobacco"}}
TRADER = {"outposts": {"1": "spice", "3": "cloth"}, "agreements": 1, "gold": 2}
SMALL = {"colonists": ["townsman", "settler", "pioneer"], "goods": goods(lumber=1, tools=1)}
FULL = goods(stone=2, lumber=2, tools=2, cloth=2, spice=2, tobacco=1)
SAILOR = {"ships": ["r2c1", "r1c8"], "points": [3, 1]}
BURNT = POOR | {"buildings": {"4": "church", "5": "tavern"}}

STAGES = (
    Stage("roll", _rolling((3,), OWNER, TRADER)),
    Stage("rolled", _rolling((2,), {}, TRADER), ("roll",)),
    Stage("take-any", _rolling((1,), RICH, TRADER), ("roll",)),
    Stage("take-outpost", _rolling((2,), OWNER, TRADER), ("roll",)),
    Stage("pirates-paid", _rolling((6, 1), OWNER | {"buildings": {}}, TRADER), ("roll",)),
    Stage("pirates-choose", _rolling((6, 1), TRADER | {"outposts": {"2": "spice"}, "gold": 0},
          TRADER), ("roll",)),
    Stage("pirates-give-up", _rolling((6, 1), TRADER | {"outposts": {"2": "spice"}, "gold": 0},
          TRADER), ("roll", "moment")),
    Stage("pirates-given-up", _rolling((6, 1), TRADER | {"outposts": {"2": "spice"}, "gold": 0},
          {}, TRADER), ("roll", "moment", "pier:2", "confirm")),
    Stage("fire-lost", _rolling((6, 3), POOR, BURNT, RICH), ("roll",)),
    Stage("fire-after", _rolling((6, 3), POOR, BURNT, RICH), ("roll", "moment")),
    Stage("fire-paid", _rolling((6, 4), RICH, POOR), ("roll",)),
    Stage("fortune", _rolling((6, 5), BURNT, TRADER), ("roll",)),
    Stage("fortune-take", _rolling((6, 5), BURNT, TRADER), ("roll", "moment")),
    Stage(
        "church-second",
        _rolling((6, 5), BURNT, TRADER),
        ("roll", "moment", "card:spice", "confirm"),
    ),
    Stage("build", _laid(OWNER | {"goods": FULL}, TRADER)),
    Stage("sell", _laid(OWNER | {"goods": FULL}, TRADER), ("sell:3",)),
    Stage("buy-hurts", _laid(OWNER | {"goods": FULL, "gold": 33}, TRADER), ("buy:cloth",)),
    Stage("pioneer", _laid(SMALL, TRADER), ("pioneer",)),
    Stage("built", _laid(SMALL, TRADER), ("pioneer", "public:church", "confirm"), (3,)),
    Stage("promoted", _laid(OWNER | {"goods": FULL}, TRADER), ("promote:3",)),
    Stage("refused", _laid({}, TRADER), ("not:launch",), (3,)),
    Stage("ships", _laid(OWNER | SAILOR, TRADER, phase="ships")),
    Stage("ships-second", _laid(OWNER | SAILOR, TRADER, phase="ships"), ("ship:1",), (4,)),
    Stage("explore", _laid(OWNER | SAILOR, TRADER, phase="ships"), ("space:r2c2",)),
    Stage("tile", _laid(SAILOR | {"seen": {"r2c2": "outpost:spice"}}, TRADER, phase="tile",
          exploring=[0, "r2c2"])),
    Stage("tile-held", _laid(SAILOR | {"seen": {"r2c2": "outpost:spice"}}, TRADER, phase="tile",
          exploring=[0, "r2c2"]), hold='[data-press="look"]'),
    Stage("tile-alone", _laid(SAILOR | {"seen": {"r2c2": "outpost:spice"}}, TRADER, phase="tile",
          exploring=[0, "r2c2"]), alone=True),
    Stage("tile-agreement", _laid(SAILOR | {"seen": {"r4c1": "agreement"}}, TRADER, phase="tile",
          exploring=[0, "r4c1"]), alone=True, seats=(2,)),
    Stage("tile-gold", _laid(SAILOR | {"seen": {"r0c0": "gold"}}, TRADER, phase="tile",
          exploring=[0, "r0c0"]), alone=True, seats=(3,)),
    Stage("claim", _laid(SAILOR | {"seen": {"r2c2": "outpost:spice"}}, TRADER, phase="tile",
          exploring=[0, "r2c2"]), ("claim",)),
    Stage("promotion", _laid(OWNER | SAILOR | {"seen": {"r2c6": "promotion"}}, TRADER,
          phase="tile", exploring=[0, "r2c6"]), ("claim",)),
    Stage("claimed", _laid(SAILOR | {"seen": {"r2c2": "outpost:spice"}}, TRADER, phase="tile",
          exploring=[0, "r2c2"]), ("claim", "pier:3", "confirm"), (4,)),
    Stage("discard", _laid(OWNER | {"goods": FULL}, TRADER, phase="discard")),
    Stage("hands", _laid(OWNER, TRADER), ("end_turn", "confirm")),
    Stage("hint-alone", _laid(SAILOR | {"seen": {"r2c2": "agreement"}}, {}, phase="ships"),
          ("do:hint",), (2,)),
    Stage("hint-build", _laid(OWNER | {"goods": FULL}, TRADER), ("do:hint",), (4,)),
    Stage("goal", _laid(OWNER, TRADER), ("not:goal:outposts",)),
    Stage("race", _laid(OWNER | {"goods": FULL}, TRADER), ("not:race",)),
    Stage("signs", _laid(OWNER | SAILOR, TRADER, phase="ships"), ("not:signs",), (4,)),
    Stage("island-of", _laid(TRADER, OWNER | {"goods": FULL}), ("not:home:1",)),
    Stage("point", _laid(OWNER | {"gold": 29, "goods": goods(stone=1)}), ("sell:3", "card:stone"),
          (3,)),
    Stage("crowded-harbour", _laid(
        {"ships": ["r2c0", "r2c0"], "points": [2, 2]}, {"ships": ["r2c0", "r2c0"]},
        {"ships": ["r2c0", "r2c0"]}, {"ships": ["r2c0", "r2c0"]}, phase="ships")),
    Stage("full-island", _laid({
        "colonists": ["merchant", "merchant", "townsman", "settler", "settler", "pioneer",
                      "pioneer"],
        "buildings": {"4": "church", "5": "market_hall", "6": "university", "7": "fire_station"},
        "outposts": {"2": "spice", "3": "tobacco", "4": "cloth"}, "agreements": 2, "gold": 128,
        "goods": goods(stone=12, lumber=3, tools=1, cloth=11, spice=10, tobacco=2)}, OWNER)),
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
    kind, _, name = tap.partition(":")
    where = {"do": f'[data-do="{name}"]', "not": f'[data-not="{name}"]'}.get(
        kind, f'[data-tap="{tap}"]'
    )
    if tap == "confirm":
        where = '[data-do="confirm"]:enabled'
    target = page.locator(where)
    if target.count():
        target.last.click(timeout=3000)
