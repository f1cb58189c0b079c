"""ANNO's exercises: what fits, what may come together, the year, the weather, the count."""

from collections.abc import Sequence

from engine.anno.cards import MONTHS, PRIMARIES, SEASONS, WEATHER_NAMES, WEATHERS, ZODIACS
from engine.anno.rules import Anno
from engine.anno.types import Action, Match, Source
from engine.anno.words import card_name, the_card, the_cards
from engine.dice import Dice
from engine.exercises import PERSON, Answer, Exercise, Kind, numbers, one_of, signed, yes_or_no
from engine.language import N_, tr
from engine.refusal import rule_of

CARD = 5
"""A22: what a card counts."""
SELDOM = 5
"""Hands that cannot be cleared are so much more frequent than those that can."""


def _months(position: Anno) -> list[tuple[str, str]]:
    """Every month that cards could be matched to, and the zone where it lies."""
    laid = [(month, "board") for month, _ in position.boards[PERSON]]
    return laid + [(card, "hand") for card in position.hands[PERSON] if card in MONTHS]


def _single(position: Anno, month: str, source: Source, card: str) -> Action:
    return ("match", month, source, (card,))


def _which_fit(
    position: Anno, dice: Dice, names: Sequence[str], source: Source, question: str
) -> Exercise | None:
    """All cards of one source, asked for one month."""
    months = _months(position)
    if position.phase != "start" or not months:
        return None
    month, zone = dice.choice(months)
    lie = position.hands[PERSON] if source == "hand" else position.community
    cards = [card for card in dict.fromkeys(lie) if card in PRIMARIES]
    reasons = {card: position.why_not(_single(position, month, source, card)) for card in cards}
    right = [card for card in cards if not reasons[card]]
    if len(cards) < 3 or not 0 < len(right) < len(cards):
        return None
    return Exercise(
        view=position.view(PERSON),
        question=tr(question, month=card_name(month)),
        answers=tuple(
            Answer(card_name(card), card in right, f"{source}:{card}", reasons[card] or "")
            for card in cards
        ),
        reason=tr(
            "{month} shows its quarter, its days, two zodiacs and its season, "
            "and takes each once: here {cards}.",
            month=card_name(month),
            cards=the_cards(right),
        ),
        rule="A11",
        many=True,
        about=(f"{zone}:{month}",),
    )


def _hand_fits(position: Anno, dice: Dice, names: Sequence[str]) -> Exercise | None:
    question = N_("Which cards in your hand match {month}, each by itself?")
    return _which_fit(position, dice, names, "hand", question)


def _community_fits(position: Anno, dice: Dice, names: Sequence[str]) -> Exercise | None:
    question = N_("Which cards of the Community Eight match {month}, each by itself?")
    return _which_fit(position, dice, names, "community", question)


def _together(position: Anno, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """A7–A16: may these cards be matched in one turn?"""
    months = _months(position)
    if position.phase != "start" or not months:
        return None
    month, zone = dice.choice(months)
    source: Source = "hand" if dice.below(2) else "community"
    cards = _likely(position, dice, month, source)
    if not cards:
        return None
    action: Action = ("match", month, source, cards)
    refusal = position.why_not(action)
    if (refusal is None) == bool(dice.below(2)):  # as many of one as of the other
        return None
    question = (
        N_("May you match {cards} from your hand to {month} in one turn?")
        if source == "hand"
        else N_("May you match {cards} from the Community to {month} in one turn?")
    )
    return Exercise(
        view=position.view(PERSON),
        question=tr(question, cards=the_cards(cards), month=card_name(month)),
        answers=yes_or_no(refusal is None),
        reason=refusal or tr("They all belong there, and they are one, or three or more."),
        rule=rule_of(refusal or "") or "A10",
        about=(f"{zone}:{month}", *(f"{source}:{card}" for card in cards)),
    )


def _likely(position: Anno, dice: Dice, month: str, source: Source) -> tuple[str, ...]:
    """Cards that may be matched, or nearly: one more, or one less; () where there are none."""
    found = [
        action[3]
        for action in position.legal()
        if action[0] == "match" and action[1] == month and action[2] == source
    ]
    if not found:
        return ()
    cards = list(dice.choice(found))
    lie = position.hands[PERSON] if source == "hand" else position.community
    others = [card for card in lie if card and card not in (*cards, *MONTHS, "BLUE")]
    match dice.below(3):
        case 0 if others:
            cards.append(dice.choice(others))
        case 1 if len(cards) > 1:
            cards.remove(dice.choice(cards))
    return tuple(sorted(cards))


def _weather(position: Anno, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """A14."""
    calidum = str(position.options["calidum"])
    weather = dice.choice([*WEATHER_NAMES])
    months = [month for month in MONTHS.values() if month.season in WEATHERS[calidum][weather]]
    month = dice.choice(months)
    taken = WEATHERS[calidum][weather][month.season]
    values = {
        "month": card_name(month.code),
        "weather": card_name(weather),
        "season": card_name(month.season),
        "taken": card_name(taken),
    }
    return Exercise(
        view=position.view(PERSON),
        question=tr("{weather} blows over {month}. Which season does {month} take?", **values),
        answers=one_of(taken, [*SEASONS], card_name, dice),
        reason=tr("{month} is a month of {season}; {weather} turns that into {taken}.", **values),
        rule="A14",
    )


def _year(position: Anno, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """The month table, from the signs to the month."""
    month = dice.choice([*MONTHS.values()])
    one, two = month.zodiacs
    values = {"month": card_name(month.code), "one": the_card(one), "two": the_card(two)}
    return Exercise(
        view=position.view(PERSON),
        question=tr("Which month shows {one} and {two}?", **values),
        answers=one_of(month.code, [*MONTHS], card_name, dice),
        reason=tr("{month} lies between {one} and {two}.", **values),
        rule="A11",
    )


def _zodiac(position: Anno, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """A11: a zodiac of the own hand or the Community, and the months that show it."""
    lie = [*position.hands[PERSON], *position.community]
    zodiacs = [card for card in lie if card in ZODIACS]
    if not zodiacs:
        return None
    zodiac = dice.choice(zodiacs)
    right = [code for code, month in MONTHS.items() if zodiac in month.zodiacs]
    others = [code for code in MONTHS if code not in right]
    dice.shuffle(others)
    shown = sorted([*right, *others[:3]])
    first, second = sorted(right, key=lambda code: MONTHS[code].zodiacs[0] == zodiac)
    source = "hand" if zodiac in position.hands[PERSON] else "community"
    return Exercise(
        view=position.view(PERSON),
        question=tr("Which months take {zodiac}?", zodiac=card_name(zodiac)),
        answers=tuple(Answer(card_name(code), code in right) for code in shown),
        reason=tr(
            "{zodiac} reaches from one month into the next: {first} and {second}.",
            zodiac=card_name(zodiac),
            first=card_name(first),
            second=card_name(second),
        ),
        rule="A11",
        many=True,
        about=(f"{source}:{zodiac}",),
    )


def _count(position: Anno, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """A22."""
    board = position.boards[PERSON]
    laid = sum(1 + len(cards) for _, cards in board)
    held = len(position.hands[PERSON])
    if not board:
        return None
    score = CARD * (laid - held)
    return Exercise(
        view=position.view(PERSON),
        question=tr("If the mensis ended now, what would it bring you?"),
        answers=numbers(score, dice, CARD, score - 3 * CARD),
        reason=tr(
            "{laid} cards on your board are {plus} points, {held} in your hand cost {minus}: "
            "that makes {score}.",
            laid=laid,
            plus=CARD * laid,
            held=held,
            minus=CARD * held,
            score=signed(score),
        ),
        rule="A22",
    )


def _clearing(position: Anno, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """A18."""
    hand = position.hands[PERSON]
    if position.phase != "start" or len(hand) > 4 or "BLUE" in hand or not _months(position):
        return None
    clearing = [a for a in position.legal() if a[0] == "match" and _clears(a, hand)]
    if not clearing and dice.below(SELDOM):
        return None
    if clearing:
        _, month, _, cards = clearing[0]
        reason = tr(
            "Yes: match {cards} to {month}, and your hand is empty. The mensis is over at once.",
            cards=the_cards(cards),
            month=card_name(month),
        )
    else:
        reason = tr("No single match takes every card of your hand with it.")
    return Exercise(
        view=position.view(PERSON),
        question=tr("Can you clear your hand this turn?"),
        answers=yes_or_no(bool(clearing)),
        reason=reason,
        rule="A18",
    )


def _clears(action: Match, hand: Sequence[str]) -> bool:
    """Whether nothing is left in the hand after a match."""
    used = [*action[3]] if action[2] == "hand" else []
    if action[1] in hand:
        used.append(action[1])
    return len(used) == len(hand)


KINDS = {
    "hand": Kind(title=N_("What matches: your hand"), make=_hand_fits, begins=30),
    "community": Kind(title=N_("What matches: the Community"), make=_community_fits, begins=30),
    "together": Kind(title=N_("Cards together"), make=_together, begins=30),
    "year": Kind(title=N_("The months’ zodiacs"), make=_year, begins=2),
    "zodiac": Kind(title=N_("Between two months"), make=_zodiac, begins=20),
    "weather": Kind(title=N_("Weather"), make=_weather, begins=20),
    "count": Kind(title=N_("The count"), make=_count, begins=50),
    "clearing": Kind(title=N_("Clearing the hand"), make=_clearing, begins=50),
}
