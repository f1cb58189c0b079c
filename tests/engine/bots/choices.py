"""What the computer players choose and say in the recorded matches; `chosen/GAME.json` keeps it.

    python -m tests.engine.bots.choices             # write all of it anew
    python -m tests.engine.bots.choices drift       # one game's

Their judgement is many small weights that no rule names, and a hint has many sentences to choose
from. A change of either is seen here: make it all anew when it is meant. Where the judgement has
changed, the arena must have shown before that it is for the better.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

from engine import bots, games
from engine.bots.task import Thinking
from engine.dice import Dice
from engine.drift import search
from engine.game import Action, AnyGame, AnyState
from tests.engine.bots.worth import worth

MATCHES = Path(__file__).parents[2] / "matches"
KEPT = Path(__file__).parent / "chosen"
POSITIONS = 12
"""How many of a match's positions are looked at."""

LEVELS = bots.LEVELS[: bots.LEVELS.index(bots.HINTS) + 1]
"""Whose choices are kept: expert's take long. What it weighs otherwise than hard is in `worth`."""

Choices: TypeAlias = dict[str, list[Any]]
"""By level the action chosen in each position, as a save writes it; as `nodes` what each level
spent on them; as `worth` what was weighed; as `hints` what is said."""


def recordings(game: str) -> list[str]:
    return sorted(path.stem for path in (MATCHES / game).glob("*.json"))


def choices(game: str, recording: str) -> Choices:
    """What each level chooses, at its own strength and with a match's dice; and all the rest."""
    search.forget()
    data = json.loads((MATCHES / game / f"{recording}.json").read_text(encoding="utf-8"))
    chosen: Choices = {kind: [] for kind in (*LEVELS, "nodes", "worth", "hints")}
    for number, seat, state in _positions(data):
        view, legal = state.view(seat), state.legal(seat)
        spent = []
        for level in LEVELS:
            dice = bots.dice_for(data["seed"], seat, number)
            action, nodes = _ended(bots.think(games()[game], level, view, legal, dice))
            chosen[level].append(action)
            spent.append(nodes)
        chosen["nodes"].append(spent)
        chosen["worth"].append(worth(game, state, seat))
        chosen["hints"].append(_hints(games()[game], view, legal))
    plain: Choices = json.loads(json.dumps(chosen))
    return plain


def _hints(game: AnyGame, view: Any, legal: list[Action]) -> list[str]:
    """What would speak for some actions of each kind, if they were all that is legal."""
    if "slips" in view:
        return []
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kinds.setdefault(action[0], []).append(action)
    some = [(of[0], of[len(of) // 2], of[-1]) for of in kinds.values()]
    return list(dict.fromkeys(_hint(game, view, action) for few in some for action in few))


def _hint(game: AnyGame, view: Any, action: Action) -> str:
    reason: str = _ended(bots.advise(game, view, [action], Dice(1)))[0].reason
    return reason


def _ended(thinking: Thinking[Any]) -> tuple[Any, int]:
    """What comes of it, and how many nodes it took."""
    nodes = 0
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value, nodes
        nodes += 1


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
        + ",\n".join(f"  {json.dumps(kind)}: {_text(made)}" for kind, made in found.items())
        + "\n }"
        for recording, found in ((name, choices(game, name)) for name in recordings(game))
    ]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    (KEPT / f"{game}.json").write_text(text, encoding="utf-8")


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for name in sys.argv[1:] or games():
        write(name)
