"""What lies ahead: where the drift takes things (D18), how many turns a coin is from home."""

from engine.drift.board import DOWNSTREAM
from engine.drift.distances import turns_to
from engine.drift.rules import Drift


def downstream(space: str, rounds: int) -> str:
    """Where something will be after so many drifts if nobody moves it."""
    for _ in range(rounds):
        space = DOWNSTREAM.get(space, space)
    return space


def turns_home(position: Drift, seat: int, piece: str) -> int:
    """The turns that an I needs to its home, the next one counted, as if nothing barred its way."""
    space = position.space_of(seat, piece)
    waits = seat != position.turn or piece in position.done or not position.left.get(piece)
    if waits and position.drifts_before(seat):
        space = downstream(space, 1)
    return turns_to(position.home_of(seat))[space]
