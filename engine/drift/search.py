"""Hard's search: a turn piece by piece in the order of rank, then everybody's reply.

A piece goes wherever it can in one thought, so that turns are compared when the same ranks have
moved. The best turns are ended, drift and all, and the others answer them one after the other as
well as they can; what stands at the next own turn decides.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple, TypeAlias

from engine.bots.task import Thinking
from engine.drift.outlook import caution, outlook
from engine.drift.pieces import CARRIERS, PIECES, VALUE
from engine.drift.rules import END_TURN, Drift
from engine.drift.types import Action

STAGES = (3, 2, 2, 1, 1, 1)
"""The ranks in the order in which they move, once for each piece."""

REMEMBERED = 512
"""So many answered turns are remembered at the most."""


class Line(NamedTuple):
    """A way to play a turn, as far as it goes."""

    value: float
    actions: tuple[Action, ...]
    position: Drift


Key: TypeAlias = tuple[object, ...]


class Width(NamedTuple):
    """How much a player looks at."""

    ways: int
    """So many ways on are followed at each stage of the own turn."""
    answered: int
    """So many of the best turns are answered, each with other moves of the Is: what the strong
    ones do differently seldom matters as much."""
    answers: int
    """So many ways on an opponent follows at each stage of its answer."""


def best_turn(
    position: Drift, seat: int, wide: Width, allowed: Collection[Action]
) -> Thinking[Action | None]:
    """How the best way to play the rest of a turn begins, of those that begin as is `allowed`;
    None where there is none. Of equal ones rather one that moves more: who waits for a better
    moment may wait for ever."""
    lines = yield from turns(position, seat, wide.ways)
    ends = [line for line in lines if line.actions and line.actions[0] in allowed]
    ends.sort(key=lambda line: (line.value, len(line.actions)), reverse=True)
    care = caution(position.round)
    best: Line | None = None
    met: set[Key] = set()
    for line in ends:
        kept = _coins_kept(line.position, seat)
        if kept in met:
            continue
        met.add(kept)
        answer = yield from _after_the_answers(line.position, seat, wide.answers)
        value = care * answer + (1.0 - care) * line.value
        if best is None or value > best.value:
            best = line._replace(value=value)
        if len(met) == wide.answered:
            break
    return best.actions[0] if best else None


def _coins_kept(position: Drift, seat: int) -> Key:
    """Where a seat's Is stand, and what they carry."""
    pieces, carrying = position.pieces[seat], position.carrying[seat]
    return tuple((pieces[piece], carrying.get(piece)) for piece in CARRIERS)


_answers: dict[Key, float] = {}
"""What ended turns came to, for all who think on in the same turn: most ends are the same."""


def forget() -> None:
    """Think as if nobody had thought before: the same is found, in as many nodes as at first."""
    _answers.clear()


def _after_the_answers(position: Drift, seat: int, width: int) -> Thinking[float]:
    """What a position is worth when all the others have had their turns, each at its best."""
    limit = position.options["rounds"]
    key = (seat, width, position.turn, position.round, limit, position.homes, *_key(position))
    known = _answers.get(key)
    if known is not None:
        return known
    while position.phase == "play" and position.turn != seat:
        answers = yield from turns(position, position.turn, width)
        reply = max(answers, key=lambda line: line.value).position
        if reply.phase == "play" and reply.turn == position.turn:
            break  # it cannot be ended
        position = reply
    if len(_answers) >= REMEMBERED:
        _answers.clear()
    _answers[key] = value = outlook(position, seat)
    return value


def turns(position: Drift, seat: int, width: int) -> Thinking[list[Line]]:
    """Good ways to play the rest of a turn, each ended; if none can be ended, one way on."""
    beam = [Line(outlook(position, seat, moving=True), (), position)]
    for rank in STAGES:
        found = list(beam)
        met = {_key(line.position) for line in beam}
        for line in beam:
            for further in _walks(line, rank):
                yield
                key = _key(further.position)
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
    return ends or beam[:1]


def _walks(line: Line, rank: int) -> Iterator[Line]:
    """Every way on with one piece of a rank, step by step as far as it goes."""
    if line.position.phase == "over":
        return
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


def _key(position: Drift) -> Key:
    """All that a turn changes."""
    return (
        *[tuple(pieces.values()) for pieces in position.pieces],
        *[frozenset(carrying.items()) for carrying in position.carrying],
        *position.deposited,
        *position.left.values(),
        position.done,
        frozenset(position.coins.items()),
    )
