"""The review as a whole: everybody's chance over the match, what turned it, a word to each."""

from collections.abc import Iterable
from typing import Protocol

from app.match.course import Course
from app.match.playback import Playback
from app.screens.base import App
from app.screens.parts import plot
from app.screens.parts.way_back import way_back
from app.tables.kit.colours import colour_of, sign
from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene, circle, g, h, label, line, name_of
from app.tables.kit.widgets import accented, link
from app.tables.parts import AnyContext, AnyTable
from engine import Match
from engine.language import tr
from engine.review import Moment, Person, Review

MOST_SENTENCES = 2
TENTHS = 10
"""Of a percent: a chance is told in thousandths."""
RING = 9


class Screen(Protocol):
    app: App
    id: str
    whole: Match
    table: AnyTable
    playback: Playback
    found: Review | None
    part: float
    can_be_reviewed: bool

    @property
    def course(self) -> Course: ...

    def whole_course(self) -> Iterable[AnyContext]: ...


def draw(screen: Screen) -> Scene:
    game = screen.whole.game
    return h(
        "main",
        h(
            "header",
            way_back(screen.app),
            h("h1", tr("Review: {game}", game=game.title), class_="serif"),
            h("nav", link(f"#/replay/{screen.id}", tr("Replay"), sign="replay")),
            class_="top",
        ),
        h("div", *_inside(screen), class_="scroll reviewing"),
        data_screen="review",
        class_="screen review-whole",
        style=accented(game.id),
    )


def _inside(screen: Screen) -> list[Scene | None]:
    if screen.found:
        return [_people(screen, screen.found), _chart(screen, screen.found), _turned(screen)]
    if screen.can_be_reviewed:
        return [_waiting(screen.part)]
    own = screen.table.drawing.review(screen.whole_course())
    return [own or h("p", tr("Nobody plays to win here, so there is nothing to review."))]


def _waiting(part: float) -> Scene:
    words = tr("Looking at the match again …")
    return h(
        "section",
        h("h1", words),
        h("p", tr("What was played is compared with what a hard player would have done.")),
        h("progress", max="100", value=str(round(100 * part)), aria_label=words),
        class_="panel waiting",
        aria_live="polite",
    )


def percent(thousandths: int) -> str:
    return tr("{number}%", number=round(thousandths / TENTHS))


def from_to(review: Review, moment: Moment) -> str:
    """Somebody's chance before a moment and after it."""
    before, after = (review.chances(step)[moment.seat] for step in (moment.step, moment.end))
    return tr("{before} → {after}", before=percent(before), after=percent(after))


def when(screen: Screen, moment: Moment) -> str:
    """In which mensis, round or turn."""
    return screen.table.talk.era_name(screen.course.era(moment.step + 1))


def _people(screen: Screen, review: Review) -> Scene | None:
    if not review.people:
        return None
    return h("div", *(_person(screen, review, one) for one in review.people), class_="people-said")


def _person(screen: Screen, review: Review, said: Person) -> Scene:
    player = screen.whole.players[said.seat]
    best = review.moment(said.best) if said.best is not None else None
    worst = review.moment(said.costliest) if said.costliest is not None else None
    return h(
        "section",
        h("h2", sign(player.colour, 22), name_of(player.name)),
        h(
            "div",
            _said(screen, tr("Best turn"), best, from_to(review, best), "gain") if best else None,
            _said(screen, tr("Costliest turn"), worst, lost(worst), "loss")
            if worst
            else h("p", tr("No turn cost anything that could be known then."), class_="soft"),
            class_="said-to",
        ),
        class_="panel person",
        style=f"--who:{colour_of(player.colour)}",
    )


def lost(moment: Moment) -> str:
    return tr("{percent} given away", percent=percent(moment.cost))


def amount(review: Review, moment: Moment) -> Scene:
    """What was given away by a mistake, else how the chance changed."""
    if moment.cost:
        return h("em", lost(moment), class_="loss")
    kind = "gain" if moment.swing >= TENTHS else "loss" if moment.swing <= -TENTHS else None
    return h("em", from_to(review, moment), class_=kind)


def _said(screen: Screen, title: str, moment: Moment, amount: str, kind: str) -> Scene:
    return h(
        "a",
        icon("star" if kind == "gain" else "minus"),
        h("span", h("b", title), h("small", when(screen, moment))),
        h("em", amount),
        href=f"#/review/{screen.id}/{moment.step}",
        class_=f"button said {kind}",
    )


def _chart(screen: Screen, review: Review) -> Scene:
    players = screen.whole.players
    room = screen.app.page.viewport()
    frame = plot.frame(room, (0, 1000), len(players), review.length, beside=64)
    return plot.figure(
        frame,
        tr("How likely everybody was to win"),
        *plot.scale(frame, [0, 1000, 500], percent),
        *plot.time(frame, screen.course, screen.table.talk.era_name),
        *plot.lines(frame, players, [(p.step, p.chances) for p in review.points], stairs=False),
        *_rings(frame, review),
        kind="chart odds",
        data_may_cut="turning points that lie close are listed below",
    )


def _rings(frame: plot.Frame, review: Review) -> list[Scene]:
    """A numbered ring for each moment, where it ended; one that would lie on another moves up."""
    drawn: list[Scene] = []
    taken: list[tuple[float, float]] = []
    for number, moment in enumerate(review.moments, 1):
        x, at = frame.x(moment.end), frame.y(review.chances(moment.end)[moment.seat])
        y = at
        while any(abs(x - left) < 2 * RING and abs(y - top) < 2 * RING for left, top in taken):
            y -= 2 * RING + 1
        if y < RING:  # No room above: then below.
            y = max([at, *(top for left, top in taken if abs(x - left) < 2 * RING)]) + 2 * RING + 1
        taken.append((x, y))
        drawn.append(
            g(
                line(x, at, x, y, class_="lead"),
                circle(x, y, RING, class_="turned"),
                label(x, y + 4, str(number), text_anchor="middle", class_="turned-number"),
            )
        )
    return drawn


def _turned(screen: Screen) -> Scene | None:
    review = screen.found
    if review is None or not review.moments:
        return None
    return h(
        "section",
        h("h2", tr("Turning points")),
        *(_moment(screen, review, number, one) for number, one in enumerate(review.moments, 1)),
        class_="panel turning",
    )


def _moment(screen: Screen, review: Review, number: int, moment: Moment) -> Scene:
    player = screen.whole.players[moment.seat]
    return h(
        "a",
        h("b", str(number), class_="number"),
        h(
            "span",
            h(
                "span",
                sign(player.colour, 16),
                name_of(player.name, "b"),
                h("small", when(screen, moment)),
                class_="who",
            ),
            h("span", told(screen, moment), class_="told"),
            class_="words",
        ),
        amount(review, moment),
        href=f"#/review/{screen.id}/{moment.step}",
        class_="button moment-link",
        data_moment_of=str(moment.step),
    )


def told(screen: Screen, moment: Moment) -> str:
    """What the log says of a moment: the first of it."""
    match = screen.whole
    events = (
        event
        for told in match.told_since(moment.step)[: moment.end - moment.step]
        for event, _ in told
    )
    lines = [text for event in events if (text := match.game.words.sentence(event, match.names))]
    return " ".join([*lines[:MOST_SENTENCES], *(["…"] if len(lines) > MOST_SENTENCES else [])])
