"""Why hard plays what it plays, in one sentence, from what the seat itself may know."""

from engine.annaotto.cards import ANNAOTTO, COLOURS, SIGN, turned
from engine.annaotto.fitting import OPPOSITE, fits, layable
from engine.annaotto.judgement import HOLD, of_colour, reach, stuck
from engine.annaotto.state import Position
from engine.annaotto.types import Action, Colour
from engine.annaotto.words import cards, side_name

_STRIKES = {
    "ANNA": "you turn two cards of the next player",
    "OTTO": "the next player draws 2",
    "PLUS": "the next player draws for it",
    "OBSTACLE": "the next player misses a turn",
    "ALL": "with a quick hand it costs somebody else 2",
    ANNAOTTO: "you turn a whole hand and name the colour",
}

UNLIKELY = 0.5
"""From which chance on it is worth saying that the next player has nothing that fits."""


def why(position: Position, seat: int, action: Action) -> str:
    """The largest thing that speaks for an action."""
    return _sentence(position, seat, action) + "."


def _sentence(position: Position, seat: int, action: Action) -> str:
    match action:
        case ("face", choice):
            return _facing(position, seat, choice)
        case ("lay", place, *_):
            return _laying(position, seat, place)
        case ("take", owner, place, *_):
            return _taking(position, seat, position.hands[owner][place][1])
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
        case ("accept",):
            return _accepting(position, seat)
    return _OTHERWISE[action[0]]


_OTHERWISE = {
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
    if stuck(side, None, position.hands[position.next_after(seat)]) > UNLIKELY:
        return f"The next player is unlikely to have a side that fits {side_name(side)}"
    kept = [own for own in rest if SIGN[own] in OPPOSITE or own == ANNAOTTO]
    if kept:
        return f"One card fewer, and you keep {side_name(kept[0])} for when you need it"
    return f"One card fewer, and what is left fits {_share(reach(rest))}"


def _taking(position: Position, seat: int, side: str) -> str:
    if position.sequence or position.due:
        return f"{_upper(side_name(side))} passes the penalty on, and your hand stays as it is"
    if SIGN[side] in _STRIKES:
        return f"It needs no card of yours, and {_STRIKES[SIGN[side]]}"
    if any(fits(own, side, None) for own, _ in position.hands[seat]):
        return f"It spares you a draw, and {side_name(side)} on top suits your hand"
    return "It spares you a draw"


def _laying_drawn(position: Position, which: int) -> str:
    assert position.drawn is not None
    sign = SIGN[position.drawn[which]]
    if sign in _STRIKES:
        return f"The card is gone again at once, and {_STRIKES[sign]}"
    return "The card is gone again at once"


def _drawing(position: Position, seat: int) -> str:
    sides = layable(position)
    if position.draw and position.draw[-1][0] in sides:
        return f"The card on the pile shows {side_name(position.draw[-1][0])}, and fits at once"
    if any(own in sides for own, _ in position.hands[seat]):
        return "The cards that fit now are worth more later"
    return "No side of yours fits, and the card drawn may"


def _keeping(position: Position, seat: int, which: int) -> str:
    assert position.drawn is not None
    side, other = position.drawn[which], position.drawn[1 - which]
    if HOLD[SIGN[side]] > HOLD[SIGN[other]]:
        return f"{_upper(side_name(side))} is worth more in your hand than {side_name(other)}"
    own = [own for own, _ in position.hands[seat]]
    return f"With {side_name(side)} your sides fit {_share(reach([*own, side]))}"


def _turning(position: Position, places: tuple[int, ...]) -> str:
    hand, sides = position.hands[position.turn], layable(position)
    if any(hand[place][1] in sides for place in places):
        return "It hides the sides that they chose for themselves"
    return f"The sides they then own do not fit {side_name(position.discard[-1][0])}"


def _accepting(position: Position, seat: int) -> str:
    answers = layable(position)
    if not answers:
        return "A PLUS has to be paid before anything else"
    if any(own in answers for own, _ in position.hands[seat]):
        return "What could answer it is worth more later"
    return "Your hand has no answer to it"


def _annaotto(position: Position, seat: int, whose: str, colour: Colour) -> str:
    own, theirs = position.hands[seat], position.hands[position.next_after(seat)]
    name = COLOURS[colour]
    if whose == "next" and not any(of_colour(reverse, colour) for _, reverse in theirs):
        return f"None of the sides that the next player then owns is {name}"
    mine = [card[whose == "own"] for card in own]
    ready = sum(side[0] == colour for side in mine)
    if ready:
        return f"You then have {cards(ready)} in {name} to go on with"
    return f"The next player is unlikely to have {name}"


def _share(part: float) -> str:
    """A share of all ordinary sides in words."""
    if part == 1:
        return "any ordinary card"
    return f"{round(100 * part)} % of the ordinary cards"


def _upper(text: str) -> str:
    return text[0].upper() + text[1:]
