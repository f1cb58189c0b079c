"""The one secret: what lies under a cloud that somebody has explored."""

from __future__ import annotations

import json

import pytest

from app.match.session import Session
from app.match.thinking import advice, following
from app.tables.anno1503.table import table
from app.tables.kit.scene import Scene
from engine.anno1503.pieces import FACE_DOWN, TILE_CODES
from tests.app.anno1503.setting import building, explored, having, match_of, seated, seen, used
from tests.app.fakes import awaited, opened
from tests.app.laid import kept
from tests.engine.anno1503.tabletop import GameState, position

SEEN = {"r2c2": "gold", "r0c0": "outpost:spice"}


def drawn(session: Session, size: tuple[int, int] = (1180, 690)) -> Scene:
    return session.table.drawing.draw(session.context(size))


def hold(session: Session, space: str) -> None:
    detail = {"info": f"island:{space}", "held": True}
    session.table.taps.heard(session.context(), "info", detail)


def look(session: Session) -> None:
    session.table.taps.heard(session.context(), "press", {"press": "look"})


def let_go(session: Session) -> None:
    session.table.taps.heard(session.context(), "release", {})


def test_nothing_is_ever_handed_over() -> None:
    session = seated(explored("gold"))
    assert session.covered is None and session.viewer == 0
    session.play(("leave",))
    session.play(("end_turn",))
    assert session.covered is None and session.viewer == 1


def test_I24_others_see_where_one_has_looked_but_not_what_lies_there() -> None:
    session = seated(building(seen=SEEN))
    assert session.view["players"][0]["seen"] == dict.fromkeys(SEEN, FACE_DOWN)


def test_I24_alone_all_that_was_seen_lies_open() -> None:
    session = seated(building(seen=SEEN), alone=True)
    assert session.view["players"][0]["seen"] == SEEN
    assert {"tile-gold", "tile-outpost-spice"} <= used(drawn(session))


def test_I12_a_bystander_has_seen_nothing() -> None:
    privacy = table().privacy
    view = building(seen=SEEN).view(None)
    assert privacy.shown(view, 3) == view and view["players"][0]["seen"] == {}


def test_masking_leaves_the_view_itself_as_it_was() -> None:
    view = building(seen=SEEN).view(0)
    before = json.dumps(view)
    table().privacy.shown(view, 2)
    assert json.dumps(view) == before


def test_I12_a_finger_shows_one_tile_for_as_long_as_it_is_held() -> None:
    session = seated(building(seen=SEEN))
    assert not {"tile-gold", "tile-outpost-spice"} & used(drawn(session))
    hold(session, "r2c2")
    scene = drawn(session)
    assert "tile-gold" in used(scene) and "tile-outpost-spice" not in used(scene)
    assert having(scene, "key", "peek")
    let_go(session)
    assert "tile-gold" not in used(drawn(session)) and not having(drawn(session), "key", "peek")


def test_I12_an_eye_marks_where_the_viewer_has_looked() -> None:
    session = seated(building(seen=SEEN))
    assert json.dumps(drawn(session)).count("#i1503-eye") == len(SEEN)
    session.play(("end_turn",))
    assert session.viewer == 0, "six cards are one too many"
    session.play(session.match.state.legal()[0])
    assert session.viewer == 1 and "eye" not in used(drawn(session))


def test_I12_the_explored_tile_turns_over_for_as_long_as_a_finger_lies_on_it() -> None:
    session = seated(explored("outpost:spice"))
    assert "tile-outpost-spice" not in used(drawn(session))
    look(session)
    scene = drawn(session)
    assert "tile-outpost-spice" in used(scene)
    assert "spice outpost" in json.dumps(scene) and "gray pier" in json.dumps(scene)
    let_go(session)
    assert "tile-outpost-spice" not in used(drawn(session))


@pytest.mark.parametrize("size", [(1180, 690), (820, 1050), (390, 668), (844, 286)])
def test_I12_before_a_look_the_page_is_the_same_for_every_tile(size: tuple[int, int]) -> None:
    """What is drawn, said, offered and told must not tell the others what the explorer sees."""
    crowded = {"agreements": 2, "outposts": {"2": "spice", "3": "cloth", "4": "stone"}}
    pages = set()
    for tile in TILE_CODES:
        session = seated(explored(tile, **crowded))
        context = session.context(size)
        talk, taps = session.table.talk, session.table.taps
        pages.add(
            json.dumps(
                [
                    drawn(session, size),
                    session.prompt(context),
                    talk.round(context),
                    talk.whose(context),
                    [button.token for button in taps.buttons(context)],
                    sorted(context.tappable),
                    [line.text for line in session.readable()],
                ]
            )
        )
    assert len(pages) == 1
    alone = {json.dumps(drawn(seated(explored(tile), alone=True))) for tile in TILE_CODES}
    assert len(alone) == len(TILE_CODES), "the check itself can fail"


def test_I12_the_log_tells_nobody_where_all_read_it() -> None:
    def log(alone: bool) -> str:
        state = position({"ships": ["r2c1", None], "points": [1, 0]}, {}, phase="ships")
        session = seated(state, alone)
        session.play(("explore", 0, "r2c2"))
        return " ".join(line.text for line in session.readable())

    assert " sees a " in log(alone=True)
    assert "explores C3" in log(alone=False) and " sees a " not in log(alone=False)


def page(session: Session) -> str:
    """All that a hint leaves on the page for everybody to see."""
    assert session.hint is not None
    context = session.context((1180, 690))
    return json.dumps([session.prompt(context), sorted(context.hinted), drawn(session)])


async def _ask(session: Session) -> None:
    session.advise(await advice(session, 0, lambda: 0.0))
    assert session.hint is not None
    session.plan(await following(session, 0, session.hint.action, lambda: 0.0))


def hinted(tile: str, alone: bool, exploring: bool) -> Session:
    home = {"ships": ["r2c1", None], "points": [2, 0], "seen": {"r2c2": tile}}
    sailing = position(home, {}, phase="ships", tiles={"r2c2": tile})
    session = seated(explored(tile) if exploring else sailing, alone)
    awaited(_ask(session))
    return session


@pytest.mark.parametrize("exploring", [True, False])
def test_I24_around_one_tablet_a_hint_is_read_while_a_finger_is_held(exploring: bool) -> None:
    """The page is the same whatever the viewer has seen; held, it says what that is good for."""
    open_pages, held = set(), set()
    for tile in TILE_CODES:
        session = hinted(tile, alone=False, exploring=exploring)
        open_pages.add(page(session))
        assert session.hint is not None
        session.hint.held = True
        held.add(session.prompt(session.context()))
        assert session.context().hinted == session.hint.marks != frozenset()
    assert len(open_pages) == 1
    assert len(held) > 1, "the check itself can fail"


def test_a_hint_marks_the_pier_that_it_speaks_of() -> None:
    session = seated(explored("outpost:spice", ships=["r2c1", "r2c0"], gold=20), alone=False)
    awaited(_ask(session))
    assert session.hint is not None and session.hint.action[0] == "claim"
    assert session.hint.marks == {"claim", f"pier:{session.hint.action[1]}"}


def test_alone_a_hint_is_read_by_whoever_asked() -> None:
    session = hinted("gold", alone=True, exploring=False)
    assert session.hint is not None and not session.hint.whispered
    assert "treasure" in session.prompt(session.context())


def test_a_hint_from_what_all_see_is_open_to_all() -> None:
    session = seated(building())
    awaited(_ask(session))
    assert session.hint is not None and not session.hint.whispered
    assert session.prompt(session.context()).startswith("Hint: ")


def test_a_finger_held_on_the_button_reads_the_hint() -> None:
    home = {"ships": ["r2c1", None], "points": [2, 0], "seen": {"r2c2": "gold"}}
    state = position(home, {}, phase="ships", tiles={"r2c2": "gold"})
    with opened("#/play/x", kept(x=match_of(state))) as person:
        person.press("hint")
        assert "for Anna alone" in person.prompt and "gold" not in person.prompt
        person.page.send("press", {"press": "hint"})
        assert person.prompt.startswith("Hint: ")
        person.page.send("release", {})
        assert "for Anna alone" in person.prompt


def test_a_replay_with_somebodys_eyes_shows_what_they_knew() -> None:
    state: GameState = building(seen=SEEN)
    drawing = table().drawing
    assert {"tile-gold", "tile-outpost-spice"} <= used(drawing.draw(seen(state, 0, live=False)))
    assert not {"tile-gold", "eye"} & used(drawing.draw(seen(state, None, live=False)))


def test_people_among_computer_players_sit_together() -> None:
    assert match_of(building()).kinds == ["human"] * 3
    assert seated(building()).together and not seated(building(), alone=True).together
