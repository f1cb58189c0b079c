"""The replay's screen: a bar, the table, what was done and by whom, the way through the match."""

from typing import Protocol

from app.match.playback import Playback
from app.screens.base import App
from app.screens.parts import broken, timeline
from app.screens.parts.in_words import passage
from app.screens.parts.way_back import way_back
from app.tables.kit.colours import colour_of, sign
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import accented, choose, icon_button, tip
from app.tables.parts import AnyContext, AnyTable
from engine import Match
from engine.language import tr


class Screen(Protocol):
    """What is drawn: a place in a match, and how it is looked at."""

    app: App
    whole: Match
    table: AnyTable
    playback: Playback
    turning_points: list[int]
    size: tuple[int, int]
    running: bool
    speed: str
    eyes: int | None
    all_open: bool

    def sheet(self) -> Scene | None: ...


def draw(screen: Screen, context: AnyContext) -> Scene:
    title = tr("Replay: {game}", game=screen.whole.game.title)
    return whole(screen, context, "replay", way_back(screen.app), title)


def whole(
    screen: Screen,
    context: AnyContext,
    name: str,
    back: Scene,
    title: str,
    beside: Scene | None = None,
) -> Scene:
    """The screen of this name; what lies beside the table is said of where one is."""
    table, game = screen.table, screen.whole.game
    return h(
        "main",
        h(
            "header",
            back,
            h("h1", title, class_="turn"),
            h("span", table.talk.round(context), class_="where"),
            _whose_eyes(screen),
            _other_view(screen.app.settings.words),
            class_="bar",
        ),
        _position(screen, context),
        beside,
        _open_secrets(screen) if screen.all_open else None,
        _foot(screen, context),
        screen.sheet(),
        data_screen=name,
        data_part="course",
        class_="screen table replay" if name == "replay" else f"screen table replay {name}",
        style=accented(game.id),
    )


def _position(screen: Screen, context: AnyContext) -> Scene:
    """The table, drawn or in words."""
    table = screen.table
    if screen.app.settings.words:
        told = table.talk.position(context)
        return h(
            "div",
            h("section", h("h2", tr("How it stands")), *map(passage, told), class_="panel"),
            class_="scroll reading",
            data_view="text",
            tabindex="0",
        )
    drawn = broken.drawn(lambda: table.drawing.draw(context), False) if all(screen.size) else None
    return h("div", drawn, id="felt", class_="felt")


def _other_view(in_words: bool) -> Scene:
    if in_words:
        return icon_button("text", "eye", tr("Draw the table"))
    return icon_button("text", "text", tr("The table in words"))


def _whose_eyes(screen: Screen) -> Scene | None:
    """A finished match may be seen with anybody's eyes; one that goes on, only from outside."""
    whole = screen.whole
    if not whole.over:
        return None
    choices = [("", tr("From outside"))]
    if screen.table.drawing.hides:
        choices.append(("all", tr("Everything open")))
    choices += [(str(seat), name) for seat, name in enumerate(whole.names)]
    seat = "" if screen.eyes is None else str(screen.eyes)
    return choose("eyes", "all" if screen.all_open else seat, choices, tr("Whose cards are seen"))


def _open_secrets(screen: Screen) -> Scene:
    """What each of them alone could see, side by side."""
    rows = []
    for seat, (name, colour) in enumerate(
        zip(screen.whole.names, screen.whole.colours, strict=True)
    ):
        secret = screen.table.drawing.secret(screen.playback.context(seat, screen.size))
        rows.append(h("li", h("b", sign(colour, 16), name_of(name)), secret, key=f"open{seat}"))
    return h("ul", *rows, class_="open-hands")


def _foot(screen: Screen, context: AnyContext) -> Scene:
    playback, running = screen.playback, screen.running
    first, last = playback.step == 0, playback.step == playback.length
    return h(
        "footer",
        _told(screen, context),
        timeline.draw(playback, screen.turning_points),
        h(
            "div",
            h("span", f"{playback.step} / {playback.length}", class_="count"),
            icon_button("turn-before", "turn-back", tr("One turn back"), disabled=first),
            icon_button("earlier", "arrow-left", tr("One action back"), disabled=first),
            icon_button(
                "run", "pause" if running else "play", tr("Pause") if running else tr("Play")
            ),
            icon_button("later", "arrow-right", tr("Next action"), disabled=last),
            icon_button("turn-after", "turn-on", tr("Next turn"), disabled=last),
            _speed(screen.speed),
            class_="buttons",
        ),
        class_="foot",
    )


def _speed(speed: str) -> Scene:
    names = {"slow": tr("Slow"), "normal": tr("Normal"), "quick": tr("Quick")}
    shown = {"slow": "½×", "normal": "1×", "quick": "3×"}
    words = tr("{sign}, speed: {speed}", sign=shown[speed], speed=names[speed])
    return h(
        "button",
        tip(words, h("span", shown[speed], translate="no")),
        type="button",
        data_do="speed",
        class_="button round speed",
        aria_label=words,
    )


def _told(screen: Screen, context: AnyContext) -> Scene:
    """Who did what: by the log's words, and by name where they have none."""
    playback = screen.playback
    words = " ".join(playback.lines(screen.eyes, screen.all_open))
    seat = playback.actor
    if seat is None:
        return h("p", words or tr("The match begins."), class_="prompt", aria_live="polite")
    name, colour = screen.whole.names[seat], screen.whole.colours[seat]
    return h(
        "p",
        h(
            "b",
            sign(colour, 18, context.form(seat)),
            None if name in words else name_of(name),
            class_="actor",
            style=f"--who:{colour_of(colour)}",
        ),
        h("span", words),
        class_="prompt",
        aria_live="polite",
    )
