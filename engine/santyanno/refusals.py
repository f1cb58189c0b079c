"""Why an action is refused: the first rule it breaks (S11–S19)."""

from engine.language import tr
from engine.refusal import Refusal
from engine.santyanno.fleet import FLEET
from engine.santyanno.state import LATE, Position
from engine.santyanno.types import Commitment


def why_no_cast_off(position: Position) -> str | None:
    """S11. None if the cards may be turned up."""
    if position.phase == "ready":
        return None
    return Refusal("S11", tr("Cast off (S11): the cards of this round are face up already."))


def why_no_late(position: Position) -> str | None:
    """S13. None if the race is on."""
    if position.phase == "race":
        return None
    if position.phase == "ready":
        return Refusal("S11", tr("Cast off (S11): nobody begins before the cards are turned up."))
    return Refusal(
        "S18", tr("Resolve (S18): the race is over; now the cards show where everyone is.")
    )


def why_no_board(position: Position, ship: object, milliseconds: object) -> str | None:
    """S12. None if this ship may be boarded at this time."""
    if position.phase != "race":
        return why_no_late(position)
    if type(ship) is not int or ship not in FLEET:
        return Refusal("S12", tr("Find your ship (S12): ships have the numbers 1 to 8."))
    if type(milliseconds) is not int or milliseconds < 0:
        return Refusal(
            "S12", tr("Find your ship (S12): the time is in whole milliseconds since “Cast off!”.")
        )
    return None


def why_no_more(entry: Commitment) -> str | None:
    """S12 and S13. None for who has not committed in this race."""
    if entry is None:
        return None
    if entry == LATE:
        return Refusal("S13", tr("Too late (S13): this round is over for this player."))
    return Refusal(
        "S12", tr("Find your ship (S12): once you have boarded a ship, you cannot change it.")
    )


def why_no_split(position: Position) -> str | None:
    """S19. None if the cards have been resolved."""
    if position.phase == "resolve":
        return None
    return Refusal("S19", tr("Loot (S19): the loot is split after the cards have been resolved."))
