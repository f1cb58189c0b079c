"""S19: who found the true ship, and which coin each of them takes."""

from collections.abc import Iterable, Sequence

from engine.santyanno.moves import ends
from engine.santyanno.rounds import COINS
from engine.santyanno.state import LATE
from engine.santyanno.types import Commitment, SeenCommitment, Verdict, View


def verdicts(view: View) -> list[Verdict]:
    """What splitting the loot is going to tell; [] while nobody may know it.

    From any seat's view, or a bystander's: once all have committed, all lies open.
    """
    if view["phase"] != "resolve":
        return []
    true_ships = ends(view["table"], view["pirates"], view["cards"], view["event"])
    return judged(true_ships, [_as_known(entry) for entry in view["boarded"]], view["arrivals"])


def _as_known(entry: SeenCommitment) -> Commitment:
    if entry is None or entry == LATE:
        return entry
    ship, milliseconds = entry
    return None if ship is None or milliseconds is None else (ship, milliseconds)


def judged(
    true_ships: Sequence[int], boarded: Sequence[Commitment], arrivals: Iterable[int]
) -> list[Verdict]:
    """Coins in the order of arrival; wrong ships and missing ones use none up."""
    told: list[Verdict] = []
    left = list(COINS)
    for seat, ship, milliseconds in _arrived(boarded, arrivals):
        if ship == true_ships[seat]:
            told.append(("found", seat, ship, milliseconds, left.pop(0) if left else 0))
        else:
            told.append(("astray", seat, ship, milliseconds, true_ships[seat]))
    for seat, entry in enumerate(boarded):
        if entry is None or entry == LATE:
            told.append(("missing", seat, true_ships[seat]))
    return told


def _arrived(boarded: Sequence[Commitment], arrivals: Iterable[int]) -> list[tuple[int, int, int]]:
    """S12: seat, ship and milliseconds, by the milliseconds, equal ones by the order in the log."""
    aboard = []
    for seat in arrivals:
        entry = boarded[seat]
        if entry is not None and entry != LATE:
            aboard.append((seat, *entry))
    return sorted(aboard, key=lambda arrival: arrival[2])
