"""What is tapped on ANNO's table."""

from collections.abc import Sequence

from app.tables.anno.context import Context
from app.tables.parts import Button, Taps, Tokens
from engine import game
from engine.anno.cards import COPIES, MONTHS
from engine.anno.types import Action, CalendarView, Event, View
from engine.language import tr


class AnnoTaps(Taps[View, Action, Event]):
    def tokens(self, context: Context, action: Action) -> Tokens:
        view = context.view
        match action:
            case ("match", month, source, matched):
                where = "hand" if "hand" in view and month in view["hand"] else "board"
                return frozenset({f"{where}:{month}", *(f"{source}:{card}" for card in matched)})
            case ("exchange", card):
                return frozenset({"hand:BLUE", f"community:{card}"})
            case ("burn", card):
                return frozenset({f"hand:{card}"})
            case ("place", _, month):
                return frozenset({f"place:{month}"})
        return frozenset({action[0]})

    def buttons(self, context: Context) -> list[Button]:
        return [Button("pass", tr("Burn and Turn"))]

    def at_once(self, context: Context, action: Action) -> bool:
        """In Orientation every try counts at once: asking to confirm would give the answer away."""
        return action[0] in ("place", "aside") or context.reversible(action)

    def attempt(self, context: Context, token: str) -> game.Action | None:
        view = context.view
        if "slips" in view:
            return None
        zone, _, rest = token.partition(":")
        card = rest.partition("#")[0]
        if zone in ("deck", "burned"):
            return ("burn", view["hand"][0])
        if zone == "other":
            return ("match", rest.partition(":")[2], "hand", ())
        if card not in COPIES:
            return None
        if "hand:BLUE" in context.chosen and zone == "community":
            return ("exchange", card)
        return _tried_match(view, context.chosen, zone, card)


def _tried_match(view: CalendarView, chosen: Sequence[str], zone: str, card: str) -> game.Action:
    """The match that a person seems to mean who adds this card to what they chose."""
    taken = [token.partition(":") for token in chosen]
    months = [code for _, _, code in taken if code in MONTHS]
    matched = [(where, code) for where, _, code in taken if code not in MONTHS]
    if zone == "board" or (card in MONTHS and not months):
        source = matched[0][0] if matched else "hand"
        return ("match", card, source, tuple(code for _, code in matched))
    sources = {where for where, _ in matched} | {zone}
    source = zone if len(sources) == 1 else "hand"
    month = months[0] if months else _likely_month(view, card)
    return ("match", month, source, (*(code for _, code in matched), card))


def _likely_month(view: CalendarView, card: str) -> str:
    seat = view["seat"]
    own = [] if seat is None else [entry["month"] for entry in view["boards"][seat]]
    own += [code for code in view["hand"] if code in MONTHS]
    fitting = [month for month in own if card in MONTHS[month].primaries]
    return next(iter(fitting or own), "")
