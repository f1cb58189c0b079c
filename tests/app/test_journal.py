"""What a killed browser had not yet written is found again."""

from __future__ import annotations

from app.browser.journal import BASE, DELETE, PLAY, UNDO, Change, recovered
from engine import Match, Player, games


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
