"""How little is to be confirmed: the pile lays, buttons act, what leaves no choice goes."""

import pytest

from app.match.tapping import tap
from engine.game import Action, Data
from tests.app.annaotto.setting import at_the_top, in_phase, reached, seated
from tests.app.fakes import Person, opened
from tests.app.laid import kept


def ready(person: Person) -> None:
    if person.screen == "handover":
        person.press("ready")
    person.let_pass()


def quiet_lay(at: Data, legal: list[Action]) -> bool:
    return at["phase"] == "turn" and any(a[0] == "lay" and a[-1] != "call" for a in legal)


def test_a_card_is_laid_by_a_tap_on_the_discard_pile() -> None:
    match = reached(3, quiet_lay)
    action = next(a for a in match.state.legal() if a[0] == "lay")
    with opened("#/play/one", kept(one=match)) as person:
        ready(person)
        assert "top" not in person.tokens(), "nothing is chosen yet"
        person.tap(f"card:{match.state.actors[0]}:{action[1]}")
        assert person.saved().length == match.length
        person.tap("top")
        assert person.saved().log[match.length :] == [(match.state.actors[0], action)]


def test_O18_the_pile_lays_with_the_call_that_is_chosen() -> None:
    match = reached(3, lambda at, legal: any(a[0] == "lay" and a[-1] == "call" for a in legal))
    action = next(a for a in match.state.legal() if a[0] == "lay" and a[-1] == "call")
    with opened("#/play/one", kept(one=match)) as person:
        ready(person)
        person.tap(f"card:{match.state.actors[0]}:{action[1]}")
        person.tap("call")
        person.tap("top")
        assert person.saved().log[match.length][1] == action


def test_a_penalty_card_is_placed_with_one_tap_each() -> None:
    match = reached(3, lambda at, _: at["phase"] == "keep" and at["owed"][0][1] > 1)
    owes = match.state.view(None)["owed"][0][1]
    with opened("#/play/one", kept(one=match)) as person:
        ready(person)
        for done in range(1, owes + 1):
            person.tap("keep:0")
            assert person.saved().length >= match.length + done
        assert [a for _, a in person.saved().log[match.length :][:owes]] == [("keep", 0)] * owes


def test_O8_what_was_drawn_is_laid_or_kept_with_one_tap() -> None:
    wanted = ("lay_drawn", 0)
    match = reached(3, lambda at, legal: wanted in legal and (*wanted, "call") not in legal)
    for token, action in (("lay:0", wanted), ("keep:1", ("keep", 1))):
        session = seated(match)
        assert tap(session, token).actions == (action,)


def test_what_leaves_no_choice_waits_for_nothing() -> None:
    match = reached(3, lambda at, legal: legal == [("accept",)])
    assert tap(seated(match), "accept").actions == (("accept",),)
    choice = reached(3, lambda at, legal: ("draw",) in legal and len(legal) > 1)
    assert tap(seated(choice), "draw").actions == ()


@pytest.mark.parametrize("hinted", [False, True])
def test_O4_flips_survive_a_hint_an_undo_and_another_who_is_ready(hinted: bool) -> None:
    with opened("#/play/one", kept(one=in_phase("face", 2, ("human", "easy")))) as person:
        person.let_pass()
        person.tap("flip:1")
        person.tap("flip:4")
        if hinted:
            person.press("hint")
            person.wait(5)
            assert person.saved().log[0][0] == 1, "the computer player has chosen meanwhile"
        assert person.chosen() == {"flip:1", "flip:4"}
        person.tap("flip:6")
        person.press("undo")
        assert person.chosen() == {"flip:1", "flip:4"}
        person.press("confirm")
        assert (0, ("face", (0, 1, 0, 0, 1, 0, 0, 0))) in person.saved().log


def test_a_card_is_laid_by_dragging_it_onto_the_discard_pile() -> None:
    match = reached(3, quiet_lay)
    seat = match.state.actors[0]
    action = next(a for a in match.state.legal() if a[0] == "lay")
    with opened("#/play/one", kept(one=match)) as person:
        ready(person)
        person.drag(f"card:{seat}:{action[1]}", "top")
        assert person.saved().log[match.length :] == [(seat, action)]


def test_O18_a_card_is_dragged_with_the_call_that_is_chosen() -> None:
    match = at_the_top("RC", [["RD", "BS"], ["KD", "GS"]])
    with opened("#/play/one", kept(one=match)) as person:
        ready(person)
        person.tap("call")
        person.drag("card:0:0", "top")
        assert person.saved().log == [(0, ("lay", 0, "call"))]


def test_O7_anothers_card_is_dragged_too_and_what_does_not_fit_says_why() -> None:
    match = at_the_top("RC", [["RD", "BS"], ["KD", "GS"], ["KW", "GC"]])
    with opened("#/play/one", kept(one=match)) as person:
        ready(person)
        person.drag("card:0:1", "top")
        assert "(O9)" in person.toast and person.saved().length == 0
        person.drag("card:1:1", "top")
        assert person.saved().log == [(0, ("take", 1, 1))]
