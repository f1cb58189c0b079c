"""What each card does to a pirate on a ship (S1–S8), and the events' twists (S16).

Every card but the helms is a fixed map of the ships, so the maps are made once.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.santyanno.cards import CARDS, SEASICK, Card, Kind
from engine.santyanno.fleet import FLEET, Ship

AFTER_EVENT = 3
"""S11: the event lies between the 3rd and the 4th card; this is the 4th one's index."""

Hop = tuple[int, str, int, int]
"""The card's place in the row, its code or the seasick event's, from ship, to ship."""


def _other(ship: Ship, alike: Callable[[Ship], bool]) -> int:
    """The one other ship that is alike."""
    (other,) = (s.number for s in FLEET.values() if s is not ship and alike(s))
    return other


def _element(card: Card, ship: Ship) -> int:
    """S1: the other ship whose element has the same colour; a struck-out colour stays."""
    (element,) = card.elements
    colour = ship.colour(element)
    if colour == card.struck:
        return ship.number
    return _other(ship, lambda s: s.colour(element) == colour)


def _colour(card: Card, ship: Ship) -> int:
    """S2: the other ship that has the same element in the card's colour."""
    element = ship.element(card.colour)
    return _other(ship, lambda s: s.colour(element) == card.colour)


def _name(card: Card, ship: Ship) -> int:
    """S3: the other ship with the same first letter; a struck-out letter stays."""
    if ship.letter == card.struck:
        return ship.number
    return _other(ship, lambda s: s.letter == ship.letter)


def _number(card: Card, ship: Ship) -> int:
    """S4: n numbers on, from 8 again to 1."""
    return (ship.number + card.ships - 1) % len(FLEET) + 1


def along(table: Sequence[int], ship: int, places: int) -> int:
    """S5: the ship so many places along the table, clockwise where `places` is above 0."""
    return table[(table.index(ship) + places) % len(table)]


def _double(card: Card, ship: Ship) -> int:
    """S6: the ship that has the two colours of the two elements swapped."""
    one, two = card.elements
    swapped = ship.colour(two), ship.colour(one)
    return _other(ship, lambda s: (s.colour(one), s.colour(two)) == swapped)


def _coco(card: Card, ship: Ship) -> int:
    """S7: the other ship with Coco in the same corner."""
    return _other(ship, lambda s: s.coco == ship.coco)


_KINDS: dict[Kind, Callable[[Card, Ship], int]] = {
    "element": _element,
    "colour": _colour,
    "name": _name,
    "number": _number,
    "double": _double,
    "coco": _coco,
}

_HELMS = {card.code: card.ships for card in CARDS.values() if card.kind == "helm"}

_MAPS: dict[str, dict[int, int]] = {
    card.code: {number: _KINDS[card.kind](card, ship) for number, ship in FLEET.items()}
    for card in CARDS.values()
    if card.kind in _KINDS
}


def target(table: Sequence[int], ship: int, card: str) -> int:
    """S1–S7: where a card takes a pirate who is on this ship."""
    places = _HELMS.get(card)
    return _MAPS[card][ship] if places is None else along(table, ship, places)


def sequence(count: int, event: str | None) -> list[int]:
    """S16: the places of the row, in the order in which its cards are applied."""
    order = list(range(count))
    if event == "whirlwind":
        order[AFTER_EVENT - 1 : AFTER_EVENT + 1] = order[AFTER_EVENT - 1 : AFTER_EVENT + 1][::-1]
    elif event == "bermuda":
        order[AFTER_EVENT:] = order[AFTER_EVENT:][::-1]
    return order


def hops(table: Sequence[int], ship: int, cards: Sequence[str], event: str | None) -> Iterator[Hop]:
    """S8 and S16: one card after the other, each from where the pirate is by then."""
    sway = SEASICK.get(event or "", 0)
    for index in sequence(len(cards), event):
        card = cards[index]
        yield index, card, ship, (ship := target(table, ship, card))
        if sway and event and index >= AFTER_EVENT:
            yield index, event, ship, (ship := along(table, ship, sway))


def route(
    table: Sequence[int], ship: int, cards: Sequence[str], event: str | None = None
) -> list[int]:
    """The ships a pirate visits, start and end included: one entry a card, one more a seasick step.

    A card that leaves the pirate where it is repeats the ship.
    """
    return [ship, *(to for _, _, _, to in hops(table, ship, cards, event))]


def ends(
    table: Sequence[int], pirates: Iterable[int], cards: Sequence[str], event: str | None = None
) -> tuple[int, ...]:
    """S18: the true final ships of pirates on these ships."""
    return tuple(route(table, ship, cards, event)[-1] for ship in pirates)
