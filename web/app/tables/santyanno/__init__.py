"""SANTY ANNO's table: the race in real time, the show of the cards, the duel for honour."""

from typing import TYPE_CHECKING, Any

from app.match.choice import Tokens
from app.tables.base import Button, Frame, Table
from app.tables.kit.scene import Scene
from engine.game import Action, Data, Event
from engine.santyanno import words
from engine.santyanno.state import ROUNDS

from . import sheet
from .drawing import Drawing, cards_of
from .duel import Duels
from .large import large
from .practice import SantyAnnoPractice
from .show import Show
from .stage import Stage
from .symbols import symbols

if TYPE_CHECKING:
    from app.match.session import Session

_SOUNDS = {
    "cast_off": "splash",
    "committed": "splash",
    "late": "no",
    "countdown": "bell",
    "found": "coin",
    "over": "bell",
}


class SantyAnnoTable(Table):
    accent = "santyanno"
    timed = True
    practice = SantyAnnoPractice
    together = True

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self.stage = Stage(session)
        self.duels = Duels(session)

    @staticmethod
    def symbols() -> list[Scene]:
        return symbols()

    def draw(self, view: Data, frame: Frame) -> Scene:
        return Drawing(self.stage, view, frame).draw()

    def picture(self, view: Data, frame: Frame) -> Scene:
        return Drawing(self.stage, view, frame).picture()

    def tokens(self, action: Action) -> Tokens:
        match action:
            case ("board", ship, _):
                return frozenset({f"ship:{ship}"})
        return frozenset({action[0]})

    def buttons(self, view: Data) -> list[Button]:
        if view["phase"] == "ready":
            return [Button("cast_off", "Cast off!")]
        if view["phase"] == "resolve" and self.stage.show(view).at_loot:
            return [Button("split", "Split the loot")]
        return []

    def at_once(self, action: Action) -> bool:
        return True

    def turn(self, view: Data) -> str:
        one = view["phase"] == "over" or (view["phase"] == "race" and self.stage.alone)
        return "" if one else "All"

    def round(self, view: Data) -> str:
        if view["phase"] == "over":
            return ""
        return f"Round {view['round']}/{ROUNDS} · {cards_of(view['round'])} cards"

    def prompt(self, view: Data) -> str | None:
        if view["phase"] == "resolve":
            return _show_prompt(self.stage.show(view))
        return self._race_prompt(view) if view["phase"] == "race" else None

    def _race_prompt(self, view: Data) -> str:
        race = self.stage.race
        if race is None:
            return "The cards lie face down until the clock runs."
        if race.start is None:
            return "The cards turn up from the last to the first. With the first the clock starts."
        laps = [race.laps[seat] for seat in race.searching if seat in race.laps]
        if any(not lap.done for lap in laps):
            return "First a lap: tap the eight ships once around, in table order. Then choose."
        seen = view if self.stage.alone else view | {"seat": None}
        return words.prompt(seen, self.session.match.names)

    def large(self, info: str, view: Data) -> Scene | None:
        return large(info)

    def sheet(self, view: Data, names: list[str]) -> Scene | None:
        return sheet.draw(view, names)

    def scores(self, view: Data) -> list[int]:
        return [sum(coins) for coins in view["coins"]]

    def decided(self, view: Data, names: list[str]) -> str:
        return sheet.decided(view, self.session.match.state.standings or [], names)

    def afters(self, view: Data, names: list[str]) -> Scene | None:
        return self.duels.draw()

    def sound(self, event: Event) -> str | None:
        return _SOUNDS.get(event[0])

    def handover(self, one: int, other: int) -> bool:
        """S15: each sees the cards alone. Around the tablet all see the same."""
        return self.stage.passing and self.stage.phase == "race"

    def bot_may(self, seat: int) -> bool:
        """The race itself lets computer players aboard when their time has come."""
        return False

    def event(self, kind: str, detail: dict[str, Any]) -> bool:
        if self.duels.event(kind, detail):
            return True
        if kind == "press":
            return self.stage.pressed(detail)
        if kind == "tap":
            return self.stage.tapped(detail)
        return kind == "key" and self.stage.keyed(detail["key"])


def _show_prompt(show: Show) -> str:
    if show.at_loot:
        return "Right and quick: the first takes 5 ducats, the next ones 4, 3, 2 and 1."
    current = show.current()
    if not current:
        return "See where the cards take every pirate: step on, or let it run."
    card = current[0].card
    return words.EVENT_HELP.get(card) or words.card_help(card)


TABLE = SantyAnnoTable
