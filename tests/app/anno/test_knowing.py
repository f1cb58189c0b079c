"""What one may know is shown: points on plates, what was seen, the new card, the draw."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from app.tables.anno.seen import months_left, unseen
from app.tables.kit.colours import COLOURS
from engine import Match, Player, games
from engine.anno.cards import DECK, MONTHS
from tests.app.fakes import Person, inside, opened, words
from tests.app.laid import anno, kept, session_of
from tests.engine.anno.positions import position


@contextmanager
def at_the_table(kinds: str = "he", **fields: Any) -> Iterator[Person]:
    state = position("Q2 M05 D31", "Q1 M01", board={"M04": "D30"}, **fields)
    players = [
        Player(name, colour, "human" if kind == "h" else "easy")
        for name, colour, kind in zip(("Anna", "Otto"), COLOURS, kinds, strict=False)
    ]
    match = Match(games()["anno"], players, 1, {"mensises": 3}, position=state.dump())
    with opened("#/play/one", kept(one=match)) as person:
        if person.screen == "handover":
            person.press("ready")
        yield person


def test_points_of_this_mensis_and_in_all_are_on_every_plate() -> None:
    sheet = [[[40, 5], [10, 30]]]
    with at_the_table(sheet=sheet, mensis=2, options={"mensises": 3}) as person:
        plates = person.all(lambda a: str(a.get("data-thing", "")).startswith("plate:"))
        shown = {a["data-thing"]: words([t, a, *c]) for t, a, c in plates}
        assert "−5" in shown["plate:0"] and "35" in shown["plate:0"]
        assert "−15" in shown["plate:1"] and "−20" in shown["plate:1"]
        named = [str(a.get("aria-label")) for _, a, _ in person.all(lambda a: "aria-label" in a)]
        assert "Anna: 3 cards in hand, −5 in this mensis, 35 in all" in named
        assert "Otto: 3 cards in hand, −15 in this mensis, −20 in all" in named


def test_A26_what_was_seen_is_a_tap_away() -> None:
    with at_the_table(burned=[[0, "ZLEO"], [1, "Q3"]]) as person:
        person.press("seen")
        text = person.text
        assert "Still unseen: 9 months" in text and "2 of Spring" not in text
        own = [a for _, a, _ in person.all(lambda a: a.get("aria-label") == "Leo")]
        assert own, "the own burned card"
        assert person.all(lambda a: a.get("aria-label") == "Leo: 0 unseen")
        assert person.all(lambda a: a.get("aria-label") == "third quarter: 3 unseen")
        person.press("close")
        assert "Still unseen" not in person.text


def test_A26_what_is_unseen_is_all_that_the_view_does_not_show() -> None:
    for seed in range(3):
        match = anno("hhh", seed=seed)
        view = match.state.view(0)
        hidden = view["deck"] + sum(view["counts"]) - view["counts"][0]
        assert sum(unseen(view).values()) == hidden
        assert sum(unseen(view)[month] for month in MONTHS) <= 12 and len(DECK) == 73


def test_the_months_that_are_left_are_said_by_season() -> None:
    from collections import Counter

    left = Counter({"M03": 1, "M04": 1, "M07": 1, "Q1": 3})
    assert months_left(left) == "Still unseen: 3 months (2 of Spring and 1 of Summer)."
    assert months_left(Counter({"Q1": 1})) == "You have seen all twelve months."


def test_A19_the_new_card_is_shown_before_the_tablet_goes_on_and_marked_at_the_next_turn() -> None:
    with at_the_table("hh", phase="burn", deck="D30 ZLEO") as person:
        person.tap("hand:Q2")
        person.press("confirm")
        assert person.screen == "table" and "You took Leo." in person.text
        assert person.all(lambda a: a.get("class") == "new-card")
        person.wait(5)
        assert person.screen == "handover" and "Leo" not in person.text
        person.press("ready")
        assert not person.all(lambda a: a.get("class") == "fresh"), "Otto has drawn nothing yet"
    with at_the_table(burned=[[0, "Q1"]]) as person:
        new = person.all(lambda a: a.get("data-drag") == "hand")
        marks = [any(a.get("class") == "fresh" for _, a, _ in inside(one)) for one in new]
        assert marks == [False, False, True], "the last that came"
        assert session_of(person).viewer == 0


def test_A2_the_draw_for_the_deal_and_the_name_of_the_eight_are_on_the_table() -> None:
    with opened("#/play/one", kept(one=anno("he"))) as person:
        assert "Community Eight" in person.text
        assert "drew this, and deals" in person.text and "drew this for the deal" in person.text
        person.page.room = (694, 286)
        person.page.send("resize", {})
        assert "The draw:" in person.text and "deals" in person.text, "on a flat phone, too"


def test_A6_without_a_month_the_prompt_says_what_to_hope_for() -> None:
    state = position("Q2 Q1 D31", "Q1")
    players = [Player("Anna", COLOURS[0]), Player("Otto", COLOURS[1], "easy")]
    match = Match(games()["anno"], players, 1, {"mensises": 1}, position=state.dump())
    with opened("#/play/one", kept(one=match)) as person:
        assert person.prompt.startswith("You have no month yet: burn a card")
        person.tap("pass")
        assert person.prompt.startswith("You matched nothing.")
        person.tap_in_vain("community:Q1")
        assert "you matched nothing" in person.toast and "Sorting" not in person.toast


def test_anothers_board_opens_large_by_a_tap() -> None:
    boards = [[{"month": "M04", "cards": []}], [{"month": "M02", "cards": ["Q1"]}]]
    with at_the_table(boards=boards) as person:
        person.press("board", info="board:1")
        assert person.all(lambda a: "big-board" in str(a.get("class")))
