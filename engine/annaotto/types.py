"""The forms of ANNAOTTO's views, actions and events. Places in a hand count from 0."""

from typing import Literal, TypeAlias, TypedDict

from engine.game import Value

Colour: TypeAlias = Literal["R", "O", "Y", "G", "T", "B", "V", "K"]

SequenceSign: TypeAlias = Literal["ANNA", "OTTO"]
Sign: TypeAlias = Literal["", "ANNA", "OTTO", "PLUS", "SINVERT", "OBSTACLE", "ALL", "ANNAOTTO"]
"""What makes a side special; an ordinary one has none."""

Card: TypeAlias = tuple[str, str]
"""The side that faces the owner (on a pile: lies up), and its reverse."""

Phase: TypeAlias = Literal["face", "turn", "drawn", "keep", "turning", "annaotto", "slap", "over"]

Shown: TypeAlias = list[str | None]
"""A card as a view shows it; None for a side that is hidden."""


class View(TypedDict):
    """O22. Without a comment a field is the position's own."""

    seat: int | None
    next: int | None
    """The seat after the one on turn."""
    hands: list[list[Shown]]
    """Others' own sides are hidden here, those that are known as well."""
    known: list[list[str | None]]
    """Ruling P14: the own side of every card of every hand where all have seen it."""
    draw: int
    """How many cards the draw pile has."""
    draw_up: str | None
    discard: int
    """How many cards the discard pile has."""
    top: str
    colour: Colour | None
    direction: int
    turn: int
    phase: Phase
    sequence: list[SequenceSign]
    plus: int
    due: int
    faced: list[bool]
    drawn: Shown | None
    owed: list[list[int]]
    layer: int
    turns_left: int
    turned: list[int]
    catch: int | None
    called: bool
    may: bool
    passes: int
    out: list[int]
    options: dict[str, Value]


Call: TypeAlias = Literal["call"]

Face: TypeAlias = tuple[Literal["face"], tuple[int, ...]]
"""For each dealt card, whether it is turned: 0 or 1."""
Lay: TypeAlias = tuple[Literal["lay"], int] | tuple[Literal["lay"], int, Call]
"""The place."""
Take: TypeAlias = tuple[Literal["take"], int, int] | tuple[Literal["take"], int, int, Call]
"""The owner, the place."""
Draw: TypeAlias = tuple[Literal["draw"]]
LayDrawn: TypeAlias = tuple[Literal["lay_drawn"], int] | tuple[Literal["lay_drawn"], int, Call]
"""0 for the side that lay up on the pile, 1 for the other."""
Keep: TypeAlias = tuple[Literal["keep"], int]
"""The same; the side named faces the owner."""
Accept: TypeAlias = tuple[Literal["accept"]]
Turn: TypeAlias = tuple[Literal["turn"], tuple[int, ...]]
"""Places in the hand of the seat on turn."""
Pass: TypeAlias = tuple[Literal["pass"]]
ChooseHand: TypeAlias = tuple[Literal["annaotto"], Literal["own", "next"], Colour]
"""Whose cards turn, and the colour to be laid next."""
Slap: TypeAlias = tuple[Literal["slap"], tuple[int, ...]]
"""The seats, the quickest hand first."""
Catch: TypeAlias = tuple[Literal["catch"], int]

Action: TypeAlias = (
    Face | Lay | Take | Draw | LayDrawn | Keep | Accept | Turn | Pass | ChooseHand | Slap | Catch
)

Faced: TypeAlias = tuple[Literal["faced"], int]
Begins: TypeAlias = tuple[Literal["begins"], int]
Laid: TypeAlias = tuple[Literal["laid"], int, str, int]
"""The seat, the side, the place."""
Took: TypeAlias = tuple[Literal["took"], int, int, str, int]
"""The seat, the owner, the side, the place."""
Draws: TypeAlias = tuple[Literal["draws"], int, str]
"""The seat, the side that lay up."""
Drew: TypeAlias = tuple[Literal["drew"], int, str]
"""The seat, the other side; told to this seat alone."""
LaidDrawn: TypeAlias = tuple[Literal["laid_drawn"], int, str]
Kept: TypeAlias = tuple[Literal["kept"], int, str]
"""The seat, the side that the others see."""
Reshuffled: TypeAlias = tuple[Literal["reshuffled"], int]
Passed: TypeAlias = tuple[Literal["passed"], int]

Waits: TypeAlias = tuple[Literal["waits"], int, tuple[SequenceSign, ...]]
Accepted: TypeAlias = tuple[Literal["accepted"], int, int, int]
"""The seat, the cards to draw, the cards to be turned."""
Spared: TypeAlias = tuple[Literal["spared"], int, int]
"""The seat, the penalty cards that are not there to be drawn."""
Turned: TypeAlias = tuple[Literal["turned"], int, int, tuple[int, ...], tuple[str, ...]]
"""The seat, the owner, the places, the sides that the others see now."""
Plus: TypeAlias = tuple[Literal["plus"], int, int]
"""The seat that must draw, the cards."""
Inverted: TypeAlias = tuple[Literal["inverted"], int]
Missed: TypeAlias = tuple[Literal["missed"], int]
TurnedAll: TypeAlias = tuple[Literal["turned_all"], int, int, tuple[str, ...]]
"""The seat, the owner, the sides that the others see now."""
Named: TypeAlias = tuple[Literal["named"], int, Colour]
Slapped: TypeAlias = tuple[Literal["slapped"], tuple[int, ...]]
Forgot: TypeAlias = tuple[Literal["forgot"], int]
Lot: TypeAlias = tuple[Literal["lot"], int]

Called: TypeAlias = tuple[Literal["called"], int, Literal["ANNA", "OTTO", "ALL"]]
Caught: TypeAlias = tuple[Literal["caught"], int, int]
"""The seat, the one that forgot to call."""
FalseAlarm: TypeAlias = tuple[Literal["false_alarm"], int, int]
"""The seat, the one that had called all the same (ruling P13)."""
Finished: TypeAlias = tuple[Literal["finished"], int, int]
"""The seat, its place among all."""
Over: TypeAlias = tuple[Literal["over"], Literal["first", "last", "stuck"]]
"""Because the first has finished, or only one is left, or all have passed."""

TurnEvent: TypeAlias = (
    Faced | Begins | Laid | Took | Draws | Drew | LaidDrawn | Kept | Reshuffled | Passed
)
SpecialEvent: TypeAlias = (
    Waits
    | Accepted
    | Spared
    | Turned
    | Plus
    | Inverted
    | Missed
    | TurnedAll
    | Named
    | Slapped
    | Forgot
    | Lot
)
EndEvent: TypeAlias = Called | Caught | FalseAlarm | Finished | Over
Event: TypeAlias = TurnEvent | SpecialEvent | EndEvent
