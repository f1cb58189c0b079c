"""What happens at SANTY ANNO's table by the clock, and the fingers that it listens to."""

from collections.abc import Callable

from app.tables.effects import Act, Enlarge, Keep, Learn, Sound, Toast
from app.tables.kit.scene import Scene, h
from app.tables.parts import Clock, Detail
from app.tables.santyanno import arena, ceremony
from app.tables.santyanno.context import Context, Effects
from app.tables.santyanno.duel import Duel
from app.tables.santyanno.large import LEGEND
from app.tables.santyanno.race import Race, cast_off_length
from app.tables.santyanno.show import Show
from app.tables.santyanno.underway import Underway
from app.tables.santyanno.ways import TURNED
from engine.language import tr
from engine.santyanno import verdicts
from engine.santyanno.bot import LAP
from engine.santyanno.queries import passing
from engine.santyanno.rounds import laps
from engine.santyanno.types import Action, Event, View
from engine.santyanno.words import card_help

_TO_THE_END = 99
_LOOKED = ("show-on", "show-back", "show-end", "follow")


class SantyAnnoClock(Clock[View, Action, Event]):
    races = True

    def __init__(self, underway: Underway) -> None:
        self.underway = underway
        self._buttons: dict[str, Callable[[Context, Detail], Effects]] = {
            "cast-off": self._cast_off,
            "turn-table": self._turn_table,
            "legend": lambda context, detail: [Enlarge(LEGEND)],
            "split": self._split,
            "start-clock": self._start_clock,
            "hurry": self._hurry,
            "board": self._board,
            "show-on": lambda context, detail: self._step(context, 1),
            "show-back": lambda context, detail: self._step(context, -1),
            "show-end": lambda context, detail: self._step(context, _TO_THE_END),
            "show-run": self._run_show,
            "follow": self._follow,
            "duel": self._offer_duel,
            "duel-start": self._start_duel,
            "duel-end": self._end_duel,
        }
        """What the table's own buttons do, by their `data-do`."""

    def due(self, context: Context) -> float | None:
        race = self.underway.race(context)
        if race:
            return race.due(context)
        if context.view["phase"] == "resolve":
            return self.underway.show(context).due
        return self.underway.duel.due if self.underway.duel else None

    def tick(self, context: Context) -> Effects:
        race = self.underway.race(context)
        if race:
            return race.tick(context)
        if context.view["phase"] == "resolve":
            return self._show_goes_on(context)
        duel = self.underway.duel
        return [Sound("bell")] if duel and duel.tick(context.now) else []

    def heard(self, context: Context, kind: str, detail: Detail) -> Effects | None:
        match kind:
            case "press":
                return self._pressed(context, detail)
            case "release":
                return self._lifted(context, str(detail.get("press", "")))
            case "tap":
                name = "cast-off" if detail.get("tap") == "cast_off" else detail.get("do", "")
                name = "split" if detail.get("tap") == "split" else name
                button = self._buttons.get(name)
                return button(context, detail) if button else None
            case "say":
                return self._said(context, detail["action"], float(detail["at"]))
        return None

    def _said(self, context: Context, action: Action, at: float) -> Effects:
        """In the text view actions are said, not pressed."""
        race = self.underway.race(context)
        match action:
            case ("cast_off",):
                return self._cast_off(context, {})
            case ("split",):
                return self._split(context, {})
            case ("board", ship, _) if race and context.actor is not None:
                return race.press(context, context.actor, ship, at)
            case ("late",) if race and context.actor is not None:
                return race.give_up(context, context.actor)
        return []

    def _board(self, context: Context, detail: Detail) -> Effects:
        """The same for others around the tablet."""
        race = self.underway.race(context)
        if race is None:
            return []
        return race.press(context, int(detail["seat"]), int(detail["ship"]), context.now)

    def computer_may_act(self, context: Context, seat: int) -> bool:
        """The race itself lets computer players aboard when their time has come."""
        return False

    def running(self, context: Context) -> bool:
        return context.live and self.underway.race(context) is not None

    def seats_fixed(self, context: Context) -> str:
        if context.view["phase"] in ("ready", "over"):
            return ""
        return tr("Seats change hands between two rounds.")

    def time_of(self, context: Context, action: Action) -> int:
        """Around the tablet all see when somebody boards; in `pass` nobody does."""
        return action[2] if action[0] == "board" and not passing(context.view) else 0

    def afterwards(self, context: Context) -> Scene | None:
        return h("div", ceremony.draw(context), arena.draw(context, self.underway.duel))

    def walk_on(self, context: Context, by: int) -> bool:
        """In a replay, a step is a card of the show, as long as there is one."""
        if context.view["phase"] != "resolve":
            return False
        show = self.underway.show(context)
        before = show.step
        show.go(by)
        return show.step != before

    def looked(self, context: Context, detail: Detail) -> bool:
        """The show's own buttons, in a replay."""
        name = str(detail.get("do", ""))
        if name not in _LOOKED or context.view["phase"] != "resolve":
            return False
        self._buttons[name](context, detail)
        return True

    def _pressed(self, context: Context, detail: Detail) -> Effects | None:
        """A finger came down on a panel, `SEAT:SHIP` or `SEAT:flag`, or on a duel's field."""
        who, _, what = str(detail["press"]).partition(":")
        if who == "duel" and self.underway.duel:
            self.underway.duel.tap(int(what))
            return []
        place = int(detail.get("x", 0)), int(detail.get("y", 0))
        if who == "card":
            return [Toast(card_help(what), *place)]
        race = self.underway.race(context)
        if what == "hold":
            return self._held(context, int(who))
        if race is None or not who.isdecimal():
            return None
        if what == "flag":
            return race.flag(context, int(who))
        return race.press(context, int(who), int(what), float(detail["at"]), place)

    def _held(self, context: Context, seat: int) -> Effects:
        """Somebody is ready; once all are, lifting a finger is cast-off."""
        if context.view["phase"] != "ready":
            return []
        muster = self.underway.muster
        muster.hold(context, seat)
        return [Sound("bell" if muster.steady else "card")]

    def _lifted(self, context: Context, press: str) -> Effects | None:
        seat, _, what = press.partition(":")
        if what != "hold":
            return None
        goes = self.underway.muster.lift(int(seat))
        return self._cast_off(context, {}) if goes and context.view["phase"] == "ready" else []

    def _split(self, context: Context, detail: Detail) -> Effects:
        """S19; the pace of a person alone is remembered for the next match's computer players."""
        if context.view["phase"] != "resolve":
            return []
        learnt: Effects = [Learn("pace", time) for time in _own_pace(context)]
        return [*learnt, Act(("split",))]

    def _turn_table(self, context: Context, detail: Detail) -> Effects:
        """S9: everybody's panel goes to the next edge, and the ring with it."""
        return [Sound("card"), Keep(TURNED, context.kept.get(TURNED, 0) + 1)]

    def _cast_off(self, context: Context, detail: Detail) -> Effects:
        """S11; in `pass` the clock waits for who gets the tablet first."""
        if context.view["phase"] != "ready":
            return []
        if passing(context.view) and len(context.people) > 1:
            return [Act(("cast_off",))]
        race = Race(context, context.people)
        self.underway.begin(race)
        return [Act(("cast_off",)), race.kept(context.length + 1)]

    def _start_clock(self, context: Context, detail: Detail) -> Effects:
        """Turn the cards up and let the clock run, for all or for who has the tablet."""
        if context.view["phase"] != "race" or self.underway.race(context):
            return []
        begun = cast_off_length(context)
        if passing(context.view) and context.viewer is not None:
            race = Race(context, [context.viewer])
        else:
            race = Race(context, context.people, context.race_time(begun))
        self.underway.begin(race)
        return [race.kept(begun)]

    def _hurry(self, context: Context, detail: Detail) -> Effects:
        race = self.underway.race(context)
        if race:
            race.hurry(context)
        return []

    def _step(self, context: Context, by: int) -> Effects:
        """Take the show into the own hand, some steps back or forth."""
        if context.view["phase"] != "resolve":
            return []
        show = self.underway.show(context)
        show.stop()
        show.go(by)
        return _stepped(show)

    def _show_goes_on(self, context: Context) -> Effects:
        show = self.underway.show(context)
        if not show.running:
            return []
        show.tick(context.now)
        return _stepped(show)

    def _run_show(self, context: Context, detail: Detail) -> Effects:
        """Let the show run by itself, or stop it."""
        if context.view["phase"] == "resolve":
            show = self.underway.show(context)
            if show.running:
                show.stop()
            else:
                show.run(context.now)
        return []

    def _follow(self, context: Context, detail: Detail) -> Effects:
        if context.view["phase"] == "resolve":
            self.underway.show(context).follow(int(detail["who"]))
        return []

    def _offer_duel(self, context: Context, detail: Detail) -> Effects:
        self.underway.duel = Duel([int(seat) for seat in str(detail["seats"]).split()])
        return []

    def _start_duel(self, context: Context, detail: Detail) -> Effects:
        duel = self.underway.duel
        return [Sound("card")] if duel and duel.start(context.now) else []

    def _end_duel(self, context: Context, detail: Detail) -> Effects:
        self.underway.duel = None
        return []


def _own_pace(context: Context) -> list[int]:
    """Milliseconds a card, of a person alone who found the ship; else nothing is learnt."""
    view = context.view
    lap = LAP if laps(view["options"], view["round"]) else 0
    return [
        max(0, one[3] - lap) // len(view["cards"])
        for one in verdicts(view)
        if one[0] == "found" and context.people == [one[1]] and view["cards"]
    ]


def _stepped(show: Show) -> Effects:
    return [Sound("coin" if show.at_loot else "card")]
