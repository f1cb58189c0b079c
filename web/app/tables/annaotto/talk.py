"""What ANNAOTTO's table says beside the game's own words."""

from app.tables.annaotto import sheet
from app.tables.annaotto.context import Context
from app.tables.annaotto.slap import Slap, Slapping
from app.tables.parts import Talk
from engine.annaotto.names import side_name
from engine.annaotto.types import Action, Event, View
from engine.language import listing, tr, tr_n

_SOUNDS = {
    "turned": "flip",
    "turned_all": "flip",
    "called": "bell",
    "over": "bell",
    "caught": "no",
    "forgot": "no",
    "waits": None,
    "drew": None,
    "named": None,
}


class AnnaottoTalk(Talk[View, Action, Event]):
    def __init__(self, slapping: Slapping) -> None:
        self._slapping = slapping

    def prompt(self, context: Context) -> str | None:
        """Chosen cards by their names, and how far the slap is."""
        if context.view["phase"] == "slap" and context.live:
            return _slap_prompt(self._slapping.of(context), context.now)
        if context.ready is None or not context.chosen:
            return None
        return _question(context, context.ready)

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

    def decided(self, context: Context) -> str:
        return sheet.decided(context.view, context.names)

    def sound(self, event: Event) -> str | None:
        return _SOUNDS.get(event[0], "card")


def _slap_prompt(slap: Slap, now: float) -> str:
    if slap.opens is None:
        return tr(
            "ALL: put the tablet where everybody can reach it. Whoever is last draws 2 cards."
        )
    if not slap.is_open(now):
        return tr("Hands off until the bell …")
    return tr("ALL: hands down!") if slap.result(now) is None else tr("All hands are down.")


def _question(context: Context, action: Action) -> str | None:
    """What Confirm would do, by the cards' names; None where the game's own words will do."""
    view, names = context.view, context.names
    match action:
        case ("lay", place, *call):
            assert context.actor is not None
            return _lay_question(view["hands"][context.actor][place][0], bool(call))
        case ("take", owner, place, *call):
            side, name = _named(view["hands"][owner][place][1]), names[owner]
            if call:
                return tr("Lay {side} from {owner}'s hand and call?", side=side, owner=name)
            return tr("Lay {side} from {owner}'s hand?", side=side, owner=name)
        case ("lay_drawn", which, *call) if view["drawn"]:
            return _lay_question(view["drawn"][which], bool(call))
        case ("keep", which) if view["drawn"]:
            mine, theirs = view["drawn"][which], view["drawn"][1 - which]
            return tr(
                "Keep {mine} facing you and show the others {theirs}?",
                mine=_named(mine),
                theirs=_named(theirs),
            )
        case ("turn", places):
            hand = view["hands"][view["turn"]]
            return tr(
                "Turn {owner}'s {sides}?",
                owner=names[view["turn"]],
                sides=listing([_named(hand[place][1]) for place in places]),
            )
        case ("face", choice):
            return tr_n(
                "{count} card turned. Confirm when all your sides are right.",
                "{count} cards turned. Confirm when all your sides are right.",
                sum(choice),
            )
    return None


def _lay_question(side: str | None, call: bool) -> str:
    if call:
        return tr("Lay {side} and call?", side=_named(side))
    return tr("Lay {side}?", side=_named(side))


def _named(side: str | None) -> str:
    """A side by its name; a hidden one is named by nobody."""
    return side_name(side) if side else tr("a covered side")
