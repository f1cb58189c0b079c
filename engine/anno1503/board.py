"""The sea: its spaces, what borders on what, how far the islands lie."""

_MAP = """
2 ~ 3 ~ 2 ~ 4 ~ 3 ~ 2 4
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
S ~ 2 4 ~ 3 2 ~ 4 2 ~ 3
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
3 2 ~ 4 2 ~ 3 4 2 4 3 2
"""

CHART = tuple(tuple(row.split()) for row in _MAP.strip().splitlines())
ROWS = len(CHART)
COLUMNS = len(CHART[0])
START = "r2c0"


def _space(row: int, column: int) -> str:
    return f"r{row}c{column}"


PLACE = {_space(r, c): (r, c) for r in range(ROWS) for c in range(COLUMNS)}
"""Every space → its row and column, in reading order."""

ISLAND_SPACES = {
    space: int(CHART[r][c]) for space, (r, c) in PLACE.items() if CHART[r][c].isdigit()
}
"""Island space → its number of islands."""

SEA_SPACES = tuple(space for space in PLACE if space not in ISLAND_SPACES)


def _beside(space: str) -> tuple[str, ...]:
    row, column = PLACE[space]
    around = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return tuple(_space(*place) for place in around if _space(*place) in PLACE)


BESIDE = {space: _beside(space) for space in PLACE}
"""Space → its orthogonal neighbours."""

WATERS = {space: tuple(s for s in BESIDE[space] if s not in ISLAND_SPACES) for space in SEA_SPACES}
"""Sea space → the sea spaces one move away."""

SHORES = {space: tuple(s for s in BESIDE[space] if s in ISLAND_SPACES) for space in SEA_SPACES}
"""Sea space → the island spaces that can be explored from it."""


def _moves_from_start() -> dict[str, int]:
    moves = {START: 0}
    frontier = [START]
    for space in frontier:
        for near in WATERS[space]:
            if near not in moves:
                moves[near] = moves[space] + 1
                frontier.append(near)
    return moves


MOVES = _moves_from_start()
"""Sea space → the fewest moves of a ship from the start space."""

DISTANCE = {
    island: min(MOVES[space] for space in BESIDE[island] if space in MOVES)
    for island in ISLAND_SPACES
}
"""Ruling I-D: island space → the fewest moves to a sea space next to it."""

FARTHEST_FIRST = tuple(
    sorted(ISLAND_SPACES, key=lambda s: (-DISTANCE[s], -PLACE[s][1], PLACE[s][0]))
)
"""Ruling I-D: where the reserve's tile is laid; of equals the rightmost, then the topmost."""
