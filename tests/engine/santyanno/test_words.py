"""The sentences: cards, prompts, the log."""

import pytest

from engine.santyanno import words
from engine.santyanno.cards import CARDS, EVENTS
from engine.santyanno.types import Event
from tests.engine.santyanno.positions import NAMES, position, race, resolved, right


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("E:hull", "Hull"),
        ("E:nest-R", "Crow’s-nest, but not red"),
        ("C:Y", "Yellow"),
        ("N:all", "First letter"),
        ("N:-P", "First letter, but not P"),
        ("+3", "+3 or −5"),
        ("H:R2", "Helm, 2 counter-clockwise"),
        ("D:nest-hull", "Crow’s-nest and hull, swapped"),
        ("COCO", "Coco"),
        ("E:sails-B", "Sails, but not blue"),
        ("H:L1", "Helm, 1 clockwise"),
        ("bermuda", "Bermuda Triangle"),
    ],
)
def test_cards_have_names(code: str, name: str) -> None:
    assert words.card_name(code) == name


def test_no_two_cards_have_the_same_name_or_help() -> None:
    codes = [*CARDS, *EVENTS]
    assert len({words.card_name(code) for code in codes}) == len(codes)
    assert len({words.card_help(code) for code in codes}) == len(codes)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("E:sails", "Go to the other ship whose sails have the same colour."),
        ("E:sails-G", "If yours are green, stay."),
        ("C:B", "Go to the other ship where it is blue, too."),
        ("H:L1", "Go 1 place clockwise around the table."),
        ("H:R3", "Go 3 places counter-clockwise around the table."),
        ("D:nest-hull", "the colours of your crow’s-nest and hull are swapped."),
        ("whirlwind", "Read the 4th card before the 3rd."),
    ],
)
def test_cards_have_help(code: str, told: str) -> None:
    assert words.card_help(code).endswith(told)


def test_card_help_says_who_stays() -> None:
    assert words.card_help("E:hull-R") == (
        "Go to the other ship whose hull has the same colour. If yours is red, stay."
    )
    assert words.card_help("N:-V").endswith("If yours is V, stay.")
    assert words.card_help("+3") == "Go to the ship whose number is 3 higher, or 5 lower."


def test_prompts_follow_the_phases() -> None:
    assert "Round 3 of 5" in words.prompt(position(round=3).view(0), NAMES)
    state = race(4)
    assert words.prompt(state.view(0), NAMES).startswith("Start on the Paradise,")
    state.play(("board", 1, 5), 0)
    assert words.prompt(state.view(0), NAMES) == "Bea, Cleo and Dora are still searching."
    state.play(("late",), 1)
    state.play(("board", 1, 5), 2)
    assert words.prompt(state.view(None), NAMES) == "Dora is still searching."
    assert "split the loot" in words.prompt(resolved(["late"] * 3).view(0), NAMES)
    assert "over" in words.prompt(position(phase="over").view(0), NAMES)


def test_the_log_tells_a_round() -> None:
    state = position(deck=["+1", "+2", "+3", "+4", "+7"])
    told = state.play(("cast_off",))
    told += state.play(("board", right(0, 0)[0], 12_399), 0)
    told += state.play(("late",), 1)
    told += state.play(("board", 1, 61_000), 2)
    told += state.play(("split",))
    assert [line for event, _ in told if (line := words.sentence(event, NAMES))] == [
        "Round 1: cast off! 5 cards are face up.",
        "Ada has boarded a ship.",
        "Bea boards no ship this round.",
        "Only Cleo is still searching: 5, 4, 3, 2, 1 …",
        "Cleo has boarded a ship.",
        "Round 1: now see where the cards lead.",
        "Ada finds the Revenge in 12.3 s: 5 ducats.",
        "Cleo boards the Paradise in 61.0 s, but Beauty is on the Vendetta.",
        "Bea is on no ship; The Brain is on the Royal.",
        "Round 2: everybody starts where their pirate is now.",
    ]


def test_the_log_begins_with_the_ring_and_the_crew() -> None:
    ring, crew = words.opening(position().view(None), NAMES[:3])
    assert ring.startswith("Around the table, clockwise: Sahara, Vendetta, Paradise, Viper,")
    assert "Bea as The Brain on the Viper" in crew


def test_S13_in_the_log_nobody_learns_where_before_the_split() -> None:
    told = race().play(("board", 5, 100), 0)
    assert all("Viper" not in (words.sentence(event, NAMES) or "") for event, _ in told)


def test_an_event_is_named_at_cast_off() -> None:
    line = words.sentence(("cast_off", 2, ("+1",) * 6, "bermuda"), NAMES)
    assert line == "Round 2: cast off! 6 cards are face up, with this event: Bermuda Triangle."


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (("found", 1, 5, 900, 1), "Bea finds the Viper in 0.9 s: 1 ducat."),
        (("found", 1, 5, 900, 0), "Bea finds the Viper in 0.9 s, but no coin is left."),
        (("honour", 0, "captain", 1), "Ada is captain with 1 ducat."),
        (("honour", 2, "mate", 12), "Cleo is first mate with 12 ducats."),
        (("over",), "The fifth round is over."),
        (("cast_off", 5, ("+1",), ""), "Round 5: cast off! 1 card is face up."),
    ],
)
def test_the_log_counts_in_words(event: Event, line: str) -> None:
    assert words.sentence(event, NAMES) == line


def test_actions_are_described() -> None:
    assert words.describe(("board", 8, 0), NAMES) == "Board the Santy Anno"
    assert words.describe(("late",), NAMES) == "Give up this round"


def test_nonsense_is_no_action() -> None:
    for action in (("swim",), ("board",), ("board", 1), ("late", 1), ("split", 2)):
        assert race().why_not(action) == "That is no action of this game."
