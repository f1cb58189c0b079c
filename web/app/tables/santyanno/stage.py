"""What happens at the table in its own time: the race that runs, the show that is on."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.game import Action, Data
from engine.santyanno import verdicts

from .race import Race
from .show import PACE, Show

if TYPE_CHECKING:
    from app.match.session import Session


class Stage:
    def __init__(self, session: "Session") -> None:
        self.session = session
        self._race: Race | None = None
        self._show: Show | None = None
        self._shown = -1
        """After how many actions the show's round was resolved."""
        self._taps: dict[str, Callable[[dict[str, Any]], object]] = {
            "cast-off": lambda _: self.cast_off(),
            "split": lambda _: self._act(("split",)),
            "start-clock": lambda _: self.start_race(),
            "hurry": lambda _: self.hurry(),
            "show-on": lambda _: self.step(1),
            "show-back": lambda _: self.step(-1),
            "show-end": lambda _: self.step(99),
            "show-run": lambda _: self.run_show(),
            "follow": lambda detail: self.follow(int(detail["who"])),
        }

    @property
    def race(self) -> Race | None:
        """The race that is being run; None while the cards lie face down."""
        return self._race if self._race and not self._race.over else None

    @property
    def passing(self) -> bool:
        return self.session.match.options["play"] == "pass"

    @property
    def alone(self) -> bool:
        """One large panel: for one person, or for who has the tablet (S14, S15)."""
        return self.passing or len(self.session.humans) < 2

    @property
    def phase(self) -> str:
        return str(self.session.match.state.view(None)["phase"])

    def show(self, view: Data) -> Show:
        """The show of this round; outside a live match it stands at its end."""
        match = self.session.match
        if self._show is None or self._shown != match.length:
            self._show, self._shown = Show(view, verdicts(view)), match.length
            if self.session.desk is None:
                self._show.end()
        return self._show

    def tapped(self, detail: dict[str, Any]) -> bool:
        """Buttons of the table's own; True if it was one."""
        name = "cast-off" if detail.get("tap") == "cast_off" else detail.get("do", "")
        done = self._taps.get(name)
        if done:
            done(detail)
        return done is not None

    def pressed(self, detail: dict[str, Any]) -> bool:
        """A finger came down on a panel: `SEAT:SHIP`, or `SEAT:flag`."""
        race, desk = self.race, self.session.desk
        seat, _, what = str(detail["press"]).partition(":")
        if race is None or desk is None or not seat.isdecimal():
            return False
        if what == "flag":
            race.flag(int(seat))
            return True
        no = race.press(int(seat), int(what), float(detail["at"]))
        if no:
            desk.sound("no")
            desk.toast(no, int(detail.get("x", 0)), int(detail.get("y", 0)))
        return True

    def keyed(self, key: str) -> bool:
        by = {"ArrowRight": 1, "ArrowLeft": -1}.get(key, 0)
        return bool(by) and self.phase == "resolve" and self.step(by)

    def _act(self, action: Action) -> None:
        desk, seat = self.session.desk, self.session.viewer
        if desk:
            desk.act(action, self.session.match.state.actors[0] if seat is None else seat)

    def cast_off(self) -> None:
        self._race = None
        self._act(("cast_off",))
        if not self.passing or not self.session.humans:
            self.start_race()

    def start_race(self) -> None:
        """Turn the cards up and let the clock run, for all or for who has the tablet."""
        session, desk = self.session, self.session.desk
        if desk is None or self.race or self.phase != "race":
            return
        boarded = session.match.state.dump()["boarded"]
        begun = max((entry[1] for entry in boarded if type(entry) is list), default=0)
        seats = session.humans
        if self.passing and session.viewer is not None:
            seats, begun = [session.viewer], 0
        self._race = Race(session, seats, self._begin_show, begun)
        desk.refresh()
        desk.later(self._race.run())

    def hurry(self) -> None:
        if self.race:
            self.race.hurry()

    def _begin_show(self) -> None:
        self._race = None
        self.run_show()

    def step(self, by: int) -> bool:
        """Take the show into the own hand, one step back or forth."""
        desk = self.session.desk
        if desk is None or self.phase != "resolve":
            return False
        show = self.show(self.session.view())
        show.running = False
        show.go(by)
        desk.sound("coin" if show.at_loot else "card")
        desk.refresh()
        return True

    def follow(self, seat: int) -> None:
        """One pirate's whole way, or everybody's last step again."""
        if self.phase != "resolve":
            return
        show = self.show(self.session.view())
        show.seat = None if show.seat == seat else seat
        if self.session.desk:
            self.session.desk.refresh()

    def run_show(self) -> None:
        """Let the show run by itself, or stop it; at its end it begins again."""
        desk = self.session.desk
        if desk is None or self.phase != "resolve":
            return
        show = self.show(self.session.view())
        show.running = not show.running
        if show.running and show.at_loot:
            show.step = 0
        desk.refresh()
        if show.running:
            desk.later(self._run(show))

    async def _run(self, show: Show) -> None:
        desk = self.session.desk
        assert desk
        while True:
            at = show.step
            await asyncio.sleep(PACE)
            if not show.running or show.step != at or self.phase != "resolve":
                return
            show.go(1)
            show.running = not show.at_loot
            desk.sound("coin" if show.at_loot else "card")
            desk.refresh()
