"""What is drawn: from a view alone, with the words that a person hears of it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from app.match.session import Session
from app.match.tapping import tap
from app.tables.anno1503.table import table
from app.tables.kit.scene import Scene
from engine.game import Action
from tests.app.anno1503.setting import (
    NAMES,
    at_sea,
    building,
    explored,
    having,
    seated,
    seen,
    used,
)
from tests.app.fakes import elements, inside, words
from tests.engine.anno1503.tabletop import goods, position

DRAWING = table().drawing
PHONE = (390, 668)
BUY: Action = ("buy", "cloth")


def drawn(session: Session, size: tuple[int, int] = (1180, 690)) -> Scene:
    return session.table.drawing.draw(session.context(size))


def heard(scene: Scene, name: str, value: str) -> list[str]:
    return [found["aria-label"] for found in having(scene, name, value)]


def buttons(scene: Scene) -> set[str]:
    return {a["data-do"] for _, a, _ in elements(scene) if "data-do" in a}


WITH_OPEN_NEWS = [(390, 485), (360, 420), (820, 715), (820, 880)]
SMALL_PHONES_ON_THEIR_SIDE = [(667, 230), (568, 215), (640, 340)]


@pytest.mark.parametrize("size", [*WITH_OPEN_NEWS, *SMALL_PHONES_ON_THEIR_SIDE])
def test_where_there_is_little_room_everything_is_smaller_and_there(
    size: tuple[int, int],
) -> None:
    scene = drawn(seated(building(colonists=["pioneer"] * 4, buildings={"4": "fort"})), size)
    (box,) = {layer[1]["viewBox"] for layer in scene[2:]}
    across, down = map(float, box.split()[2:])
    assert across / down == pytest.approx(size[0] / size[1], abs=0.01)
    for _, attributes, _ in elements(scene):
        sizes = [attributes.get(name, 0) for name in ("width", "height", "r")]
        assert all(not str(one).startswith("-") for one in sizes), attributes


def test_beside_a_large_sea_every_good_has_room_for_its_number() -> None:
    held = goods(stone=2, lumber=3, tools=1, cloth=2, spice=1, tobacco=4)
    scene = drawn(seated(at_sea(goods=held)), (1180, 428))
    (bar,) = [one for one in elements(scene) if one[1].get("data-thing") == "plate:0"]
    numbers = [a for _, a, _ in inside(bar) if "count-text" in str(a.get("class"))]
    places = sorted((float(a["y"]), float(a["x"])) for a in numbers)
    assert len(places) == 6
    assert all(x2 - x1 > 28 for (y1, x1), (y2, x2) in pairwise(places) if y1 == y2)


@pytest.mark.parametrize("size", [*WITH_OPEN_NEWS, (820, 650), (820, 560), (1180, 520)])
def test_gold_is_read_beside_die_and_ships(size: tuple[int, int]) -> None:
    scene = drawn(seated(building(colonists=["pioneer"], gold=128)), size)
    purses = [one for one in elements(scene) if one[1].get("data-thing") == "purse"]
    for purse in purses:
        wide = [float(a["width"]) for _, a, _ in inside(purse) if a.get("class") == "purse"]
        assert wide and wide[0] >= 44
    assert purses


def test_parts_are_drawings_of_their_own_and_a_tap_leaves_most_as_they_are() -> None:
    session = seated(building(colonists=["pioneer"], goods=goods(stone=2)))
    before = {layer[1]["key"]: layer for layer in drawn(session)[2:]}
    assert [*before] == ["layer-sea", "layer-home", "layer-belongings", "layer-others"]
    assert tap(session, "card:stone").refusal == ""
    after = {layer[1]["key"]: layer for layer in drawn(session)[2:]}
    changed = [key for key in before if before[key] != after[key]]
    assert "layer-belongings" in changed and not {"layer-sea", "layer-others"} & {*changed}


def test_a_small_picture_is_one_drawing() -> None:
    scene = DRAWING.picture(seen(building(), None, live=False, zooms=False))
    assert scene[0] == "svg" and len(having(scene, "data-zone", "home")) == 1


@pytest.mark.parametrize("size", [(1180, 690), (1180, 440), PHONE, *SMALL_PHONES_ON_THEIR_SIDE])
def test_a_ship_stays_within_its_berth(size: tuple[int, int]) -> None:
    parts = list(elements(drawn(seated(at_sea()), size)))
    berths = [
        (mine[1], attributes)
        for number, (_, attributes, _) in enumerate(parts)
        if attributes.get("class") == "berth"
        for mine in [next(one for one in parts[number:] if one[1].get("href") == "#i1503-ship")]
    ]
    assert len(berths) == 2
    for ship, berth in berths:
        x, wide, high = (float(ship[name]) for name in ("x", "width", "height"))
        left, room = float(berth["x"]), float(berth["width"])
        assert left <= x + (wide - high) / 2 and x + (wide + high) / 2 <= left + room


def test_every_thing_says_what_it_is() -> None:
    home = {
        "colonists": ["pioneer", "settler", "merchant", "pioneer"],
        "buildings": {"4": "fort"},
        "outposts": {"3": "spice"},
        "agreements": 1,
        "gold": 12,
        "ships": ["r2c0", None],
        "sold": [2],
    }
    scene = DRAWING.draw(seen(building(**home)))
    for name, value, words_heard in [
        ("data-not", "sell:1", "Space 1: pioneer, buys stone, lumber or tools for 1 gold"),
        (
            "data-not",
            "sell:2",
            "Space 2: settler, buys cloth for 2 gold, has bought this turn",
        ),
        (
            "data-not",
            "promote:1",
            "Promote the pioneer on space 1 to settler: 1 cloth and 2 stone",
        ),
        (
            "data-not",
            "pioneer",
            "Recruit a pioneer for space 5, with a public building: 1 lumber and 1 tool",
        ),
        ("data-info", "building:fort", "Fort on space 4"),
        ("data-not", "pier:1", "Workshop 1: any commodity"),
        ("data-not", "pier:2", "Workshop 2: tools"),
        ("data-not", "pier:3", "Workshop 3: lumber, with a spice outpost at its pier"),
        ("data-not", "agreement", "Brown piers, 1 trade agreement"),
        ("data-not", "card:cloth", "cloth: 1 card"),
        ("data-not", "buy:cloth", "Buy, 5 gold: cloth, 15 left"),
        ("data-not", "ship:0", "Ship I, 0 action points, at sea"),
        ("data-not", "launch", "Build a ship: 1 cloth, 1 lumber and 1 tool"),
        ("data-info", "goal:gold", "12 of 30 gold"),
        ("data-not", "home:1", "Home island of Otto: 7 gold. Open it large."),
        ("data-not", "sea", "The sea"),
    ]:
        assert heard(scene, name, value) == [words_heard]
    assert heard(scene, "data-info", "supply") == [f"Building space {n}, empty" for n in (5, 6, 7)]


def test_I22_a_shield_that_is_held_says_so() -> None:
    rich = DRAWING.draw(seen(building(gold=31), 1))
    assert heard(rich, "data-not", "home:0") == [
        "Home island of Anna: 31 gold, victory points for 30 gold. Open it large."
    ]
    own = DRAWING.draw(seen(building(gold=31)))
    assert heard(own, "data-info", "goal:gold") == ["31 of 30 gold, a victory point"]


def test_I12_an_island_says_what_is_known_of_it() -> None:
    tiles = {"r0c0": "gold", "r2c2": "gold", "r4c0": "gold"}
    state = position({"seen": {"r0c0": "gold"}}, {}, tiles=tiles)
    scene = DRAWING.draw(seen(state))
    assert heard(scene, "data-info", "island:r0c0") == ["Island A1, treasure of 12 gold"]
    assert heard(scene, "data-info", "island:r2c2") == ["Island C3, under a cloud, unknown"]
    assert heard(scene, "data-info", "island:r4c1") == ["Island B5, nothing to explore"]
    assert heard(scene, "data-info", "island:r0c2") == ["Rocks at C1, not used in this match"]
    covered = drawn(seated(state))
    assert heard(covered, "data-info", "island:r0c0") == [
        "Island A1, under a cloud, you have looked here"
    ]


def test_I11_buoys_and_islands_tell_what_they_cost() -> None:
    scene = drawn(seated(at_sea()))
    assert heard(scene, "data-tap", "space:r1c1") == ["Sail to B2, 1 action point"]
    assert heard(scene, "data-tap", "space:r1c0") == ["Sail to A2, 2 action points"]
    assert heard(scene, "data-tap", "ship:1") == [
        "Anna’s ship II at I2",
        "Ship II, 1 action point, at sea",
    ]
    costs = [found for found in elements(scene) if found[1].get("class") == "cost-text"]
    assert "3" in {words([tag, a, *inside]) for tag, a, inside in costs}


def test_the_steered_ship_is_marked_and_rings_go_while_something_is_proposed() -> None:
    session = seated(at_sea())
    scene = drawn(session)
    pressed = {a["data-tap"]: a["aria-pressed"] for a in having(scene, "class", "ship helm")}
    assert pressed == {"ship:0": "true"}
    assert having(scene, "class", "reach can")
    tap(session, "space:r2c2")
    assert not having(drawn(session), "class", "reach can")


def test_what_cannot_be_afforded_is_greyed() -> None:
    scene = drawn(seated(position({"goods": goods(), "gold": 0}, {})))
    assert having(scene, "data-not", "launch")[0]["class"].split() == ["plate", "shop", "off"]
    rich = drawn(seated(building(ships=[None, None])))
    assert having(rich, "data-tap", "launch")[0]["class"].split() == ["plate", "shop", "can"]


def test_what_is_chosen_here_is_not_ticked_on_the_others_islands() -> None:
    session = seated(position({"goods": goods(stone=1, tools=1)}, {}))
    tap(session, "sell:1")
    scene = session.table.drawing.draw(session.context((1440, 900)))
    assert len(having(scene, "class", "tick-disc")) == 1


def test_the_supply_is_laid_out_when_a_pioneer_brings_a_building() -> None:
    session = seated(building(colonists=["pioneer"] * 3))
    assert not having(drawn(session), "key", "building-sheet")
    tap(session, "pioneer")
    scene = drawn(session)
    assert having(scene, "key", "building-sheet")
    assert heard(scene, "data-tap", "public:fort") == [
        "Fort: Pirates cost you nothing. Left in the supply: 2."
    ]
    assert "Pirates cost you nothing." in words(scene)


def test_I12_alone_the_explored_tile_says_what_may_be_done_with_it() -> None:
    assert "it goes to a gray pier" in words(drawn(seated(explored("outpost:spice"), alone=True)))
    refused = words(drawn(seated(explored("agreement", agreements=3), alone=True)))
    assert "(I14)" in refused and "it goes to a brown pier" not in refused


def test_on_a_phone_the_part_in_use_is_large() -> None:
    assert buttons(drawn(seated(building()), PHONE)) == {"look-sea"}
    assert buttons(drawn(seated(at_sea()), PHONE)) == {"look-home"}
    assert buttons(drawn(seated(building()))) == set()


def test_on_a_phone_a_claim_goes_home_for_its_place() -> None:
    session = seated(explored("outpost:spice"))
    assert buttons(drawn(session, PHONE)) == {"look-home"}
    tap(session, "claim")
    assert buttons(drawn(session, PHONE)) == {"look-sea"}
    tap(session, "pier:2")
    assert buttons(drawn(session, PHONE)) == {"look-sea"}
    session = seated(explored("gold"))
    tap(session, "claim")
    assert buttons(drawn(session, PHONE)) == {"look-home"}, "gold needs no place"


def test_on_a_phone_the_other_part_opens_until_the_phase_ends() -> None:
    session = seated(building())
    session.table.taps.heard(session.context(), "tap", {"do": "look-sea"})
    assert buttons(drawn(session, PHONE)) == {"look-home"}
    session.play(BUY)
    assert buttons(drawn(session, PHONE)) == {"look-home"}
    session.table.taps.heard(session.context(), "tap", {"do": "look-home"})
    assert buttons(drawn(session, PHONE)) == {"look-sea"}
    session.table.taps.heard(session.context(), "tap", {"do": "look-sea"})
    session.play(("end_turn",))
    assert session.view["phase"] == "discard"
    assert buttons(drawn(session, PHONE)) == {"look-sea"}


def test_what_is_only_looked_at_opens_nothing() -> None:
    assert not buttons(DRAWING.draw(seen(building(), width=390, height=668, live=False)))


def chips(scene: Scene) -> list[str]:
    found = [one for one in elements(scene) if one[1].get("class") == "chip through"]
    return [words([tag, a, *inside]) for tag, a, inside in found]


def test_what_an_action_brought_flies_to_its_place_until_the_next() -> None:
    session = seated(building(gold=20))
    assert chips(drawn(session)) == []
    session.play(BUY)
    assert chips(drawn(session)) == chips(drawn(session)) == ["+1"]
    session.play(("sell", 1, "stone"))
    assert chips(drawn(session)) == ["+1"]
    session.play(("end_turn",))
    assert chips(drawn(session)) == []


def test_what_is_taken_back_shows_nothing_of_what_was_before() -> None:
    session = seated(building(gold=20))
    drawn(session)
    session.play(BUY)
    session.play(BUY)
    drawn(session)
    session.undo()
    assert chips(drawn(session)) == chips(drawn(session)) == []
    session.play(BUY)
    assert chips(drawn(session)) == ["+1"]


def test_a_match_that_is_opened_shows_nothing_of_what_was_before() -> None:
    session = seated(building(gold=20))
    session.play(BUY)
    assert chips(drawn(session)) == []
    again = Session("x", session.match)
    assert chips(drawn(again)) == []


def test_a_replay_shows_what_each_action_brought() -> None:
    session = seated(building(gold=20))
    session.play(BUY)
    told = session.told_since
    context = seen(building(gold=20), live=False, length=1, told_since=told)
    assert chips(DRAWING.draw(context)) == ["+1"]


def test_ships_leave_a_wake_and_islands_a_trace() -> None:
    session = seated(at_sea())
    drawn(session)
    session.play(("sail", 0, "r1c1"))
    assert having(drawn(session), "class", "wake")
    session.play(("sail", 0, "r2c1"))
    session.play(("explore", 0, "r2c2"))
    assert not having(drawn(session), "class", "wake")
    session.play(("leave",))
    traced = [a for _, a, _ in elements(drawn(session)) if "traced-ring" in a.get("class", "")]
    assert [a["data-info"] for a in traced] == ["island:r2c2"]


def test_a_claimed_tile_comes_from_the_sea_to_its_pier() -> None:
    session = seated(explored("outpost:spice"))
    drawn(session)
    session.play(("claim", 3))
    (tile,) = having(drawn(session), "key", "outpost-3-spice-0")
    assert tile["data-from"] != tile["style"].removeprefix("transform:")
    assert "tile-outpost-spice" in used(drawn(session))


def test_the_score() -> None:
    state = position({"gold": 31, "agreements": 2}, {"colonists": ["merchant"] * 3})
    assert DRAWING.scores(state.view(None)) == [1, 1]
    sheet = DRAWING.sheet(seen(state))
    assert sheet is not None
    rows = [words([tag, a, *inside]) for tag, a, inside in elements(sheet) if tag == "tr"]
    assert rows == [
        f"Shield {NAMES[0]} {NAMES[1]}",
        "Gold 31 ✓ 7/30",
        "Outposts 0/4 0/4",
        "Agreements 2/3 0/3",
        "Buildings 0/4 0/4",
        "Merchants 0/3 3 ✓",
        "Points 1/3 1/3",
    ]
