"""Why hard plays what it plays, in one sentence, from what the seat itself may know."""

from typing import assert_never

from engine.annaotto.cards import ANNAOTTO, OPPOSITE, ORDINARY, SIGN, turned
from engine.annaotto.fitting import fits, layable
from engine.annaotto.judgement import of_colour, reach, stuck
from engine.annaotto.names import colour_name, side_name
from engine.annaotto.state import Position
from engine.annaotto.types import Action, Colour, Sign
from engine.annaotto.weights import PLAIN
from engine.language import N_, tr, tr_n

_LAID: dict[Sign, str] = {
    "ANNA": N_("You have one card fewer, and the next player answers it or has cards turned."),
    "OTTO": N_("You have one card fewer, and the next player answers it or draws 2."),
    "PLUS": N_("You have one card fewer, and the next player has to draw."),
    "OBSTACLE": N_("You have one card fewer, and the next player misses a turn."),
    "ALL": N_("You have one card fewer, and if you are quick, somebody else draws 2."),
    "ANNAOTTO": N_("You have one card fewer, and you turn a whole hand and name the colour."),
}
_TAKEN: dict[Sign, str] = {
    "ANNA": N_("You keep your own cards, and the next player answers it or has cards turned."),
    "OTTO": N_("You keep your own cards, and the next player answers it or draws 2."),
    "PLUS": N_("You keep your own cards, and the next player has to draw."),
    "OBSTACLE": N_("You keep your own cards, and the next player misses a turn."),
    "ALL": N_("You keep your own cards, and if you are quick, somebody else draws 2."),
    "ANNAOTTO": N_("You keep your own cards, and you turn a whole hand and name the colour."),
}
_LAID_DRAWN: dict[Sign, str] = {
    "ANNA": N_("The card is gone at once, and the next player answers it or has cards turned."),
    "OTTO": N_("The card is gone at once, and the next player answers it or draws 2."),
    "PLUS": N_("The card is gone at once, and the next player has to draw."),
    "OBSTACLE": N_("The card is gone at once, and the next player misses a turn."),
    "ALL": N_("The card is gone at once, and if you are quick, somebody else draws 2."),
    "ANNAOTTO": N_("The card is gone at once, and you turn a whole hand and name the colour."),
}
"""What speaks for the signs that strike others, by where the card comes from."""

_BY_LOT = N_("Somebody else may have to draw 2: chance decides.")
"""What speaks for an ALL where nobody calls (O18)."""

UNLIKELY = 0.5
"""From which chance on it is worth saying that the next player has nothing that fits."""


def why(position: Position, seat: int, action: Action) -> str:
    """The largest thing that speaks for an action."""
    match action:
        case ("face", choice):
            return _facing(position, seat, choice)
        case ("lay", place, *_):
            return _laying(position, seat, place)
        case ("take", owner, place, *_):
            return _taking(position, seat, position.hands[owner][place][1])
        case ("draw",):
            return _drawing(position, seat)
        case ("lay_drawn", which, *_):
            return _laying_drawn(position, which)
        case ("keep", which):
            return _keeping(position, seat, which)
        case ("accept",):
            return _accepting(position, seat)
        case ("turn", places):
            return _turning(position, places)
        case ("pass",):
            return tr("Nothing fits that is worth laying, and nothing is left to draw.")
        case ("annaotto", whose, colour):
            return _annaotto(position, seat, whose, colour)
        case ("slap", _):
            return tr("Whoever is last draws 2.")
        case ("catch", _) if position.called:
            return tr("They did call, so it costs you a card.")
        case ("catch", _):
            return tr("It costs you nothing, and they have to draw a card.")
        case _:
            assert_never(action)


def _facing(position: Position, seat: int, choice: tuple[int, ...]) -> str:
    hand = [turned(c) if t else c for c, t in zip(position.hands[seat], choice, strict=True)]
    special = sum(1 for own, _ in hand if SIGN[own])
    fitting, ordinary = reach(own for own, _ in hand), len(ORDINARY)
    if not special:
        return tr(
            "Your sides fit {fitting} of the {ordinary} ordinary sides.",
            fitting=fitting,
            ordinary=ordinary,
        )
    return tr_n(
        "You get {count} special side, and your sides fit {fitting} of {ordinary} ordinary ones.",
        "You get {count} special sides, and your sides fit {fitting} of {ordinary} ordinary ones.",
        special,
        fitting=fitting,
        ordinary=ordinary,
    )


def _laying(position: Position, seat: int, place: int) -> str:
    hand = position.hands[seat]
    rest = [own for index, (own, _) in enumerate(hand) if index != place]
    side = hand[place][0]
    sign = SIGN[side]
    if not rest:
        return tr("It is your last card.")
    if position.sequence or position.due:
        return tr("Your {sign} passes the penalty on.", sign=sign)
    if sign in _LAID:
        return _struck(position, _LAID, sign)
    if stuck(position, position.next_after(seat), side, None) > UNLIKELY:
        return tr(
            "The next player is unlikely to have a side that fits {side}.", side=side_name(side)
        )
    kept = [own for own in rest if SIGN[own] in OPPOSITE or own == ANNAOTTO]
    if kept:
        return tr(
            "You have one card fewer, and you keep {side} for when you need it.",
            side=side_name(kept[0]),
        )
    return tr(
        "You have one card fewer, and the rest fits {fitting} of the {ordinary} ordinary sides.",
        fitting=reach(rest),
        ordinary=len(ORDINARY),
    )


def _taking(position: Position, seat: int, side: str) -> str:
    sign = SIGN[side]
    if position.sequence or position.due:
        return tr("This {sign} passes the penalty on, and you keep your own cards.", sign=sign)
    if sign in _TAKEN:
        return _struck(position, _TAKEN, sign)
    hand, now = position.hands[seat], layable(position)
    suits = sum(1 for own, _ in hand if fits(own, side, None))
    if not any(own in now for own, _ in hand):
        if suits:
            return tr(
                "It saves you a draw, and {side} on top suits your hand.", side=side_name(side)
            )
        return tr("It saves you a draw.")
    if stuck(position, position.next_after(seat), side, None) > UNLIKELY:
        return tr(
            "The next player is unlikely to have a side that fits {side}.", side=side_name(side)
        )
    return tr_n(
        "You keep all your cards, and {count} of them fits {side}.",
        "You keep all your cards, and {count} of them fit {side}.",
        suits,
        side=side_name(side),
    )


def _laying_drawn(position: Position, which: int) -> str:
    assert position.drawn is not None
    sign = SIGN[position.drawn[which]]
    if sign in _LAID_DRAWN:
        return _struck(position, _LAID_DRAWN, sign)
    return tr("The card is gone at once.")


def _struck(position: Position, words: dict[Sign, str], sign: Sign) -> str:
    """What a sign does to others, as it is played here: O14 and O18 have options."""
    if sign == "ALL" and not position.options["calls"]:
        return tr(_BY_LOT)
    if sign == "PLUS" and position.options["plus"] == "pass_on":
        return tr("The next player has to draw, or to lay a PLUS, too.")
    return tr(words[sign])


def _drawing(position: Position, seat: int) -> str:
    sides = layable(position)
    if position.draw and position.draw[-1][0] in sides:
        return tr(
            "The card on the pile shows {side}, which fits at once.",
            side=side_name(position.draw[-1][0]),
        )
    fitting = [own for own, _ in position.hands[seat] if own in sides]
    if not fitting:
        return tr("None of your sides fits, but the card you draw may.")
    if all(PLAIN.hold[SIGN[own]] > 0 for own in fitting):
        return tr("You keep {side} for when you need it.", side=side_name(fitting[0]))
    follower = _seen_to_follow(position, seat, fitting)
    if follower is not None:
        return tr(
            "All have seen the next player’s {side}, and it fits what you could lay.",
            side=side_name(follower),
        )
    return tr("The cards that fit now are worth more later.")


def _seen_to_follow(position: Position, seat: int, laid: list[str]) -> str | None:
    """P14: an own side of the next player that all know, and that fits whichever of these lies."""
    victim = position.next_after(seat)
    known = position.known[victim]
    seen = [own for place, (own, _) in enumerate(position.hands[victim]) if known >> place & 1]
    return next((own for own in seen if all(fits(own, side, None) for side in laid)), None)


def _keeping(position: Position, seat: int, which: int) -> str:
    assert position.drawn is not None
    side, other = position.drawn[which], position.drawn[1 - which]
    if PLAIN.hold[SIGN[side]] > PLAIN.hold[SIGN[other]]:
        return tr(
            "In your hand, {side} is worth more than {other}.",
            side=side_name(side),
            other=side_name(other),
        )
    own = [own for own, _ in position.hands[seat]]
    fitting = reach([*own, side])
    if fitting < reach([*own, other]):
        return tr("Your hand does better with {side} in the turns to come.", side=side_name(side))
    return tr(
        "With {side}, your sides fit {fitting} of the {ordinary} ordinary sides.",
        side=side_name(side),
        fitting=fitting,
        ordinary=len(ORDINARY),
    )


def _accepting(position: Position, seat: int) -> str:
    answers = layable(position)
    if not answers:
        return tr("A PLUS has to be paid before anything else.")
    if any(own in answers for own, _ in position.hands[seat]):
        return tr("The card that could answer it is worth more later.")
    return tr("Your hand has no answer to it.")


def _turning(position: Position, places: tuple[int, ...]) -> str:
    hand, sides = position.hands[position.turn], layable(position)
    if not places:
        return tr("Turning cards would only help them.")
    if not any(hand[place][1] in sides for place in places):
        top = side_name(position.discard[-1][0])
        return tr("The sides that they get do not fit {side}.", side=top)
    if not any(SIGN[hand[place][1]] for place in places):
        return tr("The sides that they get are ordinary ones.")
    return tr("It takes away the sides that they chose for themselves.")


def _annaotto(position: Position, seat: int, whose: str, colour: Colour) -> str:
    own, victim = position.hands[seat], position.next_after(seat)
    theirs = position.hands[victim]
    name = colour_name(colour)
    if whose == "next" and not any(of_colour(reverse, colour) for _, reverse in theirs):
        return tr("After that, none of the next player’s sides is {colour}.", colour=name)
    mine = [card[whose == "own"] for card in own]
    ready = sum(side[0] == colour for side in mine)
    if ready:
        return tr_n(
            "After that, you have {count} {colour} card to go on with.",
            "After that, you have {count} {colour} cards to go on with.",
            ready,
            colour=name,
        )
    if whose == "own" and stuck(position, victim, ANNAOTTO, colour) > UNLIKELY:
        return tr("The next player is unlikely to have {colour}.", colour=name)
    if whose == "next":
        return tr("After that, their sides are the ones that everybody has seen.")
    return tr(
        "After that, your own sides fit {fitting} of the {ordinary} ordinary sides.",
        fitting=reach(mine),
        ordinary=len(ORDINARY),
    )
