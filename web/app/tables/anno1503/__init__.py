"""ANNO 1503's table.

All sit around it and nothing is handed over: the one secret, what lies under a cloud that
somebody has explored, is shown only for as long as a finger is held on it.
"""

import asyncio
from dataclasses import replace
from typing import Any

from app.narrow import Tokens
from app.scene import Scene
from app.tables.anno1503 import art, drawing, large, score
from app.tables.anno1503.layout import layout
from app.tables.anno1503.paint import Paint
from app.tables.anno1503.tokens import attempt, tokens
from app.tables.anno1503.voyage import Reach, reach
from app.tables.base import Button, Frame, Table
from engine.anno1503.pieces import OUTPOST
from engine.game import Action, Data, Event

_STEP_SECONDS = 0.24

_PHASES = {
    "roll": "Production",
    "take": "Production",
    "give_up": "Pirates",
    "build": "Building and trading",
    "ships": "Ships",
    "tile": "Exploring",
    "discard": "Hand limit",
}

_SOUNDS = {
    "rolled": "die",
    "sold": "coin",
    "paid": "coin",
    "sailed": "splash",
    "launched": "splash",
    "explored": "flip",
    "gained": "bell",
    "won": "bell",
    "turn": None,
    "set_sail": None,
    "overfull": None,
    "saw": None,
}


class Anno1503Table(Table):
    accent = "anno1503"

    def __init__(self, session: Any) -> None:
        super().__init__(session)
        self.helm = 0
        self.looking = ""
        """The space whose tile is shown, while a finger is held."""
        self.known: frozenset[str] = frozenset()
        self.sailing = False
        self.turned: tuple[str, str, int] = ("", "", 0)
        """What was opened on a phone, and in which phase of whose turn."""

    @property
    def together(self) -> bool:  # type: ignore[override]
        """Alone with computer players there is nobody to hide anything from."""
        return len(self.session.humans) > 1

    @staticmethod
    def symbols() -> list[Scene]:
        return art.symbols()

    def handover(self, one: int, other: int) -> bool:
        return False

    def open_part(self, view: Data) -> Data:
        seat = view["seat"]
        if seat is None:
            return view
        seen = view["players"][seat]["seen"]
        self.known = frozenset(seen)
        if not self.together:
            return view
        shown = {space: tile for space, tile in seen.items() if space == self.looking}
        players = [
            player | {"seen": shown} if who == seat else player
            for who, player in enumerate(view["players"])
        ]
        return view | {"players": players}

    def may_advise(self, view: Data) -> bool:
        return not (self.together and view["phase"] == "tile")

    def draw(self, view: Data, frame: Frame) -> Scene:
        seat = view["seat"]
        home = view["turn"] if seat is None else seat
        reached = self._reach(view) if frame.live and not frame.chosen else Reach()
        seen = view["players"][home]["seen"] if seat is not None else {}
        paint = Paint(
            view,
            replace(frame, tappable=self._tappable(view, frame, reached)),
            home,
            helm=self._helm(view),
            reach=reached,
            known=self.known if frame.live else frozenset(seen),
            covered=self.together and frame.live,
            step=self.session.match.length,
            told=[event for event, seats in self.session.told if seats is None],
        )
        parts = layout(
            frame.width, frame.height, len(view["players"]) - 1, self._focus(view, frame)
        )
        return drawing.draw(paint, parts, self._verdict(view))

    def _tappable(self, view: Data, frame: Frame, reached: Reach) -> Tokens:
        """What the engine allows; at sea all that the helm's ship reaches in several moves."""
        given = frozenset(frame.tappable)
        if view["phase"] == "ships" and not frame.chosen:
            steered = {token for token in given if not token.startswith("space:")}
            return frozenset(steered | {f"space:{s}" for s in (*reached.sea, *reached.islands)})
        if view["phase"] == "tile" and given and self.together and "claim" not in frame.chosen:
            # The same for every tile, or the others could read from the rings what it is.
            return frozenset({"claim", "leave"})
        return given

    def _helm(self, view: Data) -> int:
        """The ship that was chosen last, if it can still do something."""
        points = view["players"][view["seat"] or 0]["points"]
        if not points[self.helm] and any(points):
            return 1 - self.helm
        return self.helm

    def _reach(self, view: Data) -> Reach:
        if view["phase"] != "ships" or view["seat"] != view["turn"]:
            return Reach()
        player, ship = view["players"][view["seat"]], self._helm(view)
        return reach(player["ships"][ship], player["points"][ship], view["tiles"])

    def _focus(self, view: Data, frame: Frame) -> str:
        """On a phone: the sea while ships sail, else the home island; or what was opened."""
        opened, phase, turn = self.turned
        if opened and (phase, turn) == (view["phase"], view["turn"]):
            return opened
        if view["phase"] == "ships":
            return "sea"
        placing = "claim" in frame.chosen and self.session.choice.ready is None
        placed = len(frame.chosen) > 1
        return "sea" if view["phase"] == "tile" and not (placing or placed) else "home"

    def _explored(self) -> str:
        """The tile that waits for a decision; its explorer is the one who acts."""
        state = self.session.match.state
        view = state.view(state.actors[0]) if state.actors else {}
        if view.get("phase") != "tile":
            return ""
        tile: str = view["players"][view["turn"]]["seen"][view["exploring"][1]]
        return tile

    def _verdict(self, view: Data) -> str:
        """What may be done with an explored tile that is shown."""
        if view["phase"] != "tile" or view["seat"] != view["turn"]:
            return ""
        state = self.session.match.state
        tile = self._explored()
        if any(action[0] == "claim" for action in state.legal()):
            return large.CLAIMING[tile.partition(":")[0]]
        return state.why_not(("claim",)) or ""

    def tokens(self, action: Action) -> Tokens:
        return tokens(action, self._explored() if action[0] == "claim" else "")

    def buttons(self, view: Data) -> list[Button]:
        sails = any(view["players"][view["turn"]]["ships"])
        return [
            Button("roll", "Roll the die"),
            *([Button("end_building", "To the ships")] if sails else []),
            Button("end_turn", "End turn"),
        ]

    def at_once(self, action: Action) -> bool:
        """Also the die, and the end of a turn in which nothing else can be done."""
        ends = action[0] == "end_turn" and len(self.session.match.state.legal()) == 1
        return action[0] == "roll" or ends or super().at_once(action)

    def attempt(self, view: Data, chosen: list[str], token: str) -> Action | None:
        return attempt(view, chosen, token, self._helm(view))

    def hint(self, view: Data, chosen: list[str]) -> str | None:
        first = chosen[0].partition(":")
        match first[0]:
            case "claim" if self._explored().startswith(OUTPOST):
                return "Choose the gray pier where the outpost is laid."
            case "claim":
                return "Choose the colonist to promote."
            case "pioneer":
                return "Choose the public building that comes with this pioneer."
            case "card":
                return f"Choose the colonist who buys {first[2]}."
            case "sell":
                return "Choose the card that this colonist buys."
        return None

    def round(self, view: Data) -> str:
        asked = view["asked"]
        if asked and asked[0] != view["turn"]:
            return f"{_PHASES[view['phase']]}, in {self.session.match.names[view['turn']]}'s turn"
        return _PHASES[view["phase"]]

    def large(self, info: str, view: Data) -> Scene | None:
        return large.draw(info, view, self.session.match)

    def sheet(self, view: Data, names: list[str]) -> Scene | None:
        return score.sheet(view, names)

    def scores(self, view: Data) -> list[int]:
        return [len(held) for held in view["shields"]]

    def decided(self, view: Data, names: list[str]) -> str:
        return score.decided(view, names)

    def sound(self, event: Event) -> str | None:
        return _SOUNDS.get(event[0], "card")

    def event(self, kind: str, detail: dict[str, Any]) -> bool:
        match kind:
            case "press" if detail.get("press") == "look":
                exploring = self.session.view()["exploring"]
                return self._look(exploring[1] if exploring else "")
            case "release" if self.looking:
                return self._look("")
            case "info" if self.together and detail["info"].startswith("island:"):
                return self._peek(detail)
            case "tap":
                return self._tapped(detail)
        return False

    def _look(self, space: str) -> bool:
        self.looking = space
        self._refresh()
        return True

    def _peek(self, detail: dict[str, Any]) -> bool:
        """A tile that the viewer has seen is shown while the finger stays, not in a sheet."""
        space = detail["info"].partition(":")[2]
        if space not in self.known:
            return False
        if detail.get("held"):
            return self._look(space)
        self._toast("Hold a finger on the island to look under its cloud.", detail)
        return True

    def _tapped(self, detail: dict[str, Any]) -> bool:
        session = self.session
        if detail.get("do") in ("look-sea", "look-home"):
            view = session.view()
            self.turned = (detail["do"][5:], view["phase"], view["turn"])
            self._refresh()
            return True
        token = detail.get("tap") or detail.get("not") or ""
        if token.startswith("home:") and session.desk:
            session.desk.enlarge(token)
            return True
        if session.viewer not in session.match.state.actors:
            return False
        return self._chosen(token, detail)

    def _chosen(self, token: str, detail: dict[str, Any]) -> bool:
        """A token of an action: narrows the choice, or does it where undo can take it back."""
        session, choice = self.session, self.session.choice
        if token.startswith("ship:") and "tap" in detail:
            self.helm = int(token[5:])
            choice.clear()
        elif token.startswith("space:") and "tap" in detail:
            self._steer(token[6:])
        elif token == "claim" and token not in choice.tappable:
            self._toast("This tile cannot be claimed. Look at it again: it says why.", detail)
        elif not self._narrow(token):
            return False
        elif (action := self._complete(token)) is not None and session.desk:
            session.desk.act(action)
            return True
        self._refresh()
        return True

    def _narrow(self, token: str) -> bool:
        """Add a token to the choice, or begin anew with it where it does not go with the rest."""
        choice = self.session.choice
        before = choice.chosen[:]
        if token not in choice.tappable:
            choice.clear()
        if not choice.toggle(token):
            for kept in before:
                choice.toggle(kept)
            return False
        placed = token.startswith(("pier:", "colonist:")) and token in choice.chosen
        if placed and "claim" in choice.tappable and "claim" not in choice.chosen:
            choice.toggle("claim")
        return True

    def _complete(self, token: str) -> Action | None:
        """The action that is chosen, if it needs no Confirm."""
        choice = self.session.choice
        if token not in choice.chosen or len(choice.open) != 1:
            return None
        action = choice.open[0]
        whole = choice.ready is not None or token.startswith("sell:")
        return action if whole and self.at_once(action) else None

    def _steer(self, space: str) -> None:
        """Sail to a space step by step; beside an island, propose to explore it."""
        session, choice = self.session, self.session.choice
        view = session.view()
        if choice.chosen:
            choice.clear()
            return
        reached, ship = self._reach(view), self._helm(view)
        if self.sailing or (space not in reached.sea and space not in reached.islands):
            return
        steps: list[Action] = [("sail", ship, step) for step in reached.route(space)]
        island = space if space in reached.islands else ""
        if len(steps) == 1 and not island and session.desk:
            session.desk.act(steps[0])
        elif not steps:
            self._propose(ship, island)
        elif session.desk:
            self.sailing = True
            session.desk.later(self._sail(steps, ship, island))

    async def _sail(self, steps: list[Action], ship: int, island: str) -> None:
        session = self.session
        try:
            for action in steps:
                if session.match.state.why_not(action) is None and session.desk:
                    session.desk.act(action)
                    await asyncio.sleep(_STEP_SECONDS)
        finally:
            self.sailing = False
        if island and session.match.state.why_not(("explore", ship, island)) is None:
            self._propose(ship, island)
            self._refresh()

    def _propose(self, ship: int, island: str) -> None:
        """Exploring cannot be taken back, so it waits for Confirm."""
        self.helm = ship
        self.session.choice.toggle(f"ship:{ship}")
        self.session.choice.toggle(f"space:{island}")

    def _refresh(self) -> None:
        if self.session.desk:
            self.session.desk.refresh()

    def _toast(self, words: str, detail: dict[str, Any]) -> None:
        if self.session.desk:
            self.session.desk.toast(words, detail.get("x", 0), detail.get("y", 0))


TABLE = Anno1503Table
