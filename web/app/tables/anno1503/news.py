"""What ANNO 1503's table tells of what happened: a turn in a few sentences."""

from collections import Counter
from collections.abc import Sequence

from app.tables.anno1503 import happenings
from app.tables.anno1503.context import Context
from app.tables.parts import Talk
from app.tables.telling import Feeling, Moment, News, grouped
from engine.anno1503.types import Action, Event, View
from engine.anno1503.words import (
    building_name,
    colonist_name,
    commodity_name,
    ship_name,
    space_name,
    tile_name,
)
from engine.language import listing, tr

_LEFT_OUT = ("rolled", "event", "set_sail", "saw", "overfull", "turn", "won")
"""What everybody sees, and what is told with something else."""
_SUMMED = ("took", "paid", "sold", "bought", "discarded")
"""Told as one sentence, however often it happened."""


class Anno1503News(Talk[View, Action, Event]):
    interjections = frozenset({"take", "give_up"})
    tells_the_same = True

    def concerned(self, event: Event, actor: int) -> Sequence[int]:
        return () if event[0] in ("event", "laid") else (int(event[1]),)

    def news(self, context: Context, seat: int | None, event: Event) -> News | None:
        told = self.story(context, seat, [event])
        return told[0] if told else None

    def story(self, context: Context, seat: int | None, events: Sequence[Event]) -> Sequence[News]:
        told = [_told(context, group) for group in grouped(events, _together)]
        return [news for news in told if news]

    def moments(self, context: Context, events: Sequence[Event]) -> Sequence[Moment]:
        return happenings.moments(context, events)


def _together(event: Event) -> object:
    """Sums, the way of a ship, and what was found on an island."""
    match event:
        case ("paid", _, what, _):
            return "paid", what
        case ("sailed", _, ship, _, _):
            return "sailed", ship
        case ("explored", _, _, space) | ("left", _, _, space) | ("claimed", _, _, space, _, _):
            return "island", space
    return event[0] if event[0] in _SUMMED else id(event)


def _told(context: Context, events: Sequence[Event]) -> News | None:
    """Events that belong together, as one sentence."""
    event = events[-1]
    match event[0]:
        case "took":
            return _took(context, events)
        case "paid" | "spared" | "lost" | "gave_up" | "empty" | "gained" | "forfeited":
            return _befell(context, events)
        case "sold" | "bought" | "discarded":
            return _traded(context, events)
        case "launched" | "recruited" | "promoted":
            return _built(context, event)
        case "sailed" | "explored" | "claimed" | "left":
            return _at_sea(context, events)
    if event[0] in _LEFT_OUT:
        return None
    words = context.sentence(event)
    return News(words, (f"space:{event[1]}",) if event[0] == "laid" else ()) if words else None


def home(context: Context, seat: int) -> tuple[str, ...]:
    """Where a player's things are: the strip of another, the purse of the viewer."""
    return ("purse",) if seat == context.viewer else (f"home:{seat}",)


def _took(context: Context, events: Sequence[Event]) -> News:
    seat = events[0][1]
    taken = [event[2] for event in events if event[0] == "took"]
    commodities = counted(taken)
    if seat == context.viewer:
        about = tuple(f"card:{commodity}" for commodity in dict.fromkeys(taken))
        return News(tr("You took {commodities}.", commodities=commodities), about, "gain")
    name = context.names[int(seat)]
    words = tr("{player} took {commodities}.", player=name, commodities=commodities)
    return News(words, home(context, int(seat)))


def counted(commodities: Sequence[str]) -> str:
    """2 lumber and cloth."""
    names = [
        tr("{count} {commodity}", count=count, commodity=commodity_name(commodity))
        if count > 1
        else commodity_name(commodity)
        for commodity, count in Counter(commodities).items()
    ]
    return listing(names)


def _befell(context: Context, events: Sequence[Event]) -> News:
    event = events[-1]
    if event[0] == "paid":
        event = ("paid", event[1], event[2], sum(e[3] for e in events if e[0] == "paid"))
    good = event[0] in ("spared", "gained") or (event[0] == "paid" and not event[3])
    felt: Feeling = "gain" if good else "loss"
    return News(happenings.sentence(context, event), happenings.about(context, event), felt)


def _traded(context: Context, events: Sequence[Event]) -> News:
    seat = int(events[0][1])
    name = context.names[seat]
    sold = [(event[3], event[4]) for event in events if event[0] == "sold"]
    bought = [(event[2], event[3]) for event in events if event[0] == "bought"]
    thrown = [event[2] for event in events if event[0] == "discarded"]
    if sold:
        words = tr(
            "{player} sold {commodities} for {gold} gold.",
            player=name,
            commodities=counted([commodity for commodity, _ in sold]),
            gold=sum(gold for _, gold in sold),
        )
    elif bought:
        words = tr(
            "{player} bought {commodities} for {gold} gold.",
            player=name,
            commodities=counted([commodity for commodity, _ in bought]),
            gold=sum(gold for _, gold in bought),
        )
    else:
        words = tr("{player} discarded {commodities}.", player=name, commodities=counted(thrown))
    return News(words, home(context, seat))


def _built(context: Context, event: Event) -> News | None:
    names = context.names
    match event:
        case ("launched", seat, ship):
            words = tr(
                "{player} launched the {ship}.", player=names[seat], ship=ship_name(int(ship))
            )
            return News(words, (f"ship:{seat}-{ship}",))
        case ("recruited", seat, _, ""):
            words = tr("{player} recruited a pioneer.", player=names[seat])
        case ("recruited", seat, _, building):
            words = tr(
                "{player} recruited a pioneer and built a {building}.",
                player=names[seat],
                building=building_name(building),
            )
        case ("promoted", seat, _, kind):
            words = tr(
                "{player} promoted a colonist to {colonist}.",
                player=names[seat],
                colonist=colonist_name(kind),
            )
        case _:
            return None
    return News(words, home(context, seat))


def _at_sea(context: Context, events: Sequence[Event]) -> News | None:
    """A whole way, or all that was done at an island."""
    names = context.names
    match events[-1]:
        case ("sailed", seat, ship, _, space):
            words = tr(
                "{player} sailed the {ship} to {space}.",
                player=names[seat],
                ship=ship_name(int(ship)),
                space=space_name(space),
            )
            # The ship may have been given for an island since: then where it went is left.
            return News(words, (f"ship:{seat}-{ship}", f"space:{space}"))
        case ("claimed", seat, ship, space, tile, _):
            words = tr(
                "{player} claimed a {tile} at {space}.",
                player=names[seat],
                tile=tile_name(tile),
                space=space_name(space),
            )
        case ("left", seat, ship, space):
            words = tr(
                "{player} explored {space} and left the tile there.",
                player=names[seat],
                space=space_name(space),
            )
        case ("explored", seat, ship, space):
            words = tr(
                "{player} is exploring {space}.", player=names[seat], space=space_name(space)
            )
        case _:
            return None
    return News(words, (f"ship:{seat}-{ship}", f"space:{space}"))
