"""A tournament as a picture: plain SVG, for a browser or a page of notes."""

from collections.abc import Iterable, Sequence
from html import escape

from engine.arena.guests import short
from engine.arena.summary import Rate, Summary

WIDTH, LABEL, ROW = 640, 150, 24
BARS = 20
"""Columns of the picture of lengths."""
COLUMN = 90
"""How high the tallest of them is."""
STYLE = (
    "text{font:13px sans-serif;fill:#222}.head{font-weight:bold}.bar{fill:#4a7fa7}"
    ".fair{stroke:#b4532a;stroke-dasharray:3 3}.sure{stroke:#222}"
)


def plot(title: str, found: Summary) -> str:
    """Who won, by kind and by turn, with intervals; how matches ended; how long they were."""
    kinds = [(short(kind), rate, found.fair[kind]) for kind, rate in found.kinds.items()]
    even = 1 / len(found.turns)
    turns = [(f"turn {turn}", rate, even) for turn, rate in enumerate(found.turns, 1)]
    endings = [
        (ending, Rate(count, found.matches), None) for ending, count in found.endings.items()
    ]
    parts: list[str] = []
    y = _head(parts, f"{title}, {found.matches} matches", ROW)
    for heading, rows in (("wins", kinds), ("by turn", turns), ("how it ended", endings)):
        y = _rates(parts, heading, rows, y)
    y = _lengths(parts, found.lengths, y)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}">'
        f'<style>{STYLE}</style><rect width="{WIDTH}" height="{y}" fill="#fff"/>'
        f"{''.join(parts)}</svg>\n"
    )


def _head(parts: list[str], text: str, y: int) -> int:
    parts.append(f'<text class="head" x="8" y="{y}">{escape(text)}</text>')
    return y + ROW


def _rates(
    parts: list[str], heading: str, rows: Iterable[tuple[str, Rate, float | None]], y: int
) -> int:
    """A bar for each share, with its interval, and a mark where it would be if all were alike."""
    y = _head(parts, heading, y + ROW // 2)
    for label, rate, fair in rows:
        low, high = rate.interval
        middle = y - ROW // 6
        parts.append(f'<text x="8" y="{y}">{escape(label)}</text>')
        parts.append(
            f'<rect class="bar" x="{LABEL}" y="{y - 13}" height="16" '
            f'width="{_across(rate.share) - LABEL:.1f}"/>'
        )
        parts.append(_line("sure", _across(low), _across(high), middle, middle))
        if fair is not None:
            parts.append(_line("fair", _across(fair), _across(fair), y - 16, y + 6))
        parts.append(f'<text x="{WIDTH - 56}" y="{y}">{rate.share:.1%}</text>')
        y += ROW
    return y


def _across(share: float) -> float:
    return LABEL + share * (WIDTH - LABEL - 70)


def _line(kind: str, x1: float, x2: float, y1: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" x2="{x2:.1f}" y1="{y1:.1f}" y2="{y2:.1f}"/>'


def _lengths(parts: list[str], lengths: Sequence[int], y: int) -> int:
    """How many matches took how many actions."""
    y = _head(parts, "actions in a match", y + ROW // 2)
    shortest, span = lengths[0], max(1, lengths[-1] - lengths[0])
    counts = [0] * BARS
    for length in lengths:
        counts[min(BARS - 1, (length - shortest) * BARS // span)] += 1
    wide = (WIDTH - LABEL - 70) / BARS
    for number, count in enumerate(counts):
        high = COLUMN * count / max(counts)
        parts.append(
            f'<rect class="bar" x="{LABEL + number * wide:.1f}" width="{wide - 1:.1f}" '
            f'y="{y + COLUMN - high:.1f}" height="{high:.1f}"/>'
        )
    y += COLUMN + ROW
    parts.append(f'<text x="{LABEL}" y="{y - 6}">{shortest}</text>')
    parts.append(f'<text x="{WIDTH - 70 - 30}" y="{y - 6}">{lengths[-1]}</text>')
    return y + ROW // 2
