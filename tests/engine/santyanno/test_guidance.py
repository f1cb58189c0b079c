"""What SANTY ANNO says to somebody who is new to it."""

from engine.santyanno.guidance import guidance
from tests.engine.santyanno.positions import position, race


def test_S12_before_a_round_everybody_hears_where_they_begin() -> None:
    state = position(phase="ready")
    words = [said.words for seat in range(3) if (said := guidance(state.view(seat)))]
    assert [("Paradise" in one, "Viper" in one, "Royal" in one) for one in words] == [
        (True, False, False),
        (False, True, False),
        (False, False, True),
    ]


def test_in_a_race_nobody_has_time_to_read() -> None:
    assert guidance(race().view(0)) is None


def test_whoever_looks_on_is_told_nothing() -> None:
    assert guidance(position(phase="ready").view(None)) is None
