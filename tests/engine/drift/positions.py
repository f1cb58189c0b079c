"""Positions set up by hand, and the few questions that all tests ask about them."""

from engine import IllegalAction, games
from engine.drift.board import HOMES
from engine.drift.pieces import PIECES, VALUE
from engine.drift.rules import Drift

GAME = games()["drift"]


def player(
    home: int,
    pieces: dict[str, str],
    carrying: dict[str, str] | None = None,
    deposited: tuple[str, ...] = (),
) -> dict:
    """A seat; the pieces not named are out of the game."""
    return {
        "home": home,
        "pieces": {piece: pieces.get(piece) for piece in PIECES},
        "carrying": carrying or {},
        "deposited": list(deposited),
    }


def at_home(home: int, elsewhere: dict[str, str] | None = None) -> dict:
    """A seat whose pieces are all on the home, but for those named."""
    return player(home, dict.fromkeys(PIECES, HOMES[home]) | (elsewhere or {}))


def table(*seats: dict, coins: dict | None = None, turn: int = 0, **other: object) -> Drift:
    """A position in the first round, with all points left to the player on turn."""
    left = {piece: VALUE[piece] for piece, where in seats[turn]["pieces"].items() if where}
    dump = {
        "seats": list(seats),
        "coins": {space: list(kinds) for space, kinds in (coins or {}).items()},
        "unplaced": [[] for _ in seats],
        "turn": turn,
        "round": 1,
        "left": left,
        "done": [],
        "options": {},
    }
    return GAME.load(dump | other)


def may(state: Drift, *action: str) -> bool:
    """Whether an action is offered; `legal` and `why_not` must agree on it."""
    offered = action in state.legal()
    assert offered == (state.why_not(action) is None)
    return offered


def refused(state: Drift, *action: str) -> str:
    """The reason for a refusal; the action must be refused, and change nothing."""
    before = state.dump()
    assert action not in state.legal()
    reason = state.why_not(action)
    assert reason is not None
    try:
        state.play(action)
    except IllegalAction as no:
        assert str(no) == reason
    assert state.dump() == before
    return reason


def goals(state: Drift, piece: str, verb: str = "step") -> set[str]:
    """The spaces a piece may step to, or attack."""
    return {action[2] for action in state.legal() if action[:2] == (verb, piece)}


def where(state: Drift, seat: int, piece: str) -> str | None:
    return state.dump()["seats"][seat]["pieces"][piece]


def events(told: list, name: str) -> list[tuple]:
    assert all(seats is None for _, seats in told)
    return [event for event, _ in told if event[0] == name]


def finish_round(state: Drift) -> list:
    """Ends turns until the next round, or the end of the game; all that was told."""
    told, number = [], state.round
    while state.actors and state.round == number:
        told += state.play(("end_turn",))
    return told
