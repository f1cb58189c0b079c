"""Addresses and the screens they name."""

from __future__ import annotations

import pytest

from app.screens.router import route


@pytest.mark.parametrize(
    ("address", "screen", "parts"),
    [
        ("", "lobby", ()),
        ("#/", "lobby", ()),
        ("#/new/anno", "new", ("anno",)),
        ("#/new/anno/orientation", "new", ("anno", "orientation")),
        ("#/play/x1", "play", ("x1",)),
        ("#/learn/drift", "learn", ("drift",)),
        ("#/practice/santyanno", "practice", ("santyanno",)),
        ("#/replay/x1", "replay", ("x1",)),
        ("#/rules/anno/A10", "rules", ("anno", "A10")),
        ("#/settings", "settings", ()),
        ("#/../../etc", "lobby", ()),
        ("#/base", "lobby", ()),
    ],
)
def test_an_address_names_a_screen(address: str, screen: str, parts: tuple[str, ...]) -> None:
    assert route(address) == (screen, parts)
