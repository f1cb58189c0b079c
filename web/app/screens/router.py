"""Addresses: `#/play/ID` and the like."""

from typing import NamedTuple


class Route(NamedTuple):
    screen: str
    parts: tuple[str, ...] = ()


_SCREENS = {"new", "play", "practice", "replay", "rules", "settings", "about"}


def route(address: str) -> Route:
    """The screen that an address names; whatever is unknown leads to the lobby."""
    parts = [part for part in address.lstrip("#").split("/") if part]
    if parts and parts[0] in _SCREENS:
        return Route(parts[0], tuple(parts[1:]))
    return Route("lobby")
