"""DRIFT's figures: the board with its doors and rivers, the pieces, an attack, the drift."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.tables.drift.art.pieces import stone
from app.tables.drift.bearings import Bearings
from app.tables.drift.board import Board
from app.tables.drift.chosen import chosen
from app.tables.drift.geometry import DOOR_PLACE, RADIUS, point
from app.tables.drift.overlay import Overlay
from app.tables.kit.scene import Scene, g, h, num, use
from app.tables.kit.shapes import polar
from builder.figures.example import Allowed, Does, Example, Figure, Refused, Seen, Step, context
from builder.figures.kit import arrow, no, number, picture
from engine.drift.board import ARROWS, DOORS, HOMES, MARKERS, RINGS, SPACES
from engine.drift.pieces import COINS, REPOSITORY, VALUE
from engine.drift.queries import Queries

WIDE = 340.0
_COINS = {"B9": ["copper"], "B20": ["copper"], "E3": ["silver"], "C8": ["silver"], "F2": ["gold"]}


def position(
    anna: Mapping[str, str],
    otto: Mapping[str, str],
    coins: Mapping[str, Sequence[str]] | None = None,
    carrying: Mapping[str, str] | None = None,
    clara: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """Anna is at home in A0, Otto in A12, Clara in A4, and it is Anna's turn."""
    return {
        "round": 4,
        "turn": 0,
        "seats": [
            _player(0, anna, {}),
            _player(3, otto, {}),
            *([] if clara is None else [_player(1, clara, carrying or {})]),
        ],
        "coins": {space: [*kinds] for space, kinds in (coins or _COINS).items()},
        "left": {piece: VALUE[piece] for piece in VALUE},
        "done": [],
        "sent": [],
    }


def _player(home: int, pieces: Mapping[str, str], carrying: Mapping[str, str]) -> dict[str, Any]:
    return {
        "home": home,
        "pieces": {piece: pieces.get(piece) for piece in VALUE},
        "carrying": {**carrying},
        "deposited": [],
    }


def example(begun: dict[str, Any], *steps: Step) -> Example:
    return Example("drift", len(begun["seats"]), begun, steps, {"coins": "scatter"})


class View:
    """One look at the board: all of it, or the part around some spaces, which is then larger."""

    def __init__(
        self, seen: Seen, around: Sequence[str] = (), chosen_now: Sequence[str] = ()
    ) -> None:
        shown = context(seen.state, None, WIDE, WIDE, chosen=chosen_now)
        queries = Queries(shown.view)
        choice = chosen(shown, queries)
        self.left, self.top, self.wide, self.high = _part(around)
        self.scale = unit = WIDE / self.wide
        board = Board(shown, queries, choice, Bearings(), 0, unit, 0, ())
        seen = (self.left, self.left + self.wide)
        overlay = Overlay(shown, queries, choice, 0, 1, unit, seen) if choice.piece else None
        self.drawn: list[Scene] = [_bare(board.draw())]
        if overlay:
            self.drawn.append(overlay.draw())

    def at(self, space: str) -> tuple[float, float]:
        return self.on(point(space))

    def on(self, where: tuple[float, float]) -> tuple[float, float]:
        """A point of the board in the picture."""
        return (where[0] - self.left) * self.scale, (where[1] - self.top) * self.scale

    def picture(self, *over: Scene | None) -> Scene:
        high = round(self.high * self.scale)
        seen = f"{self.left} {self.top} {self.wide} {self.high}"
        inner = h("svg", *self.drawn, viewBox=seen, width=num(WIDE), height=num(high))
        return picture(WIDE, high, inner, *over, name="drift")


def _part(around: Sequence[str]) -> tuple[int, int, int, int]:
    """The part of the board that holds these spaces: left, top, width, height; or all of it."""
    if not around:
        return -RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS
    xs, ys = zip(*map(point, around), strict=True)
    left, top = max(-RADIUS, round(min(xs)) - 48), max(-RADIUS, round(min(ys)) - 48)
    right, foot = min(RADIUS, round(max(xs)) + 48), min(RADIUS, round(max(ys)) + 48)
    return left, top, right - left, foot - top


def _bare(scene: Scene) -> Scene:
    """The board without what only fingers meet."""
    tag, attributes, *inside = scene
    if attributes.get("class") == "piece spent":
        attributes = {**attributes, "class": "piece"}
    kept = [child for child in inside if isinstance(child, str) or not _is_met(child)]
    return [tag, attributes, *(one if isinstance(one, str) else _bare(one) for one in kept)]


def _is_met(scene: Scene) -> bool:
    return str(scene[1].get("class", "")).split()[:1] in (["space"], ["door"], ["grab"])


_EMPTY = example(position({}, {}, {"A2": ["copper"]}))


def board() -> Figure:
    """The rings from the edge to the middle."""
    (seen,) = _EMPTY.played()
    view = View(seen)
    spots = ["O3", "B4", "A8", "M9", "C8", "N2", "G4"]
    drawn = [number(n, *view.at(space)) for n, space in enumerate(spots, 1)]
    drawn += [number(8, *view.on(_door("X5"))), number(9, *view.on(_door("P3")))]
    sizes = {f"ring_{ring.letter}": ring.spaces for ring in RINGS}
    facts = sizes | {
        "land": sum(ring.spaces for ring in RINGS if not ring.flow),
        "arrows": len(ARROWS),
        "homes": len(HOMES),
        "spaces": len(SPACES),
    }
    return Figure([view.picture(*drawn)], facts)


def _door(door: str) -> tuple[float, float]:
    degrees, radius = DOOR_PLACE[door]
    return polar(0, 0, radius, degrees)


DOORS_TAKEN = example(
    position({"2a": "O1", "1a": "O0", "1b": "A0"}, {"3a": "A12"}),
    Does(("step", "2a", "C1")),
    Does(("step", "1a", "G0")),
)


def doors() -> Figure:
    """Through a pip and through an outcrop, each in one step."""
    begun, pip, outcrop = DOORS_TAKEN.played()
    around = ("O0", "O1", "A22", "G1", "C1")
    frames = [View(begun, around).picture()]
    for seen, start, goal in ((pip, "O1", "C1"), (outcrop, "O0", "G0")):
        view = View(seen, around)
        frames.append(view.picture(arrow(*view.at(start), *view.at(goal))))
    facts = {"outcrop": "O0", "core": DOORS["X0"][1], "pip": "O1", "inland": DOORS["P0"][1]}
    return Figure(frames, facts, DOORS_TAKEN)


def pieces() -> Figure:
    """The three ranks and the three coins, as they look."""
    drawn: list[Scene] = []
    for place, piece in enumerate(("3a", "2a", "1a")):
        x = 64 + place * 106
        drawn += [
            g(stone(0, "red", piece), transform=f"translate({x} 36) scale(1.2)"),
            number(place + 1, x, 84),
        ]
    for place, coin in enumerate(COINS):
        x = 64 + place * 106
        drawn += [use(f"drift-coin-{coin}", x - 18, 112, 36, 36), number(place + 4, x, 166)]
    facts: dict[str, object] = {f"value_{n}": VALUE[f"{n}a"] for n in (1, 2, 3)}
    for n in (1, 2, 3):
        facts[f"many_{n}"] = sum(value == n for value in VALUE.values())
    return Figure([picture(WIDE, 182, *drawn, name="drift")], facts)


def forms() -> Figure:
    """The six markers as the players' pieces have them."""
    colours = ("red", "blue", "green", "yellow", "violet", "teal")
    drawn = [
        g(stone(home, colour, "1a"), transform=f"translate({34 + home * 54} 30)")
        for home, colour in enumerate(colours)
    ]
    return Figure([picture(WIDE, 60, *drawn, name="drift")], {"markers": len(MARKERS)})


BEGINNING = example(
    {
        **position(dict.fromkeys(VALUE, "A0"), dict.fromkeys(VALUE, "A12")),
        "round": 1,
    },
    *(Does(("step", "3a", space)) for space in ("B0", "B1", "B2")),
    *(Does(("step", "2a", space)) for space in ("A1", "A2")),
    *(Does(("step", "2b", space)) for space in ("A23", "A22")),
    Does(("step", "1a", "O0")),
    Does(("step", "1b", "B0")),
    Does(("end_turn",)),
)


def beginning() -> Figure:
    seen = [*BEGINNING.played()]
    around = ("O0", "A22", "A2", "B2", "B22")
    frames = [View(seen[n], around).picture() for n in (0, 3, 7, 9)]
    return Figure(frames, {}, BEGINNING)


ATTACK = example(
    position(
        {"3a": "A6", "2a": "B5", "1a": "A0"},
        {"2a": "B6", "1a": "B7", "3a": "A12"},
    ),
    Does(("attack", "3a", "B6")),
)
AT_HOME = example(
    position(
        {"3a": "A11", "2a": "A13", "1a": "A0"},
        {"2a": "A12", "1a": "B12"},
    ),
    Refused(("attack", "3a", "A12"), "D14"),
)


def _sums(seen: Seen, piece: str, space: str) -> dict[str, object]:
    queries = Queries(seen.state.view(None))
    attack, defence = queries.attack_terms(piece, space), queries.defence_terms(space)
    return {
        "attack": " + ".join(map(str, attack)),
        "total": sum(attack),
        "defence": " + ".join(map(str, defence)),
        "against": sum(defence),
    }


def attack() -> Figure:
    before, after = ATTACK.played()
    around = ("C3", "O3", "A5", "A7")
    frames = [
        View(before, around).picture(),
        View(before, around, ("piece:3a", "space:B6")).picture(),
        View(after, around).picture(),
    ]
    return Figure(frames, _sums(before, "3a", "B6"), ATTACK)


def at_home() -> Figure:
    before, _ = AT_HOME.played()
    drawn = View(before, ("A11", "A13", "B12", "O6")).picture(no(WIDE - 20, 20))
    facts = _sums(before, "3a", "A12") | {"repository": REPOSITORY}
    return Figure([drawn], facts)


DRIFTING = example(
    position(
        {"3a": "A0", "2a": "M2", "1a": "O1"},
        {"3a": "A12", "2a": "N1"},
        {"N0": ["gold"], "B9": ["copper"], "C8": ["silver"]},
    ),
    Does(("end_turn",)),
    Does(("end_turn",)),
)


def drifting() -> Figure:
    before, _, after = DRIFTING.played()
    flows = {
        f"{name}_{when}": state.view(None)["seats"][seat]["pieces"][piece]
        for name, seat, piece in (("outer", 0, "1a"), ("middle", 0, "2a"), ("inner", 1, "2a"))
        for when, state in (("before", before.state), ("after", after.state))
    }
    (gold,) = (space for space, kinds in after.state.view(None)["coins"].items() if "gold" in kinds)
    around = ("O1", "O2", "M1", "M2", "N0", "N2", "A0")
    frames = [View(seen, around).picture() for seen in (before, after)]
    return Figure(frames, {**flows, "gold": gold}, DRIFTING)


BOTH_END = (Does(("end_turn",)), Does(("end_turn",)))
COIN = example(
    position(
        {"1a": "A1", "3a": "B3", "2a": "A4"},
        {"3a": "A12"},
        {"A1": ["copper"], "B9": ["copper"], "C8": ["silver"], "F2": ["gold"]},
    ),
    Does(("pick", "1a")),
    *BOTH_END,
    Does(("step", "1a", "A0")),
    *BOTH_END,
    Does(("drop", "1a")),
)


def coin() -> Figure:
    seen = [*COIN.played()]
    around = ("A23", "A2", "B0", "O0")
    frames = [View(seen[n], around).picture() for n in (0, 1, 4, 7)]
    deposited = seen[7].state.view(None)["seats"][0]["deposited"]
    return Figure(frames, {"deposited": deposited[0]}, COIN)


AROUND_HOME = ("A22", "A2", "B2", "B0", "O0")
CROWDED = example(
    position(
        {"3a": "B0", "2a": "A0", "2b": "A1", "1a": "A0", "1b": "A23", "1c": "O0"}, {"3a": "A12"}
    ),
    Does(("step", "3a", "B1")),
    Refused(("end_turn",), "D7"),
    Does(("step", "2a", "B0")),
    Allowed(("end_turn",)),
)
BLOCKED = example({**CROWDED.position}, Does(("end_turn",)))


def crowded() -> Figure:
    """D7: two at home, and who has to make way for them."""
    begun, aside, refused, out, _ = CROWDED.played()
    first = View(begun, AROUND_HOME).picture()
    second = View(aside, AROUND_HOME)
    third = View(refused, AROUND_HOME).picture(no(WIDE - 20, 20))
    last = View(out, AROUND_HOME)
    frames = [
        first,
        second.picture(arrow(*second.at("B0"), *second.at("B1"))),
        third,
        last.picture(arrow(*last.at("A0"), *last.at("B0"))),
    ]
    return Figure(frames, {}, CROWDED)


def blocked() -> Figure:
    """V3: nobody has a way out, and so somebody is lost."""
    begun, after = BLOCKED.played()
    gone = next(
        piece for piece, at in after.state.view(None)["seats"][0]["pieces"].items() if at is None
    )
    frames = [View(seen, AROUND_HOME).picture() for seen in (begun, after)]
    return Figure(frames, {"gone": "I" * VALUE[gone]}, BLOCKED)


MAKING_ROOM = example(
    position(
        {"3a": "B8", "2a": "A9", "1a": "A4", "1b": "A1"},
        {"2a": "B9", "3a": "E6"},
        {"B20": ["copper"], "E3": ["silver"], "F2": ["gold"]},
        {"1a": "silver"},
        {"1a": "A12", "3a": "B14"},
    ),
    Does(("attack", "3a", "B9")),
)


def making_room() -> Figure:
    """D16: one attack, and three are on their way home."""
    before, after = MAKING_ROOM.played()
    views = [View(seen) for seen in (before, before, after)]
    ways = [
        arrow(*views[1].at(start), *views[1].at(goal))
        for start, goal in (("B9", "A12"), ("A12", "A4"), ("A4", "A0"))
    ]
    frames = [views[0].picture(), views[1].picture(*ways), views[2].picture()]
    (coin,) = after.state.view(None)["coins"]["A12"]
    facts = _sums(before, "3a", "B9") | {"coin": coin}
    return Figure(frames, facts, MAKING_ROOM)


FIGURES: dict[str, Callable[[], Figure]] = {
    "board": board,
    "doors": doors,
    "pieces": pieces,
    "forms": forms,
    "beginning": beginning,
    "coin-home": coin,
    "crowded": crowded,
    "blocked": blocked,
    "attack": attack,
    "at-home": at_home,
    "making-room": making_room,
    "drifting": drifting,
}
