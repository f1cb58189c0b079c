"""One match among computer players."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.bots import LEVELS, decide, dice_for
from engine.dice import Dice
from engine.game import Action, AnyGame, AnyState, Value

KINDS = (*LEVELS, "random")
"""`random` plays any legal action, all equally likely."""

LONGEST = 20_000
"""Actions after which a match is given up: uniformly random play need not come to an end."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was played: by seat, who sat there, the place and the score."""

    seed: int
    kinds: tuple[str, ...]
    places: tuple[int, ...]
    """All 1 in a match that was given up."""
    scores: tuple[int, ...]
    length: int
    finished: bool


def play(
    game: AnyGame,
    kinds: Sequence[str],
    seed: int,
    options: Mapping[str, Value] | None = None,
    budget: int | None = None,
) -> Played:
    """A whole match; each bot has its own dice, so the same seed gives the same match."""
    state = game.new(len(kinds), seed, options)
    length = 0
    while state.actors and length < LONGEST:
        seat, action = _next(game, state, kinds, seed, length, budget)
        state.play(action, seat)
        length += 1
    rows = sorted(state.standings or [], key=lambda row: row["seat"])
    return Played(
        seed,
        tuple(kinds),
        tuple(row["place"] for row in rows) or (1,) * len(kinds),
        tuple(row["score"] for row in rows) or (0,) * len(kinds),
        length,
        bool(rows),
    )


def _next(
    game: AnyGame, state: AnyState, kinds: Sequence[str], seed: int, length: int, budget: int | None
) -> tuple[int, Action]:
    """Who acts next, and how. Chances in another's turn come first, or they would be gone."""
    for seat in reversed(state.actors):
        legal, dice = state.legal(seat), dice_for(seed, seat, length)
        if kinds[seat] == "random":
            action = _at_random(legal, dice, must=seat == state.actors[0])
        else:
            action = decide(game, kinds[seat], state.view(seat), legal, dice, budget)
        if action is not None:
            return seat, action
    raise ValueError(f"{game.title}: seat {state.actors[0]} must act, and does not.")


def _at_random(legal: list[Action], dice: Dice, must: bool) -> Action | None:
    chances: list[Action | None] = [*legal] if must else [*legal, None]
    return dice.choice(chances)
