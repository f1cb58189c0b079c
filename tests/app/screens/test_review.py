"""A finished match looked at again: who was how likely to win, what turned it, the other way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.browser.beside import REVIEWS
from app.screens.review import Review
from engine import Match
from engine.game import checksum
from tests.app.fakes import Person, opened
from tests.app.laid import anno, kept, over, play_on, reviewed
from tests.engine.review.endings import REVIEWED, ending

MATCHES = Path(__file__).parents[2] / "matches"


@pytest.fixture
def person() -> Iterator[Person]:
    """Somebody who looks at what was thought out before; `kept` has it, as the screen keeps it."""
    with opened("#/review/one", kept(one=over()) | {REVIEWS + "one": reviewed(over())}) as found:
        found.wait(0.1)
        yield found


@pytest.fixture
def glancing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less is looked at, so that it is thought out quickly."""
    monkeypatch.setattr("engine.review.reviewing.GLANCED_AT", 4)
    monkeypatch.setattr("engine.review.reviewing.SUSPECTS", 1)
    monkeypatch.setattr("engine.review.reviewing.SWINGS", 2)


@pytest.fixture
def hasty(glancing: None) -> str:
    """What is kept of a match that was only glanced at."""
    return reviewed.__wrapped__(over())


def screen(person: Person) -> Review:
    found = person.app._screen
    assert isinstance(found, Review)
    return found


def visit(person: Person, number: int) -> None:
    """Tap a turning point in the list."""
    links = person.all(lambda a: "data-moment-of" in a)
    person.follow(links[number][1]["href"])


def test_it_tells_chances_turning_points_and_a_word_to_each(person: Person) -> None:
    assert person.screen == "review"
    found = screen(person).found
    assert found is not None
    assert len(person.all(lambda a: "data-moment-of" in a)) == len(found.moments) > 3
    assert person.text.count("Best turn") == person.text.count("Costliest turn") == 2
    assert "How likely everybody was to win" in person.text
    rings = person.all(lambda a: a.get("class") == "turned")
    assert len(rings) == len(found.moments)


def test_it_is_kept_and_opens_at_once_the_next_time() -> None:
    with opened("#/review/one", kept(one=over())) as person:
        assert person.all(lambda a: a.get("class") == "panel waiting") or screen(person).found
        person.wait(0.1)
        text = person.page.storage.items[REVIEWS + "one"]
        assert text == reviewed(over()) and len(text) < 5000
    with opened("#/review/one", kept(one=over()) | {REVIEWS + "one": text}) as again:
        assert len(again.all(lambda a: "data-moment-of" in a)) > 3


def test_while_it_thinks_a_bar_grows() -> None:
    with opened("#/", kept(one=over())) as person:
        person.page.effort = 4
        person.page.go("#/review/one")
        person.wait(0)
        seen = []
        while not screen(person).found:
            seen.append(int(person.all(lambda a: "max" in a)[0][1]["value"]))
            person.wait(0.05)
        assert seen == sorted(seen) and len(set(seen)) > 3


@pytest.mark.parametrize("text", ["", "{}", "[1", '{"version":1}'])
def test_a_damaged_one_is_thought_out_anew(text: str, hasty: str) -> None:
    with opened("#/review/one", kept(one=over()) | {REVIEWS + "one": text}) as person:
        person.wait(0.1)
        assert person.page.storage.items[REVIEWS + "one"] == hasty


def test_one_that_advises_what_is_not_legal_is_thought_out_anew(hasty: str) -> None:
    data = json.loads(hasty)
    data["moments"][0][-1] = [["burn", "nothing"]]
    stored = kept(one=over()) | {REVIEWS + "one": json.dumps(data)}
    with opened("#/review/one", stored) as person:
        person.wait(0.1)
        assert person.page.storage.items[REVIEWS + "one"] == hasty


def test_a_turning_point_shows_the_table_then_and_what_might_have_been(person: Person) -> None:
    found = screen(person).found
    assert found is not None
    number = next(n for n, one in enumerate(found.moments) if one.cost)
    moment = found.moments[number]
    visit(person, number)
    assert person.field("step")[1]["value"] == str(moment.step)
    assert person.field("eyes")[1]["value"] == str(moment.seat)
    said = person.words_of("weighed")
    match = Match.load(over())
    advice = match.game.words.describe(moment.advised[0], match.names)
    assert "Played" in said and advice in said and "Why" in said
    assert f"better by {round(moment.cost / 10)}%" in said
    marks = person.all(lambda a: a.get("class") == "turning-mark")
    assert len(marks) == len(found.moments)


def test_from_turning_point_to_turning_point(person: Person) -> None:
    found = screen(person).found
    assert found is not None
    visit(person, 0)
    steps = [found.moments[0].step]
    assert "moment-before" not in person.buttons()
    while "moment-after" in person.buttons():
        person.press("moment-after")
        steps.append(int(person.field("step")[1]["value"]))
    assert steps == [one.step for one in found.moments]
    person.press("moment-before")
    assert person.field("step")[1]["value"] == str(steps[-2])


def test_between_them_everybodys_chance_is_told(person: Person) -> None:
    found = screen(person).found
    assert found is not None
    within = {n for one in found.moments for n in range(one.step, one.end + 1)}
    between = next(n for n in range(found.length) if n not in within)
    visit(person, 0)
    person.change("step", str(between))
    rows = person.words_of("odds-now")
    assert "Anna" in rows and "Otto" in rows and rows.count("%") == 2


def test_back_from_a_place_to_the_whole_and_from_there_to_the_result() -> None:
    stored = kept(one=over()) | {REVIEWS + "one": reviewed(over())}
    with opened("#/play/one", stored) as person:
        person.follow("#/review/one")
        person.wait(0.1)
        visit(person, 1)
        person.follow("#/review/one")
        assert person.words_of("turning") and person.screen == "review"
        person.follow("#/play/one")
        assert person.screen == "result"


def test_the_other_way_is_a_match_of_its_own(person: Person) -> None:
    found = screen(person).found
    assert found is not None
    number = next(n for n, one in enumerate(found.moments) if one.cost)
    moment = found.moments[number]
    visit(person, number)
    person.press("try")
    person.wait(0.1)
    assert person.page.address.startswith("#/play/") and person.match_id != "one"
    begun, whole = person.saved(), Match.load(over())
    assert begun.log == [(moment.seat, action) for action in moment.advised]
    assert begun.save()["format"] == 2 and begun.players == whole.players
    before = whole.until(moment.step).state
    assert checksum(begun.beginning()) == checksum(before)
    assert whole.length == Match.load(person.page.storage.items["annorama/match/one"]).length


@pytest.mark.parametrize("game", REVIEWED)
@pytest.mark.usefixtures("glancing")
def test_every_turn_game_is_reviewed(game: str) -> None:
    match = ending(game, 24)
    with opened("#/review/one", kept(one=match)) as person:
        person.wait(0.1)
        found = screen(person).found
        assert found is not None and found.moments
        for number, moment in enumerate(found.moments):
            visit(person, number)
            assert person.mishap == "" and person.words_of("verdict")
            if "try" in person.buttons():
                assert len(person.words_of("compared")) > 20
                person.page.go("#/review/one")
                person.wait(0)
            else:
                person.follow("#/review/one")
            assert person.screen == "review" and moment.end <= match.length
        tried = [one for one in found.moments if one.advised]
        person.page.go(f"#/review/one/{tried[0].step}")
        person.wait(0)
        if "try" in person.buttons():
            person.press("try")
            assert person.saved().length == len(tried[0].advised)


def test_a_race_is_told_by_its_table() -> None:
    found = sorted((MATCHES / "santyanno").glob("*.json"))
    for path in found[:3]:
        match = Match.load(path.read_text(encoding="utf-8"))
        with opened("#/review/one", kept(one=match)) as person:
            assert "Seconds a card" in person.text and person.mishap == ""
            assert len(person.all(lambda a: a.get("class") == "by-kind")) == len(match.players)


def test_where_nobody_plays_to_win_it_says_so() -> None:
    path = MATCHES / "anno" / "orientation-with-slips.json"
    match = Match.load(path.read_text(encoding="utf-8"))
    with opened("#/review/one", kept(one=match)) as person:
        assert "Nobody plays to win here" in person.text
    with opened("#/play/one", kept(one=match)) as person:
        assert "#/review/one" not in person.links()


def test_a_match_that_goes_on_or_is_not_here_cannot_be_reviewed() -> None:
    with opened("#/review/one", kept(one=play_on(anno("hh"), 4))) as person:
        assert person.screen == "missing" and "when it is over" in person.text
    with opened("#/review/none") as person:
        assert person.screen == "missing"


def test_the_shelf_leads_there_and_a_deleted_match_takes_its_review_along() -> None:
    stored = kept(one=over()) | {REVIEWS + "one": reviewed(over())}
    with opened("#/", stored) as person:
        person.press("shelf", part="finished")
        person.press("more")
        person.follow("#/review/one")
        assert person.screen == "review"
        person.app.store.delete("one")
        assert REVIEWS + "one" not in person.page.storage.items


def test_a_replay_marks_what_a_review_has_found() -> None:
    stored = kept(one=over()) | {REVIEWS + "one": reviewed(over())}
    with opened("#/replay/one", stored) as person:
        person.wait(0.1)
        marks = person.all(lambda a: a.get("class") == "turning-mark")
        assert len(marks) == len(json.loads(reviewed(over()))["moments"])
