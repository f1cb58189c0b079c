"""What fits the top of the discard pile (O9–O11)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.annaotto.cards import COLOURS, SIGN
from tests.engine.annaotto.setting import at, refused

SIDES = st.sampled_from(sorted(SIGN))


def fits(side: str, top: str, colour: str | None = None) -> bool:
    """Asked of a whole position, by an own card and by another's."""
    state = at(f"{side}/YW KC/YW KC/YW", f"KC/{side} KC/KC", top=top, colour=colour, calls=False)
    own, other = ("lay", 0) in state.legal(), ("take", 1, 0) in state.legal()
    assert own == other == (state.why_not(["lay", 0]) is None)
    return own


@pytest.mark.parametrize("side", ["RD", "RS", "RC", "GD", "KD"])
def test_O9_same_colour_or_same_pattern(side: str) -> None:
    assert fits(side, "RD")


@pytest.mark.parametrize("side", ["GS", "KW", "BC"])
def test_O9_neither_colour_nor_pattern(side: str) -> None:
    assert not fits(side, "RD")


@pytest.mark.parametrize("sign", ["PLUS", "SINVERT", "OBSTACLE", "ALL"])
def test_O9_O10_a_special_also_goes_on_its_own_sign(sign: str) -> None:
    assert fits(f"GS-{sign}", f"RD-{sign}")
    assert fits(f"RS-{sign}", "RD") and fits(f"GD-{sign}", "RD")
    assert not fits(f"GS-{sign}", "RD")


def test_O9_another_sign_does_not_help() -> None:
    assert not fits("GS-ALL", "RD-PLUS")
    assert fits("RS-ALL", "RD-PLUS")


def test_O9_ordinary_sides_go_on_specials_of_their_colour_or_pattern() -> None:
    assert fits("RS", "RD-SINVERT") and fits("GD", "RD-SINVERT")
    assert not fits("GS", "RD-SINVERT")


@pytest.mark.parametrize(("sign", "other"), [("ANNA", "OTTO"), ("OTTO", "ANNA")])
def test_O10_anna_and_otto_go_on_each_other_never_on_themselves(sign: str, other: str) -> None:
    assert fits(f"GS-{sign}", f"RD-{other}")
    assert not fits(f"GS-{sign}", f"RD-{sign}")
    assert not fits(f"RD-{sign}", f"RD-{sign}"), "not even in the same colour and pattern"
    assert fits(f"RS-{sign}", "RD") and fits(f"GD-{sign}", "RD-PLUS")
    assert not fits(f"GS-{sign}", "RD")


@pytest.mark.parametrize("top", sorted(SIGN))
def test_O10_annaotto_goes_on_anything(top: str) -> None:
    assert fits("ANNAOTTO", top, "B" if top == "ANNAOTTO" else None)


@pytest.mark.parametrize("side", ["BD", "BC", "BW-ANNA", "BS-OTTO", "BC-PLUS", "ANNAOTTO"])
def test_O11_on_an_annaotto_the_named_colour_fits_or_another_annaotto(side: str) -> None:
    assert fits(side, "ANNAOTTO", "B")


@pytest.mark.parametrize("side", ["RD", "KC", "RW-ANNA", "VC-PLUS"])
def test_O11_and_nothing_else(side: str) -> None:
    assert not fits(side, "ANNAOTTO", "B")


@given(side=SIDES, top=SIDES, colour=st.sampled_from(sorted(COLOURS)))
def test_O9_O10_O11_as_the_rules_say(side: str, top: str, colour: str) -> None:
    sign, below = SIGN[side], SIGN[top]
    if sign == "ANNAOTTO":
        expected = True
    elif below == "ANNAOTTO":
        expected = side[0] == colour
    elif sign and sign == below:
        expected = sign not in ("ANNA", "OTTO")
    elif {sign, below} == {"ANNA", "OTTO"}:
        expected = True
    else:
        expected = side[0] == top[0] or side[1] == top[1]
    assert fits(side, top, colour) == expected


def test_O9_O10_O11_the_refusals_name_the_rule_and_the_sides() -> None:
    def said(side: str, top: str, colour: str | None = None) -> str:
        state = at(f"{side}/YW KC/YW KC/YW", "KC/KC KC/KC", top=top, colour=colour)
        return refused(state, "lay", 0)

    assert said("GS", "RD").startswith("Fit (O9)")
    assert "green stripes" in said("GS", "RD") and "red dots" in said("GS", "RD")
    assert "sign" in said("GS-ALL", "RD") and "sign" not in said("GS", "RD")
    assert "ANNA never goes on ANNA" in said("GS-ANNA", "RD-ANNA")
    assert "O10" in said("GS-ANNA", "RD-ANNA")
    assert "O11" in said("RD", "ANNAOTTO", "B") and "blue" in said("RD", "ANNAOTTO", "B")
    assert "O11" in said("RD", "ANNAOTTO")
