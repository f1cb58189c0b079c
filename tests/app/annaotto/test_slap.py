"""Hands that come down on an ALL: the order, and what happens when."""

from app.tables.annaotto.slap import SUSPENSE, TOO_EARLY, Slap
from engine.dice import Dice


def started(people: tuple[int, ...], levels: dict[int, str] | None = None) -> tuple[Slap, float]:
    slap = Slap(people, levels or {})
    slap.start(1000.0, Dice(7))
    assert slap.opens is not None
    return slap, slap.opens


def test_O18_the_order_is_that_of_the_presses() -> None:
    slap, bell = started((0, 2, 5))
    assert slap.press(5, bell + 90) and slap.press(0, bell + 120)
    assert slap.order(bell + 200) == [5, 0]
    assert slap.result(bell + 200) == (5, 0, 2)


def test_O18_nothing_is_certain_while_two_hands_are_missing() -> None:
    slap, bell = started((0, 1, 2))
    slap.press(1, bell + 50)
    assert slap.result(bell + 5000) is None


def test_O18_a_hand_counts_once_and_only_of_those_who_play() -> None:
    slap, bell = started((0, 1))
    assert slap.press(0, bell + 50)
    assert not slap.press(0, bell + 20)
    assert not slap.press(4, bell + 60)
    assert slap.result(bell + 60) == (0, 1)


def test_P12_a_hand_that_comes_too_early_counts_later() -> None:
    slap, bell = started((0, 1, 2))
    assert not slap.press(0, bell - 1)
    assert not slap.press(0, bell + 1), "it is down already"
    assert slap.press(1, bell + TOO_EARLY - 1)
    assert slap.order(bell + TOO_EARLY - 1) == [1]
    assert slap.result(bell + TOO_EARLY - 1) is None
    assert slap.result(bell + TOO_EARLY) == (1, 0, 2)


def test_O18_before_anybody_starts_nothing_counts() -> None:
    slap = Slap((0, 1), {})
    assert not slap.press(0, 10.0) and slap.result(10.0) is None


def test_O18_computer_players_are_waited_for() -> None:
    slap, bell = started((1,), {0: "hard", 2: "easy"})
    assert slap.result(bell) is None
    assert slap.press(1, bell + 1)
    first, last = sorted((0, 2), key=slap.down.__getitem__)
    assert slap.result(slap.down[first] - 1) is None
    assert slap.result(slap.down[first]) == (1, first, last)
    late, bell = started((1,), {0: "hard", 2: "easy"})
    assert late.result(bell + 10_000) == (*sorted((0, 2), key=late.down.__getitem__), 1)


def test_O18_everybody_has_a_key() -> None:
    slap, _ = started((1, 3, 4))
    assert [slap.seat_of(key) for key in ("a", "L", "f", "j", "Enter")] == [1, 3, 4, None, None]


def test_O18_the_bell_rings_once_after_the_suspense() -> None:
    slap = Slap((0, 1), {})
    assert slap.due is None and not slap.go_on(5000.0)
    slap.start(1000.0, Dice(7))
    assert slap.due is not None and 1000 + SUSPENSE[0] <= slap.due <= 1000 + SUSPENSE[1]
    assert not slap.go_on(slap.due - 1)
    assert slap.go_on(slap.due) and not slap.go_on(slap.opens or 0)


def test_O18_after_the_bell_people_are_waited_for_without_a_clock() -> None:
    slap, bell = started((0, 1))
    slap.go_on(bell)
    assert slap.due is None


def test_O18_each_hand_of_a_computer_player_has_its_moment() -> None:
    slap, bell = started((1,), {0: "hard", 2: "easy"})
    slap.go_on(bell)
    for seat in sorted((0, 2), key=slap.down.__getitem__):
        assert slap.due == slap.down[seat]
        slap.go_on(slap.due)
        assert slap.order(slap.down[seat])[-1] == seat
    assert slap.result(max(slap.down.values())) is not None


def test_O18_the_order_is_told_once_and_at_once() -> None:
    slap, bell = started((0, 1))
    slap.go_on(bell)
    assert slap.told(bell + 99) is None
    slap.press(1, bell + 100)
    assert slap.told(bell + 110) == (1, 0)
    assert slap.told(bell + 110) is None and slap.due is None


def test_O18_a_hand_that_beats_the_clock_to_the_bell_counts() -> None:
    """The page may be busy when the bell is due: what counts is when the finger came down."""
    slap, bell = started((0, 1))
    assert slap.press(0, bell + 5)
    assert slap.go_on(bell + 30) and slap.told(bell + 30) == (0, 1)
