"""Settings: theme, sound, motion, pace."""

from dataclasses import replace
from typing import Any

from app.scene import Scene, h
from app.screens.base import Screen
from app.widgets import choose, link, row, switch

THEMES = [("auto", "As the device has it"), ("light", "Light"), ("dark", "Dark")]
PACES = [("slow", "Slow"), ("normal", "Normal"), ("quick", "Quick")]


class SettingsScreen(Screen):
    title = "Settings"
    stage = "settings"

    def draw(self) -> Scene:
        now = self.app.settings
        return h(
            "main",
            h(
                "header",
                link("#/", "Lobby", sign="back", kind="button quiet"),
                h("h1", "Settings"),
                link("#/about", "About", sign="info", kind="button quiet"),
                class_="top",
            ),
            h(
                "div",
                h(
                    "section",
                    row("Theme", choose("theme", now.theme, THEMES, "Theme")),
                    row("Sounds", switch("sound", now.sound, "Sounds"), "Short and soft."),
                    row(
                        "Cards and pieces travel",
                        switch("motion", now.motion, "Motion"),
                        "Off: everything is in its place at once.",
                    ),
                    row(
                        "Computer players' pace",
                        choose("pace", now.pace, PACES, "Pace"),
                        "A tap on the table hurries them, too.",
                    ),
                    row(
                        "Turn the board",
                        switch("turn_board", now.turn_board, "Turn the board"),
                        "Boards with all open face the player on turn.",
                    ),
                    class_="panel",
                ),
                class_="scroll",
            ),
            data_screen="settings",
            class_="screen settings",
        )

    def field(self, detail: dict[str, Any]) -> None:
        if detail["kind"] == "change":
            self.app.set(replace(self.app.settings, **{detail["name"]: detail["value"]}))
            self.app.draw()


SCREEN = SettingsScreen
