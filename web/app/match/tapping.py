"""What a tap on the table does: the one mechanism, with the refinements that tables declare."""

from dataclasses import dataclass
from typing import Any

from app.match.session import Session
from app.tables.parts import AnyContext
from engine.game import Action
from engine.language import tr


@dataclass(frozen=True, slots=True)
class Tapped:
    """What came of a tap: actions to play one after the other, or the reason why it did nothing."""

    actions: tuple[Action, ...] = ()
    then: tuple[str, ...] = ()
    """What is chosen after the last of them."""
    refusal: str = ""


def tap(session: Session, token: str) -> Tapped:
    """Choose a token or let go of it, walk to it, or say why not."""
    context, taps = session.context(), session.table.taps
    walk = taps.walk(context, token) if token in context.tappable else None
    if walk:
        if not walk.steps:
            session.choice.clear()
            choose(session, walk.then)
        return Tapped(tuple(walk.steps), tuple(walk.then))
    if not session.choice.toggle(token):
        return Tapped(refusal=why_not(session, context, token))
    if token not in session.choice.chosen:
        return Tapped()
    choose(session, taps.along(context, token))
    action = _complete(session, token)
    return Tapped((action,) if action is not None else ())


def _complete(session: Session, token: str) -> Action | None:
    """The action that is chosen, if it needs no Confirm."""
    choice, taps = session.choice, session.table.taps
    action, possible = choice.ready, choice.possible
    if action is None and taps.decides(token) and len(possible) == 1:
        action = possible[0]
    elif not (len(choice.chosen) == 1 or (taps.quick and possible == [action])):
        action = None
    return action if action is not None and taps.at_once(session.context(), action) else None


def choose(session: Session, tokens: Any) -> None:
    """Choose these, as far as they can be and are not yet."""
    for token in tokens:
        if token in session.choice.tappable and token not in session.choice.chosen:
            session.choice.toggle(token)


def why_not(session: Session, context: AnyContext, token: str) -> str:
    """The reason why a tap on this does nothing now."""
    if not context.acting:
        return tr("It is not your turn.")
    taps = session.table.taps
    if own := taps.refusal(context, token):
        return own
    attempt = taps.attempt(context, token)
    reason = context.why_not(attempt, None) if attempt else None
    return reason or tr("This cannot be used now.")
