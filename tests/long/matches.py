"""Random matches at every table, with all that must hold in each of them."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

from engine import Match, Player, checksum, games
from engine.dice import Dice
from engine.game import AnyState
from tests.engine.tables import CAP, Table, census_of, ruin, tables

RAREST = 60
"""Of how many positions of a match one is looked at closely, at the least; and its last one."""
ASKED = 60
"""Legal actions that are asked about in each of them, at most."""


def play(game_id: str, count: int, seed: int) -> tuple[Counter[str], list[str]]:
    """So many random matches of a game: what came of them, and what was wrong."""
    outcomes, wrong = Counter[str](), list[str]()
    mine = [table for table in tables() if table.game is games()[game_id]]
    for number in range(count):
        name = f"{seed}/{game_id}/{number}"
        chance = Random(name)
        try:
            length, over = one_match(mine[number % len(mine)], chance)
        except Exception as error:
            wrong.append(f"{name}: {type(error).__name__}: {str(error)[:300]}")
            continue
        outcomes["over" if over else "stopped"] += 1
        outcomes["actions"] += length
    return outcomes, wrong


def one_match(table: Table, chance: Random) -> tuple[int, bool]:
    """A match to its end or the cap; how long it was, and whether it ended."""
    players = [Player(name, "red") for name in table.names]
    match = Match(table.game, players, chance.getrandbits(48), dict(table.options), now=1)
    census = census_of(table.game)
    components, dice = census(match.state.dump()), Dice(chance.getrandbits(32))
    close = chance.randint(1, RAREST)
    while not match.over and match.length < CAP:
        state = match.state
        if match.length % close == 0:
            look_at(table, state, dice)
            assert census(state.dump()) == components, "a component is lost or doubled"
        seat = dice.choice(state.actors)
        match.play(dice.choice(state.legal(seat)), seat, 2)
    look_at(table, match.state, dice)
    assert census(match.state.dump()) == components, "a component is lost or doubled"
    assert (match.state.standings is not None) == match.over
    text = match.save_text()
    again = Match.load(text)
    assert again.save_text() == text
    assert checksum(again.state) == checksum(match.state)
    return match.length, match.over


def look_at(table: Table, state: AnyState, dice: Dice) -> None:
    """All that must hold in one position."""
    before = checksum(state)
    loaded = table.game.load(json.loads(json.dumps(state.dump())))
    assert checksum(loaded) == before, "a dump gives another position"
    assert len(set(state.actors)) == len(state.actors)
    for seat in range(table.seats):
        legal = state.legal(seat)
        assert bool(legal) == (seat in state.actors), "who may act has something to do"
        assert len(set(legal)) == len(legal), "an action is offered twice"
        assert loaded.legal(seat) == legal
        for action in legal if len(legal) <= ASKED else [dice.choice(legal) for _ in range(ASKED)]:
            assert state.why_not(action, seat) is None, action
    for watcher in (None, *range(table.seats)):
        look_through(table, state, watcher, dice)
    if state.actors:
        twin = state.copy()
        twin.play(dice.choice(twin.legal()))
    assert checksum(state) == before, "asking has changed the position"


def look_through(table: Table, state: AnyState, watcher: int | None, dice: Dice) -> None:
    """What one watcher is shown: plain data, no secrets, and a position fits it."""
    view = state.view(watcher)
    written = json.dumps(view)
    assert json.loads(written) == view
    assert not {"dice", "seed"} & set(view)
    imagined = table.game.imagine(view, Dice(dice.below(1 << 30)))
    assert imagined.view(watcher) == view, "hidden things show"
    if watcher is not None:
        assert imagined.legal(watcher) == state.legal(watcher)
    ruin(view)
    assert json.dumps(state.view(watcher)) == written
