"""An ALL by the clock (O18): quiet, the bell, hands that come down; time to catch (O19)."""

from app.tables.annaotto.context import Context
from app.tables.annaotto.slap import Slap, Slapping, people_playing
from app.tables.effects import Act, Effect, Sound
from app.tables.parts import Clock, Detail
from engine.annaotto.catching import catchers
from engine.annaotto.types import Action, Event, View
from engine.dice import Dice
from engine.language import tr


class AnnaottoClock(Clock[View, Action, Event]):
    def __init__(self, slapping: Slapping) -> None:
        self._slapping = slapping

    def _slap(self, context: Context) -> Slap | None:
        return self._slapping.of(context) if context.view["phase"] == "slap" else None

    def due(self, context: Context) -> float | None:
        slap = self._slap(context)
        return slap.due if slap else None

    def tick(self, context: Context) -> list[Effect[Action]]:
        slap = self._slap(context)
        return _goes_on(context, slap) if slap else []

    def heard(self, context: Context, kind: str, detail: Detail) -> list[Effect[Action]] | None:
        if kind == "tap" and detail.get("do") == "slap-start":
            return self._start(context)
        slap = self._slap(context)
        told = kind == "tap" and detail.get("do") == "slap"  # in the text view
        if slap is None or not (told or kind in ("press", "key")):
            return None
        seat = slap.seat_of(detail["key"]) if kind == "key" else int(detail["seat"])
        if seat is None:
            return None
        counts = slap.press(seat, context.now if told else detail["at"])
        return [Sound("card" if counts else "no"), *_goes_on(context, slap)]

    def _start(self, context: Context) -> list[Effect[Action]]:
        """Everybody is ready. The suspense is chance, but no part of the match: no die of it."""
        slap = self._slap(context)
        if slap and slap.opens is None:
            slap.start(context.now, Dice(int(context.now * 1000)))
        return []

    def computer_may_act(self, context: Context, seat: int) -> bool:
        """The order of the hands is found at the table, as long as a person plays."""
        return context.view["phase"] != "slap" or not people_playing(context)

    def leaves_time(self, context: Context, seat: int) -> bool:
        """While somebody may be caught (O19), the next player leaves people time to notice."""
        may = [one for one in catchers(context.view) if one in context.people]
        return bool(may) and seat == context.view["turn"]

    def seats_fixed(self, context: Context) -> str:
        if context.view["phase"] != "slap":
            return ""
        return tr("Seats change hands after the ALL.")


def _goes_on(context: Context, slap: Slap) -> list[Effect[Action]]:
    """What has happened by now. As soon as it is certain who is last it is played, and so kept:
    nobody gets a second try by loading the page anew."""
    effects: list[Effect[Action]] = [Sound("bell")] if slap.go_on(context.now) else []
    order = slap.told(context.now)
    if order is not None:
        effects.append(Act(("slap", order), context.actors[0]))
    return effects
