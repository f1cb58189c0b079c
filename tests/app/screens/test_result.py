"""The result: places, what decided it, and every button that leads on from it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from app.screens.parts.result import headline
from app.tables.context import Context
from app.tables.parts import AnyContext
from engine import Match
from engine.game import Standing
from tests.app.fakes import Found, Person, elements, opened, words
from tests.app.laid import act, anno, kept, over, play_on
from tests.matches.test_matches import RECORDINGS


@pytest.fixture
def person() -> Iterator[Person]:
    with opened("#/play/one", kept(one=over())) as found:
        yield found


def test_everybody_has_a_place_and_a_score(person: Person) -> None:
    standings = Match.load(over()).state.standings
    assert standings is not None
    places = person.all(lambda a: "data-place" in a)
    assert [(a["data-seat"], a["data-place"]) for _, a, _ in places] == [
        (str(one["seat"]), str(one["place"])) for one in standings
    ]
    for (_, _, children), one in zip(places, standings, strict=True):
        said = words(["li", {}, *children])
        assert ("Anna", "Otto")[one["seat"]] in said and f"{one['score']} points" in said


def test_it_says_who_wins_and_what_decided_it(person: Person) -> None:
    standings = Match.load(over()).state.standings or []
    assert f"{('Anna', 'Otto')[standings[0]['seat']]} wins" in person.text
    assert person.words_of("decided")
    assert [a for _, a, _ in person.all(lambda a: a.get("class") == "sheet")]


def test_the_course_of_the_match_is_drawn_with_names_and_time(person: Person) -> None:
    (chart,) = person.all(lambda a: a.get("class") == "chart")
    assert chart[1]["aria-label"] == "Points after each mensis, over the match"
    assert len(person.all(lambda a: a.get("class") == "curve")) == 2
    assert [words(["text", {}, *inside]) for _, _, inside in texts(person, "who")] == [
        "Anna",
        "Otto",
    ]
    assert "Mensis 1" in [words(["text", {}, *inside]) for _, _, inside in texts(person, "tick")]


def texts(person: Person, kind: str) -> list[Found]:
    return person.all(lambda a: a.get("class") == kind)


@pytest.mark.parametrize(
    "path",
    [path for path in RECORDINGS[::3] if "orientation" not in path.stem],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_names_beside_the_lines_never_touch(path: Path) -> None:
    with opened("#/play/one", kept(one=path.read_text(encoding="utf-8"))) as person:
        match = Match.load(path.read_text(encoding="utf-8"))
        places = sorted(float(a["y"]) for _, a, _ in texts(person, "who"))
        assert len(places) == len(match.players)
        assert all(later - earlier > 15 for earlier, later in pairwise(places))
        ticks = sorted(
            float(a["x"]) for _, a, _ in texts(person, "tick") if a["text-anchor"] != "end"
        )
        assert ticks and all(later - earlier > 30 for earlier, later in pairwise(ticks))


def test_what_decided_it_leads_to_that_moment() -> None:
    with opened("#/play/one", kept(one=recorded("anno", "twelve-mensises"))) as person:
        links = [link for link in person.links() if link.startswith("#/replay/one/")]
        decided = (
            "takes the lead and keeps it to the end.",
            "goes ahead with the very last action.",
        )
        assert links and any(words in person.text for words in decided)
        person.follow(links[0])
        assert person.screen == "replay"
        assert person.words_of("count").split(" / ")[0] == links[0].rsplit("/", 1)[1]
        person.follow("#/play/one")
        assert person.screen == "result"


def recorded(game: str, name: str) -> str:
    (path,) = [path for path in RECORDINGS if path.parent.name == game and path.stem == name]
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("annaotto", "everybody-finished-4", ["All cards laid", "left"]),
        ("anno1503", "3-gold-buildings-merchants", ["3 points"]),
        ("drift", "limit-gold", ["coin"]),
        ("santyanno", "captain-basic-3", ["ducats"]),
    ],
)
def test_scores_are_said_as_the_game_counts_them(game: str, name: str, said: list[str]) -> None:
    with opened("#/play/one", kept(one=recorded(game, name))) as person:
        places = words(["ol", {}, *person.all(lambda a: a.get("class") == "places")[0][2]])
        assert all(part in places for part in said) and "-" not in places, places


def test_three_stand_on_the_podium_and_the_others_below() -> None:
    with opened("#/play/one", kept(one=recorded("annaotto", "everybody-finished-6"))) as person:
        kinds = [a["class"] for _, a, _ in person.all(lambda a: "data-place" in a)]
        assert kinds == ["step"] * 3 + ["row"] * 3


def test_a_podium_that_many_share_is_a_list() -> None:
    with opened("#/play/one", kept(one=recorded("santyanno", "nobody-finds-a-ship-3"))) as person:
        assert len(person.all(lambda a: a.get("data-place") == "1")) == 3
    with opened("#/play/one", kept(one=recorded("santyanno", "everybody-wrong-8"))) as person:
        kinds = {a["class"] for _, a, _ in person.all(lambda a: "data-place" in a)}
        assert kinds == {"row"}


@pytest.mark.parametrize(
    ("places", "said"),
    [
        ((1, 2, 3), "Anna wins"),
        ((1, 1, 3), "Anna and Otto share first place"),
        ((1, 1, 1), "Everybody shares first place"),
        ((1,), "Done"),
    ],
)
def test_the_headline_names_the_first(places: tuple[int, ...], said: str) -> None:
    context: AnyContext = Context(
        view={},
        names=["Anna", "Otto", "Clara"][: len(places)],
        colours=["red", "blue", "green"],
        standings=[Standing(seat=seat, place=place, score=0) for seat, place in enumerate(places)],
    )
    assert headline(context) == said


def test_again_begins_a_new_match_of_the_same_people(person: Person) -> None:
    person.press("again")
    assert person.screen == "handover" and person.page.address != "#/play/one"
    old, new = Match.load(over()), person.saved()
    assert (new.players, new.options, new.length) == (old.players, old.options, 0)
    assert new.seed == person.page.chances
    assert len(person.app.store.summaries()) == 2, "the old one is still there"


def test_again_can_be_asked_for_more_than_once(person: Person) -> None:
    person.press("again")
    person.page.go("#/play/one")
    person.wait(0)
    person.press("again")
    assert len(person.app.store.summaries()) == 3


def test_replay_leads_to_the_replay_and_back(person: Person) -> None:
    person.press("replay")
    assert person.screen == "replay" and person.page.address == "#/replay/one"
    person.follow("#/play/one")
    assert person.screen == "result"


def test_the_table_as_it_ended_and_back(person: Person) -> None:
    person.press("last")
    assert person.screen == "table" and person.words_of("turn") == "The end"
    assert person.buttons() == {"info", "log", "rules", "menu", "news", "result", "text"}
    person.press("result")
    assert person.screen == "result"


@pytest.mark.parametrize("panel", ["log", "rules", "menu"])
def test_the_panels_open_over_the_table_as_it_ended(person: Person, panel: str) -> None:
    person.press("last")
    person.press(panel)
    assert person.screen == "table" and person.all(lambda a: a.get("class") == "side")
    person.press("close")
    assert person.screen == "table" and not person.all(lambda a: a.get("class") == "side")


def test_cards_are_shown_large_on_the_table_as_it_ended(person: Person) -> None:
    person.press("last")
    info = min(a["data-info"] for _, a, _ in person.all(lambda a: "data-info" in a))
    person.hold(info)
    assert person.screen == "table" and person.buttons() == {"close"}
    person.key("Escape")
    assert person.screen == "table"
    person.key("Escape")
    assert person.screen == "result"


def test_nothing_can_be_done_on_the_table_as_it_ended(person: Person) -> None:
    person.press("last")
    assert person.tokens() == set()
    person.page.send("tap", {"tap": "pass", "x": 0, "y": 0})
    assert person.saved().length == Match.load(over()).length


def test_the_match_is_exported(person: Person) -> None:
    person.press("export")
    assert Match.load(person.page.downloads["annorama-one.json"]).over


@pytest.mark.parametrize("seen_from", ["result", "table"])
def test_the_match_is_deleted_after_a_question(person: Person, seen_from: str) -> None:
    for answer in ("close", "delete"):
        if seen_from == "table" and person.screen == "result":
            person.press("last")
        if seen_from == "table":
            person.press("menu")
        person.press("ask-delete")
        assert "Delete this match for good?" in person.text and person.screen == seen_from
        person.press(answer)
        assert "for good" not in person.text
    assert person.screen == "lobby" and not person.page.storage.items


def test_the_lobby_is_a_link_away(person: Person) -> None:
    person.follow("#/")
    assert person.screen == "lobby" and "Finished 1" in person.text


def test_the_last_action_brings_the_result() -> None:
    match = play_on(anno("hh"), Match.load(over()).length - 1)
    with opened("#/play/one", kept(one=match)) as person:
        person.press("ready")
        act(person, Match.load(over()).log[-1][1])
        assert person.screen == "table", "the last count is looked at first"
        person.press("moment")
        assert person.screen == "result" and "bell" in person.page.sounds


def test_everything_travels_within_the_result_or_within_the_table_but_not_between(
    person: Person,
) -> None:
    (_, shell, _), *_ = elements(person.scene)
    assert shell["data-continuity"] == "one/result"
    person.press("last")
    (_, shell, _), *_ = elements(person.scene)
    assert shell["data-continuity"] == "one/table"
