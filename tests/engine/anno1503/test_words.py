"""Refusals, prompts and the log: something true and readable for everything."""

from itertools import product

import pytest

from engine import Match, Player
from engine.anno1503 import words
from engine.anno1503.board import PLACE
from engine.anno1503.names import tile_name
from engine.anno1503.pieces import BUILDINGS, FACE_DOWN
from engine.dice import Dice
from engine.game import Action
from tests.engine.anno1503.tabletop import (
    COMMODITIES,
    GAME,
    GameState,
    position,
)

NAMES = ["Ada", "Bea", "Cleo", "Dora"]


ALONE = ("roll", "ship", "pioneer", "end_building", "end_turn", "claim", "leave")


def conceivable() -> list[Action]:
    """Everything that has the form of an action, with a little beyond the edges."""
    small = range(-1, 9)
    return [
        *((verb,) for verb in ALONE),
        *((verb, c) for verb in ("take", "buy", "discard") for c in COMMODITIES),
        *(("pioneer", kind) for kind in BUILDINGS),
        *((verb, n) for verb in ("promote", "claim") for n in small),
        *(("sell", n, c) for n, c in product(small, COMMODITIES)),
        *((verb, n, s) for verb, n, s in product(("sail", "explore"), range(-1, 3), PLACE)),
        ("give_up", "agreement"),
        *(("give_up", "outpost", n) for n in small),
    ]


EVERYTHING = conceivable()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_refused_is_exactly_what_is_not_legal(seats: int) -> None:
    state, dice = GAME.new(seats, 12), Dice(3)
    for step in range(600):
        if not state.actors:
            break
        legal = state.legal()
        if step % 6 == 0:
            assert {a for a in EVERYTHING if state.why_not(a) is None} == set(legal)
        state.play(dice.choice(legal))


def test_every_refusal_of_a_conceivable_action_names_its_rule() -> None:
    state, dice = GAME.new(3, 2), Dice(4)
    for step in range(400):
        if not state.actors:
            break
        if step % 20 == 0:
            for action in EVERYTHING:
                reason = state.why_not(action)
                assert reason is None or "(I" in reason, (action, reason)
        state.play(dice.choice(state.legal()))


@pytest.mark.parametrize(
    "nonsense",
    [
        ("fly",),
        ("take",),
        ("take", "salt"),
        ("pioneer", "castle"),
        ("pioneer", 4),
        ("sail", 0),
        ("sail", 0, "r9c9"),
        ("sail", "0", "r1c0"),
        ("promote", "1"),
        ("give_up", "ship"),
        ("roll", 6),
        ("sell", 1, ("stone",)),
    ],
)
def test_nonsense_is_no_action(nonsense: Action) -> None:
    assert position({}, {}).why_not(nonsense) == "That is no action of this game."


def test_every_event_and_action_has_its_words() -> None:
    for seed in range(6):
        state, dice = GAME.new(2 + seed % 3, seed), Dice(seed)
        for _ in range(700):
            if not state.actors:
                break
            for action in state.legal():
                assert words.describe(action, NAMES) != action[0]
            for event, _ in state.play(dice.choice(state.legal())):
                said = words.sentence(event, NAMES)
                assert said is not None and said.endswith((".", "!")), event


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (("rolled", 0, 4), "Ada rolls a 4."),
        (("event", "fortune", 5), "Good Fortune!"),
        (("empty", 1), "Bea finds the stack empty and takes nothing."),
        (("spared", 0, "fire"), "Ada has a Fire Station: the fire does no harm."),
        (("paid", 0, "pirates", 3), "Ada pays the pirates 3 gold."),
        (("gave_up", 1, "outpost:spice", 2), "Bea cannot pay and gives up a spice outpost."),
        (("laid", "r0c11"), "A new island tile lies face down at L1."),
        (
            ("lost", 0, 5, "settler", "market_hall"),
            "Ada cannot pay and loses the settler on space 5 and its Market Hall.",
        ),
        (("recruited", 0, 4, "fort"), "Ada recruits a pioneer for space 4 and builds a Fort."),
        (("claimed", 1, 0, "r2c2", "gold", 0), "Bea claims a treasure of 12 gold at C3."),
        (("gained", 0, "merchants"), "Ada has 3 merchants: a victory point."),
        (("forfeited", 0, "gold"), "Ada no longer has 30 gold and loses a victory point."),
        (
            ("won", 1, "gold", "outposts", "agreements"),
            "Bea wins with 30 gold, 4 outposts and 3 trade agreements.",
        ),
    ],
)
def test_the_logs_sentences(event: Action, said: str) -> None:
    assert words.sentence(event, NAMES) == said


def test_the_log_begins_with_the_first_rolls() -> None:
    for seed in range(30):
        view = GAME.new(3, seed).view(None)
        *rows, last = words.opening(view, NAMES)
        assert len(rows) == len(view["first_rolls"])
        assert last == f"{NAMES[view['turn']]} begins."


def test_prompts_say_what_can_be_done_or_who_is_thinking() -> None:
    state, dice, prompts = GAME.new(2, 7), Dice(9), set()
    for _ in range(900):
        if not state.actors:
            break
        actor = state.actors[0]
        prompts.add(words.prompt(state.view(actor), NAMES).split(":")[0].split("(")[0])
        for other in (1 - actor, None):
            assert words.prompt(state.view(other), NAMES) == f"{NAMES[actor]} is thinking."
        state.play(dice.choice(state.legal()))
    assert len(prompts) >= 8


def test_I12_the_prompt_tells_the_tile_only_from_a_view_that_shows_it() -> None:
    state = position({"ships": ["r1c0", None], "points": [1, 0]}, {}, phase="ships")
    state.play(("explore", 0, "r0c0"))
    view = state.view(0)
    tile = tile_name(view["players"][0]["seen"]["r0c0"])
    assert tile in words.prompt(view, NAMES)
    for covered in ({}, {"r0c0": FACE_DOWN}):
        view["players"][0]["seen"] = covered
        said = words.prompt(view, NAMES)
        assert said.startswith("Look at the tile") and tile not in said


def test_I4_who_is_asked_in_anothers_turn_is_asked_by_name() -> None:
    state = position({}, {}, rolls=(2,), phase="roll")
    state.play(("roll",))
    assert state.actors == (1,)
    assert NAMES[1] in words.prompt(state.view(1), NAMES)


def test_the_prompt_names_the_winner() -> None:
    won = {"gold": 30, "agreements": 3, "colonists": ["merchant"] * 3}
    assert words.prompt(position(won, {}).view(1), NAMES) == "Ada has won."


def _match(state: GameState) -> Match:
    match = Match(GAME, [Player("Ada", "red"), Player("Bea", "blue")], 0)
    match.state = state
    return match


def test_building_can_be_taken_back_but_no_roll_exploration_or_claim() -> None:
    at_sea = {"gold": 20, "ships": ["r2c1", None]}
    match = _match(position(at_sea, {}, tiles={"r2c2": "gold"}))
    match.play(("buy", "stone"))
    match.play(("end_building",))
    assert match.undoable
    match.play(("explore", 0, "r2c2"))
    assert not match.undoable
    match.play(("leave",))
    assert match.undoable
    match.undo()
    match.play(("claim",))
    assert not match.undoable
    match.play(("end_turn",))
    assert not match.undoable
    match.play(("roll",))
    assert not match.undoable
