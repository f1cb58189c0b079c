"""One branch through the year: snowed in, in blossom, in full leaf, letting go."""

from collections.abc import Callable

from app.tables.kit.scene import Scene, circle, path
from app.tables.kit.shapes import disc, leaf, polar, rays, snowflake

_LIMB = "M5 115.5C25 111.5 42 100 58 84C70 72 82 66 95.5 63"
_TWIGS = (
    "M30 108C40 110 52 110 62 105M46 95C46 82 50 72 58 60"
    "M70 74C78 80 84 84 92 85M24 111C24 100 27 92 33 84"
)
_BARK, _SNOW, _RAIN = "#5d4637", "#ffffff", "#3f7ea6"

_BUDS = (
    (62, 105, 80), (52, 109, 150), (43, 109, 30),
    (58, 60, 35), (49, 76, -60), (50, 72, 80),
    (92, 85, 110), (82, 82, 160), (79, 80, 40),
    (33, 84, 20), (26, 96, -60), (27, 93, 70),
    (88, 66, 10), (64, 78, -30), (74, 70, -10), (36, 102, -40),
)  # fmt: skip
"""Where leaves grow: a point on a twig and a direction."""


def branch(season: str) -> list[Scene]:
    return _SEASONS[season]()


def _wood() -> list[Scene]:
    line = {"fill": "none", "stroke": _BARK, "stroke_linecap": "round"}
    return [path(_LIMB, stroke_width="5", **line), path(_TWIGS, stroke_width="2.4", **line)]


def _leaves(length: float, width: float, every: int = 1, first: int = 0) -> str:
    return "".join(leaf(x, y, turn, length, width) for x, y, turn in _BUDS[first::every])


def _winter() -> list[Scene]:
    snow = {"fill": "none", "stroke": _SNOW, "stroke_linecap": "round"}
    flakes = [(18, 54, 7), (80, 47, 6), (84, 112, 7.5), (42, 48, 4), (16, 78, 4), (70, 122, 4)]
    return [
        *_wood(),
        path("M6 112C24 108 40 98 55 83M66 73.5C74 67 84 63 93 60.5", stroke_width="3", **snow),
        path(
            "M44 92C45 82 48 74 54 63M36 107.6C44 108.4 52 108 59 104.4", stroke_width="1.8", **snow
        ),
        path("".join(snowflake(*flake) for flake in flakes), stroke_width="1.3", **snow),
        path("M4 130C24 123 60 125 96 131A7 7 0 0 1 89 137H11A7 7 0 0 1 4 130Z", fill=_SNOW),
    ]


def _blossom(x: float, y: float) -> str:
    return "".join(disc(*polar(x, y, 2.9, turn), 2.5) for turn in range(0, 360, 72))


def _spring() -> list[Scene]:
    places = [(58, 59), (49, 75), (33, 83), (92, 85), (62, 105), (74, 70)]
    rain = "".join(
        f"M{x} {y}l-3 9"
        for x, y in [(18, 42), (36, 50), (78, 42), (92, 104), (76, 112), (14, 88), (44, 122)]
    )
    return [
        path(rain, stroke=_RAIN, stroke_width="1.8", stroke_linecap="round"),
        *_wood(),
        path(_leaves(8, 3.2), fill="#5c9a3d"),
        path(
            "".join(_blossom(*place) for place in places),
            fill="#fbe3ea",
            stroke="#d98fa8",
            stroke_width="0.6",
        ),
        path("".join(disc(*place, 1.5) for place in places), fill="#c98a1f"),
    ]


def _summer() -> list[Scene]:
    return [
        circle(25, 62, 13, fill="#f5b83d"),
        path(
            rays(25, 62, 17, 22, 12), stroke="#e39a1c", stroke_width="2.2", stroke_linecap="round"
        ),
        *_wood(),
        path(_leaves(17, 6.6, 2), fill="#2f7a3c"),
        path(_leaves(15, 6.2, 2, 1), fill="#4c9a48"),
    ]


def _autumn() -> list[Scene]:
    gone = [(20, 66, 120), (38, 124, 70), (84, 112, 100), (80, 46, 60)]
    wind = "M8 52H44A5 5 0 1 0 39 46M14 60H30M56 122H84A4.5 4.5 0 1 1 80 127"
    return [
        path(wind, fill="none", stroke="#6f8f9f", stroke_width="1.8", stroke_linecap="round"),
        *_wood(),
        path(_leaves(14, 5.6, 3), fill="#c2571a"),
        path(_leaves(13, 5.2, 5, 1), fill="#d99a2b"),
        path("".join(leaf(*place, 13, 5.4) for place in gone), fill="#a8431a"),
    ]


_SEASONS: dict[str, Callable[[], list[Scene]]] = {
    "SWIN": _winter,
    "SSPR": _spring,
    "SSUM": _summer,
    "SAUT": _autumn,
}
