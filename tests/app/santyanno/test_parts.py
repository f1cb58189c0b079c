"""Taps, talk, privacy and drawings of SANTY ANNO's table, on a session and from views alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.match.session import Session
from app.tables import table_of
from app.tables.kit.scene import Scene
from app.tables.parts import AnyTable, Button
from engine import Match
from engine.santyanno import route
from engine.santyanno.words import card_help
from tests.app.fakes import elements, words
from tests.app.santyanno.tabletop import (
    Tabletop,
    a_match,
    a_table,
    a_view_alone,
    around,
    cast_off,
    opened_again,
)


def new_table() -> AnyTable:
    return table_of("santyanno")


def racing(kinds: str = "hhh", **options: Any) -> Match:
    match = a_match(kinds, **options)
    match.play(("cast_off",), 0)
    return match


def resolved(kinds: str = "hhh") -> Match:
    match = racing(kinds)
    for seat in range(len(kinds)):
        match.play(("board", 1, 1_000 + seat), seat)
    return match


def test_every_action_has_one_token() -> None:
    context, taps = a_view_alone(racing(), 0), new_table().taps
    assert taps.tokens(context, ("board", 3, 0)) == {"ship:3"}
    assert taps.tokens(context, ("late",)) == {"late"}
    assert taps.at_once(context, ("board", 3, 0))


def test_the_loot_is_split_only_when_it_lies_open() -> None:
    table, context = new_table(), a_view_alone(resolved(), 0)
    assert table.taps.buttons(a_view_alone(a_match("hhh"), 0)) == [Button("cast_off", "Cast off!")]
    assert table.taps.buttons(context) == []
    table.clock.heard(context, "tap", {"do": "show-end"})
    assert table.taps.buttons(context) == [Button("split", "Split the loot")]


def test_S15_the_table_is_covered_between_the_parts_of_a_race_and_at_no_other_time() -> None:
    covers = new_table().privacy.covers
    for match in (racing(play="pass"), racing(), a_match("hhh", play="pass"), resolved()):
        one, other = match.state.view(0), match.state.view(1)
        at = match.state.dump()
        assert covers(one, other) == (at["phase"] == "race" and at["options"]["play"] == "pass")
    assert new_table().privacy.together(1) and new_table().privacy.together(8)


def test_S12_around_the_tablet_no_private_line_is_read() -> None:
    table = cast_off("hhh")
    table.press(0, 3)
    told = [event[0] for step in table.context.told_since(0) for event in step]
    assert told == ["cast_off", "committed"]


def prompt(table: Tabletop) -> str:
    return table.session.prompt(table.context)


def test_the_prompt_goes_with_the_race() -> None:
    table = a_table("hhh", rounds=3, laps=True)
    assert "When all hold, lift: cast off!" in prompt(table)
    table.hear("tap", tap="cast_off")
    assert prompt(table).startswith("The cards turn up")
    table.turn_up()
    assert prompt(table).startswith("First a lap")
    for seat in range(3):
        for ship in around(table, seat):
            table.press(seat, ship)
    assert prompt(table) == "Anna, Otto and Clara are still searching."
    table.press(0, 1)
    assert prompt(table) == "Otto and Clara are still searching."
    assert prompt(opened_again(table)) == "The cards lie face down until the clock runs."


def test_the_prompt_of_the_only_person_tells_where_to_start() -> None:
    assert prompt(cast_off("hee")).startswith("Start on the ")


def test_the_prompt_goes_with_the_show() -> None:
    table = cast_off("hhh")
    for seat in range(3):
        table.press(seat, 1)
    assert prompt(table).startswith("See where the cards take every pirate")
    table.hear("tap", do="show-on")
    assert prompt(table) == card_help(table.context.view["cards"][0])
    table.hear("tap", do="show-end")
    assert "takes 5 ducats" in prompt(table)


@pytest.mark.parametrize(
    ("kinds", "options", "whose"),
    [("hhh", {}, "All"), ("hee", {}, ""), ("hhh", {"play": "pass"}, "")],
)
def test_a_race_is_everybodys_but_of_one_person_or_who_has_the_tablet(
    kinds: str, options: dict[str, Any], whose: str
) -> None:
    talk = new_table().talk
    assert talk.whose(a_view_alone(racing(kinds, **options), 0)) == whose
    assert talk.whose(a_view_alone(a_match(kinds, **options), 0)) == "All"


def test_the_bar_tells_the_round_and_its_cards() -> None:
    assert new_table().talk.round(a_view_alone(a_match("hhh", rounds=3), None)) == (
        "Round 4/5 · 8 cards"
    )


def test_sounds_go_with_what_is_told() -> None:
    sound = new_table().talk.sound
    assert [sound(e) for e in [("committed", 1), ("late", 1), ("resolve", 1)]] == [
        "splash",
        "no",
        None,
    ]


def drawn(table: AnyTable, match: Match, seat: int | None = 0, **more: Any) -> Scene:
    return table.drawing.draw(a_view_alone(match, seat, **more))


def cards(scene: Scene) -> list[str]:
    return [a["data-card"] for _, a, _ in elements(scene) if "data-card" in a]


def panels(scene: Scene) -> list[str]:
    return [a["data-panel"] for _, a, _ in elements(scene) if "data-panel" in a]


def test_S11_before_the_clock_runs_no_card_is_drawn() -> None:
    scene = drawn(new_table(), racing())
    assert cards(scene) == [] and panels(scene) == [] and "Turn up" in words(scene)
    session = Session("x", racing())
    left = session.table.drawing.draw(session.context((1180, 690)))
    assert cards(left) == [] and "Go on?" in words(left)


def test_S11_the_row_turns_up_from_the_last_card() -> None:
    table = a_table("hhh")
    table.hear("tap", tap="cast_off")
    table.until(table.clock.due(table.context) or 0)
    row = table.context.view["cards"]
    for count in range(6):
        assert cards(table.session.table.drawing.draw(table.context)) == row[5 - count :]
        due = table.clock.due(table.context)
        table.until(due or 0)


def test_who_casts_off_sees_the_race_before_the_panels_have_their_pictures() -> None:
    table = a_table("hhh")
    table.hear("tap", tap="cast_off")
    bare = table.session.table.drawing.draw(table.context)
    assert len(ships(bare)) == 3 * 8 and pictured(bare) == 0
    table.until(table.clock.due(table.context) or 0)
    laid = table.session.table.drawing.draw(table.context)
    assert len(ships(laid)) == 3 * 8 == pictured(laid) and cards(laid) == []


def ships(scene: Scene) -> list[str]:
    pressed = [a["data-press"] for _, a, _ in elements(scene) if "data-press" in a]
    return [press for press in pressed if not press.endswith(":flag")]


def pictured(scene: Scene) -> int:
    """How many ships of panels have their picture."""
    return sum("santy-mini" in a.get("href", "") for _, a, _ in elements(scene))


def test_S14_every_person_has_a_panel_and_S12_it_tells_no_ship() -> None:
    table = cast_off("hhhe")
    draw = table.session.table.drawing.draw
    assert panels(draw(table.context)) == ["0", "1", "2"]
    table.press(1, 6)
    scene = draw(table.context)
    pressed = [a["data-press"] for _, a, _ in elements(scene) if "data-press" in a]
    assert not [name for name in pressed if name.startswith("1:")]
    assert "Aboard!" in words(scene)


def test_S14_one_person_has_one_large_panel_and_then_need_not_wait() -> None:
    table = cast_off("hee")
    draw = table.session.table.drawing.draw
    assert panels(draw(table.context)) == ["0"]
    table.press(0, 3)
    scene = draw(table.context)
    assert panels(scene) == [] and "Don’t wait" in words(scene)


def test_S15_who_has_the_tablet_is_greeted_by_name() -> None:
    table = a_table("hhh", play="pass")
    table.hear("tap", tap="cast_off")
    table.session.ready()
    scene = table.session.table.drawing.draw(table.context)
    assert cards(scene) == [] and "Anna You start on the " in words(scene)


def test_S18_the_panel_beside_tells_everybodys_reason() -> None:
    table, match = new_table(), resolved()
    context = a_view_alone(match, 0)
    table.clock.heard(context, "tap", {"do": "show-on"})
    scene = table.drawing.draw(context)
    told = [a["data-why"] for _, a, _ in elements(scene) if "data-why" in a]
    assert told == ["0", "1", "2"] and "Step 1 of 5" in words(scene)


def test_S19_the_verdicts_come_in_the_order_of_arrival() -> None:
    table = new_table()
    context = a_view_alone(resolved(), 0, live=False)
    table.clock.looked(context, {"do": "show-end"})
    scene = table.drawing.draw(context)
    verdicts = [a["data-verdict"] for _, a, _ in elements(scene) if "data-verdict" in a]
    assert [verdict[0] for verdict in verdicts] == ["0", "1", "2"]
    assert "show-run" not in [a.get("data-do") for _, a, _ in elements(scene)]


def test_hidden_loot_is_shown_coin_by_coin_after_each_round() -> None:
    table = cast_off("hhh")
    for seat, ship in enumerate(truths(table)):
        table.press(seat, ship if seat else ship % 8 + 1)
    table.hear("tap", do="show-end")
    table.session.play(("split",))
    scene = table.session.table.drawing.draw(table.context)
    panels = [children for tag, a, children in elements(scene) if "data-muster" in a]
    brought = [
        [
            a["href"]
            for part in panel
            for _, a, _ in elements(part)
            if str(a.get("href")).startswith("#santy-coin")
        ]
        for panel in panels
    ]
    assert brought == [[], ["#santy-coin-5"], ["#santy-coin-4"]]
    assert "–" in [words(part) for part in panels[0]]


def truths(table: Tabletop) -> list[int]:
    view = table.context.view
    return [route(view["table"], ship, view["cards"])[-1] for ship in view["pirates"]]


def test_the_small_picture_of_a_race_gives_no_card_away() -> None:
    picture = new_table().drawing.picture(a_view_alone(racing(), None, live=False))
    assert picture[0] == "svg"
    assert "santy-back" in json.dumps(picture) and "santy-card-" not in json.dumps(picture)


def test_ships_cards_and_event_cards_are_shown_large() -> None:
    context, large = a_view_alone(a_match("hhh"), 0), new_table().drawing.large
    assert words(large(context, "ship:1") or []) == (
        "1 · Paradise This ship has: red crow’s-nest, yellow sails, blue hull and green name "
        "plate. Coco sits at the top left."
    )
    assert words(large(context, "card:COCO") or []).startswith("Coco Go to the other ship")
    assert words(large(context, "card:rum") or []).startswith("Rum This round, your panel")
    assert large(context, "ship:9") is None and large(context, "card:x") is None
