"""What ANNO's table says beside the game's own words."""

from typing import cast

from app.tables.anno import position, sheet, year
from app.tables.anno.answers import has_passed
from app.tables.anno.context import CalendarContext, Context
from app.tables.anno.news import AnnoNews
from app.tables.wording import Passage, Question
from engine.anno.cards import MONTHS
from engine.anno.guidance import guidance
from engine.anno.types import Action, Event, View
from engine.anno.words import card_name
from engine.game import Standing
from engine.guidance import Guidance
from engine.language import tr, tr_n

_SOUNDS = {"mensis": "bell", "over": "bell", "complete": "bell", "slip": "no", "scored": None}
_SOUNDS |= {"placed": "coin", "set_aside": "coin", "drawn": None}


class AnnoTalk(AnnoNews):
    def guidance(self, context: Context) -> Guidance | None:
        return guidance(context.view)

    def prompt(self, context: Context) -> str | None:
        """Why there is a card to burn, where nothing was matched."""
        view = context.view
        if view["phase"] != "burn" or not context.acting or context.chosen or context.hinted:
            return None
        if not has_passed(cast(CalendarContext, context)):
            return None
        return tr(
            "You matched nothing. Choose one card from your hand to burn; "
            "a new one comes from the deck."
        )

    def choosing(self, context: Context) -> str | None:
        codes = [token.partition(":")[2] for token in context.chosen]
        matched = [code for code in codes if code not in MONTHS]
        months = [code for code in codes if code in MONTHS]
        if codes == ["BLUE"]:
            return tr("Choose the Community card that you want for your Blue Moon.")
        if not months:
            return tr_n(
                "Now choose the month it belongs to.",
                "Now choose the month they belong to.",
                len(matched),
            )
        if not matched:
            return tr(
                "Choose cards for {month}: all from your hand, or all from the Community Eight.",
                month=card_name(months[0]),
            )
        return tr("Rule of Two: match one card, or three and more. Choose another.")

    def round(self, context: Context) -> str:
        view = context.view
        if "slips" in view:
            left = view["deck"] + (view["card"] is not None)
            if not left:
                return tr("The whole year")
            return tr_n("{count} card to go", "{count} cards to go", left)
        return tr(
            "Mensis {number} of {most}", number=view["mensis"], most=view["options"]["mensises"]
        )

    def era(self, view: View) -> int | None:
        return None if "slips" in view else view["mensis"]

    def era_name(self, number: int) -> str:
        return tr("Mensis {number}", number=number)

    def measure(self, view: View) -> str:
        return tr("Slips") if "slips" in view else tr("Points after each mensis")

    def amount(self, view: View, value: int) -> str:
        if "slips" in view:
            return tr_n("{count} slip", "{count} slips", abs(value))
        return super().amount(view, value)

    def score(self, context: Context, standing: Standing) -> str:
        """Nobody is counted in Orientation."""
        return "" if "slips" in context.view else super().score(context, standing)

    def headline(self, context: Context) -> str:
        return tr("The year is complete!") if "slips" in context.view else ""

    def decided(self, context: Context) -> str:
        view = context.view
        if "slips" in view:
            return sheet.year_sentence(view)
        return sheet.best_mensis(view, context.names)

    def position(self, context: Context) -> list[Passage]:
        view = context.view
        if "slips" in view:
            return year.told(view)
        return position.told(cast(CalendarContext, context))

    def saying(self, context: Context, action: Action) -> str | None:
        if "slips" in context.view:
            return None
        return position.saying(cast(CalendarContext, context), action)

    def heading(self, context: Context, action: Action) -> str:
        return position.heading(action)

    def questions(self, context: Context) -> list[Question]:
        if "slips" in context.view or context.view["phase"] == "counted":
            return []
        return position.questions(cast(CalendarContext, context))

    def sound(self, event: Event) -> str | None:
        return _SOUNDS.get(event[0], "card")
