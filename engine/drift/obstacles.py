"""Why a piece cannot walk to a space in this turn: how far it is, or what stands in its way."""

from collections.abc import Iterator

from engine.drift.board import ARROWS, NEIGHBOURS
from engine.drift.distances import steps_to
from engine.drift.refusals import why_not_allowed
from engine.drift.state import Position
from engine.drift.words import rank_name, space_name
from engine.game import not_an_action
from engine.language import tr, tr_n
from engine.refusal import Refusal

Way = tuple[str, ...]


def no_walk(position: Position, piece: str, space: str) -> str:
    """D5, D9: for a space that is not next to the piece, and that it cannot reach.

    Nobody but an I carries, and an I has one point: no home bars the way for its coin (D12).
    """
    start, points = position.space_of(position.turn, piece), position.left[piece]
    far = steps_to(space)[start]
    if far > points:
        return _too_far(piece, space, far, points)
    ways = [(way, [*_obstacles(position, way)]) for way in _ways(start, space, points)]
    way, barriers = min(ways, key=lambda one: (not ARROWS.isdisjoint(one[1]), len(one[1])))
    if barriers:
        return _barred_by(position, barriers[0], space)
    # The way is free: so it is the first step that some other rule forbids (D7).
    return why_not_allowed(position, ("step", piece, way[0])) or not_an_action()


def no_way_out(piece: str) -> str:
    """D5: for a piece that is not chosen because it has nowhere to go."""
    return Refusal(
        "D5",
        tr("Moving (D5): this {rank} has nowhere to go from here.", rank=rank_name(piece)),
        piece,
    )


def no_reaching(position: Position, piece: str, space: str) -> str:
    """D13: for an enemy that does not stand next to the piece."""
    start, points = position.space_of(position.turn, piece), position.left[piece]
    far = steps_to(space)[start]
    if far > points:
        return _too_far(piece, space, far, points)
    return Refusal(
        "D13",
        tr("Attacking (D13): first walk next to {space}, then attack.", space=space_name(space)),
        space,
    )


def _too_far(piece: str, space: str, far: int, points: int) -> str:
    sentence = tr_n(
        "Moving (D5): {space} is {far} steps away; this {rank} has {count} point.",
        "Moving (D5): {space} is {far} steps away; this {rank} has {count} points.",
        points,
        space=space_name(space),
        far=far,
        rank=rank_name(piece),
    )
    return Refusal("D5", sentence, space, piece)


def _ways(start: str, space: str, points: int) -> Iterator[Way]:
    """All ways of so many steps at most that come to no space twice, whatever is on them."""
    waiting: list[Way] = [(start,)]
    while waiting:
        way = waiting.pop()
        if way[-1] == space:
            yield way[1:]
        elif len(way) <= points:
            waiting += [(*way, near) for near in NEIGHBOURS[way[-1]] if near not in way]


def _obstacles(position: Position, way: Way) -> Iterator[str]:
    """The spaces of a way that nobody can pass: where a piece stands, and rivers but at its end."""
    for space in way:
        if space in position.standing or (space in ARROWS and space != way[-1]):
            yield space


def _barred_by(position: Position, barrier: str, goal: str) -> str:
    place, seat = space_name(barrier), position.standing.get(barrier)
    if seat == position.turn:
        return Refusal(
            "D5", tr("Moving (D5): your own piece on {space} bars the way.", space=place), goal
        )
    if seat is not None:
        return Refusal(
            "D5", tr("Moving (D5): an enemy on {space} bars the way.", space=place), goal
        )
    return Refusal(
        "D9", tr("Rivers (D9): a river lies in between; entering it ends the piece’s move."), goal
    )
