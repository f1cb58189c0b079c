"""Moments and news at the table: what is shown, for how long, and what waits for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from app.match.moments import SECONDS
from app.match.thinking import FOLLOWING, PAUSES
from app.tables.context import Context
from app.tables.kit.scene import Scene, h
from app.tables.parts import Privacy, Talk
from app.tables.telling import Moment, News
from engine.game import Action, Event
from tests.app.fakes import Person, opened
from tests.app.laid import anno, kept, play_on, screen_of, session_of
from tests.app.test_thinking import first
from tests.app.tiny import ScriptedBot, Tiny, TinyDrawing, View

GO: Action = ("go", "a")
BURN: Action = ("burn", "a")
ROB: Action = ("rob", "b")


class Burning(Talk[View, Action, Event]):
    """A fire costs Anna something; a robbery gives it to Otto."""

    def moment(self, context: Context[View, Action, Event], event: Event) -> Moment | None:
        about, number = ("stone",), (7, 3)
        match event[0]:
            case "burn":
                words = "Anna’s house burns."
                return Moment(
                    title="Fire!", words=words, seats=(0,), loses=(0,), about=about, sound="no"
                )
            case "rob":
                return Moment(title="Thieves!", words="Otto got it.", gains=(1,), number=number)
        return None


class Shown(TinyDrawing):
    """The stone can be shown large, also while nothing can be tapped."""

    def draw(self, context: Context[View, Action, Event]) -> Scene:
        scene = super().draw(context)
        return [*scene, h("g", **context.touch("stone", "stone", info="stone"))]


class Covering(Privacy[View, Action, Event]):
    def covers(self, one: View, other: View) -> bool:
        return True


def by_otto(*actions: Action, talk: Talk[View, Action, Event] | None = None) -> Tiny:
    """Otto, a computer player, does these; then Anna is to act."""

    def rules(played: tuple[Action, ...]) -> dict[int, list[Action]]:
        return {1: [actions[len(played)]]} if len(played) < len(actions) else {0: [GO, BURN]}

    return Tiny(rules=rules, talk=talk or Burning(), drawing=Shown(), bot=ScriptedBot(first))


class Reported(Burning):
    """What Otto does is about the stone, however often he does it."""

    def news(
        self, context: Context[View, Action, Event], seat: int | None, event: Event
    ) -> News | None:
        count = len(context.view["played"])
        return News(f"Otto did {event[0]} by move {count}.", ("stone",))

    def story(
        self, context: Context[View, Action, Event], seat: int | None, events: Sequence[Event]
    ) -> Sequence[News]:
        return super().story(context, seat, events[-1:])


def moment(person: Person) -> str:
    found = person.all(lambda a: "data-moment" in a)
    return f"{found[0][1]['data-moment']}: {person.prompt}" if found else ""


def test_what_the_viewer_lost_stays_until_it_is_tapped_and_others_wait() -> None:
    with by_otto(BURN, GO).opened() as (person, match):
        person.wait(PAUSES["normal"] + 0.05)
        assert moment(person) == "loss: Fire! Anna’s house burns." and match.length == 1
        assert person.page.sounds[-1] == "no"
        person.wait(60)
        assert moment(person) and match.length == 1, "nobody goes on meanwhile"
        person.press("moment")
        assert moment(person) == ""
        person.wait(PAUSES["normal"])
        assert match.length == 2


def test_what_concerns_others_goes_by_itself() -> None:
    with by_otto(ROB, GO).opened() as (person, match):
        person.wait(PAUSES["normal"] + 0.05)
        assert moment(person) == "news: Thieves! Otto got it."
        person.wait(SECONDS["normal"] - 0.1)
        assert moment(person) and match.length == 1
        person.wait(0.2)
        assert moment(person) == ""
        person.wait(PAUSES["normal"])
        assert match.length == 2


def test_a_tap_hurries_a_moment() -> None:
    with by_otto(ROB, GO).opened() as (person, _):
        person.wait(PAUSES["normal"] + 0.05)
        person.press("hurry-on")
        assert moment(person) == ""


@pytest.mark.parametrize(("key", "ends"), [("Enter", True), ("Tab", False), ("a", False)])
def test_keys_that_mean_a_tap_end_a_moment(key: str, ends: bool) -> None:
    with by_otto(BURN).opened() as (person, _):
        person.wait(2)
        person.key(key)
        assert (moment(person) == "") is ends


def test_one_moment_after_the_other() -> None:
    with by_otto(GO).opened() as (person, _):
        screen = screen_of(person)
        for title in ("One", "Two"):
            screen.moments.add([Moment(title=title, words="It is.")], 0)
        screen.refresh()
        assert moment(person) == "news: One It is."
        person.wait(SECONDS["normal"] + 0.05)
        assert moment(person) == "news: Two It is."
        person.wait(SECONDS["normal"] + 0.05)
        assert moment(person) == ""


def test_what_it_is_about_comes_forward_and_a_number_counts() -> None:
    with by_otto(BURN).opened() as (person, _):
        person.wait(2)
        (stage,) = person.all(lambda a: "stage" in str(a.get("class")))
        assert stage[1]["class"] == "stage waits" and stage[1]["data-do"] == "moment"
        assert person.words_of("forward") == "" and person.all(
            lambda a: a.get("class") == "forward"
        )
    with by_otto(ROB).opened() as (person, _):
        person.wait(PAUSES["normal"] + 0.05)
        ((_, number, _),) = person.all(lambda a: a.get("class") == "counting")
        assert number["style"] == "--from:7;--to:3" and number["aria-label"] == "3"


def test_the_tap_that_ends_a_loss_does_nothing_else() -> None:
    with by_otto(BURN).opened() as (person, match):
        person.wait(2)
        person.tap("a")
        assert moment(person) == "" and match.length == 1 and person.chosen() == set()


def test_a_moment_comes_before_the_tablet_is_handed_on() -> None:
    """The one who acted sees it, and the next person what they have lost meanwhile."""
    with Tiny(
        rules=lambda played: {len(played) % 2: [BURN, ROB]},
        talk=Burning(),
        kinds=("human", "human"),
        privacy=Covering(),
    ).opened() as (person, match):
        person.press("ready")
        match_length = match.length
        person.tap("b")
        person.press("confirm")
        assert person.screen == "table" and moment(person) == "news: Thieves! Otto got it."
        person.wait(SECONDS["normal"] + 0.05)
        assert person.screen == "handover" and match.length == match_length + 1
        person.press("ready")
        assert moment(person) == "gain: Thieves! Otto got it."


@pytest.fixture
def person() -> Iterator[Person]:
    """Anna, whose second turn it is; Otto has moved."""
    match = play_on(anno("he", seed=2), 4)
    while match.state.actors != (0,):
        play_on(match, 1)
    with opened("#/play/one", kept(one=match)) as found:
        yield found


def drawn_at(person: Person) -> object:
    (felt,) = person.all(lambda a: a.get("id") == "felt")
    return felt[2][0]


def test_the_news_open_and_close(person: Person) -> None:
    person.press("news")
    assert person.words_of("news").startswith("Since your last turn Otto")
    assert "retell" in person.buttons()
    person.press("news")
    assert "retell" not in person.buttons()


def test_the_news_are_shown_again_as_moves_without_touching_the_match(person: Person) -> None:
    match = session_of(person).match
    now, before = drawn_at(person), match.save_text()
    person.press("news")
    person.press("retell")
    shown = screen_of(person).retelling
    assert shown is not None and shown.last == match.length > shown.first
    assert "after your last turn" in person.prompt and not person.tokens()
    seen = [drawn_at(person)]
    for _ in range(shown.last - shown.first):
        person.press("retell-on")
        seen.append(drawn_at(person))
        assert person.prompt
    assert all(one != other for one, other in pairwise(seen))
    person.press("retell-back")
    person.press("retell-end")
    person.press("news")
    assert drawn_at(person) == now and match.save_text() == before


def lit(person: Person) -> list[str]:
    """What is marked as spoken of, or as what others have just done."""
    stones = person.all(lambda a: a.get("data-info") == "stone")
    return [mark for _, a, _ in stones for mark in str(a.get("class")).split() if mark in MARKS]


MARKS = ("lit", "touched")


def test_a_line_that_is_tapped_stays_lit_while_computer_players_act() -> None:
    with by_otto(GO, GO, GO, GO, talk=Reported()).opened() as (person, match):
        person.wait(PAUSES["normal"] + 0.05)
        person.press("news")
        person.press("light")
        person.wait(FOLLOWING * PAUSES["normal"] - 0.1)
        assert match.length == 1, "who reads hurries nobody"
        for length in (2, 3, 4):
            assert lit(person) == ["lit"]
            person.wait(FOLLOWING * PAUSES["normal"])
            assert match.length == length
        assert person.all(lambda a: a.get("data-do") == "light" and a["aria-pressed"] == "true")
        person.press("light")
        assert lit(person) == ["touched"]


def test_a_line_is_lit_until_one_acts_oneself(person: Person) -> None:
    person.press("news")
    person.press("light")
    assert "lit" in str(drawn_at(person))
    person.tap("pass")
    assert screen_of(person).lit == ""


def test_a_line_lights_what_it_is_about_while_a_loss_is_told() -> None:
    with by_otto(GO, BURN, GO, talk=Reported()).opened() as (person, _):
        person.press("news")
        person.wait(2)
        assert moment(person)
        person.press("light")
        assert moment(person) == "" and lit(person) == ["lit"]


def test_a_line_lights_what_it_is_about_while_moves_are_shown_again() -> None:
    with by_otto(GO, GO, talk=Reported()).opened() as (person, _):
        person.wait(10)
        person.press("news")
        person.press("retell")
        person.press("retell-run")
        assert lit(person) == []
        person.press("light")
        assert lit(person) == ["lit"]


def heard(person: Person) -> list[object]:
    """What is there to be heard, by the keys that say whether it is new."""
    (log,) = person.all(lambda a: a.get("role") == "log")
    return [line[1]["key"] for line in log[2]]


def test_moves_that_are_shown_again_are_not_heard_again(person: Person) -> None:
    before = heard(person)
    person.press("news")
    person.press("retell")
    assert heard(person) == before
    for _ in range(2):
        person.press("retell-on")
        assert heard(person) == before
    person.press("retell-end")
    assert heard(person) == before and before


def test_moves_run_by_themselves_at_the_pace_and_stop(person: Person) -> None:
    person.press("news")
    person.press("retell")
    shown = screen_of(person).retelling
    assert shown is not None
    person.wait(PAUSES["normal"] + 0.05)
    assert shown.step == shown.first + 1
    person.press("retell-run")
    person.wait(10)
    assert shown.step == shown.first + 1
    person.press("retell-run")
    person.wait(60)
    assert shown.over
    person.key("Escape")
    assert screen_of(person).retelling is None


def test_nobodys_secrets_are_told_again() -> None:
    """What is shown again is what the viewer could see then."""
    match = play_on(anno("he", seed=2), 4)
    while match.state.actors != (0,):
        play_on(match, 1)
    with opened("#/play/one", kept(one=match)) as person:
        person.press("news")
        person.press("retell")
        shown = screen_of(person).retelling
        assert shown is not None
        while not shown.over:
            context = shown.context((800, 600))
            assert context.view["seat"] == 0 and len(context.view["hand"]) <= 5
            assert all(card is None for seat, card in context.view["burned"] if seat)
            told = [event for events in context.told_since(0) for event in events]
            assert not [event for event in told if event[0] == "drew" and event[1] == 1]
            shown.go(1)
