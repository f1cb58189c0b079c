"""The score over the match, drawn: time along it, names on its lines."""

from dataclasses import dataclass

from app.match.course import Course
from app.match.session import Session
from app.tables.kit.colours import colour_of, mark
from app.tables.kit.pieces import shortened
from app.tables.kit.scene import Scene, circle, g, h, label, line, num, path, svg
from app.tables.parts import AnyContext
from engine.language import tr

LEFT, TOP, BOTTOM = 40, 16, 30
LINE = 18
"""The least room between two names, one above the other."""
BOLD = 14.5
"""The size of the names for counting their letters: they are drawn bold."""
APART = 2.5
"""How far lines that run together are kept apart."""


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where scores and actions lie on the paper."""

    width: int
    height: int
    right: int
    low: int
    high: int
    length: int

    def x(self, step: int) -> float:
        return LEFT + (self.width - LEFT - self.right) * step / max(1, self.length)

    def y(self, value: float) -> float:
        room = self.height - TOP - BOTTOM
        return self.height - BOTTOM - room * (value - self.low) / (self.high - self.low)


def draw(session: Session, context: AnyContext) -> Scene | None:
    course, talk = session.course, session.table.talk
    if len(course.points) < 2 or not course.points[0].scores:
        return None
    frame = _frame(course, context)
    title = talk.measure(context.view)
    return h(
        "figure",
        h("figcaption", title),
        svg(
            frame.width,
            frame.height,
            *_values(frame, session),
            *_time(frame, session),
            *_lines(frame, session),
            *_turning_points(frame, course),
            class_="chart",
            role="img",
            aria_label=tr("{measure}, over the match", measure=title),
        ),
        class_="panel",
    )


def _frame(course: Course, context: AnyContext) -> _Frame:
    """As wide as the room that the result gives it, so that its letters keep their size."""
    wide = context.width >= 900 or context.width > context.height
    width = min(620, round(context.width * 0.5) - 60) if wide else context.width - 66
    width = max(280, width)
    scores = [score for point in course.points for score in point.scores]
    low, high = min(scores), max(scores)
    seats = len(course.points[0].scores)
    height = max(220, min(320, width // 2), seats * LINE + TOP + BOTTOM)
    right = 112 if width > 420 else 92
    return _Frame(width, height, right, low, high if high > low else low + 1, course.length)


def _values(frame: _Frame, session: Session) -> list[Scene]:
    low, high = frame.low, frame.high
    marks = {low, high, 0} if low < 0 < high else {low, (low + high) // 2, high}
    shown: list[Scene] = []
    taken: list[float] = []
    for value in sorted(marks, key=lambda value: value not in (low, high)):
        y = frame.y(value)
        if any(abs(y - other) < 14 for other in taken):
            continue
        taken.append(y)
        words = session.table.talk.tick(value)
        shown.append(line(LEFT, y, frame.width - frame.right, y, class_="grid"))
        shown.append(label(LEFT - 8, y + 4, words, text_anchor="end", class_="tick"))
    return shown


def _time(frame: _Frame, session: Session) -> list[Scene]:
    """A mark where each mensis, round or turn began; the first by its name, then numbers."""
    y = frame.height - BOTTOM
    shown: list[Scene] = []
    free = 0.0
    for number, (step, era) in enumerate(session.course.eras):
        x = frame.x(step)
        if number and x < free:
            continue
        words = session.table.talk.era_name(era) if not number else str(era)
        shown.append(line(x, y, x, y + 6, class_="grid"))
        anchor = "start" if not number else "middle"
        shown.append(label(x, y + 20, words, text_anchor=anchor, class_="tick"))
        free = x + (len(words) * 7 + 22 if not number else 40)
    return shown


def _lines(frame: _Frame, session: Session) -> list[Scene]:
    points, players = session.course.points, session.match.players
    seats = range(len(players))
    ends = {seat: frame.y(points[-1].scores[seat]) for seat in seats}
    names = _spread([ends[seat] for seat in seats], TOP, frame.height - BOTTOM)
    drawn = []
    for seat in seats:
        shift = (seat - (len(seats) - 1) / 2) * APART
        colour = players[seat].colour
        x = frame.width - frame.right
        d = f"M{num(frame.x(0))} {num(frame.y(points[0].scores[seat]) + shift)}"
        for point in points[1:]:
            d += f"H{num(frame.x(point.step))}V{num(frame.y(point.scores[seat]) + shift)}"
        d += f"H{num(float(x))}"
        at = names[seat]
        name = shortened(players[seat].name, frame.right - 36, BOLD)
        drawn.append(
            g(
                path(d, fill="none", style=f"stroke:{colour_of(colour)}", class_="curve"),
                path(f"M{x} {num(ends[seat] + shift)}L{x + 10} {num(at)}", class_="lead"),
                mark(colour, x + 12, at - 6, 12),
                label(x + 28, at + 4, name, text_anchor="start", class_="who", translate="no"),
            )
        )
    return drawn


def _spread(wanted: list[float], top: float, bottom: float) -> list[float]:
    """The places of names, as near to what is wanted as they fit one below the other."""
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    places = [0.0] * len(wanted)
    at = top - LINE
    for n in order:
        at = places[n] = max(wanted[n], at + LINE)
    limit = bottom
    for n in reversed(order):
        limit = places[n] = min(places[n], limit)
        limit -= LINE
    return places


def _turning_points(frame: _Frame, course: Course) -> list[Scene]:
    """A ring where somebody took the lead."""
    scores = {point.step: point.scores for point in course.points}
    return [
        circle(frame.x(one.step), frame.y(scores[one.step][one.seat]), 5, class_="turned")
        for one in course.changes()
    ]
