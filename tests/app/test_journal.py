"""What a killed browser had not yet written is found again."""

from __future__ import annotations

import pytest

from app.browser.journal import BASE, DELETE, PLAY, UNDO, Change, recovered
from app.browser.store import ARCHIVE, MATCHES, Store
from engine import Match, Player, games
from tests.app.fake_storage import FakeJournal, FakeStorage
from tests.app.fakes import awaited


def a_match() -> Match:
    players = [Player("Anna", "red"), Player("Otto", "blue")]
    return Match(games()["anno"], players, 4, {"mensises": 1})


def base(match: Match) -> Change:
    return Change("x", match.revision, BASE, match.save_text())


def played(match: Match) -> Change:
    seat, action = match.state.actors[0], match.state.legal()[-1]
    match.play(action, seat)
    return Change("x", match.revision, PLAY, [seat, list(action)])


def test_a_save_and_what_came_after_it() -> None:
    match = a_match()
    changes = [base(match), *(played(match) for _ in range(9))]
    found = recovered(changes)
    assert found and found.save() == match.save() | {"updated": 0}


def test_an_undo_is_a_change_like_any_other() -> None:
    match = a_match()
    changes = [base(match), Change("x", 1, PLAY, [match.state.actors[0], ["pass"]])]
    match.play(("pass",))
    match.undo()
    changes.append(Change("x", match.revision, UNDO))
    found = recovered(changes)
    assert found and found.length == 0 and found.revision == 2


def test_a_gap_ends_what_can_be_known() -> None:
    match = a_match()
    changes = [base(match), *(played(match) for _ in range(6))]
    del changes[4]
    found = recovered(changes)
    assert found and found.revision == 3


def test_the_newest_whole_save_counts() -> None:
    match = a_match()
    changes = [base(match), played(match), played(match)]
    changes += [base(match), played(match)]
    found = recovered(changes)
    assert found and found.revision == match.revision == 3


def test_where_the_newest_is_broken_the_generation_before_is_there() -> None:
    match = a_match()
    changes = [base(match), played(match), played(match)]
    changes.append(Change("x", 2, BASE, match.save_text()[:200]))
    changes.append(played(match))
    found = recovered(changes)
    assert found and found.revision == 3


def test_two_courses_of_one_match_are_never_mixed() -> None:
    """A table that was opened before its match was found again may have gone on by itself."""
    one, other = a_match(), a_match()
    changes = [base(one), played(one), played(one), base(other)]
    while other.revision < 3:
        seat = other.state.actors[0]
        action = other.state.legal(seat)[0]
        other.play(action, seat)
        changes.append(Change("x", other.revision, PLAY, [seat, list(action)]))
    one.play(other.log[-1][1], other.log[-1][0])
    assert one.log != other.log, "it would be legal there, too"
    found = recovered(changes)
    assert found and found.revision == 3 and found.log == other.log


def test_an_action_that_is_not_legal_ends_it() -> None:
    match = a_match()
    changes = [base(match), played(match)]
    changes.append(Change("x", 2, PLAY, [0, ["nonsense"]]))
    changes.append(Change("x", 3, PLAY, "rubbish"))
    found = recovered(changes)
    assert found and found.revision == 1


def test_a_deleted_match_does_not_come_back() -> None:
    match = a_match()
    changes = [base(match), played(match), Change("x", 2, DELETE)]
    assert recovered(changes) is None
    assert recovered([]) is None
    assert recovered([Change("x", 1, BASE, "nothing")]) is None


@pytest.mark.parametrize("full", [False, True])
def test_what_is_found_is_told_anew_for_the_next_kill(full: bool) -> None:
    """The journal drops what is old, and the storage is on disk only after a minute."""
    storage, journal, match = FakeStorage(), FakeJournal(), a_match()
    journal.changes = [base(match), played(match), played(match)]
    storage.full = full
    assert awaited(Store(storage, journal).recover()) == ["x"]
    assert (MATCHES + "x" in storage.items) != full
    told = journal.changes[3:]
    assert [(change.kind, change.revision) for change in told] == [(BASE, 2)]
    found = recovered(told)
    assert found and found.length == 2


@pytest.mark.parametrize("place", [MATCHES, ARCHIVE])
def test_a_deletion_is_told_anew_for_the_next_kill(place: str) -> None:
    storage, journal = FakeStorage(), FakeJournal()
    journal.changes = [Change("x", 7, DELETE)]
    storage.items[place + "x"] = a_match().save_text()
    assert awaited(Store(storage, journal).recover()) == ["x"]
    assert storage.items == {}
    assert journal.changes == [Change("x", 7, DELETE)] * 2


def test_a_deletion_that_nothing_came_back_from_is_no_news() -> None:
    """Nobody is told that something was found, and the tombstone grows old."""
    journal = FakeJournal()
    journal.changes = [Change("x", 7, DELETE)]
    assert awaited(Store(FakeStorage(), journal).recover()) == []
    assert journal.changes == [Change("x", 7, DELETE)]
