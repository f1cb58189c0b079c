"""What every table is: a pure drawing of a view, and the tokens of its actions."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from app.match.choice import Tokens
from app.tables.kit.keys import Keys
from app.tables.kit.scene import Child, Scene, g
from engine.dice import Dice
from engine.game import Action, Data, Event

if TYPE_CHECKING:
    from app.match.session import Session


@dataclass(slots=True, kw_only=True)
class Frame:
    """Everything about a drawing that is not the game's: room, people, fingers."""

    width: int
    height: int
    names: list[str]
    colours: list[str]
    tappable: Collection[str] = ()
    chosen: Collection[str] = ()
    hinted: Collection[str] = ()
    """What a hint marks."""
    recent: list[Event] = field(default_factory=list)
    """What was told since the viewer's last turn; the newest last."""
    keys: Keys = field(default_factory=Keys)
    facing: bool = False
    """A setting: boards with all open are turned to face the player on turn."""
    live: bool = True
    """False in a replay and in small pictures: nothing can be tapped."""

    @property
    def wide(self) -> bool:
        return self.width >= self.height

    def touch(self, token: str, name: str, info: str = "") -> dict[str, Any]:
        """The attributes of something that a finger may meet, for `h` and its like.

        `info` is what a long press shows large.
        """
        attributes: dict[str, Any] = {"aria_label": name}
        if info:
            attributes["data_info"] = info
        if not self.live:
            return attributes | {"role": "img"}
        if token in self.tappable:
            chosen = token in self.chosen
            attributes |= {
                "data_tap": token,
                "role": "button",
                "tabindex": "0",
                "aria_pressed": "true" if chosen else "false",
            }
        else:
            attributes |= {"data_not": token, "role": "img", "tabindex": "0" if info else None}
        return attributes

    def classes(self, token: str, *more: str) -> str:
        """CSS classes that say whether a thing can be tapped, is chosen, or is hinted at."""
        names = list(more)
        if self.live and token in self.tappable:
            names.append("chosen" if token in self.chosen else "can")
        if token in self.hinted:
            names.append("hinted")
        return " ".join(names)


@dataclass(frozen=True, slots=True)
class Button:
    """An action of one token, drawn as a button beside the prompt."""

    token: str
    words: str


class Practice:
    """A way to learn a game alone, without a match. What is chosen here is kept nowhere."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def tappable(self) -> list[str]:
        """The tokens on the drawing that answer the question."""
        return []

    def draw(self, frame: Frame) -> Scene:
        raise NotImplementedError

    def prompt(self) -> str:
        """The question, or what the answer was worth."""
        return ""

    def buttons(self) -> list[Button]:
        return []

    def tap(self, token: str) -> str | None:
        """A token or a button was tapped; the sound that goes with it."""
        return None

    def large(self, info: str) -> Scene | None:
        return None


class Table:
    """A game's table. Subclasses draw; what can be tapped comes from the engine's `legal`."""

    accent = "anno"
    """The name of the accent colour in `tokens.css`."""
    timed = False
    """Whether it is a race with a clock: nothing to confirm or take back, no hints, no turns."""
    practice: type[Practice] | None = None
    """Where a game can be learned alone."""
    together = False
    """Whether people sit around it and all look: private lines stay out of the log."""
    swift = False
    """Whether actions of several tokens, too, go without Confirm where `at_once` allows it."""

    def __init__(self, session: "Session") -> None:
        self.session = session

    @staticmethod
    def symbols() -> list[Scene]:
        """Drawings defined once and used in many places."""
        return []

    def may_advise(self, view: Data) -> bool:
        """Whether a hint may be asked for: not where it would tell all what one alone knows."""
        return True

    def open_part(self, view: Data) -> Data:
        """What of a viewer's knowledge is shown: all of it, or less where others look, too."""
        return view

    def draw(self, view: Data, frame: Frame) -> Scene:
        """The table as an `svg` of the frame's size."""
        raise NotImplementedError

    def picture(self, view: Data, frame: Frame) -> Scene:
        """The table as a small picture: an `svg`, whatever `draw` is."""
        return self.draw(view, frame)

    def tokens(self, action: Action) -> Tokens:
        """What is tapped to do this."""
        raise NotImplementedError

    def buttons(self, view: Data) -> list[Button]:
        """Actions that have no place on the table; shown where they are legal."""
        return []

    def at_once(self, action: Action) -> bool:
        """Whether an action of one token needs no Confirm: undo can take it back."""
        return self.session.match.reversible(action, self.session.actor)

    def replaces(self, token: str, chosen: list[str]) -> list[str] | None:
        """What stays chosen when a token is tapped that does not go with all of it.

        None, for all tokens that do not take the place of others: they cannot be tapped then.
        """
        return None

    def stays(self, action: Action) -> list[str]:
        """What is chosen for the next action, after this one."""
        return []

    def attempt(self, view: Data, chosen: list[str], token: str) -> Action | None:
        """What somebody tries who taps something that cannot be used now; asked for the reason."""
        return None

    def hint(self, view: Data, chosen: list[str]) -> str | None:
        """The prompt while something is chosen but is no action yet."""
        return None

    def turn(self, view: Data) -> str:
        """Whose turn it is where that is not one player; "" where it is."""
        return ""

    def prompt(self, view: Data) -> str | None:
        """The prompt where the table knows more than the position, such as the time."""
        return None

    def round(self, view: Data) -> str:
        """Where in the match this is: "Mensis 2 of 6"."""
        return ""

    def large(self, info: str, view: Data) -> Scene | None:
        """A card or tile shown large, with its name and what it does."""
        return None

    def sheet(self, view: Data, names: list[str]) -> Scene | None:
        """The score, as it opens from the side and stands on the result."""
        return None

    def scores(self, view: Data) -> list[int]:
        """Everybody's score, for the chart of the match."""
        return []

    def decided(self, view: Data, names: list[str]) -> str:
        """What decided the match, in a sentence."""
        return ""

    def afters(self, view: Data, names: list[str]) -> Scene | None:
        """What the result offers beside the places."""
        return None

    def sound(self, event: Event) -> str | None:
        return "card"

    def handover(self, one: int, other: int) -> bool:
        """Whether the table must be covered between two: one sees what the other must not."""
        state = self.session.match.state
        a, b = state.view(one), state.view(other)
        return any(a[name] != b.get(name) for name in a if name != "seat")

    def handed(self, waiting: list[int]) -> list[int]:
        """Of the people who may act, those whom the tablet is handed to."""
        return waiting

    def in_the_open(self) -> bool:
        """Whether all look on together now, so that nobody's secrets are drawn or needed."""
        return False

    def meanwhile(self) -> Scene | None:
        """What anybody may do while the tablet is handed on."""
        return None

    def bot_may(self, seat: int) -> bool:
        """Whether the screen lets a computer player act now; False where the table does it."""
        return True

    def event(self, kind: str, detail: dict[str, Any]) -> bool:
        """Fingers and keys, wherever this match is shown; True if it took them."""
        return False


def piece(
    key: str,
    x: float,
    y: float,
    *children: Child,
    scale: float = 1,
    start: tuple[float, float] | None = None,
    **attributes: Any,
) -> Scene:
    """A card or piece: a keyed group at a place, that travels there from where it was.

    `start` is where a new one comes from. The place is a plain transform in the table's pixels.
    """
    attributes["key"] = key
    attributes["style"] = f"transform:translate({x:.1f}px,{y:.1f}px) scale({scale:.4g})"
    if start is not None:
        attributes["data_from"] = f"translate({start[0]:.1f}px,{start[1]:.1f}px) scale({scale:.4g})"
    return g(*children, **attributes)
