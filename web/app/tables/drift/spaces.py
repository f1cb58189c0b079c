"""The spaces and doors of the board, as fingers meet them: what they are, what is there."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, partial

from app.tables.drift.art.marks import BEHIND
from app.tables.drift.chosen import Chosen
from app.tables.drift.context import Context
from app.tables.drift.geometry import DOOR_OUTLINE, OUTLINE
from app.tables.kit.kept import Kept
from app.tables.kit.scene import Scene, path
from engine.drift.board import DOORS, HOMES, RING, SPACES
from engine.drift.queries import Queries
from engine.drift.words import coin_name, door_name, piece_name, space_name
from engine.language import listing, tr, tr_n

_BY_RING: dict[str, list[str]] = {}
"""The spaces of each ring, which most taps leave as they are."""
for _space in SPACES:
    _BY_RING.setdefault(RING[_space].letter, []).append(_space)


@dataclass(frozen=True, slots=True)
class Spaces:
    context: Context
    queries: Queries
    chosen: Chosen
    kept: Kept = field(default_factory=Kept)

    def draw(self) -> list[Scene]:
        ways, start = self.chosen.ways, self.chosen.start
        told, reached = self.kept.part("told of spaces", self._told), _by_ring(ways)
        drawn = []
        for ring, spaces in _BY_RING.items():
            given = told.get(ring, {}), reached.get(ring, {})
            draw = partial(self._ring, spaces, *given)
            drawn += self.kept.lasting(("spaces", ring), draw, *given)
        return [*drawn, *self.kept.part("doors", self._doors, start, ways)]

    def _ring(
        self, spaces: list[str], told: Mapping[str, object], reached: Mapping[str, object]
    ) -> list[Scene]:
        return [self._kept_space(space, told.get(space), reached.get(space)) for space in spaces]

    def _kept_space(self, space: str, told: object, way: object) -> Scene:
        return self.kept.lasting(("space", space), lambda: self._space(space), told, way)

    def _told(self) -> dict[str, dict[str, object]]:
        """All that is told of the spaces where something is, by their rings."""
        queries, coins = self.queries, self.context.view["coins"]
        there = dict.fromkeys((*HOMES, *coins, *queries.occupied()))
        return _by_ring(
            {one: (queries.owner(one), coins.get(one), queries.pieces_on(one)) for one in there}
        )

    def _space(self, space: str) -> Scene:
        context, token = self.context, f"space:{space}"
        marked = token in context.tappable or token in context.hinted
        if context.live and not marked and not self._something(space):
            return _idle(space, _named(space, _marks(space)))
        name, way = _named(space, self._facts(space)), self.chosen.ways.get(space, ())
        if len(way) > 1:
            name = tr_n("{space}, {count} step", "{space}, {count} steps", len(way), space=name)
        reached = ["far" if len(way) > 1 else "near"] if way else []
        classes = context.classes(token, "space", *reached)
        return path(OUTLINE[space], class_=classes, **context.touch(token, name), data_info=token)

    def _something(self, space: str) -> bool:
        there = self.queries.standing(space) is not None or space in self.context.view["coins"]
        return there or space in HOMES

    def _facts(self, space: str) -> list[str]:
        """Whose home it is, its mark, what lies and who stands there."""
        names, owner = self.context.names, self.queries.owner(space)
        facts = [] if owner is None else [tr("home of {name}", name=names[owner])]
        facts += _marks(space)
        facts += map(coin_name, self.context.view["coins"].get(space, ()))
        return facts + [
            tr("{name}’s {piece}", name=names[seat], piece=piece_name(piece))
            for seat, piece in self.queries.pieces_on(space)
        ]

    def _doors(self) -> list[Scene]:
        return [*map(self._kept_door, DOORS)]

    def _kept_door(self, door: str) -> Scene:
        lit = {*DOORS[door]} <= {self.chosen.start, *self.chosen.ways}
        return self.kept.lasting(("door", door), lambda: self._door(door, lit), lit)

    def _door(self, door: str, lit: bool) -> Scene:
        outside, inland = DOORS[door]
        name = tr(
            "{door}: door between {outside} and {inland}",
            door=door_name(door),
            outside=space_name(outside),
            inland=space_name(inland),
        )
        return path(
            DOOR_OUTLINE[door],
            class_="door lit" if lit else "door",
            **self.context.touch(f"door:{door}", name),
            data_info=f"door:{door}",
        )


def _by_ring(known: Mapping[str, object]) -> dict[str, dict[str, object]]:
    """What is known of some spaces, by the rings that they are in."""
    found: dict[str, dict[str, object]] = {}
    for space, what in known.items():
        found.setdefault(RING[space].letter, {})[space] = what
    return found


def _named(space: str, facts: list[str]) -> str:
    """What a person hears of a space."""
    name = space_name(space)
    return tr("{space}: {facts}", space=name, facts=listing(facts)) if facts else name


def _marks(space: str) -> list[str]:
    return [tr("door to the {door}", door=door_name(BEHIND[space]))] if space in BEHIND else []


@cache
def _idle(space: str, name: str) -> Scene:
    """A space where nothing is and nothing can be done."""
    token = f"space:{space}"
    return path(
        OUTLINE[space],
        class_="space",
        aria_label=name,
        role="img",
        data_not=token,
        data_info=token,
    )
