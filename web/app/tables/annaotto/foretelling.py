"""What a lay will do, and to whom: said before it is confirmed."""

from app.tables.annaotto.context import Context
from app.tables.annaotto.seating import after
from engine.annaotto.cards import OPPOSITE, SIGN
from engine.annaotto.fitting import penalty
from engine.annaotto.names import side_name
from engine.annaotto.types import SequenceSign, Sign, View
from engine.language import tr, tr_n


def laying(context: Context, side: str | None, owner: int | None, called: bool) -> str:
    """A lay in words: out of the own hand (`owner` is None), or another's."""
    words = _lay(context, side, owner, called)
    effect = _effect(context, side, owner is None, called) if side else ""
    return tr("{lay}: {effect}", lay=words, effect=effect) if effect else words


def call_of(context: Context, side: str | None, own: bool) -> str:
    """The word that is called with a lay (O18, O19); one call covers both."""
    if side and SIGN[side] == "ALL":
        return "ALL"
    return "ANNA" if own and _left(context.view) == 1 else "ALL"


def _left(view: View) -> int:
    """The cards that an own lay leaves."""
    seat = view["seat"]
    return 0 if seat is None else len(view["hands"][seat]) - (view["phase"] != "drawn")


def _lay(context: Context, side: str | None, owner: int | None, called: bool) -> str:
    values = {"side": side_name(side) if side else tr("a covered side")}
    if called:
        values["word"] = call_of(context, side, owner is None)
    if owner is None:
        if called:
            return tr("Lay {side} and call “{word}!”", **values)
        return tr("Lay {side}", **values)
    values["owner"] = context.names[owner]
    if called:
        return tr("Lay {side} from {owner}’s hand and call “{word}!”", **values)
    return tr("Lay {side} from {owner}’s hand", **values)


def _effect(context: Context, side: str, own: bool, called: bool) -> str:
    """O12–O18; nothing of an ALL that is not called: remembering it is the game."""
    view, names, seat = context.view, context.names, context.actor
    assert seat is not None
    gone = (seat,) if own and not _left(view) else ()
    if gone and _ends(view):
        return tr("it is your last card")
    sign = SIGN[side]
    victim = after(view, seat, gone=gone)
    match sign:
        case "ANNA" | "OTTO":
            return _sequence(view, sign, names[victim])
        case "PLUS":
            return tr("{name} draws {count}", name=names[victim], count=view["plus"] + 1)
        case "SINVERT":
            turned = after(view, seat, -view["direction"], gone)
            return tr("the direction changes, and {name} is next", name=names[turned])
        case "OBSTACLE":
            return _obstacle(context, victim, after(view, victim, gone=gone))
    return _choosing(view, sign, called)


def _choosing(view: View, sign: Sign, called: bool) -> str:
    if sign == "ANNAOTTO":
        return tr("then turn a hand and name a colour")
    if sign == "ALL" and not view["options"]["calls"]:
        return tr("chance decides who draws 2")
    return tr("all hands down") if sign == "ALL" and called else ""


def _ends(view: View) -> bool:
    """Whether the match is over with a player's last card (O20)."""
    return not view["options"]["places"] or len(view["hands"]) - len(view["out"]) == 2


def _obstacle(context: Context, victim: int, then: int) -> str:
    if then == context.actor:
        return tr("{name} misses a turn, and you go again", name=context.names[victim])
    return tr(
        "{name} misses a turn, and {next} is next",
        name=context.names[victim],
        next=context.names[then],
    )


def _sequence(view: View, sign: SequenceSign, name: str) -> str:
    draws, turns = penalty([*view["sequence"], sign])
    values = {"name": name, "answer": OPPOSITE[sign]}
    if not draws:
        return tr_n(
            "{name} answers with an {answer}, or you may turn {count} of their cards",
            "{name} answers with an {answer}, or you may turn {count} of their cards",
            turns,
            **values,
        )
    if not turns:
        return tr_n(
            "{name} answers with an {answer}, or draws {count} card",
            "{name} answers with an {answer}, or draws {count} cards",
            draws,
            **values,
        )
    return tr_n(
        "{name} answers with an {answer}, or draws {count} card and has {turns} turned",
        "{name} answers with an {answer}, or draws {count} cards and has {turns} turned",
        draws,
        turns=turns,
        **values,
    )
