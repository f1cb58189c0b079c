"""What fingers leave open on the table."""

from dataclasses import dataclass


@dataclass(slots=True)
class OpenedHand:
    """A hand whose cards are too small for a finger, opened large over the table."""

    seat: int | None = None
