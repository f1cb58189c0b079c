"""SANTY ANNO in words: the ships around the table, the row of cards, every pirate's way."""

from app.tables.santyanno.context import Context
from app.tables.santyanno.race import Race
from app.tables.santyanno.show import Show
from app.tables.wording import Deed, Passage
from engine.language import listing, tr
from engine.santyanno.fleet import ELEMENTS, FLEET
from engine.santyanno.queries import searching
from engine.santyanno.rounds import ROUNDS, laps, row_length
from engine.santyanno.types import Action, Verdict, View
from engine.santyanno.words import (
    card_help,
    card_name,
    element_name,
    pirate_name,
    seconds,
    ship_name,
)

EVENT_PLACE = 3
"""S11: after how many cards of the row the event card lies."""


def told(context: Context, race: Race | None, show: Show | None) -> list[Passage]:
    view = context.view
    passages = []
    if show:
        passages += _ways(context, show)
    if is_open(context, race):
        passages.append(_row(view))
    ships = [_around(context, ship) for ship in view["table"]]
    passages.append(Passage(tr("The ships around the table, clockwise"), ships, numbered=True))
    passages.append(Passage(tr("The pirates"), _pirates(context)))
    if view["phase"] == "ready":
        passages.append(Passage(tr("The round"), _round(view)))
    return passages


def is_open(context: Context, race: Race | None) -> bool:
    """Whether the row of cards lies open before the viewer (S11); in a replay it always does."""
    if context.view["phase"] == "race" and context.live:
        return race is not None and race.start is not None
    return bool(context.view["cards"])


def ship_in_words(number: int) -> str:
    """A ship by all that cards ask for: "red crow’s-nest, … Coco top left"."""
    ship = FLEET[number]
    elements = [element_name(element, ship.colour(element)) for element in ELEMENTS]
    return tr(
        "{ship}, number {number}: {elements}; Coco {corner}",
        ship=ship.name,
        number=number,
        elements=listing(elements),
        corner=tr(ship.coco),
    )


def _around(context: Context, ship: int) -> str:
    view = context.view
    aboard = [
        tr("{pirate} ({name})", pirate=pirate_name(seat), name=context.names[seat])
        for seat, where in enumerate(view["pirates"])
        if where == ship
    ]
    words = ship_in_words(ship)
    return tr("{ship}. Aboard: {pirates}", ship=words, pirates=listing(aboard)) if aboard else words


def _row(view: View) -> Passage:
    cards = [_card(code) for code in view["cards"]]
    event = view["event"]
    if event:
        between = tr("Event, after the third card: {card}", card=_card(event))
        return Passage(
            tr("The row of cards"), [between], (Passage(tr("In order"), cards, (), True),)
        )
    return Passage(tr("The row of cards, in order"), cards, numbered=True)


def _card(code: str) -> str:
    return tr("{card}. {help}", card=card_name(code), help=card_help(code))


def row_aloud(view: View) -> str:
    """All cards by their names, for those who must not lose time."""
    names = [card_name(code) for code in view["cards"]]
    if view["event"]:
        names.insert(EVENT_PLACE, tr("event: {card}", card=card_name(view["event"])))
    numbered = [tr("{number}: {card}.", number=n, card=name) for n, name in enumerate(names, 1)]
    return " ".join(numbered)


def _pirates(context: Context) -> list[str]:
    view, you = context.view, context.viewer
    lines = []
    for seat, name in enumerate(context.names):
        values = {
            "name": name,
            "pirate": pirate_name(seat),
            "ship": ship_name(view["pirates"][seat]),
        }
        if seat == you and len(context.people) == 1:
            said = tr("You are {pirate} and start on the {ship}.", **values)
        else:
            said = tr("{name} is {pirate} and starts on the {ship}.", **values)
        lines.append(said)
    waiting = searching(view)
    if view["phase"] == "race":
        still = listing([context.names[seat] for seat in waiting])
        lines.append(tr("Still searching: {names}.", names=still))
    return lines


def _round(view: View) -> list[str]:
    said = [
        tr(
            "Round {round} of {rounds}, with {count} cards.",
            round=view["round"],
            rounds=ROUNDS,
            count=row_length(view["round"]),
        )
    ]
    if not view["options"]["countdown"]:
        said.append(tr("There is no countdown: take all the time you want."))
    else:
        said.append(tr("The last to search has five seconds more."))
    if laps(view["options"], view["round"]):
        said.append(tr("First a lap: once around, from your ship back to it."))
    return said


def _ways(context: Context, show: Show) -> list[Passage]:
    """S18: who was right, and every pirate's way card by card."""
    verdicts = [_verdict(context, show, one) for one in show.verdicts]
    ways = [
        Passage(
            tr("The way of {pirate} ({name})", pirate=pirate_name(seat), name=context.names[seat]),
            [tr("{card}: {why}", card=card_name(step.card), why=step.why) for step in way],
            numbered=True,
        )
        for seat, way in enumerate(show.ways)
    ]
    found = Passage(tr("Who found the ship?"), verdicts)
    return [found, Passage(tr("Where the cards lead"), parts=ways)]


def _verdict(context: Context, show: Show, verdict: Verdict) -> str:
    name = context.names[verdict[1]]
    match verdict:
        case ("found", _, ship, time, 0):
            return tr(
                "{name} is right: the {ship}, in {time}. No coin is left.",
                name=name,
                ship=ship_name(ship),
                time=seconds(time),
            )
        case ("found", _, ship, time, ducats):
            return tr(
                "{name} is right: the {ship}, in {time}. Ducats: {count}.",
                name=name,
                ship=ship_name(ship),
                time=seconds(time),
                count=ducats,
            )
        case ("astray", seat, ship, time, true_ship):
            words = tr(
                "{name} boarded the {ship} in {time}, but it was the {true_ship}.",
                name=name,
                ship=ship_name(ship),
                time=seconds(time),
                true_ship=ship_name(true_ship),
            )
            slip = show.slips.get(seat, "") if seat in context.people else ""
            return f"{words} {slip}".strip()
        case ("missing", _, true_ship):
            return tr(
                "{name} boarded no ship; it was the {true_ship}.",
                name=name,
                true_ship=ship_name(true_ship),
            )


def saying(race: Race | None, seat: int | None, action: Action) -> str | None:
    match action:
        case ("board", ship, _):
            if race and seat is not None and runs(race, seat):
                return tr("Lap: touch the {ship}", ship=ship_name(ship))
            return tr("Board the {ship}", ship=ship_in_words(ship))
        case ("late",):
            return tr("Give up this round: board no ship")
        case ("cast_off",):
            return tr("Cast off: turn up the cards and start the clock")
    return None


def runs(race: Race, seat: int) -> bool:
    """S17: whether somebody still has a lap to run."""
    lap = race.laps.get(seat)
    return lap is not None and not lap.done


def gestures(context: Context, race: Race | None) -> list[Deed]:
    """What people do beside the one who looks: start the clock, board at their edges, hurry."""
    if context.view["phase"] != "race" or not context.live:
        return []
    if race is None:
        words = tr("I am ready: turn up the cards and start the clock")
        return [Deed(words, do="start-clock")] if context.acting else []
    if race.start is None:
        return []
    pressing = race.pressing(context)
    if not pressing:
        return [Deed(tr("Do not wait for the computer players"), do="hurry")]
    return [
        Deed(
            tr("{name} boards the {ship}", name=context.names[seat], ship=ship_name(ship)),
            do="board",
            data={"seat": str(seat), "ship": str(ship)},
            heading=tr("For {name}", name=context.names[seat]),
        )
        for seat in pressing
        if seat != context.actor
        for ship in FLEET
    ]
