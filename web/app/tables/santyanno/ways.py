"""Which way it is played: all around the tablet at once (S14), or one after another (S15)."""

from app.tables.santyanno.berths import Seating, edges, seated, smallest_side
from app.tables.santyanno.context import Context
from app.tables.santyanno.layout import ring
from app.tables.santyanno.race import LIMIT
from engine.language import tr
from engine.santyanno.queries import passing
from engine.santyanno.rounds import LAP_ROUNDS, PLACES, seat_place

TURNED = "turned"
"""Beside the save: how often the table was turned."""
SMALLEST_BUTTON = 44
SMALLEST_SHIP = 50
PHONE, PHONE_PEOPLE = 500, 2
"""A table that is lower or narrower has room for so many people around it, and no more."""
FURNITURE = 128
"""About how high the bar and the prompt are, in pixels."""
"""In pixels: below that, the screen is too small for so many people."""


def one_panel(context: Context) -> bool:
    """Whether there is one large panel: for one person, or for who has the tablet."""
    return passing(context.view) or len(context.people) < 2


def seating(context: Context) -> Seating:
    """S9: who sits where around the tablet, and how the ring is turned to that."""
    people = context.people
    turned = context.kept.get(TURNED, 0)
    return seated(context.width, context.height, people, len(context.names), turned)


def turn(context: Context) -> int:
    """How many places the ring is turned: each person's ship lies before them (S9)."""
    if not context.names or not (context.width and context.height):
        return 0
    if not one_panel(context):
        return seating(context).turn
    if context.viewer is None:
        return 0
    return -seat_place(context.viewer, len(context.names)) % PLACES


def hints(context: Context) -> list[str]:
    """What is said in the middle before cast-off."""
    laps_run = context.view["options"]["laps"] and context.view["round"] in LAP_ROUNDS
    said = [tr("First a lap: once around, from your ship back to it.")] if laps_run else []
    return said + _cramped(context, len(context.people))


def told(context: Context) -> list[str]:
    """How the round will be played, told beforehand."""
    said = _way(context)
    if context.view["options"]["laps"]:
        first, last = LAP_ROUNDS
        said.append(
            tr(
                "Rounds {first} and {last}: first tap once around, from your own ship back to it.",
                first=first,
                last=last,
            )
        )
    return said


def _way(context: Context) -> list[str]:
    people = len(context.people)
    if not people:
        return [tr("Only computer players sail here: watch them.")]
    if people == 1:
        return [tr("One large panel: press the ship where your pirate ends up. You have one try.")]
    if passing(context.view):
        if not context.view["options"]["countdown"]:
            return [tr("Pass the tablet: each of you sees the same cards alone.")]
        return [
            tr(
                "Pass the tablet: each of you sees the same cards alone, for {seconds} seconds.",
                seconds=LIMIT // 1000,
            )
        ]
    return [tr("All play at once. Your first press counts."), *_cramped(context, people)]


def fits(width: float, height: float, people: int) -> bool:
    """Whether so many people have room around a table of this size."""
    if people < 2 or (people > PHONE_PEOPLE and min(width, height) < PHONE):
        return people < 2
    room, berths = edges(width, height, people)
    large = min(map(smallest_side, berths)) >= SMALLEST_BUTTON
    return large and ring(room, 1).ships[0].height >= SMALLEST_SHIP


def _cramped(context: Context, people: int) -> list[str]:
    if fits(context.width, context.height, people):
        return []
    return [tr("This screen is small for so many players: “pass the tablet” suits it better.")]
