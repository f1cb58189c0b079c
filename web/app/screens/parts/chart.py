"""The score over the match, drawn."""

from app.match.session import Session
from app.tables.kit.colours import colour_of, mark
from app.tables.kit.scene import Scene, g, h, label, line, num, path, svg
from engine.language import tr

WIDTH, HEIGHT = 560, 240
LEFT, TOP, RIGHT, BOTTOM = 44, 14, 20, 26


def draw(session: Session) -> Scene | None:
    rows = session.course
    if len(rows) < 2 or not rows[0]:
        return None
    low, high = min(map(min, rows)), max(map(max, rows))
    high = high if high > low else low + 1
    lines = [_line(session, rows, seat, low, high) for seat in range(len(rows[0]))]
    return h(
        "figure",
        svg(
            WIDTH,
            HEIGHT,
            *_axes(low, high),
            *lines,
            class_="chart",
            role="img",
            aria_label=tr("The score over the match"),
        ),
        h("figcaption", tr("The score over the match")),
    )


def _x(step: int, steps: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * step / max(1, steps - 1)


def _y(value: float, low: int, high: int) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low)


def _axes(low: int, high: int) -> list[Scene]:
    marks = sorted({low, high, 0} if low < 0 < high else {low, (low + high) // 2, high})
    scenes = []
    for value in marks:
        y = _y(value, low, high)
        scenes.append(line(LEFT, y, WIDTH - RIGHT, y, class_="grid"))
        scenes.append(label(LEFT - 8, y + 4, str(value), text_anchor="end", class_="tick"))
    return scenes


def _line(session: Session, rows: list[list[int]], seat: int, low: int, high: int) -> Scene:
    colour = session.match.players[seat].colour
    places = [(_x(n, len(rows)), _y(row[seat], low, high)) for n, row in enumerate(rows)]
    d = "M" + " L".join(f"{num(x)} {num(y)}" for x, y in places)
    x, y = places[-1]
    return g(
        path(d, fill="none", style=f"stroke:{colour_of(colour)}", class_="curve"),
        mark(colour, x - 6, y - 6, 12),
    )
