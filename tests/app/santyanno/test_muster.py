"""Before and after the race: fingers held, the table turned, slips told, what play has shown."""

from __future__ import annotations

import json

import pytest

from app.tables import table_of
from app.tables.santyanno.race import COUNTDOWN
from app.tables.santyanno.ways import TURNED
from app.tables.telling import Moment
from engine import games
from engine.santyanno import route
from tests.app.fakes import elements, words
from tests.app.santyanno.tabletop import Tabletop, a_table, cast_off, opened_again


def drawn(table: Tabletop) -> list[object]:
    return table.session.table.drawing.draw(table.context)


def attributes(table: Tabletop, name: str) -> list[str]:
    return [str(a[name]) for _, a, _ in elements(drawn(table)) if name in a]


def hold(table: Tabletop, seat: int) -> None:
    assert table.hear("press", press=f"{seat}:hold", at=table.now)


def lift(table: Tabletop, seat: int) -> None:
    assert table.hear("release", press=f"{seat}:hold")


def truths(table: Tabletop) -> list[int]:
    view = table.context.view
    return [route(view["table"], s, view["cards"], view["event"])[-1] for s in view["pirates"]]


def test_S9_before_cast_off_everybody_sees_name_pirate_and_starting_ship() -> None:
    table = a_table("hhhe")
    assert attributes(table, "data-muster") == ["0", "1", "2"]
    told = words(drawn(table))
    assert "Otto The Brain starts on the " in told and "Hold a finger here" in told


def test_when_all_hold_lifting_is_cast_off() -> None:
    table = a_table("hhh")
    for seat in (0, 1, 2):
        hold(table, seat)
        assert table.phase == "ready"
    assert "Lift your finger!" in words(drawn(table))
    lift(table, 1)
    assert table.phase == "race"
    for seat in (0, 2):
        lift(table, seat)
    table.turn_up()
    assert table.boarded == [None, None, None]


def test_who_lifts_too_early_casts_nothing_off() -> None:
    table = a_table("hhh")
    hold(table, 0)
    hold(table, 1)
    lift(table, 1)
    hold(table, 2)
    lift(table, 0)
    assert table.phase == "ready"
    for seat in (0, 1):
        hold(table, seat)
    lift(table, 2)
    assert table.phase == "race"


def test_S9_the_table_is_turned_for_all_rounds_to_come() -> None:
    table = a_table("hhhh")
    before = attributes(table, "data-turn")
    assert table.hear("tap", do="turn-table")
    assert table.kept[TURNED] == 1 and attributes(table, "data-turn") != before
    again = opened_again(table, after=0)
    assert attributes(again, "data-turn") == attributes(table, "data-turn")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_S9_alone_the_own_ship_lies_in_front(seat: int) -> None:
    table = a_table("e" * seat + "h" + "e" * (2 - seat))
    ship = table.context.view["pirates"][seat]
    boxes = {a["data-ship"]: a for _, a, _ in elements(drawn(table)) if "data-ship" in a}
    assert len(boxes) == 8
    used = next(a for _, a, _ in elements(drawn(table)) if a.get("href") == f"#santy-ship-{ship}")
    lowest = max(
        float(a["y"]) for _, a, _ in elements(drawn(table)) if "#santy-ship" in str(a.get("href"))
    )
    assert float(used["y"]) == lowest


def test_alone_ships_of_the_ring_are_pressed_and_stay_marked() -> None:
    table = cast_off("hee")
    pressed = attributes(table, "data-press")
    assert pressed.count("0:3") == 2, "on the panel and on the ring"
    assert attributes(table, "class").count("pirate own") == 1
    table.press(0, 3)
    marked = [a["data-ship"] for _, a, _ in elements(drawn(table)) if "yours" in _kind(a)]
    assert marked == ["3"]


def _kind(attributes: dict[str, object]) -> list[str]:
    return str(attributes.get("class", "")).split() if "data-ship" in attributes else []


def test_S12_around_nobodys_ship_is_marked() -> None:
    table = cast_off("hhh")
    table.press(0, 3)
    assert "yours" not in json.dumps(drawn(table))


def test_S14_every_panel_repeats_the_row() -> None:
    table = cast_off("hhh")
    card = f"#santy-card-{table.context.view['cards'][0]}"
    assert attributes(table, "href").count(card) == 1 + 3


def test_in_the_race_nothing_is_looked_at_large_but_for_beginners_explained() -> None:
    table = cast_off("hhh")
    assert attributes(table, "data-info") == []
    assert not [press for press in attributes(table, "data-press") if press.startswith("card:")]
    calm = cast_off("hhh", countdown=False)
    code = calm.context.view["cards"][0]
    assert f"card:{code}" in attributes(calm, "data-press")
    calm.hear("press", press=f"card:{code}", at=calm.now)
    assert len(calm.said) == 1 and calm.boarded == [None, None, None]


def test_before_the_race_the_cards_of_the_match_are_explained() -> None:
    drawing = table_of("santyanno").drawing
    told = words(drawing.large(a_table("hhh").context, "legend") or [])
    assert "Go to the other ship with the same first letter." in told and "Coco" not in told
    expert = a_table("hhh", level="expert", events=True)
    told = words(drawing.large(expert.context, "legend") or [])
    assert "Coco" in told and "Bermuda" in told and "Whirlwind" in told


def test_S18_whoever_erred_is_told_the_slip_and_computer_players_are_not() -> None:
    table = cast_off("hhe")
    true_ships = truths(table)
    table.press(0, true_ships[0] % 8 + 1)
    table.press(1, true_ships[1])
    table.until(table.now + 90_000)
    table.hear("tap", do="show-end")
    slips = [words(part) for _, a, part in _slips(table)]
    assert len(slips) == bool(table.show.slips[0])
    assert set(table.show.slips) >= {0} and 1 not in table.show.slips


def _slips(table: Tabletop) -> list[tuple[str, dict[str, object], list[object]]]:
    return [one for one in elements(drawn(table)) if one[1].get("class") == "slip"]


def test_S18_wrong_ships_are_marked_on_the_ring() -> None:
    table = cast_off("hhh")
    true_ships = truths(table)
    wrong = true_ships[0] % 8 + 1
    for seat, ship in enumerate((wrong, *true_ships[1:])):
        table.press(seat, ship)
    table.hear("tap", do="show-end")
    marked = [a["data-ship"] for _, a, _ in elements(drawn(table)) if "wrong" in _kind(a)]
    assert marked == [str(wrong)]


def test_S13_a_drum_for_every_number_of_the_countdown() -> None:
    table = cast_off("hhh")
    table.press(0, 1)
    table.press(1, 2)
    table.race_until(COUNTDOWN - 1)
    assert table.sounds.count("drum") == 4, "and the first one with the countdown's own event"
    assert table.session.table.talk.sound(("countdown", 2)) == "drum"


def test_the_pace_of_a_person_alone_is_learnt_from_right_ships() -> None:
    table = cast_off("hee")
    table.race_until(20_000)
    right = truths(table)[0]
    table.press(0, right)
    table.until(table.now + 200_000)
    table.hear("tap", do="show-end")
    table.hear("tap", tap="split")
    assert table.learnt == [("pace", 4_000)] and table.phase == "ready"


@pytest.mark.parametrize("kinds", ["hhe", "hee"])
def test_no_pace_is_learnt_of_several_or_from_wrong_ships(kinds: str) -> None:
    table = cast_off(kinds)
    for seat in table.context.people:
        table.press(seat, truths(table)[seat] if kinds == "hhe" else truths(table)[seat] % 8 + 1)
    table.until(table.now + 200_000)
    table.hear("tap", tap="split")
    assert table.learnt == []


def test_coins_fly_to_the_panels_of_those_who_found_a_ship() -> None:
    table = cast_off("hhh")
    true_ships = truths(table)
    for seat, ship in enumerate((true_ships[0], true_ships[1] % 8 + 1, true_ships[2])):
        table.press(seat, ship)
    table.hear("tap", tap="split")
    assert attributes(table, "data-flies") == ["0", "2"]


def ended(table: Tabletop) -> Moment:
    """What is told when the loot of a round is split in which the first seat went astray."""
    table.session.play(("cast_off",))
    for seat, ship in enumerate(truths(table)):
        table.session.play(("board", ship if seat else ship % 8 + 1, 9_000), seat)
    told = [event for event, _ in table.session.play(("split",))]
    (moment,) = table.session.table.talk.moments(table.session.glance(), told)
    return moment


def test_S19_only_who_sits_there_alone_is_you() -> None:
    assert ended(a_table("hee")).words.startswith("You boarded")
    together = ended(a_table("hhe"))
    assert "You" not in together.words and not together.gains


MIDDLE = "muster-middle"


def test_before_cast_off_a_low_harbour_has_the_buttons_and_no_heading() -> None:
    table = a_table("hhe")
    context = table.context
    context.width, context.height = 844, 262
    scene = table.session.table.drawing.draw(context)
    (middle,) = [[*one[:2], *one[2]] for one in elements(scene) if one[1].get("class") == MIDDLE]
    shown = words(middle)
    assert "Turn the table" in shown and "What the cards mean" in shown
    assert "Round" not in shown


def test_where_the_harbour_is_low_only_what_is_for_this_round_is_said() -> None:
    table = a_table("hhhh", laps=True)
    for _ in range(3):
        table.session.play(("cast_off",))
        for seat, ship in enumerate(truths(table)):
            table.session.play(("board", ship, 9_000 + 100 * seat), seat)
        table.session.play(("split",))
    context = table.context
    said = {}
    for size in ((390, 684), (820, 900)):
        context.width, context.height = size
        scene = table.session.table.drawing.draw(context)
        (middle,) = (
            [*one[:2], *one[2]] for one in elements(scene) if one[1].get("class") == MIDDLE
        )
        said[size[0]] = words(middle)
    assert said[390] == "First a lap: once around, from your ship back to it."
    assert said[390] in said[820]


def test_S15_a_small_screen_proposes_to_pass_it_on() -> None:
    proposes = table_of("santyanno").talk.proposes
    options = games()["santyanno"].choose({})
    for screen in ((1180, 820), (820, 1180), (1440, 900)):
        assert all(proposes(options, people, screen) is None for people in range(1, 9))
    for screen in ((390, 844), (844, 390)):
        assert proposes(options, 1, screen) is None and proposes(options, 2, screen) is None
        found = proposes(options, 3, screen)
        assert found and (found.option, found.choice) == ("play", "pass")
        assert proposes(options | {"play": "pass"}, 8, screen) is None


def test_S21_the_ceremony_honours_captain_and_mates() -> None:
    table = a_table("hhhhh")
    told = []
    while table.phase != "over":
        table.session.play(("cast_off",))
        for seat, ship in enumerate(truths(table)):
            table.session.play(("board", ship, 9_000 + 100 * seat), seat)
        told = [event for event, _ in table.session.play(("split",))]
    (moment,) = table.session.table.talk.moments(table.session.glance(), told)
    assert moment.title == "Captain Anna!" and moment.scene
    ranks = [a["data-honour"] for _, a, _ in elements(moment.scene) if "data-honour" in a]
    assert ranks == ["captain", "mate", "mate"]
    shown = words(moment.scene)
    assert "5 of 5 ships right" in shown and "fastest in 9.0 s" in shown
    assert moment.stays, "it waits for a tap"
    result = words(table.clock.afterwards(table.context) or [])
    assert "5 of 5" in result and "9.0 s" in result


def test_around_a_phone_a_panel_has_the_ship_and_the_name_alone() -> None:
    """Passing is proposed there; who plays around it all the same can read what is shown."""
    table = a_table("hhhhhhhh")
    context = table.context
    context.width, context.height = 390, 640
    told = words(table.session.table.drawing.draw(context))
    assert "Hold" in told and "Hold a finger here" not in told and "starts on" not in told
    assert all(name in told for name in context.names)
    assert "pass the tablet" in told
