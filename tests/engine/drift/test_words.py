"""DRIFT's sentences."""

import re
from collections.abc import Iterator

import pytest

from engine.drift import words
from engine.drift.board import MARKERS
from engine.drift.pieces import COINS
from engine.drift.rules import Drift
from engine.drift.types import Action, Event
from engine.language import English, speak
from tests.engine.drift.positions import at_home, new, player, table
from tests.engine.drift.test_refusals import REFUSALS

NAMES = ["Ada", "Bea"]
FAR = player(3, {"3a": "G3"})


def prompt(state: Drift, seat: int | None = 0) -> str:
    return words.prompt(state.view(seat), NAMES)


def test_the_prompt_says_which_coins_are_to_be_placed() -> None:
    state = new(2, 1)
    assert prompt(state) == (
        "Place your copper on the outer land, silver on the middle land and gold on the inner land."
    )
    assert prompt(state, 1) == "Ada is placing coins."
    state.play(("place", "silver", "C1"))
    assert prompt(state) == "Place your copper on the outer land and gold on the inner land."


def test_the_prompt_says_what_can_still_move() -> None:
    state = table(player(0, {"3a": "B1", "2a": "B5", "1a": "B9"}), FAR)
    assert prompt(state) == "Move your III, then your IIs, then your Is, or end your turn."
    assert prompt(state, 1) == prompt(state, None) == "Ada is thinking."
    state.play(("step", "2a", "M3"))
    assert prompt(state) == "Move your Is, pick up or drop a coin, or end your turn."
    state.play(("step", "1a", "B10"))
    assert prompt(state) == "All your pieces are done: end your turn."


def test_D7_the_prompt_warns_of_a_crowded_home() -> None:
    assert "must leave it this turn" in prompt(table(at_home(0), FAR))


def test_the_prompt_at_the_end() -> None:
    state = table(player(0, {"1a": "A0"}, deposited=("copper", "silver", "gold")), FAR)
    assert prompt(state) == "The game is over."


def test_the_opening_tells_the_markers_of_a_scattered_board() -> None:
    state = new(2, 1, {"coins": "scatter"})
    lines = words.opening(state.view(None), NAMES)
    assert len(lines) == 4
    assert lines[1].startswith("Ada draws the ")
    assert lines[3] == f"Round 1: {NAMES[state.turn]} begins."
    assert len(words.opening(new(2, 1).view(None), NAMES)) == 1


EVENTS: list[tuple[Event, str]] = [
    (("placed", 0, "gold", "G1"), "Ada places gold on inner land G1."),
    (("drew", 1, 2), "Bea draws the square: their home is A8."),
    (("round", 3, 1), "Round 3: Bea begins."),
    (("stepped", 0, "3a", "A0", "O0"), "Ada’s III goes to outer river O0."),
    (
        ("attacked", 0, "2a", "B1", "B2", 1, "1a", 3, 1),
        "Ada’s II a beats Bea’s I a on outer land B2, 3 against 1.",
    ),
    (("sent_home", 1, "1a", "B2", "A12", "beaten"), "Bea’s I a goes home."),
    (("stepped", 0, "2b", "A0", "O0"), "Ada’s II b goes to outer river O0."),
    (("sent_home", 0, "3a", "A12", "A0", "displaced"), "Ada’s III must make room and goes home."),
    (("removed", 0, "3a", "A0"), "Ada’s III did not leave its home and is out of the game."),
    (("picked", 0, "1a", "gold", "B1"), "Ada’s I a picks up gold on outer land B1."),
    (("pilfered", 0, "1a", "gold", "A12", 1), "Ada’s I a takes gold from Bea’s repository."),
    (("dropped", 0, "1a", "gold", "M1"), "Ada’s I a drops gold on middle river M1."),
    (("deposited", 0, "1a", "gold", "A0"), "Ada deposits gold."),
    (("returned", 0, "1a", "gold", "A12", 1), "The gold goes back onto Bea’s repository."),
    (("fell", 0, "1a", "gold", "B1"), "Ada’s I a leaves its gold behind on outer land B1."),
    (("drifted", ((0, "3a", "O0", "O1"),), ()), "The rivers drift and carry 1 piece along."),
    (
        ("drifted", ((0, "3a", "O0", "O1"), (1, "1a", "N0", "N1")), (("gold", "O0", "O1"),)),
        "The rivers drift and carry 2 pieces and 1 coin along.",
    ),
    (("drifted", (), ()), "The rivers drift, with nothing on them."),
    (("won", 1), "Bea has copper, silver and gold on their repository and wins."),
    (("limit", 40, (0,)), "Round 40 was the last: Ada wins."),
    (("limit", 40, (0, 1)), "Round 40 was the last: Ada and Bea share the win."),
    (("ended", 0), "Ada ends their turn."),
]

ACTIONS: list[tuple[Action, str]] = [
    (("place", "gold", "G1"), "Place gold on inner land G1"),
    (("step", "3a", "O1"), "Move III to outer river O1"),
    (("attack", "2b", "B1"), "Attack outer land B1 with II b"),
    (("pick", "1a"), "Pick up the coin with I a"),
    (("pick", "1a", "gold"), "Pick up gold with I a"),
    (("drop", "1c"), "Drop I c’s coin"),
    (("end_turn",), "End the turn"),
]


@pytest.mark.parametrize(("event", "said"), EVENTS)
def test_the_log_speaks_names(event: Event, said: str) -> None:
    assert words.sentence(event, NAMES) == said


@pytest.mark.parametrize(("action", "said"), ACTIONS)
def test_actions_as_people_say_them(action: Action, said: str) -> None:
    assert words.describe(action, NAMES) == said


def test_coins_and_markers_have_names() -> None:
    assert tuple(map(words.coin_name, COINS)) == COINS
    assert tuple(map(words.marker_name, range(6))) == MARKERS


def test_doors_are_named_after_their_marks() -> None:
    assert [words.door_name(door) for door in ("X0", "X5", "P2")] == [
        "circle outcrop",
        "star outcrop",
        "gray pip 3",
    ]


def test_pieces_are_listed_by_rank() -> None:
    assert words.pieces_named(["3a", "2a", "2b", "1c"]) == "the III, both IIs and the I"
    assert words.pieces_named(["2b", "1a", "1c"]) == "the II and two Is"
    assert words.pieces_named(["1a", "1b", "1c"]) == "all three Is"


class Shouting(English):
    """A language of capital letters: what stays small did not go through the door."""

    def gettext(self, message: str, /) -> str:
        return re.sub(r"\{\w+\}|.", lambda part: _shout(part[0]), message)

    def ngettext(self, msgid1: str, msgid2: str, n: int, /) -> str:
        return self.gettext(super().ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str, /) -> str:
        return self.gettext(message)


def _shout(part: str) -> str:
    return part if len(part) > 1 else part.upper()


@pytest.fixture
def shouting() -> Iterator[None]:
    speak(Shouting())
    yield
    speak(English())


@pytest.mark.usefixtures("shouting")
def test_every_word_goes_through_the_door_for_languages() -> None:
    said = [words.sentence(event, ["ADA", "BEA"]) for event, _ in EVENTS]
    said += [words.describe(action, NAMES) for action, _ in ACTIONS]
    said += [str(state().why_not(action)) for state, action, _ in REFUSALS]
    for state in (new(2, 1), new(2, 1, {"coins": "scatter"}), table(at_home(0), FAR)):
        said += words.opening(state.view(None), ["ADA", "BEA"])
        said += [words.prompt(state.view(seat), ["ADA", "BEA"]) for seat in (0, 1)]
    for line in said:
        assert re.sub(r" [abc]\b", "", line).isupper(), line
