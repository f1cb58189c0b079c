"""Why an action is refused: the first rule it breaks."""

from typing import Any

from engine.annaotto.cards import ANNA_TURNS, ANNAOTTO, COLOURS, OPPOSITE, SIGN
from engine.annaotto.fitting import layable
from engine.annaotto.names import colour_name, side_name
from engine.annaotto.state import Position
from engine.game import Action, not_an_action
from engine.language import tr
from engine.refusal import Refusal


def why_not(position: Position, action: Action, seat: int) -> str | None:
    """None if this actor may do this now."""
    kind = action[0]
    if position.phase not in _PHASES.get(kind, ()):
        return _out_of_place(position, kind)
    if position.phase == "turn":
        return _no_move(position, action, seat)
    match action:
        case ("keep", which) if type(which) is int:
            return _no_side(which)
        case ("lay_drawn", which) | ("lay_drawn", which, "call") if type(which) is int:
            return _no_lay_drawn(position, seat, which, len(action) == 3)
        case ("turn", places) if type(places) is tuple:
            return _no_turning(position, places)
        case ("face", choice) if type(choice) is tuple:
            return _no_facing(position, seat, choice)
        case ("annaotto", whose, colour) if type(whose) is type(colour) is str:
            return _no_annaotto(position, seat, whose, colour)
        case ("slap", order) if type(order) is tuple:
            return _no_slap(position, order)
    return not_an_action()


_PHASES = {
    "lay": ("turn",),
    "take": ("turn",),
    "draw": ("turn",),
    "lay_drawn": ("drawn",),
    "keep": ("drawn", "keep"),
    "accept": ("turn",),
    "face": ("face",),
    "turn": ("turning",),
    "annaotto": ("annaotto",),
    "slap": ("slap",),
    "catch": ("turn",),
    "pass": ("turn",),
}


def _no_move(position: Position, action: Action, seat: int) -> str | None:
    """The same of what a turn begins with, and of catching."""
    if seat != position.turn and action[0] != "catch":
        return _only_catching()
    match action:
        case ("draw",):
            return _no_draw(position)
        case ("lay", place) | ("lay", place, "call") if type(place) is int:
            return _no_lay(position, seat, place, len(action) == 3)
        case ("take", owner, place) | ("take", owner, place, "call") if (
            type(owner) is type(place) is int
        ):
            return _no_take(position, seat, owner, place, len(action) == 4)
        case ("accept",):
            return _no_accepting(position)
        case ("catch", forgetter) if type(forgetter) is int:
            return _no_catch(position, seat, forgetter)
        case ("pass",):
            return _no_pass(position)
    return not_an_action()


def _only_catching() -> str:
    """O19."""
    return Refusal(
        "O19",
        tr(
            "Catching (O19): it is somebody else’s turn; "
            "all you can do now is catch the player who has one card left."
        ),
    )


def _out_of_place(position: Position, kind: str) -> str:
    """What the table waits for, where it is something else than this kind of action."""
    if kind not in _PHASES:
        return not_an_action()
    if kind == "face":
        return Refusal(
            "O4",
            tr(
                "Facing (O4): sides are chosen once, at the beginning; "
                "later only special cards turn cards."
            ),
        )
    match position.phase:
        case "face":
            return Refusal("O4", tr("Facing (O4): first choose the sides that face you."))
        case "drawn":
            return Refusal("O8", tr("Drawing (O8): first lay or keep the card you drew."))
        case "keep":
            return Refusal(
                "O8", tr("Drawing (O8): this is a penalty card; choose the side that faces you.")
            )
        case "turning":
            return Refusal("O12", tr("ANNA (O12): first turn the next player’s cards."))
        case "annaotto":
            return Refusal(
                "O17", tr("ANNAOTTO (O17): first choose whose cards to turn, and name a colour.")
            )
        case "slap":
            return Refusal("O18", tr("ALL (O18): first everybody puts a hand down."))
    return _too_early(kind)


def _too_early(kind: str) -> str:
    """Of what follows a draw or a special card, where neither has come."""
    match kind:
        case "lay_drawn" | "keep":
            return Refusal("O8", tr("Drawing (O8): draw a card first."))
        case "turn":
            return Refusal(
                "O12", tr("ANNA (O12): cards are turned only after an ANNA has been accepted.")
            )
        case "annaotto":
            return Refusal("O17", tr("ANNAOTTO (O17): lay an ANNAOTTO first."))
        case "slap":
            return Refusal("O18", tr("ALL (O18): hands go down only when an ALL has been called."))
    return not_an_action()


def _no_lay(position: Position, seat: int, place: int, called: bool) -> str | None:
    """O6."""
    hand = position.hands[seat]
    if not 0 <= place < len(hand):
        return Refusal("O6", tr("Own card (O6): there is no such card in your hand."))
    side = hand[place][0]
    if side not in layable(position):
        return _no_fit(position, side)
    return _no_call(position, side, len(hand) == 2) if called else None


def _no_take(position: Position, seat: int, owner: int, place: int, called: bool) -> str | None:
    """O7 with ruling P2."""
    if not 0 <= owner < len(position.hands) or owner in position.out:
        return Refusal(
            "O7", tr("Another player’s card (O7): nobody who is still playing sits there.")
        )
    if owner == seat:
        return Refusal(
            "O7",
            tr("Another player’s card (O7): lay your own card from your hand, with your side up."),
        )
    hand = position.hands[owner]
    if not 0 <= place < len(hand):
        return Refusal("O7", tr("Another player’s card (O7): there is no such card in that hand."))
    side = hand[place][1]
    if side not in layable(position):
        return _no_fit(position, side)
    if len(hand) == 1:
        return Refusal(
            "O7", tr("Another player’s card (O7): a player’s only card cannot be taken.")
        )
    return _no_call(position, side, False) if called else None


def _no_draw(position: Position) -> str | None:
    """O8."""
    if position.sequence or position.due:
        return _not_yet(position)
    if position.drawable:
        return None
    return Refusal("O21", tr("Empty pile (O21): nothing is left to draw; lay a card or pass."))


def _no_lay_drawn(position: Position, seat: int, which: int, called: bool) -> str | None:
    """O8."""
    assert position.drawn is not None
    if which not in (0, 1):
        return _no_side(which)
    side = position.drawn[which]
    if side not in layable(position):
        return _no_fit(position, side)
    return _no_call(position, side, len(position.hands[seat]) == 1) if called else None


def _no_side(which: int) -> str | None:
    """O8."""
    if which in (0, 1):
        return None
    return Refusal("O8", tr("Drawing (O8): choose one of the two sides of the card you drew."))


def _not_yet(position: Position) -> str | None:
    """Rulings P3 and P4: what has to be met before an ordinary turn."""
    if position.sequence:
        return Refusal(
            "O13",
            tr(
                "Sequence (O13): go on with an {answer} or accept the penalty; "
                "nothing else is allowed now.",
                answer=OPPOSITE[position.sequence[-1]],
            ),
        )
    if position.due and position.options["plus"] == "pass_on":
        return Refusal(
            "O14", tr("PLUS (O14): first pass it on with another PLUS, or accept and draw.")
        )
    if position.due:
        return Refusal(
            "O14", tr("PLUS (O14): first accept and draw for the PLUS; then take your turn.")
        )
    return None


def _no_fit(position: Position, side: str) -> str:
    """O9–O11, after what has to be met first."""
    first = _not_yet(position)
    if first:
        return first
    sign, top = SIGN[side], position.discard[-1][0]
    if SIGN[top] == ANNAOTTO:
        return _not_named(position)
    if sign in OPPOSITE and sign == SIGN[top]:
        return Refusal(
            "O10", tr("ANNA and OTTO (O10): {sign} never goes on {sign}.", sign=sign), side, top
        )
    sides = {"side": side_name(side), "top": side_name(top)}
    if sign:
        return Refusal(
            "O9",
            tr("Fit (O9): {side} and {top} have no colour, pattern or sign in common.", **sides),
            side,
            top,
        )
    return Refusal(
        "O9",
        tr("Fit (O9): {side} and {top} have no colour or pattern in common.", **sides),
        side,
        top,
    )


def _not_named(position: Position) -> str:
    """O11."""
    if position.colour is None:
        return Refusal(
            "O11", tr("Named colour (O11): no colour was named, so only another ANNAOTTO fits.")
        )
    return Refusal(
        "O11",
        tr(
            "Named colour (O11): only {colour} fits now, or another ANNAOTTO.",
            colour=colour_name(position.colour),
        ),
    )


def _no_call(position: Position, side: str, last_but_one: bool) -> str | None:
    """O18 and O19: only with calls, and only where one is needed (ruling P11)."""
    if not position.options["calls"]:
        return Refusal("O19", tr("Calling (O19): this match is played without calls."))
    if last_but_one or SIGN[side] == "ALL":
        return None
    return Refusal(
        "O19", tr("Calling (O19): you call only with an ALL, or when laying leaves you one card.")
    )


def _no_accepting(position: Position) -> str | None:
    """O13 and O14."""
    if position.sequence or position.due:
        return None
    return Refusal("O13", tr("Accepting (O13): there is no penalty to accept now."))


def _no_facing(position: Position, seat: int, choice: tuple[Any, ...]) -> str | None:
    """O4."""
    if len(choice) == len(position.hands[seat]) and all(side in (0, 1) for side in choice):
        return None
    return Refusal("O4", tr("Facing (O4): choose a side for each of your cards."))


def _no_turning(position: Position, places: tuple[Any, ...]) -> str | None:
    """O12, O13 and rulings P3 and P10."""
    hand = position.hands[position.turn]
    if not all(type(place) is int and 0 <= place < len(hand) for place in places):
        return Refusal("O12", tr("ANNA (O12): there is no such card in that hand."))
    if any(place in position.turned for place in places):
        return Refusal(
            "O13",
            tr("Sequence (O13): that card has been turned already; each is turned only once."),
        )
    wanted = min(ANNA_TURNS, len(position.unturned()))
    if len(places) == wanted and len(set(places)) == wanted:
        return None
    if position.may and not places:
        return None
    if wanted == 1:
        return Refusal("O12", tr("ANNA (O12): turn the one card that is left to turn."))
    return Refusal("O12", tr("ANNA (O12): turn exactly two different cards."))


def _no_annaotto(position: Position, seat: int, whose: str, colour: str) -> str | None:
    """O17 with ruling P7."""
    if whose not in ("own", "next"):
        return Refusal(
            "O17", tr("ANNAOTTO (O17): turn all your own cards or all of the next player’s.")
        )
    if colour not in COLOURS:
        return Refusal("O17", tr("ANNAOTTO (O17): name one of the eight colours."))
    if whose == "own" and seat in position.out:
        return Refusal("O20", tr("Finished (O20): you have no cards left; turn the next player’s."))
    return None


def _no_slap(position: Position, order: tuple[Any, ...]) -> str | None:
    """O18."""
    if all(type(seat) is int for seat in order) and tuple(sorted(order)) == position.playing:
        return None
    return Refusal("O18", tr("ALL (O18): everybody who is still playing puts one hand down, once."))


def _no_catch(position: Position, seat: int, forgetter: int) -> str | None:
    """O19 with ruling P11."""
    if not position.options["calls"]:
        return Refusal("O19", tr("Calling (O19): this match is played without calls."))
    if position.catch is None or position.catch != forgetter:
        return Refusal("O19", tr("Catching (O19): that player cannot be caught now."))
    if forgetter == seat:
        return Refusal("O19", tr("Catching (O19): you cannot catch yourself."))
    return None


def _no_pass(position: Position) -> str | None:
    """O21."""
    if position.sequence or position.due:
        return _not_yet(position)
    if not position.drawable:
        return None
    return Refusal("O21", tr("Empty pile (O21): you can pass only when nothing is left to draw."))
