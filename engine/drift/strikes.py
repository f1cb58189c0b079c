"""Who can be beaten next, by whom and with which sum (D13, D14): after walking, with help."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.drift.attacks import attack_terms, defence_terms
from engine.drift.board import ARROWS, NEAR, NEIGHBOURS
from engine.drift.distances import steps_to, strikers
from engine.drift.pieces import PIECES, STEP, VALUE
from engine.drift.reach import reach
from engine.drift.rules import Drift


class Strike(NamedTuple):
    """An attack that wins, and what comes before it."""

    seat: int
    piece: str
    space: str
    """Where the beaten piece stands."""
    way: tuple[str, ...]
    """The attacker's own steps before it attacks; () where it stands beside already."""
    total: tuple[int, ...]
    against: tuple[int, ...]


def strikes(position: Drift, piece: str) -> dict[str, Strike]:
    """The attacks of a piece of the seat on turn that win only after it has walked.

    From where it counts most; of equal places the nearest.
    """
    turn = position.turn
    if piece in position.carrying[turn] or position.left.get(piece, 0) < 2:
        return {}
    found: dict[str, Strike] = {}
    for stand, way in reach(position, piece).items():
        if stand in ARROWS or len(way) >= position.left[piece]:
            continue
        there = None
        for space in NEIGHBOURS[stand]:
            if position.standing.get(space, turn) == turn:
                continue
            there = there or _walked(position, piece, stand)
            strike = _strike(there, piece, space, way)
            known = found.get(space)
            if strike and (known is None or _better(strike, known)):
                found[space] = strike
    for space in NEIGHBOURS[position.space_of(turn, piece)]:
        if space in found and _strike(position, piece, space, ()):
            del found[space]
    return found


def _better(one: Strike, other: Strike) -> bool:
    return (sum(one.total), -len(one.way)) > (sum(other.total), -len(other.way))


def _walked(position: Drift, piece: str, stand: str) -> Drift:
    """The position with a piece elsewhere, with its last point."""
    there = position.copy()
    there.put(there.turn, piece, stand)
    return there


def _strike(position: Drift, piece: str, space: str, way: tuple[str, ...]) -> Strike | None:
    """The attack from where the piece stands; None where it does not win."""
    total, against = attack_terms(position, piece, space), defence_terms(position, space)
    if sum(total) <= sum(against):
        return None
    return Strike(position.turn, piece, space, way, tuple(total), tuple(against))


def threats(position: Drift, seat: int) -> dict[str, Strike]:
    """A player's pieces that can be beaten before that player's next turn, each with an attack.

    For each of the others: as if nobody moved until then. Every attack was tried by the rules.
    """
    if position.phase != "play":
        return {}
    found: dict[str, Strike] = {}
    for other in range(position.seats):
        if other == seat:
            continue
        then = position.foreseen(other)
        for piece, space in then.pieces[seat].items():
            if space is None or space == then.home_of(seat):
                continue
            strike = _threat(then, space)
            known = found.get(piece)
            if strike and (known is None or sum(strike.total) > sum(known.total)):
                found[piece] = strike
    return found


def _threat(then: Drift, space: str) -> Strike | None:
    """How the seat on turn can beat who stands on a space, if it can: with few helpers rather."""
    against = sum(defence_terms(then, space))
    mine, carrying = then.pieces[then.turn], then.carrying[then.turn]
    able = [p for p in PIECES if mine[p] and p not in carrying]
    close = [p for p in able if steps_to(space)[mine[p] or ""] <= VALUE[p] + 1]
    if sum(VALUE[p] for p in close) <= against:
        return None
    for piece in close:
        if mine[piece] in strikers(space, VALUE[piece]):
            for helpers in _helped(then, piece, space, close):
                strike = _tried(then, piece, space, helpers)
                if strike:
                    return strike
    return None


def _helped(then: Drift, piece: str, space: str, close: list[str]) -> Iterator[list[str]]:
    """Nobody, then more and more who can come before the attacker moves (D4)."""
    mine = then.pieces[then.turn]
    coming = [
        p for p in close if p != piece and VALUE[p] >= VALUE[piece] and mine[p] not in NEAR[space]
    ]
    for number in range(len(coming) + 1):
        yield coming[:number]


def _tried(then: Drift, piece: str, space: str, helpers: list[str]) -> Strike | None:
    """The attack after all these have walked beside the space; None where it does not work."""
    now = then.copy()
    for helper in helpers:
        if not _walk_beside(now, helper, space, now.left[helper], keep=1):
            return None
    way = _walk_beside(now, piece, space, now.left.get(piece, 0) - 1)
    if way is None or now.why_not(("attack", piece, space)) is not None:
        return None
    return _strike(now, piece, space, way)


def _walk_beside(
    now: Drift, piece: str, space: str, points: int, keep: int = 0
) -> tuple[str, ...] | None:
    """Walk next to a space, where it is not yet; None where that cannot be done.

    A helper keeps so many of the places there free for the attacker.
    """
    if now.space_of(now.turn, piece) in NEAR[space] and not keep:
        return ()
    free = [near for near in NEIGHBOURS[space] if near not in now.standing]
    if len(free) <= keep and keep:
        return None
    ways = reach(now, piece)
    usable = [
        ways[near]
        for near in free
        if near in ways and len(ways[near]) <= points and (keep or near not in ARROWS)
    ]
    # A helper leaves the places that others reach more easily: it takes the furthest.
    way = max(usable, key=len, default=None) if keep else min(usable, key=len, default=None)
    for step in way or ():
        now.play(STEP[piece][step])
    return way
