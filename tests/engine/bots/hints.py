"""Hints held to what they say: many positions, and for each sentence a check of its own."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine import bots, games
from engine.bots.task import ended
from engine.dice import Dice
from engine.game import Action, Value

POSITIONS = 500
MOST_EMPTY = 0.05
"""The share of hints that may say nothing to be checked."""


class Hint(NamedTuple):
    state: Any
    seat: int
    action: Action
    reason: str

    @property
    def after(self) -> Any:
        """The position that the action leads to."""
        trial = self.state.copy()
        trial.perform(self.action, self.seat)
        return trial


Check: TypeAlias = Callable[[Any, tuple[str, ...]], bool]
"""Whether a hint's sentence holds, given the words in its gaps."""


def sampled(
    game: str, tables: Sequence[tuple[int, Mapping[str, Value]]], level: str = "medium"
) -> Iterator[Hint]:
    """Hints along whole matches of computer players, at these tables in turn."""
    found = 0
    for seed in range(1, POSITIONS):
        seats, options = tables[seed % len(tables)]
        state = games()[game].new(seats, seed, dict(options))
        length = 0
        while state.actors:
            seat, dice = state.actors[0], bots.dice_for(seed, state.actors[0], length)
            view, legal = state.view(seat), state.legal(seat)
            if len(legal) > 1:
                told = ended(bots.advise(games()[game], view, legal, Dice(length)))
                yield Hint(state.copy(), seat, told.action, told.reason)
                found += 1
                if found == POSITIONS:
                    return
            state.play(bots.decide(games()[game], level, view, legal, dice), seat)
            length += 1


def faults(hints: Iterator[Hint], checks: Mapping[str, Check | None]) -> list[str]:
    """What is wrong with them: sentences that do not hold, that nobody checks, or empty ones.

    A check's name is the sentence, each gap of it in braces; None for a sentence that says nothing
    which could be checked.
    """
    known = [(_pattern(sentence), check) for sentence, check in checks.items()]
    wrong, empty, total = [], 0, 0
    for hint in hints:
        total += 1
        for pattern, check in known:
            gaps = pattern.fullmatch(hint.reason)
            if gaps:
                empty += check is None
                if check and not check(hint, gaps.groups()):
                    wrong.append(f"{hint.action}: {hint.reason}")
                break
        else:
            wrong.append(f"nobody checks: {hint.reason}")
    if empty > MOST_EMPTY * total:
        wrong.append(f"{empty} of {total} say nothing")
    return wrong


def _pattern(sentence: str) -> re.Pattern[str]:
    return re.compile(
        "".join(
            "(.+?)" if part == "{}" else re.escape(part) for part in re.split(r"(\{\})", sentence)
        )
    )
