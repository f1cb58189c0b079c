"""Shouts are seen and heard, penalties say why and for whom, the last card is a moment."""

import pytest

from app.tables.annaotto import causes
from app.tables.annaotto.table import table
from engine.annaotto.cards import SIGN
from engine.annaotto.types import Event
from engine.game import Action
from tests.app.annaotto.setting import NAMES, at_the_top, in_phase, reached, seated, seen
from tests.app.fakes import Person, opened
from tests.app.laid import kept

TALK = table().talk
REST = [["KD", "GS"], ["KW", "GC"]]


def side_of(sign: str) -> str:
    return next(side for side, its in SIGN.items() if its == sign)


def ready(person: Person) -> None:
    if person.screen == "handover":
        person.press("ready")
    person.let_pass()


def lay(person: Person, *tokens: str) -> None:
    ready(person)
    for token in tokens:
        person.tap(token)
    if "confirm" in person.buttons():
        person.press("confirm")


def bubbles(person: Person) -> list[str]:
    found = person.all(lambda a: "shout-bubble" in str(a.get("class", "")) and "role" in a)
    return [str(a["aria-label"]) for _, a, _ in found]


def test_O19_ANNA_stands_in_a_bubble_at_the_seat_that_calls_and_goes() -> None:
    match = at_the_top("RC", [["RD", "BS"], ["KD", "GS"]])
    with opened("#/play/one", kept(one=match)) as person:
        lay(person, "card:0:0", "call")
        assert bubbles(person) == ["Anna: “ANNA!”"] and person.prompt.startswith("“ANNA!”")
        assert person.page.sounds[-1] == "anna"
        person.wait(2)
        assert bubbles(person) == []


def test_O18_ALL_is_called_and_heard() -> None:
    match = at_the_top("RC", [[side_of("ALL"), "BS"], *REST])
    with opened("#/play/one", kept(one=match)) as person:
        lay(person, "card:0:0", "call")
        assert bubbles(person) == [] or "ALL!" in bubbles(person)[0]
        assert "all" in person.page.sounds and person.prompt.startswith("“ALL!”")


def test_O20_the_last_card_is_a_moment_before_the_result() -> None:
    match = at_the_top("RC", [["RD", "BS"]], out=[2, 3])
    with opened("#/play/one", kept(one=match)) as person:
        lay(person, "card:0:0")
        assert person.screen == "table" and bubbles(person) == ["Anna: “OTTO!”"]
        assert "You have laid your last card: you are 3rd!" in person.prompt
        assert person.page.sounds[-1] == "otto"
        person.press("moment")
        assert person.screen == "result"


def test_O20_who_finishes_first_is_celebrated_and_sees_the_rest() -> None:
    match = at_the_top("RC", [["RD", "BS"]])
    for seat in (1, 2, 3):
        match.reseat(seat, "easy")
    with opened("#/play/one", kept(one=match)) as person:
        lay(person, "card:0:0")
        assert "you are 1st!" in person.prompt
        assert person.all(lambda a: "medal-scene" in str(a.get("class")))
        person.wait(20)
        assert person.saved().length == match.length + 1, "it waits until it is tapped away"
        person.press("moment")
        assert "You finished 1st! Watch the others" in person.text
        person.wait(30)
        assert person.saved().length > match.length + 1


def test_O18_whoever_lays_an_ALL_without_calling_is_told_at_once() -> None:
    match = at_the_top("RC", [[side_of("ALL"), "BS"], *REST])
    with opened("#/play/one", kept(one=match)) as person:
        lay(person, "card:0:0")
        assert person.prompt.startswith("No call! You did not call “ALL!”: draw 2.")
        person.let_pass()
        assert person.prompt.startswith("You did not call “ALL!”. 2 cards left to place")
        hrefs = [str(a.get("href")) for _, a, _ in person.page.elements()]
        assert "#ao-sign-ALL" in hrefs and "#ao-sign-OTTO" not in hrefs
        person.tap("keep:0")
        assert "1 card left to place" in person.prompt


@pytest.mark.parametrize(
    ("kind", "sign", "mine", "theirs"),
    [
        ("OTTO", "OTTO", "You pay for the OTTO.", "Anna pays for the OTTO."),
        ("PLUS", "PLUS", "You pay for the PLUS.", "Anna pays for the PLUS."),
        ("forgot", "ALL", "You did not call “ALL!”.", "Anna did not call “ALL!”."),
        ("lot", "ALL", "ALL: the lot fell on you.", "ALL: the lot fell on Anna."),
        ("slapped", "ALL", "ALL: your hand was last.", "ALL: Anna’s hand was last."),
        (
            "caught",
            "ANNA",
            "You did not call “ANNA!”, and Otto noticed.",
            "Anna did not call “ANNA!”, and Otto noticed.",
        ),
        (
            "false_alarm",
            "ANNA",
            "A false alarm: Otto did call.",
            "Anna raised a false alarm: Otto did call.",
        ),
    ],
)
def test_every_penalty_says_why_and_for_whom(kind: str, sign: str, mine: str, theirs: str) -> None:
    told: dict[str, list[Event]] = {
        "OTTO": [("waits", 0, ("OTTO",)), ("accepted", 0, 2, 0)],
        "PLUS": [("plus", 0, 1), ("accepted", 0, 1, 0)],
        "forgot": [("forgot", 0)],
        "lot": [("lot", 0)],
        "slapped": [("slapped", (1, 2, 0))],
        "caught": [("caught", 1, 0)],
        "false_alarm": [("false_alarm", 0, 1)],
    }
    for viewer, words in ((0, mine), (2, theirs)):
        context = seen(in_phase("turn"), viewer, told_since=lambda n: [told[kind]])
        context.view["owed"] = [[0, 2]]
        found = causes.cause(context)
        assert found is not None and found.sign == sign
        assert causes.reason(context, found) == words
        assert str(causes.placing(context)).startswith(f"{words} 2 cards left to place")


def test_a_penalty_of_which_nothing_was_told_has_the_games_own_words() -> None:
    context = seen(in_phase("keep"), None)
    assert causes.cause(context) is None and causes.placing(context) is None


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (("caught", 1, 0), "Otto caught Anna, who did not call “ANNA!”. Anna draws 1."),
        (("false_alarm", 1, 0), "Otto tried to catch Anna, who did call. Otto draws 1."),
        (("slapped", (0, 2, 1)), "Otto’s hand came down last: Otto draws 2."),
        (("forgot", 1), "Otto did not call “ALL!” and draws 2."),
        (("lot", 1), "ALL: the lot fell on Otto, who draws 2."),
    ],
)
def test_who_pays_and_how_much_is_told_to_the_others(event: Event, words: str) -> None:
    context = seen(in_phase("turn"), 2)
    assert [moment.words for moment in TALK.moments(context, [event])] == [words]


def test_O19_who_called_is_not_in_the_news_while_they_may_be_caught() -> None:
    match = reached(3, lambda at, legal: can_call(at["hands"][at["turn"]], legal))
    seat = match.state.actors[0]
    match.play(next(a for a in match.state.legal() if a[0] == "lay" and a[-1] == "call"))
    session = seated(match)
    context = session.glance()
    assert context.view["catch"] == seat and context.view["called"]
    assert TALK.news(context, seat, ("called", seat, "ANNA")) is None
    context.view["catch"] = None
    told = TALK.news(context, seat, ("called", seat, "ANNA"))
    assert told is not None and NAMES[seat] in told.words


def can_call(hand: list[list[str]], legal: list[Action]) -> bool:
    return len(hand) == 2 and any(a[0] == "lay" and a[-1] == "call" for a in legal)
