"""What a drag on the table does: the taps that it stands for, or nothing at all."""

from collections.abc import Mapping, Sequence

from app.match.session import Session
from app.match.tapping import ALWAYS, NORMAL, Tapped, tap, why_not
from app.tables.parts import Drop


def drag(
    session: Session, token: str, onto: str, places: Mapping[str, str], confirm: str = NORMAL
) -> Tapped:
    """Choose a thing and what it was dragged onto, beside what is chosen already or anew.

    `places` tells equal things apart. Where the two do not go together, all stays as it was.
    """
    choice = session.choice
    choice.remember()
    before = choice.chosen[:], choice.places.copy()
    meant = session.table.taps.dropped(session.context(), token, onto)
    for begins_anew in (False, True):
        if begins_anew:
            choice.clear()
        tapped = _tapped(session, meant, places, confirm)
        if tapped:
            return tapped
        choice.put(*before)
    refusal = _refusal(session, token, onto)
    choice.put(*before)
    return Tapped(refusal=refusal)


def _tapped(
    session: Session, meant: Drop, places: Mapping[str, str], confirm: str
) -> Tapped | None:
    """All of it chosen, and what comes of that; None where it cannot be."""
    choice = session.choice
    for token in _in_order(session, meant.tokens):
        if token not in choice.chosen:
            done = tap(session, token, places.get(token, ""), confirm)
            if done.actions:
                return done
    if not set(meant.tokens) <= set(choice.chosen):
        return None
    goes = meant.goes and confirm != ALWAYS and choice.ready is not None
    return Tapped((choice.ready,)) if goes and choice.ready is not None else Tapped()


def _in_order(session: Session, tokens: Sequence[str]) -> list[str]:
    """What can be tapped first, first."""
    tappable = session.choice.tappable
    return sorted(tokens, key=lambda token: token not in tappable)


def _refusal(session: Session, token: str, onto: str) -> str:
    """Why not: of the thing, when the other one is chosen; else of the other one."""
    choice = session.choice
    choice.clear()
    first, then = (onto, token) if onto in choice.tappable else (token, onto)
    if first in choice.tappable:
        choice.toggle(first)
    return why_not(session, session.context(), then)
