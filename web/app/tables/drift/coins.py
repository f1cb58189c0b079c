"""The coins on the board: loose, on somebody's back, or on a repository."""

from dataclasses import dataclass, field

from app.tables.drift.art.pieces import COIN
from app.tables.drift.bearings import Bearings, spot
from app.tables.drift.chosen import Chosen
from app.tables.drift.context import Context
from app.tables.drift.geometry import PLACE
from app.tables.drift.layout import GRAB
from app.tables.drift.pieces import aside, room
from app.tables.kit.kept import Kept
from app.tables.kit.keys import Item
from app.tables.kit.scene import Scene, circle, g, use
from engine.drift.board import RING
from engine.drift.queries import Queries
from engine.drift.words import coin_name
from engine.language import tr

SLOTS = {"copper": 17, "silver": 0, "gold": -17}
"""Where on a home the repository holds each kind, outwards from its middle."""
SLOT_ALONG = -45


@dataclass(slots=True)
class _Laid:
    """A coin that lies somewhere: drawn once all are known, so that each gets its key."""

    item: Item
    degrees: float
    radius: float
    shifts: dict[str, float]
    token: str = ""
    """What a tap on it does, where the chosen I can take it."""


@dataclass(frozen=True, slots=True)
class Coins:
    context: Context
    queries: Queries
    bearings: Bearings
    turned: float
    unit: float
    """How many pixels one of the board's units is."""
    chosen: Chosen
    travel: str | None
    """The milliseconds that a coin takes to its place, where it is not the usual time."""
    kept: Kept = field(default_factory=Kept)

    def draw(self) -> list[Scene]:
        start = self.chosen.start
        given = (self.turned, self.unit, start if start in self.context.view["coins"] else "")
        return self.kept.part("coins", self._drawn, *given)

    def _drawn(self) -> list[Scene]:
        laid = [*self._loose(), *self._carried(), *self._deposited()]
        keys = self.context.keys.name([coin.item for coin in laid])
        return sorted(
            (self._kept_coin(coin, key) for coin, key in zip(laid, keys, strict=True)),
            key=lambda scene: str(scene[1]["key"]),
        )

    def _loose(self) -> list[_Laid]:
        """Beside whoever stands there, and beside each other."""
        laid = []
        for space, coins in self.context.view["coins"].items():
            taken = self.queries.standing(space) is not None
            for number, kind in enumerate(coins):
                shifts = {"along": 20.0 * number - 10 * (len(coins) - 1)}
                if taken:
                    shifts = aside(space, number)
                token = self._taken_by(space, kind)
                laid.append(_Laid((kind, self._bed(space)), *PLACE[space], shifts, token))
        return laid

    def _taken_by(self, space: str, kind: str) -> str:
        """D10: the token of picking it up, where the chosen piece stands on it and may."""
        offered = (f"take:{kind}", "take") if space == self.chosen.start else ()
        return next((token for token in offered if token in self.context.tappable), "")

    def _bed(self, space: str) -> str:
        """Where a coin lies, as a name that goes along with the river: so it keeps its key."""
        ring, drifts = RING[space], self.context.view["round"]
        if not ring.flow:
            return space
        return f"{ring.letter}~{(int(space[1:]) - ring.flow * drifts) % ring.spaces}"

    def _carried(self) -> list[_Laid]:
        laid = []
        for space in self.queries.occupied():
            standing = self.queries.pieces_on(space)
            scale, stack = room(space, len(standing))
            for (seat, piece), (along, out) in zip(standing, stack, strict=True):
                kind = self.context.view["seats"][seat]["carrying"].get(piece)
                if kind:
                    shifts = {"along": along, "out": out, "scale": 0.84 * scale}
                    shifts |= {"right": 13 * scale, "down": -15 * scale}
                    laid.append(_Laid((kind, f"{seat}-{piece}"), *PLACE[space], shifts))
        return laid

    def _deposited(self) -> list[_Laid]:
        laid = []
        for seat, player in enumerate(self.context.view["seats"]):
            home = self.queries.home(seat)
            if home is None:
                continue
            for kind in player["deposited"]:
                shifts = {"along": SLOT_ALONG, "out": SLOTS[kind], "scale": 0.62}
                laid.append(_Laid((kind, f"home{seat}"), *PLACE[home], shifts))
        return laid

    def _kept_coin(self, coin: _Laid, key: str) -> Scene:
        given = (coin, self.turned, self.unit, self.travel)
        return self.kept.lasting(("coin", key), lambda: self._coin(coin, key), *given)

    def _coin(self, coin: _Laid, key: str) -> Scene:
        kind, _ = coin.item
        degrees = self.bearings.of(key, coin.degrees)
        where = spot(degrees, coin.radius, self.turned, **coin.shifts)
        falls = spot(degrees, coin.radius, self.turned, **coin.shifts | {"scale": 2.6})
        token, context = coin.token, self.context
        name = tr("Pick up {coin}", coin=coin_name(kind))
        touch = context.touch(token, name, place=key) if token else {}
        classes = context.classes(token, "coin-on", place=key) if token else "coin-on through"
        return g(
            circle(0, 0, GRAB / self.unit, class_="grab") if token else None,
            use(f"drift-coin-{kind}", -COIN, -COIN, 2 * COIN, 2 * COIN),
            circle(0, 0, COIN + 2, class_="ring") if token else None,
            key=key,
            style=f"transform:{where}",
            data_from=falls,
            data_travel=self.travel,
            class_=classes,
            data_coin=kind,
            **touch,
        )
