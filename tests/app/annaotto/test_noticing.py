"""Catching needs noticing (ruling P13): the page tells nobody who forgot, and leaves time."""

import pytest

from app.match.thinking import PATIENCE
from app.tables.annaotto.table import table
from engine import Match
from tests.app.annaotto.setting import at_the_top, in_phase, seen
from tests.app.fakes import Person, opened, words
from tests.app.laid import kept, screen_of, with_settings


def one_left(called: bool, alarm: bool = True) -> Match:
    """Otto, a computer player, is next; Anna and Clara are people. Anna's lay left one card."""
    match = at_the_top("RC", [["RD", "BS"], ["KD", "GS"]])
    position = match.state.dump()
    position["options"] = position["options"] | {"alarm": alarm}
    players = match.players
    for seat in (1, 3):
        match.reseat(seat, "easy")
    fresh = Match(match.game, players, 3, {"alarm": alarm}, position=position)
    for seat in (1, 3):
        fresh.reseat(seat, "easy")
    fresh.play(("lay", 0, "call") if called else ("lay", 0), 0)
    return fresh


def catches(person: Person) -> set[str]:
    return {a["data-seat"] for _, a, _ in person.all(lambda a: a.get("data-do") == "catch")}


@pytest.mark.parametrize("called", [True, False])
def test_P13_the_button_is_there_whether_they_called_or_not(called: bool) -> None:
    match = one_left(called)
    for seat in (1, 2, 3):
        context = seen(match, seat, legal=match.state.legal(seat))
        shown = {button.token: button.words for button in table().taps.buttons(context)}
        assert shown["catch"] == "Catch Anna!"


def test_P13_nothing_that_is_drawn_or_said_tells_who_forgot() -> None:
    shown = []
    for called in (True, False):
        match = one_left(called)
        context = seen(match, 2, legal=match.state.legal(2))
        parts = table()
        said = parts.privacy.meanwhile(context)
        assert said is not None
        prompt = match.game.words.prompt(context.view, match.names)
        shown.append((words(parts.drawing.draw(context)), words(said), prompt))
    assert shown[0] == shown[1]


def test_without_false_alarms_only_the_forgetful_can_be_caught() -> None:
    assert one_left(True, alarm=False).state.view(2)["catch"] is None
    forgot = one_left(False, alarm=False)
    assert "forgot to call" in words(table().drawing.draw(seen(forgot, 2)))


def test_who_catches_whom_cannot_be_misread() -> None:
    scene = table().privacy.meanwhile(seen(one_left(False), None))
    assert scene is not None and "Clara catches Anna" in words(scene)
    context = seen(one_left(False), 0)
    context.actor = None
    assert "Clara catches Anna" in words(table().drawing.draw(context))


@pytest.mark.parametrize(("setting", "seconds"), PATIENCE.items())
def test_O19_a_computer_player_who_is_next_leaves_people_time(setting: str, seconds: float) -> None:
    match = one_left(True)
    stored = kept(one=match) | with_settings(patience=setting, pace="quick")
    with opened("#/play/one", stored) as person:
        person.wait(seconds - 0.5)
        assert person.saved().length == match.length and catches(person)
        person.wait(4)
        assert person.saved().length > match.length


def test_O19_people_catch_while_it_waits() -> None:
    match = one_left(False)
    with opened("#/play/one", kept(one=match) | with_settings(pace="quick")) as person:
        person.press("catch", seat="2")
        assert person.saved().log[match.length] == (2, ("catch", 0))


def test_O19_time_passes_only_while_nothing_else_is_shown() -> None:
    """Somebody who reads what they lost has not lost the time to catch."""
    match = one_left(False)
    with opened("#/play/one", kept(one=match) | with_settings(pace="quick")) as person:
        lost = table().talk.moments(seen(match, 2), [("missed", 2)])
        screen_of(person).moments.add(lost, 2)
        screen_of(person).refresh()
        person.wait(6)
        assert person.saved().length == match.length
        person.let_pass()
        person.wait(3)
        assert person.saved().length == match.length, "a tap that ends a moment hurries nobody"
        person.wait(3)
        assert person.saved().length > match.length


def test_O19_who_is_next_lets_the_other_computer_players_go_first() -> None:
    clock, match = table().clock, one_left(False)
    context = seen(match, 2)
    assert clock.leaves_time(context, 1) and not clock.leaves_time(context, 3)
    assert not clock.leaves_time(seen(in_phase("turn"), 0), in_phase("turn").state.actors[0])
    context.kinds = ["human", "easy", "easy", "easy"]
    assert not clock.leaves_time(context, 1), "nobody is there who could catch"
