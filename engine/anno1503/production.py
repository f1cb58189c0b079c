"""What the die brings: production (I4) and the events (I18–I21).

A roll serves everybody in turn order. Who has no choice is served unasked; the first who has one
stops the queue until they have chosen.
"""

from typing import Literal, assert_never

from engine.anno1503.board import FARTHEST_FIRST
from engine.anno1503.pieces import (
    AGREEMENT,
    ANY,
    COMMODITIES,
    EVENT_ROLL,
    EVENTS,
    ISLANDS,
    OUTPOST,
    SAFE_SPACES,
)
from engine.anno1503.state import Position
from engine.anno1503.types import Choice, Event, EventKind, Take
from engine.game import Told
from engine.language import tr

_TAKE: dict[str, Take] = {commodity: ("take", commodity) for commodity in COMMODITIES}


def roll(position: Position, seat: int) -> list[Told[Event]]:
    """I4 and I18: the die once; after a 6 the event's roll, in the same action."""
    number = position.dice.roll()
    told: list[Told[Event]] = [(("rolled", seat, number), None)]
    position.rolled = (number,)
    if number == EVENT_ROLL:
        second = position.dice.roll()
        position.rolled = (number, second)
        told.append((("event", EVENTS[second], second), None))
    position.queue = _everybody(position, position.turn)
    return told + serve(position)


def happening(position: Position) -> EventKind | Literal["production"]:
    """What the queue is being served with."""
    return EVENTS[position.rolled[1]] if len(position.rolled) == 2 else "production"


def _everybody(position: Position, first: int) -> tuple[int, ...]:
    """The seats in turn order, from the first up to the one before the player on turn.

    I21: a church serves its player twice with Good Fortune.
    """
    seats = position.seats
    start = (first - position.turn) % seats
    order = [(position.turn + step) % seats for step in range(start, seats)]
    if happening(position) == "fortune":
        return tuple(s for s in order for _ in range(1 + position.homes[s].has("church")))
    return tuple(order)


def serve(position: Position) -> list[Told[Event]]:
    """Serve the queue up to the first who has a choice; then the player on turn goes on."""
    told: list[Told[Event]] = []
    what = happening(position)
    while position.queue:
        seat = position.queue[0]
        possible = choices(position, seat)
        if len(possible) > 1:
            position.phase = "give_up" if what == "pirates" else "take"
            return told
        position.queue = position.queue[1:]
        if possible:
            told += _carry_out(position, seat, possible[0])
        elif what == "pirates":
            told += _pay_pirates(position, seat)
        elif what == "fire":
            told += _fire(position, seat)
        else:
            told.append((("empty", seat), None))
    position.phase = "build"
    return told


def choices(position: Position, seat: int) -> list[Choice]:
    """What a seat that is served now may choose from."""
    what = happening(position)
    if what == "pirates":
        return _tiles_to_give_up(position, seat)
    if what == "fire":
        return []
    return [_TAKE[commodity] for commodity in _offered(position, seat) if position.bank[commodity]]


def choose(position: Position, seat: int, action: Choice) -> list[Told[Event]]:
    """The first in the queue has chosen."""
    position.queue = position.queue[1:]
    return _carry_out(position, seat, action) + serve(position)


def _carry_out(position: Position, seat: int, action: Choice) -> list[Told[Event]]:
    match action:
        case ("take", commodity):
            return _take(position, seat, commodity)
        case ("give_up", "outpost", pier):
            return _give_up_outpost(position, seat, pier)
        case ("give_up", "agreement"):
            return _give_up_agreement(position, seat)
        case _:
            assert_never(action)


def asked(position: Position) -> list[int]:
    """The first of the queue, and those behind who have a choice as things stand."""
    queue = position.queue
    return [s for i, s in enumerate(queue) if i == 0 or len(choices(position, s)) > 1]


def line_up(position: Position, seats: list[int]) -> tuple[int, ...]:
    """The queue behind `asked`: those who have no choice are still to be served, too."""
    if not seats or not choices(position, seats[0]):
        raise ValueError(tr("asked: nobody has anything to choose here."))
    waiting = _everybody(position, seats[0])
    done = waiting.count(seats[0]) - seats.count(seats[0])
    position.queue = tuple(
        s for s in waiting[max(done, 0) :] if s in seats or len(choices(position, s)) < 2
    )
    if asked(position) != seats:
        raise ValueError(tr("asked: seats that have a choice belong here, in turn order."))
    return position.queue


def _offered(position: Position, seat: int) -> tuple[str, ...]:
    """I4: the workshop's commodity or its outpost's; I21: any."""
    if len(position.rolled) == 2:
        return COMMODITIES
    number = position.rolled[0]
    home = position.homes[seat]
    made = ISLANDS[home.island][number - 1]
    if made == ANY:
        return COMMODITIES
    brought = home.outposts.get(number, made)
    return (made,) if brought == made else (made, brought)


def _take(position: Position, seat: int, commodity: str) -> list[Told[Event]]:
    """I4 and I21, from the stack into the hand."""
    position.bank[commodity] -= 1
    position.homes[seat].goods[commodity] += 1
    return [(("took", seat, commodity), None)]


def _tiles_to_give_up(position: Position, seat: int) -> list[Choice]:
    """I19: for who cannot pay everything. Agreements are all alike: they are one choice."""
    home = position.homes[seat]
    if home.gold >= home.island_tiles or home.has("fort"):
        return []
    actions: list[Choice] = [("give_up", "outpost", pier) for pier in sorted(home.outposts)]
    if home.agreements:
        actions.append(("give_up", "agreement"))
    return actions


def _pay_pirates(position: Position, seat: int) -> list[Told[Event]]:
    """I19: one gold for each island tile at home; nothing with a fort."""
    home = position.homes[seat]
    if home.has("fort"):
        return [(("spared", seat, "pirates"), None)]
    home.gold -= home.island_tiles
    return [(("paid", seat, "pirates", home.island_tiles), None)]


def _give_up_outpost(position: Position, seat: int, pier: int) -> list[Told[Event]]:
    home = position.homes[seat]
    tile = OUTPOST + home.outposts[pier]
    home.outposts = {p: made for p, made in home.outposts.items() if p != pier}
    return _give_back(position, seat, tile, pier)


def _give_up_agreement(position: Position, seat: int) -> list[Told[Event]]:
    position.homes[seat].agreements -= 1
    return _give_back(position, seat, AGREEMENT, 0)


def _give_back(position: Position, seat: int, tile: str, pier: int) -> list[Told[Event]]:
    """I19 with ruling I-D: the tile into the reserve, the reserve's top onto the farthest space."""
    position.reserve.append(tile)
    position.dice.shuffle(position.reserve)
    told: list[Told[Event]] = [(("gave_up", seat, tile, pier), None)]
    space = next((space for space in FARTHEST_FIRST if space not in position.tiles), None)
    if space is None:
        return told
    position.tiles[space] = position.reserve.pop()
    position.forget(space)
    return [*told, (("laid", space), None)]


def _fire(position: Position, seat: int) -> list[Told[Event]]:
    """I20: one gold for each colonist outside the red zone, or the one farthest from it."""
    home = position.homes[seat]
    if home.has("fire_station"):
        return [(("spared", seat, "fire"), None)]
    damage = max(0, len(home.colonists) - SAFE_SPACES)
    if home.gold >= damage:
        home.gold -= damage
        return [(("paid", seat, "fire", damage), None)]
    space = len(home.colonists)
    kind = home.colonists[-1]
    home.colonists = home.colonists[:-1]
    building = home.buildings.get(space, "")
    if building:
        home.buildings = {s: b for s, b in home.buildings.items() if s != space}
        position.supply[building] += 1
    return [(("lost", seat, space, kind, building), None)]
