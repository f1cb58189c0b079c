"""What a person means by a tap: the chosen piece and goal, and what they try in vain."""

from collections.abc import Collection

from engine.drift.board import NEIGHBOURS
from engine.drift.pieces import COIN_SPACES, COINS, PIECES
from engine.drift.rules import Drift
from engine.game import Action


def _named(chosen: Collection[str], zone: str) -> str:
    found = (token.removeprefix(zone) for token in chosen if token.startswith(zone))
    return next(found, "")


def chosen_piece(chosen: Collection[str]) -> str:
    """The piece among what is chosen, or ""."""
    return _named(chosen, "piece:")


def chosen_space(chosen: Collection[str]) -> str:
    return _named(chosen, "space:")


def attempt(state: Drift, chosen: list[str], token: str) -> Action | None:
    """The action that somebody tries who taps this; its refusal is the answer."""
    zone, _, name = token.partition(":")
    if state.phase == "place":
        return ("place", _coin_for(state, name), name) if zone in ("space", "door") else None
    if zone == "piece":
        return ("step", name, _way_out(state, name))
    if zone == "tray" or not name:
        return None
    piece = chosen_piece(chosen) or _first_able(state)
    enemy = state.standing.get(name, state.turn) != state.turn
    return ("attack" if enemy else "step", piece, name)


def _coin_for(state: Drift, space: str) -> str:
    """The coin that belongs on this land, or else the next to be placed."""
    fitting = [coin for coin in COINS if space in COIN_SPACES[coin]]
    return (fitting or list(state.unplaced[state.turn]))[0]


def _way_out(state: Drift, piece: str) -> str:
    """A space that the piece could step to if nothing but the rules of order were in the way."""
    here = state.pieces[state.turn][piece]
    if here is None:
        return "A0"
    free = [near for near in NEIGHBOURS[here] if near not in state.standing]
    return (free or list(NEIGHBOURS[here]))[0]


def _first_able(state: Drift) -> str:
    able = (p for p in PIECES if state.left.get(p) and p not in state.done)
    return next(able, PIECES[0])
