"""The twelve constellations: their stars where they stand in the sky, and the lines between.

A star is its right ascension and declination in degrees and how bright it is drawn (3 is
brightest). A line runs through the stars numbered in it, counted from 0. East is left, as one
sees it lying on one's back.
"""

from dataclasses import dataclass
from math import cos, radians

from app.tables.kit.scene import Scene, g, path
from app.tables.kit.shapes import Point, at

_SKY = {
    "ZCAP": (
        "304.5 -12.5 2, 305.3 -14.8 3, 311.5 -25.3 1, 313 -26.9 1, 321.7 -22.4 2, 326.8 -16.1 3,"
        "325 -16.7 2, 320.6 -16.8 1, 316.5 -17.2 1",
        "0 1 2 3 4 5 6 7 8 1",
    ),
    "ZAQU": (
        "311.9 -9.5 2, 322.9 -5.6 3, 331.4 -0.3 3, 335.4 -1.4 2, 337.2 0 1, 338.8 -0.1 1,"
        "334.2 -7.8 1, 343.2 -7.6 2, 349 -9.1 1, 350.7 -20.1 2, 343.7 -15.8 2, 347.4 -21.2 1",
        "0 1 2 3 4 5, 2 6 7 8 9, 7 10 11",
    ),
    "ZPIS": (
        "349.3 3.3 2, 351.7 1.3 1, 355.5 1.8 1, 355 5.6 2, 352 6.4 1, 359.8 6.9 2, 372.2 7.6 1,"
        "378.4 7.6 1, 385.4 5.5 1, 390.5 2.8 3, 386.3 9.2 1, 382.9 15.3 3, 381.6 19.2 1,"
        "378.4 24.6 1, 379.9 27.3 1, 377.9 30.1 1",
        "0 1 2 3 4 0, 3 5 6 7 8 9 10 11 12 13 14 15 13",
    ),
    "ZARI": (
        "47.9 19.7 1, 42.5 27.3 2, 31.8 23.5 3, 28.7 20.8 3, 28.4 19.3 2",
        "0 1 2 3 4",
    ),
    "ZTAU": (
        "69 16.5 3, 67.2 15.9 1, 64.9 15.6 2, 65.7 17.5 1, 67.2 19.2 2, 81.6 28.6 3, 84.4 21.1 2,"
        "60.2 12.5 2, 51.8 9.7 1",
        "6 0 1 2 3 4 5, 2 7 8",
    ),
    "ZGEM": (
        "113.6 31.9 3, 116.3 28 3, 107.8 30.2 1, 101 25.1 2, 95.7 22.5 2, 93.7 22.5 1,"
        "114 26.9 1, 110 22 2, 106 20.6 1, 99.4 16.4 3, 109.5 16.5 1, 101.3 12.9 2, 111.4 27.8 1",
        "0 2 3 4 5, 1 6 7 8 9, 7 10 11, 2 12 6",
    ),
    "ZCAN": (
        "134.6 11.9 3, 124.1 9.2 3, 131.2 18.2 2, 130.8 21.5 2, 131.7 28.8 2",
        "4 3 2 0, 2 1",
    ),
    "ZLEO": (
        "152.1 12 3, 151.8 16.8 1, 155 19.8 3, 154.2 23.4 2, 148.2 26 1, 146.5 23.8 2,"
        "177.3 14.6 3, 168.5 20.5 2, 168.6 15.4 2",
        "5 4 3 2 1 0 8 6 7 2, 7 8",
    ),
    "ZVIR": (
        "201.3 -11.2 3, 197.5 -5.5 1, 190.4 -1.4 3, 185 -0.7 1, 177.7 1.8 2, 193.9 3.4 2,"
        "195.5 11 3, 203.7 -0.6 2, 210.4 1.5 1, 221.6 1.9 2, 214 -6 1, 220.8 -5.7 1",
        "4 3 2 1 0, 2 5 6, 5 7 8 9, 7 10 11",
    ),
    "ZLIB": (
        "222.7 -16 3, 229.3 -9.4 3, 233.9 -14.8 2, 226 -25.3 2, 234.3 -28.1 1, 234.7 -29.8 1",
        "3 0 1 2 4 5, 0 2",
    ),
    "ZSCO": (
        "247.4 -26.4 3, 245.3 -25.6 1, 240.1 -22.6 2, 241.4 -19.8 2, 239.7 -26.1 2, 239.2 -29.2 1,"
        "249 -28.2 1, 252.5 -34.3 2, 253 -38 1, 253.6 -42.4 1, 258 -43.2 1, 264.3 -43 2,"
        "266.9 -40.1 1, 265.6 -39 1, 263.4 -37.1 3",
        "3 2 4 5, 2 1 0 6 7 8 9 10 11 12 13 14",
    ),
    "ZSAG": (
        "271.5 -30.4 2, 275.2 -29.8 2, 276 -34.4 3, 277 -25.4 2, 281.4 -27 1, 283.8 -26.3 3,"
        "286.7 -27.7 1, 285.7 -29.9 2, 273.4 -21.1 1, 286.2 -21.7 1",
        "0 1 2 0, 1 3 4 1, 4 5 6 7 4, 7 2, 3 8, 5 9",
    ),
}


@dataclass(frozen=True, slots=True)
class Constellation:
    stars: tuple[tuple[Point, int], ...]
    lines: tuple[tuple[int, ...], ...]

    def drawn(self, x: float, y: float, width: float, height: float) -> list[tuple[Point, int]]:
        """The stars fitted into a box, as large as it allows, in its middle."""
        wide = max(px for (px, _), _ in self.stars)
        high = max(py for (_, py), _ in self.stars)
        scale = min(width / wide, height / high)
        left, top = x + (width - wide * scale) / 2, y + (height - high * scale) / 2
        return [((left + px * scale, top + py * scale), size) for (px, py), size in self.stars]


def _constellation(stars: str, lines: str) -> Constellation:
    """Reads a row of the table; a patch of sky this small is flat enough to draw as it is."""
    rows = [tuple(map(float, star.split())) for star in stars.split(",")]
    north, east = max(row[1] for row in rows), max(row[0] for row in rows)
    south = min(row[1] for row in rows)
    narrower = cos(radians((north + south) / 2))
    return Constellation(
        tuple((((east - ra) * narrower, north - dec), int(size)) for ra, dec, size in rows),
        tuple(tuple(map(int, line.split())) for line in lines.split(",")),
    )


CONSTELLATIONS = {code: _constellation(*row) for code, row in _SKY.items()}


def constellation(
    code: str,
    x: float,
    y: float,
    width: float,
    height: float,
    colours: tuple[str, str],
    size: float,
) -> Scene:
    """A constellation in a box: lines and stars in two colours; `size` is a faint star's width."""
    figure = CONSTELLATIONS[code]
    stars = figure.drawn(x, y, width, height)
    lines = "".join("M" + "L".join(at(*stars[n][0]) for n in line) for line in figure.lines)
    return g(
        path(lines, stroke=colours[0], stroke_width=round(size * 0.34, 2)),
        *(_stars(stars, bright, colours[1], size * (0.6 + 0.4 * bright)) for bright in (1, 2, 3)),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _stars(stars: list[tuple[Point, int]], bright: int, colour: str, width: float) -> Scene | None:
    """All stars of one brightness as the round caps of one path of dots."""
    dots = "".join(f"M{at(*point)}h0" for point, size in stars if size == bright)
    return path(dots, stroke=colour, stroke_width=round(width, 2)) if dots else None
