"""SANTY ANNO's sentences: ships' and cards' names, prompts, the log, refusals."""

from engine.game import Action, Data, Event
from engine.santyanno.cards import CARDS, Card
from engine.santyanno.fleet import COLOURS, ELEMENTS, FLEET, PIRATES

EVENT_NAMES = {
    "whirlwind": "Whirlwind",
    "seasick-L": "Seasick, clockwise",
    "seasick-R": "Seasick, counter-clockwise",
    "bermuda": "Bermuda Triangle",
    "rum": "Rum",
}

EVENT_HELP = {
    "whirlwind": "The 4th card is read before the 3rd.",
    "seasick-L": "After each card from the 4th on: one place clockwise along the table.",
    "seasick-R": "After each card from the 4th on: one place counter-clockwise along the table.",
    "bermuda": "From the 4th card on the row is read backwards: the last one first.",
    "rum": "Your panel stands on its head and is mirrored this round.",
}


def ship_name(number: int) -> str:
    return FLEET[number].name


def card_name(code: str) -> str:
    """A boarding card as people call it: "Hull, but not red"."""
    card = CARDS[code]
    match card.kind:
        case "element":
            return _but_not(ELEMENTS[card.elements[0]].capitalize(), COLOURS.get(card.struck))
        case "colour":
            return COLOURS[card.colour].capitalize()
        case "name":
            return _but_not("First letter", card.struck)
        case "number":
            return f"+{card.ships} or −{len(FLEET) - card.ships}"
        case "helm":
            way = "clockwise" if card.ships > 0 else "counter-clockwise"
            return f"Helm, {abs(card.ships)} {way}"
        case "double":
            one, two = (ELEMENTS[element] for element in card.elements)
            return f"{one.capitalize()} and {two}, swapped"
    return "Coco"


def card_help(code: str) -> str:
    """What a boarding card does, in one sentence."""
    card = CARDS[code]
    told = _CARD_HELP[card.kind].format(
        element=" and ".join(ELEMENTS[element] for element in card.elements),
        colour=COLOURS.get(card.colour),
        count=abs(card.ships),
        down=len(FLEET) - card.ships,
        way="clockwise" if card.ships > 0 else "counter-clockwise",
    )
    return f"{told} {_stays(card)}".strip()


_CARD_HELP = {
    "element": "To the other ship whose {element} has the same colour.",
    "colour": "To the other ship that has the same element in {colour}.",
    "name": "To the other ship with the same first letter.",
    "number": "To the ship whose number is {count} higher, or {down} lower.",
    "helm": "To the ship {count} along the table, {way}.",
    "double": "To the ship that has the colours of {element} swapped.",
    "coco": "To the other ship with Coco in the same corner.",
}


def _stays(card: Card) -> str:
    if not card.struck:
        return ""
    if card.kind == "name":
        return f"Whoever is on a ship with {card.struck} stays."
    return f"Whoever has it {COLOURS[card.struck]} stays."


def _but_not(thing: str, struck: str | None) -> str:
    return f"{thing}, but not {struck}" if struck else thing


def prompt(view: Data, names: list[str]) -> str:
    seat, phase = view["seat"], view["phase"]
    if phase == "over":
        return "The fifth round is over: the loot is counted."
    if phase == "ready":
        return f"Round {view['round']} of 5: cast off as soon as everybody is ready."
    if phase == "resolve":
        return "See where the cards take every pirate, then split the loot."
    waiting = [names[who] for who, entry in enumerate(view["boarded"]) if entry is None]
    if seat is None or view["boarded"][seat] is not None:
        return f"{listing(waiting)} {'is' if len(waiting) == 1 else 'are'} still searching."
    ship = ship_name(view["pirates"][seat])
    return f"From the {ship}: follow the cards in your head, then board the ship where they end."


def opening(view: Data, names: list[str]) -> list[str]:
    ring = ", ".join(ship_name(ship) for ship in view["table"])
    crew = ", ".join(
        f"{name} as {PIRATES[seat]} on the {ship_name(view['pirates'][seat])}"
        for seat, name in enumerate(names)
    )
    return [f"Around the table, clockwise: {ring}.", f"Aboard: {crew}."]


def describe(action: Action, names: list[str]) -> str:
    match action:
        case ("cast_off",):
            return "Cast off!"
        case ("board", ship, _):
            return f"Board the {ship_name(ship)}"
        case ("late",):
            return "Give up this round"
        case ("split",):
            return "Split the loot"
    return str(action[0])


def sentence(event: Event, names: list[str]) -> str | None:
    match event:
        case ("cast_off", number, cards, twist):
            extra = f" and {EVENT_NAMES[twist]}" if twist else ""
            return f"Round {number}: cast off! {len(cards)} cards{extra} lie open."
        case ("committed", seat):
            return f"{names[seat]} has boarded a ship."
        case ("boarded", _, _, _):
            return None
        case ("late", seat):
            return f"{names[seat]} boards no ship."
        case ("countdown", seat):
            return f"Only {names[seat]} is still searching: 5, 4, 3, 2, 1 …"
        case ("resolve", number):
            return f"Round {number}: the cards are resolved."
        case ("found", seat, ship, milliseconds, coin):
            loot = f"{coin} ducat{'' if coin == 1 else 's'}" if coin else "no coin is left"
            return f"{names[seat]} finds the {ship_name(ship)} in {seconds(milliseconds)}: {loot}."
        case ("astray", seat, ship, milliseconds, truth):
            return (
                f"{names[seat]} boards the {ship_name(ship)} in {seconds(milliseconds)}, "
                f"but {PIRATES[seat]} is on the {ship_name(truth)}."
            )
        case ("missing", seat, truth):
            return f"{names[seat]} misses the {ship_name(truth)}."
        case ("round", number):
            return f"Round {number}: everybody starts where their pirate is now."
    return _last_sentence(event, names)


def _last_sentence(event: Event, names: list[str]) -> str | None:
    match event:
        case ("over",):
            return "The fifth round is over."
        case ("honour", seat, rank, ducats):
            title = {"captain": "captain", "mate": "first mate"}[rank]
            return f"{names[seat]} is {title} with {ducats} ducat{'' if ducats == 1 else 's'}."
    return None


def seconds(milliseconds: int) -> str:
    """12.3 s; cut, not rounded, so that a shown time is never ahead of the clock."""
    return f"{milliseconds // 1000}.{milliseconds // 100 % 10} s"


def listing(names: list[str]) -> str:
    """Anna, Otto and Clara."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


_REFUSALS = {
    "action": "That is no action of SANTY ANNO.",
    "S10 events": "Events (S10): event cards come with the expert cards only.",
    "S11": "Cast off (S11): the cards of this round lie open already.",
    "S11 before": "Cast off (S11): nobody begins before the cards are turned up.",
    "S12": "Find your ship (S12): the ship is boarded; there is no change afterwards.",
    "S12 ship": "Find your ship (S12): a ship is one of the numbers 1 to 8.",
    "S12 time": "Find your ship (S12): the time is whole milliseconds since “Cast off!”.",
    "S13 late": "Too late (S13): this round is over for this player.",
    "S18": "Resolve (S18): the race is over, the cards are being applied.",
    "S19": "Loot (S19): the loot is split after the cards have been resolved.",
}


def no(rule: str, case: str = "") -> str:
    """The refusal of a rule."""
    return _REFUSALS[f"{rule} {case}".strip()]
