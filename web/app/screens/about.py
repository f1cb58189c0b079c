"""What this is, whose the names are, and how the page came up."""

from app.scene import Scene, h
from app.screens.base import Screen
from app.tables import shown_games
from app.widgets import link

_WAYS = {
    "snapshot": "Started from a snapshot",
    "bytecode": "Started from bytecode",
    "stock": "Started plainly",
}

_TEXTS = (
    "Annorama is a cabinet of table games for people around one tablet, or for one person "
    "against computer players. It runs wholly in this browser: no account, no server, nothing "
    "sent anywhere. Matches are kept on this device alone.",
    "It is an independent implementation. The names {names} belong to the makers of those games, "
    "who have no part in this. All texts and pictures here are the project's own; so are the "
    "figures of boards and decks wherever a rules page says so.",
    "Built with Python, Pyodide, PyScript and Preact. Headings are set in Fraunces "
    "(SIL Open Font License).",
)


class About(Screen):
    title = "About"
    stage = "about"

    def draw(self) -> Scene:
        *most, last = [game.title for game in shown_games().values()]
        names = f"{', '.join(most)} and {last}" if most else last
        way = str(self.app.page.boot_facts().get("way", ""))
        return h(
            "main",
            h(
                "header",
                link("#/", "Lobby", sign="back", kind="button quiet"),
                h("h1", "About"),
                link("#/settings", "Settings", sign="settings", kind="button quiet"),
                class_="top",
            ),
            h(
                "div",
                h(
                    "section",
                    *(h("p", text.format(names=names)) for text in _TEXTS),
                    h("p", self._boot(), class_="soft", data_boot=way),
                    class_="panel",
                ),
                class_="scroll page",
            ),
            data_screen="about",
            class_="screen about",
        )

    def _boot(self) -> str:
        facts = self.app.page.boot_facts()
        way = _WAYS.get(str(facts.get("way")), "Started")
        ms = facts.get("ms")
        return f"{way} in {ms / 1000:.1f} s." if isinstance(ms, int | float) else f"{way}."


SCREEN = About
