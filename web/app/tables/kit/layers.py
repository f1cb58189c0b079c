"""The order in which every table is drawn: the ground, the pieces that travel, what lies above."""

from dataclasses import dataclass, field

from app.tables.kit.scene import Scene, g, h, svg


@dataclass(slots=True)
class Layers:
    ground: list[Scene] = field(default_factory=list)
    pieces: list[Scene] = field(default_factory=list)
    above: list[Scene] = field(default_factory=list)

    def drawn(self, width: float, height: float, **attributes: object) -> Scene:
        return svg(width, height, *self.ground, g(*self.pieces), *self.above, **attributes)

    def group(self, **attributes: object) -> Scene:
        """The same as a part of a larger drawing."""
        return h("g", *self.ground, g(*self.pieces), *self.above, **attributes)
