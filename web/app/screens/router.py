"""Addresses: `#/play/ID` and the like."""

from typing import NamedTuple


class Route(NamedTuple):
    screen: str
    parts: tuple[str, ...] = ()

    @property
    def aside(self) -> bool:
        """Whether it is only looked up, and left for where one was before."""
        return self.screen in _ASIDES


_SCREENS = {
    "learn",
    "new",
    "play",
    "practice",
    "replay",
    "review",
    "rules",
    "try",
    "settings",
    "about",
}


_ASIDES = {"replay", "review", "rules", "settings", "about"}


def route(address: str) -> Route:
    """The screen that an address names; whatever is unknown leads to the lobby."""
    parts = [part for part in address.lstrip("#").split("/") if part]
    if parts and parts[0] in _SCREENS:
        return Route(parts[0], tuple(parts[1:]))
    return Route("lobby")
