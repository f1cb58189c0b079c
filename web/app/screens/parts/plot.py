"""Lines over the course of a match: time along them, a name at the end of each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.match.course import Course
from app.tables.kit.colours import colour_of, mark
from app.tables.kit.pieces import shortened
from app.tables.kit.scene import Scene, g, h, label, line, num, path, svg
from engine import Player
from engine.language import tr

LEFT, TOP, BOTTOM = 40, 16, 30
LINE = 18
"""The least room between two names, one above the other."""
BOLD = 14.5
"""The size of the names for counting their letters: they are drawn bold."""
APART = 2.5
"""How far lines that run together are kept apart."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where values and actions lie on the paper."""

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


def frame(
    room: tuple[int, int], values: tuple[int, int], seats: int, length: int, beside: int = 60
) -> Frame:
    """As wide as the room that the screen gives it, so that its letters keep their size.

    `beside` is what of a half or of the whole screen is not the paper's.
    """
    wide = room[0] >= 900 or room[0] > room[1]
    width = min(620, round(room[0] * 0.5) - beside) if wide else room[0] - beside - 6
    width = max(280, width)
    height = max(220, min(320, width // 2), seats * LINE + TOP + BOTTOM)
    low, high = values
    return Frame(width, height, 112 if width > 420 else 92, low, max(high, low + 1), length)


def scale(on: Frame, marks: Sequence[int], words: Callable[[int], str]) -> list[Scene]:
    """A line across for each of these values, unless another lies there; the first ones first."""
    shown: list[Scene] = []
    taken: list[float] = []
    for value in marks:
        y = on.y(value)
        if any(abs(y - other) < 14 for other in taken):
            continue
        taken.append(y)
        shown.append(line(LEFT, y, on.width - on.right, y, class_="grid"))
        shown.append(label(LEFT - 8, y + 4, words(value), text_anchor="end", class_="tick"))
    return shown


def time(on: Frame, course: Course, era_name: Callable[[int], str]) -> list[Scene]:
    """A mark where each mensis, round or turn began; the first by its name, then numbers."""
    y = on.height - BOTTOM
    shown: list[Scene] = []
    free = 0.0
    for number, (step, era) in enumerate(course.eras):
        x = on.x(step)
        if number and x < free:
            continue
        words = era_name(era) if not number else str(era)
        shown.append(line(x, y, x, y + 6, class_="grid"))
        anchor = "start" if not number else "middle"
        shown.append(label(x, y + 20, words, text_anchor=anchor, class_="tick"))
        free = x + (len(words) * 7 + 22 if not number else 40)
    return shown


def figure(on: Frame, title: str, *drawn: Scene, kind: str = "chart", **more: str) -> Scene:
    """The paper with all that is drawn on it, under its title."""
    name = tr("{measure}, over the match", measure=title)
    paper = svg(on.width, on.height, *drawn, class_=kind, role="img", aria_label=name, **more)
    return h("figure", h("figcaption", title), paper, class_="panel")


def lines(
    on: Frame,
    players: Sequence[Player],
    points: Sequence[tuple[int, Sequence[int]]],
    stairs: bool = True,
) -> list[Scene]:
    """Everybody's line through the points, and their name where it ends.

    `stairs`: what is counted stays as it is from one point to the next.
    """
    seats = range(len(players))
    ends = [on.y(points[-1][1][seat]) for seat in seats]
    names = _spread(ends, TOP, on.height - BOTTOM)
    drawn = []
    for seat in seats:
        shift = (seat - (len(seats) - 1) / 2) * APART
        x = on.width - on.right
        places = [(num(on.x(step)), num(on.y(told[seat]) + shift)) for step, told in points]
        way = [f"H{x}V{y}" if stairs else f"L{x} {y}" for x, y in places[1:]]
        d = f"M{places[0][0]} {places[0][1]}{''.join(way)}H{num(float(x))}"
        at, colour = names[seat], players[seat].colour
        name = shortened(players[seat].name, on.right - 36, BOLD)
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
