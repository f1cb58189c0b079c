"""Leaving the home (D7 with ruling V3): who must go, and which actions would strand them."""

from engine.drift.attacks import wins
from engine.drift.board import NEAR, NEIGHBOURS
from engine.drift.pieces import VALUE
from engine.drift.state import Position


def counted(position: Position) -> list[str]:
    """The pieces of the seat on turn that stand on its home, but for those sent there this turn."""
    turn, sent = position.turn, position.sent
    home = position.home_spaces[turn]
    if position.standing.get(home) != turn:
        return []
    return [p for p, space in position.pieces[turn].items() if space == home and p not in sent]


def must_leave(position: Position) -> list[str]:
    """The same where that is more than one, so that all but one of them must leave; else []."""
    home = counted(position)
    return home if len(home) > 1 else []


def may_move(position: Position, piece: str) -> bool:
    """Whether a piece still has a chance to move in this turn (D4, D5)."""
    return piece not in position.done and bool(position.left.get(piece))


def strands(position: Position, mover: str | None, stays: bool = False) -> list[str]:
    """The pieces that forbid moving this one now, or ending the turn (None); [] where it may be.

    Moving a piece takes the last chance from all higher ranks, and from those of its own rank
    that have moved already (D4); one that `stays` on the home, to take or drop a coin there, from
    itself. That is refused if one of them has a way out and more than one would be left on the
    home without a chance. The highest piece with a way out may always leave, so a turn that cannot
    be ended yet always offers a move.
    """
    home = must_leave(position)
    if not home:
        return []
    return stranded(position, home, able_to_leave(position, home), mover, stays)


def stranded(
    position: Position, home: list[str], leavers: list[str], mover: str | None, stays: bool = False
) -> list[str]:
    """The same for who knows already which pieces must leave the home, and which of them can."""
    lost = [piece for piece in leavers if _done_by(position, piece, mover, stays)]
    if len(lost) == 1 and sum(_done_by(position, piece, mover, stays) for piece in home) < 2:
        return []
    return lost


def able_to_leave(position: Position, home: list[str]) -> list[str]:
    """Those of the pieces on the home that have a way out: any that may move to a free space."""
    able = [piece for piece in home if may_move(position, piece)]
    if not position.standing.keys() >= NEAR[position.home]:
        return able
    return [piece for piece in able if has_way_out(position, piece)]


def _done_by(position: Position, piece: str, mover: str | None, stays: bool) -> bool:
    """Whether a piece on the home has no chance to move any more once another has moved."""
    if mover is None or not may_move(position, piece):
        return True
    if piece == mover:
        return stays
    return ends(position, piece, mover)


def ends(position: Position, piece: str, mover: str) -> bool:
    """D4: whether a piece is done once another has moved: it is of higher rank, or has moved."""
    return VALUE[piece] > VALUE[mover] or position.left[piece] < VALUE[piece]


def has_way_out(position: Position, piece: str) -> bool:
    """V3: whether a piece on its home has a step or an attack that is legal now."""
    if not may_move(position, piece):
        return False
    standing, turn = position.standing, position.turn
    carries = piece in position.carrying[turn]
    for near in NEIGHBOURS[position.home]:
        seat = standing.get(near)
        if seat is None or (seat != turn and not carries and wins(position, piece, near)):
            return True
    return False


def barred(position: Position) -> list[str]:
    """The pieces on the home that cannot leave it as things stand; [] while one could stay."""
    stuck = [piece for piece in counted(position) if not has_way_out(position, piece)]
    return stuck if len(stuck) > 1 else []


def surplus(position: Position) -> list[str]:
    """The pieces that would leave the game if the turn ended now, first to last.

    The highest rank goes first, within a rank those that carry nothing, then by code.
    """
    carried = position.carrying[position.turn]
    there = counted(position)
    if len(there) < 2:
        return []
    return sorted(there, key=lambda p: (-VALUE[p], p in carried, p))[:-1]
