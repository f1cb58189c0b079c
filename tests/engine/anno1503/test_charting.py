"""What ANNO 1503's computer players expect of the tiles that lie face down."""

from engine.anno1503.charting import chart
from engine.anno1503.queries import reach
from engine.anno1503.state import Position
from tests.engine.anno1503.tabletop import position


def hopes(reserve: list[str], tiles: dict[str, str]) -> tuple[float, float]:
    """How likely a hidden tile is an agreement, and an outpost."""
    state = position({}, {}, tiles=tiles, reserve=reserve)
    assert isinstance(state, Position)
    known = chart(state, 0)
    return known[2], known[3]


def test_I12_a_chance_is_spread_over_all_tiles_that_are_hidden() -> None:
    alone = hopes([], {"r2c2": "gold"})
    assert alone == hopes([], {})
    for hidden in (2, 5):
        shared = hopes(["gold"] * (hidden - 1), {"r2c2": "gold"})
        assert shared == (alone[0] / hidden, alone[1] / hidden)


def test_I11_only_the_player_on_turn_has_ships_that_move() -> None:
    sailor = {"ships": ["r2c1", None], "points": [2, 0]}
    state = position(sailor, sailor, phase="ships", tiles={"r2c2": "gold"})
    assert reach(state.view(0), 0).sea
    assert not reach(state.view(1), 0).sea
    assert not reach(state.view(None), 0).sea
