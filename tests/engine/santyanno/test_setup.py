"""S9 and S10: the table is set."""

from collections import Counter

import pytest

from engine import Match, Player, checksum
from engine.dice import Dice
from engine.santyanno import GAME
from engine.santyanno.cards import BASIC, EVENT_DECK, EXPERT
from engine.santyanno.rules import _in_number_order
from tests.engine.santyanno.positions import EVENTS
from tests.engine.santyanno.positions import EXPERT as EXPERT_LEVEL


@pytest.mark.parametrize("seats", range(3, 9))
def test_S9_three_to_eight_players_and_always_eight_ships(seats: int) -> None:
    dump = GAME.new(seats, 5).dump()
    assert sorted(dump["table"]) == list(range(1, 9))
    assert len(dump["pirates"]) == seats
    assert (dump["round"], dump["phase"], dump["cards"], dump["event"]) == (1, "ready", [], None)
    assert dump["coins"] == [[]] * seats
    assert dump["boarded"] == [None] * seats


@pytest.mark.parametrize("seats", [2, 9])
def test_S9_not_with_fewer_or_more(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 8 players"):
        GAME.new(seats, 1)


@pytest.mark.parametrize(
    ("seats", "places"),
    [
        (3, [0, 2, 5]),
        (4, [0, 2, 4, 6]),
        (5, [0, 1, 3, 4, 6]),
        (6, [0, 1, 2, 4, 5, 6]),
        (7, [0, 1, 2, 3, 4, 5, 6]),
        (8, [0, 1, 2, 3, 4, 5, 6, 7]),
    ],
)
def test_S9_each_starts_on_the_ship_in_front_of_the_seat(seats: int, places: list[int]) -> None:
    dump = GAME.new(seats, 3).dump()
    assert dump["pirates"] == [dump["table"][place] for place in places]


def test_S9_the_ring_is_random() -> None:
    rings = {tuple(GAME.new(3, seed).dump()["table"]) for seed in range(200)}
    assert len(rings) > 190
    assert {ring[0] for ring in rings} == set(range(1, 9))


@pytest.mark.parametrize("turned", range(8))
def test_S9_T6_the_ring_never_reads_1_to_8_in_either_direction(turned: int) -> None:
    numbers = [1, 2, 3, 4, 5, 6, 7, 8]
    ring = numbers[turned:] + numbers[:turned]
    assert _in_number_order(ring)
    assert _in_number_order(ring[::-1])
    ring[0], ring[1] = ring[1], ring[0]
    assert not _in_number_order(ring)


def test_S10_basic_is_the_37_basic_cards_shuffled() -> None:
    decks = [GAME.new(3, seed).dump()["deck"] for seed in (1, 2)]
    for deck in decks:
        assert Counter(deck) == Counter(BASIC)
    assert decks[0] != decks[1]


def test_S10_expert_takes_10_basic_cards_out_and_shuffles_15_in() -> None:
    taken = set()
    for seed in range(60):
        deck: Counter[str] = Counter(GAME.new(3, seed, EXPERT_LEVEL).dump()["deck"])
        assert deck.total() == 42
        assert Counter(EXPERT) <= deck
        out = Counter(BASIC) - deck
        assert out.total() == 10
        taken |= set(out)
    assert taken == set(BASIC)


def test_S10_expert_cards_lie_anywhere_in_the_deck() -> None:
    tops = {GAME.new(3, seed, EXPERT_LEVEL).dump()["deck"][-1] for seed in range(80)}
    assert tops & set(EXPERT) and tops & set(BASIC)


def test_S10_events_are_six_cards_with_expert_and_none_without() -> None:
    assert Counter(GAME.new(3, 1, EVENTS).dump()["events"]) == Counter(EVENT_DECK)
    assert GAME.new(3, 1, EXPERT_LEVEL).dump()["events"] == []


@pytest.mark.parametrize("options", [{"events": True}, {"events": True, "level": "basic"}])
def test_S10_events_with_basic_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"S10.*expert cards only"):
        GAME.new(3, 1, options)
    with pytest.raises(ValueError, match="S10"):
        GAME.load(GAME.new(3, 1).dump() | {"options": options})


def test_S10_the_defaults() -> None:
    assert GAME.new(3, 1).dump()["options"] == {
        "level": "basic",
        "events": False,
        "laps": False,
        "loot": "hidden",
        "play": "around",
        "countdown": True,
        "pace": 0,
    }


def test_S10_pace_is_0_or_1_to_10_seconds_in_half_seconds() -> None:
    choices = next(option for option in GAME.options if option.name == "pace").choices
    assert choices == (0, *range(1000, 10001, 500))
    for pace in (1, 500, 1250, 10_500, True, "2000"):
        with pytest.raises(ValueError, match="Computer players"):
            GAME.new(3, 1, {"pace": pace})


def test_S10_a_save_of_the_first_rules_has_the_countdown_and_no_pace() -> None:
    from_then = Match(GAME, [Player(name, "red") for name in "ABC"], 4).save()
    del from_then["options"]["countdown"], from_then["options"]["pace"]
    without = checksum(GAME.new(3, 4), ["countdown", "pace"])
    match = Match.load(from_then | {"rules": 1, "checksum": without})
    assert not match.differs and match.options["countdown"] is True and match.options["pace"] == 0


@pytest.mark.parametrize(
    "option",
    [{"laps": True}, {"loot": "open"}, {"play": "pass"}, {"countdown": False}, {"pace": 2500}],
)
def test_S10_the_other_options_change_nothing_of_the_deal(option: dict[str, object]) -> None:
    plain, other = GAME.new(5, 9).dump(), GAME.new(5, 9, option).dump()
    assert {**plain, "options": None} == {**other, "options": None}


def test_S10_hidden_loot_is_a_matter_of_drawing() -> None:
    dump = GAME.new(3, 1, {"loot": "hidden"}).dump() | {"coins": [[5], [4, 4], []]}
    assert GAME.load(dump).view(2)["coins"] == [[5], [4, 4], []]


def test_S9_all_chance_is_the_seeds() -> None:
    assert GAME.new(4, 0, EVENTS).dump() == GAME.new(4, 0, EVENTS).dump()
    state = GAME.new(4, 0, EVENTS)
    before = state.dice.state
    state.play(("cast_off",))
    assert state.dice.state == before != Dice(0).state
