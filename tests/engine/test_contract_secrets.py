"""The contract's secrets: what a view holds, what imagining gives, what is told to whom."""

import json
from collections.abc import Iterator
from typing import Any

from engine import checksum
from engine.dice import Dice
from tests.engine.tables import (
    Table,
    census_of,
    random_step,
    ruin,
    running,
    shown_by,
    walk,
)


def watchers(table: Table) -> list[int | None]:
    """Every seat, and a bystander."""
    return [*range(table.seats), None]


def test_a_view_is_json_and_shares_nothing(table: Table) -> None:
    for state in walk(table).positions:
        before = checksum(state)
        for seat in watchers(table):
            view = state.view(seat)
            written = json.dumps(view)
            assert json.loads(written) == view
            ruin(view)
            assert checksum(state) == before
            assert json.dumps(state.view(seat)) == written


def test_a_view_never_holds_seed_or_dice(table: Table) -> None:
    for state in walk(table).positions:
        for seat in watchers(table):
            view = state.view(seat)
            assert not {"seed", "dice"} & set(_keys(view))
            assert state.dice.state not in _values(view)


def _keys(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        yield from data
    for part in _parts(data):
        yield from _keys(part)


def _values(data: Any) -> list[Any]:
    return [value for part in _parts(data) for value in _values(part)] or [data]


def _parts(data: Any) -> list[Any]:
    if isinstance(data, dict):
        return list(data.values())
    return list(data) if isinstance(data, list | tuple) else []


def test_an_imagined_position_looks_the_same(table: Table) -> None:
    """So the view holds nothing that changes when hidden things change places."""
    for number, state in enumerate(walk(table).positions):
        for seat in watchers(table):
            view = json.loads(json.dumps(state.view(seat)))
            imagined = table.game.imagine(view, Dice(number))
            assert imagined.view(seat) == state.view(seat)
            assert imagined.actors == state.actors
            if seat is not None:
                assert imagined.legal(seat) == state.legal(seat)


def test_an_imagined_position_holds_every_component(table: Table) -> None:
    census = census_of(table.game)
    for number, state in enumerate(walk(table).positions):
        for seat in watchers(table):
            imagined = table.game.imagine(state.view(seat), Dice(number))
            assert census(imagined.dump()) == census(state.dump())


def test_an_imagined_position_can_be_played_and_loaded(table: Table) -> None:
    for state in running(table):
        for seat in watchers(table):
            imagined = table.game.imagine(state.view(seat), Dice(2))
            assert table.game.load(imagined.dump()).dump() == imagined.dump()
            dice = Dice(4)
            for _ in range(8):
                if imagined.actors:
                    actor = dice.choice(imagined.actors)
                    imagined.play(dice.choice(imagined.legal(actor)), actor)


def test_imagining_depends_on_view_and_dice_alone(table: Table) -> None:
    for state in running(table):
        for seat in watchers(table):
            view, same = state.view(seat), state.view(seat)
            one, two = table.game.imagine(view, Dice(8)), table.game.imagine(same, Dice(8))
            assert one.dump() == two.dump()
            assert view == same


def test_playing_an_imagined_position_leaves_the_view_as_it_is(table: Table) -> None:
    """A search imagines many times from one view."""
    for state in running(table):
        for seat in watchers(table):
            view = state.view(seat)
            written = json.dumps(view)
            imagined, dice = table.game.imagine(view, Dice(8)), Dice(4)
            for _ in range(8):
                if imagined.actors:
                    random_step(imagined, dice)
            assert json.dumps(view) == written


def test_a_component_that_a_watcher_is_told_of_lies_open_to_that_watcher(table: Table) -> None:
    """Before the action or after it. A new deal gathers up what was open, so it is left out."""
    components = set(census_of(table.game)(table.new().dump()))
    for state in running(table):
        actor = state.actors[0]
        for action in state.legal(actor)[:40]:
            after = state.copy()
            events = after.play(action, actor)
            if after.dice.state != state.dice.state:
                continue
            for seat in watchers(table):
                told = [event for event, to in events if to is None or seat in to]
                named = components & set(_strings(told))
                views = [state.view(seat), after.view(seat)]
                shown = set(_strings(views)).union(*(shown_by(table.game, v) for v in views))
                assert named <= shown, events


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from data
    for part in _parts(data):
        yield from _strings(part)
