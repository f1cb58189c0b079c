"""What this is, whose the names are, and how the page came up."""

from app.screens.base import Screen
from app.tables import shown_games
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import link
from engine.language import N_, listing, tr

_WAYS = {
    "snapshot": N_("Started from a snapshot."),
    "bytecode": N_("Started from bytecode."),
    "stock": N_("Started plainly."),
}


class About(Screen):
    @property
    def title(self) -> str:
        return tr("About")

    @property
    def continuity(self) -> str:
        return "about"

    def draw(self) -> Scene:
        way = str(self.app.page.boot_facts().get("way", ""))
        return h(
            "main",
            h(
                "header",
                link("#/", tr("Lobby"), sign="back", kind="button quiet"),
                h("h1", tr("About")),
                link("#/settings", tr("Settings"), sign="settings", kind="button quiet"),
                class_="top",
            ),
            h(
                "div",
                h(
                    "section",
                    *(h("p", text) for text in _texts()),
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
        said = tr(_WAYS.get(str(facts.get("way")), _WAYS["stock"]))
        ms = facts.get("ms")
        if not isinstance(ms, int | float):
            return said
        return tr("{way} It took {seconds} s.", way=said, seconds=f"{ms / 1000:.1f}")


def _texts() -> list[str]:
    return [
        tr(
            "Annorama is a cabinet of table games for people around one tablet, or for one person "
            "against computer players. All of it runs in this browser: no account, no server, "
            "nothing is sent anywhere. Matches are kept on this device alone."
        ),
        tr(
            "It is an independent implementation. The names {names} belong to the makers of those "
            "games, who have no part in this. All texts and pictures here are the project's own; "
            "so are the figures of boards and decks wherever a rules page says so.",
            names=listing([game.title for game in shown_games().values()]),
        ),
        tr(
            "Built with Python, Pyodide, PyScript and Preact. Headings are set in Fraunces "
            "(SIL Open Font License)."
        ),
    ]


SCREEN = About
