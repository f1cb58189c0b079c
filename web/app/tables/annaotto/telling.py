"""ANNAOTTO's prompts and buttons where the table knows more than the position."""

from engine.annaotto.cards import COLOURS, SIGN
from engine.annaotto.words import cards, describe, side_name
from engine.game import Action, Data

from .slapping import Slap


def accepting(view: Data) -> str:
    """What the button of accepting says."""
    if view["due"]:
        return f"Draw {view['due']}"
    ottos = 2 * view["sequence"].count("OTTO")
    return f"Accept, draw {ottos}" if ottos else "Accept"


def calling(view: Data, chosen: list[str]) -> str:
    """What is called with the lay of what is chosen (O18, O19)."""
    seat = view["seat"]
    signs = {SIGN.get(_side(view, token) or "", "") for token in chosen}
    if "ALL" in signs:
        return "ALL"
    left = len(view["hands"][seat]) - (view["phase"] != "drawn") if seat is not None else 0
    return "ANNA" if left == 1 else "ALL"


def catching(view: Data, names: list[str]) -> str:
    return f"Catch {names[view['catch']]}!" if view["catch"] is not None else ""


def _side(view: Data, token: str) -> str | None:
    """The side that a token would lay."""
    kind, *rest = token.split(":")
    if kind == "card":
        seat, place = map(int, rest)
        front, reverse = view["hands"][seat][place]
        return str(front if seat == view["seat"] else reverse)
    if kind == "lay" and view["drawn"]:
        return str(view["drawn"][int(rest[0])])
    return None


def question(action: Action, view: Data, names: list[str], actor: int | None) -> str:
    """What Confirm would do, by the cards' names."""
    match action:
        case ("lay", place, *call):
            side = view["hands"][actor][place][0]
            return f"Lay {side_name(side)}{_and_call(call)}?"
        case ("take", owner, place, *call):
            side = view["hands"][owner][place][1]
            return f"Lay {side_name(side)} out of {names[owner]}'s hand{_and_call(call)}?"
        case ("lay_drawn", which, *call):
            return f"Lay {side_name(view['drawn'][which])}{_and_call(call)}?"
        case ("keep", which):
            mine, theirs = view["drawn"][which], view["drawn"][1 - which]
            return f"Keep {side_name(mine)} to yourself and show {side_name(theirs)}?"
        case ("turn", places):
            shown = [side_name(view["hands"][view["turn"]][place][1]) for place in places]
            return f"Turn {' and '.join(shown)} of {names[view['turn']]}?"
        case ("annaotto", whose, colour):
            hand = "all your cards" if whose == "own" else "all of the next player's cards"
            return f"Turn {hand} and name {COLOURS[colour]}?"
        case ("face", choice):
            return f"{cards(sum(choice))} turned. Confirm when all your sides are right."
    return f"{describe(action, names)}?"


def _and_call(call: list[str]) -> str:
    return " and call" if call else ""


def slapping(slap: Slap, now: float) -> str:
    if slap.opens is None:
        return "ALL: the tablet goes where everybody reaches it. The last hand down draws 2."
    if not slap.is_open(now):
        return "Hands off until the bell …"
    return "ALL: hands down!" if slap.result(now) is None else "All hands are down."
