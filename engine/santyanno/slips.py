"""Which single slip explains a wrong ship: a guess, the most likely one first (S18)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.language import N_, tr
from engine.santyanno.cards import CARDS, SEASICK, Card
from engine.santyanno.fleet import COLOURS, ELEMENTS, FLEET
from engine.santyanno.moves import AFTER_EVENT, along, hops, route, target
from engine.santyanno.words import card_name, element_name, ship_name


@dataclass(frozen=True, slots=True)
class Slip:
    """One slip, and the words for who made it."""

    nth: int
    """The card's place in the row, from 0; -1 for an event that was overlooked."""
    words: str


@dataclass(frozen=True, slots=True)
class _Race:
    table: Sequence[int]
    cards: Sequence[str]
    event: str | None


def explain(
    table: Sequence[int], ship: int, cards: Sequence[str], event: str | None, chosen: int
) -> Slip | None:
    """The likeliest single slip on the way from a ship that ends on the chosen one.

    None where it was the right ship, or where one slip alone does not lead there.
    """
    if route(table, ship, cards, event)[-1] == chosen:
        return None
    race = _Race(table, cards, event)
    found = (slip for end, slip in _slips(race, ship) if end == chosen)
    return next(found, None)


def _slips(race: _Race, ship: int) -> Iterator[tuple[int, Slip]]:
    """Where each slip ends, the likely ones first: cards misread, events forgotten, cards missed.

    What is like in likelihood comes in the order of the way.
    """
    for finder in (_struck, _turned, _forgotten, _other_element, _counted, _missed):
        yield from finder(race, ship)


def _on(race: _Race, ship: int, done: int) -> int:
    """Where the rest of the way leads from a ship, after so many hops."""
    codes = [hop[1] for hop in hops(race.table, ship, race.cards, race.event)]
    for code in codes[done:]:
        sway = SEASICK.get(code)
        ship = target(race.table, ship, code) if sway is None else along(race.table, ship, sway)
    return ship


def _way(race: _Race, ship: int) -> Iterator[tuple[int, int, Card, int, int]]:
    """The hops of cards: how many hops come up to it, the place, the card, from and to."""
    for done, (nth, code, here, there) in enumerate(
        hops(race.table, ship, race.cards, race.event), 1
    ):
        if code in CARDS:
            yield done, nth, CARDS[code], here, there


def _struck(race: _Race, ship: int) -> Iterator[tuple[int, Slip]]:
    """S1 and S3: gone on although it was struck out, or stayed although it was not."""
    for done, nth, card, here, there in _way(race, ship):
        if not card.struck:
            continue
        if here == there:
            plain = f"E:{card.elements[0]}" if card.kind == "element" else "N:all"
            words = tr(
                "You probably took the struck-out {struck} at card {card}.",
                struck=_struck_thing(card),
                card=nth + 1,
            )
            yield _on(race, target(race.table, here, plain), done), Slip(nth, words)
        else:
            words = tr(
                "You probably stayed at card {card}, but only {struck} is struck out.",
                struck=_struck_thing(card),
                card=nth + 1,
            )
            yield _on(race, here, done), Slip(nth, words)


def _struck_thing(card: Card) -> str:
    return tr(COLOURS[card.struck]) if card.kind == "element" else card.struck


def _turned(race: _Race, ship: int) -> Iterator[tuple[int, Slip]]:
    """S4 and S5: up for down, clockwise for counter-clockwise; a seasick step the wrong way."""
    for done, nth, card, here, _ in _way(race, ship):
        if card.kind == "helm":
            words = tr("You probably went the other way around at card {card}.", card=nth + 1)
            yield _on(race, along(race.table, here, -card.ships), done), Slip(nth, words)
        elif card.kind == "number":
            words = tr("You probably counted down instead of up at card {card}.", card=nth + 1)
            down = (here - card.ships - 1) % len(FLEET) + 1
            yield _on(race, down, done), Slip(nth, words)
    if race.event in SEASICK:
        other = next(code for code in SEASICK if code != race.event)
        words = tr("You were probably seasick the wrong way around.")
        yield route(race.table, ship, race.cards, other)[-1], Slip(-1, words)


_OVERLOOKED = {
    "whirlwind": N_("You probably forgot the whirlwind: card 4 comes before card 3."),
    "bermuda": N_("You probably forgot the Bermuda Triangle: from card 4 on it goes backwards."),
    "seasick-L": N_("You probably forgot to be seasick after the cards."),
    "seasick-R": N_("You probably forgot to be seasick after the cards."),
}


def _forgotten(race: _Race, ship: int) -> Iterator[tuple[int, Slip]]:
    """S16: the event overlooked, or one seasick step."""
    if race.event not in _OVERLOOKED:
        return
    yield route(race.table, ship, race.cards)[-1], Slip(-1, tr(_OVERLOOKED[race.event]))
    for done, hop in enumerate(hops(race.table, ship, race.cards, race.event), 1):
        nth, code, here, _ = hop
        if code in SEASICK and nth >= AFTER_EVENT:
            words = tr("You probably forgot to be seasick after card {card}.", card=nth + 1)
            yield _on(race, here, done), Slip(nth, words)


def _other_element(race: _Race, ship: int) -> Iterator[tuple[int, Slip]]:
    """S1, S2, S6: another element, or another colour, than the card shows."""
    for done, nth, card, here, _ in _way(race, ship):
        own = FLEET[here]
        shown = card.elements if card.kind == "element" else ()
        if card.kind == "colour":
            shown = (own.element(card.colour),)
        for element in ELEMENTS:
            if shown and element not in shown:
                words = tr(
                    "You probably looked at the {thing} at card {card}.",
                    thing=element_name(element, own.colour(element)),
                    card=nth + 1,
                )
                end = target(race.table, here, f"E:{element}")
                yield _on(race, end, done), Slip(nth, words)


def _counted(race: _Race, ship: int) -> Iterator[tuple[int, Slip]]:
    """S4 and S5: one too many, or one too few."""
    for done, nth, card, _, there in _way(race, ship):
        if card.kind == "number":
            off = [there % len(FLEET) + 1, (there - 2) % len(FLEET) + 1]
        elif card.kind == "helm":
            off = [along(race.table, there, step) for step in (1, -1)]
        else:
            continue
        words = tr("You probably counted one too many or too few at card {card}.", card=nth + 1)
        for end in off:
            yield _on(race, end, done), Slip(nth, words)


def _missed(race: _Race, ship: int) -> Iterator[tuple[int, Slip]]:
    """A card that was passed over."""
    for done, nth, card, here, _ in _way(race, ship):
        words = tr(
            "You probably missed card {card}, {name}, and stayed on the {ship}.",
            card=nth + 1,
            name=card_name(card.code),
            ship=ship_name(here),
        )
        yield _on(race, here, done), Slip(nth, words)
