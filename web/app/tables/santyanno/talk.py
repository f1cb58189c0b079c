"""What SANTY ANNO's table says beside the game's own words."""

from collections.abc import Mapping, Sequence

from app.tables.parts import Proposal
from app.tables.santyanno import position, sheet
from app.tables.santyanno.context import Context
from app.tables.santyanno.news import SantyAnnoNews
from app.tables.santyanno.show import Show
from app.tables.santyanno.underway import Underway
from app.tables.santyanno.ways import FURNITURE, fits, one_panel
from app.tables.wording import Deed, Passage
from engine.game import Value
from engine.guidance import Guidance
from engine.language import tr, tr_n, tr_p
from engine.santyanno import words
from engine.santyanno.guidance import guidance
from engine.santyanno.queries import passing
from engine.santyanno.rounds import ROUNDS, row_length
from engine.santyanno.types import Action, Event, View

_SOUNDS = {
    "cast_off": "splash",
    "committed": "splash",
    "late": "no",
    "countdown": "drum",
    "found": "coin",
    "over": "bell",
}


class SantyAnnoTalk(SantyAnnoNews):
    def __init__(self, underway: Underway) -> None:
        self.underway = underway

    def proposes(
        self,
        options: Mapping[str, Value],
        people: int,
        screen: tuple[int, int],
        in_words: bool = False,
    ) -> Proposal | None:
        """S15: on a small screen, people pass it on. Who plays in words is not to be hurried."""
        if in_words and options["countdown"]:
            return Proposal(
                tr("You play in words: without the countdown, nobody hurries you."),
                tr("Without the countdown"),
                "countdown",
                False,
            )
        if options["play"] == "pass" or fits(screen[0], screen[1] - FURNITURE, people):
            return None
        return Proposal(
            tr_n(
                "This screen is too small for {count} player around it.",
                "This screen is too small for {count} players around it.",
                people,
            ),
            tr("Pass it on instead"),
            "play",
            "pass",
        )

    def guidance(self, context: Context) -> Guidance | None:
        return guidance(context.view)

    def prompt(self, context: Context) -> str | None:
        match context.view["phase"]:
            case "ready" if not one_panel(context):
                return tr(
                    "Everybody: hold a finger on your panel. When all hold, lift: cast off! "
                    "Or press the button."
                )
            case "ready" if passing(context.view) and len(context.people) > 1:
                first = context.names[context.people[0]]
                return tr("Deal the cards, then hand the tablet to {name}.", name=first)
            case "race":
                return self._race_prompt(context)
            case "resolve":
                return _show_prompt(self.underway.show(context))
        return None

    def _race_prompt(self, context: Context) -> str:
        race = self.underway.race(context)
        if race is None:
            return tr("The cards lie face down until the clock runs.")
        if race.start is None:
            return tr("The cards turn up from last to first. The clock starts with the first one.")
        laps = [race.laps[seat] for seat in race.pressing(context) if seat in race.laps]
        if any(not lap.done for lap in laps):
            return tr(
                "First a lap: from your own ship once around, ship by ship, and back to it. "
                "Then choose."
            )
        seen: View = context.view if one_panel(context) else {**context.view, "seat": None}
        return words.prompt(seen, list(context.names))

    def whose(self, context: Context) -> str:
        phase, race = context.view["phase"], self.underway.race(context)
        waits = race is not None and not race.pressing(context)
        one = phase == "over" or (phase == "race" and one_panel(context) and not waits)
        return "" if one else tr_p("whose turn it is", "All")

    def round(self, context: Context) -> str:
        view = context.view
        if view["phase"] == "over":
            return ""
        return tr_n(
            "Round {round}/{rounds} · {count} card",
            "Round {round}/{rounds} · {count} cards",
            row_length(view["round"]),
            round=view["round"],
            rounds=ROUNDS,
        )

    def era(self, view: View) -> int | None:
        return view["round"]

    def era_name(self, number: int) -> str:
        return tr("Round {number}", number=number)

    def measure(self, view: View) -> str:
        return tr("Ducats")

    def amount(self, view: View, value: int) -> str:
        return tr_n("{count} ducat", "{count} ducats", value)

    def decided(self, context: Context) -> str:
        return sheet.decided(context.view, context.standings, context.names)

    def asked(self, context: Context) -> str | None:
        view = context.view
        match view["phase"]:
            case "ready":
                return words.prompt(view, list(context.names))
            case "resolve":
                return tr("Hear who was right and where the cards led, then split the loot.")
        return None

    def position(self, context: Context) -> list[Passage]:
        resolves = context.view["phase"] == "resolve"
        show = self.underway.show(context) if resolves else None
        return position.told(context, self.underway.race(context), show)

    def sayable(self, context: Context) -> Sequence[Action]:
        """No ship before the clock runs."""
        if context.view["phase"] != "race":
            return context.legal
        open_row = position.is_open(context, self.underway.race(context))
        return context.legal if open_row else ()

    def saying(self, context: Context, action: Action) -> str | None:
        return position.saying(self.underway.race(context), context.actor, action)

    def gestures(self, context: Context) -> Sequence[Deed]:
        return position.gestures(context, self.underway.race(context))

    def aloud(self, context: Context) -> str:
        view = context.view
        racing = view["phase"] == "race" and position.is_open(context, self.underway.race(context))
        return position.row_aloud(view) if racing else ""

    def sound(self, event: Event) -> str | None:
        return _SOUNDS.get(event[0])


def _show_prompt(show: Show) -> str:
    if show.at_loot:
        return tr("The fastest on the right ship takes 5 ducats, the next ones 4, 3, 2 and 1.")
    current = show.current()
    if not current:
        return tr("See where the cards take every pirate: go step by step, or let it run.")
    return words.card_help(current[0].card)
