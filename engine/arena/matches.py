"""One match among computer players."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import dropwhile

from engine.arena.guests import choose
from engine.bots import LEVELS, dice_for
from engine.dice import Dice
from engine.game import Action, AnyGame, AnyState, Event, Told, Value

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
    order: tuple[int, ...] = ()
    """The seats in the order of their first turns."""
    ended: str = ""
    """The last event, by its name and what it says in words: `over last`; "" if it was given up."""


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
    course: list[tuple[str, int]] = []
    told: list[Told[Event]] = []
    while state.actors and length < LONGEST:
        course.append((getattr(state, "phase", ""), state.actors[0]))
        seat, action = _next(game, state, kinds, seed, length, budget)
        told = state.play(action, seat)
        length += 1
    rows = sorted(state.standings or [], key=lambda row: row["seat"])
    return Played(
        seed,
        tuple(kinds),
        tuple(row["place"] for row in rows) or (1,) * len(kinds),
        tuple(row["score"] for row in rows) or (0,) * len(kinds),
        length,
        bool(rows),
        _order(course, len(kinds)),
        _ending(told) if rows else "",
    )


def _order(course: list[tuple[str, int]], seats: int) -> tuple[int, ...]:
    """Who was first, second and so on; a phase that only comes at the beginning, in which sides or
    places are chosen, is no turn yet."""
    opening = course[0][0] if course else ""
    rest = [*dropwhile(lambda one: one[0] == opening, course)]
    turns = course if any(phase == opening for phase, _ in rest) else rest
    return tuple(dict.fromkeys([*(seat for _, seat in turns), *range(seats)]))


def _ending(told: list[Told[Event]]) -> str:
    event, _ = told[-1]
    return " ".join(part for part in event if isinstance(part, str))


def _next(
    game: AnyGame, state: AnyState, kinds: Sequence[str], seed: int, length: int, budget: int | None
) -> tuple[int, Action]:
    """Who acts next, and how. Chances in another's turn come first, or they would be gone."""
    for seat in reversed(state.actors):
        legal, dice = state.legal(seat), dice_for(seed, seat, length)
        if kinds[seat] == "random":
            action = _at_random(legal, dice, must=seat == state.actors[0])
        else:
            action = choose(game, kinds[seat], state.view(seat), legal, dice, budget)
        if action is not None:
            return seat, action
    raise ValueError(f"{game.title}: seat {state.actors[0]} must act, and does not.")


def _at_random(legal: list[Action], dice: Dice, must: bool) -> Action | None:
    chances: list[Action | None] = [*legal] if must else [*legal, None]
    return dice.choice(chances)
