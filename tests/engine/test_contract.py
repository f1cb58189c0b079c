"""The contract, over every registered game at every table: play, copies, dumps, replays."""

import json

from engine import Match, Player, checksum
from engine.dice import Dice
from engine.game import AnyState
from tests.engine.tables import (
    CAP,
    SEED,
    Step,
    Table,
    census_of,
    is_plain,
    random_step,
    ruin,
    running,
    walk,
)


def test_a_random_match_ends_or_reaches_the_cap(table: Table) -> None:
    match = walk(table)
    last = match.positions[-1]
    assert match.steps
    if last.actors:
        assert len(match.steps) == CAP
        assert last.standings is None
    else:
        assert last.standings is not None
        assert all(last.legal(seat) == [] for seat in range(table.seats))


def test_every_actor_has_something_to_do_and_nobody_else(table: Table) -> None:
    for state in running(table):
        assert len(set(state.actors)) == len(state.actors)
        assert set(state.actors) <= set(range(table.seats))
        assert state.legal() == state.legal(state.actors[0])
        for seat in range(table.seats):
            assert bool(state.legal(seat)) == (seat in state.actors)


def test_legal_actions_are_plain_and_different(table: Table) -> None:
    for state in running(table):
        for seat in state.actors:
            actions = state.legal(seat)
            assert len(set(actions)) == len(actions)
            assert all(is_plain(action) and isinstance(action[0], str) for action in actions)


def test_an_action_may_come_as_json(table: Table) -> None:
    for state in running(table):
        action = Dice(3).choice(state.legal())
        twin = state.copy()
        assert twin.play(json.loads(json.dumps(action))) == state.play(action)
        assert checksum(twin) == checksum(state)


def test_components_are_conserved(table: Table) -> None:
    census = census_of(table.game)
    first, *later = [census(position.dump()) for position in walk(table).positions]
    assert first.total() > 0
    for counted in later:
        assert counted == first


def test_a_copy_is_independent(table: Table) -> None:
    for state in running(table):
        before = checksum(state)
        twin = state.copy()
        assert checksum(twin) == before
        _play_on(twin, 12)
        assert checksum(state) == before
        twin = state.copy()
        _play_on(state, 12)
        assert checksum(twin) == before


def _play_on(state: AnyState, count: int) -> list[Step]:
    """Some random steps, the same from the same position."""
    dice = Dice(11)
    return [random_step(state, dice) for _ in range(count) if state.actors]


def test_a_dump_is_json_and_shares_nothing(table: Table) -> None:
    for state in walk(table).positions:
        before, dump = checksum(state), state.dump()
        assert json.loads(json.dumps(dump)) == dump
        ruin(dump)
        assert checksum(state) == before


def test_a_loaded_position_is_the_same_and_goes_on_the_same(table: Table) -> None:
    for state in running(table):
        loaded = table.game.load(json.loads(json.dumps(state.dump())))
        assert checksum(loaded) == checksum(state)
        assert loaded.actors == state.actors
        assert loaded.legal() == state.legal()
        assert _play_on(loaded, 12) == _play_on(state, 12)
        assert checksum(loaded) == checksum(state)


def test_loading_shares_nothing_with_the_dump(table: Table) -> None:
    for state in running(table):
        dump = state.dump()
        loaded = table.game.load(dump)
        _play_on(loaded, 12)
        assert dump == state.dump()


def test_the_same_seed_and_actions_give_the_same_match(table: Table) -> None:
    match = walk(table)
    again = table.new()
    for step in match.steps:
        assert again.play(step.action, step.seat) == step.told
    assert checksum(again) == checksum(match.positions[-1])


def test_another_seed_gives_another_match(table: Table) -> None:
    """Though the same choices are made; the dice themselves are left out of the comparison."""
    courses = {_course(table, seed) for seed in (0, 1, 2, -1, 1 << 70)}
    assert len(courses) == 5


def _course(table: Table, seed: int) -> str:
    """The start without its dice, and all that was told of some actions."""
    state = table.new(seed)
    start = state.dump()
    del start["dice"]
    return json.dumps([start, [step.told for step in _play_on(state, 30)]])


def test_the_log_replays_from_a_save(table: Table) -> None:
    players = [Player(name, "red") for name in table.names]
    match = Match(table.game, players, SEED, dict(table.options), now=5)
    for step in walk(table).steps[:200]:
        match.play(step.action, step.seat)
    save = json.loads(json.dumps(match.save()))
    loaded = Match.load(save)
    assert loaded.log == match.log
    assert loaded.save() == match.save()
    assert checksum(loaded.state) == checksum(match.state)


def test_standings_list_every_seat_once_with_shared_places(table: Table) -> None:
    for position in walk(table).positions:
        standings = position.standings
        if standings is None:
            assert position.actors
            continue
        assert sorted(row["seat"] for row in standings) == list(range(table.seats))
        places = [row["place"] for row in standings]
        assert places == sorted(places)
        assert places[0] == 1
        for place in places:
            assert place == 1 + sum(other < place for other in places)
        assert all(set(row) == {"seat", "place", "score"} for row in standings)
        assert all(type(value) is int for row in standings for value in row.values())
