"""What the browser keeps: matches and settings, under names of our own in localStorage."""

import json
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Protocol

from engine import Match, SaveError
from engine.language import tr

MATCHES = "annorama/match/"
SETTINGS = "annorama/settings"
CHOICES = {"theme": ("auto", "light", "dark"), "pace": ("slow", "normal", "quick")}
"""The settings that are one of a few words."""


class Storage(Protocol):
    """The part of localStorage that is used."""

    @property
    def length(self) -> int: ...

    def key(self, place: int) -> str | None: ...
    def getItem(self, name: str) -> str | None: ...
    def setItem(self, name: str, text: str) -> None: ...
    def removeItem(self, name: str) -> None: ...


class StoreError(Exception):
    """The browser would not keep something; the message says so to people."""


@dataclass(frozen=True, slots=True)
class Settings:
    theme: str = "auto"
    sound: bool = True
    motion: bool = True
    pace: str = "normal"
    turn_board: bool = False
    language: str = "en"
    names: tuple[str, ...] = ()
    """The names last played with, offered at the next set-up."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match that the browser keeps: opened, or the reason why it cannot be."""

    id: str
    match: Match | None
    problem: str
    updated: int


class Store:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def matches(self) -> list[Kept]:
        """All that is kept, the latest first; a bad save is listed, never thrown away."""
        names = [self._storage.key(place) for place in range(self._storage.length)]
        ids = [name[len(MATCHES) :] for name in names if name and name.startswith(MATCHES)]
        return sorted(map(self.open, ids), key=lambda kept: kept.updated, reverse=True)

    def open(self, match_id: str) -> Kept:
        text = self.text(match_id)
        if text is None:
            return Kept(match_id, None, tr("There is no match of this name here."), 0)
        try:
            match = Match.load(text)
        except SaveError as error:
            return Kept(match_id, None, str(error), 0)
        return Kept(match_id, match, "", match.updated)

    def text(self, match_id: str) -> str | None:
        return self._storage.getItem(MATCHES + match_id) or None

    def keep(self, match_id: str, match: Match) -> None:
        self._write(MATCHES + match_id, match.save_text())

    def keep_new(self, match: Match, now: int) -> str:
        """Keep a match under a name of its own, never over another; the name."""
        while self.text(new_id(now)) is not None:
            now += 1
        self.keep(new_id(now), match)
        return new_id(now)

    def delete(self, match_id: str) -> None:
        self._storage.removeItem(MATCHES + match_id)

    def settings(self) -> Settings:
        try:
            found = json.loads(self._storage.getItem(SETTINGS) or "{}")
        except ValueError:
            found = {}
        return _settings(found if isinstance(found, dict) else {})

    def keep_settings(self, settings: Settings) -> None:
        self._write(SETTINGS, json.dumps(asdict(settings)))

    def _write(self, name: str, text: str) -> None:
        try:
            self._storage.setItem(name, text)
        except Exception as error:
            raise StoreError(
                tr("The browser would not store this. Free some space, or let this site keep data.")
            ) from error


def _settings(found: dict[str, Any]) -> Settings:
    """What is known and of the right kind; the rest as it comes."""
    settings = Settings()
    for field in fields(Settings):
        value = found.get(field.name)
        if field.name == "names":
            if isinstance(value, list):
                names = tuple(name for name in value if isinstance(name, str))[:8]
                settings = replace(settings, names=names)
        elif type(value) is type(getattr(settings, field.name)) and (
            field.name not in CHOICES or value in CHOICES[field.name]
        ):
            settings = replace(settings, **{field.name: value})  # type: ignore[arg-type]
    return settings


def new_id(now: int) -> str:
    """A short name for a match, from the time it begins."""
    digits = "0123456789abcdefghjkmnpqrstvwxyz"
    name = ""
    while now:
        now, digit = divmod(now, len(digits))
        name = digits[digit] + name
    return name
