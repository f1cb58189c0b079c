"""The panels: everybody's name, row of cards and eight ships, at their edge and turned to them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Literal, TypeAlias

from app.tables.kit.colours import colour_of
from app.tables.kit.icons import icon
from app.tables.kit.pieces import shortened
from app.tables.kit.scene import Child, Scene, circle, g, h, label, name_of, num, rect, svg, use
from app.tables.santyanno.art.cards import face as card_face
from app.tables.santyanno.berths import Berth, seen_from, walk
from app.tables.santyanno.fitting import PAD, Fit, fitted
from app.tables.santyanno.layout import CARD
from app.tables.santyanno.pirates import face
from engine.language import tr
from engine.santyanno.cards import EVENTS
from engine.santyanno.fleet import FLEET
from engine.santyanno.words import pirate_name, ship_name

Status: TypeAlias = Literal["running", "aboard", "late", "shut"]
"""`shut` before the cards lie open."""

WIDE = 320
"""From this width on, a panel also says in words where the pirate starts."""
TIGHT, TIGHT_LETTERS = 150, 9
"""Below this width a name lies under the pirate, in letters of this size."""
SHORT = 200
"""Below this width a lap is told by its figures alone."""
FLAG = 44
BACK = "back"
"""In a row of cards: one that is not turned up."""


@dataclass(slots=True, kw_only=True)
class Panel:
    """One person's panel, and what it shows of the race."""

    seat: int
    name: str
    colour: str
    berth: Berth
    ships: Mapping[int, str]
    """The ships as they lie around the table, each with its name for those who hear the page."""
    ship: int
    """Where the own pirate starts."""
    turn: int = 0
    """How many places the ring is turned."""
    row: Sequence[str] = field(default_factory=list)
    """The cards as they lie in the middle; none on the panel of a person alone."""
    status: Status = "running"
    laid: bool = True
    """Whether the pictures of cards and ships are there, not the ships' names alone."""
    rum: bool = False
    lapped: list[int] | None = None
    """S17: the ships tapped so far on the lap; None where there is none to run."""
    count: int | None = None
    """The countdown, for the last one who searches."""
    gives_up: bool = False
    """Whether the flag was pressed once."""
    large: bool = False


def draw(panel: Panel) -> Scene:
    classes = ["berth", panel.status]
    classes += ["large"] if panel.large else []
    classes += ["last"] if panel.count is not None and panel.status == "running" else []
    upside_down = panel.rum and panel.status in ("running", "shut")
    degrees = panel.berth.quarters * 90 + (180 if upside_down else 0)
    return h(
        "section",
        _strip(panel),
        _done(panel) if panel.status in ("aboard", "late") else _body(panel),
        class_=" ".join(classes),
        data_panel=str(panel.seat),
        data_turn=str(degrees),
        role="group",
        data_zone=f"panel{panel.seat}",
        aria_label=tr("Panel of {name}", name=panel.name),
        style=at(panel.berth, degrees, panel.colour),
    )


def at(berth: Berth, degrees: int, colour: str) -> str:
    """The style of what lies at a berth, turned to its person."""
    (wide, high), (x, y) = berth.size, berth.box.middle
    return (
        f"left:{num(x - wide / 2)}px;top:{num(y - high / 2)}px;width:{num(wide)}px;"
        f"height:{num(high)}px;transform:rotate({degrees}deg);--who:{colour_of(colour)}"
    )


def name_size(name: str, room: float, largest: float = 15) -> float:
    """The size of letters with which a name is shown whole in so many pixels."""
    return max(min(largest, room / (0.6 * max(1, len(name)))), 7)


def _strip(panel: Panel) -> Scene:
    wide = panel.berth.size[0]
    who = face(panel.seat, panel.colour, 22)
    count = h("strong", str(panel.count), class_="count") if panel.count is not None else None
    said = _said(panel, wide)
    if tight := wide < TIGHT:
        room = wide - FLAG - 18
        name = shortened(panel.name, room, TIGHT_LETTERS)
        parts = [h("span", count or who, _name(name, TIGHT_LETTERS), class_="stack"), said]
    else:
        taken = 30 + 58 + (30 if count else 0) + (90 if said else 0) + 70 * panel.gives_up
        parts = [who, _name(panel.name, name_size(panel.name, wide - taken)), said, count]
    return h(
        "header",
        *parts,
        _flag(panel) if panel.status == "running" else None,
        class_="tight" if tight else None,
        title=pirate_name(panel.seat),
    )


def _name(name: str, size: float) -> Scene:
    return name_of(name, "b", class_="name", style=f"font-size:{num(size)}px")


def _said(panel: Panel, wide: float) -> Scene | None:
    """How far the lap is; else, where there is room, where the pirate starts."""
    if panel.lapped is not None and panel.status == "running":
        count, taps = len(panel.lapped), len(FLEET) + 1
        lap = tr("Lap: {count} of {taps}", count=count, taps=taps)
        short = tr("{count}/{taps}", count=count, taps=taps)
        return h("span", short if wide < SHORT else lap, class_="from", title=lap)
    if panel.large and wide >= WIDE:
        return h("span", tr("from {ship}", ship=ship_name(panel.ship)), class_="from")
    return None


def _flag(panel: Panel) -> Scene:
    sure = panel.gives_up
    return h(
        "button",
        icon("flag"),
        h("span", tr("Give up?")) if sure else None,
        type="button",
        class_="flag sure" if sure else "flag",
        data_press=f"{panel.seat}:flag",
        aria_label=tr("{name}: Give up? Press once more", name=panel.name)
        if sure
        else tr("{name}: give up", name=panel.name),
    )


def _done(panel: Panel) -> Scene:
    words = tr("Aboard!") if panel.status == "aboard" else tr("No ship this round")
    longest = max(len(word) for word in words.split())
    fits = (panel.berth.size[0] - 2 * PAD) / (0.55 * longest)
    return h(
        "p", h("span", words), class_="done", style=f"font-size:min(1.625rem,36px,{num(fits)}px)"
    )


def _body(panel: Panel) -> Scene:
    fit = fitted(*panel.berth.size, cards=not panel.large)
    return h(
        "div",
        _own_row(panel.row, fit, panel.laid) if fit.card and panel.row else None,
        _buttons(panel, fit),
        class_="hold-body sideways" if fit.beside else "hold-body",
    )


def _own_row(row: Sequence[str], fit: Fit, laid: bool) -> Scene:
    """S14: the row of cards once more, upright for who sits here; or the room for it."""
    high, wide = fit.card, fit.card * CARD
    across = -(-len(row) // fit.lines)
    cards: list[Child] = []
    nth = 0
    for place, code in enumerate(row if laid else ()):
        nth += code not in EVENTS
        x, y = place % across * (wide + 3), place // across * (high + 3)
        cards.append(_own_card(code, "" if code in EVENTS else str(nth), x, y, high / 100))
    return svg(
        across * (wide + 3) - 3,
        fit.lines * (high + 3) - 3,
        *cards,
        class_="own-row",
        aria_hidden="true",
        style=f"width:{num(across * (wide + 3) - 3)}px;height:{num(fit.lines * (high + 3) - 3)}px",
    )


def _own_card(code: str, nth: str, x: float, y: float, scale: float) -> Scene:
    down = code == BACK
    return g(
        use("santy-back" if down else card_face(code), 0, 0, 70, 100),
        None
        if down or not nth
        else g(
            circle(13, 13, 13, class_="badge"),
            label(13, 20, nth, class_="badge-text", font_size="20"),
        ),
        transform=f"translate({num(x)} {num(y)}) scale({scale:.3f})",
    )


def _buttons(panel: Panel, fit: Fit) -> Scene:
    (across, down), (wide, high) = fit.shape, fit.button
    beside = wide > 2.2 * high
    table = list(panel.ships)
    ships = [table[place] for place in seen_from(panel.berth.quarters, panel.turn)]
    cells = walk(across, down)
    if panel.rum:
        cells = [(across - 1 - column, row) for column, row in cells]
    classes = ["ships", *(["beside"] if beside else []), *(["mirrored"] if panel.rum else [])]
    room = wide - high * 1.1 if beside else wide
    return h(
        "div",
        _rope(fit),
        *(
            _button(panel, ship, column + 1, row + 1, room)
            for ship, (column, row) in sorted(zip(ships, cells, strict=True), key=_reading)
        ),
        class_=" ".join(classes),
        style=f"grid-template-columns:repeat({across},1fr);grid-template-rows:repeat({down},1fr);"
        f"font-size:{num(_letters(room))}px",
    )


def _rope(fit: Fit) -> Scene:
    """The line once around: the panel's order is the ring's."""
    (across, down), (wide, high) = fit.shape, fit.button
    width, height = across * (wide + PAD), down * (high + PAD)
    line = rect(wide / 2, high / 2, width - wide - PAD, height - high - PAD, 10, class_="lane")
    return svg(width, height, line, class_="panel-rope", aria_hidden="true")


def _letters(room: float) -> float:
    """The size of letters with which the longest name fits: it has ten."""
    return min(max((room - 6) / 6.6, 8.0), 17.0)


def _reading(entry: tuple[int, tuple[int, int]]) -> tuple[int, int]:
    """As they are read: for those who go from button to button by keys."""
    return entry[1][1], entry[1][0]


_ROOM = svg(116, 96, aria_hidden="true")
"""Where a ship's picture will be."""


@cache
def small_ship(number: int) -> Scene:
    return svg(116, 96, use(f"santy-mini-{number}", 0, 0, 116, 96), aria_hidden="true")


def _condensed(name: str, room: float) -> str | None:
    """The style with which a name stays whole where even the smallest letters are too wide."""
    needed = 0.66 * len(name) * _letters(room)
    return f"transform:scaleX({(room - 8) / needed:.2f})" if needed > room - 5 else None


def _button(panel: Panel, number: int, column: int, row: int, room: float) -> Scene:
    classes = ["ship-button"]
    if panel.lapped is not None and number in panel.lapped:
        classes.append("run")
    starts = number == panel.ship
    name = panel.ships[number]
    if starts:
        classes.append("start")
        name = tr("{ship}; {pirate} starts here", ship=name, pirate=pirate_name(panel.seat))
    name = tr("{name}: {ship}", name=panel.name, ship=name)
    return h(
        "button",
        small_ship(number) if panel.laid else _ROOM,
        name_of(ship_name(number), style=_condensed(ship_name(number), room)),
        face(panel.seat, panel.colour, 16) if starts else None,
        type="button",
        class_=" ".join(classes),
        data_press=f"{panel.seat}:{number}",
        aria_label=name,
        style=f"grid-column:{column};grid-row:{row}",
        key=f"b{panel.seat}-{number}",
    )
