"""Practice for one person: a single card, or a row without a clock, with the reasons."""

from app.tables.kit.scene import Child, Scene, h
from app.tables.parts import AnyContext, Button, Practice
from app.tables.santyanno import ring
from app.tables.santyanno.context import Context
from app.tables.santyanno.large import one_large, told_card
from app.tables.santyanno.layout import beside
from app.tables.santyanno.side_panel import panel
from engine.dice import Dice
from engine.language import tr
from engine.santyanno import Step, steps
from engine.santyanno.cards import BASIC, EVENTS, EXPERT
from engine.santyanno.fleet import FLEET
from engine.santyanno.rounds import FIRST_ROW, ROUNDS, row_length
from engine.santyanno.types import View
from engine.santyanno.words import pirate_name, ship_name

LONGEST = row_length(ROUNDS)
TWISTS = tuple(event for event in EVENTS if event != "rum")
"""Event cards for a row; without panels there is nothing to turn upside down."""


class SantyAnnoPractice(Practice):
    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.rows = False
        """Whether a whole row is asked, or a single card."""
        self.expert = False
        self.length = FIRST_ROW
        self.right = self.asked = 0
        self.table = list(FLEET)
        dice.shuffle(self.table)
        self.ship = self.table[0]
        self.number = 0
        self._deal()

    def _deal(self) -> None:
        """A new question, from the ship where the pirate stands."""
        deck = [*BASIC, *EXPERT] if self.expert else list(BASIC)
        self.dice.shuffle(deck)
        self.cards = deck[: self.length if self.rows else 1]
        twisted = self.rows and self.expert and self.dice.below(2)
        self.event_card = self.dice.choice(TWISTS) if twisted else None
        self.way: list[Step] = steps(self.table, self.ship, self.cards, self.event_card)
        self.step = 0
        """How many steps have been shown."""
        self.guess: int | None = None
        self.number += 1

    @property
    def true_ship(self) -> int:
        return self.way[-1].to

    @property
    def done(self) -> bool:
        return self.guess is not None or self.step == len(self.way)

    @property
    def standing(self) -> int:
        """The ship that the pirate has walked to."""
        return self.way[self.step - 1].to if self.step else self.ship

    def context(self) -> AnyContext:
        """One pirate alone before its cards, as in a race."""
        view: View = {
            "seat": 0,
            "table": self.table,
            "pirates": [self.ship],
            "cards": self.cards,
            "deck": 0,
            "events": 0,
            "event": self.event_card,
            "round": self.number,
            "phase": "race",
            "boarded": [None],
            "arrivals": [],
            "coins": [[]],
            "options": {},
        }
        tokens = () if self.done else [f"ship:{ship}" for ship in FLEET]
        return Context(view=view, names=(), colours=("red",), viewer=0, tappable=tokens)

    def tap(self, token: str) -> str | None:
        match token:
            case "next":
                self._next()
            case "step":
                self.step += 1
            case "kind":
                self.rows = not self.rows
                self._deal()
            case "level":
                self.expert = not self.expert
                self._deal()
            case _:
                return self._answer(int(token.removeprefix("ship:")))
        return "card"

    def _next(self) -> None:
        if self.rows and self.guess == self.true_ship:
            self.length = min(self.length + 1, LONGEST)
        self.ship = self.true_ship
        self._deal()

    def _answer(self, ship: int) -> str:
        self.guess = ship
        self.asked += 1
        self.right += ship == self.true_ship
        self.step = len(self.way)
        return "coin" if ship == self.true_ship else "no"

    def prompt(self) -> str:
        if self.guess is not None:
            return self._worth(self.guess)
        pirate, start = pirate_name(0), ship_name(self.ship)
        if self.done:
            end = ship_name(self.true_ship)
            return tr("{pirate} has walked to the {ship}.", pirate=pirate, ship=end)
        if self.rows:
            return tr(
                "{pirate} starts on the {ship}. Tap the ship where the row leads. Take your time.",
                pirate=pirate,
                ship=start,
            )
        return tr(
            "{pirate} is on the {ship}. Tap the ship where this card leads.",
            pirate=pirate,
            ship=start,
        )

    def _worth(self, guess: int) -> str:
        reason = self.way[-1].why
        if guess == self.true_ship:
            return tr("Right! Here is why: {reason}.", reason=reason)
        return tr("Not the {ship}. Here is why: {reason}.", ship=ship_name(guess), reason=reason)

    def buttons(self) -> list[Button]:
        shown = [
            Button("kind", tr("Single cards") if self.rows else tr("Whole rows")),
            Button("level", tr("Basic cards") if self.expert else tr("Expert cards")),
        ]
        if self.done:
            return [*shown, Button("next", tr("Next row") if self.rows else tr("Next card"))]
        return [*shown, Button("step", tr("Show a step") if self.rows else tr("Show me"))]

    def large(self, info: str) -> Scene | None:
        return one_large(info)

    def draw(self, context: Context) -> Scene:
        room, box = beside(context.width, context.height)
        current = self.way[self.step - 1] if self.step else None
        sight = ring.Sight(
            context=context,
            room=room,
            pirates=[self.standing],
            row=ring.with_event(self.cards, self.event_card),
            trails=[(0, step.ship, step.to) for step in self.way[: self.step]],
            tappable=() if self.done else FLEET,
            marks=self._marks(),
        )
        if current and len(self.cards) > 1:
            sight.now = sight.row.index(self.cards[current.nth])
        told = panel(box, self._title(), *self._told(), kind="show")
        return h("div", ring.draw(sight), told, class_="santy drawing practice")

    def _marks(self) -> dict[int, str]:
        if self.guess is None:
            return {}
        return {self.guess: "wrong", self.true_ship: "right"}

    def _title(self) -> str:
        if not self.asked:
            return tr("Learn the eight ships")
        return tr("{right} of {asked} right", right=self.right, asked=self.asked)

    def _told(self) -> list[Child]:
        shown = self.way[: self.step]
        if not self.rows:
            return [told_card(self.cards[0], "taught"), *(h("p", step.why) for step in shown)]
        if not self.step:
            words = tr("Read the row in the order of its numbers. The reasons come step by step.")
            return [h("p", words)]
        reasons = [
            h("li", h("b", str(step.nth + 1)), h("span", step.why), data_why=str(place))
            for place, step in enumerate(shown)
        ]
        return [h("ol", *reasons, class_="reasons")]


PRACTICE = SantyAnnoPractice
