"""The pieces on the board: each stands upright on its space, or shares its home with others."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import cos, radians, sin
from typing import TypeAlias

from app.tables.drift.art.marks import PIP_SPACES
from app.tables.drift.art.pieces import PIECE, stone
from app.tables.drift.bearings import Bearings, spot
from app.tables.drift.chosen import Chosen
from app.tables.drift.context import Context
from app.tables.drift.geometry import PLACE
from app.tables.drift.layout import GRAB
from app.tables.kit.kept import Kept
from app.tables.kit.pieces import tick
from app.tables.kit.scene import Scene, circle, g, label, path
from engine.drift.board import RING
from engine.drift.pieces import VALUE
from engine.drift.queries import Queries
from engine.drift.words import coin_name, piece_name, space_name
from engine.language import tr

_SIZE = {3: 1.06, 2: 0.96, 1: 0.86}
"""The higher the rank, the larger the piece."""

STACKS: dict[int, tuple[float, list[tuple[float, float]]]] = {
    1: (1.0, [(0, 0)]),
    2: (0.86, [(-12, 0), (27, 0)]),
    3: (0.68, [(-22, 0), (8, 0), (38, 0)]),
    4: (0.64, [(-8, 14), (22, 14), (-8, -14), (22, -14)]),
    5: (0.64, [(8, 14), (-22, -14), (8, -14), (38, -14), (-22, 14)]),
    6: (0.64, [(-22, 14), (8, 14), (38, 14), (-22, -14), (8, -14), (38, -14)]),
}
"""How pieces share a home: their scale, and their shifts along the ring and outwards."""

_Place: TypeAlias = tuple[str, str, float, tuple[float, float]]
"""A piece and its space, how large it is there and where on it."""

_IN_THE_MIDDLE = 0.86
"""The scale of what stands in the narrow wedges of the centre."""

_RING = circle(0, 0, PIECE + 1.5, class_="ring")
_DANGER = {
    side: g(
        path("M0 -9L10 8H-10Z", class_="danger-sign"),
        label(0, 6, "!", class_="danger-text", translate="no"),
        transform=f"translate({18 * side} 14)",
    )
    for side in (-1, 1)
}
"""On the left or the right of a piece that can be beaten before its owner's next turn."""


def room(space: str, number: int) -> tuple[float, list[tuple[float, float]]]:
    """How so many pieces stand on a space: their scale and their shifts."""
    scale, shifts = STACKS[number]
    return (scale * _IN_THE_MIDDLE if RING[space].letter == "G" else scale), shifts


def aside(space: str, number: int) -> dict[str, float]:
    """Where a coin lies beside a piece: along the ring, or outwards in the centre's narrow wedges.

    Where a pip lies on one side, on the other.
    """
    if RING[space].letter == "G":
        return {"along": 16.0 * number, "out": 24, "scale": 0.6}
    along = 30.0 + 16 * number
    return {"along": -along if space in PIP_SPACES else along, "scale": 0.72}


@dataclass(frozen=True, slots=True)
class Pieces:
    context: Context
    queries: Queries
    chosen: Chosen
    bearings: Bearings
    turned: float
    unit: float
    """How many pixels one of the board's units is."""
    endangered: Collection[str]
    """The keys of the pieces that can be beaten before the next turn of whoever looks."""
    travel: str | None
    """The milliseconds that a piece takes to its place, where it is not the usual time."""
    kept: Kept = field(default_factory=Kept)

    def draw(self) -> list[Scene]:
        """Player by player: of most, a tap leaves all pieces as they are."""
        part, given = self.kept.part, (self.turned, self.unit, bool(self.chosen.piece))
        places = part("where pieces stand", self._places)
        return [
            piece
            for seat, own in places.items()
            for piece in part(("pieces", seat), partial(self._of, seat, own), *given)
        ]

    def _places(self) -> dict[int, list[_Place]]:
        """Where everybody's pieces stand, in the order of their names."""
        found: dict[int, list[_Place]] = {seat: [] for seat in range(len(self.context.names))}
        for space in self.queries.occupied():
            standing = self.queries.pieces_on(space)
            scale, shifts = room(space, len(standing))
            for (seat, piece), shift in zip(standing, shifts, strict=True):
                found[seat].append((piece, space, scale, shift))
        return {seat: sorted(places) for seat, places in found.items()}

    def _of(self, seat: int, places: Sequence[_Place]) -> list[Scene]:
        return [self._kept_piece(seat, *place) for place in places]

    def _kept_piece(
        self, seat: int, piece: str, space: str, scale: float, shift: tuple[float, float]
    ) -> Scene:
        view = self.context.view
        player, mine = view["seats"][seat], self._mine(seat)
        return self.kept.lasting(
            ("piece", seat, piece),
            lambda: self._piece(seat, piece, space, scale, shift),
            *(space, scale, shift, self.turned, self.unit, self.travel),
            *(
                f"{seat}-{piece}" in self.endangered,
                self._free_side(space),
                not mine and self._aimed_at(space),
            ),
            *(player["home"], player["carrying"].get(piece), mine, mine and piece in view["done"]),
        )

    def _free_side(self, space: str) -> int:
        """-1 where a coin lies to the right of whoever stands there."""
        if space not in self.context.view["coins"]:
            return 1
        shift, at = aside(space, 0), radians(PLACE[space][0] + self.turned)
        return -1 if shift["along"] * cos(at) + shift.get("out", 0) * sin(at) > 0 else 1

    def _aimed_at(self, space: str) -> bool:
        """Whether the chosen piece can attack whoever stands there, or a hint says so."""
        context, token = self.context, f"space:{space}"
        return bool(self.chosen.piece) and (token in context.tappable or token in context.hinted)

    def _mine(self, seat: int) -> bool:
        """Whether it is these pieces' turn."""
        return seat == self.context.view["turn"] and self.context.view["phase"] == "play"

    def _piece(
        self, seat: int, piece: str, space: str, scale: float, shift: tuple[float, float]
    ) -> Scene:
        context, view = self.context, self.context.view
        key = f"{seat}-{piece}"
        mine = self._mine(seat)
        token = f"piece:{piece}" if mine else f"space:{space}"
        size = scale * _SIZE[VALUE[piece]]
        return g(
            self._grab(size) if mine and context.live else None,
            stone(view["seats"][seat]["home"], context.colours[seat], piece),
            _RING,
            tick(-17, -17, 8) if token in context.chosen else None,
            _DANGER[self._free_side(space)] if key in self.endangered else None,
            key=key,
            style=f"transform:{self._spot(key, space, size, shift)}",
            data_travel=self.travel,
            class_=self._classes(token, mine, spent=mine and piece in view["done"]),
            data_piece=key,
            data_at=space,
            data_may_cover="who stands on a space is tapped for it" if mine else None,
            data_danger="" if key in self.endangered else None,
            **context.touch(token, self._name(seat, piece, space), f"piece:{key}"),
        )

    def _grab(self, size: float) -> Scene:
        """As much as a finger needs; a piece that cannot move answers for itself, too."""
        return circle(0, 0, max(PIECE, GRAB / (self.unit * size)), class_="grab")

    def _spot(self, key: str, space: str, scale: float, shift: tuple[float, float]) -> str:
        degrees, radius = PLACE[space]
        degrees, (along, out) = self.bearings.of(key, degrees), shift
        return spot(degrees, radius, self.turned, along=along, out=out, scale=scale)

    def _name(self, seat: int, piece: str, space: str) -> str:
        coin = self.context.view["seats"][seat]["carrying"].get(piece)
        name, piece, space = self.context.names[seat], piece_name(piece), space_name(space)
        if coin is None:
            return tr("{name}’s {piece} on {space}", name=name, piece=piece, space=space)
        return tr(
            "{name}’s {piece} on {space}, carrying {coin}",
            name=name,
            piece=piece,
            space=space,
            coin=coin_name(coin),
        )

    def _classes(self, token: str, mine: bool, spent: bool) -> str:
        """Enemies are marked only once somebody is chosen who can attack them."""
        names = ["piece", "spent"] if spent else ["piece"]
        if mine or self.chosen.piece:
            return self.context.classes(token, *names)
        return " ".join(names)
