"""What the table says beside the game's own words."""

from __future__ import annotations

from typing import Any

import pytest

from app.match.tapping import tap
from app.tables.anno1503.table import table
from tests.app.anno1503.setting import NAMES, at_sea, building, explored, seated, seen
from tests.engine.anno1503.tabletop import GameState, goods, position


def asked(state: GameState, *tokens: str, alone: bool = False) -> str:
    """The prompt after these taps."""
    session = seated(state, alone)
    for token in tokens:
        tap(session, token)
    return session.prompt(session.context())


@pytest.mark.parametrize("alone", [True, False])
def test_what_goes_with_a_claim_is_asked(alone: bool) -> None:
    """Before others' eyes, too, though the tile itself is face down for the table."""
    assert asked(explored("outpost:spice"), "claim", alone=alone) == (
        "Choose a gray pier for the outpost."
    )
    assert asked(explored("promotion"), "claim", alone=alone) == "Choose the colonist to promote."


def test_what_goes_with_a_chosen_thing_is_asked() -> None:
    three = {"colonists": ["pioneer"] * 3}
    assert asked(building(**three), "pioneer") == (
        "Choose the public building that comes with this pioneer."
    )
    assert asked(building(**three), "card:stone") == "Choose the colonist who buys stone."
    assert asked(building(), "sell:1") == "Choose the card that this colonist buys."


def test_I12_exploring_is_asked_before_it_is_done() -> None:
    assert asked(at_sea(), "space:r2c2") == "Explore C3 with the first ship?"


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (position({}, {}, phase="roll"), "Production"),
        (building(), "Building"),
        (at_sea(), "Ships"),
        (explored("gold"), "Exploring"),
        (position({"goods": goods(stone=6)}, {}, phase="discard"), "Hand limit"),
    ],
)
def test_the_step_of_the_turn(state: GameState, words: str) -> None:
    assert table().talk.round(seen(state)) == words


def test_I4_who_chooses_in_anothers_turn_is_told_whose_it_is() -> None:
    choosing: dict[str, Any] = {"phase": "take", "rolled": [6, 5]}
    own = position({}, {}, asked=[0, 1], **choosing)
    assert table().talk.round(seen(own)) == "Production"
    others = position({}, {}, asked=[1], **choosing)
    assert table().talk.round(seen(others, 1)) == "in Anna’s turn"


def test_what_decided_the_match() -> None:
    won = position({"gold": 31, "agreements": 3, "colonists": ["merchant"] * 3}, {})
    assert table().talk.decided(seen(won)) == (
        f"{NAMES[0]} has 30 gold, 3 trade agreements and 3 merchants."
    )


def test_what_is_heard() -> None:
    talk = table().talk
    assert talk.sound(("rolled", 0, 3)) == "die"
    assert talk.sound(("sailed", 0, 0, "r2c0", "r2c1")) == "splash"
    assert talk.sound(("saw", 0, "r0c0", "gold")) is None, "it is the explorer's alone"
    assert talk.sound(("took", 0, "stone")) == "card"
