"""The screens: one module each."""

import importlib

from app.screens.base import App, Screen
from app.screens.router import Route

_MODULES = {"new": "setup", "try": "trying"}
"""Where a screen's module has another name than its address."""


def open_screen(app: App, route: Route) -> Screen:
    """The screen of a route: the class SCREEN of its module."""
    module = importlib.import_module(f"app.screens.{_MODULES.get(route.screen, route.screen)}")
    found: Screen = module.SCREEN(app, *route.parts)
    return found
