"""What is said of attacks that are to come."""

from app.tables.drift.context import Context
from engine.drift.queries import Queries
from engine.drift.strikes import Strike
from engine.drift.words import piece_name, terms_named
from engine.language import tr


def danger(context: Context, queries: Queries, seat: int, piece: str) -> str | None:
    """Who can beat a piece before its owner's next turn, in few words; None where nobody can."""
    strike = queries.threats(seat).get(piece)
    if strike is None:
        return None
    return _said(context, strike, str(sum(strike.total)), str(sum(strike.against)))


def danger_in_full(context: Context, queries: Queries, seat: int, piece: str) -> str | None:
    """The same with everybody who counts."""
    strike = queries.threats(seat).get(piece)
    if strike is None:
        return None
    total, against = terms_named([*strike.total]), terms_named([*strike.against])
    return _said(context, strike, total, against)


def _said(context: Context, strike: Strike, total: str, against: str) -> str:
    return tr(
        "{name}’s {piece} can beat it next turn, {total} against {against}.",
        name=context.names[strike.seat],
        piece=piece_name(strike.piece),
        total=total,
        against=against,
    )
