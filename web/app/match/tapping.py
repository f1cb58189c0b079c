"""What a tap on the table does: the one mechanism, with the refinements that tables declare."""

from dataclasses import dataclass
from typing import Any

from app.match.session import Session
from app.tables.parts import AnyContext
from engine.game import Action
from engine.language import tr

ALWAYS, NORMAL, SELDOM, NEVER = "always", "normal", "seldom", "never"
"""What waits for Confirm: everything, what the tables think wise, what undo cannot take back,
nothing but what a table warns of.
"""


@dataclass(frozen=True, slots=True)
class Tapped:
    """What came of a tap: actions to play one after the other, or the reason why it did nothing."""

    actions: tuple[Action, ...] = ()
    then: tuple[str, ...] = ()
    """What is chosen after the last of them."""
    refusal: str = ""


def tap(session: Session, token: str, place: str = "", confirm: str = NORMAL) -> Tapped:
    """Choose a token or let go of it, walk to it, or say why not.

    `place` is where it lies, among equal things; `confirm` how much waits for Confirm.
    """
    choice = session.choice
    choice.remember()
    if choice.drop_walk() == token:
        return Tapped()
    context, taps = session.context(), session.table.taps
    walk = taps.walk(context, token) if token in context.tappable else None
    if walk:
        if not walk.steps:
            choice.clear()
            choose(session, walk.then)
        elif confirm == ALWAYS:
            choice.propose(token, walk)
            return Tapped()
        return Tapped(tuple(walk.steps), tuple(walk.then))
    declined = token not in context.tappable and not taps.begins_anew
    if declined or not choice.toggle(token, place):
        return Tapped(refusal=why_not(session, context, token))
    if token not in choice.chosen:
        return Tapped()
    choose(session, taps.along(context, token))
    action = _complete(session, token, confirm)
    return Tapped((action,) if action is not None else ())


def _complete(session: Session, token: str, confirm: str) -> Action | None:
    """The action that is chosen, if it needs no Confirm."""
    choice, taps = session.choice, session.table.taps
    action, possible = choice.ready, choice.possible
    alone = len(choice.chosen) == 1
    if action is None and taps.decides(token) and len(possible) == 1:
        action, alone = possible[0], True
    return action if action is not None and _goes(session, action, alone, confirm) else None


def _goes(session: Session, action: Action, alone: bool, confirm: str) -> bool:
    """Whether an action that is chosen needs no Confirm; `alone` where one tap has said it all."""
    taps, context, possible = session.table.taps, session.context(), session.choice.possible
    if taps.warning(context, action):
        choose(session, taps.tokens(context, action))
        return False
    if confirm == ALWAYS:
        return alone and taps.never_waits(action)
    if possible == [action] and (
        confirm == NEVER or (confirm == SELDOM and context.reversible(action))
    ):
        return True
    return (alone or (taps.quick and possible == [action])) and taps.at_once(context, action)


def say(session: Session, action: Action, confirm: str = NORMAL) -> Tapped:
    """An action was said whole, by a button with its sentence; said twice, it is confirmed."""
    choice = session.choice
    if action not in choice.legal:
        reason = session.context().why_not(action, None)
        return Tapped(refusal=reason or session.prompt(session.context()))
    if choice.ready == action:
        return Tapped((action,))
    choice.remember()
    choice.say(action)
    return Tapped((action,) if _goes(session, action, True, confirm) else ())


def choose(session: Session, tokens: Any) -> None:
    """Choose these, as far as they can be and are not yet."""
    for token in tokens:
        if token in session.choice.tappable and token not in session.choice.chosen:
            session.choice.toggle(token)


def why_not(session: Session, context: AnyContext, token: str) -> str:
    """The reason why a tap on this does nothing now; where there is none, what can be done."""
    if not context.acting:
        return _not_yours(context)
    taps = session.table.taps
    if own := taps.refusal(context, token):
        return own
    attempt = taps.attempt(context, token)
    reason = context.why_not(attempt, None) if attempt else None
    return reason or session.match.game.words.prompt(context.view, session.match.names)


def _not_yours(context: AnyContext) -> str:
    match context.actors:
        case []:
            return tr("The match is over.")
        case [seat]:
            return tr("It is {name}’s turn.", name=context.names[seat])
    return tr("It is not your turn.")
