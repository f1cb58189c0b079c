"""Damaged input through every door of a game: what is wrong is refused, and that is all."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from engine import IllegalAction, Match, Player, SaveError, checksum, games
from engine.dice import Dice
from engine.game import AnyGame, AnyState
from tests.engine.tables import Table, tables, walk
from tests.long.damage import damaged, damaged_text, junk

MATCH_ACTIONS = 60
PLAYED_ON = 6


class Fuzzed:
    """The saves, positions and actions of one game that are damaged."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.tables = [table for table in tables() if table.game is game]
        self.saves = [self._save(table) for table in self.tables]

    def _save(self, table: Table) -> dict[str, Any]:
        players = [Player(name, "red") for name in table.names]
        match, dice = Match(self.game, players, 7, dict(table.options), now=5), Dice(3)
        while not match.over and match.length < MATCH_ACTIONS:
            seat = dice.choice(match.state.actors)
            match.play(dice.choice(match.state.legal(seat)), seat, 6)
        return json.loads(match.save_text())  # type: ignore[no-any-return]

    def position(self, chance: Random) -> AnyState:
        return chance.choice(walk(chance.choice(self.tables)).positions)

    def imported(self, chance: Random) -> str:
        """A save as a file or a storage may give it."""
        save = chance.choice(self.saves)
        if chance.random() < 0.5:
            given: object = damaged_text(json.dumps(save), chance)
        else:
            given = json.dumps(damaged(save, chance))
        outcome = "opened"
        try:
            Match.load(given)
        except SaveError as no:
            assert str(no)
            outcome = "refused"
        try:
            salvaged = Match.salvage(given)
        except SaveError as no:
            assert str(no)
            return outcome
        assert Match.load(salvaged.save_text()).log == salvaged.log
        return "salvaged" if outcome == "refused" else outcome

    def loaded(self, chance: Random) -> str:
        """A position as a puzzle or a save may give it."""
        state = self._accepted(chance)
        if state is None:
            return "refused"
        assert json.loads(json.dumps(state.dump())) == state.dump()
        assert checksum(self.game.load(state.dump())) == checksum(state)
        self._play_on(state, Dice(chance.getrandbits(32)))
        return "accepted"

    def _accepted(self, chance: Random) -> AnyState | None:
        try:
            return self.game.load(damaged(self.position(chance).dump(), chance))
        except ValueError as refused:
            assert type(refused) is ValueError and str(refused), repr(refused)
            return None

    def _play_on(self, state: AnyState, dice: Dice) -> None:
        """What a position offers can be done."""
        for _ in range(PLAYED_ON):
            if not state.actors:
                assert state.standings is not None
                return
            seat = dice.choice(state.actors)
            legal = state.legal(seat)
            assert legal, "an actor without an action"
            action = dice.choice(legal)
            assert state.why_not(action, seat) is None, action
            state.play(action, seat)

    def played(self, chance: Random) -> str:
        """An action as a save, a tap or a program may give it: both doors say the same."""
        state = self.position(chance).copy()
        legal = state.legal() or [("pass",)]
        action = damaged(json.loads(json.dumps(chance.choice(legal))), chance)
        seat = chance.choice((None, None, None, 0, 1, junk(chance)))
        before, sentence = checksum(state), state.why_not(action, seat)
        assert sentence is None or (isinstance(sentence, str) and sentence), sentence
        try:
            state.play(action, seat)
        except IllegalAction as no:
            assert str(no) == sentence, (action, seat, str(no), sentence)
            assert checksum(state) == before, (action, seat)
            return "refused"
        assert sentence is None, (action, seat, sentence)
        return "played"

    def viewed(self, chance: Random) -> str:
        """What is shown of a position that was accepted, though it was damaged."""
        state = self._accepted(chance)
        if state is None:
            return "refused"
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert not {"dice", "seed"} & set(view)
        return "shown"


DOORS: dict[str, Callable[[Fuzzed, Random], str]] = {
    "import": Fuzzed.imported,
    "load": Fuzzed.loaded,
    "play": Fuzzed.played,
    "view": Fuzzed.viewed,
}


def fuzz(game_id: str, door: str, count: int, seed: int) -> tuple[Counter[str], list[str]]:
    """So many inputs through one door: what came of them, and what was wrong."""
    fuzzed, enter = Fuzzed(games()[game_id]), DOORS[door]
    outcomes, wrong = Counter[str](), list[str]()
    for number in range(count):
        name = f"{seed}/{game_id}/{door}/{number}"
        try:
            outcomes[enter(fuzzed, Random(name))] += 1
        except Exception as error:
            wrong.append(f"{name}: {type(error).__name__}: {str(error)[:300]}")
    return outcomes, wrong
