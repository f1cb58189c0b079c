"""The contract's doors take anything at all: new, why_not, play, load."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from engine import IllegalAction, checksum
from engine.dice import Dice
from engine.game import Action, AnyState
from tests.engine.tables import Table, running, walk

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6)
THINGS = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=10,
)
BRIEFLY = settings(
    max_examples=40,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def refuses(state: AnyState, action: object, seat: object = None) -> None:
    """A sentence from why_not, the same from play, and nothing has changed."""
    before = checksum(state)
    sentence = state.why_not(action, seat)
    assert isinstance(sentence, str), (action, seat)
    assert sentence.strip() == sentence and sentence.endswith((".", "!", "?")), sentence
    with pytest.raises(IllegalAction) as refused:
        state.play(action, seat)
    assert str(refused.value) == sentence
    assert checksum(state) == before


@BRIEFLY
@given(thing=THINGS)
@example(thing=[])
@example(thing=())
@example(thing="pass")
@example(thing=[[]])
@example(thing=[None])
def test_what_is_no_action_is_refused(entrance: Table, thing: Any) -> None:
    for state in walk(entrance).positions[:2]:
        refuses(state, thing)


def test_an_action_of_endless_depth_is_refused(entrance: Table) -> None:
    endless: list[Any] = ["pass"]
    endless.append(endless)
    refuses(entrance.new(), endless)


@BRIEFLY
@given(seat=THINGS.filter(lambda thing: thing is not None))
@example(seat=-1)
@example(seat=True)
@example(seat="0")
@example(seat=99)
def test_a_seat_that_is_none_is_refused(entrance: Table, seat: Any) -> None:
    state = entrance.new()
    if type(seat) is not int or seat not in state.actors:
        refuses(state, state.legal()[0], seat)


def test_a_seat_that_is_not_to_act_is_refused(table: Table) -> None:
    for state in running(table):
        for seat in set(range(table.seats)) - set(state.actors):
            refuses(state, state.legal()[0], seat)


def test_a_seat_that_nobody_has_may_do_nothing(table: Table) -> None:
    for state in walk(table).positions:
        for seat in (-1, -table.seats, table.seats, 99):
            assert state.legal(seat) == []


def test_after_the_end_everything_is_refused(table: Table) -> None:
    last = walk(table).positions[-1]
    if last.actors:
        assert last.why_not(last.legal()[0]) is None
    else:
        for step in walk(table).steps[-3:]:
            refuses(last, step.action, step.seat)


def test_legal_is_what_why_not_allows(table: Table) -> None:
    """Legal actions, and legal ones with a part changed, left out, doubled or moved."""
    dice = Dice(17)
    for state in running(table):
        for seat in state.actors:
            actions = state.legal(seat)
            pool = sorted(
                {part for action in _some(actions, dice, 40) for part in _leaves(action)}, key=str
            )
            for action in _some(actions, dice, 20):
                assert state.why_not(action, seat) is None, action
                altered = _altered(action, pool, dice)
                _agrees(state, altered, seat, actions)


def test_what_is_legal_in_one_position_is_refused_in_another_unless_it_is_legal_there(
    table: Table,
) -> None:
    pool = _offered_somewhere(table)
    for state in running(table):
        for seat in state.actors:
            actions = state.legal(seat)
            listed = {tuple(_sorted(action)) for action in actions}
            for action in pool:
                allowed = state.why_not(action, seat) is None
                if allowed and action not in actions and not _is_timed(action, actions):
                    assert tuple(_sorted(action)) in listed, action
                assert allowed or action not in actions, action


def _offered_somewhere(table: Table) -> list[Action]:
    """Actions of a match, and others that could have been chosen in its positions."""
    match = walk(table)
    played = [step.action for step in match.steps]
    offered = [action for state in running(table) for action in state.legal()]
    return [*_some(list(dict.fromkeys(played)), Dice(5), 60), *_some(offered, Dice(6), 60)]


def _some(actions: list[Action], dice: Dice, count: int) -> list[Action]:
    return actions if len(actions) <= count else [dice.choice(actions) for _ in range(count)]


def _leaves(action: Action) -> list[Any]:
    return [leaf for part in action for leaf in (_leaves(part) if type(part) is tuple else [part])]


def _altered(action: Action, pool: list[Any], dice: Dice) -> Action:
    place = dice.below(len(action))
    part = action[place]
    if type(part) is tuple and part and dice.below(3):
        return (*action[:place], _altered(part, pool, dice), *action[place + 1 :])
    change = dice.below(4)
    new = dice.choice(pool)
    if type(new) is int and dice.below(2):
        new = new + dice.choice((-1, 1, 1 << 40))
    middle = {0: (new,), 1: (), 2: (part, part), 3: (new, part)}[change]
    return (*action[:place], *middle, *action[place + 1 :])


def _agrees(state: AnyState, action: Action, seat: int, actions: list[Action]) -> None:
    """Refused if not in `legal`; what is allowed though unlisted is a listed one, reordered."""
    if action in actions:
        assert state.why_not(action, seat) is None, action
    elif not _is_timed(action, actions) and not any(
        _sorted(action) == _sorted(listed) for listed in actions
    ):
        refuses(state, action, seat)


def _is_timed(action: Action, actions: list[Action]) -> bool:
    """SANTY ANNO lists `board` with 0 milliseconds and takes any time from 0 on."""
    match action:
        case ("board", _, int(time)) if time >= 0:
            return (*action[:2], 0) in actions
    return False


def _sorted(action: Action) -> list[str]:
    return sorted(map(str, _leaves(action)))


def test_new_refuses_wrong_seats(entrance: Table) -> None:
    allowed = entrance.game.seats_with(entrance.game.choose(dict(entrance.options)))
    for seats in (0, -1, allowed.stop, allowed.start - 1, True, "2", None, 2.0):
        with pytest.raises(ValueError, match=str(allowed.start)):
            entrance.game.new(seats, 1, dict(entrance.options))  # type: ignore[arg-type]


def test_new_refuses_what_is_no_seed(entrance: Table) -> None:
    for seed in (None, "7", 1.5, True, [7]):
        with pytest.raises(ValueError, match="seed"):
            entrance.game.new(entrance.seats, seed, dict(entrance.options))  # type: ignore[arg-type]


def test_new_refuses_unknown_options(entrance: Table) -> None:
    with pytest.raises(ValueError, match="wishes"):
        entrance.game.new(entrance.seats, 1, {"wishes": 3})
    for option in entrance.game.options:
        wrong: list[object] = ["nonsense", 10**9, -1, None, 1.0, [], {}]
        for value in wrong:
            with pytest.raises(ValueError, match="choose one of"):
                entrance.game.new(entrance.seats, 1, {option.name: value})
    with pytest.raises(ValueError, match="Options"):
        entrance.game.new(entrance.seats, 1, ["mode"])  # type: ignore[arg-type]


@BRIEFLY
@given(thing=THINGS)
def test_load_refuses_what_is_no_position(entrance: Table, thing: Any) -> None:
    with pytest.raises(ValueError) as refused:
        entrance.game.load(thing)
    assert type(refused.value) is ValueError
    assert str(refused.value)


@settings(BRIEFLY, max_examples=15)
@given(data=st.data())
def test_load_refuses_damage_or_gives_a_position(table: Table, data: st.DataObject) -> None:
    """A field lost or replaced at any depth: a ValueError, or a position that can be played."""
    positions = walk(table).positions
    dump = positions[data.draw(st.integers(0, len(positions) - 1))].dump()
    _damage(dump, data)
    try:
        state = table.game.load(dump)
    except ValueError as refused:
        assert type(refused) is ValueError, refused
        assert str(refused)
        return
    assert json.loads(json.dumps(state.dump())) == state.dump()
    assert checksum(table.game.load(state.dump())) == checksum(state)
    for seat in state.actors:
        for action in state.legal(seat)[:5]:
            state.copy().play(action, seat)
    for number in range(8):
        if state.actors:
            seat = state.actors[number % len(state.actors)]
            legal = state.legal(seat)
            assert legal or seat != state.actors[0], "the first of the actors can do nothing"
            if legal:
                state.play(legal[number % len(legal)], seat)
    for viewer in (None, 0):
        json.dumps(state.view(viewer))


def _damage(data: Any, drawn: st.DataObject) -> None:
    keys = sorted(data) if isinstance(data, dict) else range(len(data))
    key = drawn.draw(st.sampled_from(keys))
    part = data[key]
    if isinstance(part, dict | list) and part and drawn.draw(st.booleans()):
        _damage(part, drawn)
    elif drawn.draw(st.booleans()):
        data[key] = drawn.draw(THINGS | st.integers(-2, 9) | st.sampled_from(list(_around(part))))
    else:
        del data[key]


def _around(part: Any) -> list[Any]:
    """Near misses of a value."""
    if isinstance(part, bool):
        return [not part, int(part)]
    if isinstance(part, int):
        return [part + 1, part - 1, -part, str(part), float(part)]
    if isinstance(part, str):
        return [part.lower(), part + " ", "", [part]]
    if isinstance(part, list):
        return [part + part, part[:-1], part[::-1], [part], tuple(part)]
    return [{}, [], 0, ""]
