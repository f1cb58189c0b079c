"""DRIFT's sentences."""

import re

import pytest

from engine.drift import words
from tests.engine.drift.positions import GAME, at_home, player, refused, table

NAMES = ["Ada", "Bea"]
FAR = player(3, {"3a": "G3"})


def prompt(state, seat: int | None = 0) -> str:
    return words.prompt(state.view(seat), NAMES)


def test_the_prompt_says_which_coins_are_to_be_placed() -> None:
    state = GAME.new(2, 1)
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
    assert prompt(state) == "All your pieces have moved: end your turn."


def test_D7_the_prompt_warns_of_a_crowded_home() -> None:
    assert "must leave it this turn" in prompt(table(at_home(0), FAR))


def test_the_prompt_at_the_end() -> None:
    state = table(player(0, {"1a": "A0"}, deposited=("copper", "silver", "gold")), FAR)
    assert prompt(state) == "The game is over."


def test_the_opening_tells_the_markers_of_a_scattered_board() -> None:
    state = GAME.new(2, 1, {"coins": "scatter"})
    lines = words.opening(state.view(None), NAMES)
    assert len(lines) == 4
    assert lines[1].startswith("Ada draws the ")
    assert lines[3] == f"Round 1: {NAMES[state.turn]} begins."
    assert len(words.opening(GAME.new(2, 1).view(None), NAMES)) == 1


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (("placed", 0, "gold", "G1"), "Ada places gold on inner land G1."),
        (("drew", 1, 2), "Bea draws the square: home is A8."),
        (("stepped", 0, "3a", "A0", "O0"), "Ada’s III goes to outer river O0."),
        (
            ("attacked", 0, "2a", "B1", "B2", 1, "1a", 3, 1),
            "Ada’s II beats Bea’s I on outer land B2, 3 against 1.",
        ),
        (("sent_home", 1, "1a", "B2", "A12", "beaten"), "Bea’s I goes home."),
        (
            ("sent_home", 0, "3a", "A12", "A0", "displaced"),
            "Ada’s III must make room and goes home.",
        ),
        (("removed", 0, "3a", "A0"), "Ada’s III did not leave the home: out of the game."),
        (("picked", 0, "1a", "gold", "B1"), "Ada’s I picks up gold on outer land B1."),
        (("pilfered", 0, "1a", "gold", "A12", 1), "Ada’s I takes gold from Bea’s repository."),
        (("dropped", 0, "1a", "gold", "M1"), "Ada’s I drops gold on middle river M1."),
        (("deposited", 0, "1a", "gold", "A0"), "Ada deposits gold."),
        (("returned", 0, "1a", "gold", "A12", 1), "The gold goes back on Bea’s repository."),
        (("fell", 0, "1a", "gold", "B1"), "The gold of Ada’s I stays on outer land B1."),
        (("drifted", ((0, "3a", "O0", "O1"),), ()), "The rivers drift, with 1 piece."),
        (
            ("drifted", (0, 0), (("gold", "O0", "O1"),)),
            "The rivers drift, with 2 pieces and 1 coin.",
        ),
        (("drifted", (), ()), "The rivers drift, empty."),
        (("won", 1), "Bea has copper, silver and gold on the repository and wins."),
        (("limit", 40, (0,)), "Round 40 was the last: Ada wins."),
        (("limit", 40, (0, 1)), "Round 40 was the last: Ada and Bea share the win."),
        (("ended", 0), "Ada ends the turn."),
    ],
)
def test_the_log_speaks_names(event: tuple, sentence: str) -> None:
    assert words.sentence(event, NAMES) == sentence


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (("place", "gold", "G1"), "Place gold on inner land G1"),
        (("step", "3a", "O1"), "Move III to outer river O1"),
        (("attack", "2b", "B1"), "Attack outer land B1 with II b"),
        (("pick", "1a"), "Pick up the coin with I a"),
        (("pick", "1a", "gold"), "Pick up gold with I a"),
        (("drop", "1c"), "Drop the coin of I c"),
        (("end_turn",), "End the turn"),
    ],
)
def test_actions_as_people_say_them(action: tuple, said: str) -> None:
    assert words.describe(action, NAMES) == said


def test_every_refusal_names_its_rule_and_number() -> None:
    for rule in set(words._REFUSALS) - {"action"}:
        sentence = words.no(rule, "3 + 2 = 5", "4")
        assert re.match(r"^[A-Z][^()]+ \(D\d+\): .+\.$", sentence)
        assert f"({rule.split()[0]})" in sentence


@pytest.mark.parametrize(
    "nonsense",
    [("fly", "3a"), ("step", "9z", "B1"), ("step", "3a", "Q1"), ("pick", "1a", "brass"), ("drop",)],
)
def test_nonsense_is_no_action(nonsense: tuple) -> None:
    assert refused(table(at_home(0), FAR), *nonsense) == "That is no action of DRIFT."


def test_pieces_are_listed_by_rank() -> None:
    assert words.pieces_named(["3a", "2a", "2b", "1c"]) == "the III, two IIs and the I"
