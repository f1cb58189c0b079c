"""ANNO's sentences: cards' names, prompts, the log, refusals."""

from engine.anno.cards import MONTHS, SEASONS, WEATHER_NAMES, ZODIACS
from engine.game import Action, Data, Event

QUARTERS = {
    "Q1": "first quarter",
    "Q2": "second quarter",
    "Q3": "third quarter",
    "Q4": "fourth quarter",
}


def card_name(code: str) -> str:
    """A card as people call it."""
    if code in MONTHS:
        return MONTHS[code].name
    if code.startswith("D") and code[1:].isdigit():
        return f"{code[1:]} days"
    named = QUARTERS | SEASONS | ZODIACS | WEATHER_NAMES | {"CUSP": "Cusp", "BLUE": "Blue Moon"}
    return named[code]


def listing(codes: list[str] | tuple[str, ...]) -> str:
    """Leo, 31 days and Summer."""
    called = [card_name(code) for code in codes]
    return called[0] if len(called) == 1 else f"{', '.join(called[:-1])} and {called[-1]}"


def prompt(view: Data, names: list[str]) -> str:
    if "slips" in view:
        return _orientation_prompt(view, names)
    who = names[view["turn"]]
    if view["phase"] == "over":
        return "The last mensis is over."
    if view["seat"] != view["turn"]:
        return f"{who} is thinking."
    if view["phase"] == "burn":
        return "Burn and Turn: choose one card of your hand to burn; a new one comes from the deck."
    if view["phase"] == "start" and "BLUE" in view["hand"]:
        return "Exchange your Blue Moon first, match cards to a month, or go on to Burn and Turn."
    return "Match cards to a month, or go on to Burn and Turn."


def _orientation_prompt(view: Data, names: list[str]) -> str:
    if view["phase"] == "over":
        return "Every card has found its place."
    return f"{names[view['turn']]}: where does {card_name(view['card'])} belong?"


def opening(view: Data, names: list[str]) -> list[str]:
    if "slips" in view:
        return ["The twelve months lie in a column; the other cards come one at a time."]
    draw = view["dealer_draw"][-1]
    drawn = ", ".join(f"{names[seat]} {card_name(card)}" for seat, card in enumerate(draw))
    dealt = sentence(("dealt", view["mensis"], view["dealer"], view["turn"]), names)
    return [f"Drawn for the deal: {drawn}.", str(dealt)]


def describe(action: Action, names: list[str]) -> str:
    match action:
        case ("exchange", card):
            return f"Exchange the Blue Moon for {card_name(card)}"
        case ("match", month, source, cards):
            where = "your hand" if source == "hand" else "the Community"
            return f"Match {listing(cards)} from {where} to {card_name(month)}"
        case ("pass",):
            return "Go on to Burn and Turn"
        case ("burn", card):
            return f"Burn {card_name(card)}"
        case ("place", card, month):
            return f"Put {card_name(card)} beside {card_name(month)}"
        case ("aside", card):
            return f"Set {card_name(card)} aside"
    return str(action[0])


def sentence(event: Event, names: list[str]) -> str | None:
    match event:
        case ("dealt", mensis, dealer, first):
            return f"Mensis {mensis}: {names[dealer]} deals, {names[first]} begins."
        case ("exchanged", seat, card):
            return f"{names[seat]} exchanges a Blue Moon for {card_name(card)}."
        case ("matched", seat, month, source, cards, new):
            where = "from the hand" if source == "hand" else "from the Community Eight"
            lays = f"lays down {card_name(month)} and matches" if new else "matches"
            to = "" if new else f" to {card_name(month)}"
            return f"{names[seat]} {lays} {listing(cards)}{to} {where}."
        case ("passed", seat):
            return f"{names[seat]} matches nothing."
        case ("burned", seat):
            return f"{names[seat]} burns a card."
        case ("drew", seat, card):
            return f"{names[seat]} takes {card_name(card)}."
        case ("mensis", number, "cleared", seat):
            return f"{names[seat]} has cleared the hand: mensis {number} is over."
        case ("mensis", number, _, _):
            return f"The deck has run out: mensis {number} is over."
        case ("scored", seat, plus, minus):
            return f"{names[seat]} scores {plus} − {minus} = {plus - minus}."
        case ("over",):
            return "The last mensis is over."
    return _orientation_sentence(event, names)


def _orientation_sentence(event: Event, names: list[str]) -> str | None:
    match event:
        case ("placed", seat, card, month):
            return f"{names[seat]} puts {card_name(card)} beside {card_name(month)}."
        case ("set_aside", seat, card):
            return f"{names[seat]} sets {card_name(card)} aside."
        case ("slip", seat, card, _, reason):
            return f"{names[seat]} tries {card_name(card)}: {reason}"
        case ("complete", slips):
            return f"The year is complete, with {slips} slip{'' if slips == 1 else 's'}."
    return None


_REFUSALS = {
    "action": "That is no action of ANNO.",
    "A5 first": "Blue Moon Exchange (A5): it comes first in a turn, and only once.",
    "A5 none": "Blue Moon Exchange (A5): there is no Blue Moon in your hand.",
    "A5 blue": "Blue Moon Exchange (A5): a Blue Moon for a Blue Moon changes nothing.",
    "A5 away": "Blue Moon Exchange (A5): {0} does not lie in the Community Eight.",
    "A6 what": "Matching (A6): cards are matched to a month.",
    "A6 away": "Matching (A6): {0} is neither in your hand nor on your board.",
    "A6 nothing": "Matching (A6): choose at least one card to match.",
    "A7 there": "Community months (A7): {0} lies in the Community Eight: it cannot be declared.",
    "A7 month": "Community months (A7): {0} is a month; it is laid down, never matched to another.",
    "A8 both": "One source (A8): all cards come from your hand, or all from the Community Eight.",
    "A8 away": "One source (A8): {0} is not there to be taken from {1}.",
    "A9 alone": "Never alone (A9): a month is laid down with at least one card matched to it.",
    "A10": "Rule of Two (A10): match one card, or three and more, never exactly two.",
    "A11 show": "Matching (A11): {1} does not show {0}.",
    "A11 season": "Matching (A11): {1} does not take {0} without the weather that brings it.",
    "A12 taken": "One of each (A12): {1} has its {0} already.",
    "A12 season": "One of each (A12): the season place of {0} is filled.",
    "A12 twice": "One of each (A12): a month takes {0} only once.",
    "A13": "February (A13): it takes 28 days and 29 days, each of them once.",
    "A14 chain": "Weather (A14): one weather card a month.",
    "A14 start": "Weather (A14): {0} does not change the season of {1}.",
    "A14 with": "Weather (A14): {0} makes {1} take {2}; match the two together.",
    "A15 second": "Cusp (A15): {0} takes a second zodiac only together with a Cusp.",
    "A15 one": "Cusp (A15): one Cusp a month.",
    "A15 with": "Cusp (A15): a Cusp comes together with the zodiac that makes the second of {0}.",
    "A16": "Blue Moon (A16): it is exchanged, never matched.",
    "A17": "Sorting (A17): the Community Eight is laid out anew; matching is over for this turn.",
    "A18": "Clearing the hand (A18): only an empty hand ends without a burn; burn a card.",
    "A19 first": "Burn and Turn (A19): match, or go on without matching, before you burn.",
    "A19 away": "Burn and Turn (A19): {0} is not in your hand.",
    "A20": "No going back (A20): one month a turn, and matching is over; now burn a card.",
    "A27 card": "Orientation (A27): {0} is not the card that was drawn.",
    "A27 where": "Orientation (A27): a card is put beside one of the twelve months, or set aside.",
    "A28 show": "{1} has no {0}.",
    "A28 taken": "{1} has its {0} already.",
    "A28 secondary": "{0} belongs to no month: it is set aside.",
    "A28 primary": "{0} belongs to a month.",
}

_SOURCES = {"hand": "your hand", "community": "the Community Eight"}


def no(rule: str, case: str = "", *things: str) -> str:
    """The refusal of a rule, with the cards it is about."""
    text = _REFUSALS[f"{rule} {case}".strip()]
    return text.format(*(_SOURCES.get(thing) or card_name(thing) for thing in things))
