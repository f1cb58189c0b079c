"""What is tapped on ANNAOTTO's table."""

from collections.abc import Sequence

from app.tables.annaotto.context import Context
from app.tables.annaotto.opened import OpenedHand
from app.tables.parts import Act, Button, Detail, Effect, Taps, Tokens
from engine import game
from engine.annaotto.cards import SIGN
from engine.annaotto.fitting import penalty
from engine.annaotto.types import Action, Event, View
from engine.language import tr

_ALONE = ("card", "draw", "lay", "keep", "accept", "pass")
"""Tokens that take the place of all that was chosen before them."""


class AnnaottoTaps(Taps[View, Action, Event]):
    def __init__(self, opened: OpenedHand) -> None:
        self._opened = opened

    def tokens(self, context: Context, action: Action) -> Tokens:
        match action:
            case ("lay", place, *call):
                return frozenset({f"card:{context.actor}:{place}", *call})
            case ("take", owner, place, *call):
                return frozenset({f"card:{owner}:{place}", *call})
            case ("lay_drawn", which, *call):
                return frozenset({f"lay:{which}", *call})
            case ("keep", which):
                return frozenset({f"keep:{which}"})
            case ("face", choice):
                return frozenset(f"flip:{place}" for place, turned in enumerate(choice) if turned)
            case ("turn", ()):
                return frozenset({"turn-none"})
            case ("turn", places):
                victim = context.view["turn"]
                return frozenset(f"card:{victim}:{place}" for place in places)
            case ("annaotto", whose, colour):
                return frozenset({whose, f"colour:{colour}"})
        return frozenset({action[0]})

    def buttons(self, context: Context) -> list[Button]:
        view = context.view
        buttons = [
            Button("draw", tr("Draw")),
            Button("pass", tr("Pass")),
            Button("accept", _accepting(view)),
            Button("call", tr("Call “{word}!”", word=_called(context))),
            Button("turn-none", tr("Turn none")),
        ]
        if view["catch"] is not None:
            name = context.names[view["catch"]]
            buttons.append(Button("catch", tr("Catch {name}!", name=name)))
        return buttons

    def at_once(self, context: Context, action: Action) -> bool:
        """All but a matter of speed can be thought over."""
        return self.never_waits(action)

    def never_waits(self, action: Action) -> bool:
        return action[0] == "catch"

    def replaces(self, context: Context, token: str, chosen: Sequence[str]) -> list[str] | None:
        """Another card, colour or hand takes the place of the one chosen before."""
        kind = token.partition(":")[0]
        if context.view["phase"] == "turning":
            return [] if "turn-none" in (token, *chosen) else list(chosen[1:])
        if kind in _ALONE:
            return []
        if kind in ("own", "next"):
            return [other for other in chosen if other not in ("own", "next")]
        if kind == "colour":
            return [other for other in chosen if not other.startswith("colour:")]
        return None

    def attempt(self, context: Context, token: str) -> game.Action | None:
        view = context.view
        kind, _, rest = token.partition(":")
        match kind:
            case "card":
                seat, place = map(int, rest.split(":"))
                if view["phase"] == "turning" and seat == view["turn"]:
                    places = [int(other.rpartition(":")[2]) for other in context.chosen]
                    return ("turn", (*places, place))
                return ("lay", place) if seat == context.actor else ("take", seat, place)
            case "draw":
                return ("draw",)
            case "lay":
                return ("lay_drawn", int(rest))
            case "own" | "next":
                return ("annaotto", kind, "R")
        return None

    def heard(self, context: Context, kind: str, detail: Detail) -> list[Effect[Action]] | None:
        """Catching and opening a hand; any other tap closes what is opened."""
        if kind != "tap":
            return None
        match detail.get("do"):
            case "catch":
                suspect = context.view["catch"]
                return [] if suspect is None else [Act(("catch", suspect), int(detail["seat"]))]
            case "look":
                self._opened.seat = int(detail["seat"]) if detail["seat"] else None
                return []
        self._opened.seat = None
        return None


def _accepting(view: View) -> str:
    """What the button of accepting says."""
    if view["due"]:
        return tr("Draw {count}", count=view["due"])
    draws, _ = penalty(view["sequence"])
    return tr("Accept, draw {count}", count=draws) if draws else tr("Accept")


def _called(context: Context) -> str:
    """The word that is called with the lay of what is chosen (O18, O19)."""
    view, seat = context.view, context.view["seat"]
    if any(SIGN.get(_laid(view, token) or "") == "ALL" for token in context.chosen):
        return "ALL"
    left = len(view["hands"][seat]) - (view["phase"] != "drawn") if seat is not None else 0
    return "ANNA" if left == 1 else "ALL"


def _laid(view: View, token: str) -> str | None:
    """The side that a token lays."""
    kind, *rest = token.split(":")
    if kind == "card":
        seat, place = map(int, rest)
        front, reverse = view["hands"][seat][place]
        return front if seat == view["seat"] else reverse
    if kind == "lay" and view["drawn"]:
        return view["drawn"][int(rest[0])]
    return None
