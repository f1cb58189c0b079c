"""Where a card lies, for fingers that go by parts of the table and for those who hear it."""

from app.tables.anno.context import CalendarContext
from engine.anno.words import card_name
from engine.language import tr

ZONES = ("community", "board", "hand", "others")
"""In the order in which the keyboard meets them."""


def zone_words(context: CalendarContext, zone: str, own: int) -> str:
    mine = context.viewer == own
    name = context.names[own]
    match zone:
        case "community":
            return tr("Community Eight, deck and burn pile")
        case "board":
            return tr("Your board") if mine else tr("{name}’s board", name=name)
        case "hand":
            return tr("Your hand") if mine else tr("{name}’s hand", name=name)
    return tr("The others")


def said(context: CalendarContext, code: str, place: str) -> str:
    """A card, whose it is and where it lies; `place` as the drawing names it."""
    card = card_name(code)
    if place == "hand":
        return tr("{card}, in your hand", card=card)
    if place == "burn":
        return tr("{card}, on the burn pile", card=card)
    kind, rest = place[0], place[1:]
    if kind == "c":
        return tr("{card}, in the Community Eight", card=card)
    seat, _, month = rest.partition("-")
    mine, name = int(seat) == context.viewer, context.names[int(seat)]
    if kind == "h":
        if mine:
            return tr("{card}, in your hand", card=card)
        return tr("{card}, in {name}’s hand", card=card, name=name)
    if month == code:
        if mine:
            return tr("{card}, on your board", card=card)
        return tr("{card}, on {name}’s board", card=card, name=name)
    if mine:
        return tr("{card}, under your {month}", card=card, month=card_name(month))
    return tr("{card}, under {name}’s {month}", card=card, name=name, month=card_name(month))


def part_of(place: str, own: int) -> tuple[str, int | None]:
    """The zone of a place, and among the others whose it is."""
    if place == "hand":
        return "hand", None
    if place[0] == "c" or place == "burn":
        return "community", None
    seat = int(place[1:].partition("-")[0])
    if seat != own:
        return "others", seat
    return ("board" if place[0] == "b" else "hand"), None
