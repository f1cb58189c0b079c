"""What ANNO 1503's table says beside the game's own words."""

from collections.abc import Sequence

from app.tables.anno1503 import deeds, happenings, position, sheet
from app.tables.anno1503.context import Context
from app.tables.anno1503.news import Anno1503News
from app.tables.wording import Deed, Passage, Question
from engine.anno1503.guidance import guidance
from engine.anno1503.types import Action, Event, Phase, View
from engine.anno1503.words import commodity_name
from engine.guidance import Guidance
from engine.language import tr, tr_p

_SOUNDS = {
    "rolled": "die",
    "sold": "coin",
    "paid": "coin",
    "sailed": "splash",
    "launched": "splash",
    "explored": "flip",
    "gained": "bell",
    "won": "bell",
    "turn": None,
    "set_sail": None,
    "overfull": None,
    "saw": None,
}


class Anno1503Talk(Anno1503News):
    def guidance(self, context: Context) -> Guidance | None:
        return guidance(context.view)

    def prompt(self, context: Context) -> str | None:
        """After the die: what it did to the viewer, and in few words what can be done now."""
        view = context.view
        if context.chosen or view["phase"] != "build" or view["turn"] != context.viewer:
            return None
        told = self.story(context, context.viewer, happenings.befell(context))
        if not told:
            return None
        happened = " ".join(news.words for news in told)
        return tr("{happened} Now build, sell and buy.", happened=happened)

    def choosing(self, context: Context) -> str | None:
        kind, _, rest = context.chosen[0].partition(":")
        match kind:
            case "claim" if any(token.startswith("pier:") for token in context.tappable):
                return tr("Choose a gray pier for the outpost.")
            case "claim":
                return tr("Choose the colonist to promote.")
            case "pioneer":
                return tr("Choose the public building that comes with this pioneer.")
            case "card":
                return tr(
                    "Choose the colonist who buys {commodity}.", commodity=commodity_name(rest)
                )
            case "sell":
                return tr("Choose the card that this colonist buys.")
        return None

    def round(self, context: Context) -> str:
        view = context.view
        if view["asked"] and view["asked"][0] != view["turn"]:
            return tr("in {name}’s turn", name=context.names[view["turn"]])
        return _step(view["phase"])

    def on_turn(self, view: View) -> int:
        return view["turn"]

    def era_name(self, number: int) -> str:
        return tr("Round {number}", number=number)

    def measure(self, view: View) -> str:
        return tr("Victory points")

    def decided(self, context: Context) -> str:
        return sheet.winning_conditions(context.view, context.names)

    def position(self, context: Context) -> list[Passage]:
        return position.told(context)

    def sayable(self, context: Context) -> Sequence[Action]:
        """Before others' eyes a tile is claimed in two steps: where it goes tells what it is."""
        return [("leave",)] if deeds.covered(context) else context.legal

    def saying(self, context: Context, action: Action) -> str | None:
        return deeds.saying(context, action)

    def heading(self, context: Context, action: Action) -> str:
        return deeds.heading(context, action)

    def gestures(self, context: Context) -> Sequence[Deed]:
        return deeds.looking(context)

    def questions(self, context: Context) -> list[Question]:
        return deeds.questions(context)

    def sound(self, event: Event) -> str | None:
        return _SOUNDS.get(event[0], "card")


def _step(phase: Phase) -> str:
    """What is done now in the turn."""
    match phase:
        case "roll" | "take":
            return tr_p("a step of the turn", "Production")
        case "give_up":
            return tr_p("a step of the turn", "Pirates")
        case "build":
            return tr_p("a step of the turn", "Building")
        case "ships":
            return tr_p("a step of the turn", "Ships")
        case "tile":
            return tr_p("a step of the turn", "Exploring")
        case "discard":
            return tr_p("a step of the turn", "Hand limit")
