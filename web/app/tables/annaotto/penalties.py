"""What others do to somebody in ANNAOTTO, and what mistakes cost: sentences."""

from app.tables.annaotto.context import Context
from app.tables.telling import Feeling
from engine.annaotto.names import side_name
from engine.annaotto.types import Event
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
            return tr("{player} caught you: you did not call “ANNA!”. Draw 1.", player=names[seat])
        case ("false_alarm", seat, suspect) if seat == you:
            return tr("A false alarm: {suspect} did call “ANNA!”. Draw 1.", suspect=names[suspect])
        case ("slapped", order) if order[-1] == you:
            return tr("Your hand came down last: draw 2.")
        case ("forgot", seat) if seat == you:
            return tr("You did not call “ALL!”: draw 2.")
        case ("lot", seat) if seat == you:
            return tr("ALL: the lot fell on you. Draw 2.")
        case ("spared", seat, count) if seat == you:
            return tr_n(
                "Nothing was left to draw: you were spared {count} card.",
                "Nothing was left to draw: you were spared {count} cards.",
                count,
            )
    return None


def paid(context: Context, event: Event) -> str | None:
    """The same of somebody else, with what it costs them; None for all that costs no cards."""
    names = context.names
    match event:
        case ("caught", seat, forgetter):
            return tr(
                "{player} caught {forgetter}, who did not call “ANNA!”. {forgetter} draws 1.",
                player=names[seat],
                forgetter=names[forgetter],
            )
        case ("false_alarm", seat, suspect):
            return tr(
                "{player} tried to catch {suspect}, who did call. {player} draws 1.",
                player=names[seat],
                suspect=names[suspect],
            )
        case ("slapped", order):
            return tr("{player}’s hand came down last: {player} draws 2.", player=names[order[-1]])
        case ("forgot", seat):
            return tr("{player} did not call “ALL!” and draws 2.", player=names[seat])
        case ("lot", seat):
            return tr("ALL: the lot fell on {player}, who draws 2.", player=names[seat])
    return None
