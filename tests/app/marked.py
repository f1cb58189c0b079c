"""The pseudo-language in tests without a browser: words that no translator would see."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from app.language import PSEUDO, use
from app.tables.kit.scene import Scene
from engine.language import English, speak


@pytest.fixture
def marked() -> Iterator[None]:
    """Every message between ⟦ and ⟧."""
    use(PSEUDO)
    yield
    speak(English())


def unmarked(scene: Scene | str | None) -> list[str]:
    """The words that no translator would see: neither messages nor marked as untranslatable."""
    if not isinstance(scene, list):
        return [scene] if scene and re.search(r"[^\W\d_]", outside(scene)) else []
    if scene[1].get("translate") == "no":
        return []
    found = unmarked(scene[1].get("aria-label"))
    return found + [word for child in scene[2:] for word in unmarked(child)]


def outside(text: str) -> str:
    """What stands outside of all marks."""
    while text != (text := re.sub(r"⟦[^⟦⟧]*⟧", "", text)):
        pass
    return text
