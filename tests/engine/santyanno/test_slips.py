"""S18: the single slip that explains a wrong ship."""

import pytest

from engine.santyanno import route
from engine.santyanno.fleet import FLEET
from engine.santyanno.slips import explain
from tests.engine.santyanno.positions import PARADISE, TABLE, VIPER


def words(cards: list[str], chosen: int, start: int = PARADISE, event: str | None = None) -> str:
    slip = explain(TABLE, start, cards, event, chosen)
    return slip.words if slip else ""


def end(cards: list[str], start: int = PARADISE, event: str | None = None) -> int:
    return route(TABLE, start, cards, event)[-1]


def test_S18_a_struck_colour_that_was_taken() -> None:
    """Paradise has a red crow’s-nest: with red struck out its pirate stays."""
    taken = end(["E:nest", "+2"])
    assert words(["E:nest-R", "+2"], taken) == "You probably took the struck-out red at card 1."


def test_S18_the_slip_names_its_card_on_the_way() -> None:
    """The third card of five, with the rest of the way walked on from the wrong ship."""
    assert end(["+4", "+4"]) == PARADISE
    chosen = end(["+4", "+4", "E:nest", "C:B", "+2"])
    told = words(["+4", "+4", "E:nest-R", "C:B", "+2"], chosen)
    assert told == "You probably took the struck-out red at card 3."


def test_S18_stayed_though_another_colour_is_struck() -> None:
    chosen = end(["+2"])
    assert words(["E:nest-G", "+2"], chosen) == (
        "You probably stayed at card 1, but only green is struck out."
    )


def test_S18_a_struck_letter() -> None:
    chosen = end(["N:all", "+1"])
    assert words(["N:-P", "+1"], chosen) == "You probably took the struck-out P at card 1."


def test_S18_up_for_down_and_the_other_way_around() -> None:
    assert words(["+3"], end(["+5"])) == "You probably counted down instead of up at card 1."
    assert words(["H:L3"], end(["H:R3"])) == "You probably went the other way around at card 1."


def test_S18_an_event_that_was_forgotten() -> None:
    cards = ["+1", "+2", "E:hull", "C:Y", "N:all"]
    for event, part in (("whirlwind", "whirlwind"), ("bermuda", "Bermuda"), ("seasick-L", "sick")):
        plain = end(cards)
        if plain != end(cards, event=event):
            assert part in words(cards, plain, event=event)


def test_S18_one_seasick_step_forgotten() -> None:
    cards = ["N:all", "COCO", "C:R", "C:Y", "N:all"]
    told = set()
    for start in FLEET:
        sick = route(TABLE, start, cards, "seasick-L")
        chosen = route(TABLE, sick[4], ["N:all", "H:L1"])[-1]
        told.add(words(cards, chosen, start, "seasick-L"))
    assert "You probably forgot to be seasick after card 4." in told


def test_S18_another_element_than_the_card_shows() -> None:
    """Viper: a red hull, green sails."""
    told = words(["E:sails"], end(["E:hull"], VIPER), VIPER)
    assert told == "You probably looked at the red hull at card 1."


def test_S18_nothing_is_said_of_the_right_ship() -> None:
    assert explain(TABLE, PARADISE, ["+3"], None, 4) is None


@pytest.mark.parametrize("start", FLEET)
def test_S18_a_slip_that_is_told_does_lead_to_the_chosen_ship(start: int) -> None:
    """With the slip's own card alone changed: the ship is one of a few, and none is the true."""
    cards = ["E:hull-R", "+2", "C:Y", "N:-P", "D:nest-sails", "H:L3", "+5"]
    told = [explain(TABLE, start, cards, "seasick-R", ship) for ship in FLEET]
    assert told[end(cards, start, "seasick-R") - 1] is None
    assert sum(slip is not None for slip in told) >= 6
    assert all(slip is None or -1 <= slip.nth < len(cards) for slip in told)


def test_S16_nobody_is_seasick_in_a_race_without_that_event() -> None:
    cards = ["N:all", "COCO", "C:R", "C:Y", "N:all"]
    for event in (None, "whirlwind", "bermuda"):
        for start in FLEET:
            told = [words(cards, ship, start, event) for ship in FLEET]
            assert not any("seasick" in one for one in told)


def test_S16_seasick_the_wrong_way_around() -> None:
    told = {
        words(cards, end(cards, start, "seasick-R"), start, "seasick-L")
        for start in FLEET
        for cards in (["N:all", "COCO", "C:R", "C:Y", "N:all"], ["+1", "+1", "+1", "+2", "COCO"])
    }
    assert "You were probably seasick the wrong way around." in told
