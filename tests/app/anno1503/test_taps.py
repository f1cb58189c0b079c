"""What is tapped for an action, and what a tap means that is none yet."""

from __future__ import annotations

from typing import Any

import pytest

from app.match.session import Session
from app.match.tapping import Tapped, tap
from app.tables.anno1503.table import table
from app.tables.effects import Enlarge, Toast
from tests.app.anno1503.setting import at_sea, building, explored, seated, seen
from tests.engine.anno1503.tabletop import GameState, goods, position

FULL = {"outposts": {"2": "spice", "3": "spice", "4": "cloth", "5": "stone"}}
"""All four gray piers are taken."""


def hear(session: Session, kind: str, **detail: Any) -> Any:
    return session.table.taps.heard(session.context(), kind, detail)


@pytest.mark.parametrize(
    ("action", "tokens"),
    [
        (("roll",), {"roll"}),
        (("take", "stone"), {"card:stone"}),
        (("discard", "stone"), {"card:stone"}),
        (("ship",), {"launch"}),
        (("pioneer",), {"pioneer"}),
        (("pioneer", "fort"), {"pioneer", "public:fort"}),
        (("promote", 2), {"promote:2"}),
        (("sell", 1, "stone"), {"sell:1", "card:stone"}),
        (("buy", "cloth"), {"buy:cloth"}),
        (("sail", 1, "r1c0"), {"ship:1", "space:r1c0"}),
        (("explore", 0, "r0c0"), {"ship:0", "space:r0c0"}),
        (("claim",), {"claim"}),
        (("leave",), {"leave"}),
        (("give_up", "outpost", 3), {"pier:3"}),
        (("give_up", "agreement"), {"agreement"}),
        (("end_building",), {"end_building"}),
        (("end_turn",), {"end_turn"}),
    ],
)
def test_the_tokens_of_an_action(action: Any, tokens: set[str]) -> None:
    assert table().taps.tokens(seen(building()), action) == tokens


def test_the_explored_tile_says_where_a_claim_puts_it() -> None:
    taps = table().taps
    assert taps.tokens(seen(explored("outpost:spice")), ("claim", 2)) == {"claim", "pier:2"}
    assert taps.tokens(seen(explored("promotion")), ("claim", 2)) == {"claim", "colonist:2"}


def test_before_others_eyes_too_the_viewers_own_knowledge_says_it() -> None:
    assert "pier:3" in seated(explored("outpost:spice")).choice.tappable
    assert "colonist:1" in seated(explored("promotion")).choice.tappable


def test_a_colonist_who_wants_one_card_gets_it_at_once() -> None:
    assert tap(seated(building()), "sell:2") == Tapped((("sell", 2, "cloth"),))


def test_a_colonist_who_wants_several_cards_is_asked() -> None:
    session = seated(building())
    assert tap(session, "sell:1") == Tapped()
    assert tap(session, "card:tools") == Tapped((("sell", 1, "tools"),))


def test_a_card_waits_for_its_buyer_and_a_purchase_goes_at_once() -> None:
    session = seated(building(gold=20))
    assert tap(session, "card:cloth") == Tapped() and session.choice.chosen == ["card:cloth"]
    assert tap(session, "buy:cloth") == Tapped((("buy", "cloth"),)), "it begins anew"


def test_what_goes_with_nothing_leaves_the_choice_as_it_was() -> None:
    session = seated(building())
    tap(session, "card:stone")
    assert "(I8)" in tap(session, "card:spice").refusal
    assert session.choice.chosen == ["card:stone"]


def test_the_die_goes_at_once_though_it_cannot_be_taken_back() -> None:
    assert tap(seated(position({}, {}, phase="roll")), "roll") == Tapped((("roll",),))


def test_the_end_of_a_turn_waits_while_something_can_be_done() -> None:
    session = seated(at_sea())
    assert tap(session, "end_turn") == Tapped() and session.choice.ready == ("end_turn",)
    done = position({"ships": ["r2c1", None], "points": [0, 0]}, {}, phase="ships")
    assert tap(seated(done), "end_turn") == Tapped((("end_turn",),))


def test_I11_all_that_the_steered_ship_reaches_is_offered() -> None:
    offered = seated(at_sea()).context().tappable
    assert {"space:r1c1", "space:r1c0", "space:r2c0", "space:r2c2", "space:r0c0"} <= set(offered)
    assert "space:r1c7" not in offered, "beside the other ship"
    assert {"ship:0", "ship:1", "end_turn"} <= set(offered)


def test_nothing_is_offered_in_anothers_turn() -> None:
    session = seated(position({}, {"ships": ["r2c1", None]}, phase="build", turn=1), alone=True)
    assert session.viewer == 0 and session.context().tappable == frozenset()


def test_a_far_space_is_sailed_to_step_by_step() -> None:
    session = seated(at_sea())
    assert tap(session, "space:r1c1").actions == (("sail", 0, "r1c1"),)
    sailed = tap(session, "space:r1c0").actions
    assert len(sailed) == 2 and sailed[-1] == ("sail", 0, "r1c0")


def test_beside_an_island_exploring_it_is_proposed() -> None:
    session = seated(at_sea())
    assert tap(session, "space:r2c2") == Tapped(then=("ship:0", "space:r2c2"))
    assert session.choice.ready == ("explore", 0, "r2c2")


def test_a_far_island_is_sailed_to_and_exploring_it_is_proposed() -> None:
    tapped = tap(seated(at_sea()), "space:r0c0")
    assert [action[0] for action in tapped.actions] == ["sail", "sail"]
    assert tapped.then == ("ship:0", "space:r0c0")


def test_a_second_tap_drops_the_proposal() -> None:
    session = seated(at_sea())
    tap(session, "space:r2c2")
    assert tap(session, "space:r2c2") == Tapped()
    assert session.choice.chosen == []


def test_another_island_takes_the_place_of_the_proposed_one() -> None:
    state = position(
        {"ships": ["r1c3", None], "points": [2, 0]},
        {},
        tiles={"r2c3": "gold", "r2c2": "gold", "r0c2": "gold"},
        phase="ships",
    )
    state.play(("sail", 0, "r1c2"))
    session = seated(state)
    tap(session, "space:r2c2")
    tap(session, "space:r0c2")
    assert session.choice.ready == ("explore", 0, "r0c2")


def test_a_tap_on_a_ship_steers_it_and_drops_what_was_proposed() -> None:
    session = seated(at_sea())
    tap(session, "space:r2c2")
    assert hear(session, "tap", tap="ship:0") is None, "it is still a tap"
    assert tap(session, "ship:0") == Tapped() and session.choice.chosen == []
    hear(session, "tap", tap="ship:1")
    tap(session, "ship:1")
    offered = session.context().tappable
    assert "space:r1c7" in offered and "space:r1c1" not in offered
    assert tap(session, "space:r1c7").actions == (("sail", 1, "r1c7"),)


def test_the_other_ship_is_steered_when_one_is_spent() -> None:
    state = position({"ships": ["r2c1", "r1c8"], "points": [0, 1]}, {}, phase="ships")
    assert tap(seated(state), "space:r1c7").actions == (("sail", 1, "r1c7"),)


def test_a_pier_claims_the_tile_along() -> None:
    session = seated(explored("outpost:spice"), alone=True)
    assert tap(session, "pier:3") == Tapped()
    assert session.choice.ready == ("claim", 3)
    session = seated(explored("promotion"), alone=True)
    tap(session, "colonist:1")
    assert session.choice.ready == ("claim", 1)


def test_I19_a_pier_claims_nothing_along_when_it_is_given_up() -> None:
    poor = {"outposts": {"2": "spice", "3": "cloth"}, "gold": 0}
    session = seated(position(poor, {}, phase="give_up", rolled=[6, 1], asked=[0]))
    tap(session, "pier:3")
    assert session.choice.chosen == ["pier:3"]
    assert session.choice.ready == ("give_up", "outpost", 3)


@pytest.mark.parametrize("tile", ["outpost:spice", "agreement", "gold", "promotion"])
def test_I12_around_one_tablet_the_same_is_offered_for_every_tile(tile: str) -> None:
    assert seated(explored(tile)).context().tappable == {"claim", "leave"}
    assert seated(explored(tile, agreements=3, **FULL)).context().tappable == {"claim", "leave"}


def test_I12_alone_the_places_for_the_tile_are_offered() -> None:
    offered = seated(explored("outpost:spice"), alone=True).context().tappable
    assert offered == {"claim", "leave", "pier:2", "pier:3", "pier:4", "pier:5"}


def test_I12_once_it_is_claimed_the_places_are_offered_to_all() -> None:
    session = seated(explored("outpost:spice"))
    tap(session, "claim")
    assert "pier:2" in session.context().tappable


@pytest.mark.parametrize(
    ("tile", "home"),
    [
        ("outpost:spice", FULL),
        ("agreement", {"agreements": 3}),
        ("promotion", {"colonists": ["merchant"]}),
    ],
)
def test_I12_what_cannot_be_claimed_is_refused_in_the_same_words(tile: str, home: Any) -> None:
    """The rules' reason would tell the others what the tile is."""
    session = seated(explored(tile, **home))
    assert tap(session, "claim").refusal == (
        "This tile cannot be claimed. Look at it again: it says why."
    )
    elsewhere = {tap(session, token).refusal for token in ("pier:1", "pier:2", "colonist:1")}
    assert elsewhere == {"The tile cannot go there. Look at it again: it says what you can do."}


def test_I12_alone_the_rules_say_why() -> None:
    session = seated(explored("agreement", agreements=3), alone=True)
    assert "(I14)" in tap(session, "claim").refusal
    assert "(I12)" in tap(seated(explored("gold"), alone=True), "pier:2").refusal


def nothing() -> GameState:
    return position({"goods": goods(), "gold": 0}, {})


SPENT = {"ships": ["r2c1", None], "points": [0, 0]}


@pytest.mark.parametrize(
    ("state", "token", "rule"),
    [
        (nothing(), "roll", "(I4)"),
        (nothing(), "launch", "(I5)"),
        (nothing(), "pioneer", "(I6)"),
        (position({"colonists": ["pioneer"] * 3}, {}), "pioneer", "(I6)"),
        (nothing(), "promote:1", "(I7)"),
        (nothing(), "sell:1", "(I8)"),
        (nothing(), "card:tobacco", "(I8)"),
        (nothing(), "buy:stone", "(I9)"),
        (nothing(), "sea", "(I11)"),
        (position(SPENT, {}, phase="ships"), "ship:0", "(I11)"),
        (position(SPENT, {}, phase="ships"), "space:r1c1", "(I11)"),
        (position(SPENT, {}, phase="ships"), "space:r0c0", "(I11)"),
        (nothing(), "agreement", "(I14)"),
        (nothing(), "pier:1", "(I4)"),
        (nothing(), "pier:2", "(I13)"),
        (position({"goods": goods(cloth=6)}, {}, phase="discard"), "card:stone", "(I17)"),
    ],
)
def test_a_tap_in_vain_says_the_rule(state: GameState, token: str, rule: str) -> None:
    assert rule in tap(seated(state), token).refusal


def test_a_tap_on_the_bare_sea_is_refused_wherever_the_ship_lies() -> None:
    for space in ("r2c0", "r0c1", "r4c2"):
        state = position({"ships": [space, None], "points": [1, 0]}, {}, phase="ships")
        assert "neighbouring space" in tap(seated(state), "sea").refusal


def test_nobody_tries_anything_for_a_bystander() -> None:
    assert table().taps.attempt(seen(building(), None), "launch") is None


def test_the_buttons_beside_the_prompt() -> None:
    def shown(state: GameState) -> list[str]:
        return [button.token for button in table().taps.buttons(seen(state))]

    assert shown(building(ships=[None, None])) == ["roll", "end_turn"]
    assert shown(building(ships=["r2c0", None])) == ["roll", "end_building", "end_turn"]


def test_a_tap_on_somebodys_island_opens_it_large() -> None:
    session = seated(building())
    assert hear(session, "tap", **{"not": "home:1"}) == [Enlarge("home:1")]


def test_on_a_phone_sea_and_home_are_opened() -> None:
    session = seated(building())
    for do in ("look-sea", "look-home"):
        assert hear(session, "tap", do=do) == []


def test_other_gestures_are_none_of_the_tables_own() -> None:
    session = seated(building())
    for kind, detail in [
        ("tap", {"do": "undo"}),
        ("tap", {"tap": "end_turn"}),
        ("press", {"press": "other"}),
        ("release", {}),
        ("info", {"info": "person:pioneer"}),
        ("key", {"key": "a"}),
    ]:
        assert hear(session, kind, **detail) is None


def test_I12_an_island_that_was_seen_is_not_opened_but_held() -> None:
    session = seated(building(seen={"r2c2": "gold"}))
    assert hear(session, "info", info="island:r2c2", x=5, y=6) == [
        Toast("Hold a finger on the island to look under its cloud.", 5, 6)
    ]
    assert hear(session, "info", info="island:r2c2", held=True) == []
    assert session.view["players"][0]["seen"] == {"r2c2": "gold"}
    assert hear(session, "release") == []
    assert session.view["players"][0]["seen"] == {"r2c2": ""}


def test_I12_other_islands_and_those_of_a_person_alone_open_as_everything_does() -> None:
    assert hear(seated(building(seen={"r2c2": "gold"})), "info", info="island:r0c0") is None
    session = seated(building(seen={"r2c2": "gold"}), alone=True)
    assert hear(session, "info", info="island:r2c2", held=True) is None
