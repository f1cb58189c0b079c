"""Makes recorded matches: plays until a match shows what is asked for, and writes it down.

    python -m tests.matches.record anno            # all of a game's wishes
    python -m tests.matches.record anno deck-at-burn

A game's wishes stand in `tests/matches/GAME/wishes.py` as

    WISHES = {"name-of-the-file": Wish("How it ends, in a sentence.", seats, options, fulfilled)}

where `fulfilled(told, state)` looks at everything told, in order, and at the last position.
A recording is a save with two more fields: `how`, that sentence, and `standings`.
Recordings are replayed by `test_matches.py`; make new ones only when `GAME.rules` counts up.
"""

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from engine import Match, Player, games
from engine.dice import Dice
from engine.game import Action, Event, State

HERE = Path(__file__).parent
TRIES = 20_000
CAP = 5_000
NAMES = ["Ada", "Bea", "Cleo", "Dora", "Edda", "Fay", "Gus", "Hal"]
COLOURS = ["red", "blue", "green", "gold", "violet", "orange", "teal", "brown"]


def at_random(state: State, dice: Dice) -> Action:
    """The plainest player: any legal action."""
    return dice.choice(state.legal())


@dataclass(frozen=True)
class Wish:
    """What a recorded match shall show."""

    how: str
    seats: int
    options: dict[str, Any]
    fulfilled: Callable[[list[Event], State], bool]
    choose: Callable[[State, Dice], Action] = field(default=at_random)


def search(game_id: str, wish: Wish) -> Match:
    """The first seed whose match ends and fulfils the wish."""
    for seed in range(TRIES):
        players = [Player(*pair) for pair in zip(NAMES, COLOURS, strict=True)][: wish.seats]
        match, dice = Match(games()[game_id], players, seed, wish.options), Dice(seed)
        told: list[Event] = []
        while not match.over and len(match.log) < CAP:
            events = match.play(wish.choose(match.state, dice))
            told += [event for event, _ in events]
        if match.over and wish.fulfilled(told, match.state):
            return match
    raise SystemExit(f"{game_id}: no match in {TRIES} tries: {wish.how}")


def write(game_id: str, name: str, how: str, match: Match) -> Path:
    """One line an action, so that changes can be read."""
    data = match.save() | {"how": how, "standings": match.state.standings}
    log = ",\n".join("    " + json.dumps(entry) for entry in data.pop("log"))
    rest = json.dumps(data, indent=2)[1:-2].rstrip()
    path = HERE / game_id / f"{name}.json"
    path.write_text(f'{{{rest},\n  "log": [\n{log}\n  ]\n}}\n', encoding="utf-8")
    return path


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.matches.record", description=__doc__)
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("wish", nargs="*", help="the recordings to make; all if none is named")
    asked = parser.parse_args(argv)
    wishes = import_module(f"tests.matches.{asked.game}.wishes").WISHES
    for name in asked.wish or wishes:
        match = search(asked.game, wishes[name])
        path = write(asked.game, name, wishes[name].how, match)
        print(f"{path.name}: seed {match.seed}, {len(match.log)} actions")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
