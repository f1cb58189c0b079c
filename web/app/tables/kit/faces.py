"""The computer players' faces: how they look tells the level, how the hair falls tells the name."""

from app.tables.kit.scene import Scene, circle, g, in_rem, path

_HAIR = (
    "M5 10C5 3 19 3 19 10C16 7 8 7 5 10Z",
    "M5 11C4 4 12 1 19 7L19 10C14 6 9 9 5 11Z",
    "M4 14C2 3 22 3 20 14C20 9 18 7 12 7S4 9 4 14Z",
    "M6 8L8 3L10.500 6L12 2L13.500 6L16 3L18 8C14 6 10 6 6 8Z",
)
_MOUTHS = {
    "easy": "M8 15C9 20 15 20 16 15Z",
    "medium": "M8.500 16C10 18 14 18 15.500 16",
    "hard": "M9 16.800C11 17.800 13.500 17.500 15.500 15.500",
    "expert": "M9 17H15",
}
_BROWS = {
    "easy": "M8 9.500Q9 8.500 10 9.500M14 9.500Q15 8.500 16 9.500",
    "medium": "",
    "hard": "M7.500 9L10.200 10M13.800 10L16.500 9",
    "expert": "M7.500 10.200H10.500M13.500 9.200L16.500 8.800",
}


def face(level: str, name: str, size: float = 24) -> Scene:
    """A head as wide as this; nothing where nobody has such a level."""
    hair = _HAIR[sum(map(ord, name[:2])) % len(_HAIR)]
    return [
        "svg",
        {
            "viewBox": "0 0 24 24",
            "width": in_rem(size),
            "height": in_rem(size),
            "class": f"face {level}",
            "aria-hidden": "true",
        },
        circle(12, 13, 9, class_="skin"),
        path(hair, class_="hair"),
        circle(9, 12.5, 1.1, class_="eye"),
        circle(15, 12.5, 1.1, class_="eye"),
        path(_BROWS.get(level, ""), class_="line"),
        path(_MOUTHS.get(level, _MOUTHS["medium"]), class_="line mouth"),
        _glasses() if level == "expert" else g(),
    ]


def _glasses() -> Scene:
    return g(
        circle(9, 12.5, 2.7, class_="line"),
        circle(15, 12.5, 2.7, class_="line"),
        path("M11.700 12.500H12.300", class_="line"),
    )
