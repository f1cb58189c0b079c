"""What a list of matches shows of each, without opening it."""

import json
from dataclasses import dataclass
from typing import Any

from engine import Match, Player, games


@dataclass(frozen=True, slots=True)
class Summary:
    id: str
    game: str
    players: tuple[Player, ...]
    over: bool
    updated: int
    length: int
    revision: int
    size: int = 0
    """How long the save's text is: another one is not what this speaks of."""
    problem: str = ""
    """Why it cannot be opened."""

    def text(self) -> str:
        data = {
            "game": self.game,
            "players": [[one.name, one.colour, one.kind] for one in self.players],
            "over": self.over,
            "updated": self.updated,
            "length": self.length,
            "revision": self.revision,
            "size": self.size,
        }
        return json.dumps(data, separators=(",", ":"))


def summary_of(match_id: str, match: Match, size: int = 0) -> Summary:
    return Summary(
        match_id,
        match.game.id,
        tuple(match.players),
        match.over,
        match.updated,
        match.length,
        match.revision,
        size,
    )


def broken(match_id: str, problem: str) -> Summary:
    return Summary(match_id, "", (), False, 0, 0, 0, 0, problem)


def read_summary(match_id: str, text: str | None) -> Summary | None:
    """A summary from its text; None where there is none, or it is not what it should be."""
    try:
        data: Any = json.loads(text or "null")
        players = tuple(Player(*one) for one in data["players"])
        numbers = [data[name] for name in ("updated", "length", "revision", "size")]
        fits = data["game"] in games() and type(data["over"]) is bool
        if not fits or any(type(number) is not int or number < 0 for number in numbers):
            return None
        return Summary(match_id, data["game"], players, data["over"], *numbers)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
