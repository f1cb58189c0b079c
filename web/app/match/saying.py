"""What can be said at a table: the legal actions as sentences, gestures, and questions."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.match.session import Session
from app.tables.parts import AnyContext
from app.tables.wording import Deed, Question
from engine.game import Action


@dataclass(frozen=True, slots=True)
class Saying:
    """A legal action as a whole sentence."""

    words: str
    action: Action


@dataclass(frozen=True, slots=True)
class Group:
    """What stands under one heading; "" for what comes first, under none of its own."""

    heading: str
    sayings: Sequence[Saying | Deed]


def groups(session: Session, context: AnyContext) -> list[Group]:
    """All that can be done now, in the order of the rules."""
    talk = session.table.talk
    found: dict[str, list[Saying | Deed]] = {"": []}
    for deed in talk.gestures(context):
        found.setdefault(deed.heading, []).append(deed)
    for action in talk.sayable(context):
        words = talk.saying(context, action)
        saying = Saying(session.described(context, action) if words is None else words, action)
        found.setdefault(talk.heading(context, action), []).append(saying)
    return [Group(heading, sayings) for heading, sayings in found.items() if sayings]


def asked(session: Session, context: AnyContext) -> str:
    """The prompt for those who say what they do. What the last action left chosen is no matter."""
    left = session.choice.chosen and not session.choice.tapped
    if session.hint_shown or (session.choice.tapped and context.ready is not None):
        return session.prompt(context)
    talk, plain = session.table.talk, replace(context, chosen=()) if left else context
    own = talk.asked(plain)
    if own is None and left:
        own = talk.prompt(plain) or session.match.game.words.prompt(plain.view, [*plain.names])
    return session.prompt(context) if own is None else own


def questions(session: Session, context: AnyContext) -> list[Question]:
    """What is near but not legal."""
    if not context.acting:
        return []
    legal = set(context.legal)
    asked = session.table.talk.questions(context)
    found = {one.action: one for one in asked if one.action not in legal}
    return [one for one in found.values() if context.why_not(one.action, None)]


def question_name(question: Question) -> str:
    """As the form calls it."""
    return json.dumps(question.action)
