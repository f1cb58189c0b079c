"""Positions set up by hand, and the few questions that all tests ask about them."""

from collections.abc import Mapping, Sequence

from engine import IllegalAction
from engine.drift import GAME
from engine.drift.board import HOMES
from engine.drift.pieces import PIECES, VALUE
from engine.drift.rules import Drift
from engine.drift.types import Event, Seat
from engine.game import Action as AnyAction
from engine.game import Event as AnyEvent
from engine.game import Told


def new(seats: int, seed: int, options: Mapping[str, object] | None = None) -> Drift:
    """A new match."""
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Drift)
    return state


def load(dump: object) -> Drift:
    state = GAME.load(dump)
    assert isinstance(state, Drift)
    return state


def player(
    home: int,
    pieces: dict[str, str],
    carrying: dict[str, str] | None = None,
    deposited: tuple[str, ...] = (),
) -> Seat:
    """A seat; the pieces not named are out of the game."""
    return {
        "home": home,
        "pieces": {piece: pieces.get(piece) for piece in PIECES},
        "carrying": carrying or {},
        "deposited": list(deposited),
    }


def at_home(home: int, elsewhere: dict[str, str] | None = None) -> Seat:
    """A seat whose pieces are all on the home, but for those named."""
    return player(home, dict.fromkeys(PIECES, HOMES[home]) | (elsewhere or {}))


def table(
    *seats: Seat, coins: dict[str, list[str]] | None = None, turn: int = 0, **other: object
) -> Drift:
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
        "sent": [],
        "options": {},
    }
    return load(dump | other)


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
    actions: Sequence[AnyAction] = state.legal()
    return {action[2] for action in actions if action[:2] == (verb, piece)}


def where(state: Drift, seat: int, piece: str) -> str | None:
    return state.view(None)["seats"][seat]["pieces"][piece]


def events(told: list[Told[Event]], name: str) -> list[AnyEvent]:
    assert all(seats is None for _, seats in told)
    return [event for event, _ in told if event[0] == name]


def finish_round(state: Drift) -> list[Told[Event]]:
    """Ends turns until the next round, or the end of the game; all that was told."""
    told: list[Told[Event]] = []
    number = state.round
    while state.actors and state.round == number:
        told += state.play(("end_turn",))
    return told
