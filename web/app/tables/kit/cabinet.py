"""A game without a cover of its own: the things that all table games are made of."""

from app.tables.kit.colours import Accent
from app.tables.kit.scene import Scene, circle, g, path, rect
from app.tables.kit.shapes import disc, star

ACCENT = Accent("#b8862d", "#8a6016", "#d9a84a")

_PAWN = (
    "M0 -46a15 15 0 0 1 9 27q6 3 6 8q0 3 -5 4q2 20 14 28q4 3 4 9h-56q0 -6 4 -9q12 -8 14 -28"
    "q-5 -1 -5 -4q0 -5 6 -8a15 15 0 0 1 9 -27Z"
)


def picture() -> list[Scene]:
    return [
        rect(0, 0, 320, 200, fill="#d6c39a"),
        circle(160, 110, 130, fill="#e3d3af"),
        path("M-5 150Q160 128 325 150V205H-5Z", fill="#a88c5f"),
        _card(-16, 112, 96, "#3d5a80"),
        _card(6, 148, 90, "#a33b20"),
        _die(),
        g(
            path(_PAWN, fill="#1f7a8c"),
            circle(-5, -36, 4, fill="#6fb9c4"),
            transform="translate(92 142)",
        ),
    ]


def _card(turn: float, x: float, y: float, colour: str) -> Scene:
    return g(
        rect(-34, -48, 68, 96, 9, fill="#fffdf6", stroke="#d8cfba"),
        rect(-28, -42, 56, 84, 6, fill=colour),
        path(star(0, 0, 20, 8, 8), fill="#f3dfac"),
        transform=f"translate({x} {y}) rotate({turn})",
    )


def _die() -> Scene:
    """A die standing on an edge of the table, three faces seen."""
    return g(
        path("M0 -40L40 -20V24L0 46L-40 24V-20Z", fill="#e6dcc4"),
        path("M0 -40L40 -20L0 0L-40 -20Z", fill="#fffdf6"),
        path("M0 0L40 -20V24L0 46Z", fill="#d3c6a6"),
        path(
            disc(0, -20, 5) + disc(-26, 2, 4.6) + disc(-14, 24, 4.6) + disc(20, 13, 4.6),
            fill="#b8862d",
        ),
        path(disc(10, 2, 3.6) + disc(31, 22, 3.6), fill="#b8862d"),
        transform="translate(228 128)",
    )
