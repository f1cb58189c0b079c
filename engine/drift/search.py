"""Hard's search: a turn piece by piece in the order of rank, then the next opponent's reply.

A piece goes wherever it can in one thought, so that turns are compared when the same ranks have
moved. The best turns are ended, drift and all, and the next opponent answers them as well as it
can; what stands then decides.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from engine.bots.task import Thinking
from engine.drift.outlook import caution, outlook
from engine.drift.pieces import CARRIERS, PIECES, VALUE
from engine.drift.rules import END_TURN, Drift
from engine.drift.types import Action

STAGES = (3, 2, 2, 1, 1, 1)
"""The ranks in the order in which they move, once for each piece."""

ANSWER = 2
"""How many ways on an opponent follows at each stage of its answer."""


class Line(NamedTuple):
    """A way to play a turn, as far as it goes."""

    value: float
    actions: tuple[Action, ...]
    position: Drift


Key: TypeAlias = tuple[object, ...]


def best_turn(
    position: Drift, seat: int, width: int, answered: int
) -> Thinking[tuple[Action, ...]]:
    """The best way to play the rest of a turn, () where it cannot be ended from here.

    `width` ways on are followed at each stage. So many of the best turns are `answered`, each
    with other moves of the Is: what the strong ones do differently seldom matters as much.
    """
    ends = yield from turns(position, seat, width)
    ends.sort(key=lambda line: line.value, reverse=True)
    different = {_coins_kept(line.position, seat): line for line in reversed(ends)}
    care = caution(position.round)
    best: Line | None = None
    for line in sorted(different.values(), key=lambda line: line.value, reverse=True)[:answered]:
        answer = yield from _after_the_answer(line.position, seat)
        value = care * answer + (1.0 - care) * line.value
        if best is None or value > best.value:
            best = line._replace(value=value)
    return best.actions if best else ()


def _coins_kept(position: Drift, seat: int) -> Key:
    """Where a seat's Is stand, and what they carry."""
    pieces = position.pieces[seat]
    return (*(pieces[piece] for piece in CARRIERS), *position.carrying[seat].items())


def _after_the_answer(position: Drift, seat: int) -> Thinking[float]:
    """What a position is worth when the next opponent has done its best."""
    if position.phase == "over" or position.turn == seat:
        return outlook(position, seat)
    other = position.turn
    answers = yield from turns(position, other, ANSWER)
    if not answers:
        return outlook(position, seat)
    best = max(answers, key=lambda line: line.value)
    return outlook(best.position, seat)


def turns(position: Drift, seat: int, width: int) -> Thinking[list[Line]]:
    """Good ways to play the rest of a turn, each ended."""
    beam = [Line(outlook(position, seat, moving=True), (), position)]
    for rank in STAGES:
        found = list(beam)
        met = {_key(line.position, seat) for line in beam}
        for line in beam:
            for further in _walks(line, rank):
                yield
                key = _key(further.position, seat)
                if key in met:
                    continue
                met.add(key)
                value = outlook(further.position, seat, moving=True)
                found.append(further._replace(value=value))
        found.sort(key=lambda line: line.value, reverse=True)
        beam = found[: width if rank == 1 else max(2, width // 2)]
    ends = []
    for line in beam:
        yield
        ended = _ended(line, seat)
        if ended:
            ends.append(ended)
    return ends


def _walks(line: Line, rank: int) -> Iterator[Line]:
    """Every way on with one piece of a rank, step by step as far as it goes."""
    for piece in PIECES:
        if VALUE[piece] != rank:
            continue
        edge = [line]
        seen = {line.position.pieces[line.position.turn][piece]}
        while edge:
            further: list[Line] = []
            for at in edge:
                for action in at.position.actions_of(piece):
                    if action[0] == "step":
                        if action[2] in seen:
                            continue
                        seen.add(action[2])
                    elif wasteful(at.position, action):
                        continue
                    trial = at.position.copy()
                    trial.perform(action, trial.turn)
                    found = Line(0.0, (*at.actions, action), trial)
                    yield found
                    if trial.phase == "play" and trial.left.get(piece):
                        further.append(found)
            edge = further


def wasteful(position: Drift, action: Action) -> bool:
    """Whether a coin that the seat on turn still needs would be dropped loose.

    On the own home it comes to lie on the repository, and of two of a kind one is too many.
    """
    if action[0] != "drop":
        return False
    seat, piece = position.turn, action[1]
    carried = position.carrying[seat]
    if position.pieces[seat][piece] == position.home or carried[piece] in position.deposited[seat]:
        return False
    return list(carried.values()).count(carried[piece]) == 1


def _ended(line: Line, seat: int) -> Line | None:
    """The turn's end, with all that it brings; None where it cannot be ended yet (D7)."""
    position = line.position
    if position.phase == "over":
        return line
    if position.why_not(END_TURN, seat) is not None:
        return None
    after = position.copy()
    after.perform(END_TURN, seat)
    return Line(outlook(after, seat), (*line.actions, END_TURN), after)


def _key(position: Drift, seat: int) -> Key:
    """All that a turn changes."""
    return (
        *position.pieces[seat].values(),
        *position.left.values(),
        *position.carrying[seat].items(),
        position.deposited[seat],
        position.done,
        tuple(position.standing),
    )
