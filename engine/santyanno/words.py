"""SANTY ANNO's sentences: ships' and cards' names, prompts, the log."""

from typing import Literal, assert_never

from engine.game import Value
from engine.language import N_, listing, tr, tr_n
from engine.santyanno.cards import CARDS, Card
from engine.santyanno.fleet import COLOURED, COLOURS, ELEMENTS, FLEET, PIRATES
from engine.santyanno.rounds import ROUNDS
from engine.santyanno.types import Action, Event, View

_EVENT_NAMES = {
    "whirlwind": N_("Whirlwind"),
    "seasick-L": N_("Seasick, clockwise"),
    "seasick-R": N_("Seasick, counter-clockwise"),
    "bermuda": N_("Bermuda Triangle"),
    "rum": N_("Rum"),
}

_EVENT_HELP = {
    "whirlwind": N_("Read the 4th card before the 3rd."),
    "seasick-L": N_("From the 4th card on, go one place clockwise after each card."),
    "seasick-R": N_("From the 4th card on, go one place counter-clockwise after each card."),
    "bermuda": N_("From the 4th card on, read the row backwards: the last card first."),
    "rum": N_("This round, your panel is upside down and mirrored."),
}

_ELEMENT_NAMES = {
    "nest": N_("Crow’s-nest"),
    "sails": N_("Sails"),
    "hull": N_("Hull"),
    "plate": N_("Name plate"),
}

_ELEMENT_HELP = {
    "nest": N_("Go to the other ship whose crow’s-nest has the same colour."),
    "sails": N_("Go to the other ship whose sails have the same colour."),
    "hull": N_("Go to the other ship whose hull has the same colour."),
    "plate": N_("Go to the other ship whose name plate has the same colour."),
}

_STRUCK_HELP = {
    "nest": N_(
        "Go to the other ship whose crow’s-nest has the same colour. If yours is {colour}, stay."
    ),
    "sails": N_(
        "Go to the other ship whose sails have the same colour. If yours are {colour}, stay."
    ),
    "hull": N_("Go to the other ship whose hull has the same colour. If yours is {colour}, stay."),
    "plate": N_(
        "Go to the other ship whose name plate has the same colour. If yours is {colour}, stay."
    ),
}

_COLOUR_NAMES = {"Y": N_("Yellow"), "R": N_("Red"), "B": N_("Blue"), "G": N_("Green")}


def ship_name(number: int) -> str:
    return FLEET[number].name


def pirate_name(seat: int) -> str:
    return tr(PIRATES[seat])


def element_name(element: str, colour: str = "") -> str:
    """Hull; with a colour, red hull."""
    return tr(COLOURED[element][colour] if colour else ELEMENTS[element])


def card_name(code: str) -> str:
    """A card as people call it, an event card too: "Hull, but not red"."""
    if code in _EVENT_NAMES:
        return tr(_EVENT_NAMES[code])
    card = CARDS[code]
    match card.kind:
        case "element":
            return _element_card(card)
        case "colour":
            return tr(_COLOUR_NAMES[card.colour])
        case "name" if card.struck:
            return tr("First letter, but not {letter}", letter=card.struck)
        case "name":
            return tr("First letter")
        case "number":
            return tr("+{up} or −{down}", up=card.ships, down=len(FLEET) - card.ships)
        case "helm" if card.ships > 0:
            return tr("Helm, {places} clockwise", places=card.ships)
        case "helm":
            return tr("Helm, {places} counter-clockwise", places=-card.ships)
        case "double":
            one, two = card.elements
            first, second = tr(_ELEMENT_NAMES[one]), tr(ELEMENTS[two])
            return tr("{first} and {second}, swapped", first=first, second=second)
        case "coco":
            return tr("Coco")
        case _:
            assert_never(card.kind)


def _element_card(card: Card) -> str:
    (element,) = card.elements
    name = tr(_ELEMENT_NAMES[element])
    if not card.struck:
        return name
    return tr("{element}, but not {colour}", element=name, colour=tr(COLOURS[card.struck]))


def card_help(code: str) -> str:
    """What a card does, an event card too."""
    if code in _EVENT_HELP:
        return tr(_EVENT_HELP[code])
    card = CARDS[code]
    match card.kind:
        case "element" if card.struck:
            return tr(_STRUCK_HELP[card.elements[0]], colour=tr(COLOURS[card.struck]))
        case "element":
            return tr(_ELEMENT_HELP[card.elements[0]])
        case "colour":
            return tr(
                "See which element of your ship is {colour}."
                " Go to the other ship where it is {colour}, too.",
                colour=tr(COLOURS[card.colour]),
            )
        case "name" if card.struck:
            return tr(
                "Go to the other ship with the same first letter. If yours is {letter}, stay.",
                letter=card.struck,
            )
        case "name":
            return tr("Go to the other ship with the same first letter.")
        case "number":
            return tr(
                "Go to the ship whose number is {up} higher, or {down} lower.",
                up=card.ships,
                down=len(FLEET) - card.ships,
            )
        case "helm":
            return _helm_help(card.ships)
        case "double":
            one, two = (tr(ELEMENTS[element]) for element in card.elements)
            return tr(
                "Go to the ship where the colours of your {one} and {two} are swapped.",
                one=one,
                two=two,
            )
        case "coco":
            return tr("Go to the other ship with Coco in the same corner.")
        case _:
            assert_never(card.kind)


def _helm_help(places: int) -> str:
    if places > 0:
        return tr_n(
            "Go {count} place clockwise around the table.",
            "Go {count} places clockwise around the table.",
            places,
        )
    return tr_n(
        "Go {count} place counter-clockwise around the table.",
        "Go {count} places counter-clockwise around the table.",
        -places,
    )


def prompt(view: View, names: list[str]) -> str:
    seat, phase = view["seat"], view["phase"]
    match phase:
        case "ready":
            return tr(
                "Round {round} of {rounds}: cast off as soon as everybody is ready.",
                round=view["round"],
                rounds=ROUNDS,
            )
        case "race":
            if seat is None or view["boarded"][seat] is not None:
                return _still_searching(view, names)
            return _search(view["pirates"][seat])
        case "resolve":
            return tr("See where the cards take every pirate, then split the loot.")
        case "over":
            return tr("The fifth round is over: the loot is counted.")
        case _:
            assert_never(phase)


def _search(ship: int) -> str:
    return tr(
        "Start on the {ship}, follow the cards in your head, and board the ship where you end up.",
        ship=ship_name(ship),
    )


def _still_searching(view: View, names: list[str]) -> str:
    waiting = [names[who] for who, entry in enumerate(view["boarded"]) if entry is None]
    return tr_n(
        "{names} is still searching.",
        "{names} are still searching.",
        len(waiting),
        names=listing(waiting),
    )


def opening(view: View, names: list[str]) -> list[str]:
    crew = [
        tr(
            "{name} as {pirate} on the {ship}",
            name=name,
            pirate=pirate_name(seat),
            ship=ship_name(view["pirates"][seat]),
        )
        for seat, name in enumerate(names)
    ]
    ships = listing([ship_name(ship) for ship in view["table"]])
    return [
        tr("Around the table, clockwise: {ships}.", ships=ships),
        tr("Aboard: {crew}.", crew=listing(crew)),
    ]


def describe(action: Action, names: list[str]) -> str:
    match action:
        case ("cast_off",):
            return tr("Cast off!")
        case ("board", ship, _):
            return tr("Board the {ship}", ship=ship_name(ship))
        case ("late",):
            return tr("Give up this round")
        case ("split",):
            return tr("Split the loot")
        case _:
            assert_never(action)


def sentence(event: Event, names: list[str]) -> str | None:
    match event:
        case ("cast_off", number, cards, event_card):
            return _cast_off(number, len(cards), event_card)
        case ("committed", seat):
            return tr("{name} has boarded a ship.", name=names[seat])
        case ("boarded", _, _, _):
            return None
        case ("late", seat):
            return tr("{name} boards no ship this round.", name=names[seat])
        case ("countdown", seat):
            return tr("Only {name} is still searching: 5, 4, 3, 2, 1 …", name=names[seat])
        case ("resolve", number):
            return tr("Round {round}: now see where the cards lead.", round=number)
        case ("found", seat, ship, milliseconds, coin):
            return _found(names[seat], ship, milliseconds, coin)
        case ("astray", seat, ship, milliseconds, true_ship):
            return tr(
                "{name} boards the {ship} in {time}, but {pirate} is on the {true_ship}.",
                name=names[seat],
                ship=ship_name(ship),
                time=seconds(milliseconds),
                pirate=pirate_name(seat),
                true_ship=ship_name(true_ship),
            )
        case ("missing", seat, true_ship):
            return tr(
                "{name} is on no ship; {pirate} is on the {true_ship}.",
                name=names[seat],
                pirate=pirate_name(seat),
                true_ship=ship_name(true_ship),
            )
        case ("round", number):
            return tr("Round {round}: everybody starts where their pirate is now.", round=number)
        case ("over",):
            return tr("The fifth round is over.")
        case ("honour", seat, rank, ducats):
            return _honour(names[seat], rank, ducats)
        case _:
            assert_never(event)


def _cast_off(number: int, cards: int, event_card: str) -> str:
    if not event_card:
        return tr_n(
            "Round {round}: cast off! {count} card is face up.",
            "Round {round}: cast off! {count} cards are face up.",
            cards,
            round=number,
        )
    return tr_n(
        "Round {round}: cast off! {count} card is face up, with this event: {event}.",
        "Round {round}: cast off! {count} cards are face up, with this event: {event}.",
        cards,
        round=number,
        event=card_name(event_card),
    )


def _found(name: str, ship: int, milliseconds: int, coin: int) -> str:
    values = {"name": name, "ship": ship_name(ship), "time": seconds(milliseconds)}
    if not coin:
        return tr("{name} finds the {ship} in {time}, but no coin is left.", **values)
    return tr_n(
        "{name} finds the {ship} in {time}: {count} ducat.",
        "{name} finds the {ship} in {time}: {count} ducats.",
        coin,
        **values,
    )


def _honour(name: str, rank: Literal["captain", "mate"], ducats: int) -> str:
    match rank:
        case "captain":
            return tr_n(
                "{name} is captain with {count} ducat.",
                "{name} is captain with {count} ducats.",
                ducats,
                name=name,
            )
        case "mate":
            return tr_n(
                "{name} is first mate with {count} ducat.",
                "{name} is first mate with {count} ducats.",
                ducats,
                name=name,
            )
        case _:
            assert_never(rank)


def seconds(milliseconds: int) -> str:
    """12.3 s; cut, not rounded, so that a shown time is never ahead of the clock."""
    whole, tenths = divmod(milliseconds // 100, 10)
    return tr("{whole}.{tenths} s", whole=whole, tenths=tenths)


def pace(milliseconds: Value) -> str:
    """How long computer players take for a card; 0 for as long as their level does."""
    if not milliseconds:
        return tr("as fast as their level")
    return tr("{time} a card", time=seconds(int(milliseconds)))
