"""What the computer players weigh, and how the weights for two differ."""

import pytest

from engine.annaotto.cards import ORDINARY, SIGN
from engine.annaotto.judgement import FEW, reach, stuck, worth
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
    """Two ordinary sides, a card each: what may lie behind the other's reverses differs, and a
    little what the rest of the hand fits."""
    own, theirs = "RS/GW RC/GW BC/TD", "KC/TD YC/GD"
    hidden = [("KC", "TD"), ("YC", "GD")]
    blocked = stuck("RS", None, hidden) - stuck("RC", None, hidden)
    pressed = 1 + DUEL.pressing * (FEW - len(hidden))
    duel = values(DUEL, own, theirs)
    assert blocked != 0
    rest = (reach(["RC", "BC"]) - reach(["RS", "BC"])) / len(ORDINARY)
    better = DUEL.blocking * blocked * pressed + DUEL.reach * rest
    assert duel["lay", 0] - duel["lay", 1] == pytest.approx(better)


@pytest.mark.parametrize(
    ("own", "theirs", "best"),
    [
        ("RS/GW", "KC/TD KC/RD-OTTO", ("lay", 0)),
        ("RS/GW RW-OBSTACLE/TD", "KC/TD YC/GD BC/VS", ("lay", 1, "call")),
    ],
)
def test_expert_wins_at_once_where_it_can(own: str, theirs: str, best: Action) -> None:
    assert choices(at(own, theirs), "expert", tries=2) == {best}


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_between_two_a_special_side_is_kept_where_a_table_of_three_keeps_what_fits(
    level: str,
) -> None:
    """O8: orange dots fit more that this hand does not; no search, so the weights alone decide."""
    own, others = "RS/KC GW/TD", ["KC/RW YC/OD", "BC/VS YC/GD"]
    kept = {}
    for seats in (2, 3):
        state = at(own, *others[: seats - 1], pile="VC/RW RW-PLUS/OD", due=1)
        state.play(("accept",))
        kept[seats] = choices(state, level, tries=2)
    assert kept == {2: {("keep", 0)}, 3: {("keep", 1)}}
