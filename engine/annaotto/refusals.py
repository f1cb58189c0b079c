"""Why an action is refused: the first rule it breaks."""

from typing import Any

from engine.annaotto.cards import ANNAOTTO, COLOURS, SIGN
from engine.annaotto.fitting import OPPOSITE, layable
from engine.annaotto.state import Position
from engine.annaotto.words import no
from engine.game import Action


def why_not(position: Position, action: Action, seat: int) -> str | None:
    """None if this actor may do this now."""
    early = _out_of_place(position, seat, action[0])
    if early:
        return early
    match action:
        case ("lay", int(place)) | ("lay", int(place), "call"):
            return _no_lay(position, seat, place, len(action) == 3)
        case ("take", int(owner), int(place)) | ("take", int(owner), int(place), "call"):
            return _no_take(position, seat, owner, place, len(action) == 4)
        case ("draw",):
            return _not_yet(position) or (None if position.drawable else no("O21", "draw"))
        case ("lay_drawn", int(which)) | ("lay_drawn", int(which), "call"):
            return _no_lay_drawn(position, seat, which, len(action) == 3)
        case ("keep", int(which)):
            return None if which in (0, 1) else no("O8", "side")
        case ("accept",):
            return None if position.sequence or position.due else no("O13", "nothing")
        case ("face", tuple(choice)):
            return _no_facing(position, seat, choice)
        case ("turn", tuple(places)):
            return _no_turning(position, places)
        case ("annaotto", str(whose), str(colour)):
            return _no_annaotto(position, seat, whose, colour)
        case ("slap", tuple(order)):
            return _no_slap(position, order)
        case ("catch", int(forgetter)):
            return _no_catch(position, seat, forgetter)
        case ("pass",):
            return _not_yet(position) or (no("O21", "pass") if position.drawable else None)
    return no("action")


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


def _out_of_place(position: Position, seat: int, kind: str) -> str | None:
    """What the table waits for, where it is something else than this kind of action."""
    phase = position.phase
    if phase not in _PHASES.get(kind, (phase,)):
        early = phase == "turn" or kind == "face"
        return no("early", kind) if early else no("waits", phase)
    if phase == "turn" and seat != position.turn and kind != "catch":
        return no("O19", "only")
    return None


def _no_lay(position: Position, seat: int, place: int, called: bool) -> str | None:
    """O6."""
    hand = position.hands[seat]
    if not 0 <= place < len(hand):
        return no("O6", "away")
    side = hand[place][0]
    if side not in layable(position):
        return _no_fit(position, side)
    return _no_call(position, side, len(hand) == 2) if called else None


def _no_take(position: Position, seat: int, owner: int, place: int, called: bool) -> str | None:
    """O7 with ruling P2."""
    if not 0 <= owner < len(position.hands) or owner in position.out:
        return no("O7", "nobody")
    if owner == seat:
        return no("O7", "own")
    hand = position.hands[owner]
    if not 0 <= place < len(hand):
        return no("O7", "away")
    if len(hand) == 1:
        return no("O7", "only")
    side = hand[place][1]
    if side not in layable(position):
        return _no_fit(position, side)
    return _no_call(position, side, False) if called else None


def _no_lay_drawn(position: Position, seat: int, which: int, called: bool) -> str | None:
    """O8."""
    assert position.drawn is not None
    if which not in (0, 1):
        return no("O8", "side")
    side = position.drawn[which]
    if side not in layable(position):
        return _no_fit(position, side)
    return _no_call(position, side, len(position.hands[seat]) == 1) if called else None


def _not_yet(position: Position) -> str | None:
    """Rulings P3 and P4: what has to be met before an ordinary turn."""
    if position.sequence:
        return no("O13", "answer", OPPOSITE[position.sequence[-1]])
    if position.due:
        return no("O14", "answer" if position.options["plus"] == "pass_on" else "must")
    return None


def _no_fit(position: Position, side: str) -> str:
    """O9–O11, after what has to be met first."""
    first = _not_yet(position)
    if first:
        return first
    sign, top = SIGN[side], position.discard[-1][0]
    if SIGN[top] == ANNAOTTO:
        return no("O11", "", COLOURS[position.colour]) if position.colour else no("O11", "open")
    if sign in OPPOSITE and sign == SIGN[top]:
        return no("O10", "", sign)
    return no("O9", "sign" if sign else "", side, top)


def _no_call(position: Position, side: str, last_but_one: bool) -> str | None:
    """O18 and O19: only with calls, and only where one is needed (ruling P11)."""
    if not position.options["calls"]:
        return no("O19", "off")
    return None if last_but_one or SIGN[side] == "ALL" else no("O19", "needless")


def _no_facing(position: Position, seat: int, choice: tuple[Any, ...]) -> str | None:
    """O4."""
    right = len(choice) == len(position.hands[seat]) and all(side in (0, 1) for side in choice)
    return None if right else no("O4", "each")


def _no_turning(position: Position, places: tuple[Any, ...]) -> str | None:
    """O12, O13 and rulings P3 and P10."""
    hand = position.hands[position.turn]
    if not all(type(place) is int and 0 <= place < len(hand) for place in places):
        return no("O12", "away")
    if any(place in position.turned for place in places):
        return no("O13", "again")
    wanted = min(2, len(position.unturned()))
    right = len(places) == wanted and len(set(places)) == wanted
    return None if right else no("O12", "two" if wanted == 2 else "one")


def _no_annaotto(position: Position, seat: int, whose: str, colour: str) -> str | None:
    """O17 with ruling P7."""
    if whose not in ("own", "next"):
        return no("O17", "whose")
    if colour not in COLOURS:
        return no("O17", "colour")
    return no("O20", "own") if whose == "own" and seat in position.out else None


def _no_slap(position: Position, order: tuple[Any, ...]) -> str | None:
    """O18."""
    right = all(type(seat) is int for seat in order) and tuple(sorted(order)) == position.playing
    return None if right else no("O18", "each")


def _no_catch(position: Position, seat: int, forgetter: int) -> str | None:
    """O19 with ruling P11."""
    if not position.options["calls"]:
        return no("O19", "off")
    if position.catch is None or position.catch != forgetter:
        return no("O19", "nobody")
    return no("O19", "self") if forgetter == seat else None
