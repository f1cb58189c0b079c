"""The score over the match, drawn."""

from app.match.course import Course
from app.match.session import Session
from app.screens.parts import plot
from app.tables.kit.scene import Scene, circle
from app.tables.parts import AnyContext


def draw(session: Session, context: AnyContext) -> Scene | None:
    course, talk, players = session.course, session.table.talk, session.match.players
    if len(course.points) < 2 or not course.points[0].scores:
        return None
    scores = [score for point in course.points for score in point.scores]
    low, high = min(scores), max(scores)
    room = context.width, context.height
    frame = plot.frame(room, (low, high), len(players), course.length)
    middle = 0 if low < 0 < frame.high else (low + frame.high) // 2
    return plot.figure(
        frame,
        talk.measure(context.view),
        *plot.scale(frame, [low, frame.high, middle], talk.tick),
        *plot.time(frame, course, talk.era_name),
        *plot.lines(frame, players, [(point.step, point.scores) for point in course.points]),
        *_turning_points(frame, course),
    )


def _turning_points(frame: plot.Frame, course: Course) -> list[Scene]:
    """A ring where somebody took the lead."""
    scores = {point.step: point.scores for point in course.points}
    return [
        circle(frame.x(one.step), frame.y(scores[one.step][one.seat]), 5, class_="turned")
        for one in course.changes()
    ]
