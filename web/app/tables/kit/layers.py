"""The order in which every table is drawn: the ground, the zones, the pieces, what lies above."""

from dataclasses import dataclass, field
from functools import partial

from app.tables.kit.kept import Kept
from app.tables.kit.scene import Scene, g, h, svg
from app.tables.kit.zones import passed_by, zone


@dataclass(slots=True)
class Layers:
    ground: list[Scene] = field(default_factory=list)
    pieces: list[Scene] = field(default_factory=list)
    """What travels and belongs to no zone."""
    above: list[Scene] = field(default_factory=list)
    zones: dict[str, tuple[str, list[Scene]]] = field(default_factory=dict)
    """What each zone is called, and what lies in it."""

    def zone(self, name: str, words: str) -> list[Scene]:
        """What lies in a part of the table; it comes to lie where it was first asked for."""
        return self.zones.setdefault(name, (words, []))[1]

    def add(self, more: "Layers") -> None:
        """What was drawn elsewhere, on top of each layer."""
        self.ground += more.ground
        self.pieces += more.pieces
        self.above += more.above
        for name, (words, things) in more.zones.items():
            self.zone(name, words).extend(things)

    def cover(self, name: str, kept: Kept) -> None:
        """Something lies over a part of the table: keys pass it by, as fingers do."""
        words, things = self.zones[name]
        covered = [
            kept.part(("covered", name, nth), partial(passed_by, thing), thing)
            for nth, thing in enumerate(things)
        ]
        self.zones[name] = (words, covered)

    def drawn(self, width: float, height: float, **attributes: object) -> Scene:
        return svg(width, height, *self._all(), **attributes)

    def stacked(self, width: float, height: float, **attributes: object) -> Scene:
        """The same as drawings over one another: what changes in one has no other painted anew."""
        drawn = [
            svg(width, height, *things, class_="layer", key=f"layer-{name}")
            for name, things in [
                ("ground", self.ground),
                *((part[1]["data-zone"], [part]) for part in self._parts()),
                ("pieces", self.pieces),
                ("above", self.above),
            ]
            if things
        ]
        return h("div", *drawn, **attributes)

    def group(self, **attributes: object) -> Scene:
        """The same as a part of a larger drawing."""
        return h("g", *self._all(), **attributes)

    def _parts(self) -> list[Scene]:
        return [zone(name, words, *things) for name, (words, things) in self.zones.items()]

    def _all(self) -> list[Scene]:
        return [*self.ground, *self._parts(), g(*self.pieces), *self.above]
