"""Events are theatre: the second die, what everybody pays, loses or takes, and who leaves."""

from __future__ import annotations

from typing import Any

from app.match.session import Session
from app.tables.anno1503 import happenings
from app.tables.kit.scene import Scene
from app.tables.telling import Moment
from engine.game import Event
from tests.app.anno1503.setting import having, seated, used
from tests.app.fakes import elements, words
from tests.engine.anno1503.tabletop import falling, goods, position

CROWD = ["pioneer", "settler", "pioneer", "townsman"]


def rolled(rolls: tuple[int, ...], *homes: Any) -> tuple[Session, list[Event]]:
    state = position(*homes, phase="roll", dice=falling(rolls))
    session = seated(state)
    session.table.drawing.draw(session.context((1180, 690)))
    told = session.play(("roll",))
    return session, [event for event, _ in told]


def moment(session: Session, events: list[Event]) -> Moment:
    found = session.table.talk.moments(session.glance(), events)
    return next(one for one in found if one.scene is not None)


def lines(scene: Scene | None) -> list[str]:
    assert scene is not None
    return [words([tag, a, *inside]) for tag, a, inside in elements(scene) if tag == "li"]


def test_I20_fire_shows_both_dice_and_what_everybody_loses() -> None:
    session, events = rolled(
        (6, 3),
        {"colonists": CROWD, "buildings": {"4": "fort"}, "gold": 1},
        {"colonists": CROWD, "buildings": {"4": "school"}, "gold": 9},
        {},
    )
    shown = moment(session, events)
    assert shown.title == "Fire!" and shown.loses == (0, 1)
    assert lines(shown.scene) == [
        "Anna loses a townsman and the Fort",
        "Otto −2 gold",
        "Clara nothing to pay",
    ]
    assert {"die-6", "die-3", "fire", "townsman", "fort", "coin"} <= used(shown.scene)
    assert shown.words == "You could not pay and lost the townsman on space 4 and its Fort."


def test_I20_the_colonist_leaves_visibly_and_the_building_goes_back() -> None:
    home = {"colonists": CROWD, "buildings": {"4": "fort"}, "gold": 1}
    session, _ = rolled((6, 3), home, {}, {})
    scene = session.table.drawing.draw(session.context((1180, 690)))
    leaving = having(scene, "class", "leaving through")
    assert [a["data-thing"] for a in leaving] == ["place:4"]
    session.play(("end_turn",))
    assert not having(
        session.table.drawing.draw(session.context((1180, 690))), "class", "leaving through"
    )


def test_I19_pirates_show_who_pays_who_is_safe_and_who_must_choose() -> None:
    session, events = rolled(
        (6, 1),
        {"outposts": {"2": "spice"}, "gold": 5},
        {"buildings": {"4": "fort"}, "colonists": CROWD, "agreements": 1},
        {"outposts": {"2": "spice"}, "agreements": 1, "gold": 0},
    )
    shown = moment(session, events)
    assert lines(shown.scene) == ["Anna −1 gold", "Otto safe", "Clara must give up a tile"]
    assert shown.words.startswith("Anna pays the pirates 1 gold."), "with Clara's eyes"
    then = [event for event, _ in session.play(("give_up", "agreement"))]
    assert lines(moment(session, then).scene) == ["Clara given up"]
    assert "tile-agreement" in used(moment(session, then).scene)


def test_I19_pirates_are_shown_also_where_the_first_of_all_must_choose() -> None:
    poor = {"outposts": {"2": "spice"}, "agreements": 1, "gold": 0}
    fort = {"buildings": {"4": "fort"}, "colonists": CROWD, "agreements": 1}
    session, events = rolled((6, 1), poor, {"agreements": 1, "gold": 3}, fort)
    shown = moment(session, events)
    assert lines(shown.scene) == ["Anna must give up a tile", "Otto −1 gold", "Clara safe"]
    assert shown.title == "Pirates!" and "gives up" in shown.words


def test_I21_good_fortune_says_how_many_everybody_takes() -> None:
    church = {"buildings": {"4": "church"}, "colonists": CROWD}
    session, events = rolled((6, 5), {}, church, {})
    shown = moment(session, events)
    assert lines(shown.scene) == ["Anna takes 1", "Otto takes 2", "Clara takes 1"]
    session.play(("take", "stone"))
    prompt = session.prompt(session.context())
    assert prompt == "Good Fortune, and two for your Church: Otto, choose the first commodity."
    session.play(("take", "stone"))
    prompt = session.prompt(session.context())
    assert prompt == "Your Church gives one more: Otto, choose a second commodity."


def test_I4_what_others_take_on_a_roll_stays_at_their_island_for_the_turn() -> None:
    session, _ = rolled((2,), {"island": "A"}, {"island": "C"}, {"island": "D"})
    assert happenings.harvest(session.context()) == {0: ["tools"], 1: ["stone"], 2: ["cloth"]}
    scene = session.table.drawing.draw(session.context((1180, 690)))
    assert not having(scene, "class", "harvest"), "it is still flying there"
    session.play(("end_building",))
    scene = session.table.drawing.draw(session.context((1180, 690)))
    assert len(having(scene, "class", "harvest")) == 2, "on both others' strips"
    session.play(("end_turn",))
    assert happenings.harvest(session.context()) == {}


def test_the_prompt_says_what_the_die_did_to_the_viewer() -> None:
    session, _ = rolled(
        (2,), {"island": "A", "goods": goods(stone=1)}, {"island": "C"}, {"island": "D"}
    )
    assert session.prompt(session.context()).startswith("You took tools. Now build")
    session.play(("sell", 1, "stone"))
    assert session.prompt(session.context()).startswith("Build, recruit")
    paying, _ = rolled((6, 4), {"colonists": CROWD, "gold": 9}, {}, {})
    assert paying.prompt(paying.context()).startswith("You paid 2 gold for the fire. Now build")
