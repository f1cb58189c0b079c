"""A card or a board shown large, with what it does."""

from app.tables.anno.art.cards import face_of
from app.tables.anno.context import CalendarContext
from app.tables.anno.orientation import MONTH_LIST, wants
from app.tables.anno.tabletop import Tabletop
from app.tables.kit.scene import Scene, h, name_of, svg, unspoken, use
from app.tables.kit.widgets import button
from engine.anno.cards import MONTHS, SEASONS, WEATHERS, ZODIACS
from engine.anno.types import OrientationView
from engine.anno.words import card_name
from engine.language import either, listing, tr

SMALLEST = 320
"""Pixels of a board shown large, where the room is not known."""


def large_card(code: str, calidum: str) -> Scene:
    return h(
        "div",
        unspoken(100, 140, use(face_of(code, calidum), 0, 0, 100, 140), class_="big-card"),
        h("div", h("h3", card_name(code)), h("p", meaning(code, calidum))),
        class_="large-card",
    )


def meaning(code: str, calidum: str) -> str:
    """What a card does, in a sentence or two."""
    if code in MONTHS:
        return _month(code)
    if code in WEATHERS[calidum]:
        return _weather(code, calidum)
    if code == "CUSP":
        return tr(
            "Opens a month’s second zodiac place. Match it together with the zodiac for that place."
        )
    if code == "BLUE":
        return tr("At the start of your turn, swap it for any Community card. It is never matched.")
    fits = listing([card_name(month) for month in MONTHS if code in MONTHS[month].primaries])
    if code in ZODIACS:
        return tr("Zodiac. Fits {months}.", months=fits)
    if code in SEASONS:
        return tr("Season. Fits {months}.", months=fits)
    if code[0] == "D":
        return tr("Days. Fits {months}.", months=fits)
    return tr("Quarter. Fits {months}.", months=fits)


def _weather(code: str, calidum: str) -> str:
    (one, first), (two, second) = WEATHERS[calidum][code].items()
    return tr(
        "{one} months take {first}, {two} months take {second}. "
        "Match it together with that season card.",
        one=card_name(one),
        first=card_name(first),
        two=card_name(two),
        second=card_name(second),
    )


def _month(code: str) -> str:
    month = MONTHS[code]
    return tr(
        "Takes the {quarter}, {days}, {signs}, and {season}. Days {first} to {last} of the year.",
        quarter=card_name(month.quarter),
        days=listing([card_name(days) for days in month.days]),
        signs=either([card_name(zodiac) for zodiac in month.zodiacs]),
        season=card_name(month.season),
        first=month.first,
        last=month.last,
    )


def large_board(context: CalendarContext, seat: int) -> Scene:
    """Somebody's months, as large as the screen allows."""
    view, name = context.view, context.names[seat]
    still = CalendarContext(view=view, names=context.names, colours=context.colours, live=False)
    table = Tabletop(view, still)
    said = h("p", table.holds(seat), class_="soft")
    if not view["boards"][seat]:
        nothing = h("p", tr("No months here yet."))
        return h("div", name_of(name, "h3"), said, nothing, class_="fills")
    width, height = max(context.width, SMALLEST), max(context.height, SMALLEST - 100)
    shape = f"--shape:{width / height:.3f}"
    shown = table.large(seat, width, height)
    return h("div", name_of(name, "h3"), said, shown, class_="fills", style=shape)


def _face(code: str, kind: str | None) -> Scene:
    face = use(f"anno-{code}", 0, 0, 100, 140)
    return svg(100, 140, face, role="img", aria_label=card_name(code), class_=kind)


def walk(view: OrientationView, month: str) -> Scene:
    """One month of the finished year, with all that lies beside it; on to the next one."""
    number = MONTH_LIST.index(month)
    before, after = MONTH_LIST[number - 1], MONTH_LIST[(number + 1) % 12]
    cards = [*wants(month), *MONTHS[month].zodiacs]
    return h(
        "div",
        h("h3", card_name(month)),
        h(
            "div",
            *(_face(card, "month" if card == month else None) for card in (month, *cards)),
            class_="all",
        ),
        h("p", _month(month)),
        h(
            "nav",
            button("walk", card_name(before), sign="back", data_month=before),
            button("walk", card_name(after), sign="play", data_month=after),
        ),
        class_="walk",
    )
