"""What ANNAOTTO's table tells of what happened: draws as one, and what others did to one."""

from collections.abc import Sequence

from app.tables.annaotto import penalties, scenes
from app.tables.annaotto.context import Context
from app.tables.parts import Talk
from app.tables.telling import Moment, News
from engine.annaotto.names import colour_name, side_name
from engine.annaotto.types import Action, Event, View
from engine.language import tr, tr_n

_LEFT_OUT = ("drew", "kept", "faced", "waits", "accepted", "inverted")
"""What is told with the draws, or stands on the table and in the prompt."""
_NOBODYS = ("begins", "reshuffled", "inverted", "over")


class AnnaottoNews(Talk[View, Action, Event]):
    interjections = frozenset({"turn", "slap", "catch"})

    def concerned(self, event: Event, actor: int) -> Sequence[int]:
        match event:
            case ("took", seat, owner, _, _) | ("turned", seat, owner, _, _):
                return (owner, seat)
            case ("turned_all", seat, owner, _):
                return (owner,) if seat == owner else (owner, seat)
            case ("caught", seat, forgetter):
                return (forgetter, seat)
            case ("false_alarm", seat, _):
                return (seat,)
            case ("slapped", order):
                return (order[-1],)
        return () if event[0] in _NOBODYS else (_seat(event, actor),)

    def news(self, context: Context, seat: int | None, event: Event) -> News | None:
        if event[0] in _LEFT_OUT or _still_to_be_noticed(context.view, event):
            return None
        own = penalties.suffered(context, event)
        if own:
            return News(own, _about(context, event), penalties.feeling(event, seat))
        words = _deed(context, event) or context.sentence(event)
        return News(words, _about(context, event)) if words else None

    def story(self, context: Context, seat: int | None, events: Sequence[Event]) -> Sequence[News]:
        """However many cards somebody draws, it is one sentence, where the first was drawn."""
        draws = sum(event[0] == "draws" for event in events)
        told: list[News] = []
        for event in events:
            if event[0] == "draws":
                if draws and seat is not None:
                    told.append(_drew(context, seat, draws))
                draws = 0
            else:
                news = self.news(context, seat, event)
                told += [news] if news else []
        return told

    def moments(self, context: Context, events: Sequence[Event]) -> Sequence[Moment]:
        return scenes.moments(context, events)


def _still_to_be_noticed(view: View, event: Event) -> bool:
    """Ruling P13: while they may be caught, who called is for those to know who listened."""
    open_for = view["catch"] if view["options"]["alarm"] else None
    return event[0] == "called" and event[2] == "ANNA" and event[1] == open_for


def _seat(event: Event, actor: int) -> int:
    found = event[1] if len(event) > 1 else actor
    return found if isinstance(found, int) else actor


def _drew(context: Context, seat: int, count: int) -> News:
    about = (f"hand:{seat}",)
    if seat == context.viewer:
        return News(tr_n("You drew {count} card.", "You drew {count} cards.", count), about, "loss")
    words = tr_n(
        "{player} drew {count} card.",
        "{player} drew {count} cards.",
        count,
        player=context.names[seat],
    )
    return News(words, about)


def _about(context: Context, event: Event) -> tuple[str, ...]:
    """The cards or the hand it is about."""
    match event:
        case ("laid", _, _, _) | ("laid_drawn", _, _) | ("took", _, _, _, _):
            return ("top",)
        case ("turned", _, owner, places, _):
            return tuple(f"card:{owner}:{place}" for place in places)
        case ("turned_all", _, owner, _):
            return (f"hand:{owner}",)
        case ("caught", _, forgetter):
            return (f"hand:{forgetter}",)
        case ("slapped", order):
            return (f"hand:{order[-1]}",)
        case ("reshuffled", _):
            return ("draw",)
        case ("inverted", _) | ("over", _) | ("begins", _):
            return ()
    return (f"hand:{_seat(event, 0)}",)


def _deed(context: Context, event: Event) -> str | None:
    """What somebody did in their own turn."""
    names = context.names
    match event:
        case ("laid", seat, side, _) | ("laid_drawn", seat, side):
            return tr("{player} laid {side}.", player=names[seat], side=side_name(side))
        case ("took", seat, owner, side, _):
            return tr(
                "{player} laid {side} from {owner}’s hand.",
                player=names[seat],
                side=side_name(side),
                owner=names[owner],
            )
        case ("passed", seat):
            return tr("{player} passed.", player=names[seat])
        case ("called", seat, word):
            return tr("{player} called “{word}!”", player=names[seat], word=word)
        case ("named", seat, colour):
            return tr("{player} named {colour}.", player=names[seat], colour=colour_name(colour))
        case ("turned", seat, owner, (), _):
            return tr(
                "{player} turned none of {owner}’s cards.", player=names[seat], owner=names[owner]
            )
        case ("turned", seat, owner, places, _):
            return tr_n(
                "{player} turned {count} of {owner}’s cards.",
                "{player} turned {count} of {owner}’s cards.",
                len(places),
                player=names[seat],
                owner=names[owner],
            )
        case ("turned_all", seat, owner, _):
            if seat == owner:
                return tr("{player} turned over their own hand.", player=names[seat])
            return tr(
                "{player} turned over {owner}’s hand.", player=names[seat], owner=names[owner]
            )
        case ("missed", seat):
            return tr("{player} missed a turn.", player=names[seat])
    return penalties.paid(context, event)
