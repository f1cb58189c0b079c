"""Who is likely to win DRIFT, as it stands."""

from engine.drift.chances import chances, way_to_go
from tests.engine.drift.positions import new, player, table

HERE = {"1a": "A1"}
FAR_AWAY = player(3, {"1a": "A12"})


def test_D20_a_coin_at_home_is_better_than_one_to_fetch() -> None:
    coins = {"B1": ["copper"], "B2": ["silver"], "B3": ["gold"]}
    none = table(player(0, HERE), FAR_AWAY, coins=coins)
    one = table(player(0, HERE, deposited=("gold",)), FAR_AWAY, coins=coins)
    assert chances(one)[0] > chances(none)[0]
    assert way_to_go(one, 0) < way_to_go(none, 0)


def test_D16_a_coin_on_anothers_repository_can_be_had_but_it_is_watched() -> None:
    mine = player(0, HERE, deposited=("copper", "silver"))
    kept = table(mine, player(3, {"1a": "A12"}, deposited=("gold",)))
    loose = table(mine, FAR_AWAY, coins={"A12": ["gold"]})
    nowhere = table(mine, FAR_AWAY)
    assert way_to_go(loose, 0) < way_to_go(kept, 0) < way_to_go(nowhere, 0)


def test_D20_own_coins_at_home_are_no_way_to_go() -> None:
    done = player(0, HERE, deposited=("copper", "silver"))
    double = table(done, FAR_AWAY, coins={"B1": ["copper"]})
    assert way_to_go(double, 0) == way_to_go(table(done, FAR_AWAY), 0)


def test_D1_before_the_homes_are_drawn_all_are_alike() -> None:
    assert chances(new(4, 1, {"coins": "place"})) == [0.25] * 4
