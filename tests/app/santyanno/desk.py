"""A desk without a browser: its clock stands still until a test moves it."""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine
from typing import Any

from app.match.session import Session
from app.tables.kit.colours import COLOURS
from app.tables.santyanno.race import Race
from engine import Match, Player, games
from engine.game import Action

NAMES = ("Anna", "Otto", "Clara", "Emil", "Frieda", "Jonas", "Lena", "Paul")


class StillDesk:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.now = 1_000.0
        self.drawn = 0
        self.said: list[str] = []
        session.desk = self

    def act(self, action: Action, seat: int | None = None) -> None:
        self.session.play(action, seat)

    def refresh(self) -> None:
        self.drawn += 1

    def later(self, work: Awaitable[None]) -> None:
        assert isinstance(work, Coroutine), "nothing runs by itself here"
        work.close()

    def enlarge(self, info: str) -> None:
        """There is no screen to show it on."""

    def room(self) -> tuple[int, int]:
        return 1180, 820

    def clock(self) -> float:
        return self.now

    def sound(self, name: str | None) -> None:
        """It is a quiet desk."""

    def toast(self, words: str, x: int = 0, y: int = 0) -> None:
        self.said.append(words)


def a_session(kinds: str, seed: int = 5, rounds: int = 0, **options: Any) -> Session:
    """`kinds`: h for a person, e, m and d for easy, medium and hard ("difficult") players."""
    kind = {"h": "human", "e": "easy", "m": "medium", "d": "hard"}
    players = [Player(NAMES[n], COLOURS[n], kind[k]) for n, k in enumerate(kinds)]
    match = Match(games()["santyanno"], players, seed, options)
    for _ in range(rounds):
        match.play(("cast_off",), 0)
        for seat in range(len(players)):
            match.play(("late",), seat)
        match.play(("split",), 0)
    return Session("x", match)


def cast_off(session: Session, seats: list[int] | None = None) -> tuple[Race, StillDesk]:
    """A race whose cards lie open, at 0 milliseconds."""
    desk = StillDesk(session)
    session.play(("cast_off",), 0)
    ended: list[str] = []
    race = Race(session, session.humans if seats is None else seats, lambda: ended.append("end"))
    race.turned, race.start = race.cards, desk.now
    return race, desk


def boarded(session: Session) -> list[Any]:
    entries: list[Any] = session.match.state.dump()["boarded"]
    return entries
