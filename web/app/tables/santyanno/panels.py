"""The panels: eight ship buttons for each person, at their edge and turned towards them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from app.tables.kit.colours import colour_of
from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene, h, name_of, num, svg, use
from app.tables.santyanno.berths import Berth, button_size, grid, seen_from, walk
from app.tables.santyanno.pirates import face
from engine.language import tr
from engine.santyanno.fleet import FLEET
from engine.santyanno.words import pirate_name, ship_name

Status: TypeAlias = Literal["running", "aboard", "late", "shut"]
"""`shut` before the cards lie open."""


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
    status: Status = "running"
    rum: bool = False
    lapped: list[int] | None = None
    """S17: the ships tapped so far on the lap; None where there is none to run."""
    count: int | None = None
    """The countdown, for the last one who searches."""
    gives_up: bool = False
    """Whether the flag was pressed once."""
    large: bool = False


def draw(panel: Panel) -> Scene:
    berth = panel.berth
    wide, high = berth.size
    x, y = berth.box.middle
    degrees = berth.quarters * 90
    if panel.rum and panel.status in ("running", "shut"):
        degrees += 180
    classes = ["berth", panel.status]
    classes += ["large"] if panel.large else []
    classes += ["last"] if panel.count is not None and panel.status == "running" else []
    place = f"left:{num(x - wide / 2)}px;top:{num(y - high / 2)}px"
    return h(
        "section",
        _strip(panel),
        _done(panel) if panel.status in ("aboard", "late") else _buttons(panel),
        class_=" ".join(classes),
        data_panel=str(panel.seat),
        data_turn=str(degrees),
        aria_label=tr("Panel of {name}", name=panel.name),
        style=f"{place};width:{num(wide)}px;height:{num(high)}px;transform:rotate({degrees}deg);"
        f"--who:{colour_of(panel.colour)}",
    )


def _strip(panel: Panel) -> Scene:
    if panel.lapped is not None and panel.status == "running":
        said = tr("Lap: {count} of {taps}", count=len(panel.lapped), taps=len(FLEET) + 1)
    else:
        said = tr("from {ship}", ship=ship_name(panel.ship))
    return h(
        "header",
        face(panel.seat, panel.colour, 22),
        name_of(panel.name, "b", class_="name"),
        h("span", said, class_="from"),
        h("strong", str(panel.count), class_="count") if panel.count is not None else None,
        _flag(panel) if panel.status == "running" else None,
        title=pirate_name(panel.seat),
    )


def _flag(panel: Panel) -> Scene:
    sure = panel.gives_up
    return h(
        "button",
        icon("flag"),
        h("span", tr("Give up?")) if sure else None,
        type="button",
        class_="flag sure" if sure else "flag",
        data_press=f"{panel.seat}:flag",
        aria_label=tr("Give up this round: press once more") if sure else tr("Give up"),
    )


def _done(panel: Panel) -> Scene:
    words = tr("Aboard!") if panel.status == "aboard" else tr("No ship this round")
    return h("p", h("span", words), class_="done")


def _buttons(panel: Panel) -> Scene:
    across, down = grid(*panel.berth.size)
    wide, high = button_size(*panel.berth.size, across, down)
    beside = wide > 2.6 * high
    table = list(panel.ships)
    ships = [table[place] for place in seen_from(panel.berth.quarters)]
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
        f"font-size:{num(_letters(room))}px",
    )


def _letters(room: float) -> float:
    """The size of letters with which the longest name fits: it has ten."""
    return min(max((room - 6) / 6.6, 8.0), 17.0)


def _reading(entry: tuple[int, tuple[int, int]]) -> tuple[int, int]:
    """As they are read: for those who go from button to button by keys."""
    return entry[1][1], entry[1][0]


@cache
def _small_ship(number: int) -> Scene:
    return svg(116, 96, use(f"santy-mini-{number}", 0, 0, 116, 96), aria_hidden="true")


def _button(panel: Panel, number: int, column: int, row: int) -> Scene:
    run = panel.lapped is not None and number in panel.lapped
    return h(
        "button",
        _small_ship(number),
        name_of(ship_name(number)),
        type="button",
        class_="ship-button run" if run else "ship-button",
        data_press=f"{panel.seat}:{number}",
        aria_label=panel.ships[number],
        style=f"grid-column:{column};grid-row:{row}",
        key=f"b{panel.seat}-{number}",
    )
