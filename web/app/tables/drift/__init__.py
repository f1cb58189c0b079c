"""DRIFT's table: the Annuli board, everybody's plates, and the tray of the one on turn."""

import asyncio
from typing import Any

from app.match.choice import Tokens
from app.tables.base import Button, Frame, Table
from app.tables.drift import art, sheet, tries
from app.tables.drift.bearings import Bearings
from app.tables.drift.board import Board
from app.tables.drift.geometry import RADIUS
from app.tables.drift.large import large
from app.tables.drift.layout import Layout, layout
from app.tables.drift.overlay import Overlay
from app.tables.drift.plates import Deed, Plates
from app.tables.drift.warnings import attack_question, leaving_warning
from app.tables.kit.scene import Scene, circle, g, path, svg
from engine.drift.board import ARROWS
from engine.drift.carrying import kinds_on
from engine.drift.leaving import barred
from engine.drift.pieces import COINS
from engine.drift.reach import reach
from engine.drift.rules import Drift
from engine.drift.words import piece_name
from engine.game import Action, Data, Event

MOST = 4
"""How far the board can be enlarged."""
READABLE = 0.74
"""The scale of the board below which words on it would be too small."""
STEP_PAUSE = 0.24
"""Seconds between the steps of a longer way."""

_SOUNDS = {
    "attacked": "die",
    "drifted": "splash",
    "won": "bell",
    "limit": "bell",
    "stepped": "card",
    "placed": "coin",
    "picked": "coin",
    "pilfered": "coin",
    "dropped": "coin",
    "deposited": "bell",
    "returned": "coin",
    "removed": "no",
}


class DriftTable(Table):
    accent = "drift"
    swift = True

    def __init__(self, session: Any) -> None:
        super().__init__(session)
        self.bearings = Bearings()

    @staticmethod
    def symbols() -> list[Scene]:
        return art.symbols()

    @property
    def state(self) -> Drift:
        """The position; all of it is open."""
        state = self.session.match.state
        assert isinstance(state, Drift)
        return state

    def draw(self, view: Data, frame: Frame) -> Scene:
        own = view["turn"] if view["seat"] is None else view["seat"]
        plates = Plates(view, frame)
        others = plates.order(own)
        place = layout(frame.width, frame.height, len(others))
        turn = self._turned(view, frame, own)
        piece, target = tries.chosen_piece(frame.chosen), tries.chosen_space(frame.chosen)
        reached = reach(self.state, piece) if piece and not target else {}
        start = self.state.pieces[self.state.turn][piece] or "" if piece else ""
        stuck = frame.live and view["phase"] == "play" and bool(barred(self.state))
        board = Board(view, frame, self.bearings, reached, start, stuck, turn)
        scale = place.radius / RADIUS
        grow = max(1.0, READABLE / scale)
        over = Overlay(self.state, frame, turn, piece, target, reached, grow) if piece else None
        return svg(
            frame.width,
            frame.height,
            g(
                *(plates.plate(s, box) for s, box in zip(others, place.plates, strict=True)),
                plates.tray(own, place, self._deeds(piece)),
                g(
                    board.draw(),
                    over.draw() if over else None,
                    transform=f"translate({place.x:.1f} {place.y:.1f}) scale({scale:.4f})",
                ),
                data_zoom=str(MOST) if frame.live else None,
            ),
            *(_zoom_buttons(place) if frame.live else ()),
            class_=f"drift drawing zooms {view['phase']}",
            data_turned=f"{turn:g}",
        )

    def _turned(self, view: Data, frame: Frame, seat: int) -> float:
        """With the own home nearest, where the setting asks for it."""
        home = view["seats"][seat]["home"]
        turned = 180 - 60 * home if frame.facing and home is not None else 0
        return self.bearings.of("board", turned)

    def _deeds(self, piece: str) -> list[Deed]:
        """What the chosen piece can do with a coin (D10, D11)."""
        state, offered = self.state, self.session.choice.tappable
        if not piece:
            return []
        carried = state.carrying[state.turn].get(piece, "")
        here = state.pieces[state.turn][piece] or ""
        if "put" in offered and carried:
            home = here == state.home and carried not in state.deposited[state.turn]
            return [Deed("put", f"{'Deposit' if home else 'Drop'} {carried}", carried)]
        if "take" in offered:
            kind = kinds_on(state, here)[0]
            return [Deed("take", f"Pick up {kind}", kind)]
        kinds = [kind for kind in COINS if f"take:{kind}" in offered]
        return [Deed(f"take:{kind}", f"Take {kind}", kind) for kind in kinds]

    def tokens(self, action: Action) -> Tokens:
        match action:
            case ("place", _, space):
                return frozenset({f"space:{space}"})
            case ("step" | "attack", piece, space):
                return frozenset({f"piece:{piece}", f"space:{space}"})
            case ("pick", piece, kind):
                return frozenset({f"piece:{piece}", f"take:{kind}"})
            case ("pick", piece):
                return frozenset({f"piece:{piece}", "take"})
            case ("drop", piece):
                return frozenset({f"piece:{piece}", "put"})
        return frozenset({action[0]})

    def replaces(self, token: str, chosen: list[str]) -> list[str] | None:
        """Another piece, or the end of the turn, begins anew; another goal keeps the piece."""
        if token.startswith("piece:") or token == "end_turn":
            return []
        return [other for other in chosen if other.startswith("piece:")]

    def stays(self, action: Action) -> list[str]:
        return [f"piece:{action[1]}"] if action[0] == "step" else []

    def at_once(self, action: Action) -> bool:
        """An attack is asked about, with its sum; the end of a turn cannot be taken back."""
        return action[0] not in ("attack", "end_turn") and super().at_once(action)

    def buttons(self, view: Data) -> list[Button]:
        return [Button("end_turn", "End turn")]

    def attempt(self, view: Data, chosen: list[str], token: str) -> Action | None:
        return tries.attempt(self.state, chosen, token)

    def prompt(self, view: Data) -> str | None:
        ready = self.session.choice.ready
        if view["phase"] != "play" or view["seat"] != view["turn"]:
            return None
        if ready and ready[0] == "attack":
            return attack_question(self.state, ready)
        return leaving_warning(self.state, ending=ready == ("end_turn",))

    def hint(self, view: Data, chosen: list[str]) -> str | None:
        piece = tries.chosen_piece(chosen)
        if not piece:
            return "Tap the piece that shall go there."
        points = view["left"].get(piece, 0)
        words = f"{piece_name(piece)} has {points} point{'' if points == 1 else 's'} left"
        if self._deeds(piece):
            return f"{words}. Tap where it goes, or what it does with the coin."
        return f"{words}. Tap where it goes."

    def round(self, view: Data) -> str:
        limit = view["options"]["rounds"]
        if view["phase"] == "place":
            return "Setting up"
        shown = min(view["round"], limit) if limit else view["round"]
        return f"Round {shown}/{limit}" if limit else f"Round {shown}"

    def large(self, info: str, view: Data) -> Scene | None:
        match = self.session.match
        return large(info, view, match.names, [player.colour for player in match.players])

    def sheet(self, view: Data, names: list[str]) -> Scene | None:
        return sheet.draw(view, names)

    def scores(self, view: Data) -> list[int]:
        return [len(player["deposited"]) for player in view["seats"]]

    def decided(self, view: Data, names: list[str]) -> str:
        return sheet.decided(view, names)

    def sound(self, event: Event) -> str | None:
        if event[0] == "stepped" and event[4] in ARROWS:
            return "splash"
        return _SOUNDS.get(event[0])

    def event(self, kind: str, detail: dict[str, Any]) -> bool:
        if kind != "tap" or detail.get("do") != "walk":
            return False
        piece, desk = tries.chosen_piece(self.session.choice.chosen), self.session.desk
        way = reach(self.state, piece).get(detail.get("space", ""), ()) if piece else ()
        if way and desk:
            desk.act(("step", piece, way[0]))
            desk.later(self._walk(piece, way[1:]))
        return True

    async def _walk(self, piece: str, way: tuple[str, ...]) -> None:
        """The further steps of a way, unless somebody does something else meanwhile."""
        desk, match = self.session.desk, self.session.match
        for space in way:
            length = match.length
            await asyncio.sleep(STEP_PAUSE)
            if match.length != length or desk is None:
                return
            desk.act(("step", piece, space))


def _zoom_buttons(place: Layout) -> list[Scene]:
    """In the corners that a round board leaves free."""
    away = (place.radius + 27) * 0.7071
    x, y = place.x + away, place.y + away
    return [
        _round_button(x, y, "M-8 0H8M0 -8V8", "1.6", "Enlarge the board"),
        _round_button(
            place.x - away, y, "M-8 -3V-8H-3M3 -8H8V-3M8 3V8H3M-3 8H-8V3", "0", "Show all"
        ),
    ]


def _round_button(x: float, y: float, sign: str, factor: str, name: str) -> Scene:
    return g(
        circle(0, 0, 22, class_="ring knob"),
        path(sign, class_="knob-sign"),
        transform=f"translate({x:.1f} {y:.1f})",
        class_="zoom-knob" if factor != "0" else "zoom-knob when-zoomed",
        role="button",
        tabindex="0",
        aria_label=name,
        data_zoom_by=factor,
    )


TABLE = DriftTable
