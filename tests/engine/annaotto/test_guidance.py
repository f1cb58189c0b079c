"""What ANNAOTTO says to somebody who is new to it: only what can be done now."""

from typing import Any

from engine.annaotto.guidance import guidance
from tests.engine.annaotto.setting import at

FITS, ODD = "RS/GW", "KW/GS"


def said(
    seat: int | None = 0, hand: str = f"{FITS} {ODD}", **fields: Any
) -> tuple[str, str] | None:
    found = guidance(at(hand, "BD/GS BS/GS", **fields).view(seat))
    return found and (found.kind, found.rule)


def test_O9_whoever_can_lay_a_card_of_their_own_is_told_how() -> None:
    assert said() == ("lay", "O9")


def test_O9_whoever_can_lay_none_has_the_usual_words() -> None:
    assert said(hand=f"{ODD} KC/GD") is None


def test_O13_a_sequence_can_be_handed_on_by_whoever_has_an_answer() -> None:
    waiting: dict[str, Any] = {"top": "RD-OTTO", "sequence": ["OTTO"]}
    assert said(hand=f"BS-ANNA/GW {ODD}", **waiting) == ("sequence", "O13")
    assert said(**waiting) is None


def test_O14_whoever_must_draw_first_is_not_told_to_lay() -> None:
    assert said(top="RD-PLUS", due=1) is None


def test_O4_everybody_is_told_to_turn_their_cards_until_they_have() -> None:
    fields: dict[str, Any] = {"phase": "face", "faced": [False, True]}
    assert said(0, **fields) == ("face", "O4")
    assert said(1, **fields) is None


def test_O12_whoever_laid_the_anna_is_told_to_turn_the_others_cards() -> None:
    state = at(FITS, f"{ODD} KC/GD OW/RC", top="RD-ANNA", turn=1, sequence=["ANNA"], layer=0)
    state.play(("accept",), 1)
    found = guidance(state.view(0))
    assert found and (found.kind, found.rule) == ("turning", "O12")
    assert guidance(state.view(1)) is None


def test_O17_whoever_laid_an_annaotto_is_told_to_turn_a_hand_and_name_a_colour() -> None:
    fields: dict[str, Any] = {"phase": "annaotto", "layer": 1, "turn": 0}
    assert said(1, **fields) == ("annaotto", "O17")
    assert said(0, **fields) is None


def test_nobody_else_is_told_what_to_do() -> None:
    assert said(1) is None
    assert said(None) is None
    assert said(None, phase="face", faced=[False, False]) is None
