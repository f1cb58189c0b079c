"""What people have set, as the browser keeps it."""

import json
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from engine.saves import read_json

LARGEST = 100_000
NAME = "annorama/settings"
CHOICES = {
    "theme": ("auto", "light", "dark"),
    "text": ("small", "normal", "large", "huge"),
    "motion": ("off", "quick", "normal", "slow"),
    "pace": ("slow", "normal", "quick"),
    "confirm": ("always", "normal", "seldom", "never"),
    "patience": ("short", "normal", "long", "endless"),
    "prompts": ("long", "learn", "short"),
    "hold": ("normal", "long", "longer"),
}
"""The settings that are one of a few words."""
SPEEDS = {"off": 0.0, "quick": 0.5, "normal": 1.0, "slow": 2.0}
"""How much longer things travel."""


@dataclass(frozen=True, slots=True)
class Settings:
    theme: str = "auto"
    text: str = "normal"
    """How large words and buttons are."""
    sound: bool = True
    vibration: bool = True
    motion: str = "normal"
    pace: str = "normal"
    confirm: str = "normal"
    patience: str = "normal"
    """How long computer players leave people time to catch somebody."""
    prompts: str = "learn"
    """How much the prompt says: `learn` is long until something was done a few times."""
    talk: bool = True
    """Whether the log has what computer players say."""
    letters: bool = True
    """Whether single letters and digits are keys."""
    hold: str = "normal"
    """How long a finger stays on a thing to see it large."""
    toasts_stay: bool = False
    """Whether sentences near the finger stay until they are tapped away."""
    words: bool = False
    """Whether tables are told in words instead of drawn."""
    left_handed: bool = False
    turn_board: bool = False
    label_spaces: bool = False
    warned: bool = False
    """Whether it was said that this browser forgets what nobody comes back to."""
    awake: bool = True
    """Whether the screen stays on during a match."""
    offered: bool = False
    """Whether installing or the full screen was offered, and answered."""
    language: str = "en"
    names: tuple[str, ...] = ()
    """The names last played with, offered at the next set-up."""

    def written(self) -> str:
        return json.dumps(asdict(self))

    @property
    def speed(self) -> float:
        return SPEEDS[self.motion]


def read(text: str | None) -> Settings:
    """What is known and of the right kind; the rest as it comes."""
    try:
        found = read_json(text or "{}", LARGEST)
    except ValueError:
        found = {}
    return _read(found if isinstance(found, dict) else {})


def _read(found: dict[str, Any]) -> Settings:
    settings = Settings()
    if type(found.get("motion")) is bool:  # So it was once, on or off.
        found = found | {"motion": "normal" if found["motion"] else "off"}
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
