"""What wins lies on the table; whose island it is; what is said before a point is lost."""

from __future__ import annotations

import pytest

from app.match.session import Session
from app.match.tapping import ALWAYS, NORMAL, SELDOM, tap
from app.tables.anno1503 import race
from app.tables.anno1503.fleet import moored
from app.tables.anno1503.table import table
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene
from engine.bots import Advice
from tests.app.anno1503.setting import building, having, match_of, seated, seen
from tests.app.fakes import elements, opened, words
from tests.app.laid import kept
from tests.engine.anno1503.tabletop import goods, position

SIZES = [(1180, 690), (820, 1050), (390, 668), (844, 286), (1440, 770)]


def drawn(session: Session, size: tuple[int, int] = (1180, 690)) -> Scene:
    return session.table.drawing.draw(session.context(size))


def said(scene: Scene) -> list[str]:
    """Every text of a drawing."""
    return [words([tag, a, *inside]) for tag, a, inside in elements(scene) if tag == "text"]


@pytest.mark.parametrize("size", SIZES)
def test_I22_the_goal_stands_on_the_table_in_words(size: tuple[int, int]) -> None:
    texts = said(drawn(seated(building(gold=31)), size))
    assert "Any 3 of these 5 win" in texts and "1 of 3 points" in texts
    assert {"gold", "outposts", "agreements", "buildings", "merchants"} <= set(texts)


def test_I22_a_tap_on_a_shield_explains_it_and_says_how_far_everybody_is() -> None:
    state = building(gold=31, outposts={"2": "spice"})
    with opened("#/play/x", kept(x=match_of(state))) as person:
        person.page.send("tap", {"not": "goal:outposts", "x": 3, "y": 3})
        assert "Have outposts at all four gray piers." in person.text
        assert "Anna 3 outposts to go" in person.text and "Otto 4 outposts to go" in person.text


def test_I23_the_race_shows_everybodys_nearest_three() -> None:
    state = building(gold=31, outposts={"2": "spice", "3": "cloth"}, agreements=1)
    assert race.nearest(state.view(0), 0) == ["gold", "outposts", "agreements"]
    assert race.to_go(state.view(0), 0, "gold") == "done"
    with opened("#/play/x", kept(x=match_of(state))) as person:
        person.page.send("tap", {"not": "race", "x": 3, "y": 3})
        for told in ("The race", "30 gold done", "4 outposts 2 outposts to go", "23 gold to go"):
            assert told in person.text, told


@pytest.mark.parametrize("size", [(1180, 690), (820, 1050), (390, 668), (844, 286)])
def test_every_home_bears_its_name_and_colour(size: tuple[int, int]) -> None:
    for seat, name in ((0, "Anna"), (1, "Otto"), (None, "Anna")):
        scene = table().drawing.draw(seen(building(), seat, width=size[0], height=size[1]))
        plates = having(scene, "data-thing", f"plate:{seat or 0}")
        assert len(plates) == 1 and name in said(scene)
        assert having(scene, "class", "frame through")


def test_between_people_the_change_of_hands_is_shown() -> None:
    session = seated(building(goods=goods()))
    hands = [a["key"] for _, a, _ in elements(drawn(session)) if "hands" in str(a.get("key"))]
    assert hands == []
    session.play(("end_turn",))
    assert having(drawn(session), "key", "hands-1-1") and "Otto’s island" in said(drawn(session))
    session.play(("roll",))
    assert not having(drawn(session), "key", "hands-1-1")
    alone = seated(building(goods=goods()), alone=True)
    drawn(alone)
    alone.play(("end_turn",))
    assert "hands" not in str(drawn(alone)), "nobody else looks"


def test_the_change_of_hands_is_shown_in_a_replay() -> None:
    drawing = table().drawing
    state = building(goods=goods())
    drawing.draw(seen(state, None, live=False))
    state.play(("end_turn",))
    assert having(drawing.draw(seen(state, None, live=False, length=1)), "key", "hands-1-1")


@pytest.mark.parametrize("confirm", [NORMAL, SELDOM, ALWAYS])
def test_I22_buying_below_30_gold_says_so_before_confirm(confirm: str) -> None:
    session = seated(building(gold=33))
    assert tap(session, "buy:cloth", confirm=confirm).actions == ()
    assert session.prompt(session.context()) == (
        "You would have 27 gold and lose the victory point for 30 gold. Buy cloth all the same?"
    )
    assert session.choice.ready == ("buy", "cloth")


def test_I22_buying_that_costs_no_point_goes_as_ever() -> None:
    for gold in (36, 29):
        session = seated(building(gold=gold))
        assert tap(session, "buy:cloth").actions == (("buy", "cloth"),)


def test_I22_giving_up_the_fourth_outpost_says_what_it_costs() -> None:
    posts = {"2": "spice", "3": "cloth", "4": "stone", "5": "tools"}
    state = position(
        {"gold": 0, "outposts": posts, "agreements": 1},
        {},
        phase="give_up",
        asked=[0],
        rolled=[6, 1],
    )
    session = seated(state)
    tap(session, "pier:2")
    assert "lose the victory point for 4 outposts" in session.prompt(session.context())
    session = seated(state)
    tap(session, "agreement")
    assert "victory point" not in session.prompt(session.context())


def test_selling_what_the_hint_still_needs_is_asked_about() -> None:
    state = building(goods=goods(stone=2, cloth=1, lumber=1))
    for commodity, asked in (("stone", True), ("lumber", False)):
        session = seated(state.copy())
        session.advise(Advice(("promote", 1), "It is best."))
        tap(session, "sell:1")
        done = tap(session, f"card:{commodity}").actions
        assert done == (() if asked else (("sell", 1, commodity),))
        told = session.prompt(session.context())
        assert ("still needs this stone" in told) == asked


def test_ships_in_one_space_lie_apart() -> None:
    for room in (Box(0, 0, 52, 52), Box(0, 0, 76, 44), Box(10, 5, 40, 52)):
        for count in range(1, 9):
            places, size = moored(room, count)
            assert len(places) == count
            for number, (x, y) in enumerate(places):
                assert room.x <= x - size / 2 + 0.01 and x + size / 2 <= room.right + 0.01
                for u, v in places[:number]:
                    assert max(abs(x - u), abs(y - v)) >= size * 0.99, (room, count)


def test_the_compass_opens_the_signs_at_sea() -> None:
    with opened("#/play/x", kept(x=match_of(building()))) as person:
        person.page.send("tap", {"not": "signs", "x": 3, "y": 3})
        assert "The signs at sea" in person.text and "nobody has emptied this island" in person.text


def test_the_chart_runs_over_rounds() -> None:
    """A round is over when the turn comes back to whoever began, whoever is asked in between."""
    match = match_of(building(goods=goods()))
    turns = [0]
    while len(turns) < 8:
        action = next((a for a in match.state.legal() if a[0] == "end_turn"), None)
        match.play(action or match.state.legal()[0], match.state.actors[0])
        turn = match.state.view(None)["turn"]
        if turn != turns[-1]:
            turns.append(turn)
    found = Session("x", match).course
    assert [number for _, number in found.eras] == [1, 2, 3]
    assert seated(building()).table.talk.era_name(2) == "Round 2"
