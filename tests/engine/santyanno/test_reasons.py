"""S18: every step has its reason."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.santyanno import route, steps
from engine.santyanno.cards import CARDS, EVENTS
from engine.santyanno.fleet import FLEET
from tests.engine.santyanno.positions import (
    PARADISE,
    ROYAL,
    SAHARA,
    TABLE,
    VENDETTA,
)

ROWS = st.lists(st.sampled_from(sorted(CARDS)), max_size=9)
EVENT = st.none() | st.sampled_from(sorted(EVENTS))


@pytest.mark.parametrize(
    ("ship", "card", "why"),
    [
        (SAHARA, "E:hull", "red hull → the other red hull: Viper"),
        (SAHARA, "E:hull-R", "struck out: red hull → stays on the Sahara"),
        (PARADISE, "C:Y", "yellow is on the sails → the other yellow sails: Royal"),
        (SAHARA, "N:all", "S → the other S: Santy Anno"),
        (SAHARA, "N:-S", "struck out: S → stays on the Sahara"),
        (PARADISE, "+3", "1 + 3 = 4: Profundis"),
        (VENDETTA, "+3", "7 − 5 = 2: Revenge"),
        (SAHARA, "H:L1", "1 place clockwise: Vendetta"),
        (SAHARA, "H:R2", "2 places counter-clockwise: Royal"),
        (
            PARADISE,
            "D:nest-hull",
            "red crow’s-nest and blue hull → blue crow’s-nest and red hull: Viper",
        ),
        (PARADISE, "COCO", "Coco top left → the other Coco top left: Vendetta"),
    ],
)
def test_S18_a_reason_for_each_kind_of_card(ship: int, card: str, why: str) -> None:
    (step,) = steps(TABLE, ship, [card])
    assert step.why == why
    assert (step.nth, step.card, step.ship) == (0, card, ship)


@given(st.permutations(range(1, 9)), st.sampled_from(list(FLEET)), ROWS, EVENT)
def test_S18_the_steps_go_the_way_of_the_route(
    table: list[int], ship: int, cards: list[str], event: str | None
) -> None:
    walked = steps(table, ship, cards, event)
    assert [ship, *(step.to for step in walked)] == route(table, ship, cards, event)
    for step, after in pairwise(walked):
        assert after.ship == step.to
    for step in walked:
        assert step.card in (cards[step.nth], event)
        assert FLEET[step.to].name in step.why


def test_S18_the_steps_name_the_card_in_the_events_order() -> None:
    cards = ["+1", "+2", "+3", "+4", "+5", "+6"]
    order = [step.nth for step in steps(TABLE, 1, cards, "whirlwind")]
    assert order == [0, 1, 3, 2, 4, 5]
    assert [step.nth for step in steps(TABLE, 1, cards, "bermuda")] == [0, 1, 2, 5, 4, 3]


def test_S18_a_seasick_step_has_its_own_reason() -> None:
    walked = steps(TABLE, ROYAL, ["+1", "+1", "+1", "N:-P"], "seasick-R")
    assert [step.card for step in walked] == ["+1", "+1", "+1", "N:-P", "seasick-R"]
    last = walked[-1]
    assert (last.nth, last.ship, last.to) == (3, PARADISE, VENDETTA)
    assert last.why == "seasick: 1 place counter-clockwise: Vendetta"
