"""Leaving the home (D7 with ruling V3): who must go, and which actions would strand them."""

from engine.drift.attacks import wins
from engine.drift.board import NEIGHBOURS
from engine.drift.pieces import PIECES, VALUE
from engine.drift.state import Position

END = 0
"""The rank below all pieces: ending the turn takes the last chance from everybody."""


def counted(position: Position) -> list[str]:
    """The pieces of the seat on turn that stand on its home and still have all their points."""
    home, left = position.home, position.left
    mine = position.pieces[position.turn]
    return [piece for piece in PIECES if mine[piece] == home and left.get(piece) == VALUE[piece]]


def strands(position: Position, rank: int) -> list[str]:
    """The pieces that forbid moving a piece of this rank now; [] where it may be moved.

    Moving a rank takes the last chance from all higher ones (D4). That is refused if one of
    them has a way out and more than one would be left on the home without a chance. The highest
    piece with a way out is never refused by this, so a turn that cannot be ended yet always
    offers a move.
    """
    home = counted(position)
    if len(home) < 2:
        return []
    done = position.done
    stuck = [piece for piece in home if piece in done or VALUE[piece] > rank]
    if len(stuck) < 2:
        return []
    return [piece for piece in stuck if piece not in done and has_way_out(position, piece)]


def has_way_out(position: Position, piece: str) -> bool:
    """V3: a step or an attack that is legal now, for a piece on its home that may still move."""
    standing, turn = position.standing, position.turn
    carries = piece in position.carrying[turn]
    for near in NEIGHBOURS[position.home]:
        seat = standing.get(near)
        if seat is None or (seat != turn and not carries and wins(position, piece, near)):
            return True
    return False


def barred(position: Position) -> list[str]:
    """The pieces on the home that cannot leave it as things stand; [] while one could stay."""
    home, done = counted(position), position.done
    stuck = [piece for piece in home if piece in done or not has_way_out(position, piece)]
    return stuck if len(stuck) > 1 else []


def surplus(position: Position) -> list[str]:
    """The pieces that would leave the game if the turn ended now, first to last.

    The highest rank goes first, within a rank those that carry nothing, then by code.
    """
    carried = position.carrying[position.turn]
    order = sorted(counted(position), key=lambda p: (-VALUE[p], p in carried, p))
    return order[:-1]
