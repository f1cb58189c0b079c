"""The contract of undo, over every table: it takes back what has taught its player nothing."""

from engine import Match, Player
from engine.dice import Dice
from engine.game import AnyState
from tests.engine.tables import SEED, Step, Table, walk

STEPS = 300


def test_what_undo_takes_back_has_shown_its_player_nothing(table: Table) -> None:
    """So the action comes to the same however the things hidden from that player lie."""
    match = _seated(table)
    for step in walk(table).steps[:STEPS]:
        before = match.state.copy()
        match.play(step.action, step.seat)
        if match.undoable:
            assert match.state.actors[0] == before.actors[0] == step.seat
            assert match.state.dice.state == before.dice.state
            for seed in range(4):
                assert _shown(table.game.imagine(before.view(step.seat), Dice(seed)), step) == (
                    match.state.view(step.seat),
                    [event for event, seats in step.told if seats is None or step.seat in seats],
                )


def _shown(state: AnyState, step: Step) -> tuple[object, object]:
    """What the player sees after an action, and what they are told of it."""
    told = state.play(step.action, step.seat)
    return state.view(step.seat), [
        event for event, seats in told if seats is None or step.seat in seats
    ]


def test_undo_gives_back_the_position_and_the_log_before(table: Table) -> None:
    match = _seated(table)
    for step in walk(table).steps[:STEPS]:
        before, log = match.state.dump(), match.log
        match.play(step.action, step.seat)
        if match.undoable:
            assert match.undo() == (step.seat, step.action)
            assert (match.state.dump(), match.log) == (before, log)
            match.play(step.action, step.seat)


def _seated(table: Table) -> Match:
    players = [Player(name, "red") for name in table.names]
    return Match(table.game, players, SEED, dict(table.options))
