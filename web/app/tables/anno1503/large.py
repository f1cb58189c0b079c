"""A home, a piece or a sign shown large, with what it does."""

from app.tables.anno1503 import belongings, home, race, shields
from app.tables.anno1503.art.palette import symbol_name
from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.context import Context
from app.tables.anno1503.explanations import explained
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, h, unspoken, use
from engine.language import N_, tr

SIGNS = (
    (("islands-2", "cloud"), N_("Under a cloud: nobody has emptied this island. Go and look.")),
    (("eye",), N_("You have looked here. Hold a finger on it to see the tile again.")),
    (("bare-2",), N_("The tile is gone: nothing left to explore.")),
    (("reef",), N_("Not used with so few players. Ships sail around these rocks.")),
    (("harbour",), N_("The harbour: all ships begin here.")),
)


def draw(context: Context, info: str) -> Scene | None:
    kind, _, code = info.partition(":")
    if kind == "home":
        seats = range(len(context.view["players"]))
        return _home(context, int(code)) if code.isdecimal() and int(code) in seats else None
    if kind == "race":
        return race.draw(context)
    if kind == "signs":
        return _signs()
    found = explained(context.view, kind, code)
    if found is None:
        return None
    goal = race.goal_of(info)
    drawn = shields.large(context.view, goal) if goal else use(found.symbol, 0, 0, 80, 80)
    picture = unspoken(80, 80, drawn, class_="big-card anno1503")
    words = h(
        "div",
        h("h3", found.title, class_="thing"),
        *(h("p", text) for text in found.texts),
        race.standing(context, goal) if goal else None,
    )
    return h("div", picture, words, class_="large-card")


def _signs() -> Scene:
    """What is seen at sea, sign by sign."""
    rows = [
        h(
            "li",
            unspoken(64, 64, *(use(symbol_name(name), 0, 0, 64, 64) for name in pictures)),
            h("span", tr(words)),
        )
        for pictures, words in SIGNS
    ]
    return h(
        "div",
        h("h3", tr("The signs at sea")),
        h("ul", *rows, class_="sea-signs"),
        class_="anno1503 signs-panel",
    )


def _home(context: Context, seat: int) -> Scene:
    """Somebody's island and goods, in the form of the screen; nothing of it can be tapped."""
    width, height, land, goods = _parts(context.width, context.height)
    canvas = Canvas(context=context, home=seat).small(seat)
    home.draw(canvas, land)
    belongings.draw(canvas, goods, with_die=False)
    drawn = canvas.drawn(
        width,
        height,
        class_="anno1503 drawing-large",
        style=f"{canvas.who(seat)};width:{width}px",
    )
    return h("div", h("h3", tr("Home island of {name}", name=context.names[seat])), drawn)


def _parts(width: int, height: int) -> tuple[int, int, Box, Box]:
    """Beside each other on a phone that lies, else below each other."""
    if height < 400:
        return 800, 270, Box(0, 0, 450, 270), Box(458, 0, 342, 270)
    wide = min(720, width - 60)
    high = 340 if wide > 480 else 300
    return wide, high + 238, Box(0, 0, wide, high), Box(0, high + 8, wide, 230)
