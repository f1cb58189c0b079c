"""What undo may take back in ANNAOTTO: nothing that has shown a card to somebody."""

import pytest

from engine import Match, Player
from engine.game import Action
from tests.engine.annaotto.setting import GAME, at

PLAIN = "KC/KC KC/KC KC/KC"


def undoable(*hands: str, actions: tuple[Action, ...], **fields: object) -> bool:
    """Whether the last of these actions could be taken back; its player is still to act."""
    match = Match(GAME, [Player(name, "red") for name in ("Ada", "Bea", "Cleo")[: len(hands)]], 1)
    match.state = at(*hands, **fields)
    for action in actions:
        seat = match.state.actors[0]
        match.play(action)
    assert match.state.actors[0] == seat
    return match.undoable


@pytest.mark.parametrize(
    ("sign", "actions"),
    [
        ("RS-OBSTACLE/GW", (("lay", 0),)),
        ("ANNAOTTO/GW", (("lay", 0),)),
        ("RS-ALL/GW", (("lay", 0, "call"),)),
    ],
)
def test_O6_a_laid_card_stays(sign: str, actions: tuple[Action, ...]) -> None:
    assert not undoable(f"{sign} KC/KC KC/KC", PLAIN, actions=actions)


def test_O8_a_drawn_card_and_what_was_done_with_it_stay() -> None:
    assert not undoable(PLAIN, PLAIN, actions=(("draw",),))
    laid = (("draw",), ("lay_drawn", 0))
    assert not undoable(PLAIN, PLAIN, pile="VC/RW RS-OBSTACLE/GW", actions=laid)


def test_O14_a_penalty_card_that_was_placed_stays() -> None:
    accepted = (("accept",), ("keep", 0))
    assert not undoable(PLAIN, PLAIN, due=1, plus=1, top="RS-PLUS", actions=accepted)


def test_O12_turned_cards_stay() -> None:
    turning = (("accept",), ("turn", (0, 1)))
    assert not undoable(PLAIN, PLAIN, sequence=["ANNA"], top="RS-ANNA", actions=turning)


def test_O13_accepting_alone_shows_nothing_and_can_be_taken_back() -> None:
    assert undoable(PLAIN, PLAIN, sequence=["ANNA"], top="RS-ANNA", actions=(("accept",),))
