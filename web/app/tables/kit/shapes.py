"""Small shapes that many pictures share, each as the `d` of a path or as one element."""

from math import cos, pi, sin

from app.tables.kit.scene import Scene, circle, g, num, path

Point = tuple[float, float]


def at(x: float, y: float) -> str:
    return f"{num(float(x))} {num(float(y))}"


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point at a distance and a direction; 0° is up, clockwise."""
    turn = degrees * pi / 180
    return x + radius * sin(turn), y - radius * cos(turn)


def disc(x: float, y: float, r: float) -> str:
    """A circle, to be joined with others into one path."""
    rr = at(r, r)
    return f"M{at(x - r, y)}A{rr} 0 1 1 {at(x + r, y)}A{rr} 0 1 1 {at(x - r, y)}Z"


def leaf(x: float, y: float, degrees: float, length: float, width: float) -> str:
    """A leaf that grows from a point in a direction."""
    tip = polar(x, y, length, degrees)
    middle = polar(x, y, length * 0.45, degrees)
    one = polar(*middle, width, degrees + 90)
    two = polar(*middle, width, degrees - 90)
    return f"M{at(x, y)}Q{at(*one)} {at(*tip)}Q{at(*two)} {at(x, y)}Z"


def laurel(x: float, y: float, r: float, pairs: int) -> str:
    """Two branches of leaves around a point, open at the top."""
    drawn = ""
    for number in range(pairs):
        turn = 12 + number * 132 / (pairs - 1)
        for side in (-1, 1):
            degrees = 180 + side * turn
            stem = polar(x, y, r, degrees)
            for lean in (-38, 14):
                drawn += leaf(*stem, degrees + side * (90 + lean), r * 0.26, r * 0.07)
    return drawn


def rays(x: float, y: float, inner: float, outer: float, count: int) -> str:
    """Short lines around a point: a sun's rays, a star's glitter."""
    lines = []
    for n in range(count):
        degrees = 360 * n / count
        start, end = polar(x, y, inner, degrees), polar(x, y, outer, degrees)
        lines.append(f"M{at(*start)}L{at(*end)}")
    return "".join(lines)


def star(x: float, y: float, outer: float, inner: float, tips: int) -> str:
    corners = [polar(x, y, inner if n % 2 else outer, 180 * n / tips) for n in range(2 * tips)]
    return "M" + "L".join(at(*corner) for corner in corners) + "Z"


def snowflake(x: float, y: float, r: float) -> str:
    """Six arms with a pair of barbs each, to be stroked."""
    arms = []
    for degrees in range(0, 360, 60):
        fork = polar(x, y, r * 0.55, degrees)
        left, right = polar(*fork, r * 0.38, degrees - 50), polar(*fork, r * 0.38, degrees + 50)
        tip = polar(x, y, r, degrees)
        arms.append(f"M{at(x, y)}L{at(*tip)}M{at(*left)}L{at(*fork)}L{at(*right)}")
    return "".join(arms)


def drop(x: float, y: float, size: float) -> str:
    """A drop that hangs from a point."""
    r = size * 0.36
    bottom = y + size - r
    return (
        f"M{at(x, y)}C{at(x + r * 0.5, y + size * 0.3)} {at(x + r, bottom - r * 0.5)} "
        f"{at(x + r, bottom)}A{at(r, r)} 0 0 1 {at(x - r, bottom)}"
        f"C{at(x - r, bottom - r * 0.5)} {at(x - r * 0.5, y + size * 0.3)} {at(x, y)}Z"
    )


def cloud(x: float, y: float, width: float) -> str:
    """A flat-bottomed cloud around a point."""
    u = width / 10
    return (
        f"M{at(x - 4 * u, y + 2 * u)}A{at(2 * u, 2 * u)} 0 0 1 {at(x - 3.4 * u, y - 1.8 * u)}"
        f"A{at(2.6 * u, 2.6 * u)} 0 0 1 {at(x + 1.2 * u, y - 2.6 * u)}"
        f"A{at(2 * u, 2 * u)} 0 0 1 {at(x + 4 * u, y - 1 * u)}"
        f"A{at(1.6 * u, 1.6 * u)} 0 0 1 {at(x + 3.8 * u, y + 2 * u)}Z"
    )


def fir(x: float, y: float, height: float) -> str:
    """A fir that stands on a point, in three tiers."""
    parts = []
    for tier in range(3):
        low = y - height * (0.1 + 0.25 * tier)
        high, half = low - height * 0.42, height * (0.3 - 0.065 * tier)
        parts.append(
            f"M{at(x, high)}Q{at(x + half * 0.4, low - height * 0.1)} {at(x + half, low)}"
            f"Q{at(x, low + height * 0.05)} {at(x - half, low)}"
            f"Q{at(x - half * 0.4, low - height * 0.1)} {at(x, high)}Z"
        )
    return "".join(parts)


def bird(x: float, y: float, span: float) -> str:
    """A bird far away, to be stroked."""
    h = span / 2
    return (
        f"M{at(x - h, y - h * 0.3)}Q{at(x - h * 0.4, y - h * 0.75)} {at(x, y)}"
        f"Q{at(x + h * 0.4, y - h * 0.75)} {at(x + h, y - h * 0.3)}"
    )


def moonlight(x: float, y: float, r: float, phase: str) -> str:
    """The lit part of a moon: a young crescent ("new"), "waxing", "full" or "waning"."""
    top, foot, round_ = at(x, y - r), at(x, y + r), at(r, r)
    right, left = f"M{top}A{round_} 0 0 1 {foot}", f"M{top}A{round_} 0 0 0 {foot}"
    return {
        "new": f"{right}A{at(r * 0.62, r)} 0 0 0 {top}Z",
        "waxing": f"{right}Z",
        "full": f"{right}A{round_} 0 0 1 {top}Z",
        "waning": f"{left}Z",
    }[phase]


def moon(x: float, y: float, r: float, phase: str, lit: str, dark: str) -> Scene:
    return g(
        circle(x, y, r, fill=dark, stroke=lit, stroke_width=num(max(0.8, r * 0.05))),
        path(moonlight(x, y, r, phase), fill=lit),
    )
