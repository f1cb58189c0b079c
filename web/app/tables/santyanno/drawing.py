"""The whole table as one drawing, phase by phase."""

from dataclasses import dataclass

from app.tables.base import Frame
from app.tables.kit.box import GAP, Box
from app.tables.kit.scene import Scene, h
from engine.game import Data
from engine.santyanno.moves import AFTER_EVENT
from engine.santyanno.rules import FIRST_ROW
from engine.santyanno.state import LATE
from engine.santyanno.words import ship_name

from . import panels, ring, side
from .layout import Berth, beside, edges, target
from .layout import ring as ring_of
from .race import Race
from .stage import Stage

SMALLEST = 40
SMALL_SHIP = 60
"""Buttons and ships, in pixels: below that, the screen is too small for so many people."""


def cards_of(number: int) -> int:
    """S11: 5 cards in the first round, one more in every other."""
    return FIRST_ROW + number - 1


@dataclass(slots=True)
class Drawing:
    stage: Stage
    view: Data
    frame: Frame

    def draw(self) -> Scene:
        view, frame, race = self.view, self.frame, self.stage.race
        if view["phase"] == "race" and frame.live and race and not self.stage.alone:
            return self._around(race)
        room, box = beside(frame.width, frame.height)
        return h(
            "div",
            ring.draw(self._sight(room)),
            self._beside(box),
            class_=f"santy drawing {view['phase']}",
        )

    def picture(self) -> Scene:
        """The ring alone; the cards of a race that was left are not given away."""
        room = Box(GAP, GAP, self.frame.width - 2 * GAP, self.frame.height - 2 * GAP)
        sight = self._sight(room)
        if self.view["phase"] == "race":
            sight.row = [ring.BACK] * len(sight.row)
        return ring.draw(sight, "santy drawing")

    def _around(self, race: Race) -> Scene:
        """S14: a panel for everybody, at their edge and turned towards them."""
        room, berths = edges(self.frame.width, self.frame.height, len(race.seats))
        drawn = [
            panels.draw(self._panel(race, seat, berth))
            for seat, berth in zip(race.seats, berths, strict=True)
        ]
        return h(
            "div",
            ring.draw(self._sight(room)),
            *drawn,
            _hurry() if not race.searching else None,
            class_="santy drawing race around",
        )

    def _sight(self, room: Box) -> ring.Sight:
        view, frame = self.view, self.frame
        sight = ring.Sight(view=view, frame=frame, room=room, pirates=view["pirates"])
        sight.row = ring.with_event(view["cards"], view["event"])
        match view["phase"]:
            case "ready":
                sight.row = [ring.BACK] * (cards_of(view["round"]) + view["options"]["events"])
            case "race":
                self._see_race(sight)
            case "resolve":
                self._see_show(sight)
        return sight

    def _see_race(self, sight: ring.Sight) -> None:
        race = self.stage.race
        boarded = self.view["boarded"]
        sight.aboard = [seat for seat, entry in enumerate(boarded) if entry is not None]
        if self.frame.live:
            sight.row = self._turned(race.turned if race else 0)
        if race and race.start is not None:
            sight.clock = f"{race.elapsed() // 1000} s"
            sight.count = race.count()

    def _turned(self, opened: int) -> list[str]:
        """S11: from the last to the first; the event together with the first."""
        cards, event = self.view["cards"], self.view["event"]
        shut = len(cards) - opened
        row = [card if place >= shut else ring.BACK for place, card in enumerate(cards)]
        return ring.with_event(row, ring.BACK if event and shut else event)

    def _see_show(self, sight: ring.Sight) -> None:
        show = self.stage.show(self.view)
        sight.pirates, sight.trails = show.pirates(), show.trails()
        current = show.current()
        if current:
            nth = current[0].nth
            sight.now = nth + (self.view["event"] is not None and nth >= AFTER_EVENT)

    def _panel(self, race: Race, seat: int, berth: Berth) -> panels.Panel:
        view, player = self.view, self.stage.session.match.players[seat]
        entry = view["boarded"][seat]
        state = "running" if race.start is not None else "shut"
        if entry is not None:
            state = "late" if entry == LATE else "aboard"
        lap = race.laps.get(seat)
        return panels.Panel(
            seat=seat,
            name=player.name,
            colour=player.colour,
            berth=berth,
            table=view["table"],
            ship=view["pirates"][seat],
            state=state,
            rum=view["event"] == "rum" and race.start is not None,
            lapped=lap.taps if lap and not lap.done else None,
            count=race.count() if entry is None else None,
            gives_up=seat in race.flags,
            large=self.stage.alone,
        )

    def _beside(self, box: Box) -> Scene:
        view, frame, session = self.view, self.frame, self.stage.session
        crew = side.Crew(frame.names, frame.colours, session.humans)
        match view["phase"]:
            case "ready":
                drawn = side.ready(view, crew, box, self._way(), frame.recent)
            case "race":
                drawn = self._racing(crew, box)
            case "resolve":
                drawn = side.show(self.stage.show(view), crew, box, frame.live)
            case _:
                drawn = side.final(view, crew, box)
        return drawn

    def _racing(self, crew: side.Crew, box: Box) -> Scene:
        view, race = self.view, self.stage.race
        if not self.frame.live:
            return side.watching(view, crew, box)
        if race is None:
            return self._hold(crew, box)
        seat = next(iter(race.searching), None)
        if seat is None:
            return side.watching(view, crew, box, _hurry())
        return panels.draw(self._panel(race, seat, Berth(box, 0)))

    def _hold(self, crew: side.Crew, box: Box) -> Scene:
        seat = self.stage.session.viewer
        if not self.stage.passing or seat is None:
            told = "The race was left in the middle. The clock goes on where it stood."
            return side.hold(box, "Go on?", told, "Go on")
        ship = ship_name(self.view["pirates"][seat])
        told = (
            f"You start from the {ship}. Press when you are ready: the cards turn up, and your "
            "own time runs. The others look away."
        )
        return side.hold(box, crew.names[seat], told, "Cast off!")

    def _way(self) -> list[str]:
        """S14 and S15: which way it will be played, told beforehand."""
        stage, people = self.stage, len(self.stage.session.humans)
        if not people:
            told = ["Only computer players sail here: watch them."]
        elif people == 1:
            told = ["One large panel: press the ship where your pirate ends. You have one try."]
        elif stage.passing:
            told = ["Pass the tablet: all see the same cards, each alone, with 60 seconds of time."]
        else:
            told = [
                f"Around the tablet: {people} panels open at the edges, all play at once. "
                "Your first press counts.",
                *self._cramped(people),
            ]
        if self.view["options"]["laps"]:
            told.append("Rounds 4 and 5: first tap the eight ships once around, in table order.")
        return told

    def _cramped(self, people: int) -> list[str]:
        room, berths = edges(self.frame.width, self.frame.height, people)
        if min(map(target, berths)) >= SMALLEST and ring_of(room, 1).ships[0].height >= SMALL_SHIP:
            return []
        return ["This screen is small for so many: a match with “pass the tablet” suits it better."]


def _hurry() -> Scene:
    """S13 goes on for computer players; people need not sit through it."""
    return h("button", "Do not wait", type="button", class_="button hurry", data_do="hurry")
