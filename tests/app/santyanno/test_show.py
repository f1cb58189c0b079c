"""The show of a round, and the tapping duel."""

from __future__ import annotations

import json

from app.match.session import Session
from app.tables.kit.scene import Scene
from app.tables.kit.zones import shortcuts_of
from app.tables.santyanno.duel import COUNT, SECOND, SECONDS, Duel
from app.tables.santyanno.show import PACE, Show
from engine import Match
from engine.santyanno import route
from tests.app.fakes import words
from tests.app.santyanno.tabletop import (
    OPENED,
    Tabletop,
    a_match,
    a_table,
    a_view_alone,
    cast_off,
    opened_again,
)


def resolved(seed: int = 5) -> Match:
    """A match after a race in which everybody boarded the Paradise, one second apart."""
    match = a_match("hhhh", seed, level="expert", events=True)
    match.play(("cast_off",), 0)
    for seat in range(4):
        match.play(("board", 1, 1_000 * seat), seat)
    return match


def test_S18_the_show_walks_every_pirate_along_its_route_back_and_forth() -> None:
    view = a_view_alone(resolved(), None).view
    show = Show(view)
    ways = [route(view["table"], s, view["cards"], view["event"]) for s in view["pirates"]]
    forth = []
    while not show.at_loot:
        forth.append(show.pirates())
        show.go(1)
    assert [list(step) for step in zip(*forth, strict=True)] == ways
    back = []
    while show.step:
        show.go(-1)
        back.append(show.pirates())
    assert back == forth[::-1]


def test_S18_following_one_pirate_shows_its_whole_way() -> None:
    show = Show(a_view_alone(resolved(), None).view)
    show.step = 3
    show.follow(2)
    assert [seat for seat, _, _ in show.trails()] == [2, 2, 2]
    assert [here for _, here, _ in show.trails()[1:]] == [to for _, _, to in show.trails()[:-1]]
    show.follow(2)
    assert [seat for seat, _, _ in show.trails()] == [0, 1, 2, 3]


def raced() -> Tabletop:
    """All have boarded just now."""
    table = cast_off("hhh")
    for seat in range(3):
        table.press(seat, 1)
    assert table.phase == "resolve"
    return table


def test_S18_after_a_race_the_show_runs_by_itself_to_the_loot() -> None:
    table = raced()
    ended = table.now
    for step in range(1, 7):
        table.until(ended + PACE * step - 1)
        assert table.show.step == step - 1 and table.show.running
        table.until(ended + PACE * step)
        assert table.show.step == step
    assert table.show.at_loot and not table.show.running
    assert table.sounds[-6:] == ["card"] * 5 + ["coin"]
    assert table.clock.due(table.context) is None


def test_S18_a_show_that_was_left_waits_to_be_started() -> None:
    table = opened_again(raced())
    table.until(OPENED + 60_000)
    assert table.show.step == 0
    table.hear("tap", do="show-run")
    table.until(table.now + PACE)
    assert table.show.step == 1
    table.hear("tap", do="show-run")
    table.until(table.now + 60_000)
    assert table.show.step == 1, "a second press stops it"


def test_S18_who_steps_by_hand_stops_it() -> None:
    table = raced()
    table.hear("tap", do="show-on")
    table.hear("tap", do="show-on")
    table.hear("tap", do="show-back")
    table.until(table.now + 60_000)
    assert table.show.step == 1
    table.hear("tap", do="show-end")
    assert table.show.at_loot and table.sounds[-1] == "coin"


def test_S18_run_at_the_loot_begins_again() -> None:
    table = raced()
    table.hear("tap", do="show-end")
    table.hear("tap", do="show-run")
    assert table.show.step == 0 and table.show.running


def test_S18_the_arrow_keys_are_for_the_show_alone() -> None:
    assert not shortcuts_of(drawn(a_table("hhh")))
    table = raced()
    keys = {"ArrowLeft": "One step back", "ArrowRight": "One step forward"}
    assert shortcuts_of(drawn(table)) == keys
    table.hear("tap", do="show-end")
    assert shortcuts_of(drawn(table)) == keys


def drawn(table: Tabletop) -> Scene:
    return table.session.table.drawing.draw(table.context)


def test_S18_every_round_has_a_show_of_its_own() -> None:
    table = raced()
    table.hear("tap", do="show-end")
    table.session.play(("split",))
    table.session.play(("cast_off",))
    for seat in range(3):
        table.session.play(("board", 2, 100), seat)
    assert table.show.step == 0 and not table.show.running
    assert table.show.length == 6


def test_S18_in_a_small_picture_the_show_stands_at_its_end() -> None:
    table = opened_again(raced())
    context = table.context
    context.live = context.zooms = False
    assert table.underway.show(context).at_loot


def test_S18_a_replay_walks_card_by_card_and_then_on() -> None:
    table = opened_again(raced())
    context = table.context
    context.live = False
    show = table.underway.show(context)
    assert show.step == 0
    for step in range(1, show.length + 2):
        assert table.clock.walk_on(context, 1) and show.step == step
    assert not table.clock.walk_on(context, 1), "from the loot the match goes on"
    assert table.clock.looked(context, {"do": "show-back"}) and show.step == show.length
    assert not table.clock.looked(context, {"do": "split"})


def test_S18_outside_the_show_a_replay_walks_by_actions() -> None:
    table = a_table("hhh")
    assert not table.clock.walk_on(table.context, 1)


def test_S19_the_loot_is_split_by_a_button_where_nobody_sits() -> None:
    table = a_table("eee")
    table.hear("tap", do="cast-off")
    table.until(OPENED + 120_000)
    table.hear("tap", do="split")
    assert table.phase == "ready" and table.context.view["round"] == 2


def test_T3_taps_count_only_while_the_duel_is_on() -> None:
    duel = Duel([0, 2])
    duel.tap(0)
    assert duel.start(0)
    duel.tap(0)
    for second in range(COUNT):
        duel.tick(second * SECOND)
    for seat in (2, 2, 0, 1):
        duel.tap(seat)
    assert not duel.start(0), "a duel that is on is not started again"
    for second in range(SECONDS):
        duel.tick(second * SECOND)
    duel.tap(0)
    assert duel.phase == "done" and duel.taps == {0: 1, 2: 2} and duel.winners == [2]


def tied() -> Tabletop:
    """Anna and Otto are captains, coin for coin."""
    match = a_match("hhh")
    for number in range(5):
        match.play(("cast_off",), 0)
        at = match.state.dump()
        for seat, ship in enumerate(at["pirates"]):
            true_ship = route(at["table"], ship, at["cards"])[-1]
            right = number < 4 and seat == number % 2
            match.play(("board", true_ship if right else true_ship % 8 + 1, 5_000), seat)
        match.play(("split",), 0)
    return Tabletop(Session("x", match))


def test_T3_the_duel_counts_to_three_and_lasts_five_seconds() -> None:
    table = tied()
    assert table.hear("tap", do="duel", seats="0 1")
    assert table.clock.due(table.context) is None
    table.hear("tap", do="duel-start")
    begun = table.now
    table.until(begun + COUNT * SECOND - 1)
    table.hear("press", press="duel:0", at=table.now)
    table.until(begun + COUNT * SECOND)
    for seat in (1, 0, 1):
        assert table.hear("press", press=f"duel:{seat}", at=table.now)
    table.until(begun + (COUNT + SECONDS) * SECOND - 1)
    assert table.underway.duel and table.underway.duel.phase == "tap"
    table.until(begun + (COUNT + SECONDS) * SECOND)
    assert table.sounds == ["card", "bell", "bell"]
    assert "Otto wins the duel" in words(table.clock.afterwards(table.context) or [])
    assert table.clock.due(table.context) is None
    table.hear("tap", do="duel-end")
    assert "Otto wins" not in words(table.clock.afterwards(table.context) or [])


def test_T3_nobody_is_offered_a_duel_who_shares_no_place() -> None:
    table = a_table("hhh")
    assert "duel" not in json.dumps(table.clock.afterwards(table.context))
    assert "Anna and Otto share a place" in words(tied().clock.afterwards(tied().context) or [])
