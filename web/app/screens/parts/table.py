"""The table's screen: a bar, the table, the prompt and its buttons."""

from typing import Protocol

from app.match.moments import Moments
from app.match.news import Line
from app.match.once import Latest
from app.match.retelling import Retelling
from app.match.session import Session
from app.screens.parts import broken, coach, moment, news, side, trial
from app.screens.parts.heard import just_now
from app.screens.parts.prompt import prompt
from app.tables.kit.colours import colour_of, sign
from app.tables.kit.marking import Marker
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import accented, button, dialog, icon_button, token_button
from app.tables.parts import AnyContext, Button
from engine.language import spoken, tr


class Screen(Protocol):
    """What is drawn: a match, and what is open over it."""

    session: Session
    size: tuple[int, int]
    opened: str
    shown_large: str
    asking_info: bool
    advising: bool
    moments: Moments
    retelling: Retelling | None
    news_opened: bool
    lit: str
    marker: Marker
    tracer: Marker
    told: Latest[list[Scene]]
    strip: Latest[Scene]
    bar: Latest[Scene]

    @property
    def news(self) -> list[Line]: ...

    @property
    def lights(self) -> tuple[str, ...]: ...

    @property
    def lights_else(self) -> tuple[str, ...]: ...

    @property
    def touched(self) -> tuple[str, ...]: ...

    @property
    def waits_for_others(self) -> bool: ...

    @property
    def racing(self) -> bool: ...

    @property
    def rules(self) -> Scene | None: ...

    @property
    def seats(self) -> Scene | None: ...

    @property
    def banner(self) -> str: ...

    @property
    def saved(self) -> bool: ...

    @property
    def may_ask_hint(self) -> bool: ...

    @property
    def may_fill_screen(self) -> bool: ...

    @property
    def chatty(self) -> bool: ...

    @property
    def coach(self) -> Scene | None: ...

    @property
    def in_words(self) -> bool: ...


def draw(screen: Screen, context: AnyContext) -> Scene:
    session = screen.session
    if screen.retelling:
        context = screen.retelling.context(screen.size)
    return h(
        "main",
        to_words(),
        _bar(screen, context),
        banner(screen),
        trial.strip(session.id),
        h("div", _news(screen, context), _felt(screen, context), class_="middle"),
        _lower(screen, context),
        over(screen, context),
        _large(screen, context),
        data_screen="table",
        data_phase=str(context.view.get("phase", "")),
        data_turn=str(context.view.get("turn", "")),
        data_racing="" if screen.racing else None,
        class_="screen table",
        style=accented(session.match.game.id),
    )


def to_words() -> Scene:
    """The first link of all: unseen until keys come to it. It leads to no other address."""
    words = tr("Play in words")
    return h(
        "a",
        words,
        role="link",
        tabindex="0",
        data_do="text",
        class_="skip button",
        data_may_cut="unseen until keys come to it",
        data_may_cover="only while keys are on it",
    )


def banner(screen: Screen) -> Scene | None:
    return h("p", screen.banner, class_="banner", role="alert") if screen.banner else None


def over(screen: Screen, context: AnyContext) -> Scene | None:
    """What has been opened from the side."""
    if not screen.opened:
        return None
    return side.draw(
        screen.opened,
        screen.session,
        context,
        screen.rules,
        screen.seats,
        screen.saved,
        screen.may_fill_screen,
        screen.chatty,
        screen.in_words,
    )


def _felt(screen: Screen, context: AnyContext) -> Scene:
    """The table itself; in a moment, what it is about comes forward."""
    drawn, over = None, None
    if all(screen.size):
        drawing = (screen.retelling or screen.session).table.drawing
        drawn = broken.drawn(lambda: drawing.draw(context))
        shown = screen.moments.showing
        if shown:
            over = moment.over(shown, drawn, screen.moments.stays)
        elif screen.lit or not screen.retelling:
            drawn = _marked(screen, drawn)
    return h(
        "div",
        drawn,
        over,
        id="felt",
        class_="felt",
        data_do="hurry-on" if screen.waits_for_others else None,
    )


def _marked(screen: Screen, drawn: Scene) -> Scene:
    """What is spoken of is lit; whoever reads the news still sees what others do meanwhile."""
    lights = screen.lights
    hidden = screen.retelling or (lights and not screen.lit)
    traces = () if hidden else tuple(one for one in screen.touched if one not in lights)
    drawn = screen.tracer.marked(drawn, traces, "touched")
    return screen.marker.marked(drawn, lights, "lit", screen.lights_else)


def _news(screen: Screen, context: AnyContext) -> Scene | None:
    if screen.coach:
        return None
    if not screen.session.table.talk.tells_news(context):
        # Nobody needs the strip who sees the table; who hears it is told all the same.
        heard = (spoken(), screen.session.match.revision, context.viewer, context.names)
        return screen.strip.of(heard, lambda: just_now(screen.session))
    lines, opened, lit = screen.news, screen.news_opened, screen.lit
    who = (context.viewer, context.actor, context.actors)
    seen = (*who, context.names, context.colours, context.forms)
    given = (spoken(), lines, opened, lit, bool(context.standings), seen)

    def told() -> list[Scene]:
        return news.told_in(lines, context, opened, lit)

    def draw() -> Scene:
        return news.draw(screen.told.of(given, told), opened, just_now(screen.session))

    return screen.strip.of((given, screen.session.match.revision), draw)


def _lower(screen: Screen, context: AnyContext) -> Scene:
    """What can be done now; in its place a moment, or the news as moves."""
    told = screen.retelling
    if told:
        return news.retold(told.lines(), told.step, told.first, told.last, told.running)
    shown = screen.moments.showing
    return moment.foot(shown, context, screen.moments.stays) if shown else _foot(screen, context)


def _bar(screen: Screen, context: AnyContext) -> Scene:
    """Few taps change it; a clock that runs may say something else every time."""
    session = screen.session
    if screen.retelling or session.table.clock.races:
        return _drawn_bar(screen, context)
    seen = (context.viewer, context.actors, context.names, context.colours, context.forms)
    given = (spoken(), session.match.revision, screen.asking_info, screen.opened, seen)
    return screen.bar.of(given, lambda: _drawn_bar(screen, context))


def _drawn_bar(screen: Screen, context: AnyContext) -> Scene:
    return h(
        "header",
        _whose(screen.session, context),
        h("span", screen.session.table.talk.round(context), class_="where"),
        None
        if screen.racing and len(context.people) > 1
        else h(
            "nav",
            _toggle("info", tr("Show a card large"), screen.asking_info),
            *tools(screen),
            data_zone="bar",
            aria_label=tr("Log, rules and menu"),
        ),
        class_="bar",
    )


def tools(screen: Screen) -> list[Scene]:
    """What can be opened from the bar of every table."""
    return [
        _toggle("log", tr("Log and score"), screen.opened == "log"),
        _toggle("rules", tr("Rules"), screen.opened == "rules"),
        icon_button("menu", "menu", tr("Menu")),
    ]


def _toggle(name: str, words: str, on: bool) -> Scene:
    return icon_button(name, name, words, aria_pressed="true" if on else "false")


def _whose(session: Session, context: AnyContext) -> Scene:
    words = session.table.talk.whose(context)
    if words:
        everybody = tr("Everybody’s turn")
        return h("h1", h("span", words, class_="name"), class_="turn", aria_label=everybody)
    if not context.actors:
        return h("h1", tr("The end"), class_="turn")
    seat = context.viewer if context.viewer in context.actors else context.actors[0]
    assert seat is not None
    colour = context.colours[seat]
    return h(
        "h1",
        sign(colour, 18, context.form(seat)),
        name_of(context.names[seat], class_="name"),
        class_="turn",
        aria_label=tr("{name}’s turn", name=context.names[seat]),
        style=f"--who:{colour_of(colour)}",
    )


def _foot(screen: Screen, context: AnyContext) -> Scene:
    session, races = screen.session, screen.session.table.clock.races
    offered = session.choice.tappable
    shown = [b for b in session.table.taps.buttons(context) if b.token in offered]
    hint = icon_button("hint", "hint", tr("Hint"), disabled=screen.advising, key="hint")
    last = _last_button(session, context)
    brief = not (shown or last or races or screen.coach)
    kind = "foot hinting" if session.hint_shown else "foot brief" if brief else "foot"
    return h(
        "footer",
        None
        if races
        else icon_button("undo", "undo", tr("Undo"), disabled=not session.can_go_back),
        coach.figure(44) if session.hint_shown else None,
        screen.coach or prompt(session.prompt(context)),
        h(
            "div",
            *(_token_button(b, context, big=races or last is None) for b in shown),
            whisper(session),
            button("do-hint", tr("Do it"), sign="play", key="do") if session.hint_shown else None,
            hint if screen.may_ask_hint else None,
            last,
            class_="buttons",
        ),
        class_=kind,
        data_zone="buttons",
        role="group",
        aria_label=tr("What you can do"),
    )


def whisper(session: Session) -> Scene | None:
    """Where others must not read a hint: a button to be held by whoever may."""
    hint = session.hint
    if hint is None or not (session.hint_shown and hint.whispered):
        return None
    words = tr("Read it")
    return h(
        "button", words, type="button", class_="button press", data_press="hint", key="whisper"
    )


def _token_button(one: Button, context: AnyContext, big: bool) -> Scene:
    chosen, hinted = one.token in context.chosen, one.token in context.hinted
    return token_button(one.token, one.words, chosen, big=big, hinted=hinted)


def _last_button(session: Session, context: AnyContext) -> Scene | None:
    if session.match.over:
        return button("result", tr("Result"), kind="big", key="last")
    if session.table.clock.races:
        return None
    ready = context.ready is not None
    if not ready and not session.table.taps.confirms(context):
        return None
    return button("confirm", tr("Confirm"), sign="tick", kind="big", disabled=not ready, key="last")


def _large(screen: Screen, context: AnyContext) -> Scene | None:
    if screen.opened != "large":
        return None
    inside = (screen.retelling or screen.session).table.drawing.large(context, screen.shown_large)
    return dialog("", inside, kind="large") if inside else None
