"""Which way it is played: all around the tablet at once (S14), or one after another (S15)."""

from app.tables.santyanno.berths import edges, smallest_side
from app.tables.santyanno.context import Context
from app.tables.santyanno.layout import ring
from app.tables.santyanno.race import LIMIT
from engine.language import tr, tr_n
from engine.santyanno.queries import passing
from engine.santyanno.rounds import LAP_ROUNDS

SMALLEST_BUTTON = 40
SMALLEST_SHIP = 60
"""In pixels: below that, the screen is too small for so many people."""


def one_panel(context: Context) -> bool:
    """Whether there is one large panel: for one person, or for who has the tablet."""
    return passing(context.view) or len(context.people) < 2


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
        return [
            tr(
                "Pass the tablet: each of you sees the same cards alone, for {seconds} seconds.",
                seconds=LIMIT // 1000,
            )
        ]
    around = tr_n(
        "Around the tablet: {count} panel opens at the edges. Your first press counts.",
        "Around the tablet: {count} panels open at the edges, and all play at once. "
        "Your first press counts.",
        people,
    )
    return [around, *_cramped(context, people)]


def _cramped(context: Context, people: int) -> list[str]:
    room, berths = edges(context.width, context.height, people)
    large = min(map(smallest_side, berths)) >= SMALLEST_BUTTON
    if large and ring(room, 1).ships[0].height >= SMALLEST_SHIP:
        return []
    return [tr("This screen is small for so many players: “pass the tablet” suits it better.")]
