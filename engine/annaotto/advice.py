"""Why hard plays what it plays, in one sentence, from what the seat itself may know."""

from engine.annaotto.cards import ANNAOTTO, COLOURS, SIGN, turned
from engine.annaotto.fitting import OPPOSITE, layable
from engine.annaotto.judgement import of_colour, reach
from engine.annaotto.state import Position
from engine.annaotto.words import cards, side_name
from engine.game import Action

_STRIKES = {
    "ANNA": "two cards of the next player turn to the sides you choose from",
    "OTTO": "the next player draws 2",
    "PLUS": "the next player draws for it",
    "OBSTACLE": "the next player misses a turn",
    "SINVERT": "it changes who comes next",
    "ALL": "with a quick hand it costs somebody else 2 cards",
    ANNAOTTO: "it fits anything, turns a whole hand, and you name the colour",
}


def reason(position: Position, seat: int, action: Action) -> str:
    """The largest thing that speaks for an action."""
    return _sentence(position, seat, action) + "."


def _sentence(position: Position, seat: int, action: Action) -> str:
    match action:
        case ("face", choice):
            return _facing(position, seat, choice)
        case ("lay", place, *_):
            return _laying(position, seat, place)
        case ("take", owner, place, *_):
            return _taking(position, position.hands[owner][place][1])
        case ("lay_drawn", which, *_):
            return _laying_drawn(position, which)
        case ("draw",):
            return _drawing(position, seat)
        case ("keep", which):
            return _keeping(position, seat, which)
        case ("turn", places):
            return _turning(position, places)
        case ("annaotto", whose, colour):
            return _annaotto(position, seat, whose, colour)
    return _OTHERWISE[action[0]]


_OTHERWISE = {
    "accept": "Nothing at hand answers this at a better price",
    "pass": "Nothing fits that is worth laying, and nothing can be drawn",
    "slap": "The last hand down draws 2",
    "catch": "It costs you nothing, and a forgotten call costs them a card",
}


def _facing(position: Position, seat: int, choice: tuple[int, ...]) -> str:
    hand = [turned(c) if t else c for c, t in zip(position.hands[seat], choice, strict=True)]
    special = sum(1 for own, _ in hand if SIGN[own])
    fit = f"Your sides fit {_share(reach(own for own, _ in hand))}"
    return f"{fit}, and {special} special ones are yours to lay" if special > 1 else fit


def _laying(position: Position, seat: int, place: int) -> str:
    hand = position.hands[seat]
    rest = [own for index, (own, _) in enumerate(hand) if index != place]
    side = hand[place][0]
    if not rest:
        return "It is your last card"
    if position.sequence or position.due:
        return f"{_upper(side_name(side))} passes the penalty on"
    if SIGN[side] in _STRIKES:
        return f"One card fewer, and {_STRIKES[SIGN[side]]}"
    kept = [own for own in rest if SIGN[own] in OPPOSITE or own == ANNAOTTO]
    if kept:
        return f"One card fewer, and you keep {side_name(kept[0])} for when you need it"
    return f"One card fewer, and what is left fits {_share(reach(rest))}"


def _taking(position: Position, side: str) -> str:
    if position.sequence or position.due:
        return f"{_upper(side_name(side))} passes the penalty on, and your hand stays as it is"
    if SIGN[side] in _STRIKES:
        return f"It needs no card of yours, and {_STRIKES[SIGN[side]]}"
    return "It leaves a top card that suits your hand better than drawing does"


def _laying_drawn(position: Position, which: int) -> str:
    assert position.drawn is not None
    sign = SIGN[position.drawn[which]]
    if sign in _STRIKES:
        return f"The card is gone again at once, and {_STRIKES[sign]}"
    return "The card is gone again at once"


def _drawing(position: Position, seat: int) -> str:
    sides = layable(position)
    if position.draw and position.draw[-1][0] in sides:
        return f"{_upper(side_name(position.draw[-1][0]))} lies on the pile, and fits at once"
    if any(own in sides for own, _ in position.hands[seat]):
        return "The cards that fit now are worth more later"
    return "No side of yours fits, and the card drawn may"


def _keeping(position: Position, seat: int, which: int) -> str:
    assert position.drawn is not None
    side, other = position.drawn[which], position.drawn[1 - which]
    if SIGN[side]:
        return f"{_upper(side_name(side))} is worth more in your hand than {side_name(other)}"
    own = [own for own, _ in position.hands[seat]]
    return f"With {side_name(side)} your sides fit {_share(reach([*own, side]))}"


def _turning(position: Position, places: tuple[int, ...]) -> str:
    hand, sides = position.hands[position.turn], layable(position)
    if any(hand[place][1] in sides for place in places):
        return "It hides the sides that they chose for themselves"
    return f"The sides they then own do not fit {side_name(position.discard[-1][0])}"


def _annaotto(position: Position, seat: int, whose: str, colour: str) -> str:
    own, theirs = position.hands[seat], position.hands[position.next_after(seat)]
    name = COLOURS[colour]
    if whose == "next" and not any(of_colour(reverse, colour) for _, reverse in theirs):
        return f"None of the sides that the next player then owns is {name}"
    mine = [card[whose == "own"] for card in own]
    fitting = sum(side[0] == colour for side in mine)
    if fitting:
        return f"You then have {cards(fitting)} in {name} to go on with"
    return f"The next player is unlikely to have {name}"


def _share(part: float) -> str:
    """A share of all ordinary sides in words."""
    if part == 1:
        return "any ordinary card"
    return f"{round(100 * part)} % of the ordinary cards"


def _upper(text: str) -> str:
    return text[0].upper() + text[1:]
