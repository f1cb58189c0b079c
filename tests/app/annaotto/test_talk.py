"""What the table says where it knows more than the position."""

import pytest

from app.match.session import Session
from app.match.tapping import tap
from app.tables.annaotto.table import table
from engine.annaotto.names import side_name
from engine.annaotto.types import Event
from tests.app.annaotto.setting import NAMES, in_phase, reached, seated, seen

TALK = table().talk


def test_a_chosen_card_is_named() -> None:
    session = seated(in_phase("turn"))
    own = next(t for t in sorted(session.choice.tappable) if t.startswith(f"card:{session.viewer}"))
    tap(session, own)
    side = session.view["hands"][session.viewer][int(own[-1])][0]
    assert session.prompt(session.context()).startswith(f"Lay {side_name(side)}")


def test_O7_another_players_card_is_named_by_the_side_that_all_see() -> None:
    session = seated(reached(3, lambda at, legal: any(a[0] == "take" for a in legal)))
    _, owner, place, *_ = next(a for a in session.match.state.legal() if a[0] == "take")
    tap(session, f"card:{owner}:{place}")
    side = session.view["hands"][owner][place][1]
    asked = f"Lay {side_name(side)} from {NAMES[owner]}’s hand"
    assert session.prompt(session.context()).startswith(asked)


def test_O8_keeping_tells_both_sides() -> None:
    session = seated(in_phase("drawn"))
    tap(session, "keep:1", confirm="always")
    up, down = map(side_name, session.view["drawn"])
    asked = f"Keep {down} facing you and show the others {up}?"
    assert session.prompt(session.context()) == asked


def test_O12_the_cards_to_be_turned_are_named_before_all() -> None:
    session = seated(in_phase("turning"))
    victim = session.view["turn"]
    one, two = sorted(session.choice.tappable)[:2]
    tap(session, one)
    assert session.prompt(session.context()) == "Choose the second card to turn."
    tap(session, two)
    sides = [side_name(session.view["hands"][victim][int(token[-1])][1]) for token in (one, two)]
    asked = f"Turn {NAMES[victim]}’s {sides[0]} and {sides[1]}?"
    assert session.prompt(session.context()) == asked


def test_O17_what_is_missing_is_asked_for() -> None:
    session = seated(in_phase("annaotto"))
    tap(session, "colour:G")
    assert session.prompt(session.context()) == "Now choose whose cards turn."
    tap(session, "colour:G")
    tap(session, "own")
    assert session.prompt(session.context()) == "Now name a colour."
    tap(session, "colour:G")
    assert session.prompt(session.context()) == "Turn all your cards and name green?"


@pytest.mark.parametrize(("turned", "said"), [(1, "1 card turned."), (2, "2 cards turned.")])
def test_O4_turned_cards_are_counted(turned: int, said: str) -> None:
    session = seated(in_phase("face"))
    for place in range(turned):
        tap(session, f"flip:{place}")
    assert session.prompt(session.context()).startswith(said)


def test_O18_the_prompt_follows_the_slap() -> None:
    session = Session("x", in_phase("slap"))
    clock = session.table.clock

    def prompt(now: float) -> str:
        return session.prompt(session.context(now=now))

    assert prompt(10.0).startswith("ALL: put the tablet")
    clock.heard(session.context(now=10.0), "tap", {"do": "slap-start"})
    bell = clock.due(session.context()) or 0
    assert prompt(bell - 1) == "Hands off until the bell …"
    assert prompt(bell) == "ALL: hands down!"


def test_a_slap_of_long_ago_is_told_in_the_games_words() -> None:
    assert TALK.prompt(seen(in_phase("slap"), None, live=False)) is None


def test_O20_how_many_still_play() -> None:
    assert TALK.round(seen(in_phase("turn"), None)) == ""
    match = reached(3, lambda at, _: len(at["out"]) == 1 and at["phase"] == "turn")
    assert TALK.round(seen(match, None)) == "2 still playing"


def test_O20_what_decided_it() -> None:
    match = reached(3, lambda at, _: len(at["out"]) == 1 and at["phase"] == "turn")
    at = match.state.view(None)
    said = TALK.decided(seen(match, None))
    assert said.startswith(f"{NAMES[at['out'][0]]} laid the last card first; ")
    at["out"] = []
    context = seen(match, None)
    context.view["out"] = []
    assert TALK.decided(context).startswith("Nothing was left to draw")


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (("turned_all", 0, 1, ("RD",)), "flip"),
        (("called", 0, "ANNA"), None),
        (("caught", 0, 1), "no"),
        (("drew", 0, "RD"), None),
        (("laid", 0, "RD", 1), "card"),
    ],
)
def test_events_are_heard(event: Event, sound: str | None) -> None:
    assert TALK.sound(event) == sound
