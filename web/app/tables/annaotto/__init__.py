"""ANNAOTTO's table: two-sided cards, open sides all around, hands that come down."""

import asyncio
from typing import Any

from app.match.choice import Tokens
from app.match.session import Session
from app.tables.annaotto import cards, large, sheet, telling, zones
from app.tables.annaotto.drawing import Drawing, Memory
from app.tables.annaotto.slapping import Slap
from app.tables.annaotto.tracking import Tracking
from app.tables.base import Button, Frame, Table
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import button
from engine.dice import Dice
from engine.game import Action, Data, Event

SHOWN = 1.4
"""Seconds for which the order of the hands stays on the screen."""

_SOUNDS = {
    "turned": "flip",
    "turned_all": "flip",
    "called": "bell",
    "over": "bell",
    "caught": "no",
    "forgot": "no",
    "waits": None,
    "drew": None,
    "named": None,
}


class AnnaottoTable(Table):
    accent = "annaotto"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.tracking = Tracking()
        self.memory = Memory()
        self.opened: int | None = None
        """Whose hand is opened large over the table."""
        self.slap: Slap | None = None
        self.slap_step = -1
        """After how many actions that ALL was laid."""

    @staticmethod
    def symbols() -> list[Scene]:
        return cards.symbols()

    def draw(self, view: Data, frame: Frame) -> Scene:
        desk = self.session.desk
        if view["phase"] == "slap" and frame.live and desk:
            return zones.draw(view, frame, self._slapping(), desk.clock())
        match = self.session.match
        deal = int(match.options["deal"])
        tracker = self.tracking.up_to(len(view["hands"]), deal, match.history)
        people = self._catchers() if frame.live else ()
        return Drawing(view, frame, tracker, self.memory, people, self.opened).draw()

    def tokens(self, action: Action) -> Tokens:
        match action:
            case ("lay", place, *call):
                return frozenset({f"card:{self._actor()}:{place}", *call})
            case ("take", owner, place, *call):
                return frozenset({f"card:{owner}:{place}", *call})
            case ("lay_drawn", which, *call):
                return frozenset({f"lay:{which}", *call})
            case ("keep", which):
                return frozenset({f"keep:{which}"})
            case ("face", choice):
                return frozenset(f"flip:{place}" for place, turned in enumerate(choice) if turned)
            case ("turn", places):
                victim = self.session.match.state.view(None)["turn"]
                return frozenset(f"card:{victim}:{place}" for place in places)
            case ("annaotto", whose, colour):
                return frozenset({whose, f"colour:{colour}"})
        return frozenset({action[0]})

    def _actor(self) -> int | None:
        return self.session.actor

    def buttons(self, view: Data) -> list[Button]:
        chosen = self.session.choice.chosen
        return [
            Button("draw", "Draw"),
            Button("pass", "Pass"),
            Button("accept", telling.accepting(view)),
            Button("call", f"Call “{telling.calling(view, chosen)}!”"),
            Button("catch", telling.catching(view, self.session.match.names)),
        ]

    def at_once(self, action: Action) -> bool:
        """A catch is a matter of speed; all else can be thought over."""
        return bool(action[0] == "catch")

    def replaces(self, token: str, chosen: list[str]) -> list[str] | None:
        """Another card, colour or hand takes the place of the one chosen before."""
        kind = token.partition(":")[0]
        if self.session.match.state.view(None)["phase"] == "turning":
            return chosen[1:]
        if kind in ("card", "draw", "lay", "keep", "accept", "pass"):
            return []
        alike = ("own", "next") if kind in ("own", "next") else (kind,)
        if kind in ("colour", "own", "next"):
            return [other for other in chosen if other.partition(":")[0] not in alike]
        return None

    def attempt(self, view: Data, chosen: list[str], token: str) -> Action | None:
        kind, _, rest = token.partition(":")
        actor = self._actor()
        match kind:
            case "card":
                seat, place = map(int, rest.split(":"))
                if view["phase"] == "turning" and seat == view["turn"]:
                    places = [int(other.rpartition(":")[2]) for other in chosen]
                    return ("turn", (*places, place))
                return ("lay", place) if seat == actor else ("take", seat, place)
            case "draw":
                return ("draw",)
            case "lay":
                return ("lay_drawn", int(rest))
            case "own" | "next":
                return ("annaotto", kind, "R")
        return None

    def prompt(self, view: Data) -> str | None:
        """Chosen cards by their names, and where the slap stands."""
        desk = self.session.desk
        if view["phase"] == "slap" and desk:
            return telling.slapping(self._slapping(), desk.clock())
        ready = self.session.choice.ready
        chosen = self.session.choice.chosen
        if ready is None or not chosen:
            return None
        return telling.question(ready, view, self.session.match.names, self._actor())

    def hint(self, view: Data, chosen: list[str]) -> str | None:
        if view["phase"] == "turning":
            return "Choose the second card to turn."
        if view["phase"] == "annaotto":
            named = any(token.startswith("colour") for token in chosen)
            return "Now choose whose cards turn." if named else "Now name a colour."
        return "Now choose the card that you lay with it." if chosen == ["call"] else None

    def round(self, view: Data) -> str:
        left = len(view["hands"]) - len(view["out"])
        return f"{left} still playing" if view["out"] and view["phase"] != "over" else ""

    def large(self, info: str, view: Data) -> Scene | None:
        kind, _, rest = info.partition(":")
        if kind == "hand" and rest.isdecimal() and int(rest) < len(view["hands"]):
            return large.large_hand(view, int(rest), self.session.match.names[int(rest)])
        side, _, reverse = rest.partition(":")
        if kind == "card" and large.known(side) and (not reverse or large.known(reverse)):
            return large.large_card(side, reverse)
        return None

    def sheet(self, view: Data, names: list[str]) -> Scene | None:
        return sheet.draw(view, names)

    def scores(self, view: Data) -> list[int]:
        return [-len(hand) for hand in view["hands"]]

    def decided(self, view: Data, names: list[str]) -> str:
        return sheet.decided(view, names)

    def sound(self, event: Event) -> str | None:
        return _SOUNDS.get(event[0], "card")

    def in_the_open(self) -> bool:
        """Hands come down before everybody's eyes; cards are turned by the sides all see.

        Whoever turns while still holding the tablet may go on looking at the own hand.
        """
        view = self.session.match.state.view(None)
        if view["phase"] == "turning":
            layer = view["layer"]
            return layer != self.session.viewer and self.session.match.players[layer].human
        return bool(view["phase"] == "slap")

    def handed(self, waiting: list[int]) -> list[int]:
        """Who can only catch is not handed the tablet for it."""
        view = self.session.match.state.view(None)
        turn = [seat for seat in waiting if seat == view["turn"]]
        return turn if view["phase"] == "turn" else waiting

    def bot_may(self, seat: int) -> bool:
        """The order of the hands is found at the table, as long as a person plays."""
        view = self.session.match.state.view(None)
        return view["phase"] != "slap" or not self._people(view)

    def _people(self, view: Data) -> list[int]:
        """The persons who still play."""
        return [seat for seat in self.session.humans if seat not in view["out"]]

    def _catchers(self) -> tuple[int, ...]:
        """The persons around the tablet who may catch now, besides the one who acts."""
        state = self.session.match.state
        if state.view(None)["catch"] is None:
            return ()
        acting = self._actor()
        return tuple(seat for seat in self.session.waiting if seat != acting and state.legal(seat))

    def meanwhile(self) -> Scene | None:
        """While the table is handed on, anybody may still catch who forgot to call."""
        state, names = self.session.match.state, self.session.match.names
        forgetter = state.view(None)["catch"]
        if forgetter is None:
            return None
        seats = [seat for seat in self.session.waiting if ("catch", forgetter) in state.legal(seat)]
        return h(
            "section",
            h("p", f"{names[forgetter]} has one card left and did not call “ANNA!”"),
            h(
                "div",
                *(
                    button("catch", f"{names[seat]}: caught!", sign="hand", data_seat=str(seat))
                    for seat in seats
                ),
            ),
            class_="meanwhile",
        )

    def event(self, kind: str, detail: dict[str, Any]) -> bool:
        desk = self.session.desk
        if desk is None:
            return False
        if kind in ("press", "key"):
            return self._hand_down(kind, detail)
        if kind != "tap":
            return False
        match detail.get("do"):
            case "catch":
                self._catch(int(detail["seat"]))
            case "look":
                self.opened = int(detail["seat"]) if detail["seat"] else None
                desk.refresh()
            case "slap-start":
                self._start_slap()
            case _:
                self.opened = None
                return False
        return True

    def _catch(self, seat: int) -> None:
        desk, state = self.session.desk, self.session.match.state
        forgetter = state.view(None)["catch"]
        if desk and forgetter is not None:
            desk.act(("catch", forgetter), seat)

    def _slapping(self) -> Slap:
        """The slap of this ALL."""
        session = self.session
        if self.slap is None or self.slap_step != session.match.length:
            view = session.match.state.view(None)
            kinds = {seat: player.kind for seat, player in enumerate(session.match.players)}
            people = self._people(view)
            bots = {s: k for s, k in kinds.items() if s not in people and s not in view["out"]}
            self.slap, self.slap_step = Slap(people, bots), session.match.length
        return self.slap

    def _start_slap(self) -> None:
        desk = self.session.desk
        if desk and self.session.match.state.view(None)["phase"] == "slap":
            slap = self._slapping()
            if slap.opens is None:
                slap.start(desk.clock(), Dice(int(desk.clock() * 1000)))
                desk.later(self._follow(slap))
                desk.refresh()

    def _hand_down(self, kind: str, detail: dict[str, Any]) -> bool:
        desk = self.session.desk
        if not desk or self.session.match.state.view(None)["phase"] != "slap":
            return False
        slap = self._slapping()
        seat = int(detail["seat"]) if kind == "press" else slap.seat_of(detail["key"])
        if seat is None:
            return False
        desk.sound("card" if slap.press(seat, detail["at"]) else "no")
        desk.refresh()
        return True

    async def _follow(self, slap: Slap) -> None:
        """The bell, the computer's hands, and in the end the action."""
        desk = self.session.desk
        assert desk and slap.opens is not None
        await _until(slap.opens, desk.clock)
        desk.sound("bell")
        desk.refresh()
        seen = 0
        while (order := slap.result(desk.clock())) is None:
            await asyncio.sleep(0.03)
            down = len(slap.order(desk.clock()))
            if down != seen:
                seen = down
                desk.refresh()
        await asyncio.sleep(SHOWN)
        if slap is self.slap:
            desk.act(("slap", order), self.session.match.state.actors[0])


async def _until(time: float, clock: Any) -> None:
    while (left := time - clock()) > 0:
        await asyncio.sleep(left / 1000)


TABLE = AnnaottoTable
