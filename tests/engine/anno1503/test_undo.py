"""What undo may take back in ANNO 1503: a voyage's steps, and nothing that showed a tile."""

from engine import Match, Player
from tests.engine.anno1503.tabletop import GAME, GameState, position

TILE = "r2c2"


def at_sea(tile: str = "gold") -> Match:
    players = [Player(name, "red") for name in ("Ada", "Bea")]
    match = Match(GAME, players, 1)
    state: GameState = position(
        {"ships": ["r2c1", None], "points": [2, 0]}, {}, phase="ships", tiles={TILE: tile}
    )
    match.state = state
    return match


def test_I11_a_move_of_a_ship_can_be_taken_back() -> None:
    match = at_sea()
    match.play(("sail", 0, "r1c1"))
    assert match.undoable


def test_I12_a_look_at_a_tile_cannot_be_taken_back() -> None:
    match = at_sea()
    match.play(("explore", 0, TILE))
    assert not match.undoable


def test_I12_a_tile_that_was_left_face_down_can_be_thought_over() -> None:
    match = at_sea()
    match.play(("explore", 0, TILE))
    match.play(("leave",))
    assert match.undo() == (0, ("leave",))
    assert not match.undoable


def test_I12_a_claimed_tile_lies_open_and_cannot_be_taken_back() -> None:
    for tile in ("gold", "agreement"):
        match = at_sea(tile)
        match.play(("explore", 0, TILE))
        match.play(("claim",))
        assert match.state.actors == (0,)
        assert not match.undoable
