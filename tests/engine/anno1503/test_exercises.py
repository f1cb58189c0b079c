"""ANNO 1503's exercises: what is right is what the rules say."""

from typing import Any

import pytest

from engine.anno1503.names import bill, colonist_name, commodity_name, condition_name
from engine.anno1503.pieces import COMMODITIES, GOALS, RISES
from tests.engine.anno1503.tabletop import GAME, falling, goods, position
from tests.engine.questions import NAMES, asked, made, right, shown


def test_I11_an_island_is_reached_by_really_sailing_there() -> None:
    for one in asked("anno1503", "exploring"):
        ship, space = (int(one.about[0][5:]), one.about[1].partition(":")[2])
        reached = _explores(shown("anno1503", one), ship, space)
        assert right(one) == ("Yes" if reached else "No")


def _explores(position: Any, ship: int, island: str) -> bool:
    """Every way to sail is tried."""
    waiting = [position]
    while waiting:
        at = waiting.pop()
        legal = at.legal(0) if at.actors[:1] == (0,) and at.phase == "ships" else []
        if ("explore", ship, island) in legal:
            return True
        for action in legal:
            if action[:2] == ("sail", ship):
                after = at.copy()
                after.perform(action, 0)
                waiting.append(after)
    return False


def test_I8_selling_brings_what_the_gold_says() -> None:
    for one in asked("anno1503", "selling"):
        assert right(one) == str(
            _most_gold(shown("anno1503", one)) - one.view["players"][0]["gold"]
        )


def _most_gold(position: Any) -> int:
    gold: int = position.homes[0].gold
    sales = [action for action in position.legal(0) if action[0] == "sell"]
    for action in sales:
        after = position.copy()
        after.perform(action, 0)
        gold = max(gold, _most_gold(after))
    return gold


def test_I8_with_a_tavern_somebody_buys_twice_and_that_is_not_asked() -> None:
    held = goods(cloth=2, lumber=2, stone=2)
    plain: dict[str, Any] = {"goods": held, "colonists": ["pioneer"] * 2}
    assert made("anno1503", "selling", position(plain, {}))
    assert not made("anno1503", "selling", position(plain | {"buildings": {"5": "tavern"}}, {}))


def test_I4_what_the_die_brings_is_what_can_be_taken() -> None:
    for one in asked("anno1503", "roll"):
        number = int(next(word for word in one.question if word.isdecimal()))
        dump = shown("anno1503", one).dump() | {"phase": "roll", "turn": 0}
        state = GAME.load(dump | {"dice": falling((number,))})
        before = [state.view(0)["players"][0]["goods"][code] for code in COMMODITIES]
        state.play(("roll",))
        brought = set()
        for action in state.legal(0) if state.actors[:1] == (0,) else []:
            if action[0] == "take":
                brought.add(action[1])
        after = [state.view(0)["players"][0]["goods"][code] for code in COMMODITIES]
        brought |= {code for code, a, b in zip(COMMODITIES, before, after, strict=True) if b > a}
        assert {answer.words for answer in one.answers if answer.right} == {
            commodity_name(code) for code in brought
        }


EVENTS = {"pirates": 1, "fire": 3}


@pytest.mark.parametrize("event", ["pirates", "fire"])
def test_I19_I20_what_an_event_does_is_seen_when_it_comes(event: str) -> None:
    words = {"pays": set[str](), "loses": set[str](), "nothing": set[str]()}
    for one in asked("anno1503", event):
        dump = shown("anno1503", one).dump() | {"phase": "roll", "turn": 0, "rolled": []}
        state = GAME.load(dump | {"dice": falling((6, EVENTS[event]))})
        before = state.view(0)["players"][0]
        state.play(("roll",))
        after = state.view(0)["players"][0]
        paid = before["gold"] - after["gold"]
        leaves = state.view(0)["phase"] == "give_up"
        lost = leaves or len(after["colonists"]) < len(before["colonists"])
        assert not (paid and lost)
        words["pays" if paid else "loses" if lost else "nothing"].add(right(one))
        if paid:
            assert right(one) == f"I pay {paid} gold"
    assert words["pays"].isdisjoint(words["loses"] | words["nothing"])
    assert len(words["loses"]) <= 1 and len(words["nothing"]) <= 1
    assert words["loses"].isdisjoint(words["nothing"])


def test_I7_a_promotion_costs_what_the_rules_take_for_it() -> None:
    for one in asked("anno1503", "promoting"):
        state = shown("anno1503", one)
        kinds = [kind for kind in RISES if f"make a {colonist_name(kind)} a" in one.question]
        assert [bill(state.homes[0].promotion_cost(kind)) for kind in kinds] == [right(one)]


def test_I9_I14_a_commodity_costs_6_gold_less_1_for_each_agreement() -> None:
    for one in asked("anno1503", "price"):
        seat = next((seat for seat, name in enumerate(NAMES) if name in one.question), 0)
        assert right(one) == str(6 - one.view["players"][seat]["agreements"])


def test_I22_a_goal_of_which_there_is_nothing_yet_is_seldom_asked_about() -> None:
    fresh, rich = GAME.new(2, 1), position({"agreements": 2, "gold": 5}, {"gold": 5})
    seldom = [one for one in made("anno1503", "goals", fresh, 400) if _has(one) == 0]
    assert 0 < len(seldom) < 60
    (goal,) = {name for name in GOALS if condition_name(name) in seldom[0].question}
    assert right(seldom[0]) == str(GOALS[goal])
    assert any(_has(one) for one in made("anno1503", "goals", rich))


def _has(one: Any) -> int:
    """What the reason says is there already."""
    return int(one.reason.split(" of ")[0])
