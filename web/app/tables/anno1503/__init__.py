"""ANNO 1503's table.

All sit around it and nothing is handed over: the one secret, what lies under a cloud that
somebody has explored, is shown only for as long as a finger is held on it.
"""

from dataclasses import replace
from typing import Any

from app.match.choice import Tokens
from app.tables.anno1503 import art, drawing, large, score
from app.tables.anno1503.fingers import Fingers
from app.tables.anno1503.layout import layout
from app.tables.anno1503.paint import Paint
from app.tables.anno1503.tokens import attempt, tokens
from app.tables.anno1503.voyage import Reach, reach_of
from app.tables.base import Button, Frame, Table
from app.tables.kit.scene import Scene
from engine.anno1503.pieces import OUTPOST
from engine.game import Action, Data, Event

_PHASES = {
    "roll": "Production",
    "take": "Production",
    "give_up": "Pirates",
    "build": "Building",
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
        self.fingers = Fingers(self)
        self.known: frozenset[str] = frozenset()
        """Where the viewer has looked under the clouds."""
        self.room = (0, 0)
        """The size of the table, as it was drawn last."""

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
        shown = {space: tile for space, tile in seen.items() if space == self.fingers.looking}
        players = [
            player | {"seen": shown} if who == seat else player
            for who, player in enumerate(view["players"])
        ]
        return view | {"players": players}

    def may_advise(self, view: Data) -> bool:
        return not (self.together and view["phase"] == "tile")

    def draw(self, view: Data, frame: Frame) -> Scene:
        seat = view["seat"]
        self.room = (frame.width, frame.height)
        home = view["turn"] if seat is None else seat
        choosing = frame.live and frame.tappable and not frame.chosen
        reached = self.reach(view) if choosing else Reach()
        seen = view["players"][home]["seen"] if seat is not None else {}
        paint = Paint(
            view,
            replace(frame, tappable=self._tappable(view, frame, reached)),
            home,
            helm=self.helm(view),
            reach=reached,
            known=self.known if frame.live else frozenset(seen),
            covered=self.together and frame.live,
            step=self.session.match.length,
            told=[event for event, seats in self.session.told if seats is None],
        )
        others = len(view["players"]) - 1
        focus = self._focus(view, frame)
        parts = layout(frame.width, frame.height, others, focus, frame.live)
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

    def helm(self, view: Data) -> int:
        """The ship that was chosen last, if it can still do something."""
        helm = self.fingers.helm
        points = view["players"][view["seat"] or 0]["points"]
        if not points[helm] and any(points):
            return 1 - helm
        return helm

    def reach(self, view: Data) -> Reach:
        if view["phase"] != "ships" or view["seat"] != view["turn"]:
            return Reach()
        player, ship = view["players"][view["seat"]], self.helm(view)
        return reach_of(player["ships"][ship], player["points"][ship], view["tiles"])

    def _focus(self, view: Data, frame: Frame) -> str:
        """On a phone: the sea while ships sail, else the home island; or what was opened."""
        opened, phase, turn = self.fingers.opened
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
            *([Button("end_building", "Set sail")] if sails else []),
            Button("end_turn", "End turn"),
        ]

    def at_once(self, action: Action) -> bool:
        """Also the die, and the end of a turn in which nothing else can be done."""
        ends = action[0] == "end_turn" and len(self.session.match.state.legal()) == 1
        return action[0] == "roll" or ends or super().at_once(action)

    def attempt(self, view: Data, chosen: list[str], token: str) -> Action | None:
        return attempt(view, chosen, token, self.helm(view))

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
            return f"in {self.session.match.names[view['turn']]}'s turn"
        return _PHASES[view["phase"]]

    def large(self, info: str, view: Data) -> Scene | None:
        return large.draw(info, view, self.session.match, self.room)

    def sheet(self, view: Data, names: list[str]) -> Scene | None:
        return score.sheet(view, names)

    def scores(self, view: Data) -> list[int]:
        return [len(held) for held in view["shields"]]

    def decided(self, view: Data, names: list[str]) -> str:
        return score.decided(view, names)

    def sound(self, event: Event) -> str | None:
        return _SOUNDS.get(event[0], "card")

    def event(self, kind: str, detail: dict[str, Any]) -> bool:
        return self.fingers.heard(kind, detail)


TABLE = Anno1503Table
