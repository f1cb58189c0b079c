"""The screens: one module each."""

import importlib
from typing import TYPE_CHECKING

from app.router import Route

if TYPE_CHECKING:
    from app.screens.base import Screen
    from app.shell import App


def open_screen(app: "App", route: Route) -> "Screen":
    """The screen of a route: the class SCREEN of `app.screens.NAME`."""
    module = importlib.import_module(f"app.screens.{route.screen}")
    found: Screen = module.SCREEN(app, *route.parts)
    return found
