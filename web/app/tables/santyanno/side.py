"""What stands beside the ring: how it is played, the show's reasons, the loot."""

from dataclasses import dataclass

from app.tables.kit.box import Box
from app.tables.kit.scene import Child, Scene, h, num, svg, use
from app.tables.kit.widgets import button, icon_button
from engine.game import Data, Event
from engine.santyanno.fleet import PIRATES
from engine.santyanno.words import EVENT_HELP, EVENT_NAMES, card_help, card_name, seconds, ship_name

from .cards import face as card_face
from .panels import face
from .show import Show


@dataclass(frozen=True, slots=True)
class Crew:
    """Who plays: names and colours by seat, and which of them are people."""

    names: list[str]
    colours: list[str]
    people: list[int]

    def face(self, seat: int, size: float = 24) -> Scene:
        return face(seat, self.colours[seat], size)


def panel(box: Box, title: str, *inside: Child, kind: str = "") -> Scene:
    return h(
        "section",
        h("h2", title),
        *inside,
        class_=f"side-panel {kind}".strip(),
        style=f"left:{num(box.x)}px;top:{num(box.y)}px;width:{num(box.width)}px;"
        f"height:{num(box.height)}px",
    )


def coin(value: int) -> Scene:
    return svg(
        40,
        40,
        use(f"santy-coin-{value}", 0, 0, 40, 40),
        class_="coin",
        aria_label=f"{value} ducats",
    )


def ready(view: Data, crew: Crew, box: Box, way: list[str], news: list[Event]) -> Scene:
    """Before a round: how it will be played, and where everybody starts."""
    title = f"Round {view['round']} of 5"
    earned = {event[1]: event[4] for event in news if event[0] == "found"}
    told = {event[1] for event in news if event[0] in ("found", "astray", "missing")}
    rows = []
    for seat, name in enumerate(crew.names):
        rows.append(
            h(
                "li",
                crew.face(seat),
                h("span", h("b", name), h("small", PIRATES[seat]), class_="name"),
                h("span", ship_name(view["pirates"][seat]), class_="ship-name"),
                _loot(view, seat, earned.get(seat, 0), seat in told),
            )
        )
    go = None if crew.people else button("cast-off", "Cast off!", kind="big")
    return panel(box, title, *(h("p", line) for line in way), h("ol", *rows, class_="crew"), go)


def _loot(view: Data, seat: int, earned: int, told: bool) -> Scene | None:
    if view["options"]["loot"] == "open":
        return h("strong", str(sum(view["coins"][seat])), class_="ducats", title="ducats")
    if not told:
        return None
    return coin(earned) if earned else h("small", "–", class_="ducats")


def hold(box: Box, title: str, words: str, on_button: str) -> Scene:
    """Cards face down: one press, and the clock runs."""
    go = button("start-clock", on_button, sign="play", kind="big")
    return panel(box, title, h("p", words), go, kind="hold")


def show(show: Show, crew: Crew, box: Box, live: bool) -> Scene:
    """Step by step the reasons, at last the loot; in a replay it can only be looked at."""
    controls = _controls(show) if live else None
    if not show.at_loot:
        step = show.step
        title = f"Step {step} of {show.length}" if step else "Where do the cards lead?"
        return panel(box, title, *_step(show, crew), controls, kind="show")
    verdicts = h("ol", *(_verdict(event, crew) for event in show.verdict), class_="verdicts")
    go = None if crew.people or not live else button("split", "Split the loot", kind="big")
    return panel(box, "Who found the ship?", verdicts, controls, go, kind="show")


def _step(show: Show, crew: Crew) -> list[Child]:
    current = show.current()
    if not current:
        words = "Every pirate walks card by card. Step on, or let it run."
        return [h("p", words), h("ol", *(_way(show, crew, seat) for seat in _seats(crew)))]
    card = current[0].card
    name = EVENT_NAMES.get(card) or card_name(card)
    told = EVENT_HELP.get(card) or card_help(card)
    return [
        h(
            "p",
            svg(70, 100, use(card_face(card), 0, 0, 70, 100), class_="card-now"),
            h("span", h("b", name), h("small", told)),
            class_="card-told",
        ),
        h("ol", *(_way(show, crew, seat) for seat in _seats(crew)), class_="reasons"),
    ]


def _seats(crew: Crew) -> list[int]:
    """People first: it is their way that they want to see."""
    return sorted(range(len(crew.names)), key=lambda seat: (seat not in crew.people, seat))


def _way(show: Show, crew: Crew, seat: int) -> Scene:
    current = show.current()
    words = current[seat].why if current else f"on the {ship_name(show.ways[seat][0].ship)}"
    followed = show.seat == seat
    return h(
        "li",
        h(
            "button",
            crew.face(seat, 20),
            h("span", h("b", crew.names[seat]), " ", words),
            type="button",
            data_do="follow",
            data_who=str(seat),
            aria_pressed="true" if followed else "false",
            class_="way",
        ),
        data_why=str(seat),
    )


def _controls(show: Show) -> Scene:
    return h(
        "div",
        icon_button("show-back", "arrow-left", "One step back", disabled=show.step == 0),
        button(
            "show-run", "Pause" if show.running else "Run", sign="pause" if show.running else "play"
        ),
        icon_button("show-on", "arrow-right", "One step on", disabled=show.at_loot),
        None if show.at_loot else button("show-end", "To the loot", kind="quiet"),
        class_="controls",
    )


def _verdict(event: Event, crew: Crew) -> Scene:
    seat = event[1]
    loot: Scene | None = None
    sign = "wrong"
    match event:
        case ("found", _, ship, time, earned):
            words, sign = f"{ship_name(ship)} in {seconds(time)}", "right"
            loot = coin(earned) if earned else h("small", "no coin left")
        case ("astray", _, ship, time, truth):
            words = f"{ship_name(ship)} in {seconds(time)}; it was the {ship_name(truth)}"
        case _:
            words = f"no ship; it was the {ship_name(event[2])}"
    return h(
        "li",
        crew.face(seat, 24),
        h("i", "✓" if sign == "right" else "✗", class_=sign, aria_label=sign),
        h("span", h("b", crew.names[seat]), h("small", words), class_="name"),
        loot,
        data_verdict=f"{seat}:{sign}",
    )


def final(view: Data, crew: Crew, box: Box) -> Scene:
    order = sorted(range(len(crew.names)), key=lambda seat: -sum(view["coins"][seat]))
    rows = [
        h(
            "li",
            crew.face(seat),
            h("b", crew.names[seat], class_="name"),
            h("span", *map(coin, sorted(view["coins"][seat], reverse=True)), class_="coins"),
            h("strong", str(sum(view["coins"][seat])), class_="ducats"),
        )
        for seat in order
    ]
    return panel(box, "The loot is counted", h("ol", *rows, class_="crew"))


def watching(view: Data, crew: Crew, box: Box, after: Scene | None = None) -> Scene:
    """A race that one only watches: who has committed."""
    rows = []
    for seat, entry in enumerate(view["boarded"]):
        words = "searches" if entry is None else "aboard" if entry != "late" else "no ship"
        rows.append(
            h(
                "li",
                crew.face(seat),
                h("b", crew.names[seat], class_="name"),
                h("small", words),
            )
        )
    return panel(box, f"Round {view['round']} of 5", h("ol", *rows, class_="crew"), after)
