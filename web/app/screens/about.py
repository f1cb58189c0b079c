"""What this is, whose the names are, which copy, how it came up, and all licences."""

import json

from app.screens.base import Screen
from app.screens.parts.way_back import way_back
from app.tables import shown_games
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import link
from engine import __version__
from engine.language import N_, listing, tr

_WAYS = {
    "snapshot": N_("Started from a snapshot."),
    "bytecode": N_("Started from bytecode."),
    "stock": N_("Started plainly."),
}


class About(Screen):
    licences: Scene | None = None

    @property
    def title(self) -> str:
        return tr("About")

    @property
    def continuity(self) -> str:
        return "about"

    def entered(self) -> None:
        self.later(self._fetch())

    async def _fetch(self) -> None:
        """The build made the list of licences, as a scene."""
        text = await self.app.page.text("licences.json")
        missing = h("p", tr("The licences could not be loaded."))
        self.licences = json.loads(text) if text else missing
        self.app.draw()

    def draw(self) -> Scene:
        return h(
            "main",
            h(
                "header",
                way_back(self.app),
                h("h1", tr("About")),
                link("#/settings", tr("Settings"), sign="settings", kind="button quiet"),
                class_="top",
            ),
            h(
                "div",
                h("section", *(h("p", text) for text in _texts()), class_="panel"),
                self._copy(),
                self._licences(),
                class_="scroll page",
            ),
            data_screen="about",
            class_="screen about",
        )

    def _copy(self) -> Scene:
        """Which version this is, where its source is, how it started."""
        facts = self.app.page.boot_facts()
        build = str(facts.get("build") or "")
        words = tr("Version {version}", version=__version__)
        if build:
            words = tr("Version {version}, build {build}", version=__version__, build=build)
        return h(
            "section",
            h("h2", tr("This copy")),
            h("p", words, data_version=__version__),
            h("p", self._boot(), class_="soft", data_boot=str(facts.get("way", ""))),
            h("p", _source()),
            class_="panel",
        )

    def _licences(self) -> Scene:
        words = tr(
            "You may use Annorama, share it and change it freely: it is under the MIT licence. It "
            "is built on other people’s work. Tap a name to read its licence."
        )
        return h(
            "section",
            h("h2", tr("Licences")),
            h("p", words),
            self.licences or h("p", tr("Loading the licences …")),
            class_="panel",
        )

    def _boot(self) -> str:
        facts = self.app.page.boot_facts()
        said = tr(_WAYS.get(str(facts.get("way")), _WAYS["stock"]))
        ms = facts.get("ms")
        if not isinstance(ms, int | float):
            return said
        return tr("{way} It took {seconds} s.", way=said, seconds=f"{ms / 1000:.1f}")


def _source() -> str:
    return tr(
        "Its whole source is one project, also called Annorama: rules, drawings, computer players, "
        "tests, and the program that builds this site from them. The licence lets everybody who "
        "has it pass it on, so ask whoever gave you this copy."
    )


def _texts() -> list[str]:
    return [
        tr(
            "Annorama is a cabinet of table games for people around one tablet, or for one person "
            "against computer players. All of it runs in this browser: no account, no server, "
            "nothing is sent anywhere. Matches are kept on this device alone."
        ),
        tr(
            "It is an independent implementation. The names {names} belong to the makers of those "
            "games, who have no part in this. All texts and pictures here are the project’s own; "
            "so are the figures of boards and decks wherever a rules page says so.",
            names=listing([game.title for game in shown_games().values()]),
        ),
        tr(
            "Built with Python, Pyodide, PyScript and Preact. Headings are set in Fraunces "
            "(SIL Open Font License)."
        ),
    ]


SCREEN = About
