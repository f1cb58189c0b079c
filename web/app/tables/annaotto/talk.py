"""What ANNAOTTO's table says beside the game's own words."""

from collections.abc import Sequence

from app.tables.annaotto import causes, foretelling, position, sheet
from app.tables.annaotto.catching import people_who_may
from app.tables.annaotto.context import Context
from app.tables.annaotto.news import AnnaottoNews
from app.tables.annaotto.slap import Slap, Slapping
from app.tables.wording import Deed, Passage, Question
from engine.annaotto.guidance import guidance
from engine.annaotto.names import cards, colour_name, side_name
from engine.annaotto.types import Action, Event, View
from engine.game import Standing
from engine.guidance import Guidance
from engine.language import listing, tr, tr_n

_SOUNDS = {
    "turned": "flip",
    "turned_all": "flip",
    "called": None,
    "over": "bell",
    "caught": "no",
    "forgot": "no",
    "false_alarm": "no",
    "finished": None,
    "waits": None,
    "drew": None,
    "named": None,
}


class AnnaottoTalk(AnnaottoNews):
    def __init__(self, slapping: Slapping) -> None:
        self._slapping = slapping

    def guidance(self, context: Context) -> Guidance | None:
        return guidance(context.view)

    def prompt(self, context: Context) -> str | None:
        """How far the slap is, and the choice of sides."""
        if context.view["phase"] == "slap" and context.live:
            return _slap_prompt(context, self._slapping.of(context))
        if context.view["phase"] == "keep" and not context.chosen:
            return causes.placing(context)
        return _finished(context) or _facing_question(context)

    def describe(self, context: Context, action: Action) -> str | None:
        """By the cards' names, as the viewer sees them: no "card 5"."""
        view, names = context.view, context.names
        match action:
            case ("lay", place, *call):
                assert context.actor is not None
                side = view["hands"][context.actor][place][0]
                return foretelling.laying(context, side, None, bool(call))
            case ("take", owner, place, *call):
                side = view["hands"][owner][place][1]
                return foretelling.laying(context, side, owner, bool(call))
            case ("lay_drawn", which, *call) if view["drawn"]:
                return foretelling.laying(context, view["drawn"][which], None, bool(call))
            case ("keep", which) if view["drawn"]:
                mine, theirs = view["drawn"][which], view["drawn"][1 - which]
                return tr(
                    "Keep {mine} facing you and show the others {theirs}",
                    mine=_named(mine),
                    theirs=_named(theirs),
                )
            case ("turn", ()):
                return tr("Turn none of {owner}’s cards", owner=names[view["turn"]])
            case ("turn", places):
                hand = view["hands"][view["turn"]]
                sides = listing([_named(hand[place][1]) for place in places])
                return tr("Turn {owner}’s {sides}", owner=names[view["turn"]], sides=sides)
            case ("face", choice) if any(choice):
                assert context.actor is not None
                hand = view["hands"][context.actor]
                turned = [card for card, turn in zip(hand, choice, strict=False) if turn]
                sides = listing([_named(card[1]) for card in turned])
                return tr("Ready, with {sides} turned to you", sides=sides)
            case ("annaotto", "next", colour) if view["next"] is not None:
                return tr(
                    "Turn all of {owner}’s cards and name {colour}",
                    owner=names[view["next"]],
                    colour=colour_name(colour),
                )
        return None

    def choosing(self, context: Context) -> str | None:
        if context.view["phase"] == "turning":
            return tr("Choose the second card to turn.")
        if context.view["phase"] == "annaotto":
            named = any(token.startswith("colour:") for token in context.chosen)
            return tr("Now choose whose cards turn.") if named else tr("Now name a colour.")
        if list(context.chosen) == ["call"]:
            return tr("Now choose the card to lay with your call.")
        return None

    def round(self, context: Context) -> str:
        view = context.view
        if not view["out"] or view["phase"] == "over":
            return ""
        left = len(view["hands"]) - len(view["out"])
        return tr_n("{count} still playing", "{count} still playing", left)

    def measure(self, view: View) -> str:
        return tr("Cards in hand")

    def amount(self, view: View, value: int) -> str:
        return cards(abs(value))

    def tick(self, value: int) -> str:
        return str(abs(value))

    def score(self, context: Context, standing: Standing) -> str:
        """O20: places count; who has not finished is asked for the cards left."""
        left = -standing["score"]
        return tr("{cards} left", cards=cards(left)) if left else tr("All cards laid")

    def took_the_lead(self, name: str, era: int) -> str:
        return tr(
            "{when}: {name} has the fewest cards, and nobody has fewer from then on.",
            when=self.era_name(era),
            name=name,
        )

    def biggest_step(self, view: View, name: str, era: int, gain: int) -> str:
        return tr(
            "{when}: {name} is rid of {cards} at once.",
            when=self.era_name(era),
            name=name,
            cards=cards(gain),
        )

    def decided(self, context: Context) -> str:
        return sheet.decided(context.view, context.names)

    def asked(self, context: Context) -> str | None:
        return causes.owing(context) if context.view["phase"] == "keep" else None

    def position(self, context: Context) -> list[Passage]:
        return position.told(context)

    def sayable(self, context: Context) -> Sequence[Action]:
        """Not the sides, which are switched one by one, nor the order of hands, which is seen."""
        match context.view["phase"]:
            case "slap":
                return ()
            case "face":
                return () if context.ready is None else (context.ready,)
        return context.legal

    def saying(self, context: Context, action: Action) -> str | None:
        return position.saying(context, action)

    def heading(self, context: Context, action: Action) -> str:
        return position.heading(context, action)

    def gestures(self, context: Context) -> Sequence[Deed]:
        match context.view["phase"]:
            case "slap" if context.live:
                return position.slapping(context, self._slapping.of(context))
            case "face" if context.acting:
                return position.facing(context)
        return position.catching(context, people_who_may(context))

    def questions(self, context: Context) -> list[Question]:
        return position.questions(context)

    def sound(self, event: Event) -> str | None:
        return _SOUNDS.get(event[0], "card")


def _finished(context: Context) -> str | None:
    """Who has finished sees the rest of the match."""
    view, seat = context.view, context.viewer
    if seat is None or seat not in view["out"] or context.acting or not context.actors:
        return None
    return tr(
        "You finished {place}! Watch the others: it is {player}’s turn.",
        place=sheet.place_of(view, seat),
        player=context.names[context.actors[0]],
    )


def _slap_prompt(context: Context, slap: Slap) -> str:
    now, alone = context.now, len(slap.people) == 1
    if slap.opens is None and alone:
        return tr("ALL: press your hand when the bell rings. Whoever is last draws 2 cards.")
    if slap.opens is None:
        return tr(
            "ALL: put the tablet where everybody can reach it. Whoever is last draws 2 cards."
        )
    if not slap.is_open(now):
        return tr("Hand off until the bell …") if alone else tr("Hands off until the bell …")
    return tr("ALL: hand down!") if alone else tr("ALL: hands down!")


def _facing_question(context: Context) -> str | None:
    """While sides are chosen Confirm asks for nothing new."""
    if context.ready is None or context.ready[0] != "face" or not context.chosen:
        return None
    return tr_n(
        "{count} card turned. Confirm when all your sides are right.",
        "{count} cards turned. Confirm when all your sides are right.",
        sum(context.ready[1]),
    )


def _named(side: str | None) -> str:
    """A side by its name; a hidden one is named by nobody."""
    return side_name(side) if side else tr("a covered side")
