"""Makes recorded matches: plays until a match shows what is asked for, and writes it down.

    python -m tests.matches.record anno                       # all of a game's wishes
    python -m tests.matches.record anno deck-at-burn          # this one
    python -m tests.matches.record anno --out somewhere       # not over the ones that are here

A game's wishes stand in `tests/matches/GAME/wishes.py` as

    WISHES = {"name-of-the-file": Wish("How it ends, in a sentence.", seats, options, fulfilled)}

where `fulfilled(told, state)` looks at everything told, in order, and at the last position. Where
chance alone never gets there, a wish also says how to `choose`.
A recording is a save with two more fields: `how`, that sentence, and `standings`.
Recordings are replayed by `test_matches.py`; make new ones only when `GAME.rules` counts up.
"""

import argparse
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

from engine import Match, Player, games
from engine.dice import Dice
from engine.game import Action, AnyState, Event, Value

HERE = Path(__file__).parent
TRIES = 20_000
CAP = 1_500
"""Actions after which a match is given up."""
NAMES = ["Ada", "Bea", "Cleo", "Dora", "Edda", "Fay", "Gus", "Hal"]
COLOURS = ["red", "blue", "green", "gold", "violet", "orange", "teal", "brown"]

Choice: TypeAlias = tuple[int, Action]
"""Who acts, and how."""
Chooser: TypeAlias = Callable[[AnyState, Dice], Choice]
Fulfilled: TypeAlias = Callable[[list[Event], AnyState], bool]


def any_of(actors: tuple[int, ...], dice: Dice) -> int:
    """Whoever is quickest, where several may act."""
    return actors[0] if len(actors) == 1 else dice.choice(actors)


def at_random(state: AnyState, dice: Dice) -> Choice:
    """The plainest players: any legal action."""
    seat = any_of(state.actors, dice)
    return seat, dice.choice(state.legal(seat))


@dataclass(frozen=True)
class Wish:
    """What a recorded match shall show."""

    how: str
    seats: int
    options: Mapping[str, Value]
    fulfilled: Fulfilled
    choose: Chooser = at_random


def search(game_id: str, wish: Wish) -> Match:
    """The first seed whose match ends and fulfils the wish."""
    players = [Player(*pair) for pair in zip(NAMES, COLOURS, strict=True)][: wish.seats]
    for seed in range(TRIES):
        match, dice = Match(games()[game_id], players, seed, wish.options), Dice(seed)
        told: list[Event] = []
        while not match.over and match.length < CAP:
            seat, action = wish.choose(match.state, dice)
            told += [event for event, _ in match.play(action, seat)]
        if match.over and wish.fulfilled(told, match.state):
            return match
    raise SystemExit(f"{game_id}: no match in {TRIES} tries: {wish.how}")


def write(path: Path, how: str, match: Match) -> None:
    """One line an action, so that changes can be read."""
    data = match.save() | {"how": how, "standings": match.state.standings}
    log = ",\n".join("    " + json.dumps(entry) for entry in data.pop("log"))
    rest = json.dumps(data, indent=2)[1:-2].rstrip()
    path.write_text(f'{{{rest},\n  "log": [\n{log}\n  ]\n}}\n', encoding="utf-8")


def wishes_of(game_id: str) -> dict[str, Wish]:
    """A game's wishes; {} where nobody has written them yet."""
    name = f"tests.matches.{game_id}.wishes"
    if not (HERE / game_id).is_dir() or find_spec(name) is None:
        return {}
    wishes: dict[str, Wish] = import_module(name).WISHES
    return wishes


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.matches.record",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("wish", nargs="*", help="the recordings to make; all if none is named")
    parser.add_argument("--out", type=Path, help="a folder to write to instead of the game's own")
    asked = parser.parse_args(argv)
    wishes = wishes_of(asked.game)
    if not wishes:
        parser.error(f"{asked.game} has no wishes: write tests/matches/{asked.game}/wishes.py")
    for name in asked.wish:
        if name not in wishes:
            parser.error(f"{asked.game} has no wish {name!r}; it has {', '.join(sorted(wishes))}")
    folder: Path = asked.out or HERE / asked.game
    folder.mkdir(parents=True, exist_ok=True)
    for name in asked.wish or wishes:
        begun = perf_counter()
        match = search(asked.game, wishes[name])
        write(folder / f"{name}.json", wishes[name].how, match)
        seconds = perf_counter() - begun
        print(f"{name}: seed {match.seed}, {match.length} actions, {seconds:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
