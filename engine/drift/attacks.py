"""The sums of an attack (D13, D14): who counts for it and who against it."""

from engine.drift.board import AROUND, NEAR, RIVER
from engine.drift.pieces import REPOSITORY, VALUE
from engine.drift.state import Position


def attackers(position: Position, piece: str, space: str) -> list[str]:
    """D13: the attacker, then the pieces of its owner that help.

    Helpers stand next to the attacked space; carrying Is do not help, and an attacker on an
    arrow is not helped out of its own river.
    """
    mine = position.pieces[position.turn]
    carried = position.carrying[position.turn]
    near = NEAR[space]
    helping = [p for p, at in mine.items() if at in near and p != piece and p not in carried]
    river = RIVER.get(mine[piece] or "") if helping else None
    if river is not None:
        helping = [p for p in helping if RIVER.get(mine[p] or "") != river]
    return [piece, *helping]


def defenders(position: Position, space: str) -> list[str]:
    """D14: the piece attacked and its owner's pieces around it.

    Pieces gathered on their home defend it together.
    """
    pieces = position.pieces[position.standing[space]]
    around = AROUND[space]
    there = [piece for piece, where in pieces.items() if where in around]
    return sorted(there, key=lambda piece: pieces[piece] != space)


def attack_terms(position: Position, piece: str, space: str) -> list[int]:
    """D13: the attacker's value, then those of the pieces that help."""
    return [VALUE[other] for other in attackers(position, piece, space)]


def defence_terms(position: Position, space: str) -> list[int]:
    """D14: the values of all who defend, and the repository at home."""
    terms = [VALUE[piece] for piece in defenders(position, space)]
    if position.owner.get(space) == position.standing[space]:
        terms.append(REPOSITORY)
    return terms


def wins(position: Position, piece: str, space: str) -> bool:
    """D14: an attack is allowed with a total at least 1 higher, and then it always wins.

    Six pieces bring 10 at most, so whoever stands on the own home is never beaten.
    """
    loser = position.standing[space]
    if position.owner.get(space, -1) == loser:
        return False
    total = _strength(position, piece, space)
    around, against = AROUND[space], 0
    for other, where in position.pieces[loser].items():
        if where in around:
            against += VALUE[other]
            if against >= total:
                return False
    return True


def _strength(position: Position, piece: str, space: str) -> int:
    """The sum of `attack_terms`, without the list: it is asked for every enemy beside a piece."""
    mine, near, total = position.pieces[position.turn], NEAR[space], VALUE[piece]
    for other, where in mine.items():
        if where in near and other != piece:
            if mine[piece] in RIVER:
                return sum(attack_terms(position, piece, space))
            if other not in position.carrying[position.turn]:
                total += VALUE[other]
    return total
