"""What all parts of a drawing share: the view, the frame, and the small things they draw.

Scenes are never changed once made, so what looks the same is made once.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from app.tables.anno1503.art.ink import name_of
from app.tables.anno1503.voyage import Reach
from app.tables.base import Frame
from app.tables.kit.box import Box
from app.tables.kit.colours import colour_of
from app.tables.kit.scene import Child, Scene, circle, g, h, label, num, path, rect, use
from engine.anno1503.pieces import Cost
from engine.game import Data, Event

Place = tuple[float, float]


@dataclass(slots=True)
class Paint:
    """One drawing of the table, put together part by part."""

    view: Data
    frame: Frame
    home: int
    """The seat whose home island is shown large."""
    helm: int = 0
    """The ship that the next tap at sea steers."""
    reach: Reach = field(default_factory=Reach)
    known: frozenset[str] = frozenset()
    """Where the viewer has looked under the clouds."""
    covered: bool = False
    """Whether what the viewer alone knows stays hidden until a finger asks for it."""
    step: int = 0
    """How many actions the match has: names what only this drawing shows."""
    told: list[Event] = field(default_factory=list)
    """What the last action told everybody."""
    places: dict[str, Place] = field(default_factory=dict)
    """Where things are, for what comes from there or goes there."""
    ground: list[Scene] = field(default_factory=list)
    pieces: list[Scene] = field(default_factory=list)
    above: list[Scene] = field(default_factory=list)

    @property
    def player(self) -> Data:
        player: Data = self.view["players"][self.home]
        return player

    @property
    def account(self) -> Data:
        account: Data = self.view["accounts"][self.home]
        return account

    @property
    def acting(self) -> bool:
        """Whether the home that is shown large is the one whose action is awaited."""
        view = self.view
        return bool(view["seat"] == self.home == (view["asked"] or [view["turn"]])[0])

    def who(self, seat: int) -> str:
        """The player's colour, for a `style`."""
        return f"--who:{colour_of(self.frame.colours[seat])}"

    def can(self, token: str) -> bool:
        return self.frame.live and token in self.frame.tappable

    def plate(
        self, token: str, box: Box, *inside: Child, name: str, info: str = "", kind: str = ""
    ) -> Scene:
        """Something to tap: a plate with its ring; greyed where it cannot be used."""
        frame = self.frame
        off = "" if self.can(token) or not frame.live else "off"
        return g(
            rect(box.x, box.y, box.width, box.height, 8, class_="face"),
            *inside,
            rect(box.x, box.y, box.width, box.height, 8, class_="ring"),
            tick(box.right - 9, box.y + 9) if token in frame.chosen else None,
            class_=frame.classes(token, "plate", kind, off),
            **frame.touch(token, name, info),
        )


@lru_cache(2000)
def icon(
    name: str, x: float, y: float, size: float, kind: str = "", opacity: float | None = None
) -> Scene:
    """A symbol with its middle at a point; `size` is its height."""
    classes = f"through {kind}".strip()
    box = (x - size, y - size / 2, 2 * size, size)
    return use(name_of(name), *box, class_=classes, opacity=opacity)


@lru_cache(2000)
def words(x: float, y: float, text: str, size: float, kind: str = "", **more: object) -> Scene:
    """Text with its middle at a point."""
    return label(x, y + size * 0.35, text, font_size=f"{size:.1f}", class_=kind or None, **more)


def prose(box: Box, text: str, size: float, kind: str = "") -> Scene:
    """Text that runs over several lines."""
    return h(
        "foreignObject",
        h("p", text, class_=f"prose {kind}".strip(), style=f"font-size:{num(size)}px"),
        x=num(box.x),
        y=num(box.y),
        width=num(box.width),
        height=num(box.height),
        class_="through",
    )


def bill(cost: Cost, goods: dict[str, int], box: Box, most: float = 26) -> list[Scene]:
    """A cost as pictures, one for each card; what is lacking is pale."""
    cards = [(c, n < goods[c]) for c, count in cost for n in range(count)]
    size = min(most, box.height, box.width / max(1, len(cards)))
    x = box.middle[0] - size * (len(cards) - 1) / 2
    return [
        icon(c, x + i * size, box.middle[1], size, opacity=None if there else 0.3)
        for i, (c, there) in enumerate(cards)
    ]


def coins(x: float, y: float, amount: str, size: float, kind: str = "") -> list[Scene]:
    """A number of gold: the coin and the number beside it, around a point."""
    half = size * (0.5 + 0.3 * len(amount))
    return [
        icon("coin", x - half + size / 2, y, size),
        words(x - half + size * 1.12, y, amount, size * 0.86, f"gold {kind}", text_anchor="start"),
    ]


def tick(x: float, y: float) -> Scene:
    return g(
        circle(x, y, 9, class_="tick-disc"),
        path(f"M{x - 4:.1f} {y:.1f}l3 3.4l5.4 -6.4", class_="tick-mark"),
        class_="through",
    )


def begun(text: str) -> str:
    """A sentence's beginning: only the first letter changes."""
    return text[:1].upper() + text[1:]


def shortened(name: str, room: float, size: float = 14) -> str:
    """A name, cut to the room it has."""
    most = max(2, int(room / (size * 0.58)))
    return name if len(name) <= most else name[: most - 1] + "…"


def seats_after(seat: int, count: int) -> Iterable[int]:
    return ((seat + i) % count for i in range(1, count))
