"""ANNO in words: the position under headings, the actions, what may be asked."""

from collections import Counter
from collections.abc import Iterable, Sequence

from app.tables.anno.context import CalendarContext
from app.tables.anno.large import meaning
from app.tables.anno.seen import months_left, own_burned, unseen
from app.tables.wording import Passage, Question
from engine.anno.cards import MONTHS, SECONDARIES
from engine.anno.types import Action, CalendarView, LaidMonth
from engine.anno.words import card_name, the_card, the_cards
from engine.language import listing, tr, tr_n


def told(context: CalendarContext) -> list[Passage]:
    """The own hand first, then what lies open, then the others."""
    view, names, seat = context.view, context.names, context.view["seat"]
    seats = range(len(names))
    passages = []
    if seat is not None:
        calidum = str(view["options"]["calidum"])
        passages.append(Passage(tr("Your hand"), cards(view["hand"], calidum)))
        passages.append(Passage(tr("Your months on the table"), board(view["boards"][seat])))
    passages.append(Passage(tr("The Community Eight"), _community(view), numbered=True))
    passages += [_other(view, other, names[other]) for other in seats if other != seat]
    return [*passages, Passage(tr("The deck"), _deck(view))]


def cards(codes: Sequence[str], calidum: str) -> list[str]:
    """A handful: each card once, with how many of it there are, and what is printed on it."""
    if not codes:
        return [tr("No cards.")]
    return [_card(code, calidum, count) for code, count in Counter(codes).items()]


def _card(code: str, calidum: str, count: int = 1) -> str:
    name = card_name(code)
    if code in MONTHS:
        shown = listing([card_name(one) for one in MONTHS[code].primaries])
        return tr("{month}, which shows {cards}", month=name, cards=shown)
    if count > 1:
        name = tr("{card}, {count} times", card=name, count=count)
    if code not in SECONDARIES:
        return name
    return tr("{card}. {meaning}", card=name, meaning=meaning(code, calidum))


def board(laid: Iterable[LaidMonth]) -> list[str]:
    """Every month with its cards, and what it shows besides."""
    return [_laid(one) for one in laid] or [tr("No months yet.")]


def _laid(one: LaidMonth) -> str:
    month = MONTHS[one["month"]]
    values = {"month": card_name(month.code), "cards": the_cards(one["cards"])}
    open_ones = [code for code in month.primaries if code not in one["cards"]]
    if not open_ones:
        return tr("{month} with {cards}. It shows nothing else.", **values)
    return tr(
        "{month} with {cards}. It also shows {others}.", others=the_cards(open_ones), **values
    )


def _community(view: CalendarView) -> list[str]:
    calidum = str(view["options"]["calidum"])
    return [_card(code, calidum) if code else tr("An empty place") for code in view["community"]]


def _other(view: CalendarView, seat: int, name: str) -> Passage:
    held = tr_n("Holds {count} card.", "Holds {count} cards.", view["counts"][seat])
    if "hands" in view and view["hands"][seat]:
        held = tr("Still holds {cards}.", cards=the_cards(view["hands"][seat]))
    return Passage(tr("What {name} has", name=name), [held, *board(view["boards"][seat])])


def _deck(view: CalendarView) -> list[str]:
    lines = [
        tr_n("{count} card is in the deck.", "{count} cards are in the deck.", view["deck"]),
        tr_n("{count} card is burned.", "{count} cards are burned.", len(view["burned"])),
    ]
    if view["seat"] is None:
        return lines
    burned = own_burned(view)
    if burned:
        lines.append(tr("You burned {cards}.", cards=the_cards(burned)))
    return [*lines, months_left(unseen(view))]


def saying(context: CalendarContext, action: Action) -> str | None:
    """A month that is still in the hand is laid down with its first cards."""
    match action:
        case ("match", month, source, matched) if month in context.view["hand"]:
            values = {"month": card_name(month), "cards": the_cards(matched)}
            if source == "hand":
                return tr("Lay down {month} and match {cards} from your hand to it", **values)
            return tr("Lay down {month} and match {cards} from the Community to it", **values)
    return None


def heading(action: Action) -> str:
    match action:
        case ("match", _, "hand", _):
            return tr("Match from your hand")
        case ("match", _, "community", _):
            return tr("Match from the Community Eight")
        case ("exchange", _):
            return tr("Exchange your Blue Moon")
    return ""


def questions(context: CalendarContext) -> list[Question]:
    """Each card alone with each own month; and what belongs to another part of the turn."""
    view = context.view
    laid = [one["month"] for one in view["boards"][view["turn"]]]
    held = list(dict.fromkeys(view["hand"]))
    months = [*laid, *(code for code in held if code in MONTHS)]
    seen = [code for code in dict.fromkeys(view["community"]) if code]
    asked = [_matching(month, "hand", card) for month in months for card in held if card != month]
    asked += [_matching(month, "community", card) for month in months for card in seen]
    if "BLUE" in held:
        heading = tr("Exchange your Blue Moon")
        asked += [
            Question(
                tr("exchange the Blue Moon for {card}?", card=the_card(card)),
                ("exchange", card),
                heading,
            )
            for card in seen
        ]
    burning = tr("Burn a card")
    asked += [
        Question(tr("burn {card}?", card=the_card(card)), ("burn", card), burning) for card in held
    ]
    return [*asked, Question(tr("match nothing now?"), ("pass",))]


def _matching(month: str, source: str, card: str) -> Question:
    values = {"card": the_card(card), "month": card_name(month)}
    action = ("match", month, source, (card,))
    under = tr("Match to {month}", month=card_name(month))
    if source == "hand":
        return Question(tr("match {card} from my hand to {month}?", **values), action, under)
    return Question(tr("match {card} from the Community to {month}?", **values), action, under)
