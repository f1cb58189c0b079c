"""What one may know (A26): the own burned cards, and what has not been seen in this mensis."""

from collections import Counter

from app.tables.anno.art.cards import face_of
from app.tables.anno.context import CalendarContext
from app.tables.kit.scene import Scene, h, svg, use
from engine.anno.cards import COPIES, MONTHS, SEASONS, WEATHER_NAMES, ZODIACS
from engine.anno.types import CalendarView
from engine.anno.words import QUARTERS, card_name
from engine.language import N_, listing, tr, tr_n

_KINDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (N_("Months"), tuple(MONTHS)),
    (N_("Quarters"), tuple(QUARTERS)),
    (N_("Days"), ("D28", "D29", "D30", "D31")),
    (N_("Seasons"), tuple(SEASONS)),
    (N_("Zodiacs"), tuple(ZODIACS)),
    (N_("Others"), (*WEATHER_NAMES, "CUSP", "BLUE")),
)


def unseen(view: CalendarView) -> Counter[str]:
    """How many of each card the seat has not seen: in the deck, in hands, burned by others."""
    left = Counter(COPIES)
    left.subtract(view["hand"])
    left.subtract(card for card in view["community"] if card)
    left.subtract(own_burned(view))
    for board in view["boards"]:
        for laid in board:
            left.subtract((laid["month"], *laid["cards"]))
    return +left


def own_burned(view: CalendarView) -> list[str]:
    return [card for _, card in view["burned"] if isinstance(card, str)]


def panel(context: CalendarContext) -> Scene:
    view = context.view
    left, calidum = unseen(view), str(view["options"]["calidum"])
    burned = own_burned(view)
    return h(
        "div",
        h("h3", tr("What you have seen in this mensis")),
        h("p", months_left(left), class_="unseen-months"),
        h("h4", tr("You burned")),
        h("div", *(_face(card, calidum) for card in burned), class_="strip")
        if burned
        else h("p", tr("Nothing yet."), class_="soft"),
        h("h4", tr("Still unseen: in the deck, in the others’ hands, or burned by them")),
        h("div", *(_kind(name, codes, left, calidum) for name, codes in _KINDS), class_="kinds"),
        class_="anno seen",
    )


def months_left(left: Counter[str]) -> str:
    """Still unseen: 5 months, 2 of them Spring."""
    months = [month for month in MONTHS if left[month]]
    if not months:
        return tr("You have seen all twelve months.")
    seasons = Counter(MONTHS[month].season for month in months)
    parts = [
        tr("{count} of {season}", count=seasons[season], season=card_name(season))
        for season in SEASONS
        if seasons[season]
    ]
    return tr_n(
        "Still unseen: {count} month ({seasons}).",
        "Still unseen: {count} months ({seasons}).",
        len(months),
        seasons=listing(parts),
    )


def _kind(name: str, codes: tuple[str, ...], left: Counter[str], calidum: str) -> Scene:
    return h(
        "div",
        h("b", tr(name)),
        h("div", *(_face(code, calidum, left[code]) for code in codes), class_="strip"),
        class_="kind",
    )


def _face(code: str, calidum: str, count: int | None = None) -> Scene:
    """A small card; with a number, how many of it are still unseen."""
    face = svg(100, 140, use(face_of(code, calidum), 0, 0, 100, 140))
    if count is None:
        return h("span", face, role="img", aria_label=card_name(code), class_="one")
    words = tr("{card}: {count} unseen", card=card_name(code), count=count)
    return h(
        "span",
        face,
        h("i", str(count)) if count != 1 else None,
        role="img",
        aria_label=words,
        class_="one" if count else "one gone",
    )
