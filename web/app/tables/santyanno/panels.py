"""The panels: eight ship buttons for each person, at their edge and turned towards them."""

from dataclasses import dataclass, field

from app.tables.kit.colours import colour_of
from app.tables.kit.icons import icon
from app.tables.kit.scene import Child, Scene, h, num, svg, use
from engine.santyanno.fleet import FLEET, PIRATES
from engine.santyanno.words import ship_name

from .layout import Berth, button_size, grid, seen_from, walk
from .ring import token


@dataclass(slots=True, kw_only=True)
class Panel:
    """One person's panel, and what it shows of the race."""

    seat: int
    name: str
    colour: str
    berth: Berth
    table: list[int]
    ship: int
    """Where the own pirate starts."""
    state: str = "running"
    """`running`, `aboard`, `late` or `shut` (before the cards lie open)."""
    rum: bool = False
    lapped: list[int] | None = None
    """S17: the ships tapped so far on the lap; None where there is none to run."""
    count: int | None = None
    """The countdown, for the last one who searches."""
    gives_up: bool = False
    """Whether the flag was pressed once."""
    large: bool = False
    extra: list[Child] = field(default_factory=list)


def draw(panel: Panel) -> Scene:
    berth = panel.berth
    wide, high = berth.size
    x, y = berth.box.middle
    turn = berth.turn * 90 + (180 if panel.rum and panel.state in ("running", "shut") else 0)
    classes = ["berth", panel.state]
    classes += ["large"] if panel.large else []
    classes += ["last"] if panel.count is not None and panel.state == "running" else []
    place = f"left:{num(x - wide / 2)}px;top:{num(y - high / 2)}px"
    return h(
        "section",
        _strip(panel),
        _done(panel) if panel.state in ("aboard", "late") else _buttons(panel),
        class_=" ".join(classes),
        data_panel=str(panel.seat),
        data_turn=str(turn),
        aria_label=f"Panel of {panel.name}",
        style=f"{place};width:{num(wide)}px;height:{num(high)}px;transform:rotate({turn}deg);"
        f"--who:{colour_of(panel.colour)}",
    )


def face(seat: int, colour: str, size: float) -> Scene:
    """A pirate's token for lists and panels."""
    half = size / 2 + 2
    return h(
        "svg",
        *token(seat, colour, size),
        viewBox=f"{num(-half)} {num(-half)} {num(2 * half)} {num(2 * half)}",
        width=num(2 * half),
        height=num(2 * half),
        class_="face-token",
        aria_hidden="true",
    )


def _strip(panel: Panel) -> Scene:
    said = f"from {ship_name(panel.ship)}"
    if panel.lapped is not None and panel.state == "running":
        said = f"Lap: {len(panel.lapped)} of {len(FLEET)}"
    return h(
        "header",
        face(panel.seat, panel.colour, 22),
        h("b", panel.name, class_="name"),
        h("span", said, class_="from"),
        h("strong", str(panel.count), class_="count") if panel.count is not None else None,
        _flag(panel) if panel.state == "running" else None,
        title=PIRATES[panel.seat],
    )


def _flag(panel: Panel) -> Scene:
    return h(
        "button",
        icon("flag"),
        h("span", "Give up?") if panel.gives_up else None,
        type="button",
        class_="flag sure" if panel.gives_up else "flag",
        data_press=f"{panel.seat}:flag",
        aria_label="Give up this round: press once more" if panel.gives_up else "Give up",
    )


def _done(panel: Panel) -> Scene:
    words = "Aboard!" if panel.state == "aboard" else "No ship this round"
    return h("p", h("span", words), class_="done")


def _buttons(panel: Panel) -> Scene:
    across, down = grid(*panel.berth.size)
    wide, high = button_size(*panel.berth.size, across, down)
    beside = wide > 2.6 * high
    ships = [panel.table[place] for place in seen_from(panel.berth.turn)]
    cells = walk(across, down)
    if panel.rum:
        cells = [(across - 1 - column, row) for column, row in cells]
    classes = ["ships", *(["beside"] if beside else []), *(["mirrored"] if panel.rum else [])]
    room = wide - high * 1.1 if beside else wide
    return h(
        "div",
        *(
            _button(panel, ship, column + 1, row + 1)
            for ship, (column, row) in sorted(zip(ships, cells, strict=True), key=_reading)
        ),
        class_=" ".join(classes),
        style=f"grid-template-columns:repeat({across},1fr);grid-template-rows:repeat({down},1fr);"
        f"font-size:{num(letters(room))}px",
    )


def letters(room: float) -> float:
    """The size of letters with which the longest name fits: it has ten."""
    return min(max((room - 6) / 6.6, 8.0), 17.0)


def _reading(entry: tuple[int, tuple[int, int]]) -> tuple[int, int]:
    """As they are read: for those who go from button to button by keys."""
    return entry[1][1], entry[1][0]


def _button(panel: Panel, number: int, column: int, row: int) -> Scene:
    ship = FLEET[number]
    run = panel.lapped is not None and number in panel.lapped
    return h(
        "button",
        svg(116, 96, use(f"santy-mini-{number}", 0, 0, 116, 96), aria_hidden="true"),
        h("span", ship.name),
        type="button",
        class_="ship-button run" if run else "ship-button",
        data_press=f"{panel.seat}:{number}",
        aria_label=f"{ship.name}, number {number}",
        style=f"grid-column:{column};grid-row:{row}",
        key=f"b{panel.seat}-{number}",
    )
