"""A match played again: back, forward, play and pause, the slider, and whose eyes."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from app.screens.replay import Replay
from app.screens.walking import PACES
from engine import Match
from tests.app.fakes import Person, elements, opened
from tests.app.laid import anno, kept, known_to_all, over, play_on

LENGTH = Match.load(over()).length
PACE = PACES["normal"]


@pytest.fixture
def person() -> Iterator[Person]:
    with opened("#/replay/one", kept(one=over())) as found:
        yield found


def step(person: Person) -> int:
    """The action that is shown; slider and count agree."""
    count = person.words_of("count").split(" / ")
    assert count[1] == person.field("step")[1]["max"] == str(LENGTH)
    assert count[0] == person.field("step")[1]["value"]
    return int(count[0])


def faces(person: Person) -> set[str]:
    used = (a["href"] for tag, a, _ in elements(person.scene) if tag == "use")
    return {href.removeprefix("#anno-") for href in used} - {"BACK"}


def test_it_begins_at_the_beginning(person: Person) -> None:
    assert step(person) == 0 and "earlier" not in person.buttons()
    assert "Mensis 1: Anna deals, Otto begins." in person.prompt
    assert person.words_of("where") == "Mensis 1 of 1"


def test_forward_and_back_one_by_one(person: Person) -> None:
    drawn = [person.scene]
    for number in range(1, 6):
        person.press("later")
        assert step(person) == number
        drawn.append(person.scene)
    assert len({json.dumps(scene) for scene in drawn}) == 6
    prompts = []
    for number in range(4, -1, -1):
        person.press("earlier")
        assert step(person) == number
        prompts.append(person.prompt)
    assert "earlier" not in person.buttons() and "begins." in prompts[-1]
    match = Match.load(over())
    assert prompts[-2] in " ".join(
        match.game.words.sentence(event, match.names) or "" for event, _ in match.history[0][1]
    )


def test_the_slider_goes_anywhere(person: Person) -> None:
    person.change("step", str(LENGTH))
    assert step(person) == LENGTH and "later" not in person.buttons()
    end = faces(person)
    person.change("step", "7")
    assert step(person) == 7
    person.change("step", str(LENGTH))
    assert faces(person) == end


def test_it_shows_the_position_that_was(person: Person) -> None:
    for number in (9, 30, 2):
        person.change("step", str(number))
        assert faces(person) == known_to_all(play_on(anno("hh"), number))


def test_play_goes_on_by_itself_to_the_end(person: Person) -> None:
    person.press("run")
    assert "Pause" in names(person) and step(person) == 0
    person.wait(PACE + 0.1)
    assert step(person) == 1
    person.wait(PACE)
    assert step(person) == 2
    person.wait(PACE * LENGTH)
    assert step(person) == LENGTH and "Play" in names(person)


def names(person: Person) -> set[str]:
    return {a["aria-label"] for _, a, _ in person.all(lambda a: "data-do" in a)}


def test_pause_stops_it_and_play_goes_on_at_the_same_pace(person: Person) -> None:
    person.press("run")
    person.wait(PACE + 0.1)
    person.press("run")
    assert "Play" in names(person)
    person.wait(10)
    assert step(person) == 1
    for _ in range(3):
        person.press("run")
    person.wait(PACE + 0.1)
    assert step(person) == 2, "however often it was pressed, one at a time"


def test_while_it_plays_one_can_go_elsewhere(person: Person) -> None:
    person.press("run")
    person.change("step", "20")
    person.wait(PACE + 0.1)
    assert step(person) == 21
    person.press("earlier")
    assert step(person) == 20


def test_who_leaves_stops_it(person: Person) -> None:
    person.press("run")
    person.follow("#/")
    assert person.screen == "lobby"
    drawn = person.scene
    person.wait(PACE * 3)
    assert person.scene is drawn


@pytest.mark.parametrize(("start", "screen"), [("#/play/one", "result"), ("#/", "lobby")])
def test_back_leads_to_where_one_came_from(start: str, screen: str) -> None:
    with opened(start, kept(one=over())) as person:
        person.page.go("#/replay/one")
        person.wait(0)
        assert person.screen == "replay"
        person.follow(start)
        assert person.screen == screen


@pytest.mark.parametrize(("eyes", "seat"), [("0", 0), ("1", 1)])
def test_a_finished_match_is_seen_with_anybodys_eyes(person: Person, eyes: str, seat: int) -> None:
    assert person.offered("eyes") == ["", "all", "0", "1"]
    outside = faces(person)
    person.change("eyes", eyes)
    hand = set(anno("hh").state.view(seat)["hand"])
    assert faces(person) == outside | hand
    person.press("later")
    assert person.field("eyes")[1]["value"] == eyes
    person.press("earlier")
    person.change("eyes", "")
    assert faces(person) == outside


def test_a_match_that_goes_on_is_seen_from_outside_alone() -> None:
    with opened("#/replay/one", kept(one=play_on(anno("hh"), 4))) as person:
        assert not person.all(lambda a: a.get("name") == "eyes")
        person.change("step", "4")
        assert faces(person) == known_to_all(play_on(anno("hh"), 4))
        for eyes in ("0", "all"):
            person.page.send("field", {"name": "eyes", "value": eyes})
            assert faces(person) == known_to_all(play_on(anno("hh"), 4))


def test_nothing_on_the_table_of_a_replay_can_be_tapped(person: Person) -> None:
    assert not person.tokens() and not person.all(lambda a: "data-not" in a)
    person.page.send("tap", {"tap": "pass", "x": 0, "y": 0})
    assert step(person) == 0 and person.toast == ""


@pytest.mark.parametrize("how", ["close", "Escape"])
def test_a_card_is_shown_large_and_put_away(person: Person, how: str) -> None:
    code = min(faces(person))
    person.hold(code)
    assert person.buttons() == {"close"} and person.words_of("large-card")
    person.press("close") if how == "close" else person.key("Escape")
    assert not person.words_of("large-card") and step(person) == 0


def test_what_was_told_to_one_alone_is_not_shown_as_news(person: Person) -> None:
    match = Match.load(over())
    private = [step for step, (_, told) in enumerate(match.history, 1) if told[-1][1] is not None]
    assert len(private) > 5
    for number in private[:5]:
        person.change("step", str(number))
        screen = person.app._screen
        assert isinstance(screen, Replay)
        told = [event for event, seats in match.history[number - 1][1] if seats is None]
        assert told and list(screen.context().recent) == told


def test_nothing_travels_from_one_players_eyes_to_anothers(person: Person) -> None:
    def continuity() -> str:
        return str(person.all(lambda a: "data-continuity" in a)[0][1]["data-continuity"])

    outside = continuity()
    person.press("later")
    assert continuity() == outside
    person.change("eyes", "0")
    assert continuity() != outside


def test_another_size_draws_another_table(person: Person) -> None:
    person.page.room = (390, 668)
    person.page.send("resize", {})
    boxes = {a.get("viewBox") for tag, a, _ in elements(person.scene) if tag == "svg"}
    assert "0 0 390 668" in boxes


def test_a_new_match_has_nothing_to_replay() -> None:
    with opened("#/replay/one", kept(one=anno("he"))) as person:
        assert {"earlier", "later"}.isdisjoint(person.buttons())
        person.press("run")
        person.wait(PACE * 2)
        assert {"turn-before", "turn-after"}.isdisjoint(person.buttons())
        assert person.words_of("count") == "0 / 0" and "Play" in names(person)


def test_a_match_from_a_position_is_replayed_from_there() -> None:
    begun = play_on(anno("hh"), 6)
    match = Match(begun.game, begun.players, 4, begun.options, 1, begun.state.dump())
    play_on(match)
    with opened("#/replay/one", kept(one=match)) as person:
        person.change("step", str(match.length))
        assert person.words_of("count") == f"{match.length} / {match.length}"


def test_a_match_that_is_not_here_cannot_be_replayed() -> None:
    with opened("#/replay/none") as person:
        assert person.screen == "missing"
        person.follow("#/")
        assert person.screen == "lobby"


def test_forward_and_back_by_turns(person: Person) -> None:
    seats = [seat for seat, _ in Match.load(over()).log]
    person.press("turn-after")
    first = next(n for n, seat in enumerate(seats) if seat != seats[0])
    assert step(person) == first
    person.press("turn-after")
    person.press("turn-before")
    assert step(person) == first
    person.press("turn-before")
    assert step(person) == 0 and "turn-before" not in person.buttons()


def test_the_actor_is_named_with_every_action(person: Person) -> None:
    for number, (seat, _) in enumerate(Match.load(over()).log, 1):
        person.change("step", str(number))
        assert ("Anna", "Otto")[seat] in person.prompt


def test_keys_walk_through_it(person: Person) -> None:
    turn = next(n for n, (seat, _) in enumerate(Match.load(over()).log) if seat != 1)
    for key, expected in [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("Home", 0),
        ("ArrowLeft", 0),
        ("ArrowDown", turn),
        ("ArrowUp", 0),
        ("End", LENGTH),
        ("ArrowRight", LENGTH),
        ("x", LENGTH),
    ]:
        person.key(key)
        assert step(person) == expected, key


def test_space_plays_and_pauses(person: Person) -> None:
    person.key(" ")
    person.wait(PACE + 0.1)
    assert step(person) == 1 and "Pause" in names(person)
    person.key(" ")
    person.wait(PACE * 3)
    assert step(person) == 1 and "Play" in names(person)


def test_at_the_end_play_begins_anew(person: Person) -> None:
    person.key("End")
    person.press("run")
    assert step(person) == 0
    person.wait(PACE + 0.1)
    assert step(person) == 1


def test_three_speeds(person: Person) -> None:
    person.press("speed")
    assert "3×, speed: Quick" in names(person)
    person.press("run")
    person.wait(PACES["quick"] * 3 + 0.1)
    assert step(person) == 3
    person.press("speed")
    assert "½×, speed: Slow" in names(person)
    person.press("speed")
    assert "1×, speed: Normal" in names(person)


def test_the_slider_marks_turns_and_turning_points(person: Person) -> None:
    def marks(kind: str) -> set[float]:
        found = person.all(lambda a: a.get("class") == kind)
        return {round(float(a["style"].removeprefix("--at:")) * LENGTH) for _, a, _ in found}

    person.wait(0.1)
    seats = [seat for seat, _ in Match.load(over()).log]
    turns = {n for n, seat in enumerate(seats) if n == 0 or seat != seats[n - 1]}
    assert marks("turn-mark") == turns
    assert marks("turning-mark") == {LENGTH}, "one mensis: the last action decides"


def test_everything_open_shows_all_hands(person: Person) -> None:
    outside, start = faces(person), anno("hh").state
    person.change("eyes", "all")
    hands = [set(start.view(seat)["hand"]) for seat in (0, 1)]
    assert faces(person) == outside | hands[0] | hands[1]
    assert len(person.all(lambda a: a.get("class") == "anno strip")) == 2
    person.change("eyes", "1")
    assert faces(person) == outside | hands[1]


def test_an_address_leads_to_a_moment() -> None:
    with opened("#/replay/one/7", kept(one=over())) as person:
        assert step(person) == 7
    with opened("#/replay/one/x", kept(one=over())) as person:
        assert step(person) == 0
