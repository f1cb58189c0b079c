"""What a table asks about a view: the answers of the rules, and nothing to change them with."""

import json
from itertools import product

import pytest

from engine.dice import Dice
from engine.drift.attacks import attack_terms, defence_terms
from engine.drift.board import SPACES
from engine.drift.carrying import kinds_on
from engine.drift.leaving import barred, surplus
from engine.drift.pieces import PIECES
from engine.drift.queries import Queries
from engine.drift.reach import reach
from engine.drift.rules import Drift
from tests.engine.drift.positions import at_home, new, player, table
from tests.engine.drift.test_leaving import crowded


def asked(state: Drift, seat: int | None = 0) -> Queries:
    """Queries about a view that was written down and read again."""
    return Queries(json.loads(json.dumps(state.view(seat))))


@pytest.mark.parametrize(("seed", "seat"), [*product(range(6), (0, 1, None))])
def test_a_view_is_answered_as_the_position_would_answer(seed: int, seat: int | None) -> None:
    state = crowded(Dice(seed))
    queries = asked(state, seat)
    assert (queries.barred(), queries.surplus()) == (barred(state), surplus(state))
    for piece in PIECES:
        assert queries.reach(piece) == reach(state, piece)
    for space in SPACES:
        assert queries.standing(space) == state.standing.get(space)
        assert queries.owner(space) == state.owner.get(space)
        assert queries.kinds_on(space) == kinds_on(state, space)
    stands = [(s, p, space) for s in range(3) for p, space in state.pieces[s].items() if space]
    asked_for = [(*who, space) for space in queries.occupied() for who in queries.pieces_on(space)]
    assert sorted(asked_for) == sorted(stands)
    for space, piece in product(state.standing, PIECES):
        assert queries.attack_terms(piece, space) == attack_terms(state, piece, space)
        assert queries.defence_terms(space) == defence_terms(state, space)


def test_asking_leaves_the_view_as_it_was() -> None:
    state = table(player(0, {"1a": "B1", "3a": "B5"}), at_home(3), coins={"B1": ["gold"]})
    view = state.view(0)
    queries = Queries(view)
    assert queries.reach("3a") is queries.reach("3a")
    assert queries.kinds_on("B1") == ("gold",)
    assert view == state.view(0)


def test_during_the_set_up_nobody_has_a_home() -> None:
    queries = asked(new(3, 5), None)
    assert queries.order() == [0, 1, 2]
    assert queries.last_of_round() is None
    assert [queries.home(seat) for seat in range(3)] == [None, None, None]
    assert queries.barred() == queries.surplus() == []


def test_D3_the_order_goes_by_the_geo_markers_and_the_drift_follows_the_last() -> None:
    queries = asked(table(at_home(5), at_home(2), at_home(4)))
    assert queries.order() == [1, 2, 0]
    assert queries.last_of_round() == 0
    assert [queries.home(seat) for seat in range(3)] == ["A20", "A8", "A16"]


@pytest.mark.parametrize(
    ("home", "deposited", "answer"),
    [("A0", (), True), ("A0", ("gold",), False), ("B0", (), False), ("A12", (), False)],
)
def test_D11_a_coin_is_deposited_at_home_where_its_kind_is_not_yet(
    home: str, deposited: tuple[str, ...], answer: bool
) -> None:
    carrier = player(0, {"1a": home, "1b": "B9"}, {"1a": "gold"}, deposited)
    queries = asked(table(carrier, player(3, {"3a": "C4"})))
    assert queries.deposits("1a") is answer
    assert not queries.deposits("1b"), "it carries nothing"


def test_D13_enemies_are_asked_about_by_who_stands_beside_them_and_carries_nothing() -> None:
    mine = player(0, {"3a": "B1", "1a": "B3", "1b": "B9"}, {"1a": "gold"})
    queries = asked(table(mine, player(3, {"2a": "B2"})))
    assert queries.enemies_near("3a") == ["B2"]
    assert queries.enemies_near("1a") == [], "it carries a coin"
    assert queries.enemies_near("1b") == queries.enemies_near("2a") == []


def test_D13_D14_all_who_count_in_an_attack() -> None:
    mine = player(0, {"3a": "B1", "1a": "A2", "1b": "B9"})
    queries = asked(table(mine, player(3, {"2a": "B2", "1c": "B3", "1b": "C9"})))
    assert queries.parties("3a", "B2") == [(0, "B1"), (0, "A2"), (1, "B2"), (1, "B3")]
    assert queries.attack_terms("3a", "B2") == [3, 1]
    assert queries.defence_terms("B2") == [2, 1]
