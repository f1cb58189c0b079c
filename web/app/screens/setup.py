"""Setting up a match: who plays, as what, with which options."""

from dataclasses import dataclass, replace
from typing import Any

from app.browser.store import StoreError
from app.match.thinking import levels
from app.screens.base import App, Screen, on, on_button
from app.tables import shown_games
from app.tables.kit.colours import COLOURS, sign
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import accented, button, choose, icon_button, link, row, switch
from app.tables.parts import Detail
from engine import Match, Option, Player
from engine.game import AnyGame, Value
from engine.language import N_, tr
from engine.players import LONGEST_NAME

KINDS = {
    "human": N_("Person"),
    "easy": N_("Computer, easy"),
    "medium": N_("Computer, medium"),
    "hard": N_("Computer, hard"),
}
NAMES = ("Anna", "Otto", "Clara", "Emil", "Frieda", "Jonas", "Lena", "Paul")


@dataclass(frozen=True, slots=True)
class Seat:
    name: str
    kind: str


class SetUp(Screen):
    def __init__(self, app: App, *parts: str) -> None:
        super().__init__(app, *parts)
        self.game: AnyGame = shown_games().get(
            parts[0] if parts else "", next(iter(shown_games().values()))
        )
        entries = {entry.id: entry for entry in self.game.entries}
        self.entry = entries.get(parts[1]) if len(parts) > 1 else None
        self.fixed = dict(self.entry.options) if self.entry else self._plain()
        self.options = self.game.choose(self.fixed)
        self.seed = ""
        self.seats = self._seats()

    @property
    def title(self) -> str:
        return self.game.title

    @property
    def continuity(self) -> str:
        return f"new/{self.game.id}"

    def _plain(self) -> dict[str, Value]:
        """The options that entries set stay at their defaults, and are not asked for."""
        names = {name for entry in self.game.entries for name in entry.options}
        return {option.name: option.default for option in self.game.options if option.name in names}

    @property
    def allowed(self) -> range:
        return self.game.seats_with(self.options)

    def _seats(self) -> list[Seat]:
        known = list(self.app.settings.names)
        names = known + [name for name in NAMES if name not in known]
        count = max(self.allowed.start, min(len(known) or 2, self.allowed.stop - 1))
        return [Seat(name, "human") for name in names[: self.allowed.stop - 1]][:count]

    def draw(self) -> Scene:
        title = h("h1", tr(self.entry.title)) if self.entry else name_of(self.game.title, "h1")
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
                h(
                    "section",
                    h("h2", tr("Players")),
                    *self._rows(),
                    self._more(),
                    class_="panel seats",
                ),
                self._options(),
                class_="scroll two",
            ),
            h("footer", button("start", tr("Start"), sign="play", kind="big"), class_="actions"),
            data_screen="new",
            class_="screen new",
            style=accented(self.game.id),
        )

    def _rows(self) -> list[Scene]:
        kinds = [kind for kind in KINDS if kind == "human" or kind in levels(self.game)]
        said = [(kind, tr(KINDS[kind])) for kind in kinds]
        return [self._row(number, seat, said) for number, seat in enumerate(self.seats)]

    def _row(self, number: int, seat: Seat, kinds: list[tuple[str, str]]) -> Scene:
        player = number + 1
        can_remove = len(self.seats) > self.allowed.start
        remove = tr("Remove player {number}", number=player)
        return h(
            "div",
            sign(COLOURS[number], 22),
            h(
                "input",
                name="name",
                value=seat.name,
                maxlength=str(LONGEST_NAME),
                autocomplete="off",
                spellcheck="false",
                aria_label=tr("Name of player {number}", number=player),
                class_="field",
            ),
            choose("kind", seat.kind, kinds, tr("Player {number} is", number=player))
            if len(kinds) > 1
            else None,
            icon_button("remove", "close", remove, data_place=str(number)) if can_remove else None,
            data_seat=str(number),
            class_="seat",
            key=str(number),
        )

    def _more(self) -> Scene | None:
        if len(self.seats) + 1 not in self.allowed:
            return None
        return button("add", tr("Another player"), sign="plus", kind="quiet")

    def _options(self) -> Scene:
        shown = [o for o in self.game.options if o.name not in self.fixed]
        seed = h(
            "input",
            name="seed",
            value=self.seed,
            inputmode="numeric",
            class_="field",
            aria_label=tr("Seed"),
            placeholder=tr("by chance"),
        )
        return h(
            "section",
            h("h2", tr("Options")) if shown else None,
            *(row(tr(o.label), self._control(o), tr(o.help)) for o in shown),
            h(
                "details",
                h("summary", tr("Advanced")),
                row(tr("Seed"), seed, tr("The same number deals the same match.")),
            ),
            class_="panel options",
        )

    def _control(self, option: Option) -> Scene:
        name, value = f"option-{option.name}", self.options[option.name]
        label = tr(option.label)
        if isinstance(value, bool):
            return switch(name, value, label)
        if option.seat:
            people = [(str(number), seat.name) for number, seat in enumerate(self.seats)]
            return choose(name, str(value), people, label)
        said = {choice: (str(choice), option.say(choice)) for choice in option.choices}
        offered = option.offered or option.choices
        others = [said[choice] for choice in option.choices if choice not in offered]
        return choose(name, str(value), [said[c] for c in offered], label, others)

    @on("field")
    def _field(self, detail: Detail) -> None:
        name, value = detail["name"], detail["value"]
        if name in ("name", "kind") and detail["seat"] is not None:
            place = int(detail["seat"])
            self.seats[place] = replace(self.seats[place], **{name: value})
        elif name == "seed":
            self.seed = value
        elif name.startswith("option-"):
            self._set(name.removeprefix("option-"), value)
        if name != "name" and name != "seed":
            self.app.draw()

    def _set(self, name: str, value: Any) -> None:
        option = next(o for o in self.game.options if o.name == name)
        self.options[name] = next(c for c in option.choices if c == value or str(c) == str(value))

    @on_button("add")
    def _add(self, detail: Detail) -> None:
        used = {seat.name for seat in self.seats}
        name = next(name for name in (*self.app.settings.names, *NAMES) if name not in used)
        self.seats.append(Seat(name, self.seats[-1].kind if len(self.seats) > 1 else "human"))
        self.app.draw()

    @on_button("remove")
    def _remove(self, detail: Detail) -> None:
        del self.seats[int(detail["place"])]
        self.app.draw()

    @on_button("start")
    def _start(self, detail: Detail) -> None:
        try:
            match = self._match()
        except ValueError as error:
            self.app.toast(str(error))
            return
        try:
            match_id = self.app.store.keep_new(match, match.started)
        except StoreError as error:
            self.app.toast(str(error))
            return
        names = tuple(seat.name for seat in self.seats if seat.kind == "human")
        self.app.set(replace(self.app.settings, names=names))
        self.app.go(f"#/play/{match_id}")

    def _chosen_seed(self) -> int:
        try:
            return int(self.seed)
        except ValueError as error:
            raise ValueError(tr("The seed is a whole number.")) from error

    def _match(self) -> Match:
        page = self.app.page
        seed = self._chosen_seed() if self.seed.strip() else page.chance()
        players = [
            Player(clean(seat.name) or tr("Player {number}", number=n + 1), COLOURS[n], seat.kind)
            for n, seat in enumerate(self.seats)
        ]
        return Match(self.game, _distinct(players), seed, self.options, page.now())


SCREEN = SetUp


def clean(name: str) -> str:
    """A name as it may stand in a save: printable, not too long."""
    return "".join(c for c in " ".join(name.split()) if c.isprintable())[:LONGEST_NAME].strip()


def _distinct(players: list[Player]) -> list[Player]:
    """Two of one name would make the log a riddle."""
    seen: set[str] = set()
    for place, player in enumerate(players):
        name, number = player.name, 2
        while name in seen:
            name = f"{player.name[: LONGEST_NAME - 3]} {number}"
            number += 1
        seen.add(name)
        players[place] = replace(player, name=name)
    return players
