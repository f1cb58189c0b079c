"""What is tapped on ANNO's table."""

from collections.abc import Sequence
from typing import cast

from app.tables.anno.answers import answer, tried_match
from app.tables.anno.context import CalendarContext, Context
from app.tables.anno.hand import Arrangement
from app.tables.effects import Effect, Enlarge
from app.tables.parts import Button, Detail, Drop, Taps, Tokens
from engine import game
from engine.anno.cards import COPIES, MONTHS
from engine.anno.types import Action, Event, View
from engine.language import tr


class AnnoTaps(Taps[View, Action, Event]):
    def __init__(self, arrangement: Arrangement) -> None:
        self.arrangement = arrangement

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
        return [Button("pass", tr("Burn and Turn")), Button("deal", tr("Next mensis"))]

    def confirms(self, context: Context) -> bool:
        """A try in Orientation and the next deal go at once."""
        return "slips" not in context.view and context.view["phase"] != "counted"

    def at_once(self, context: Context, action: Action) -> bool:
        """Nobody takes back a deal, and nobody needs to be asked twice for it."""
        return action[0] == "deal" or self.never_waits(action) or context.reversible(action)

    def never_waits(self, action: Action) -> bool:
        """In Orientation every try counts at once: asking to confirm would give the answer away."""
        return action[0] in ("place", "aside")

    def replaces(self, context: Context, token: str, chosen: Sequence[str]) -> list[str] | None:
        """Another card to burn or to exchange for, or another month, takes the chosen one's place.

        The cards that are chosen for a month stay where the other one takes them, too.
        """
        zone, _, card = token.partition(":")
        if context.view["phase"] == "burn":
            return []
        if "hand:BLUE" in chosen and zone == "community":
            return ["hand:BLUE"]
        if card not in MONTHS or zone == "community":
            return None
        cards = [other for other in chosen if other.partition(":")[2] not in MONTHS]
        wanted = {token, *cards}
        fitting = any(wanted <= self.tokens(context, action) for action in context.legal)
        return cards if fitting else []

    def dropped(self, context: Context, token: str, onto: str) -> Drop:
        """A card on the burn pile is burned, a Blue Moon on a card exchanged; both say it all."""
        if "slips" in context.view:
            return Drop((onto,))
        if context.view["phase"] == "burn" and onto == "burned":
            return Drop((token,), goes=True)
        if onto == "lay":
            return Drop((token,))
        return Drop((token, onto), goes="hand:BLUE" in (token, onto))

    def heard(self, context: Context, kind: str, detail: Detail) -> list[Effect[Action]] | None:
        """The own hand is put in order, what was seen is looked up, the year is walked through."""
        if kind == "tap" and detail.get("do") == "walk":
            return [Enlarge(f"walk:{detail['month']}")]
        if kind == "tap" and detail.get("do") == "board":
            return [Enlarge(str(detail["info"]))]
        if context.viewer is None:
            return None
        if kind == "reorder" and detail.get("drag") == "hand":
            return [self.arrangement.reorder(context.viewer, detail)]
        if kind == "tap" and detail.get("do") == "sort-hand":
            return [self.arrangement.sort(context.viewer)]
        if kind == "tap" and detail.get("do") == "seen":
            return [Enlarge("seen")]
        return None

    def attempt(self, context: Context, token: str) -> game.Action | None:
        view = context.view
        if "slips" in view:
            return None
        zone, _, card = token.partition(":")
        if zone in ("deck", "burned"):
            return ("burn", view["hand"][0])
        if card not in COPIES:
            return None
        if "hand:BLUE" in context.chosen and zone == "community":
            return ("exchange", card)
        return tried_match(context.chosen, zone, card)

    def refusal(self, context: Context, token: str) -> str | None:
        if "slips" in context.view:
            return None
        return answer(cast(CalendarContext, context), token)
