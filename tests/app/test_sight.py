"""Colours: what is drawn has contrast enough, and no two things differ by hue alone."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from app.tables import covers, symbols_of
from app.tables.annaotto.art.cards import face, fold
from app.tables.annaotto.art.palette import GROUND, INK, PAPER, TINT
from app.tables.kit.colours import COLOURS, shape
from builder.tools import WEB
from engine import games
from engine.annaotto.cards import ORDINARY as SIDES

TOKENS = (WEB / "css/tokens.css").read_text(encoding="utf-8")
Rgb = tuple[float, float, float]

# Viénot, Brettel and Mollon (1999), for linear light; for tritanopia Brettel's larger half-plane.
BLINDNESS: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "protanopia": ((0.1121, 0.8853, -0.0005), (0.1127, 0.8897, -0.0001), (0.0045, 0.0, 1.0019)),
    "deuteranopia": ((0.292, 0.7054, -0.0003), (0.2934, 0.7089, 0.0), (-0.0209, 0.0256, 1.0)),
    "tritanopia": ((1.0126, 0.1344, -0.1493), (-0.0124, 0.8688, 0.1444), (0.0759, 0.8055, 0.1198)),
}


def token(name: str, theme: int) -> Rgb:
    """A colour by day (0) or by night (1)."""
    found = re.search(rf"--{name}: light-dark\((#\w+), (#\w+)\)", TOKENS)
    assert found, name
    return linear(found.group(theme + 1))


def linear(code: str) -> Rgb:
    parts = [int(code[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    low = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return low[0], low[1], low[2]


def lightness(rgb: Rgb) -> float:
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]


def contrast(one: Rgb, two: Rgb) -> float:
    low, high = sorted((lightness(one), lightness(two)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [0, 1])
def test_rings_and_fields_have_three_to_one(theme: int) -> None:
    for ground in ("paper", "card", "felt"):
        assert contrast(token("soft", theme), token(ground, theme)) >= 3, ground
        assert contrast(token("accent", theme), token(ground, theme)) >= 3, ground
    for game in games():
        accent = covers.accent(game)
        code = (accent.day, accent.night)[theme]
        for ground in ("felt", "card"):
            assert contrast(linear(code), token(ground, theme)) >= 3, (game, ground)
    # The double ring of the focus is seen on any ground: one of the two stands out from it.
    ink, paper = token("ink", theme), token("paper", theme)
    assert contrast(ink, paper) >= 9


def seen(rgb: Rgb, kind: str) -> Rgb:
    rows = BLINDNESS[kind]
    one, two, three = (sum(a * b for a, b in zip(row, rgb, strict=True)) for row in rows)
    return one, two, three


def nearest(colours: dict[str, Rgb], kind: str) -> list[tuple[float, str, str]]:
    """Pairs of colours by how far apart they are seen, the nearest first."""
    pairs = []
    for one, two in combinations(colours, 2):
        apart = zip(seen(colours[one], kind), seen(colours[two], kind), strict=True)
        pairs.append((sum((a - b) ** 2 for a, b in apart) ** 0.5, one, two))
    return sorted(pairs)


@pytest.mark.parametrize("kind", BLINDNESS)
@pytest.mark.parametrize("theme", [0, 1])
def test_players_are_told_apart_by_more_than_hue(kind: str, theme: int) -> None:
    """The colours that are hardest to tell apart have signs of other forms."""
    colours = {name: token(f"p-{name}", theme) for name in COLOURS}
    for _, one, two in nearest(colours, kind)[:5]:
        assert shape(one) != shape(two), (one, two)
    assert len({str(shape(name)) for name in COLOURS}) == len(COLOURS)


PAINT = {"class", "color", "fill", "fill-opacity", "id", "opacity", "stop-color", "stroke"}
PAINT |= {"stroke-opacity", "style"}
"""What of a drawing is colour alone, and names."""


def without_colours(part: Any, defined: dict[str, Any]) -> Any:
    """What is left of a drawing for somebody who sees no colours: its forms, patterns and words."""
    if isinstance(part, str):
        return part
    tag, given, *children = part
    kept = {name: str(value) for name, value in given.items() if name not in PAINT | {"href"}}
    pattern = re.fullmatch(r"url\(#(.+)\)", str(given.get("fill", "")))
    used = pattern.group(1) if pattern else str(given.get("href", "")).removeprefix("#")
    drawn = without_colours(defined[used], defined) if used in defined else used
    return tag, *sorted(kept.items()), drawn, *(without_colours(one, defined) for one in children)


def told_apart(drawings: dict[str, Any], defined: dict[str, Any]) -> None:
    found: dict[Any, str] = {}
    for name, drawing in drawings.items():
        other = found.setdefault(without_colours(drawing, defined), name)
        assert other == name, f"{name} and {other} differ by their colours alone"


def defined_by(game: str) -> dict[str, Any]:
    return {str(one[1]["id"]): one for one in symbols_of(game)}


@pytest.mark.parametrize("game", games())
def test_cards_and_pieces_are_told_apart_without_colours(game: str) -> None:
    """All that drawings are made of; ANNAOTTO's grounds by the sides that they lie under."""
    drawings = defined_by(game)
    if game == "annaotto":
        grounds = {f"ao-{fold}{side}" for side in SIDES for fold in ("", "fold-")}
        drawings = {name: one for name, one in drawings.items() if name not in grounds}
        drawings |= {f"{side} face": face(side) for side in SIDES}
        drawings |= {f"{side} fold": fold(side) for side in SIDES}
    told_apart(drawings, defined_by(game))


def test_what_differs_by_its_colour_alone_is_found() -> None:
    red, blue = (["circle", {"r": "5", "fill": fill}] for fill in ("#b32626", "#1f4490"))
    with pytest.raises(AssertionError, match="blue and red differ by their colours alone"):
        told_apart({"red": red, "blue": blue}, {})


@pytest.mark.parametrize("kind", BLINDNESS)
def test_patterns_stand_out_from_their_grounds(kind: str) -> None:
    """And so do the letters of the pair that is hardest to tell apart, as of all others."""
    for colour, code in GROUND.items():
        ground = seen(linear(code), kind)
        assert contrast(seen(linear(TINT[colour]), kind), ground) >= 3, colour
    assert contrast(linear(INK), linear(PAPER)) >= 9


PIXELS = re.compile(r"font(?:-size)?:[^;]*?\d(?:\.\d+)?px")


def test_words_beside_drawings_are_sized_in_rem() -> None:
    """So that the size of words that a browser is set to is the size that they have."""
    sheets = [*(WEB / "css/screens").glob("*.css"), WEB / "css/table.css", WEB / "css/boot.css"]
    wrong = []
    for sheet in sheets:
        for rule in re.findall(r"([^{}]+)\{([^{}]*)\}", Path(sheet).read_text(encoding="utf-8")):
            selector, body = rule
            if PIXELS.search(body) and ".drawing" not in selector and "symbol" not in selector:
                wrong.append((sheet.name, selector.strip()))
    assert wrong == []
