"""What stands beside the ring before, during and after a race; the show has its own."""

from app.tables.kit.box import Box
from app.tables.kit.scene import Child, Scene, h, name_of, num
from app.tables.kit.widgets import button
from app.tables.santyanno import ways
from app.tables.santyanno.context import Context
from app.tables.santyanno.pirates import face
from app.tables.santyanno.race import cast_off_length
from app.tables.santyanno.sheet import coin, coins
from engine.language import tr
from engine.santyanno.queries import passing
from engine.santyanno.rounds import ROUNDS
from engine.santyanno.types import SeenCommitment, View
from engine.santyanno.words import pirate_name, ship_name


def panel(box: Box, title: Child, *content: Child, kind: str = "") -> Scene:
    return h(
        "section",
        h("h2", title),
        *content,
        class_=f"side-panel {kind}".strip(),
        role="group",
        data_zone="beside",
        aria_label=tr("Beside the ring"),
        style=f"left:{num(box.x)}px;top:{num(box.y)}px;width:{num(box.width)}px;"
        f"height:{num(box.height)}px",
    )


def ready(context: Context, box: Box) -> Scene:
    """Before a round: how it will be played, and where everybody starts."""
    rows = [_starting(context, seat) for seat in range(len(context.names))]
    go = None if context.people else button("cast-off", tr("Cast off!"), kind="big")
    told = [h("p", line) for line in ways.told(context)]
    legend = button("legend", tr("What the cards mean"), sign="info") if context.live else None
    return panel(box, round_of(context.view), *told, h("ol", *rows, class_="crew"), legend, go)


def round_of(view: View) -> str:
    return tr("Round {round} of {rounds}", round=view["round"], rounds=ROUNDS)


def _starting(context: Context, seat: int) -> Scene:
    return h(
        "li",
        face(seat, context.colours[seat]),
        h(
            "span",
            name_of(context.names[seat], "b"),
            h("small", pirate_name(seat)),
            class_="name",
        ),
        name_of(ship_name(context.view["pirates"][seat]), class_="ship-name"),
        loot(context, seat),
    )


def loot(context: Context, seat: int) -> Scene | None:
    """All ducats where the loot is open, else what the last round brought."""
    view = context.view
    if view["options"]["loot"] == "open":
        ducats = str(sum(view["coins"][seat]))
        return h("strong", ducats, class_="ducats", title=tr("ducats"))
    for event in reversed(context.recent):
        match event:
            case ("found", who, _, _, value) if who == seat and value:
                return coin(value)
            case ("found", who, _, _, _) | ("astray", who, _, _, _) | ("missing", who, _):
                if who == seat:
                    return h("small", "–", class_="ducats")
    return None


def hold(context: Context, box: Box) -> Scene:
    """Cards face down: one press, and the clock runs."""
    seat = context.viewer
    if not cast_off_length(context):  # A position to begin from: nobody has seen the cards yet.
        words = tr("Turn the cards up, and the clock runs.")
        return _hold(box, round_of(context.view), words, tr("Turn up"))
    if not passing(context.view) or seat is None:
        return _hold(
            box,
            tr("Go on?"),
            tr("The race was interrupted. The clock goes on where it stopped."),
            tr("Go on"),
        )
    words = tr(
        "You start on the {ship}. Press when you are ready: the cards turn up, and your own time "
        "runs. The others look away.",
        ship=ship_name(context.view["pirates"][seat]),
    )
    return _hold(box, name_of(context.names[seat]), words, tr("Cast off!"))


def _hold(box: Box, title: Child, words: str, on_button: str) -> Scene:
    go = button("start-clock", on_button, sign="play", kind="big", data_once="")
    return panel(box, title, h("p", words), go, kind="hold")


def watching(context: Context, box: Box, after: Scene | None = None) -> Scene:
    """A race that one only watches: who has committed."""
    rows = [
        h(
            "li",
            face(seat, context.colours[seat]),
            name_of(context.names[seat], "b", class_="name"),
            h("small", _commitment(entry)),
        )
        for seat, entry in enumerate(context.view["boarded"])
    ]
    return panel(box, round_of(context.view), h("ol", *rows, class_="crew"), after)


def _commitment(entry: SeenCommitment) -> str:
    if entry is None:
        return tr("searching")
    return tr("no ship") if entry == "late" else tr("aboard")


def final(context: Context, box: Box) -> Scene:
    owned = context.view["coins"]
    order = sorted(range(len(context.names)), key=lambda seat: -sum(owned[seat]))
    rows = [
        h(
            "li",
            face(seat, context.colours[seat]),
            name_of(context.names[seat], "b", class_="name"),
            coins("span", owned[seat]),
            h("strong", str(sum(owned[seat])), class_="ducats"),
        )
        for seat in order
    ]
    return panel(box, tr("The loot is counted"), h("ol", *rows, class_="crew"))
