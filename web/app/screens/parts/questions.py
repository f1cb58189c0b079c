"""“Why can I not …”: a form of things that are near but not legal, and the rules' answer."""

from typing import Protocol

from app.match.saying import question_name
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import button
from app.tables.wording import Question
from engine.language import tr
from engine.refusal import rule_of


class Asking(Protocol):
    """Somebody who may ask."""

    @property
    def wondered(self) -> str: ...

    @property
    def asked(self) -> tuple[str, str] | None: ...

    def questions(self) -> list[Question]: ...


def form(screen: Asking) -> Scene | None:
    """None where there is nothing to ask."""
    questions = screen.questions()
    if not questions:
        return None
    title = tr("Why can I not …")
    return h(
        "section",
        h("h2", title, id="words-why"),
        h(
            "div",
            h(
                "select",
                *_options(questions, screen.wondered),
                name="question",
                aria_label=title,
                class_="field",
                data_may_cut="it opens, and the answer says it again",
            ),
            button("ask", tr("Ask"), sign="rules"),
            class_="asking",
        ),
        h("div", *_answer(screen.asked), aria_live="polite", class_="answer"),
        class_="panel",
        aria_labelledby="words-why",
    )


def _options(questions: list[Question], chosen: str) -> list[Scene]:
    """Under their headings, where they have some."""
    groups: dict[str, list[Scene]] = {}
    for one in questions:
        name = question_name(one)
        option = h("option", one.words, value=name, selected=name == chosen)
        groups.setdefault(one.heading, []).append(option)
    drawn: list[Scene] = []
    for heading, options in groups.items():
        drawn += [h("optgroup", *options, label=heading)] if heading else options
    return drawn


def _answer(asked: tuple[str, str] | None) -> list[Scene]:
    if asked is None:
        return []
    words, reason = asked
    rule = rule_of(reason)
    to_rule = button("rules", tr("Rule {rule}", rule=rule), sign="rules", data_rule=rule)
    return [
        h("p", h("b", words)),
        h("p", reason, data_answer=""),
        *([to_rule] if rule else []),
    ]
