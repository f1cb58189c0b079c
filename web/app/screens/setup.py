"""Setting up a match: who plays, as what, with which options."""

import re
from contextlib import suppress
from dataclasses import replace

from app.browser.store import StoreError
from app.match.seating import HUMAN, Seat, Seating
from app.screens.base import App, on, on_button
from app.screens.keeping import Beginning
from app.screens.parts import learning, seats, setup_options
from app.tables import shown_games, table_of
from app.tables.kit.colours import WORDS, sign
from app.tables.kit.faces import face
from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import accented, button, icon_button, link, tip
from app.tables.parts import Detail, Proposal
from engine.dice import Dice
from engine.language import tr

_SEED = re.compile(r"-?\d{1,40}")


class SetUp(Beginning):
    def __init__(self, app: App, *parts: str) -> None:
        super().__init__(app, *parts)
        self.game = shown_games().get(parts[0] if parts else "", next(iter(shown_games().values())))
        entries = {entry.id: entry for entry in self.game.entries}
        self.entry = entries.get(parts[1]) if len(parts) > 1 else None
        self.seating = Seating(self.game, self.entry, app.settings.names)
        self.seating.recall(app.store.remembered(self._memory))
        self.seed = ""
        self._painted: int | None = None
        """The seat that a colour is being chosen for."""
        self._changed = False
        self._lesson = None if self.entry else learning.offer(app.store, self.game)

    @property
    def _memory(self) -> str:
        """Under which name it is remembered how this was set up."""
        return f"{self.game.id}/{self.entry.id}" if self.entry else self.game.id

    @property
    def title(self) -> str:
        return self.game.title

    @property
    def continuity(self) -> str:
        return f"new/{self.game.id}"

    def leave(self) -> None:
        """Who only looks something up finds all as it was."""
        if self._changed:
            with suppress(StoreError):
                self._remember()
        super().leave()

    def _remember(self) -> None:
        self.app.store.remember(self._memory, self.seating.text())

    def draw(self) -> Scene:
        title = h("h1", tr(self.entry.title)) if self.entry else name_of(self.game.title, "h1")
        proposal = self._proposal()
        return h(
            "main",
            h(
                "header",
                link("#/", tr("Lobby"), sign="back", kind="button quiet"),
                title,
                link(f"#/rules/{self.game.id}", tr("Rules"), sign="rules", kind="button quiet"),
                class_="top",
            ),
            h(
                "div",
                self._lesson,
                self._alone() if len(self.seating.kinds) > 1 else None,
                self._seats(),
                setup_options.draw(self.seating, self.seed, self._learnt()),
                class_="scroll two",
            ),
            setup_options.proposed(proposal) if proposal else None,
            h("footer", button("start", tr("Start"), sign="play", kind="big"), class_="actions"),
            self.question(),
            None if self._painted is None else seats.palette(self._painted, self.seating.seats),
            data_screen="new",
            class_="screen new",
            style=accented(self.game.id),
        )

    def _learnt(self) -> dict[str, int]:
        """Of the options that learn from play: the median of what it has shown on this device."""
        beside = self.app.store.beside
        shown = {o.name: beside.learnt(f"{self.game.id}/{o.name}") for o in self.game.options}
        return {name: sorted(found)[len(found) // 2] for name, found in shown.items() if found}

    def _proposal(self) -> Proposal | None:
        """What the table thinks of so many people on this screen."""
        seating, screen = self.seating, self.app.page.viewport()
        people = sum(seat.kind == HUMAN for seat in seating.seats)
        talk, in_words = table_of(self.game.id).talk, self.app.settings.words
        return talk.proposes(seating.options, people, screen, in_words)

    def _alone(self) -> Scene:
        """The first choice, ready to start."""
        words = h("b", tr("You against the computer"))
        who = [self._briefly(seat) for seat in self.seating.against_computers()]
        return h(
            "button",
            icon("play"),
            h("span", words, h("span", *who, class_="who"), class_="words"),
            type="button",
            data_do="alone",
            class_="button big alone",
        )

    def _briefly(self, seat: Seat) -> Scene:
        kind = None if seat.kind == HUMAN else h("small", tr(seats.KINDS[seat.kind]))
        looks = None if seat.kind == HUMAN else face(seat.kind, seat.name, 22)
        return h("span", sign(seat.colour, 16), looks, name_of(seat.name, class_="name"), kind)

    def _seats(self) -> Scene:
        seating = self.seating
        return h(
            "section",
            h("h2", tr("Players")),
            *(self._seat(number, seat) for number, seat in enumerate(seating.seats)),
            h(
                "footer",
                button("add", tr("Another player"), sign="plus") if seating.can_add else None,
                button("shuffle", tr("Draw seats by lot"), sign="dice"),
            ),
            class_="panel seats",
        )

    def _seat(self, number: int, seat: Seat) -> Scene:
        player, place = number + 1, str(number)
        colour = tr(
            "Colour of player {number}: {colour}", number=player, colour=tr(WORDS[seat.colour])
        )
        up = tr("Move player {number} up", number=player)
        remove = tr("Remove player {number}", number=player)
        return seats.form(
            number,
            seat,
            self.seating.kinds,
            h(
                "button",
                tip(colour, sign(seat.colour, 26)),
                type="button",
                data_do="colour",
                data_place=place,
                aria_label=colour,
                class_="button colour",
            ),
            icon_button("up", "arrow-up", up, data_place=place) if number else None,
            icon_button("remove", "close", remove, data_place=place)
            if self.seating.can_remove
            else None,
        )

    @on("field")
    def _field(self, detail: Detail) -> None:
        name, value = detail["name"], detail["value"]
        self._changed = True
        if detail["seat"] is not None and name == "name":
            self.seating.rename(int(detail["seat"]), value)
        elif detail["seat"] is not None and name == "kind":
            self.seating.turn_into(int(detail["seat"]), value)
        elif name == "seed":
            self.seed = value
        elif name.startswith("option-"):
            self.seating.choose(name.removeprefix("option-"), value)
        if name not in ("name", "seed") or detail["kind"] == "change":
            self.app.draw()

    @on_button("length")
    def _length(self, detail: Detail) -> None:
        """A short match, or one as long as in the rulebook."""
        self.seating.choose(str(detail["option"]), detail["choice"])
        self._show()

    @on_button("add")
    def _add(self, detail: Detail) -> None:
        self.seating.add()
        self._show()

    @on_button("remove")
    def _remove(self, detail: Detail) -> None:
        self.seating.remove(int(detail["place"]))
        self._show()

    @on_button("up")
    def _up(self, detail: Detail) -> None:
        self.seating.move_up(int(detail["place"]))
        self._show()

    @on_button("shuffle")
    def _shuffle(self, detail: Detail) -> None:
        self.seating.shuffle(Dice(self.app.page.chance()))
        self.app.sound("card")
        self._show()

    @on_button("colour")
    def _ask_colour(self, detail: Detail) -> None:
        self._painted = int(detail["place"])
        self.app.draw()

    @on_button("paint")
    def _paint(self, detail: Detail) -> None:
        self.seating.recolour(int(detail["place"]), str(detail["colour"]))
        self._painted = None
        self._show()

    @on_button("close")
    def _close(self, detail: Detail) -> None:
        self._painted = None
        self.app.draw()

    @on("key")
    def _key(self, detail: Detail) -> None:
        if detail["key"] == "Escape":
            self._close(detail)

    def _show(self) -> None:
        self._changed = True
        self.app.draw()

    @on_button("alone")
    def _begin_alone(self, detail: Detail) -> None:
        self._begin(self.seating.against_computers())

    @on_button("start")
    def _start(self, detail: Detail) -> None:
        self._begin(self.seating.seats)

    def _begin(self, players: list[Seat]) -> None:
        page = self.app.page
        try:
            seed = self._chosen_seed() if self.seed.strip() else page.chance()
            match = self.seating.match(players, seed, page.now())
        except ValueError as error:
            self.app.toast(str(error))
            return
        self.seating.played(match)
        self._changed = True
        people = tuple(player.name for player in match.players if player.human)
        self.begin(lambda: self.app.store.keep_new(match, match.started))
        if not self.not_stored:
            self.app.set(replace(self.app.settings, names=people))

    def _chosen_seed(self) -> int:
        if not _SEED.fullmatch(self.seed.strip()):
            raise ValueError(tr("The seed is a whole number of at most 40 digits."))
        return int(self.seed)


SCREEN = SetUp
