"""The rules of ANNO 1503: setting up, whose action it is, the end of a turn, winning.

The steps of a turn stand in `production.py`, `building.py` and `voyages.py`.
"""

from typing import assert_never

from engine import game
from engine.anno1503 import building, production, voyages
from engine.anno1503.board import ISLAND_SPACES, START
from engine.anno1503.home import Home
from engine.anno1503.pieces import (
    COMMODITIES,
    ISLANDS,
    STACK,
    START_GOODS,
    TILES,
    backs,
    supply,
)
from engine.anno1503.refusals import why_not
from engine.anno1503.state import ASKING, Position, conditions
from engine.anno1503.types import Action, Event, Won
from engine.dice import Dice
from engine.game import Standing, Told, Value, ranked


class Anno1503(Position):
    """The island settlers: a position that knows its rules."""

    __slots__ = ()

    @classmethod
    def begin(cls, seats: int, dice: Dice, options: dict[str, Value]) -> "Anno1503":
        """I1–I3."""
        new = object.__new__(cls)
        new.options = options
        new.dice = dice
        new.tiles, new.reserve = _lay_out(seats, dice)
        new.removed = []
        islands = list(ISLANDS)
        dice.shuffle(islands)
        new.homes = [Home.settle(island, START) for island in islands[:seats]]
        new.shields = [home.shields() for home in new.homes]
        new.supply = supply(seats)
        new.bank = {c: STACK - seats * (c in START_GOODS) for c in COMMODITIES}
        new.first_rolls = _roll_for_first(seats, dice)
        new.turn = new.first_rolls[-1].index(max(new.first_rolls[-1]))
        new.phase = "roll"
        new.rolled = ()
        new.queue = ()
        new.exploring = None
        return new

    @property
    def asked(self) -> list[int]:
        return production.asked(self)

    def line_up(self, asked: list[int]) -> tuple[int, ...]:
        return production.line_up(self, asked)

    @property
    def actors(self) -> tuple[int, ...]:
        if self.over:
            return ()
        return self.queue[:1] if self.phase in ASKING else (self.turn,)

    def legal(self, seat: int | None = None) -> list[Action]:
        actors = self.actors
        if not actors or (seat is not None and seat != actors[0]):
            return []
        home = self.homes[actors[0]]
        match self.phase:
            case "build":
                return building.offers(self, home)
            case "ships":
                return voyages.offers(self, home)
            case "tile":
                return voyages.tile_offers(self, home)
            case "roll":
                return [("roll",)]
            case "discard":
                return [("discard", c) for c in COMMODITIES if home.goods[c]]
            case "take" | "give_up":
                return [*production.choices(self, actors[0])]
            case _:
                assert_never(self.phase)

    def refusal(self, action: game.Action, seat: int) -> str | None:
        return why_not(self, action, seat)

    def perform(self, action: Action, seat: int) -> list[Told[Event]]:
        return self._carry_out(action, seat) + self._count_points()

    def _carry_out(self, action: Action, seat: int) -> list[Told[Event]]:
        match action:
            case ("roll",):
                return production.roll(self, seat)
            case ("take", _) | ("give_up", "outpost", _) | ("give_up", "agreement"):
                return production.choose(self, seat, action)
            case ("ship",):
                return building.ship(self, seat)
            case ("pioneer",):
                return building.pioneer(self, seat)
            case ("pioneer", kind):
                return building.pioneer(self, seat, kind)
            case ("promote", space):
                return building.promote(self, seat, space)
            case ("sell", space, commodity):
                return building.sell(self, seat, space, commodity)
            case ("buy", commodity):
                return building.buy(self, seat, commodity)
            case ("end_building",):
                return voyages.end_building(self, seat)
            case ("sail", ship, space):
                return voyages.sail(self, seat, ship, space)
            case ("explore", ship, space):
                return voyages.explore(self, seat, ship, space)
            case ("claim",):
                return voyages.claim(self, seat)
            case ("claim", place):
                return voyages.claim(self, seat, place)
            case ("leave",):
                return voyages.leave(self, seat)
            case ("discard", commodity):
                return self._discard(seat, commodity)
            case ("end_turn",):
                return self._end_turn(seat)
            case _:
                assert_never(action)

    def _end_turn(self, seat: int) -> list[Told[Event]]:
        """I17: what is over the hand limit goes first."""
        home = self.homes[seat]
        excess = home.cards - home.hand_limit
        if excess > 0:
            self.phase = "discard"
            return [(("overfull", seat, excess), None)]
        return self._next_turn(seat)

    def _next_turn(self, seat: int) -> list[Told[Event]]:
        """I3: clockwise."""
        self.homes[seat].clear_turn()
        self.turn = (seat + 1) % self.seats
        self.phase = "roll"
        self.rolled = ()
        return [(("turn", self.turn), None)]

    def _discard(self, seat: int, commodity: str) -> list[Told[Event]]:
        """I17."""
        home = self.homes[seat]
        home.goods[commodity] -= 1
        self.bank[commodity] += 1
        told: list[Told[Event]] = [(("discarded", seat, commodity), None)]
        return told if home.cards > home.hand_limit else told + self._next_turn(seat)

    def _count_points(self) -> list[Told[Event]]:
        """I22 and I23: points gained and lost; who has three on their own turn has won."""
        told: list[Told[Event]] = []
        shields = self.shields
        for seat, home in enumerate(self.homes):
            held = home.shields()
            if held != shields[seat]:
                gained, lost = held & ~shields[seat], shields[seat] & ~held
                told += [(("gained", seat, name), None) for name in conditions(gained)]
                told += [(("forfeited", seat, name), None) for name in conditions(lost)]
                shields[seat] = held
        if self.over:
            won: Won = ("won", self.turn, *conditions(shields[self.turn]))
            told.append((won, None))
        return told

    @property
    def standings(self) -> list[Standing] | None:
        """I23: the winner first, the others by points, then by gold."""
        if not self.over:
            return None
        points = [held.bit_count() for held in self.shields]
        keys = [(s == self.turn, points[s], home.gold) for s, home in enumerate(self.homes)]
        return ranked(points, keys)


def _lay_out(seats: int, dice: Dice) -> tuple[dict[str, str], list[str]]:
    """I1: each group shuffled onto the spaces of its number; the rest is the reserve."""
    laid: dict[str, str] = {}
    reserve: list[str] = []
    for back in backs(seats):
        group = list(TILES[back])
        dice.shuffle(group)
        for space, number in ISLAND_SPACES.items():
            if number == back:
                laid[space] = group.pop()
        reserve += group
    dice.shuffle(reserve)
    return {space: laid[space] for space in ISLAND_SPACES if space in laid}, reserve


def _roll_for_first(seats: int, dice: Dice) -> tuple[tuple[int, ...], ...]:
    """I3: everybody rolls, again and again, until one roll is the highest."""
    rounds: list[tuple[int, ...]] = []
    while not rounds or rounds[-1].count(max(rounds[-1])) > 1:
        rounds.append(tuple(dice.roll() for _ in range(seats)))
    return tuple(rounds)
