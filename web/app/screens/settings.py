"""Settings: theme, sound, motion, pace."""

from dataclasses import replace

from app.screens.base import Screen, on
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import choose, link, row, switch
from app.tables.parts import Detail
from engine.language import N_, tr

THEMES = {"auto": N_("As the device has it"), "light": N_("Light"), "dark": N_("Dark")}
PACES = {"slow": N_("Slow"), "normal": N_("Normal"), "quick": N_("Quick")}


class SettingsScreen(Screen):
    @property
    def title(self) -> str:
        return tr("Settings")

    @property
    def continuity(self) -> str:
        return "settings"

    def draw(self) -> Scene:
        return h(
            "main",
            h(
                "header",
                link("#/", tr("Lobby"), sign="back", kind="button quiet"),
                h("h1", tr("Settings")),
                link("#/about", tr("About"), sign="info", kind="button quiet"),
                class_="top",
            ),
            h("div", h("section", *self._rows(), class_="panel"), class_="scroll"),
            data_screen="settings",
            class_="screen settings",
        )

    def _rows(self) -> list[Scene]:
        now = self.app.settings
        return [
            row(tr("Theme"), choose("theme", now.theme, _said(THEMES), tr("Theme"))),
            row(tr("Sounds"), switch("sound", now.sound, tr("Sounds")), tr("Short and soft.")),
            row(
                tr("Cards and pieces travel"),
                switch("motion", now.motion, tr("Cards and pieces travel")),
                tr("Off: everything is in its place at once."),
            ),
            row(
                tr("Computer players' pace"),
                choose("pace", now.pace, _said(PACES), tr("Computer players' pace")),
                tr("A tap on the table hurries them, too."),
            ),
            row(
                tr("Turn the board"),
                switch("turn_board", now.turn_board, tr("Turn the board")),
                tr("A board that hides nothing turns to face the player whose turn it is."),
            ),
        ]

    @on("field")
    def _field(self, detail: Detail) -> None:
        if detail["kind"] == "change":
            self.app.set(replace(self.app.settings, **{detail["name"]: detail["value"]}))
            self.app.draw()


def _said(choices: dict[str, str]) -> list[tuple[str, str]]:
    return [(value, tr(words)) for value, words in choices.items()]


SCREEN = SettingsScreen
