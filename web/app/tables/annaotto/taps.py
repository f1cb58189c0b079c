"""What is tapped on ANNAOTTO's table."""

from collections.abc import Sequence
from typing import TypeGuard

from app.tables.annaotto.context import Context
from app.tables.annaotto.foretelling import call_of
from app.tables.annaotto.opened import OpenedHand
from app.tables.effects import Act, Effect, Sound, Toast
from app.tables.parts import Button, Detail, Drop, Taps, Tokens
from engine import game
from engine.annaotto.fitting import penalty
from engine.annaotto.types import Action, Event, View
from engine.language import tr

PILE = "top"
"""The discard pile: a tap on it lays the card that is chosen."""

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

    def offered(self, context: Context) -> Tokens:
        """Once a card is chosen, the discard pile lays it."""
        found = frozenset(context.tappable)
        return found | {PILE} if _lays(context.ready) else found

    def at_once(self, context: Context, action: Action) -> bool:
        """What is a matter of speed, what a button of its own says, and what leaves no choice.

        Not a lay with which something may be called.
        """
        if action[0] in ("lay_drawn", "keep"):
            return (*action, "call") not in context.legal
        others = [other for other in context.legal if other != action and other[0] != "catch"]
        return not others or self.never_waits(action)

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

    def dropped(self, context: Context, token: str, onto: str) -> Drop:
        """A card on the discard pile is laid: that says it all."""
        return Drop((token,), goes=True) if onto == PILE else Drop((token, onto))

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
        if kind == "drag" and detail.get("onto") == PILE:
            return self._dragged_in_vain(context, detail)
        if kind != "tap":
            return None
        if detail.get("tap") == PILE and _lays(context.ready):
            self._opened.seat = None
            return [Act(context.ready)]
        match detail.get("do"):
            case "catch":
                suspect = context.view["catch"]
                return [] if suspect is None else [Act(("catch", suspect), int(detail["seat"]))]
            case "look":
                self._opened.seat = int(detail["seat"]) if detail["seat"] else None
                return []
        self._opened.seat = None
        return None

    def _dragged_in_vain(self, context: Context, detail: Detail) -> list[Effect[Action]] | None:
        """Why a card cannot be laid: what is said is of the card, not of the pile."""
        attempt = self.attempt(context, str(detail.get("not") or "")) if context.acting else None
        reason = context.why_not(attempt, None) if attempt else None
        if reason is None:
            return None
        return [Sound("no"), Toast(reason, detail.get("x", 0), detail.get("y", 0))]


def _lays(action: Action | None) -> TypeGuard[Action]:
    return action is not None and action[0] in ("lay", "take", "lay_drawn")


def _accepting(view: View) -> str:
    """What the button of accepting says."""
    if view["due"]:
        return tr("Draw {count}", count=view["due"])
    draws, _ = penalty(view["sequence"])
    return tr("Accept, draw {count}", count=draws) if draws else tr("Accept")


def _called(context: Context) -> str:
    """The word that is called with the lay of what is chosen (O18, O19)."""
    laid = [(token, _laid(context.view, token)) for token in context.chosen]
    own_lay = any(action[0] != "take" for action in context.legal if action[-1] == "call")
    side, own = next(((s, _is_own(context, t)) for t, s in laid if s), (None, own_lay))
    return call_of(context, side, own)


def _is_own(context: Context, token: str) -> bool:
    """Whether it is laid out of the own hand, or was drawn."""
    return not token.startswith("card:") or token.startswith(f"card:{context.view['seat']}:")


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
