"""What people have set, as the browser keeps it."""

import json
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

NAME = "annorama/settings"
CHOICES = {"theme": ("auto", "light", "dark"), "pace": ("slow", "normal", "quick")}
"""The settings that are one of a few words."""


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

    def text(self) -> str:
        return json.dumps(asdict(self))


def read(text: str | None) -> Settings:
    """What is known and of the right kind; the rest as it comes."""
    try:
        found = json.loads(text or "{}")
    except (ValueError, RecursionError):
        found = {}
    return _read(found if isinstance(found, dict) else {})


def _read(found: dict[str, Any]) -> Settings:
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
