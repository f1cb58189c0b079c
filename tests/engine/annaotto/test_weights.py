"""What the computer players weigh, and how expert's weights for two differ."""

import pytest

from engine.annaotto.cards import SIGN
from engine.annaotto.judgement import FEW, stuck, worth
from engine.annaotto.rules import Annaotto
from engine.annaotto.types import Action
from engine.annaotto.weights import BEHIND, DUEL, PLAIN, Weights, behind_on_average
from tests.engine.annaotto.setting import at
from tests.engine.annaotto.test_bot import choices


def values(weights: Weights, own: str, theirs: str) -> dict[Action, float]:
    """What every action is worth with this hand, against that one."""
    state = at(own, theirs)
    assert isinstance(state, Annaotto)
    return {action: worth(state, 0, action, weights) for action in state.legal()}


@pytest.mark.parametrize("weights", [PLAIN, DUEL])
def test_what_lies_behind_a_reverse_is_weighed_by_the_cards_that_have_it(weights: Weights) -> None:
    average = behind_on_average(weights)
    assert average.keys() == BEHIND.keys()
    assert sum(len(others) for others in BEHIND.values()) == 2 * 84
    assert all(0 <= value <= weights.hold["ANNAOTTO"] for value in average.values())
    assert all(average[side] == 0 for side in BEHIND if SIGN[side])
    assert max(average.values()) > 0


def test_between_two_a_side_that_the_other_can_hardly_follow_is_worth_more() -> None:
    """Two ordinary sides, a card each: only what may lie behind the other's reverses differs."""
    own, theirs = "RS/GW RC/GW BC/TD", "KC/TD YC/GD"
    state = at(own, theirs)
    assert isinstance(state, Annaotto)
    blocked = stuck(state, 1, "RS", None) - stuck(state, 1, "RC", None)
    pressed = 1 + DUEL.pressing * (FEW - len(state.hands[1]))
    duel = values(DUEL, own, theirs)
    assert blocked != 0
    assert duel["lay", 0] - duel["lay", 1] == pytest.approx(DUEL.blocking * blocked * pressed)


@pytest.mark.parametrize(
    ("own", "theirs", "best"),
    [
        ("RS/GW", "KC/TD KC/RD-OTTO", ("lay", 0)),
        ("RS/GW RW-OBSTACLE/TD", "KC/TD YC/GD BC/VS", ("lay", 1, "call")),
    ],
)
def test_expert_wins_at_once_where_it_can(own: str, theirs: str, best: Action) -> None:
    assert choices(at(own, theirs), "expert", tries=2) == {best}
