"""Why a pirate goes where it goes: a few words for every step (S18)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.language import N_, tr, tr_n
from engine.santyanno.cards import CARDS, SEASICK, Card, Kind
from engine.santyanno.fleet import COLOURS, FLEET, Ship
from engine.santyanno.moves import hops
from engine.santyanno.words import element_name


class Step(NamedTuple):
    """One step of a pirate's way."""

    nth: int
    """The card's place in the row, from 0; a seasick step has that of the card before it."""
    card: str
    """The card's code, or the event's for a seasick step."""
    ship: int
    to: int
    why: str


def steps(
    table: Sequence[int], ship: int, cards: Sequence[str], event: str | None = None
) -> list[Step]:
    """The way of `route`, with the reason of every step."""
    return [Step(*hop, why=why(*hop[1:])) for hop in hops(table, ship, cards, event)]


def why(card: str, ship: int, to: int) -> str:
    """The reason why a card, or a seasick event, takes a pirate from a ship to another."""
    if card in SEASICK:
        return _seasick(card, FLEET[to])
    shown = CARDS[card]
    return _REASONS[shown.kind](shown, FLEET[ship], FLEET[to])


def _seasick(event: str, to: Ship) -> str:
    if SEASICK[event] > 0:
        return tr("seasick: 1 place clockwise: {ship}", ship=to.name)
    return tr("seasick: 1 place counter-clockwise: {ship}", ship=to.name)


def _element(card: Card, ship: Ship, to: Ship) -> str:
    thing = _coloured(ship, card.elements[0])
    if to is ship:
        return tr("struck out: {thing} → stays on the {ship}", thing=thing, ship=ship.name)
    return tr("{thing} → the other {thing}: {ship}", thing=thing, ship=to.name)


def _colour(card: Card, ship: Ship, to: Ship) -> str:
    element = ship.element(card.colour)
    return tr(
        _WHERE_THE_COLOUR_IS[element],
        colour=tr(COLOURS[card.colour]),
        thing=_coloured(ship, element),
        ship=to.name,
    )


_WHERE_THE_COLOUR_IS = {
    "nest": N_("{colour} is on the crow’s-nest → the other {thing}: {ship}"),
    "sails": N_("{colour} is on the sails → the other {thing}: {ship}"),
    "hull": N_("{colour} is on the hull → the other {thing}: {ship}"),
    "plate": N_("{colour} is on the name plate → the other {thing}: {ship}"),
}


def _name(card: Card, ship: Ship, to: Ship) -> str:
    if to is ship:
        return tr("struck out: {letter} → stays on the {ship}", letter=ship.letter, ship=ship.name)
    return tr("{letter} → the other {letter}: {ship}", letter=ship.letter, ship=to.name)


def _number(card: Card, ship: Ship, to: Ship) -> str:
    numbers = {"start": ship.number, "end": to.number, "ship": to.name}
    if to.number > ship.number:
        return tr("{start} + {up} = {end}: {ship}", up=card.ships, **numbers)
    return tr("{start} − {down} = {end}: {ship}", down=len(FLEET) - card.ships, **numbers)


def _helm(card: Card, ship: Ship, to: Ship) -> str:
    if card.ships > 0:
        return tr_n(
            "{count} place clockwise: {ship}",
            "{count} places clockwise: {ship}",
            card.ships,
            ship=to.name,
        )
    return tr_n(
        "{count} place counter-clockwise: {ship}",
        "{count} places counter-clockwise: {ship}",
        -card.ships,
        ship=to.name,
    )


def _double(card: Card, ship: Ship, to: Ship) -> str:
    one, two = card.elements
    return tr(
        "{one} and {two} → {new_one} and {new_two}: {ship}",
        one=_coloured(ship, one),
        two=_coloured(ship, two),
        new_one=_coloured(to, one),
        new_two=_coloured(to, two),
        ship=to.name,
    )


def _coco(card: Card, ship: Ship, to: Ship) -> str:
    corner = tr(ship.coco)
    return tr("Coco {corner} → the other Coco {corner}: {ship}", corner=corner, ship=to.name)


_REASONS: dict[Kind, Callable[[Card, Ship, Ship], str]] = {
    "element": _element,
    "colour": _colour,
    "name": _name,
    "number": _number,
    "helm": _helm,
    "double": _double,
    "coco": _coco,
}


def _coloured(ship: Ship, element: str) -> str:
    """Red hull."""
    return element_name(element, ship.colour(element))
