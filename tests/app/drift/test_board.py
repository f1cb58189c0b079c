"""What the board shows beside the pieces: one language of forms, marks, names, what is ahead."""

from __future__ import annotations

import re
from cmath import rect
from math import hypot, radians
from typing import Any

import pytest

from app.tables.drift.art.marks import FORM, PIP_SPACES
from app.tables.drift.art.pieces import PIECE
from app.tables.drift.geometry import MIDDLE, PIP_ASIDE, ROSE
from app.tables.drift.table import table as drift_table
from app.tables.kit.colours import COLOURS
from app.tables.kit.scene import Scene
from engine.drift.board import MARKERS, NEIGHBOURS, RINGS, SPACES
from engine.drift.rules import Drift
from tests.app import scenes
from tests.app.drift.setting import (
    ENEMY,
    elements,
    fight,
    having,
    match_of,
    seated,
    seen,
    texts,
    words_of,
)
from tests.app.fakes import opened
from tests.app.laid import kept
from tests.engine.drift.positions import new, player, table


def drawn(state: Drift, **more: Any) -> Scene:
    return drift_table().drawing.draw(seen(state, **more))


def shown(scene: Scene, symbol: str) -> int:
    return len(having(scene, "href", f"#{symbol}"))


def test_pieces_take_the_form_of_their_homes_marker() -> None:
    scene = drawn(fight())
    assert shown(scene, "drift-piece-circle") == 2 * 3, "on the board and in the tray"
    assert shown(scene, "drift-piece-pentagon") == 2
    used = {str(found["href"]) for found in elements(scene) if "href" in found}
    assert used <= {f"#drift-piece-{m}" for m in MARKERS} | {
        f"#drift-{what}"
        for what in ("ground", *(f"river-{ring.letter}" for ring in RINGS if ring.flow))
    }
    assert not any(colour in name for name in used for colour in COLOURS)


def test_signs_on_the_whole_screen_take_that_form_too() -> None:
    assert [*drift_table().drawing.forms(fight().view(0))] == [FORM["circle"], FORM["pentagon"]]
    assert drift_table().drawing.forms(new(2, 1).view(0)) == [], "before the markers are drawn"
    session = seated(fight())
    assert session.context().form(1) == FORM["pentagon"]
    with opened("#/play/m", kept(m=match_of(fight(turn=1)))) as person:
        bar = person.all(lambda a: a.get("class") == "turn")
        assert FORM["pentagon"][1]["d"] in str(bar)


def test_a_piece_or_coin_leaves_pips_and_inner_markers_visible() -> None:
    assert PIP_ASIDE - 12.5 > PIECE * 1.06 - 2, "beside whoever stands in the middle"
    assert MIDDLE["G"] - ROSE - 8 > PIECE * 0.86 * 1.06, "nearer to the centre"
    inland = next(space for space in PIP_SPACES)
    scene = drawn(table(player(0, {"1a": inland}), ENEMY, coins={inland: ["silver"]}))
    (coin,) = (a for a in elements(scene) if a.get("data-coin") == "silver")
    assert "translate(-30px" in coin["style"], "on the other side of the piece than the pip"


def test_rings_and_sectors_are_named_quietly_and_spaces_if_one_likes() -> None:
    scene = drawn(fight())
    labels = [a for a in elements(scene) if "labels" in str(a.get("class"))]
    assert len(labels) == 1
    quiet = [str(a["class"]) for a in elements(scene) if str(a.get("class")).endswith("-label")]
    assert quiet.count("sector-label") == 24 and quiet.count("ring-label") == len(RINGS)
    full = texts(drawn(fight(), labels=True))
    assert set(SPACES) <= set(full)


def test_everybody_sees_how_many_turns_a_coin_is_from_home() -> None:
    carrier = player(3, {"1a": "B12", "2a": "C3"}, {"1a": "gold"})
    scene = drawn(table(player(0, {"1a": "B1"}, {"1a": "copper"}), carrier))
    houses = [n for n, a in enumerate(elements(scene)) if a.get("class") == "house"]
    assert len(houses) == 2, "in the own tray, and on the other's plate"
    names = [a.get("aria-label") for a in elements(scene)]
    assert "Anna’s I a, carrying copper, 2 turns from home" in names


PLACED = re.compile(
    r"rotate\((.+?)deg\) translate\((.+?)px,(.+?)px\) rotate\((.+?)deg\) "
    r"translate\((.+?)px,(.+?)px\) scale\((.+?)\)"
)


def middle_of(style: str, own: complex = 0) -> complex:
    """Where on the board a point of an upright thing is."""
    found = PLACED.search(style)
    assert found, style
    first, along, out, then, right, down, scale = map(float, found.groups())
    upright = rect(1, radians(then)) * (complex(right, down) + scale * own)
    return rect(1, radians(first)) * (complex(along, out) + upright)


def signs_of_danger(scene: Scene) -> list[complex]:
    """Where on the board they are."""
    found = []
    for piece in scenes.elements(scene):
        for _, attributes, children in scenes.inside(piece) if "data-danger" in piece[1] else ():
            if any(
                isinstance(one, list) and one[1].get("class") == "danger-sign" for one in children
            ):
                x, y = map(float, re.findall(r"[-\d.]+", attributes["transform"]))
                found.append(middle_of(piece[1]["style"], complex(x, y)))
    return found


@pytest.mark.parametrize("facing", [False, True])
def test_no_coin_lies_over_a_sign_of_danger(facing: bool) -> None:
    near, checked = 17, 0
    for space in SPACES:
        for enemy in [one for one in NEIGHBOURS[space] if one in SPACES][:1]:
            seats = player(1, {"1a": space}), player(3, {"3a": enemy})
            scene = drawn(table(*seats, coins={space: ["gold"]}), facing=facing)
            (coin,) = [a for a in elements(scene) if "data-coin" in a]
            for sign in signs_of_danger(scene):
                assert abs(sign - middle_of(coin["style"])) > near, space
                checked += 1
    assert checked > 60


def test_a_piece_in_danger_is_marked_and_tells_by_whom_and_with_which_sum() -> None:
    state = table(player(0, {"1a": "B1"}), player(3, {"3a": "B4"}))
    marked = [a["data-piece"] for a in elements(drawn(state)) if "data-danger" in a]
    assert marked == ["0-1a"]
    with opened("#/play/m", kept(m=match_of(state))) as person:
        person.hold("piece:0-1a")
        assert "Otto’s III can beat it next turn, 3 against 1." in person.text
        person.press("close")
        person.tap("piece:1a")
        assert "Otto’s III can beat it next turn, 3 against 1." in person.prompt


def test_the_wave_says_what_it_means() -> None:
    with opened("#/play/m", kept(m=match_of(fight()))) as person:
        person.hold("wave")
        assert "Last before the drift" in person.text
        assert "Otto plays last in every round." in person.text
    last = drawn(fight(turn=1), seat=1)
    assert "Then the rivers drift" in words_of(last, "text")
    assert "Then the rivers drift" not in words_of(drawn(fight()), "text")


def test_attacks_after_a_walk_are_shown_with_their_sum_and_one_tap_walks() -> None:
    state = table(player(0, {"3a": "B4"}), player(3, {"2a": "B1"}))
    with opened("#/play/m", kept(m=match_of(state))) as person:
        person.tap("piece:3a")
        assert "3 : 2" in person.text
        person.tap("space:B1")
        person.wait(2)
        walked = [(0, ("step", "3a", "B3")), (0, ("step", "3a", "B2"))]
        assert person.saved().log == walked
        assert person.chosen() == {"piece:3a", "space:B1"}
        assert person.prompt == "Attack outer land B1 with III, 3 against 2?"
        person.press("confirm")
        assert person.saved().log == [*walked, (0, ("attack", "3a", "B1"))]


def test_every_piece_that_can_be_chosen_has_room_for_a_finger() -> None:
    context = seated(fight()).context((1180, 690))
    scene = drift_table().drawing.draw(context)
    grabs = [a for a in elements(scene) if a.get("class") == "grab"]
    assert len(grabs) == 3
    unit = float(next(a["r"] for a in grabs))
    assert unit > PIECE, "larger than the drawing"


@pytest.mark.parametrize(("size", "near"), [((390, 560), True), ((1180, 690), False)])
def test_only_a_small_board_comes_near_by_itself(size: tuple[int, int], near: bool) -> None:
    width, height = size
    calm = drawn(fight(), width=width, height=height)
    assert not [a for a in elements(calm) if "data-focus" in a]
    chosen = drawn(fight(), width=width, height=height, chosen=("piece:3a",))
    (group,) = (a for a in elements(chosen) if "data-zoom" in a)
    assert ("data-focus" in group) == near
    x, y, wide, high = map(float, group["data-frame"].split())
    assert x >= 0 and y >= 0 and x + wide <= width and y + high <= height
    if near:
        _, _, narrow, low = map(float, group["data-focus"].split())
        assert hypot(narrow, low) < hypot(wide, high)
