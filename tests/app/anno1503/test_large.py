"""Things shown large, and that every word can be translated."""

from __future__ import annotations

import pytest

from app.match.tapping import tap
from app.tables.anno1503.table import table
from app.tables.kit.scene import Scene
from engine.anno1503.board import ISLAND_SPACES
from engine.anno1503.pieces import BUILDINGS, COLONISTS, COMMODITIES, GOALS
from tests.app.anno1503.setting import NAMES, at_sea, building, explored, seated, seen, used
from tests.app.fakes import elements, words
from tests.app.marked import marked, outside, unmarked  # noqa: F401
from tests.engine.anno1503.tabletop import GameState, position

DRAWING = table().drawing
INFOS = [
    *(f"person:{kind}" for kind in COLONISTS),
    *(f"building:{kind}" for kind in BUILDINGS),
    *(f"good:{commodity}" for commodity in COMMODITIES),
    *(f"goal:{goal}" for goal in GOALS),
    *(f"event:{kind}" for kind in ("pirates", "fire", "fortune")),
    *(f"workshop:{number}" for number in range(1, 6)),
    *(f"island:{space}" for space in ISLAND_SPACES),
    *("supply", "die", "ship", "piers", "home:0", "home:1"),
]


def large(info: str, state: GameState | None = None, seat: int | None = 0) -> Scene:
    scene = DRAWING.large(seen(state or building(), seat), info)
    assert scene is not None
    return scene


def title(scene: Scene) -> str:
    return next(words([tag, a, *inside]) for tag, a, inside in elements(scene) if tag == "h3")


@pytest.mark.parametrize(
    ("info", "name", "said"),
    [
        (
            "person:pioneer",
            "pioneer",
            "Buys one card a turn, and no more, for 1 gold: stone, lumber or tools",
        ),
        ("person:pioneer", "pioneer", "Comes for 1 lumber and 1 tool."),
        ("person:settler", "settler", "Can be promoted to townsman."),
        ("building:fort", "Fort", "Pirates cost you nothing. Left in the supply: 2."),
        ("good:spice", "spice", "A townsman buys it for 3 gold. Left in the stack: 15 of 15 cards"),
        ("goal:merchants", "3 merchants", "Whoever has 3 points on their own turn wins."),
        ("event:fire", "Fire", "1 gold for each colonist outside the red zone"),
        ("workshop:1", "Workshop 1", "you take a commodity of your choice."),
        ("workshop:2", "Workshop 2", "When the die shows 2, you take tools."),
        ("island:r2c2", "Island C3", "Only those who have explored it know"),
        ("supply", "Public buildings", "In the supply: Church (2), Fire Station (2)"),
        ("die", "The die", "6: an event."),
        ("ship", "Ship", "Costs 1 cloth, 1 lumber and 1 tool. You can have two at most."),
        ("piers", "Brown piers", "Room for three trade agreements."),
        ("home:1", f"Home island of {NAMES[1]}", "safe from fire"),
    ],
)
def test_things_are_shown_large_with_what_they_do(info: str, name: str, said: str) -> None:
    four = position({}, {}, {}, {}, tiles={"r2c2": "gold"})
    scene = large(info, four)
    assert title(scene) == name
    assert said in words(scene)


@pytest.mark.parametrize(
    "info", ["", "nonsense", "person:king", "island:r9c9", "workshop:6", "workshop:12", "home:7"]
)
def test_nothing_else_is_shown_large(info: str) -> None:
    assert DRAWING.large(seen(building()), info) is None


def test_an_outpost_gives_a_workshop_a_second_commodity() -> None:
    state = building(outposts={"2": "spice"})
    assert "you take tools, or spice from the outpost at its pier." in words(
        large("workshop:2", state)
    )


def test_I12_a_tile_is_shown_large_only_to_those_who_may_know_it() -> None:
    state = position({"seen": {"r2c2": "gold"}}, {}, tiles={"r2c2": "gold"})
    assert "A treasure of 12 gold." in words(large("island:r2c2", state))
    assert used(large("island:r2c2", state)) == {"tile-gold"}
    for seat in (1, None):
        assert used(large("island:r2c2", state, seat)) == {"tile-back"}
    session = seated(state)
    covered = session.table.drawing.large(session.context((1180, 690)), "island:r2c2")
    assert used(covered) == {"tile-back"}
    assert "nothing left to explore" in words(large("island:r0c0", state))
    assert "Not used with 2 players" in words(large("island:r0c2", state))


def test_nothing_of_a_large_home_can_be_tapped() -> None:
    assert not [a for _, a, _ in elements(large("home:0")) if "data-tap" in a or "data-not" in a]


RICH = {
    "gold": 31,
    "colonists": ["pioneer", "settler", "townsman", "merchant"],
    "buildings": {"4": "tavern"},
    "outposts": {"2": "spice"},
    "agreements": 2,
    "sold": [1, 1, 2],
}
STATES = [
    position({}, {}, phase="roll"),
    position(RICH, RICH, {}, rolled=[6, 1]),
    building(),
    building(**RICH | {"gold": 9}),
    at_sea(),
    explored("outpost:spice"),
    explored("agreement", agreements=3),
]


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("alone", [True, False])
def test_every_word_goes_through_the_door_for_languages(state: GameState, alone: bool) -> None:
    assert unmarked(["p", {}, "⟦a ⟦b⟧⟧ c"]) == ["⟦a ⟦b⟧⟧ c"], "the check itself can fail"
    session = seated(state, alone)
    drawing, talk = session.table.drawing, session.table.talk
    for token in ("", "sell:1", "pioneer", "claim", "pier:3", "space:r2c2", "launch"):
        tapped = tap(session, token)
        assert outside(tapped.refusal) == ""
        for size in ((1180, 690), (820, 1050), (390, 668), (844, 286)):
            context = session.context(size)
            assert unmarked(drawing.draw(context)) == []
        assert outside(session.prompt(context)) == outside(talk.round(context)) == ""
        assert all(outside(b.words) == "" for b in session.table.taps.buttons(context))
    for info in INFOS:
        assert unmarked(drawing.large(context, info)) == [], info
    assert unmarked(drawing.sheet(context)) == []
    assert outside(talk.decided(context)) == ""
