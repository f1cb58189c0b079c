"""What the computer players choose in the recorded matches; `chosen/GAME.json` keeps it.

    python -m tests.engine.bots.choices             # write all of it anew
    python -m tests.engine.bots.choices drift       # one game's

Their judgement is many small weights that no rule names. A change of it is seen here: make the
choices anew when it is meant, after the arena has shown that it is for the better.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

from engine import bots, games
from engine.game import AnyState

MATCHES = Path(__file__).parents[2] / "matches"
KEPT = Path(__file__).parent / "chosen"
POSITIONS = 12
"""How many of a match's positions are looked at."""

Choices: TypeAlias = dict[str, list[Any]]
"""By level, the action chosen in each position, as a save writes it."""


def recordings(game: str) -> list[str]:
    return sorted(path.stem for path in (MATCHES / game).glob("*.json"))


def choices(game: str, recording: str) -> Choices:
    """What each level chooses, at its own strength and with a match's dice."""
    data = json.loads((MATCHES / game / f"{recording}.json").read_text(encoding="utf-8"))
    chosen: Choices = {level: [] for level in bots.LEVELS}
    for number, seat, state in _positions(data):
        for level in bots.LEVELS:
            dice = bots.dice_for(data["seed"], seat, number)
            view, legal = state.view(seat), state.legal(seat)
            chosen[level].append(bots.decide(games()[game], level, view, legal, dice))
    plain: Choices = json.loads(json.dumps(chosen))
    return plain


def _positions(data: Any) -> Iterator[tuple[int, int, AnyState]]:
    """Positions spread over a match, with the number of actions before and the seat that acted."""
    state = games()[data["game"]].new(len(data["players"]), data["seed"], data["options"])
    stride = max(1, len(data["log"]) // POSITIONS)
    for number, (seat, action) in enumerate(data["log"]):
        if number % stride == stride // 2:
            yield number, seat, state
        state.play(action, seat)


def kept(game: str) -> dict[str, Choices]:
    found: dict[str, Choices] = json.loads((KEPT / f"{game}.json").read_text(encoding="utf-8"))
    return found


def write(game: str) -> None:
    """A line for each match and level, so that a change shows where it is."""
    lines = [
        f" {json.dumps(recording)}: {{\n"
        + ",\n".join(f"  {json.dumps(level)}: {json.dumps(made)}" for level, made in found.items())
        + "\n }"
        for recording, found in ((name, choices(game, name)) for name in recordings(game))
    ]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    (KEPT / f"{game}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for name in sys.argv[1:] or games():
        write(name)
