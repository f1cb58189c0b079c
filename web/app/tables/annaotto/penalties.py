"""What others do to somebody in ANNAOTTO, and the shouts: sentences and moments."""

from collections.abc import Sequence

from app.tables.annaotto.context import Context
from app.tables.telling import Feeling, Moment
from engine.annaotto.names import side_name
from engine.annaotto.types import Accepted, Event
from engine.language import listing, tr, tr_n


def sufferer(event: Event) -> int | None:
    """Whom an event costs something."""
    match event:
        case ("turned", _, owner, (_, *_), _):
            return owner
        case ("turned_all", seat, owner, _) if seat != owner:
            return owner
        case ("caught", _, forgetter):
            return forgetter
        case ("false_alarm", seat, _):
            return seat
        case ("slapped", order):
            return order[-1]
        case ("plus", seat, _) | ("missed", seat) | ("forgot", seat) | ("lot", seat):
            return seat
    return None


def feeling(event: Event, seat: int | None) -> Feeling:
    """What an event is to a seat in whose line it stands."""
    match event:
        case ("took", _, owner, _, _) if owner == seat:
            return "gain"  # one card less to lay
        case ("spared", who, _) | ("finished", who, _) if who == seat:
            return "gain"
    return "loss" if seat is not None and sufferer(event) == seat else ""


def suffered(context: Context, event: Event) -> str | None:
    """What others did to the viewer; None for all else."""
    names, you = context.names, context.viewer
    match event:
        case ("took", seat, owner, side, _) if owner == you != seat:
            return tr(
                "{player} laid {side} from your hand.", player=names[seat], side=side_name(side)
            )
        case ("turned", seat, owner, (), _) if owner == you:
            return tr("{player} turned none of your cards.", player=names[seat])
        case ("turned", seat, owner, places, shown) if owner == you:
            return tr_n(
                "{player} turned {count} of your cards: the others see {sides} now.",
                "{player} turned {count} of your cards: the others see {sides} now.",
                len(places),
                player=names[seat],
                sides=listing([side_name(side) for side in shown]),
            )
        case ("turned_all", seat, owner, _) if owner == you != seat:
            return tr("{player} turned over your whole hand.", player=names[seat])
        case ("plus", seat, count) if seat == you:
            return tr_n(
                "You must draw {count} card for the PLUS.",
                "You must draw {count} cards for the PLUS.",
                count,
            )
        case ("missed", seat) if seat == you:
            return tr("You missed a turn.")
        case ("caught", seat, forgetter) if forgetter == you:
            return tr("{player} caught you: you forgot to call “ANNA!”", player=names[seat])
        case ("false_alarm", seat, suspect) if seat == you:
            return tr(
                "A false alarm: {suspect} did call “ANNA!” You draw a card.",
                suspect=names[suspect],
            )
        case ("slapped", order) if order[-1] == you:
            return tr("Your hand came down last: you draw 2 cards.")
        case ("forgot", seat) if seat == you:
            return tr("You forgot to call “ALL!”")
        case ("lot", seat) if seat == you:
            return tr("ALL: the lot fell on you.")
        case ("spared", seat, count) if seat == you:
            return tr_n(
                "Nothing was left to draw: you were spared {count} card.",
                "Nothing was left to draw: you were spared {count} cards.",
                count,
            )
    return None


def moments(context: Context, events: Sequence[Event]) -> list[Moment]:
    """Penalties and shouts; not where the match ends with them, for the result tells it all."""
    if any(event[0] == "over" for event in events):
        return []
    found = (_moment(context, event) for event in events)
    return [moment for moment in found if moment]


def _moment(context: Context, event: Event) -> Moment | None:
    words = suffered(context, event) or context.sentence(event) or ""
    match event:
        case ("turned", seat, owner, (_, *_) as places, _):
            about = tuple(f"card:{owner}:{place}" for place in places)
            return _blow(tr("Turned!"), words, owner, seat, about, "flip")
        case ("turned_all", seat, owner, _) if seat != owner:
            return _blow(tr("Turned!"), words, owner, seat, (f"hand:{owner}",), "flip")
        case ("plus", seat, count):
            return _blow(
                tr("PLUS {count}", count=count), words, seat, None, (f"hand:{seat}", "top")
            )
        case ("missed", seat):
            return _blow(tr("OBSTACLE"), words, seat, None, (f"hand:{seat}", "top"))
        case ("caught", seat, forgetter):
            return _blow(tr("Got you!"), words, forgetter, seat, (f"hand:{forgetter}",))
        case ("false_alarm", seat, suspect):
            return _blow(tr("A false alarm"), words, seat, suspect, (f"hand:{suspect}",))
        case ("slapped", order):
            return _blow(tr("ALL!"), words, order[-1], None, (f"hand:{order[-1]}",))
        case ("forgot", seat) | ("lot", seat):
            return _blow(tr("ALL!"), words, seat, None, (f"hand:{seat}",))
        case ("called", seat, word):
            return _shout(context, seat, word, words)
        case ("accepted", seat, _, _):
            return _accepted(seat, event, words)
        case ("finished", seat, _):
            return Moment(
                title=tr("Finished!"), words=words, seats=(seat,), gains=(seat,), sound="bell"
            )
    return None


def _blow(
    title: str,
    words: str,
    sufferer: int,
    doer: int | None,
    about: tuple[str, ...],
    sound: str = "no",
) -> Moment:
    seats = (sufferer,) if doer is None else (doer, sufferer)
    return Moment(
        title=title, words=words, seats=seats, loses=(sufferer,), about=about, sound=sound
    )


def _shout(context: Context, seat: int, word: str, words: str) -> Moment:
    return Moment(
        title=tr("“{word}!”", word=word),
        words=words,
        seats=(seat,),
        about=(f"hand:{seat}",) if seat != context.viewer else (),
        sound="bell",
    )


def _accepted(seat: int, event: Accepted, words: str) -> Moment:
    """Chosen by the one who pays for it: it goes by itself."""
    draws = event[2]
    return Moment(
        title=tr("Penalty"),
        words=words,
        seats=(seat,),
        about=(f"hand:{seat}",),
        number=(0, draws) if draws else None,
        sound="card",
    )
