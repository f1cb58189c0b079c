"""What is chosen on the board: a piece, where it goes, and how far it could go."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from app.tables.drift.context import Context
from engine.drift.queries import Queries


@dataclass(frozen=True, slots=True)
class Chosen:
    piece: str = ""
    """The chosen piece of the player on turn, or ""."""
    target: str = ""
    """The chosen space, or ""; with a piece, it is about to be attacked."""
    start: str = ""
    """Where the piece stands."""
    ways: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The spaces that the piece can reach, and the ways there; none beside a target."""


def chosen(context: Context, queries: Queries) -> Chosen:
    piece, target = _named("piece:", context.chosen), _named("space:", context.chosen)
    if not piece:
        return Chosen(target=target)
    seats, turn = context.view["seats"], context.view["turn"]
    start = seats[turn]["pieces"][piece] or ""
    others = [seat["pieces"].values() for number, seat in enumerate(seats) if number != turn]
    if not any(target in pieces for pieces in others):
        target = ""  # A way that waits for Confirm attacks nobody.
    return Chosen(piece, target, start, {} if target else queries.reach(piece))


def _named(zone: str, tokens: Sequence[str]) -> str:
    found = (token.removeprefix(zone) for token in tokens if token.startswith(zone))
    return next(found, "")
