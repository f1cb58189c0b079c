"""What DRIFT's table tells of what happened: ways as one step, battles, coins, the drift."""

from collections.abc import Sequence

from app.tables.drift.context import Context
from app.tables.parts import Talk
from app.tables.telling import Moment, News, grouped
from engine.drift.board import HOMES
from engine.drift.types import (
    Action,
    Attacked,
    Deposited,
    Drifted,
    Event,
    Pilfered,
    Removed,
    View,
)
from engine.drift.words import coin_name, marker_name, piece_name, pieces_named, space_name
from engine.language import tr, tr_n

_LEFT_OUT = ("ended", "round", "sent_home", "fell")
"""The turn's end is seen; what befalls the beaten is told with the attack."""


class DriftNews(Talk[View, Action, Event]):
    tells_the_same = True

    def concerned(self, event: Event, actor: int) -> Sequence[int]:
        match event:
            case ("attacked", seat, _, _, _, loser, _, _, _):
                return (loser, seat)
            case ("pilfered" | "returned", seat, _, _, _, host):
                return (host, seat)
            case ("drifted", pieces, _):
                return tuple(dict.fromkeys(seat for seat, *_ in pieces))
            case ("round" | "limit", *_):
                return ()
        return (event[1],)

    def news(self, context: Context, seat: int | None, event: Event) -> News | None:
        if event[0] == "attacked":
            return _attacked(context, seat, event)
        if event[0] == "drifted":
            return None if seat is None else _swept(context, seat, event)
        if event[0] == "pilfered":
            return _pilfered(context, seat, event)
        if event[0] == "sent_home" and event[5] == "displaced":
            return _displaced(context, event[1], event[2], event[4])
        if event[0] in _LEFT_OUT:
            return None
        return _deed(context, event)

    def story(self, context: Context, seat: int | None, events: Sequence[Event]) -> Sequence[News]:
        """All steps of a piece, and all that the drift did, are one sentence each."""
        told = []
        for group in grouped(events, _together):
            first, last = group[0], group[-1]
            if first[0] == "stepped" and last[0] == "stepped":
                _, who, piece, start, _ = first
                event: Event = ("stepped", who, piece, start, last[4])
            else:
                event = last
            news = self.news(context, seat, event)
            told += [news] if news else []
        return told

    def moments(self, context: Context, events: Sequence[Event]) -> Sequence[Moment]:
        if any(event[0] == "won" for event in events):
            return []
        found = (self._moment(context, event, events) for event in events)
        return [moment for moment in found if moment]

    def _moment(self, context: Context, event: Event, events: Sequence[Event]) -> Moment | None:
        match event[0]:
            case "attacked":
                return _battle(context, event, events)
            case "deposited":
                return _coin_home(context, event)
            case "pilfered":
                return _theft(context, event)
            case "removed":
                return _out_of_the_game(context, event)
        return None


def _together(event: Event) -> object:
    """What is told as one: the way of a piece, the last drift; all else by itself."""
    match event[0]:
        case "stepped":
            return event[1:3]
        case "drifted":
            return "drifted"
    return id(event)


def _piece(seat: int, piece: str) -> str:
    """A piece on the board, as a long press asks for it."""
    return f"piece:{seat}-{piece}"


def _deed(context: Context, event: Event) -> News | None:
    """What somebody did with a piece or a coin."""
    names = context.names
    match event:
        case ("stepped", seat, piece, _, space):
            words = tr(
                "{name}’s {piece} went to {space}.",
                name=names[seat],
                piece=piece_name(piece),
                space=space_name(space),
            )
            return News(words, (_piece(seat, piece),))
        case ("picked", seat, piece, coin, _):
            words = tr(
                "{name}’s {piece} picked up {coin}.",
                name=names[seat],
                piece=piece_name(piece),
                coin=coin_name(coin),
            )
            return News(words, (_piece(seat, piece),))
        case ("dropped", seat, piece, coin, space):
            words = tr(
                "{name}’s {piece} dropped {coin} on {space}.",
                name=names[seat],
                piece=piece_name(piece),
                coin=coin_name(coin),
                space=space_name(space),
            )
            return News(words, (f"space:{space}",))
        case ("deposited", seat, _, coin, home):
            words = _deposited(context, seat, coin)
            return News(words, (f"space:{home}", f"seat:{seat}"), "gain")
        case ("removed", seat, piece, _):
            return News(_removed(context, event), (f"seat:{seat}",), "loss")
        case ("placed", seat, coin, space):
            words = tr(
                "{name} placed {coin} on {space}.",
                name=names[seat],
                coin=coin_name(coin),
                space=space_name(space),
            )
            return News(words, (f"space:{space}",))
        case ("drew", seat, marker) if seat == context.viewer:
            words = tr(
                "You drew the {marker}: your home is {home}.",
                marker=marker_name(marker),
                home=HOMES[marker],
            )
            return News(words, (f"space:{HOMES[marker]}",))
    said = context.sentence(event)
    return News(said) if said else None


def _attacked(context: Context, seat: int | None, event: Attacked) -> News:
    _, winner, piece, _, _, loser, beaten, _, _ = event
    about = (_piece(winner, piece), _piece(loser, beaten))
    return News(_beaten(context, event), about, "loss" if seat == loser else "gain")


def _beaten(context: Context, event: Attacked) -> str:
    _, winner, piece, _, space, loser, beaten, total, against = event
    values = {
        "piece": piece_name(piece),
        "beaten": piece_name(beaten),
        "space": space_name(space),
        "total": total,
        "against": against,
    }
    if loser == context.viewer:
        return tr(
            "{winner}’s {piece} beat your {beaten} on {space}, {total} against {against}: "
            "it goes home.",
            winner=context.names[winner],
            **values,
        )
    if winner == context.viewer:
        return tr(
            "Your {piece} beat {loser}’s {beaten} on {space}, {total} against {against}.",
            loser=context.names[loser],
            **values,
        )
    return tr(
        "{winner}’s {piece} beat {loser}’s {beaten} on {space}, {total} against {against}.",
        winner=context.names[winner],
        loser=context.names[loser],
        **values,
    )


def _battle(context: Context, event: Attacked, events: Sequence[Event]) -> Moment:
    """With what the beaten piece left behind."""
    _, winner, piece, _, space, loser, beaten, total, _ = event
    fell = [event[3] for event in events if event[0] == "fell"]
    words = [_beaten(context, event)]
    if fell:
        words.append(tr("It leaves its {coin} behind.", coin=coin_name(fell[0])))
    return Moment(
        title=tr("Battle!"),
        words=" ".join(words),
        seats=(winner, loser),
        gains=(winner,),
        loses=(loser,),
        about=(_piece(winner, piece), _piece(loser, beaten), f"space:{space}"),
        number=(0, total),
        sound="die",
    )


def _displaced(context: Context, seat: int, piece: str, home: str) -> News:
    about = (_piece(seat, piece),)
    if seat == context.viewer:
        words = tr("Your {piece} had to make room and went home.", piece=piece_name(piece))
    else:
        words = tr(
            "{name}’s {piece} had to make room and went home.",
            name=context.names[seat],
            piece=piece_name(piece),
        )
    return News(words, about, "loss")


def _pilfered(context: Context, seat: int | None, event: Pilfered) -> News:
    _, thief, piece, _, _, host = event
    about = (_piece(thief, piece), f"seat:{host}")
    return News(_stolen(context, event), about, "loss" if seat == host else "gain")


def _stolen(context: Context, event: Pilfered) -> str:
    _, thief, piece, coin, _, host = event
    values = {"piece": piece_name(piece), "coin": coin_name(coin)}
    if host == context.viewer:
        return tr(
            "{name}’s {piece} took {coin} from your repository.",
            name=context.names[thief],
            **values,
        )
    if thief == context.viewer:
        return tr(
            "Your {piece} took {coin} from {host}’s repository.",
            host=context.names[host],
            **values,
        )
    return tr(
        "{name}’s {piece} took {coin} from {host}’s repository.",
        name=context.names[thief],
        host=context.names[host],
        **values,
    )


def _theft(context: Context, event: Pilfered) -> Moment:
    _, thief, piece, _, space, host = event
    return Moment(
        title=tr("Thieves!"),
        words=_stolen(context, event),
        seats=(thief, host),
        gains=(thief,),
        loses=(host,),
        about=(_piece(thief, piece), f"space:{space}", f"seat:{host}"),
        sound="coin",
    )


def _deposited(context: Context, seat: int, coin: str) -> str:
    if seat == context.viewer:
        return tr("You brought {coin} home.", coin=coin_name(coin))
    return tr("{name} brought {coin} home.", name=context.names[seat], coin=coin_name(coin))


def _coin_home(context: Context, event: Deposited) -> Moment:
    _, seat, _, coin, home = event
    held = len(context.view["seats"][seat]["deposited"])
    return Moment(
        title=tr("A coin home"),
        words=_deposited(context, seat, coin),
        seats=(seat,),
        gains=(seat,),
        about=(f"space:{home}", f"seat:{seat}"),
        number=(held - 1, held),
        sound="bell",
    )


def _removed(context: Context, event: Removed) -> str:
    _, seat, piece, _ = event
    if seat == context.viewer:
        return tr(
            "Your {piece} did not leave its home and is out of the game.", piece=piece_name(piece)
        )
    return tr(
        "{name}’s {piece} did not leave its home and is out of the game.",
        name=context.names[seat],
        piece=piece_name(piece),
    )


def _out_of_the_game(context: Context, event: Removed) -> Moment:
    _, seat, _, home = event
    return Moment(
        title=tr("Out of the game"),
        words=_removed(context, event),
        seats=(seat,),
        loses=(seat,),
        about=(f"space:{home}", f"seat:{seat}"),
        sound="no",
    )


def _swept(context: Context, seat: int, event: Drifted) -> News | None:
    """What the rivers carried along of one player's."""
    _, pieces, _ = event
    own = sorted((piece for who, piece, *_ in pieces if who == seat), reverse=True)
    about = tuple(_piece(seat, piece) for piece in own)
    if seat == context.viewer:
        words = tr_n(
            "The drift carried your piece along: {pieces}.",
            "The drift carried your pieces along: {pieces}.",
            len(own),
            pieces=pieces_named(own),
        )
        return News(words, about)
    words = tr_n(
        "The drift carried {count} piece of {name} along.",
        "The drift carried {count} pieces of {name} along.",
        len(own),
        name=context.names[seat],
    )
    return News(words, about)
