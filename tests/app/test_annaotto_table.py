"""What lies behind ANNAOTTO's drawing: hands that come down, cards that keep their names, room."""

from __future__ import annotations

import pytest

from app.tables import Frame
from app.tables.annaotto import zones
from app.tables.annaotto.layout import FINGER, fingers, layout
from app.tables.annaotto.slapping import TOO_EARLY, Slap
from app.tables.annaotto.tracking import Tracker, Tracking
from app.tables.annaotto.zones import edges
from app.tables.kit.box import Box
from engine import Match, Player, bots, games
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


def test_O18_too_early_is_held_up() -> None:
    slap, bell = started((0, 1, 2))
    assert not slap.press(0, bell - 1)
    assert not slap.press(0, bell + TOO_EARLY - 1)
    assert slap.press(0, bell + TOO_EARLY)


def test_O18_before_anybody_starts_nothing_counts() -> None:
    slap = Slap((0, 1), {})
    assert not slap.press(0, 10.0) and slap.result(10.0) is None


def test_O18_computer_players_are_waited_for() -> None:
    slap, bell = started((1,), {0: "hard", 2: "easy"})
    assert slap.result(bell) is None
    assert slap.press(1, bell + 1)
    assert slap.result(bell + 1) == (1, *(s for s in sorted((0, 2), key=slap.down.__getitem__)))
    late, bell = started((1,), {0: "hard", 2: "easy"})
    assert late.result(bell + 10_000) == (*sorted((0, 2), key=late.down.__getitem__), 1)


def test_O18_everybody_has_a_key() -> None:
    slap, _ = started((1, 3, 4))
    assert [slap.seat_of(key) for key in ("a", "L", "f", "j", "Enter")] == [1, 3, 4, None, None]


def test_cards_keep_their_names_through_a_match() -> None:
    players = [Player(f"P{n}", "red") for n in range(3)]
    match, dice, tracking = Match(games()["annaotto"], players, 3), Dice(3), Tracking()
    sides: dict[str, set[str]] = {}
    while not match.over and match.length < 300:
        match.play(dice.choice(match.state.legal()))
        tracker = tracking.up_to(3, 8, match.history)
        at = match.state.dump()
        for keys, hand in zip(tracker.hands, at["hands"], strict=True):
            for key, card in zip(keys, hand, strict=True):
                assert sides.setdefault(key, set(card)) == set(card)
        assert at["discard"][-1][0] in sides.setdefault(tracker.top, set(at["discard"][-1]))
    assert match.length > 30


def test_names_are_found_again_after_going_back() -> None:
    match = Match(games()["annaotto"], [Player("A", "red"), Player("B", "blue")], 5)
    dice, tracking = Dice(5), Tracking()
    for _ in range(20):
        match.play(dice.choice(match.state.legal()))
    whole = [hand[:] for hand in tracking.up_to(2, 8, match.history).hands]
    assert tracking.up_to(2, 8, match.history[:4]).hands != whole
    assert tracking.up_to(2, 8, match.history).hands == whole
    assert Tracker(2, 8).top != Tracker(2, 8).draw


SIZES = [(1180, 692), (820, 1052), (390, 668), (844, 286), (1440, 772)]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("others", range(1, 6))
def test_no_part_of_the_table_lies_over_another(width: int, height: int, others: int) -> None:
    for cards in (1, 8, 20):
        parts = layout(width, height, others, cards)
        boxes = [*parts.others, parts.centre, parts.hand]
        for number, one in enumerate(boxes):
            assert one.x >= 0 and one.y >= 0
            assert one.x + one.width <= width and one.y + one.height <= height
            assert all(apart(one, other) for other in boxes[number + 1 :])
        size, spots = fingers(parts.own_cards, cards, 150, 8)
        assert len(spots) == cards and size >= FINGER


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("people", range(1, 7))
def test_O18_every_hand_has_a_zone_of_its_own(width: int, height: int, people: int) -> None:
    zones = [box for box, _ in edges(width, height, people)]
    assert len(zones) == people
    for number, one in enumerate(zones):
        assert min(one.width, one.height) >= 60
        assert all(apart(one, other) for other in zones[number + 1 :])


def apart(a: Box, b: Box) -> bool:
    return (
        a.x + a.width <= b.x + 0.01
        or b.x + b.width <= a.x + 0.01
        or a.y + a.height <= b.y + 0.01
        or b.y + b.height <= a.y + 0.01
    )


def test_O18_where_only_computer_players_slap_nobody_needs_a_zone() -> None:
    """A table of computer players alone can be watched through an ALL."""
    game = games()["annaotto"]
    players = [Player("A", "red", "hard"), Player("B", "blue", "hard")]
    for seed in range(60):
        match = Match(game, players, seed)
        while not match.over:
            seat = match.state.actors[0]
            legal = match.state.legal(seat)
            view = match.state.view(seat)
            if view["phase"] == "slap":
                frame = Frame(width=1180, height=690, names=match.names, colours=["red", "blue"])
                slap = Slap((), {0: "hard", 1: "hard"})
                assert zones.draw(match.state.view(None), frame, slap, 0.0)[0] == "svg"
                return
            chosen = bots.decide(game, "easy", view, legal, bots.dice_for(seed, seat, match.length))
            match.play(chosen or legal[0], seat)
    raise AssertionError("no ALL was laid")
