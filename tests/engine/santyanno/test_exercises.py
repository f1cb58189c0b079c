"""SANTY ANNO's exercises: what is right is what the rules say."""

from collections.abc import Iterator

import pytest

from engine.exercises import Exercise
from engine.santyanno import GAME
from engine.santyanno.moves import route
from engine.santyanno.words import ship_name
from tests.engine.questions import asked, right, things

ROWS = {"row": 3, "race": 5, "twisted": 5}


def all_asked() -> Iterator[Exercise]:
    for kind in ("element", "struck", "colour", "name", "number", "helm", "double", "coco", *ROWS):
        yield from asked("santyanno", kind)


def test_S18_a_row_ends_where_the_rules_take_the_pirate() -> None:
    for one in all_asked():
        view = one.view
        way = route(view["table"], view["pirates"][0], view["cards"], view["event"])
        assert right(one) == ship_name(way[-1])
        assert len(one.steps) >= len(view["cards"])


def test_every_ship_of_the_table_can_be_answered() -> None:
    for one in all_asked():
        assert set(things(one)) == {f"ship:{ship}" for ship in range(1, 9)}


@pytest.mark.parametrize(("kind", "length"), ROWS.items())
def test_S11_a_row_is_as_long_as_its_name_says(kind: str, length: int) -> None:
    """The first race of a match has five cards."""
    first = GAME.new(3, 1)
    first.play(("cast_off",))
    assert len(first.view(0)["cards"]) == ROWS["race"]
    assert {len(one.view["cards"]) for one in asked("santyanno", kind)} == {length}


def test_S16_only_a_row_with_an_event_has_one_and_never_rum() -> None:
    for one in all_asked():
        assert (one.view["event"] is not None) == (one in asked("santyanno", "twisted"))
        assert one.view["event"] != "rum"
