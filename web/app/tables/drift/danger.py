"""What is said of attacks that are to come."""

from app.tables.drift.context import Context
from engine.drift.queries import Queries
from engine.drift.strikes import Strike
from engine.drift.words import rank_name, terms_named
from engine.language import tr


def danger(context: Context, queries: Queries, seat: int, piece: str) -> str | None:
    """Who can beat a piece before its owner's next turn; None where nobody can."""
    strike = queries.threats(seat).get(piece)
    return _said(context, strike) if strike else None


def _said(context: Context, strike: Strike) -> str:
    return tr(
        "{name}’s {rank} can beat it next turn, {total} against {against}.",
        name=context.names[strike.seat],
        rank=rank_name(strike.piece),
        total=terms_named([*strike.total]),
        against=terms_named([*strike.against]),
    )
