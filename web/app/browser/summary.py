"""What a list of matches shows of each, without opening it."""

import json
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine import Match, Player, games
from engine.players import LONGEST_TITLE, can_be_shown
from engine.saves import read_json

LARGEST = 10_000
_REVISION = re.compile(r'"revision":(\d{1,16})(?!\d)')
_HIGHEST = 1 << 53


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
    unsaved: bool = False
    """Whether it is only in the page's memory: it could not be stored."""
    title: str = ""
    """What people call it."""
    winners: tuple[int, ...] = ()
    """The seats that have won, when it is over."""

    def text(self) -> str:
        data = {
            "game": self.game,
            "players": [[one.name, one.colour, one.kind] for one in self.players],
            "over": self.over,
            "updated": self.updated,
            "length": self.length,
            "revision": self.revision,
            "size": self.size,
            "title": self.title,
            "winners": self.winners,
        }
        return json.dumps(data, separators=(",", ":"))


def summary_of(match_id: str, match: Match, size: int = 0) -> Summary:
    standings = match.state.standings or ()
    return Summary(
        match_id,
        match.game.id,
        tuple(match.players),
        match.over,
        match.updated,
        match.length,
        match.revision,
        size,
        title=match.title,
        winners=tuple(one["seat"] for one in standings if one["place"] == 1),
    )


def broken(match_id: str, problem: str) -> Summary:
    return Summary(match_id, "", (), False, 0, 0, 0, 0, problem)


@lru_cache(maxsize=256)
def _player(name: str, colour: str, kind: str) -> Player:
    """The same few people sit in most matches: each is checked once."""
    return Player(name, colour, kind)


def read_summary(match_id: str, text: str | None) -> Summary | None:
    """A summary from its text; None where there is none, or it is not what it should be."""
    try:
        data: Any = read_json(text or "null", LARGEST)
        players = tuple(_player(*one) for one in data["players"])
        numbers = [data[name] for name in ("updated", "length", "revision", "size")]
        fits = data["game"] in games() and type(data["over"]) is bool
        if not fits or any(type(number) is not int or number < 0 for number in numbers):
            return None
        title, winners = data.get("title", ""), tuple(data.get("winners", ()))
        if title != "" and not can_be_shown(title, LONGEST_TITLE):
            return None
        if any(type(seat) is not int or not 0 <= seat < len(players) for seat in winners):
            return None
    except (ValueError, TypeError, KeyError):
        return None
    updated, length, revision, size = numbers
    return Summary(
        match_id,
        data["game"],
        players,
        data["over"],
        updated,
        length,
        revision,
        size,
        title=title,
        winners=winners,
    )


def revision_in(text: str | None) -> int:
    """The revision that a save says it has, whether it can be opened or not; 0 for none.

    As `js/journal.js` reads it, which compares it with the changes'.
    """
    found = _REVISION.search(text or "")
    return min(int(found[1]), _HIGHEST) if found else 0
