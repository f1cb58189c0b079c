"""A match of races looked at again: the seconds and the slips for each kind of card (S18)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.language import N_
from engine.santyanno.cards import CARDS
from engine.santyanno.moves import route
from engine.santyanno.slips import Slip, explain
from engine.santyanno.types import View

EVENT = "event"
KINDS = {
    "element": N_("Parts of a ship"),
    "colour": N_("Colours"),
    "name": N_("Names"),
    "number": N_("Numbers"),
    "helm": N_("Helms"),
    "double": N_("Double cards"),
    "coco": N_("Coco"),
    EVENT: N_("Events"),
}
"""What cards are called by their kinds; slips may also be about an event."""
ROUNDS_OF_SHARING = 40


@dataclass(frozen=True, slots=True)
class Race:
    """One player's race: where it led, and where they went."""

    round: int
    cards: tuple[str, ...]
    truth: int
    """The ship that the cards lead to."""
    ship: int | None
    """The ship that was boarded; None for nobody in time."""
    milliseconds: int
    slip: Slip | None
    """The likeliest slip that ends on the wrong ship that was boarded."""

    @property
    def right(self) -> bool:
        return self.ship == self.truth

    @property
    def slipped(self) -> str | None:
        """The kind of card that the slip was about."""
        if self.slip is None:
            return None
        return EVENT if self.slip.nth < 0 else CARDS[self.cards[self.slip.nth]].kind


@dataclass(frozen=True, slots=True)
class Kind:
    """How somebody got on with one kind of card."""

    kind: str
    cards: int
    milliseconds: int
    """For one card, as far as whole races tell it; 0 where none was finished."""
    slips: int


def races(views: Iterable[View], seat: int) -> list[Race]:
    """All races of a seat, from the views of a finished match."""
    resolved = {view["round"]: view for view in views if view["phase"] == "resolve"}
    return [_race(view, seat) for _, view in sorted(resolved.items())]


def _race(view: View, seat: int) -> Race:
    table, cards, event = view["table"], view["cards"], view["event"]
    start, entry = view["pirates"][seat], view["boarded"][seat]
    truth = route(table, start, cards, event)[-1]
    if not isinstance(entry, list) or entry[0] is None or entry[1] is None:
        return Race(view["round"], tuple(cards), truth, None, 0, None)
    ship, milliseconds = entry
    slip = explain(table, start, cards, event, ship)
    return Race(view["round"], tuple(cards), truth, ship, milliseconds, slip)


def kinds(run: Sequence[Race]) -> list[Kind]:
    """Every kind of card that was met, and the events that were slipped over."""
    counts = Counter(kind for race in run for kind in _kinds_of(race))
    slips = Counter(race.slipped for race in run if race.slipped)
    times = _shared([race for race in run if race.ship is not None])
    return [
        Kind(kind, counts[kind], round(times.get(kind, 0.0)), slips[kind])
        for kind in KINDS
        if counts[kind] or slips[kind]
    ]


def _kinds_of(race: Race) -> list[str]:
    return [CARDS[card].kind for card in race.cards]


def _shared(run: Sequence[Race]) -> dict[str, float]:
    """Milliseconds for a card of each kind, so that they make up the races as well as they can.

    A clock knows only whole races. Each is shared out over its cards by what these seem to take,
    which then is reckoned anew from all shares, until that settles.
    """
    counts = Counter(kind for race in run for kind in _kinds_of(race))
    times = dict.fromkeys(counts, 1.0)
    for _ in range(ROUNDS_OF_SHARING):
        sums = dict.fromkeys(counts, 0.0)
        for race in run:
            met = _kinds_of(race)
            whole = sum(times[kind] for kind in met) or 1.0
            for kind in met:
                sums[kind] += race.milliseconds * times[kind] / whole
        times = {kind: sums[kind] / counts[kind] for kind in counts}
    return times
