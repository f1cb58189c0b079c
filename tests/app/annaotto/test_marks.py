"""What is marked on the table, and whether it can be seen and read: contrast, letters, seating."""

import re
from math import atan2, pi
from pathlib import Path

import pytest

from app.tables.annaotto.art.cards import LETTER, READABLE, face, fold
from app.tables.annaotto.art.palette import GROUND, on_ground
from app.tables.annaotto.cover import ACCENT
from app.tables.annaotto.layout import FINGER, layout
from app.tables.annaotto.table import table
from app.tables.kit.scene import Scene
from engine.annaotto.cards import SIGN
from tests.app.annaotto.setting import NAMES, at_the_top, in_phase, reached, seated, seen
from tests.app.fakes import elements, words

CSS = Path(__file__).parents[3] / "web" / "css"
SIZES = [(1180, 690), (820, 1050), (390, 640), (844, 286), (1440, 770)]


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def felts() -> list[str]:
    """The ground of the table, light and dark."""
    tokens = (CSS / "tokens.css").read_text(encoding="utf-8")
    found = re.search(r"--felt: light-dark\((#\w+), (#\w+)\)", tokens)
    assert found
    return [found[1], found[2]]


def rule(selector: str) -> str:
    style = (CSS / "tables" / "annaotto.css").read_text(encoding="utf-8")
    return style.partition(f"\n{selector} {{")[2].partition("}")[0]


def test_a_playable_card_has_a_broad_ring_that_is_seen_in_both_themes() -> None:
    ring = rule(".annaotto .card.can > .ring")
    assert "var(--accent)" in ring and "stroke-opacity: 1" in ring
    width = re.search(r"stroke-width: (\d+)px", ring)
    assert width and int(width[1]) > 2
    for accent, felt in zip((ACCENT.day, ACCENT.night), felts(), strict=True):
        assert contrast(accent, felt) >= 3


def test_a_playable_card_is_marked_by_more_than_its_ring() -> None:
    session = seated(in_phase("turn"))
    context = session.context((1180, 690))
    drawn = list(elements(session.table.drawing.draw(context)))
    cards = [found for found in drawn if str(found[1].get("data-tap", "")).startswith("card:")]
    idle = [found for found in drawn if str(found[1].get("data-not", "")).startswith("card:")]
    assert cards and idle
    assert all("playable-mark" in str(found) for found in cards)
    assert not any("playable-mark" in str(found) for found in idle)


@pytest.mark.parametrize("colour", GROUND)
def test_O17_the_named_colour_and_its_arrows_are_seen_in_both_themes(colour: str) -> None:
    """By themselves, or by the line around them."""
    for felt in felts():
        assert max(contrast(GROUND[colour], felt), contrast(on_ground(colour), felt)) >= 3
    assert contrast(GROUND[colour], on_ground(colour)) >= 3
    match = at_the_top("ANNAOTTO", [["RD", "BS"], ["KD", "GS"]], colour=colour)
    drawn = str(table().drawing.draw(seen(match, 0)))
    assert "ring-casing" in drawn and f"stroke:{on_ground(colour)}" in drawn


def letters(scene: Scene) -> list[float]:
    """The sizes of the colours' letters."""
    found = (a for _, a, _ in elements(scene) if "ao-letter" in a.get("href", ""))
    return [float(a["width"]) for a in found]


def plates(scene: Scene) -> list[str]:
    return [a["href"] for _, a, _ in elements(scene) if "ao-plate" in a.get("href", "")]


@pytest.mark.parametrize("width", [FINGER, 50, 60, 75, 96, 150])
def test_letters_on_the_smallest_cards_that_are_tapped_can_be_read(width: int) -> None:
    for side, sign in SIGN.items():
        for drawn in (face(side, False, width), face(side, True, width), fold(side, width)):
            for size in letters(drawn):
                assert size * LETTER * width / 100 >= READABLE - 0.05, (side, width)
        if plates(face(side, False, width)):
            written = min(15.0, (84 if sign == "ANNAOTTO" else 60) / len(sign) * 1.22)
            assert written * width / 100 >= READABLE, (side, width)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_smaller_cards_open_as_a_hand(size: tuple[int, int], seats: int) -> None:
    match = reached(seats, lambda at, _: at["phase"] == "turn" and len(at["discard"]) > 6)
    session = seated(match)
    scene = session.table.drawing.draw(session.context(size))
    opens = {a["data-seat"] for _, a, _ in elements(scene) if a.get("data-do") == "look"}
    for _, attributes, _ in elements(scene):
        token = str(attributes.get("data-tap", attributes.get("data-not", "")))
        if token.startswith("card:"):
            scale = re.search(r"scale\(([\d.]+)\)", attributes["style"])
            assert scale and float(scale[1]) * 100 >= FINGER - 1
            assert token.split(":")[1] not in opens


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", [2, 3, 4, 5])
def test_O5_seats_lie_clockwise_as_the_arrows_go(size: tuple[int, int], others: int) -> None:
    """From the own hand below: up on the left, across, down on the right."""
    parts = layout(*size, others, 8)
    x, y = parts.centre.middle
    angles = []
    for box in parts.others:
        dx, dy = box.middle[0] - x, box.middle[1] - y
        angles.append(_turn_from_below(dx, dy))
    assert angles == sorted(angles), (size, others, angles)


def _turn_from_below(dx: float, dy: float) -> float:

    return (atan2(dy, dx) - pi / 2) % (2 * pi)


def test_the_piles_have_names() -> None:
    for size in SIZES:
        drawn = words(
            table().drawing.draw(seen(in_phase("turn"), 0, width=size[0], height=size[1]))
        )
        assert "Draw" in drawn and "Discard" in drawn


def test_O9_to_O11_a_long_press_says_all_that_a_card_goes_on() -> None:
    drawing, context = table().drawing, seen(in_phase("turn"), 0)
    for side, sign in SIGN.items():
        said = words(drawing.large(context, f"card:{side}:") or ["p", {}])
        if sign == "ANNAOTTO":
            assert "Goes on anything." in said
            continue
        assert "on an ANNAOTTO if" in said
        if sign in ("ANNA", "OTTO"):
            other = "OTTO" if sign == "ANNA" else "ANNA"
            assert f"on any {other}" in said and f"never on another {sign}" in said
        elif sign:
            assert f"on any {sign}" in said


def test_O17_the_sheet_shows_both_hands_turned_before_anything_is_chosen() -> None:
    match = in_phase("annaotto", 3)
    seat = match.state.actors[0]
    context = seen(match, seat, tappable={"own", "next", "colour:R"})
    scene = table().drawing.draw(context)
    own, others = (
        next(found for found in elements(scene) if found[1].get("data-tap") == token)
        for token in ("own", "next")
    )
    hands, victim = context.view["hands"], context.view["next"]
    assert victim is not None and NAMES[victim] in words([own[0], {}, *others[2]])
    turned = [_ground(back) for _, back in hands[seat]]
    behind = [_ground(front) for front, _ in hands[seat]]
    assert _shown(own, "#ao-") == turned and _shown(own, "#ao-fold-") == behind
    assert _shown(others, "#ao-") == [_ground(back) for _, back in hands[victim]]
    assert _shown(others, "#ao-fold-") == [], "O22: never more than all see now"


def _ground(side: str | None) -> str:
    assert side is not None
    return side if side == "ANNAOTTO" else side[:2]


def _shown(found: tuple[str, dict[str, object], list[object]], start: str) -> list[str]:
    hrefs = [str(a.get("href", "")) for _, a, _ in elements([found[0], found[1], *found[2]])]
    names = [href.removeprefix(start) for href in hrefs if href.startswith(start)]
    return [name for name in names if "-" not in name]
