"""The types of ANNO's views, actions and events, in the rules' order; Orientation's come last.

Views are plain dicts, actions and events plain tuples: the types are for readers and for mypy.
A card is a code such as "M05" or "ZLEO".
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict, final

from engine.game import Value

Source: TypeAlias = Literal["hand", "community"]
Phase: TypeAlias = Literal["start", "match", "burn", "counted", "over"]
OrientationPhase: TypeAlias = Literal["place", "over"]


class LaidMonth(TypedDict):
    month: str
    cards: list[str]
    """The cards under it, in the order they came."""


@final
class CalendarView(TypedDict):
    """A26: what a seat knows of the calendar game."""

    seat: int | None
    """Whose view it is; None for a bystander."""
    hand: list[str]
    """The seat's own; a bystander has none."""
    hands: NotRequired[list[list[str]]]
    """Everybody's, open while a mensis is counted and when all is over (A23); else missing."""
    counts: list[int]
    """How many cards each seat holds."""
    community: list[str | None]
    """The eight places; None for an empty one."""
    boards: list[list[LaidMonth]]
    deck: int
    """How many cards it has."""
    burned: list[list[int | str | None]]
    """For each burned card: the seat, and the card if it is the own seat's."""
    dealer: int
    turn: int
    """The seat on turn."""
    phase: Phase
    mensis: int
    sheet: list[list[list[int]]]
    """For each finished mensis and each seat: plus and minus, both positive."""
    dealer_draw: list[list[str]]
    """For each round of drawing for the deal (A2): each seat's card."""
    options: dict[str, Value]


@final
class OrientationView(TypedDict):
    """A27: everything but the deck's order."""

    seat: int | None
    """Whose view it is; None for a bystander."""
    deck: int
    """How many cards it has."""
    card: str | None
    """The one that was drawn; None when all cards lie."""
    months: dict[str, list[str]]
    """The cards beside each month."""
    zodiacs: list[str]
    aside: list[str]
    slips: list[int]
    """How many each seat has made."""
    turn: int
    """The seat on turn."""
    phase: OrientationPhase
    options: dict[str, Value]


View: TypeAlias = CalendarView | OrientationView
"""`"slips" in view` tells Orientation's apart."""


Exchange: TypeAlias = tuple[Literal["exchange"], str]
"""The Community card that is taken."""
Match: TypeAlias = tuple[Literal["match"], str, Source, tuple[str, ...]]
"""The month, where the cards come from, the cards."""
Pass: TypeAlias = tuple[Literal["pass"]]
Burn: TypeAlias = tuple[Literal["burn"], str]
Deal: TypeAlias = tuple[Literal["deal"]]
Place: TypeAlias = tuple[Literal["place"], str, str]
"""The card, the month."""
Aside: TypeAlias = tuple[Literal["aside"], str]

Action: TypeAlias = Exchange | Match | Pass | Burn | Deal | Place | Aside


Dealt: TypeAlias = tuple[Literal["dealt"], int, int, int]
"""The number of the mensis, the dealer, the seat that begins."""
Hand: TypeAlias = tuple[Literal["hand"], int, tuple[str, ...]]
"""The seat, its cards; told to this seat alone."""
Exchanged: TypeAlias = tuple[Literal["exchanged"], int, str]
"""The seat, the Community card that it took."""
Matched: TypeAlias = tuple[Literal["matched"], int, str, Source, tuple[str, ...], int]
"""The seat, the month, where the cards came from, the cards, 1 if the month was laid down now."""
Refilled: TypeAlias = tuple[Literal["refilled"], int, str]
"""The place of the Community Eight, the card."""
Passed: TypeAlias = tuple[Literal["passed"], int]
Burned: TypeAlias = tuple[Literal["burned"], int]
Drew: TypeAlias = tuple[Literal["drew"], int, str]
"""The seat, the card; told to this seat alone."""
MensisOver: TypeAlias = tuple[Literal["mensis"], int, Literal["cleared", "deck"], int]
"""The number of the mensis, what ended it, the seat on turn."""
Scored: TypeAlias = tuple[Literal["scored"], int, int, int]
"""The seat, plus, minus; both positive."""
Over: TypeAlias = tuple[Literal["over"]]

SlipReason: TypeAlias = Literal["not_shown", "taken", "secondary", "primary"]
"""The month does not show the card, or has it already; or the card belongs to no month, or to one.
"""

Placed: TypeAlias = tuple[Literal["placed"], int, str, str]
"""The seat, the card, the month."""
SetAside: TypeAlias = tuple[Literal["set_aside"], int, str]
"""The seat, the card."""
Slip: TypeAlias = tuple[Literal["slip"], int, str, str, SlipReason]
"""The seat, the card, the month or "aside", what is wrong with that place (A28)."""
Drawn: TypeAlias = tuple[Literal["drawn"], str]
"""The next card."""
Complete: TypeAlias = tuple[Literal["complete"], int]
"""The slips of all seats together."""

CalendarEvent: TypeAlias = (
    Dealt
    | Hand
    | Exchanged
    | Matched
    | Refilled
    | Passed
    | Burned
    | Drew
    | MensisOver
    | Scored
    | Over
)
OrientationEvent: TypeAlias = Placed | SetAside | Slip | Drawn | Complete
Event: TypeAlias = CalendarEvent | OrientationEvent
