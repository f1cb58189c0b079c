"""A match at SANTY ANNO's table without a browser: its clock stands still until a test moves it."""

from __future__ import annotations

import json
from typing import Any

from app.match.session import Session
from app.tables.effects import Act, Keep, Learn, Sound, Toast
from app.tables.kit.colours import COLOURS
from app.tables.santyanno.clock import SantyAnnoClock
from app.tables.santyanno.context import Context, Effects
from app.tables.santyanno.race import Race
from app.tables.santyanno.show import Show
from app.tables.santyanno.underway import Underway
from engine import Match, Player, games
from engine.game import Value

NAMES = ("Anna", "Otto", "Clara", "Emil", "Frieda", "Jonas", "Lena", "Paul")
OPENED = 1_000.0
"""The page's clock when a test begins."""
WALL = 1_700_000_000_000
"""When that was in the world outside."""


class Tabletop:
    """What the screen of a match does with a table, as far as the clock has to do with it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.now = OPENED
        self.sounds: list[str] = []
        self.said: list[str] = []
        self.asleep = 0.0
        """Milliseconds for which the page's clock stood still, and the world's did not."""
        self.kept: dict[str, int] = {}
        self.learnt: list[tuple[str, int]] = []
        clock = session.table.clock
        assert isinstance(clock, SantyAnnoClock)
        self.clock = clock

    @property
    def underway(self) -> Underway:
        return self.clock.underway

    @property
    def context(self) -> Context:
        context = self.session.context((1180, 690), self.now)
        context.wall, context.kept = int(WALL + self.now + self.asleep), self.kept
        return context

    @property
    def race(self) -> Race:
        race = self.underway.race(self.context)
        assert race, "no race is being run"
        return race

    @property
    def show(self) -> Show:
        return self.underway.show(self.context)

    @property
    def boarded(self) -> list[Any]:
        """Who has committed how, as only the position knows it."""
        entries: list[Any] = self.session.match.state.dump()["boarded"]
        return entries

    @property
    def phase(self) -> str:
        return str(self.context.view["phase"])

    def hear(self, kind: str, **detail: Any) -> bool:
        """A gesture of somebody; False if the clock has no use for it."""
        effects = self.clock.heard(self.context, kind, detail)
        self._do(effects or [])
        return effects is not None

    def press(self, seat: int, what: int | str, at: float | None = None) -> None:
        """A finger on a panel; `at` is when it came down, if that was before now."""
        assert self.hear("press", press=f"{seat}:{what}", at=self.now if at is None else at)

    def until(self, now: float) -> None:
        """Let time pass; the clock is woken when it said that it wants to be, and only then."""
        for _ in range(10_000):
            due = self.clock.due(self.context)
            if due is None or due > now:
                self.now = now
                return
            self.now = max(self.now, due)
            self._do(self.clock.tick(self.context))
        raise AssertionError("the clock never rests")

    def race_until(self, milliseconds: float) -> None:
        """Let time pass up to so many milliseconds after cast-off."""
        assert self.race.start is not None
        self.until(self.race.start + milliseconds)

    def turn_up(self) -> None:
        """Let all cards turn up, until the clock starts."""
        while self.race.start is None:
            due = self.clock.due(self.context)
            assert due is not None
            self.until(max(due, self.now))

    def _do(self, effects: Effects) -> None:
        for effect in effects:
            match effect:
                case Act(action, seat):
                    self.session.play(action, seat)
                case Sound(name):
                    self.sounds.append(name)
                case Toast(words):
                    self.said.append(words)
                case Keep(name, value):
                    self.kept[name] = value
                case Learn(option, value):
                    self.learnt.append((option, value))


def a_match(kinds: str, seed: int = 5, rounds: int = 0, **options: Value) -> Match:
    """`kinds`: h for a person, e, m and d for easy, medium and hard ("difficult") players."""
    kind = {"h": "human", "e": "easy", "m": "medium", "d": "hard"}
    players = [Player(NAMES[n], COLOURS[n], kind[k]) for n, k in enumerate(kinds)]
    match = Match(games()["santyanno"], players, seed, options)
    for _ in range(rounds):
        match.play(("cast_off",), 0)
        for seat in range(len(players)):
            match.play(("late",), seat)
        match.play(("split",), 0)
    return match


def a_table(kinds: str, seed: int = 5, rounds: int = 0, **options: Value) -> Tabletop:
    return Tabletop(Session("x", a_match(kinds, seed, rounds, **options)))


def cast_off(kinds: str, seed: int = 5, rounds: int = 0, **options: Value) -> Tabletop:
    """A race whose cards lie open, at 0 milliseconds; in `pass` the first person's part of it."""
    table = a_table(kinds, seed, rounds, **options)
    assert table.hear("tap", tap="cast_off")
    if options.get("play") == "pass":
        take_the_tablet(table)
    else:
        table.turn_up()
    return table


def take_the_tablet(table: Tabletop) -> None:
    """S15: the next person uncovers the table and starts the clock."""
    table.session.ready()
    assert table.hear("tap", do="start-clock")
    table.turn_up()


def around(table: Tabletop, seat: int = 0) -> list[int]:
    """S17: from a seat's pirate once around, and back to it."""
    ring, start = table.context.view["table"], table.context.view["pirates"][seat]
    place = ring.index(start)
    return [*ring[place:], *ring[:place], start]


def opened_again(table: Tabletop, after: float | None = None) -> Tabletop:
    """The same match on a page that was closed and opened.

    `after` so many milliseconds on the same device; without it on another one.
    """
    again = Tabletop(Session("x", Match.load(table.session.match.save())))
    if after is not None:
        again.now, again.kept = table.now + after, table.kept
    return again


def a_view_alone(match: Match, seat: int | None, **more: Any) -> Context:
    """A context made from a view that was written down and read again: no match behind it."""
    view = json.loads(json.dumps(match.state.view(seat)))
    return Context(
        view=view,
        names=match.names,
        colours=match.colours,
        kinds=match.kinds,
        viewer=seat,
        actors=match.state.actors,
        width=1180,
        height=690,
        **more,
    )
