"""What is tapped, and what a tap means that is no action yet."""

import pytest

from app.match.tapping import tap
from app.tables.annaotto.context import Context
from app.tables.annaotto.opened import OpenedHand
from app.tables.annaotto.table import table
from app.tables.annaotto.taps import AnnaottoTaps
from app.tables.effects import Act
from engine.annaotto.types import Action
from engine.game import Action as AnyAction
from tests.app.annaotto.setting import NAMES, in_phase, reached, seated, seen

TAPS = table().taps


@pytest.mark.parametrize(
    ("action", "tokens"),
    [
        (("lay", 2), {"card:1:2"}),
        (("lay", 2, "call"), {"card:1:2", "call"}),
        (("take", 0, 3, "call"), {"card:0:3", "call"}),
        (("draw",), {"draw"}),
        (("lay_drawn", 1), {"lay:1"}),
        (("keep", 0), {"keep:0"}),
        (("face", (0, 1, 0, 1)), {"flip:1", "flip:3"}),
        (("annaotto", "next", "G"), {"next", "colour:G"}),
        (("catch", 2), {"catch"}),
        (("accept",), {"accept"}),
    ],
)
def test_every_action_has_its_tokens(action: Action, tokens: set[str]) -> None:
    assert TAPS.tokens(seen(in_phase("turn"), 1), action) == tokens


def test_O12_what_is_turned_is_tapped_in_the_victims_hand() -> None:
    match = in_phase("turning")
    victim = match.state.view(None)["turn"]
    tokens = TAPS.tokens(seen(match, match.state.actors[0]), ("turn", (0, 2)))
    assert tokens == {f"card:{victim}:0", f"card:{victim}:2"}


def test_O4_who_likes_all_sides_as_dealt_just_confirms() -> None:
    session = seated(in_phase("face"))
    assert session.context().ready == ("face", (0,) * 8)
    tap(session, "flip:3")
    assert session.context().ready == ("face", (0, 0, 0, 1, 0, 0, 0, 0))


def test_another_card_takes_the_place_of_the_chosen_one() -> None:
    session = seated(reached(3, lambda at, legal: len(legal) > 4 and at["phase"] == "turn"))
    one, other = [t for t in sorted(session.choice.tappable) if t.startswith("card:")][:2]
    tap(session, one)
    tap(session, other)
    assert session.choice.chosen == [other]
    tap(session, "draw")
    assert session.choice.chosen == ["draw"]


def test_O12_of_two_cards_to_turn_the_first_gives_way_to_a_third() -> None:
    session = seated(in_phase("turning"))
    one, two, three = sorted(session.choice.tappable)[:3]
    for token in (one, two, three):
        tap(session, token)
    assert session.choice.chosen == [two, three]


def test_O17_colour_and_hand_are_changed_one_by_one() -> None:
    session = seated(in_phase("annaotto"))
    for token in ("colour:R", "own", "colour:K", "next"):
        tap(session, token)
    assert session.context().ready == ("annaotto", "next", "K")


def test_only_a_catch_goes_without_confirm() -> None:
    match = reached(3, lambda at, _: at["catch"] is not None and at["phase"] == "turn")
    session = seated(match)
    forgetter = match.state.view(None)["catch"]
    card = sorted(t for t in session.choice.tappable if t != "catch")[0]
    assert tap(session, card).actions == ()
    session.choice.clear()
    assert tap(session, "catch").actions == (("catch", forgetter),)


@pytest.mark.parametrize(
    ("phase", "token", "attempt"),
    [
        ("turn", "card:1:2", ("lay", 2)),
        ("turn", "card:2:0", ("take", 2, 0)),
        ("turn", "draw", ("draw",)),
        ("turn", "top", None),
        ("drawn", "lay:1", ("lay_drawn", 1)),
        ("annaotto", "own", ("annaotto", "own", "R")),
    ],
)
def test_a_tap_in_vain_meant_something(phase: str, token: str, attempt: AnyAction | None) -> None:
    assert TAPS.attempt(seen(in_phase(phase), 1), token) == attempt


def test_a_card_that_does_not_fit_is_refused_with_the_rule() -> None:
    session = seated(in_phase("turn", 3))
    hand = session.view["hands"][session.viewer]
    tokens = {f"card:{session.viewer}:{place}" for place in range(len(hand))}
    vain = sorted(tokens - session.choice.tappable)
    assert vain and all("(O" in tap(session, token).refusal for token in vain)


def test_a_hand_is_opened_and_any_other_tap_closes_it() -> None:
    opened = OpenedHand()
    taps, context = AnnaottoTaps(opened), seen(in_phase("turn"), 0)
    assert taps.heard(context, "tap", {"do": "look", "seat": "2"}) == [] and opened.seat == 2
    assert taps.heard(context, "key", {"key": "a"}) is None and opened.seat == 2
    assert taps.heard(context, "tap", {"tap": "card:2:1"}) is None and opened.seat is None
    taps.heard(context, "tap", {"do": "look", "seat": "1"})
    assert taps.heard(context, "tap", {"do": "look", "seat": ""}) == [] and opened.seat is None


def test_O19_a_button_catches_for_whoever_pressed_it() -> None:
    match = reached(3, lambda at, _: at["catch"] is not None and at["phase"] == "turn")
    forgetter, seat = match.state.view(None)["catch"], match.state.actors[-1]
    detail = {"do": "catch", "seat": str(seat)}
    assert TAPS.heard(seen(match, None), "tap", detail) == [Act(("catch", forgetter), seat)]
    assert TAPS.heard(seen(in_phase("turn"), None), "tap", detail) == []


def test_buttons_say_what_they_do() -> None:
    match = reached(3, lambda at, _: at["catch"] is not None and at["phase"] == "turn")
    at = match.state.view(None)
    assert at["catch"] is not None
    said = {button.token: button.words for button in TAPS.buttons(seen(match, at["turn"]))}
    assert said["catch"] == f"Catch {NAMES[at['catch']]}!"
    plus = reached(3, lambda at, _: at["due"] > 1)
    words = {b.token: b.words for b in TAPS.buttons(seen(plus, plus.state.actors[0]))}
    assert words["accept"] == f"Draw {plus.state.view(None)['due']}"
    waits = reached(3, lambda at, _: at["sequence"] == ["OTTO"])
    words = {b.token: b.words for b in TAPS.buttons(seen(waits, waits.state.actors[0]))}
    assert words["accept"] == "Accept, draw 2"


def test_O18_O19_the_call_is_that_of_the_chosen_card() -> None:
    match = reached(
        2, lambda at, legal: len(at["hands"][at["turn"]]) == 2 and at["phase"] == "turn"
    )
    context = seen(match, match.state.actors[0], legal=[("lay", 0, "call")])
    assert _call(context) == "Call “ANNA!”"
    context.legal = [("take", 1, 0, "call")]
    assert _call(context) == "Call “ALL!”"
    match = reached(2, lambda at, legal: any(a[0] == "take" and a[-1] == "call" for a in legal))
    taken = next(a for a in match.state.legal() if a[0] == "take" and a[-1] == "call")
    context = seen(match, match.state.actors[0])
    context.chosen = [f"card:{taken[1]}:{taken[2]}"]
    assert _call(context) == "Call “ALL!”"


def _call(context: Context) -> str:
    return next(b.words for b in TAPS.buttons(context) if b.token == "call")
