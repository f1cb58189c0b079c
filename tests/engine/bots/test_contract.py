"""The contract of computer players, over every game that has them."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from engine import bots
from engine.bots import Advice
from engine.dice import Dice
from engine.game import Action, AnyState
from tests.engine.tables import Table, entrances, running, tables, walk

SMALL = 60
"""Nodes that a search gets here, where its habits matter and not its strength."""

PLAYED = [table for table in tables() if bots.levels(table.game)]
ADVISED = [table for table in entrances() if bots.levels(table.game)]
HINTED = 3
"""Positions of a match in which a hint is asked for."""


@pytest.fixture(params=PLAYED, ids=str)
def setting(request: pytest.FixtureRequest) -> Table:
    given: Table = request.param
    return given


@pytest.fixture(params=bots.LEVELS)
def level(request: pytest.FixtureRequest) -> str:
    given: str = request.param
    return given


def decisions(setting: Table) -> Iterator[tuple[AnyState, int]]:
    """Positions along a random match, with each seat that may act in them."""
    for position in walk(setting).positions:
        for seat in position.actors:
            yield position.copy(), seat


def choose(setting: Table, level: str, state: AnyState, seat: int) -> Action | None:
    view, legal = state.view(seat), state.legal(seat)
    return bots.decide(setting.game, level, view, legal, Dice(3), SMALL)


def test_a_choice_is_legal_or_lets_a_chance_in_anothers_turn_go_by(
    setting: Table, level: str
) -> None:
    for state, seat in decisions(setting):
        action = choose(setting, level, state, seat)
        if action is None:
            assert seat != state.actors[0]
        else:
            assert state.why_not(action, seat) is None


def test_hidden_things_dealt_anew_change_no_choice(setting: Table, level: str) -> None:
    for state, seat in decisions(setting):
        action = choose(setting, level, state, seat)
        for seed in (1, 2):
            other = setting.game.imagine(state.view(seat), Dice(seed))
            assert other.view(seat) == state.view(seat)
            assert choose(setting, level, other, seat) == action


def test_a_bot_needs_nothing_but_plain_data_and_leaves_it_as_it_is(
    setting: Table, level: str
) -> None:
    for state, seat in decisions(setting):
        written = json.dumps([state.view(seat), state.legal(seat)])
        view, legal = json.loads(written)[0], state.legal(seat)
        action = bots.decide(setting.game, level, view, legal, Dice(3), SMALL)
        assert action == choose(setting, level, state, seat)
        assert json.dumps([view, legal]) == written


def test_the_same_dice_give_the_same_choice(setting: Table, level: str) -> None:
    for state, seat in decisions(setting):
        assert choose(setting, level, state, seat) == choose(setting, level, state.copy(), seat)


def test_thinking_pauses_after_every_few_actions_tried(
    setting: Table, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted in actions tried on imagined positions, the unit of the budgets."""
    tried = 0
    kind = type(setting.new())
    perform = kind.perform

    def counted(*arguments: Any) -> object:
        nonlocal tried
        tried += 1
        return perform(*arguments)

    monkeypatch.setattr(kind, "perform", counted)
    for state, seat in decisions(setting):
        pauses, tried = 0, 0
        thinking = bots.think(
            setting.game, level, state.view(seat), state.legal(seat), Dice(3), SMALL
        )
        for _ in thinking:
            pauses += 1
            assert tried <= 2 * pauses
        assert pauses <= 40 * SMALL


def test_a_hint_is_a_legal_action_and_a_sentence(setting: Table) -> None:
    for state, seat in decisions(setting):
        action, reason = advice(setting, state, seat)
        assert state.why_not(action, seat) is None
        assert reason[0].isupper()
        assert reason.endswith(".")
        assert "\n" not in reason
        assert 10 < len(reason) <= 160


def advice(setting: Table, state: AnyState, seat: int) -> bots.Advice[Action]:
    thinking = bots.advise(setting.game, state.view(seat), state.legal(seat), Dice(3))
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            found: bots.Advice[Action] = end.value
            return found


@pytest.mark.parametrize("advised", ADVISED, ids=str)
def test_a_hint_is_the_same_whatever_lies_hidden(advised: Table) -> None:
    """Its action and its words come from the view: hidden things dealt anew change neither."""
    positions = list(running(advised))
    for number, state in enumerate(positions[:: max(1, len(positions) // HINTED)]):
        seat = state.actors[0]
        again = advised.game.imagine(state.view(seat), Dice(number + 1))
        assert hint(advised, again, seat) == hint(advised, state, seat)


def hint(table: Table, state: AnyState, seat: int) -> Advice[Action]:
    thinking = bots.advise(table.game, state.view(seat), state.legal(seat), Dice(6))
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            found: Advice[Action] = end.value
            return found
