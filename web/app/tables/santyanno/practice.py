"""Practice for one person: a single card, or a row without a clock, with the reasons."""

from app.tables.base import Button, Frame, Practice
from app.tables.kit.scene import Child, Scene, h, svg, use
from engine.dice import Dice
from engine.santyanno import Step, steps
from engine.santyanno.cards import BASIC, EVENTS, EXPERT
from engine.santyanno.fleet import FLEET, PIRATES
from engine.santyanno.rules import FIRST_ROW
from engine.santyanno.words import card_help, card_name, ship_name

from . import ring, side
from .cards import face
from .large import large
from .layout import beside

LONGEST = 9
PIRATE = PIRATES[0]
TWISTS = tuple(event for event in EVENTS if event != "rum")
"""Events for a row; without panels there is nothing to turn upside down."""


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
        twist = self.rows and self.expert and self.dice.below(2)
        self.event = self.dice.choice(TWISTS) if twist else None
        self.way: list[Step] = steps(self.table, self.ship, self.cards, self.event)
        self.step = 0
        """How many steps have been shown."""
        self.guess: int | None = None
        self.number += 1

    @property
    def truth(self) -> int:
        return self.way[-1].to

    @property
    def done(self) -> bool:
        return self.guess is not None or self.step == len(self.way)

    @property
    def standing(self) -> int:
        """The ship that the pirate has walked to."""
        return self.way[self.step - 1].to if self.step else self.ship

    def tappable(self) -> list[str]:
        return [] if self.done else [f"ship:{ship}" for ship in FLEET]

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
        if self.rows and self.guess == self.truth:
            self.length = min(self.length + 1, LONGEST)
        self.ship = self.truth
        self._deal()

    def _answer(self, ship: int) -> str:
        self.guess = ship
        self.asked += 1
        self.right += ship == self.truth
        self.step = len(self.way)
        return "coin" if ship == self.truth else "no"

    def prompt(self) -> str:
        start = ship_name(self.ship)
        if self.guess is not None:
            verdict = "Right!" if self.guess == self.truth else f"Not the {ship_name(self.guess)}."
            return f"{verdict} {_sentence(self.way[-1].why)}"
        if self.done:
            return f"{PIRATE} has walked to the {ship_name(self.truth)}."
        if self.rows:
            return (
                f"{PIRATE} starts on the {start}. Tap the ship where the row ends; take your time."
            )
        return f"{PIRATE} is on the {start}. Tap the ship where this card leads."

    def buttons(self) -> list[Button]:
        shown = [
            Button("kind", "Single cards" if self.rows else "Whole rows"),
            Button("level", "Basic cards" if self.expert else "Expert cards"),
        ]
        if self.done:
            return [*shown, Button("next", "Next row" if self.rows else "Next card")]
        return [*shown, Button("step", "Show a step" if self.rows else "Show me")]

    def large(self, info: str) -> Scene | None:
        return large(info)

    def draw(self, frame: Frame) -> Scene:
        room, box = beside(frame.width, frame.height)
        frame.names = [PIRATE]
        current = self.way[self.step - 1] if self.step else None
        sight = ring.Sight(
            view={"table": self.table, "round": self.number},
            frame=frame,
            room=room,
            pirates=[self.standing],
            row=ring.with_event(self.cards, self.event),
            trails=[(0, step.ship, step.to) for step in self.way[: self.step]],
            tokens={ship: f"ship:{ship}" for ship in FLEET} if not self.done else {},
            marks=self._marks(),
        )
        if current and len(self.cards) > 1:
            sight.now = sight.row.index(self.cards[current.nth])
        told = side.panel(box, self._title(), *self._told(), kind="show")
        return h("div", ring.draw(sight), told, class_="santy drawing practice")

    def _marks(self) -> dict[int, str]:
        if self.guess is None:
            return {}
        return {self.guess: "wrong", self.truth: "right"}

    def _title(self) -> str:
        if not self.asked:
            return "Learn the eight ships"
        return f"{self.right} of {self.asked} right"

    def _told(self) -> list[Child]:
        if not self.rows:
            return [
                _card(self.cards[0]),
                *(h("p", _sentence(s.why)) for s in self.way[: self.step]),
            ]
        if not self.step:
            return [
                h("p", "Read the row in the order of its numbers. The reasons come step by step.")
            ]
        reasons = [
            h("li", h("b", f"{step.nth + 1}"), h("span", step.why), data_why=str(place))
            for place, step in enumerate(self.way[: self.step])
        ]
        return [h("ol", *reasons, class_="reasons")]


def _card(code: str) -> Scene:
    return h(
        "p",
        svg(70, 100, use(face(code), 0, 0, 70, 100), class_="card-now"),
        h("span", h("b", card_name(code)), h("small", card_help(code))),
        class_="card-told taught",
    )


def _sentence(reason: str) -> str:
    return f"{reason[0].upper()}{reason[1:]}."
