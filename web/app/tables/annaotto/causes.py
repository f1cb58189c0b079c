"""Why penalty cards are to be placed: what was told last says it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from app.tables.annaotto.context import Context
from engine.annaotto.types import Event, Sign
from engine.language import tr, tr_n

FURTHEST = 80
"""So many actions back a penalty may have been told of that is still being placed."""


@dataclass(frozen=True, slots=True)
class Cause:
    """Why a seat draws."""

    kind: Literal["OTTO", "PLUS", "forgot", "lot", "slapped", "caught", "false_alarm"]
    seat: int
    other: int | None = None
    """Who caught them, or whom they wanted to catch."""

    @property
    def sign(self) -> Sign:
        """The side that stands for it."""
        match self.kind:
            case "OTTO" | "PLUS":
                return self.kind
            case "forgot" | "lot" | "slapped":
                return "ALL"
        return "ANNA"


def cause(context: Context) -> Cause | None:
    """Why the cards are owed that are placed now; None where it was never told."""
    owed = context.view["owed"]
    if not owed:
        return None
    seat = owed[0][0]
    accepted = False
    for event in _backwards(context):
        match event:
            case ("accepted", who, _, _) if who == seat:
                accepted = True
            case ("waits", _, _) if accepted:
                return Cause("OTTO", seat)
            case ("plus", _, _) if accepted:
                return Cause("PLUS", seat)
            case ("forgot", who) | ("lot", who) if who == seat:
                return Cause(event[0], seat)
            case ("slapped", order) if order[-1] == seat:
                return Cause("slapped", seat)
            case ("caught", by, who) if who == seat:
                return Cause("caught", seat, by)
            case ("false_alarm", who, suspect) if who == seat:
                return Cause("false_alarm", seat, suspect)
    return None


def _backwards(context: Context) -> Iterator[Event]:
    for told in reversed(context.told_since(max(0, context.length - FURTHEST))):
        yield from reversed(told)


def reason(context: Context, found: Cause) -> str:
    """The reason as a sentence, to the one who pays or about them."""
    if found.seat == context.viewer:
        return _yours(context, found)
    name = context.names[found.seat]
    other = "" if found.other is None else context.names[found.other]
    match found.kind:
        case "OTTO":
            return tr("{name} pays for the OTTO.", name=name)
        case "PLUS":
            return tr("{name} pays for the PLUS.", name=name)
        case "forgot":
            return tr("{name} did not call “ALL!”.", name=name)
        case "lot":
            return tr("ALL: the lot fell on {name}.", name=name)
        case "slapped":
            return tr("ALL: {name}’s hand was last.", name=name)
        case "caught":
            return tr("{name} did not call “ANNA!”, and {other} noticed.", name=name, other=other)
        case "false_alarm":
            return tr("{name} raised a false alarm: {other} did call.", name=name, other=other)


def _yours(context: Context, found: Cause) -> str:
    other = "" if found.other is None else context.names[found.other]
    match found.kind:
        case "OTTO":
            return tr("You pay for the OTTO.")
        case "PLUS":
            return tr("You pay for the PLUS.")
        case "forgot":
            return tr("You did not call “ALL!”.")
        case "lot":
            return tr("ALL: the lot fell on you.")
        case "slapped":
            return tr("ALL: your hand was last.")
        case "caught":
            return tr("You did not call “ANNA!”, and {other} noticed.", other=other)
        case "false_alarm":
            return tr("A false alarm: {other} did call.", other=other)


def placing(context: Context) -> str | None:
    """The prompt while penalty cards are placed: why, for whom, how many are left."""
    found = cause(context)
    if found is None:
        return None
    values = {"why": reason(context, found)}
    left = context.view["owed"][0][1]
    if found.seat == context.viewer:
        return tr_n(
            "{why} {count} card left to place: tap the side that will face you.",
            "{why} {count} cards left to place: tap the side that will face you.",
            left,
            **values,
        )
    return tr_n(
        "{why} {count} card left to place.", "{why} {count} cards left to place.", left, **values
    )


def owing(context: Context) -> str | None:
    """The same for those who say which side will face them."""
    found = cause(context)
    if found is None or found.seat != context.viewer:
        return None
    return tr_n(
        "{why} {count} card left to place: choose the side that will face you.",
        "{why} {count} cards left to place: choose the side that will face you.",
        context.view["owed"][0][1],
        why=reason(context, found),
    )
