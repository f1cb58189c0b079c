"""ANNAOTTO in words: the piles, everybody's cards by their places, the actions, questions."""

from app.tables.annaotto import foretelling
from app.tables.annaotto.context import Context
from app.tables.annaotto.sheet import place_of
from app.tables.annaotto.slap import Slap
from app.tables.wording import Deed, Passage, Question
from engine.annaotto.names import cards, colour_name, side_name
from engine.annaotto.types import Action, Shown, View
from engine.language import listing, tr, tr_n


def told(context: Context) -> list[Passage]:
    view, names, seat = context.view, context.names, context.view["seat"]
    passages = [Passage(tr("The piles"), _piles(view))]
    if view["drawn"]:
        passages.append(Passage(tr("The card that was drawn"), _drawn(view["drawn"])))
    if seat is not None and seat not in view["out"]:
        hand = [_own(card) for card in _own_hand(context, seat)]
        passages.append(Passage(tr("Your hand"), hand, numbered=True))
    for other in range(len(names)):
        if other != seat:
            passages.append(_other(context, other))
    return passages


def _piles(view: View) -> list[str]:
    lines = [tr("On top of the discard pile lies {side}.", side=side_name(view["top"]))]
    if view["colour"]:
        lines.append(tr("The named colour is {colour}.", colour=colour_name(view["colour"])))
    if view["sequence"]:
        lines.append(tr("The sequence so far: {signs}.", signs=listing(view["sequence"])))
    if view["due"]:
        lines.append(
            tr_n(
                "{count} card is due for the PLUS.",
                "{count} cards are due for the PLUS.",
                view["due"],
            )
        )
    count = tr("The draw pile has {cards}.", cards=cards(view["draw"]))
    lines.append(count)
    if view["draw_up"]:
        lines.append(tr("The uppermost shows {side}.", side=side_name(view["draw_up"])))
    clockwise = view["direction"] == 1
    lines.append(tr("Play goes clockwise.") if clockwise else tr("Play goes anticlockwise."))
    return lines


def _drawn(card: Shown) -> list[str]:
    up, down = card
    lines = [tr("Its top side is {side}.", side=side_name(up))] if up else []
    return lines + ([tr("Its bottom side is {side}.", side=side_name(down))] if down else [])


def _own(card: Shown) -> str:
    front, back = card
    return tr("{mine} faces you; the others see {theirs}", mine=_named(front), theirs=_named(back))


def _other(context: Context, seat: int) -> Passage:
    view, name = context.view, context.names[seat]
    heading = tr("What you see of {name}’s hand", name=name)
    if seat in view["out"]:
        return Passage(
            heading, [tr("{name} finished {place}.", name=name, place=place_of(view, seat))]
        )
    sides = [_named(back) for _, back in view["hands"][seat]]
    return Passage(heading, sides, numbered=True)


def saying(context: Context, action: Action) -> str | None:
    """With the place of a card in its hand: two may show the same."""
    view, names = context.view, context.names
    match action:
        case ("lay", place, *call):
            assert context.actor is not None
            side = view["hands"][context.actor][place][0]
            words = foretelling.laying(context, side, None, bool(call))
            return tr("Your card {number}. {words}", number=place + 1, words=words)
        case ("take", owner, place, *call):
            side = view["hands"][owner][place][1]
            words = foretelling.laying(context, side, owner, bool(call))
            return tr(
                "{owner}’s card {number}. {words}",
                owner=names[owner],
                number=place + 1,
                words=words,
            )
        case ("lay_drawn", which, *call) if view["drawn"]:
            words = foretelling.laying(context, view["drawn"][which], None, bool(call))
            if which:
                return tr("The bottom side. {words}", words=words)
            return tr("The top side. {words}", words=words)
        case ("keep", which) if view["drawn"]:
            sides = [_named(side) for side in view["drawn"]]
            values = {"mine": sides[which], "theirs": sides[1 - which]}
            if which:
                return tr(
                    "Keep it. The bottom side, {mine}, faces you; the others see {theirs}", **values
                )
            return tr("Keep it. The top side, {mine}, faces you; the others see {theirs}", **values)
        case ("turn", places) if places:
            hand = view["hands"][view["turn"]]
            turned = [_numbered(place, hand[place][1]) for place in places]
            return tr("Turn {owner}’s {cards}", owner=names[view["turn"]], cards=listing(turned))
    return None


def _numbered(place: int, side: str | None) -> str:
    return tr("card {number} ({side})", number=place + 1, side=_named(side))


def heading(context: Context, action: Action) -> str:
    match action:
        case ("lay" | "lay_drawn", *_):
            return tr("Lay a card")
        case ("take", owner, *_):
            return tr("Lay a card from {owner}’s hand", owner=context.names[owner])
        case ("annaotto", "own", _):
            return tr("Turn all your cards")
        case ("annaotto", "next", _):
            return tr("Turn all the next player’s cards")
    return ""


def facing(context: Context) -> list[Deed]:
    """O4: each card is turned by a button; the 256 ways to choose sides are never listed."""
    assert context.actor is not None
    return [
        Deed(
            tr(
                "Turn card {number}: {mine} will face you, and the others will see {theirs}",
                number=place + 1,
                mine=_named(back),
                theirs=_named(front),
            ),
            tap=f"flip:{place}",
            heading=tr("Choose your sides"),
        )
        for place, (front, back) in enumerate(_own_hand(context, context.actor))
    ]


def _own_hand(context: Context, seat: int) -> list[Shown]:
    """The hand as it will be with the cards turned that are chosen."""
    return [
        card[::-1] if f"flip:{place}" in context.chosen else card
        for place, card in enumerate(context.view["hands"][seat])
    ]


def _named(side: str | None) -> str:
    return side_name(side) if side else tr("a covered side")


def slapping(context: Context, slap: Slap) -> list[Deed]:
    """O18: somebody starts it; then everybody who plays here has a hand."""
    if slap.opens is None:
        words = (
            tr("I am ready: start") if len(slap.people) == 1 else tr("Everybody is ready: start")
        )
        return [Deed(words, do="slap-start")]
    waiting = [seat for seat in slap.people if seat not in slap.down]
    return [
        Deed(tr("{name}: hand down", name=context.names[seat]), do="slap", data={"seat": str(seat)})
        for seat in waiting
    ]


def catching(context: Context, people: list[int]) -> list[Deed]:
    """O19: everybody around the tablet may notice."""
    suspect = context.view["catch"]
    if suspect is None:
        return []
    return [
        Deed(
            tr(
                "{name} catches {suspect}", name=context.names[seat], suspect=context.names[suspect]
            ),
            do="catch",
            data={"seat": str(seat)},
        )
        for seat in people
    ]


def questions(context: Context) -> list[Question]:
    """Every card that can be seen, and drawing; once a card is drawn, its two sides."""
    view, seat = context.view, context.actor
    if seat is None or seat != view["turn"]:
        return []
    if view["phase"] == "drawn":
        return [
            Question(tr("lay {side}?", side=side_name(side)), ("lay_drawn", which))
            for which, side in enumerate(view["drawn"] or ())
            if side
        ]
    if view["phase"] != "turn":
        return []
    asked = []
    for place, (front, _) in enumerate(view["hands"][seat]):
        if front:
            words = tr("lay my card {number}, {side}?", number=place + 1, side=side_name(front))
            asked.append(Question(words, ("lay", place), tr("Your hand")))
    for owner, hand in enumerate(view["hands"]):
        for place, (_, back) in enumerate(hand):
            if owner != seat and back:
                words = tr(
                    "lay {owner}’s card {number}, {side}?",
                    owner=context.names[owner],
                    number=place + 1,
                    side=side_name(back),
                )
                under = tr("What you see of {name}’s hand", name=context.names[owner])
                asked.append(Question(words, ("take", owner, place), under))
    return [*asked, Question(tr("draw a card?"), ("draw",)), Question(tr("pass?"), ("pass",))]
