"""The tapping duel (S22, ruling T3): five seconds of taps for tied people, for honour alone."""

import asyncio
from typing import TYPE_CHECKING, Any

from app.tables.kit.box import GAP
from app.tables.kit.colours import colour_of
from app.tables.kit.scene import Scene, h, num
from app.tables.kit.widgets import button
from engine.language import listing

from . import sheet
from .layout import edges
from .panels import face

if TYPE_CHECKING:
    from app.match.session import Session

SECONDS = 5
COUNT = 3
"""Ready, steady, go."""


class Duel:
    """One duel: who taps, how often each has tapped, and how far it is."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats
        self.taps = dict.fromkeys(seats, 0)
        self.phase = "ready"
        """`ready`, `count`, `tap` or `done`."""
        self.left = COUNT

    def tap(self, seat: int) -> None:
        if self.phase == "tap" and seat in self.taps:
            self.taps[seat] += 1

    @property
    def winners(self) -> list[int]:
        most = max(self.taps.values())
        return [seat for seat in self.seats if self.taps[seat] == most]


class Duels:
    """What the result screen offers to people who share a place."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.duel: Duel | None = None

    def draw(self) -> Scene | None:
        match = self.session.match
        tied = sheet.ties(match.state.standings or [], self.session.humans)
        if not tied:
            return None
        offers = [
            h(
                "p",
                f"{listing([match.names[s] for s in seats])} share a place, coin for coin.",
                button(
                    "duel",
                    "A tapping duel for honour",
                    sign="hand",
                    data_seats=" ".join(map(str, seats)),
                ),
                class_="duel-offer",
            )
            for seats in tied
        ]
        return h("div", *offers, self._arena() if self.duel else None)

    def event(self, kind: str, detail: dict[str, Any]) -> bool:
        do = detail.get("do", "")
        if kind == "tap" and do == "duel":
            self.duel = Duel([int(seat) for seat in str(detail["seats"]).split()])
        elif self.duel is None:
            return False
        elif kind == "press" and str(detail["press"]).startswith("duel:"):
            self.duel.tap(int(str(detail["press"]).removeprefix("duel:")))
        elif kind == "tap" and do == "duel-start":
            self._start(self.duel)
        elif kind == "tap" and do == "duel-end":
            self.duel = None
        else:
            return False
        if self.session.desk:
            self.session.desk.refresh()
        return True

    def _start(self, duel: Duel) -> None:
        if self.session.desk and duel.phase in ("ready", "done"):
            duel.taps = dict.fromkeys(duel.seats, 0)
            duel.phase, duel.left = "count", COUNT
            self.session.desk.later(self._run(duel))

    async def _run(self, duel: Duel) -> None:
        desk = self.session.desk
        assert desk
        for phase, seconds in (("count", COUNT), ("tap", SECONDS)):
            duel.phase = phase
            desk.sound("bell" if phase == "tap" else "card")
            for left in range(seconds, 0, -1):
                duel.left = left
                desk.refresh()
                await asyncio.sleep(1)
                if self.duel is not duel:
                    return
        duel.phase = "done"
        desk.sound("bell")
        desk.refresh()

    def _arena(self) -> Scene:
        assert self.duel
        width, height = self.session.desk.room() if self.session.desk else (0, 0)
        _, berths = edges(width, height, len(self.duel.seats))
        fields = [
            self._field(seat, berth.box.middle, berth.size, berth.turn)
            for seat, berth in zip(self.duel.seats, berths, strict=True)
        ]
        return h("div", *fields, self._middle(self.duel), class_="duel", role="dialog")

    def _field(
        self, seat: int, at: tuple[float, float], size: tuple[float, float], turn: int
    ) -> Scene:
        assert self.duel
        player = self.session.match.players[seat]
        (x, y), (wide, high) = at, size
        return h(
            "button",
            face(seat, player.colour, 40),
            h("b", player.name),
            h("strong", str(self.duel.taps[seat])),
            type="button",
            data_press=f"duel:{seat}",
            class_="duel-field",
            style=f"left:{num(x - wide / 2)}px;top:{num(y - high / 2)}px;width:{num(wide)}px;"
            f"height:{num(high - GAP)}px;transform:rotate({turn * 90}deg);"
            f"--who:{colour_of(player.colour)}",
        )

    def _middle(self, duel: Duel) -> Scene:
        names = [self.session.match.names[seat] for seat in duel.winners]
        if duel.phase in ("count", "tap"):
            words = "Get ready …" if duel.phase == "count" else "Tap!"
            return h("div", h("strong", str(duel.left)), h("p", words), class_="duel-middle")
        if duel.phase == "ready":
            told = "Five seconds. Who taps the own field most often?"
        elif len(names) == len(duel.seats):
            told = "Even again! Honour is shared."
        else:
            told = f"{listing(names)} wins the duel. The places stay as they are."
        again = "Start" if duel.phase == "ready" else "Once more"
        return h(
            "div",
            h("p", told),
            button("duel-start", again, kind="big"),
            button("duel-end", "Back to the result", kind="quiet"),
            class_="duel-middle",
        )
