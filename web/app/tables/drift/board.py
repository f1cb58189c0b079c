"""The live board: spaces, pieces, coins, what can be reached, what the drift will do."""

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache

from app.tables.base import Frame
from app.tables.drift.art import COIN, NUMERAL, PIECE, SINK
from app.tables.drift.bearings import Bearings, spot
from app.tables.drift.geometry import (
    BOUNDS,
    DOOR_PLACE,
    OUTLINE,
    PLACE,
    RADIUS,
    RIM,
    point,
    sector,
)
from app.tables.drift.marks import BEHIND, door_name
from app.tables.kit.colours import colour_of, known
from app.tables.kit.keys import Item
from app.tables.kit.scene import Scene, circle, g, h, label, path, use
from engine.drift.board import ARROWS, DOORS, DOWNSTREAM, HOMES, MARKERS, RING, RINGS, SPACES
from engine.drift.pieces import PIECES, VALUE
from engine.drift.words import piece_name, rank_name, space_name
from engine.game import Data, Event

DRIFT_TIME = 900
"""Milliseconds that the drift takes; the rivers' style has the same."""

SIZE = {3: 1.06, 2: 0.96, 1: 0.86}
"""The higher the rank, the larger the piece."""

_STACKS: dict[int, tuple[float, list[tuple[float, float]]]] = {
    1: (1.0, [(0, 0)]),
    2: (0.86, [(-12, 0), (27, 0)]),
    3: (0.68, [(-22, 0), (8, 0), (38, 0)]),
    4: (0.64, [(-8, 14), (22, 14), (-8, -14), (22, -14)]),
    5: (0.64, [(8, 14), (-22, -14), (8, -14), (38, -14), (-22, 14)]),
    6: (0.64, [(-22, 14), (8, 14), (38, 14), (-22, -14), (8, -14), (38, -14)]),
}
"""How pieces share a home: their scale, and their shifts along the ring and outwards."""

SLOTS = {"copper": 17, "silver": 0, "gold": -17}
"""Where on a home the repository holds each kind, outwards from its middle."""
SLOT_ALONG = -45


@dataclass(slots=True)
class _Coin:
    item: Item
    degrees: float
    radius: float
    shifts: dict[str, float]


@dataclass(slots=True)
class Board:
    """One drawing of the board, turned by some degrees; scenes in units of the board."""

    view: Data
    frame: Frame
    bearings: Bearings
    reached: dict[str, tuple[str, ...]]
    """The spaces that the chosen piece can reach, and the ways there."""
    start: str = ""
    """Where the chosen piece stands."""
    barred: bool = False
    """Whether the pieces on the home of the player on turn cannot leave it (D7)."""
    turn: float = 0
    on: dict[str, list[tuple[int, str]]] = field(default_factory=lambda: defaultdict(list))
    """Who stands on a space: seats and pieces."""
    drifted: bool = False
    """Whether the drift was the last thing that happened: then all travels at its pace."""

    def __post_init__(self) -> None:
        for seat, player in enumerate(self.view["seats"]):
            for piece in PIECES:
                if player["pieces"][piece] is not None:
                    self.on[player["pieces"][piece]].append((seat, piece))
        self.drifted = any(event[0] == "drifted" for event in self.frame.recent[-2:])

    def draw(self) -> Scene:
        return g(
            use("drift-ground", -RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS),
            *self._rivers(),
            *self._homes(),
            *(self._space(space) for space in SPACES),
            *(self._door(door) for door in DOORS),
            *self._traces(),
            *self._ghosts(),
            g(*self._pieces(), *self._coins()),
            class_="spin drifting" if self.drifted else "spin",
            style=f"transform:rotate({self.turn:g}deg)",
        )

    def _rivers(self) -> list[Scene]:
        """D18: every drift turns a river by one arrow, and it is never turned back."""
        drifts = max(0, self.view["round"] - 1)
        return [
            g(
                use(f"drift-river-{ring.letter}", -RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS),
                class_="river-turns",
                data_river=ring.letter,
                style=f"transform:rotate({drifts * ring.width * ring.flow}deg)",
            )
            for ring in RINGS
            if ring.flow
        ]

    def _homes(self) -> list[Scene]:
        drawn = []
        for seat, player in enumerate(self.view["seats"]):
            if player["home"] is None:
                continue
            home = HOMES[player["home"]]
            degrees, radius = PLACE[home]
            stuck = self.barred and seat == self.view["turn"]
            slots = [
                circle(SLOT_ALONG, -radius - out, 7.5, class_="slot") for out in SLOTS.values()
            ]
            drawn.append(
                g(
                    path(OUTLINE[home], class_="home barred" if stuck else "home"),
                    g(*slots, transform=f"rotate({degrees:g})"),
                    style=f"--who:{colour_of(self.frame.colours[seat])}",
                    class_="through",
                )
            )
        return drawn

    def _name(self, space: str) -> str:
        """What a person hears of a space: its name, whose home it is, what is there."""
        words = [space_name(space)]
        names = self.frame.names
        for seat, player in enumerate(self.view["seats"]):
            if player["home"] is not None and HOMES[player["home"]] == space:
                words.append(f"home of {names[seat]}")
        if space in BEHIND:
            words.append(f"door to the {door_name(BEHIND[space])}")
        words += self.view["coins"].get(space, [])
        words += [f"{names[seat]}’s {rank_name(piece)}" for seat, piece in self.on.get(space, ())]
        return ", ".join(words)

    def _space(self, space: str) -> Scene:
        frame, token = self.frame, f"space:{space}"
        marked = token in frame.tappable or token in frame.hinted or space in self.reached
        if frame.live and not marked and not self._something(space):
            return _idle(space)
        name, way = self._name(space), self.reached.get(space, ())
        if len(way) > 1 and frame.live:
            return path(
                OUTLINE[space],
                class_="space far",
                data_do="walk",
                data_space=space,
                role="button",
                tabindex="0",
                aria_label=f"{name}, {len(way)} steps",
                data_info=token,
            )
        classes = frame.classes(token, "space", *(["near"] if way else []))
        return path(OUTLINE[space], class_=classes, **frame.touch(token, name), data_info=token)

    def _something(self, space: str) -> bool:
        return space in self.on or space in self.view["coins"] or space in HOMES

    def _door(self, door: str) -> Scene:
        degrees, _ = DOOR_PLACE[door]
        outer, inland = DOORS[door]
        name = f"{door_name(door)}: door between {space_name(outer)} and {space_name(inland)}"
        lit = {outer, inland} <= {self.start, *self.reached}
        return path(
            sector(RADIUS - RIM, RADIUS, degrees - 5.4, degrees + 5.4),
            class_="door lit" if lit else "door",
            **self.frame.touch(f"door:{door}", name),
            data_info=f"door:{door}",
        )

    def _traces(self) -> list[Scene]:
        """Thin lines along which pieces went in the last turn."""
        drawn = []
        for event in _last_turn(self.frame.recent):
            match event:
                case ("stepped", seat, _, start, goal):
                    pass
                case ("attacked", seat, _, start, goal, *_):
                    pass
                case ("sent_home", seat, _, start, goal, _):
                    pass
                case _:
                    continue
            (x, y), (to_x, to_y) = point(start), point(goal)
            drawn.append(
                path(
                    f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}",
                    class_="trace through",
                    style=f"--who:{colour_of(self.frame.colours[seat])}",
                )
            )
        return drawn

    def _ghosts(self) -> list[Scene]:
        """Where everything in the rivers will be after the drift, faintly (D18)."""
        if self.view["phase"] != "play":
            return []
        drawn = []
        for arrow in SPACES:
            if arrow not in ARROWS:
                continue
            shown = [
                f"drift-piece-{known(self.frame.colours[seat])}"
                for seat, _ in self.on.get(arrow, ())
            ]
            shown += [f"drift-coin-{coin}" for coin in self.view["coins"].get(arrow, ())]
            ring = RING[arrow]
            degrees, radius = PLACE[DOWNSTREAM[arrow]]
            for number, symbol in enumerate(shown):
                turned = degrees - ring.flow * ring.width * (0.3 - 0.1 * number)
                drawn.append(
                    g(
                        circle(0, 0, 15, class_="ghost-ring"),
                        use(symbol, -12, -12, 24, 24),
                        class_="ghost through",
                        data_ghost=DOWNSTREAM[arrow],
                        transform=f"rotate({turned:g}) translate(0 {-radius:g}) "
                        f"rotate({-turned - self.turn:g})",
                    )
                )
        return drawn

    def _pieces(self) -> list[Scene]:
        drawn = []
        for space, standing in self.on.items():
            scale, shifts = _STACKS[len(standing)]
            for (seat, piece), (along, out) in zip(standing, shifts, strict=True):
                drawn.append(self._piece(seat, piece, space, scale, along, out))
        return sorted(drawn, key=lambda scene: str(scene[1]["key"]))

    def _piece(
        self, seat: int, piece: str, space: str, scale: float, along: float, out: float
    ) -> Scene:
        frame, view = self.frame, self.view
        key = f"{seat}-{piece}"
        degrees, radius = PLACE[space]
        degrees = self.bearings.of(key, degrees)
        mine = seat == view["turn"] and view["phase"] == "play"
        token = f"piece:{piece}" if mine else f"space:{space}"
        carried = view["seats"][seat]["carrying"].get(piece)
        name = f"{frame.names[seat]}’s {piece_name(piece)} on {space_name(space)}"
        name += f", carrying {carried}" if carried else ""
        spent = mine and piece in view["done"]
        where = spot(
            degrees, radius, self.turn, along=along, out=out, scale=scale * SIZE[VALUE[piece]]
        )
        return g(
            *stone(frame.colours[seat], VALUE[piece]),
            circle(0, 0, PIECE + 1.5, class_="ring"),
            _tick() if token in frame.chosen else None,
            key=key,
            style=f"transform:{where}",
            data_travel=str(DRIFT_TIME) if self.drifted else None,
            class_=self._classes(token, spent, mine),
            data_piece=key,
            data_at=space,
            **frame.touch(token, name, f"piece:{key}"),
        )

    def _classes(self, token: str, spent: bool, mine: bool) -> str:
        """Enemies are marked only once somebody is chosen who can attack them."""
        names = ["piece", "spent"] if spent else ["piece"]
        if mine or self.start:
            return self.frame.classes(token, *names)
        return " ".join(names)

    def _coins(self) -> list[Scene]:
        laid = [*self._loose(), *self._carried(), *self._deposited()]
        keys = self.frame.keys.name([coin.item for coin in laid])
        return sorted(
            (self._coin(coin, key) for coin, key in zip(laid, keys, strict=True)),
            key=lambda scene: str(scene[1]["key"]),
        )

    def _loose(self) -> list[_Coin]:
        """Coins on the board; beside whoever stands there, and beside each other."""
        laid = []
        for space, coins in self.view["coins"].items():
            degrees, radius = PLACE[space]
            for number, kind in enumerate(coins):
                shifts = {"along": 20.0 * number - 10 * (len(coins) - 1)}
                if space in self.on:
                    shifts = _aside(space, number)
                laid.append(_Coin((kind, self._bed(space)), degrees, radius, shifts))
        return laid

    def _bed(self, space: str) -> str:
        """Where a coin lies, as a name that goes along with the river: so it keeps its key."""
        ring = RING[space]
        if not ring.flow:
            return space
        return f"{ring.letter}~{(int(space[1:]) - ring.flow * self.view['round']) % ring.spaces}"

    def _carried(self) -> list[_Coin]:
        laid = []
        for space, standing in self.on.items():
            scale, stack = _STACKS[len(standing)]
            degrees, radius = PLACE[space]
            for (seat, piece), (along, out) in zip(standing, stack, strict=True):
                kind = self.view["seats"][seat]["carrying"].get(piece)
                if kind:
                    shifts = {"along": along, "out": out, "scale": 0.84 * scale}
                    shifts |= {"right": 13 * scale, "down": -15 * scale}
                    laid.append(_Coin((kind, f"{seat}-{piece}"), degrees, radius, shifts))
        return laid

    def _deposited(self) -> list[_Coin]:
        laid = []
        for seat, player in enumerate(self.view["seats"]):
            for kind in player["deposited"]:
                degrees, radius = PLACE[HOMES[player["home"]]]
                shifts = {"along": SLOT_ALONG, "out": SLOTS[kind], "scale": 0.62}
                laid.append(_Coin((kind, f"home{seat}"), degrees, radius, shifts))
        return laid

    def _coin(self, coin: _Coin, key: str) -> Scene:
        kind, _ = coin.item
        degrees = self.bearings.of(key, coin.degrees)
        where = spot(degrees, coin.radius, self.turn, **coin.shifts)
        falls = spot(degrees, coin.radius, self.turn, **coin.shifts | {"scale": 2.6})
        return g(
            use(f"drift-coin-{kind}", -COIN, -COIN, 2 * COIN, 2 * COIN),
            key=key,
            style=f"transform:{where}",
            data_from=falls,
            data_travel=str(DRIFT_TIME) if self.drifted else None,
            class_="coin-on through",
            data_coin=kind,
        )


@cache
def _idle(space: str) -> Scene:
    """A space where nothing is and nothing can be done."""
    where = space_name(space)
    if space in BEHIND:
        where += f", door to the {door_name(BEHIND[space])}"
    token = f"space:{space}"
    return path(
        OUTLINE[space],
        class_="space",
        aria_label=where,
        role="img",
        data_not=token,
        data_info=token,
    )


def _last_turn(events: list[Event]) -> list[Event]:
    """What the last to act did, without what others did before."""
    ends = [number for number, event in enumerate(events) if event[0] == "ended"]
    return events[ends[-2] + 1 :] if len(ends) > 1 else events


def _aside(space: str, number: int) -> dict[str, float]:
    """Beside a piece: along the ring, or outwards in the narrow wedges of the centre."""
    if RING[space].letter == "G":
        return {"along": 16.0 * number, "out": 25, "scale": 0.6}
    return {"along": 30.0 + 16 * number, "scale": 0.72}


def stone(colour: str, rank: int) -> list[Scene]:
    """A piece around 0 0: the player's shape with a roman numeral."""
    colour = known(colour)
    return [
        use(f"drift-piece-{colour}", -PIECE, -PIECE, 2 * PIECE, 2 * PIECE),
        label(0, 6 + SINK.get(colour, 0), NUMERAL[rank], class_=f"numeral serif {colour}"),
    ]


def _tick() -> Scene:
    return g(
        circle(-17, -17, 8, class_="tick-disc"),
        h("path", d="M-20.5 -17l2.6 3l4.8 -5.6", class_="tick-mark small"),
        class_="through",
    )


__all__ = ["BOUNDS", "Board", "DRIFT_TIME", "MARKERS", "stone"]
