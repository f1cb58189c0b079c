"""What a table asks of a view."""

from engine.santyanno.queries import committed, passing, searching
from tests.engine.santyanno.positions import position, race


def test_who_searches_and_who_has_committed_is_no_secret() -> None:
    state = race()
    state.play(("board", 3, 1_000), 1)
    state.play(("late",), 0)
    rest = list(range(2, state.seats))
    for seat in (0, 1, None):
        assert searching(state.view(seat)) == rest
        assert committed(state.view(seat)) == [0, 1]


def test_nobody_searches_outside_a_race() -> None:
    assert searching(position().view(0)) == []


def test_S15_the_option_says_whether_the_tablet_is_passed_on() -> None:
    assert not passing(position().view(0))
    state = position(options={"play": "pass"})
    assert passing(state.view(None))
