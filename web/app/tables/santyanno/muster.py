"""Before cast-off, around the tablet: everybody at their edge, with a finger on their panel."""

from math import ceil

from app.tables.kit.scene import Scene, h, name_of, num
from app.tables.kit.widgets import button
from app.tables.santyanno.berths import Berth, Seating
from app.tables.santyanno.context import Context
from app.tables.santyanno.layout import ring
from app.tables.santyanno.panels import at, name_size, small_ship
from app.tables.santyanno.pirates import face
from app.tables.santyanno.side_panel import loot, round_of
from engine.language import tr, tr_n
from engine.santyanno.rounds import row_length
from engine.santyanno.words import pirate_name, ship_name

NARROW, TIGHT = 280, 130
"""In pixels: below the first a panel's words stand under its pictures; below the second it has the
ship and the name alone."""
TOOLS, HEADING, LINE = 52, 56, 20
"""How high the buttons in the harbour are, the round above them, and a line of words."""
ABREAST = 440
"""In pixels: in a narrower harbour the two buttons stand one below the other."""


class Muster:
    """Who holds a finger on their panel; when all do, the first to lift it casts off."""

    def __init__(self) -> None:
        self.round = 0
        self.holding: set[int] = set()
        self.steady = False
        """Whether all hold: now lifting is cast-off."""

    def hold(self, context: Context, seat: int) -> None:
        if self.round != context.view["round"]:
            self.round, self.holding = context.view["round"], set()
        if seat in context.people:
            self.holding.add(seat)
        self.steady = self.holding >= set(context.people)

    def lift(self, seat: int) -> bool:
        """True where this casts off."""
        goes = self.steady and seat in self.holding
        self.holding.discard(seat)
        self.steady = False
        if goes:
            self.holding.clear()
        return goes


def panels(context: Context, seating: Seating, muster: Muster) -> list[Scene]:
    return [_panel(context, seat, berth, muster) for seat, berth in seating.berths.items()]


def _panel(context: Context, seat: int, berth: Berth, muster: Muster) -> Scene:
    """Name, pirate and starting ship: all that one must know, and where to hold a finger."""
    holds = seat in muster.holding
    name, ship = context.names[seat], context.view["pirates"][seat]
    narrow, tight = berth.size[0] < NARROW, berth.size[0] < TIGHT
    size = name_size(name, berth.size[0] - (24 if tight else 40 if narrow else 190), 20)
    kinds = {"narrow": narrow, "tight": tight, "holds": holds}
    classes = ["berth", "muster", *(kind for kind, on in kinds.items() if on)]
    starts = tr("starts on the {ship}", ship=ship_name(ship))
    return h(
        "button",
        small_ship(ship),
        h(
            "span",
            name_of(name, "b", style=f"font-size:{num(size)}px"),
            None if tight else h("small", pirate_name(seat)),
            None if tight else h("small", starts),
            class_="who",
        ),
        None if tight else _worth(context, seat),
        h("strong", _told(muster, holds, tight), class_="told"),
        type="button",
        class_=" ".join(classes),
        data_press=f"{seat}:hold",
        data_muster=str(seat),
        data_turn=str(berth.quarters * 90),
        aria_pressed="true" if holds else "false",
        style=at(berth, berth.quarters * 90, context.colours[seat]),
    )


def _worth(context: Context, seat: int) -> Scene:
    return h("span", face(seat, context.colours[seat], 40), loot(context, seat), class_="worth")


def _told(muster: Muster, holds: bool, briefly: bool) -> str:
    if muster.steady:
        return tr("Lift!") if briefly else tr("Lift your finger!")
    if holds:
        return tr("Ready!") if briefly else tr("Ready! Keep holding")
    return tr("Hold") if briefly else tr("Hold a finger here")


def _high(told: list[str], width: float) -> int:
    """How high these sentences are at most."""
    return sum(ceil(len(words) * 11 / max(1, width)) for words in told) * LINE


def middle(context: Context, seating: Seating, told: list[str]) -> Scene:
    """In the harbour: the round, and what can be looked up or turned before it, as far as it fits.

    The round stands in the bar above, too, and what the cards mean in the rules. Of several
    sentences the first is the one for this round.
    """
    box = ring(seating.room, 1).harbour
    count = row_length(context.view["round"])
    cards = tr_n("{count} card", "{count} cards", count)
    while len(told) > 1 and _high(told, box.width - 12) > box.height - 12:
        told = told[:-1]
    left = box.height - 12 - _high(told, box.width - 12)
    both = TOOLS if box.width - 12 >= ABREAST else 2 * TOOLS
    return h(
        "div",
        h("h2", round_of(context.view), h("small", cards)) if left >= HEADING + both else None,
        *(h("p", words) for words in told),
        h(
            "div",
            button("turn-table", tr("Turn the table"), sign="again"),
            button("legend", tr("What the cards mean"), sign="info") if left >= both else None,
            class_="tools",
        )
        if left >= TOOLS
        else None,
        class_="muster-middle",
        role="group",
        data_zone="middle",
        aria_label=tr("Before the round"),
        style=f"left:{num(box.x + 6)}px;top:{num(box.y + 6)}px;width:{num(box.width - 12)}px;"
        f"height:{num(box.height - 12)}px",
    )
