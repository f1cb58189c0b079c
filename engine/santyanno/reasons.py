"""Why a pirate goes where it goes: a sentence for every step (S18)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.santyanno.cards import CARDS, SEASICK, Card
from engine.santyanno.fleet import COLOURS, ELEMENTS, FLEET, Ship
from engine.santyanno.moves import hops


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
        return f"seasick: {_places(SEASICK[card])}: {FLEET[to].name}"
    shown = CARDS[card]
    return _REASONS[shown.kind](shown, FLEET[ship], FLEET[to])


def _element(card: Card, ship: Ship, to: Ship) -> str:
    shown = _coloured(ship, card.elements[0])
    return _stays(shown, ship) if to is ship else f"{shown} → the other {shown}: {to.name}"


def _colour(card: Card, ship: Ship, to: Ship) -> str:
    element = ELEMENTS[ship.element(card.colour)]
    colour = COLOURS[card.colour]
    return f"{colour} is the {element} → the other {colour} {element}: {to.name}"


def _name(card: Card, ship: Ship, to: Ship) -> str:
    letter = ship.letter
    return _stays(letter, ship) if to is ship else f"{letter} → the other {letter}: {to.name}"


def _number(card: Card, ship: Ship, to: Ship) -> str:
    up, down = card.ships, len(FLEET) - card.ships
    sum_ = f"+ {up}" if to.number > ship.number else f"− {down}"
    return f"{ship.number} {sum_} = {to.number}: {to.name}"


def _helm(card: Card, ship: Ship, to: Ship) -> str:
    return f"{_places(card.ships)}: {to.name}"


def _double(card: Card, ship: Ship, to: Ship) -> str:
    here, there = (" and ".join(_coloured(s, e) for e in card.elements) for s in (ship, to))
    return f"{here} → {there}: {to.name}"


def _coco(card: Card, ship: Ship, to: Ship) -> str:
    return f"Coco {ship.coco} → the other Coco {ship.coco}: {to.name}"


_REASONS: dict[str, Callable[[Card, Ship, Ship], str]] = {
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
    return f"{COLOURS[ship.colour(element)]} {ELEMENTS[element]}"


def _stays(shown: str, ship: Ship) -> str:
    return f"{shown} is struck out: stays on {ship.name}"


def _places(places: int) -> str:
    """Two places clockwise."""
    way = "clockwise" if places > 0 else "counter-clockwise"
    return f"{abs(places)} place{'' if abs(places) == 1 else 's'} {way}"
