"""ANNAOTTO's prompts for who is new to it."""

from engine.annaotto.fitting import layable_seen
from engine.annaotto.types import View
from engine.guidance import Guidance
from engine.language import tr


def guidance(view: View) -> Guidance | None:
    """For the seat of a view, where it is to act."""
    seat = view["seat"]
    if seat is None:
        return None
    if view["phase"] == "face" and not view["faced"][seat]:
        return Guidance(
            "face",
            tr("Turn the sides you want to play towards you. The others may play what they see."),
            "O4",
        )
    if view["phase"] == "turn" and view["turn"] == seat:
        return _turn(view, seat)
    if view["phase"] == "turning" and view["layer"] == seat:
        return Guidance(
            "turning",
            tr("Turn cards so that the sides they have to play from now on fit badly."),
            "O12",
        )
    if view["phase"] == "annaotto" and view["layer"] == seat:
        return Guidance(
            "annaotto",
            tr("Turn a whole hand, and name a colour that you can lay again yourself."),
            "O17",
        )
    return None


def _turn(view: View, seat: int) -> Guidance | None:
    """Where a card of the own hand can be laid; for all else the usual words are enough."""
    sides = layable_seen(view)
    if not any(front in sides for front, _ in view["hands"][seat]):
        return None
    if view["sequence"]:
        return Guidance(
            "sequence",
            tr("Pass it on: OTTO goes on ANNA, ANNA goes on OTTO. Or take what it brings."),
            "O13",
        )
    if view["due"]:
        return None
    return Guidance(
        "lay",
        tr("Lay a card of the pile’s colour or pattern, yours or one you see. Fewest cards win!"),
        "O9",
    )
