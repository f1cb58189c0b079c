"""What SANTY ANNO's table tells: the count of the loot. The rest is in the show."""

from collections.abc import Sequence

from app.tables.parts import Talk
from app.tables.santyanno import ceremony
from app.tables.santyanno.context import Context
from app.tables.santyanno.sheet import counted
from app.tables.telling import Moment
from engine.language import listing, tr, tr_n
from engine.santyanno.types import Action, Event, View
from engine.santyanno.words import ship_name


class SantyAnnoNews(Talk[View, Action, Event]):
    def tells_news(self, context: Context) -> bool:
        """All act at once and see the whole round again in the show: nothing is missed."""
        return False

    def moments(self, context: Context, events: Sequence[Event]) -> Sequence[Moment]:
        """S19: what the round brought, before the next one; at the end the ceremony (S21).

        Only who sits there alone is "you": several look at it together.
        """
        if any(event[0] == "over" for event in events):
            return [_ceremony(context, events)]
        ended = [event[1] for event in events if event[0] == "round"]
        if not ended:
            return []
        found = [event for event in events if event[0] == "found" and event[4] > 0]
        winners = tuple(int(event[1]) for event in found)
        verdicts = [event for event in events if event[0] in _VERDICTS]
        alone = context.people == [context.viewer]
        own = [one for one in verdicts if alone and len(one) > 1 and one[1] == context.viewer]
        best = max(found, key=lambda event: event[4], default=None)
        told = _to_you(own[0]) if own else context.sentence(best) if best else None
        return [
            Moment(
                title=tr("Round {round} is over", round=int(ended[0]) - 1),
                words=told or tr("Nobody found the right ship."),
                seats=winners,
                gains=winners if alone else (),
                about=tuple(f"ship:{event[2]}" for event in found),
                number=_ducats(context, own),
                sound="coin",
            )
        ]


def _ceremony(context: Context, events: Sequence[Event]) -> Moment:
    """S21: the captain with the mates, before the result."""
    honoured: list[tuple[int, str]] = []
    for event in events:
        match event:
            case ("honour", seat, rank, _):
                honoured.append((seat, rank))
    captains = [seat for seat, rank in honoured if rank == "captain"]
    names = listing([context.names[seat] for seat in captains])
    return Moment(
        title=tr_n("Captain {names}!", "Captains {names}!", len(captains), names=names),
        words=tr("The fifth round is over: the loot is counted."),
        seats=tuple(captains),
        gains=tuple(captains),
        scene=ceremony.honours(context, honoured),
        stays=True,
        sound="bell",
    )


_VERDICTS = ("found", "astray", "missing")


def _ducats(context: Context, own: Sequence[Event]) -> tuple[int, int] | None:
    """The viewer's, where the loot is open."""
    if not own or context.viewer is None or not counted(context.view):
        return None
    event, now = own[0], sum(context.view["coins"][context.viewer])
    return (now - event[4], now) if event[0] == "found" else None


def _to_you(event: Event) -> str:
    match event:
        case ("found", _, ship, _, 0):
            return tr("You found the {ship}, but no coin was left.", ship=ship_name(ship))
        case ("found", _, ship, _, coin):
            return tr_n(
                "You found the {ship}: {count} ducat.",
                "You found the {ship}: {count} ducats.",
                coin,
                ship=ship_name(ship),
            )
        case ("astray", _, ship, _, true_ship):
            return tr(
                "You boarded the {ship}, but your pirate is on the {true_ship}.",
                ship=ship_name(ship),
                true_ship=ship_name(true_ship),
            )
        case ("missing", _, true_ship):
            return tr(
                "You boarded no ship; your pirate is on the {true_ship}.",
                true_ship=ship_name(true_ship),
            )
    return ""
