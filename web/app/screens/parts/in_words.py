"""The text view: a table as headings, lists and buttons, to be heard or to be read at ease."""

import json
from typing import Any, Protocol

from app.match.news import Line
from app.match.saying import Group, Saying, asked, groups
from app.match.session import Session
from app.screens.parts import sheet_room, trial
from app.screens.parts.heard import just_now
from app.screens.parts.moment import feeling
from app.screens.parts.news import told
from app.screens.parts.prompt import prompt
from app.screens.parts.questions import Asking, form
from app.screens.parts.table import Screen as Table
from app.screens.parts.table import banner, over, tools, whisper
from app.tables.kit.colours import colour_of
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import accented, button
from app.tables.parts import AnyContext
from app.tables.telling import Moment
from app.tables.wording import Deed, Passage
from engine.language import tr


class Screen(Table, Asking, Protocol):
    """What is drawn: a match, as a screen has it, and the question that was asked."""


def draw(screen: Screen, context: AnyContext) -> Scene:
    session = screen.session
    return h(
        "main",
        _bar(screen, context),
        banner(screen),
        trial.strip(session.id),
        h(
            "div",
            h("div", _now(screen, context), _news(screen, context), _doing(screen, context)),
            h(
                "div",
                _position(screen, context),
                _score(screen, context),
                form(screen),
                _heard(screen, context),
            ),
            class_="scroll reading",
            tabindex="0",
        ),
        over(screen, context),
        data_screen="table",
        data_view="text",
        data_phase=str(context.view.get("phase", "")),
        data_turn=str(context.view.get("turn", "")),
        class_="screen table in-words",
        style=accented(session.match.game.id),
    )


def _bar(screen: Screen, context: AnyContext) -> Scene:
    session = screen.session
    return h(
        "header",
        h("h1", name_of(session.match.game.title)),
        h("span", session.table.talk.round(context), class_="where"),
        h(
            "nav",
            button("text", tr("Draw the table"), sign="eye", kind="quiet"),
            *tools(screen),
            aria_label=tr("Log, rules and menu"),
        ),
        class_="words-bar",
    )


def _now(screen: Screen, context: AnyContext) -> Scene:
    """Whose turn it is and what is asked of them; in its place a moment that waits."""
    shown = screen.moments.showing
    heading = h(
        "h2",
        _whose(screen.session, context),
        id="words-now",
        tabindex="-1",
        data_now="",
        key="now",
    )
    felt = feeling(shown, context.viewer) if shown else ""
    inside = _moment(shown, felt, screen.moments.stays) if shown else _asked(screen, context)
    seat = context.viewer if context.viewer is not None else context.actor
    return h(
        "section",
        heading,
        *inside,
        class_=f"panel now {felt}".strip(),
        data_moment=felt or "news" if shown else None,
        aria_labelledby="words-now",
        style=None if seat is None else f"--who:{colour_of(context.colours[seat])}",
    )


def _whose(session: Session, context: AnyContext) -> str:
    """Who is to act, as a heading."""
    if not context.actors:
        return tr("The end")
    all_of_them = session.table.talk.whose(context)
    if all_of_them:
        return tr("Everybody’s turn")
    seat = context.actor if context.acting else context.actors[0]
    assert seat is not None
    if seat == context.viewer and len(context.people) == 1:
        return tr("Your turn")
    return tr("{name}’s turn", name=context.names[seat])


def _moment(moment: Moment, felt: str, stays: bool) -> list[Scene | None]:
    return [
        prompt(moment.spoken, urgent=felt == "loss"),
        h("div", button("moment", tr("Go on"), kind="big"), class_="buttons") if stays else None,
    ]


def _asked(screen: Screen, context: AnyContext) -> list[Scene | None]:
    session, races = screen.session, screen.session.table.clock.races
    waits = context.ready is not None and bool(context.chosen) and not races
    offered = [
        _offer("result", tr("Result"), kind="big") if session.match.over else None,
        _offer("confirm", tr("Confirm"), sign="tick", kind="big", tabindex="0") if waits else None,
        whisper(session),
        _offer("do-hint", tr("Do it"), sign="play") if session.hint_shown else None,
        _offer("undo", tr("Undo"), sign="undo") if session.can_go_back and not races else None,
        _offer("hint", tr("Hint"), sign="hint", disabled=screen.advising)
        if screen.may_ask_hint
        else None,
    ]
    return [
        screen.coach or prompt(asked(session, context)),
        h("div", *offered, class_="buttons") if any(offered) else None,
    ]


def _offer(do: str, words: str, **attributes: Any) -> Scene:
    """A button that stays itself: keys that were on one are never on another."""
    return button(do, words, key=do, **attributes)


def _news(screen: Screen, context: AnyContext) -> Scene | None:
    """What happened since the viewer's last turn, to be read."""
    lines = screen.news
    if screen.coach:
        return None  # who tells it
    return h(
        "section",
        h("h2", tr("Since your last turn"), id="words-news"),
        h("ul", *(_line(line, context) for line in lines))
        if lines
        else h("p", tr("Nothing new yet."), class_="soft"),
        data_news="",
        class_="panel",
        aria_labelledby="words-news",
    )


def _heard(screen: Screen, context: AnyContext) -> Scene | None:
    """Each sentence as it happens. At the end: whoever reads on has read it in the news."""
    if screen.coach:
        return None
    return just_now(screen.session, screen.session.table.talk.aloud(context))


def _line(line: Line, context: AnyContext) -> Scene:
    said = [told(news, context, line) for news in line.news]
    return h("li", *said, key=f"news{line.seat}")


def _doing(screen: Screen, context: AnyContext) -> Scene | None:
    """Every action as a button; while a moment waits, there is nothing to do but to go on."""
    if screen.moments.stays:
        return None
    found = groups(screen.session, context)
    if not found:
        return None
    return h(
        "section",
        h("h2", tr("What you can do"), id="words-deeds"),
        *(_group(group, context) for group in found),
        class_="panel",
        aria_labelledby="words-deeds",
    )


def _group(group: Group, context: AnyContext) -> Scene:
    items = [h("li", _button(one, context)) for one in group.sayings]
    heading = h("h3", group.heading) if group.heading else None
    return h("div", heading, h("ul", *items), class_="group", key=f"group{group.heading}")


def _button(one: Saying | Deed, context: AnyContext) -> Scene:
    if isinstance(one, Saying):
        written = json.dumps(one.action)
        return button(
            "say",
            one.words,
            data_action=written,
            key=written,
            kind="saying hinted" if one.action in context.planned[:1] else "saying",
        )
    data = {f"data_{name}": value for name, value in one.data.items()}
    return h(
        "button",
        h("span", one.words),
        type="button",
        data_tap=one.tap or None,
        data_do=one.do or None,
        class_="button saying",
        key=f"{one.tap}{one.do}{one.data}",
        **data,
    )


def _position(screen: Screen, context: AnyContext) -> Scene:
    passages = screen.session.table.talk.position(context)
    return h(
        "section",
        h("h2", tr("How it stands"), id="words-position"),
        *map(passage, passages),
        class_="panel",
        aria_labelledby="words-position",
    )


def passage(one: Passage, depth: int = 3) -> Scene:
    lines = [h("li", line) for line in one.lines]
    return h(
        "div",
        h(f"h{depth}", one.heading),
        h("ol" if one.numbered else "ul", *lines) if lines else None,
        *(passage(part, depth + 1) for part in one.parts),
        class_="passage",
    )


def _score(screen: Screen, context: AnyContext) -> Scene | None:
    sheet = sheet_room.draw(screen.session.table.drawing.sheet(context))
    if sheet is None:
        return None
    return h(
        "section",
        h("h2", tr("Score"), id="words-score"),
        sheet,
        class_="panel",
        aria_labelledby="words-score",
    )
