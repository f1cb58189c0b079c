"""Settings: how it looks, how it is played, what the device does; then back to where one was."""

from dataclasses import fields, replace

from app.browser.settings import CHOICES, Settings
from app.screens.base import Screen, on, on_button
from app.screens.parts.way_back import way_back
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import button, choose, link, row, switch
from app.tables.parts import Detail
from engine.language import N_, tr

THEMES = {"auto": N_("Same as the device"), "light": N_("Light"), "dark": N_("Dark")}
SIZES = {
    "small": N_("Small"),
    "normal": N_("Normal"),
    "large": N_("Large"),
    "huge": N_("Very large"),
}
SPEEDS = {"off": N_("Off"), "quick": N_("Quick"), "normal": N_("Normal"), "slow": N_("Slow")}
PACES = {"slow": N_("Slow"), "normal": N_("Normal"), "quick": N_("Quick")}
PATIENCES = {
    "short": N_("2 seconds"),
    "normal": N_("4 seconds"),
    "long": N_("8 seconds"),
    "endless": N_("As long as it takes"),
}
PROMPTS = {"long": N_("Long"), "learn": N_("As I learn"), "short": N_("Short")}
CONFIRMS = {
    "always": N_("Everything"),
    "normal": N_("As usual"),
    "seldom": N_("What is final"),
    "never": N_("Nothing"),
}
HOLDS = {
    "normal": N_("Half a second"),
    "long": N_("1 second"),
    "longer": N_("2 seconds"),
}
_SWITCHES = {field.name for field in fields(Settings) if type(field.default) is bool}


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
                way_back(self.app),
                h("h1", tr("Settings")),
                link("#/about", tr("About"), sign="info", kind="button quiet"),
                class_="top",
            ),
            h(
                "div",
                h(
                    "div",
                    h("div", _panel(tr("How it looks"), *self._looks())),
                    h(
                        "div",
                        _panel(tr("How it is played"), *self._plays()),
                        _panel(tr("Fingers and keys"), *self._handles()),
                        _panel(tr("This device"), *self._device()),
                    ),
                    class_="two",
                ),
                class_="scroll",
            ),
            data_screen="settings",
            class_="screen settings",
        )

    def _looks(self) -> list[Scene]:
        now = self.app.settings
        return [
            _choice("theme", now.theme, THEMES, tr("Theme")),
            _choice("text", now.text, SIZES, tr("Size of words and buttons")),
            _choice(
                "motion",
                now.motion,
                SPEEDS,
                tr("How cards and pieces travel"),
                tr("Off: everything is in its place at once."),
            ),
            _switch(
                "turn_board",
                now.turn_board,
                tr("Turn the board"),
                tr("A board that hides nothing turns to face the player whose turn it is."),
            ),
            _switch(
                "label_spaces",
                now.label_spaces,
                tr("Name every space"),
                tr("On the board of DRIFT every space bears its name, such as A5."),
            ),
        ]

    def _plays(self) -> list[Scene]:
        now = self.app.settings
        return [
            _choice(
                "confirm",
                now.confirm,
                CONFIRMS,
                tr("What waits for Confirm"),
                tr(
                    "What is final: what Undo cannot take back. Nothing: what you choose is done"
                    " as soon as nothing can be added to it. A race never waits."
                ),
            ),
            _choice(
                "prompts",
                now.prompts,
                PROMPTS,
                tr("Prompts"),
                tr("As I learn: they say more until you have done something a few times."),
            ),
            _choice(
                "pace",
                now.pace,
                PACES,
                tr("Computer players’ pace"),
                tr("A tap on the table hurries them, too."),
            ),
            _choice(
                "patience",
                now.patience,
                PATIENCES,
                tr("Time to catch"),
                tr("ANNAOTTO: how long a computer player waits when somebody has one card left."),
            ),
            _switch(
                "talk",
                now.talk,
                tr("Table talk"),
                tr("Computer players say a word now and then. You find it in the log."),
            ),
            _switch(
                "words",
                now.words,
                tr("Play in words"),
                tr("Every table as a text with buttons: to be heard, or read in large letters."),
            ),
            _switch("sound", now.sound, tr("Sounds"), tr("Short and soft.")),
        ]

    def _handles(self) -> list[Scene]:
        now = self.app.settings
        return [
            _switch(
                "left_handed",
                now.left_handed,
                tr("Left-handed"),
                tr("Confirm is on the left, and what opens comes from there."),
            ),
            _choice(
                "hold",
                now.hold,
                HOLDS,
                tr("Long press"),
                tr("How long a finger stays on a card to see it large."),
            ),
            _switch(
                "toasts_stay",
                now.toasts_stay,
                tr("Answers stay"),
                tr("What is said near your finger stays until you tap it away."),
            ),
            _switch(
                "letters",
                now.letters,
                tr("Letters and digits as keys"),
                tr(
                    "Press ? to see them all. Off: Tab, arrows, Enter and Esc alone, and I on a"
                    " card."
                ),
            ),
            row(tr("All keys"), button("keys", tr("Show the keys"), sign="info")),
        ]

    def _device(self) -> list[Scene | None]:
        """Only what this device can do."""
        now, can = self.app.settings, self.app.page.device()
        return [
            _switch(
                "vibration",
                now.vibration,
                tr("Vibration"),
                tr("A short one when something cannot be done, for a die, a coin, a bell."),
            )
            if can["vibrates"]
            else None,
            _switch(
                "awake",
                now.awake,
                tr("Keep the screen on"),
                tr("During a match it does not go dark by itself."),
            )
            if can["awake"]
            else None,
            _switch("fullscreen", can["full"], tr("Full screen")) if can["fullscreen"] else None,
            row(
                tr("Install Annorama"),
                button("install", tr("Install"), sign="install"),
                tr("It then starts like an app, and its matches are kept more safely."),
            )
            if can["install"]
            else None,
        ]

    @on("field")
    def _field(self, detail: Detail) -> None:
        name, value = str(detail["name"]), detail["value"]
        if detail["kind"] != "change":
            return
        if name == "fullscreen":
            self.app.page.fullscreen(bool(value))
        elif value in CHOICES.get(name, ()) or (name in _SWITCHES and isinstance(value, bool)):
            self.app.set(replace(self.app.settings, **{name: value}))
            self.app.draw()

    @on_button("install")
    def _install(self, detail: Detail) -> None:
        self.app.page.install()
        self.app.draw()

    @on("device")
    def _changed(self, detail: Detail) -> None:
        self.app.draw()


def _panel(heading: str, *rows: Scene | None) -> Scene | None:
    if not any(rows):
        return None
    return h("section", h("h2", heading), *rows, class_="panel")


def _choice(name: str, now: str, choices: dict[str, str], label: str, words: str = "") -> Scene:
    said = [(value, tr(one)) for value, one in choices.items()]
    return row(label, choose(name, now, said, label), words)


def _switch(name: str, on: bool, label: str, words: str = "") -> Scene:
    return row(label, switch(name, on, label), words)


SCREEN = SettingsScreen
