"""What undo may take back in ANNAOTTO: nothing that has shown a card to somebody."""

import pytest

from engine import Match, Player
from engine.annaotto import GAME
from engine.game import AnyState
from tests.engine.annaotto.setting import at

PLAIN = "KC/KC KC/KC KC/KC"


def undoable(state: AnyState, *actions: object) -> bool:
    """Whether the last of these actions could be taken back; its player is still to act."""
    match = Match(GAME, [Player("Ada", "red"), Player("Bea", "blue")], 1)
    match.state = state
    for action in actions:
        seat = match.state.actors[0]
        match.play(action)
    assert match.state.actors[0] == seat
    return match.undoable


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("RS-OBSTACLE/GW", ("lay", 0)),
        ("ANNAOTTO/GW", ("lay", 0)),
        ("RS-ALL/GW", ("lay", 0, "call")),
    ],
)
def test_O6_a_laid_card_stays(card: str, action: tuple[object, ...]) -> None:
    assert not undoable(at(f"{card} KC/KC KC/KC", PLAIN), action)


def test_O7_O22_a_card_taken_from_another_hand_shows_what_all_could_see() -> None:
    assert undoable(at(PLAIN, "KC/RS-OBSTACLE KC/KC"), ("take", 1, 0))


def test_O8_a_drawn_card_and_what_was_done_with_it_stay() -> None:
    assert not undoable(at(PLAIN, PLAIN), ("draw",))
    assert not undoable(at(PLAIN, PLAIN, pile="VC/RW RS-OBSTACLE/GW"), ("draw",), ("lay_drawn", 0))


def test_O14_a_penalty_card_that_was_placed_stays() -> None:
    state = at(PLAIN, PLAIN, due=1, plus=1, top="RS-PLUS")
    assert not undoable(state, ("accept",), ("keep", 0))


def test_O12_turned_cards_stay() -> None:
    state = at(PLAIN, PLAIN, sequence=["ANNA"], top="RS-ANNA")
    assert not undoable(state, ("accept",), ("turn", (0, 1)))


def test_O13_accepting_alone_shows_nothing_and_can_be_taken_back() -> None:
    assert undoable(at(PLAIN, PLAIN, sequence=["ANNA"], top="RS-ANNA"), ("accept",))
