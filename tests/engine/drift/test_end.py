"""The drift, winning, and the last round: D18–D20, V5."""

import pytest

from engine.drift.rules import Drift
from tests.engine.drift.positions import events, finish_round, may, player, table, where

FAR = player(3, {"3a": "G3"})
THREE = ("copper", "silver", "gold")


def test_D18_after_every_players_turn_all_on_arrows_moves_one_arrow_along() -> None:
    mine = player(0, {"3a": "O11", "2a": "M0", "1a": "N5", "1b": "B1"})
    state = table(mine, player(3, {"3a": "O0", "2a": "M7"}))
    state.play(("end_turn",))
    assert where(state, 0, "3a") == "O11"
    told = state.play(("end_turn",))
    assert [where(state, 0, piece) for piece in ("3a", "2a", "1a", "1b")] == [
        "O0",
        "M11",
        "N0",
        "B1",
    ]
    assert [where(state, 1, piece) for piece in ("3a", "2a")] == ["O1", "M6"]
    assert events(told, "drifted")[0][1] == (
        (0, "3a", "O11", "O0"),
        (0, "2a", "M0", "M11"),
        (0, "1a", "N5", "N0"),
        (1, "3a", "O0", "O1"),
        (1, "2a", "M7", "M6"),
    )
    assert state.round == 2
    assert state.standing == {"O0": 0, "M11": 0, "N0": 0, "B1": 0, "O1": 1, "M6": 1}


def test_D18_coins_drift_too_and_carriers_keep_theirs() -> None:
    mine = player(0, {"1a": "M3"}, {"1a": "gold"})
    state = table(mine, FAR, coins={"O11": ["copper"], "O0": ["silver"], "B1": ["gold"]})
    told = finish_round(state)
    assert state.dump()["coins"] == {"O0": ["copper"], "O1": ["silver"], "B1": ["gold"]}
    assert state.dump()["seats"][0]["carrying"] == {"1a": "gold"}
    assert events(told, "drifted")[0][2] == (("silver", "O0", "O1"), ("copper", "O11", "O0"))


def test_D19_a_coin_does_not_bar_an_arrow_and_both_drift() -> None:
    state = table(player(0, {"1a": "A1"}), FAR, coins={"O1": ["copper"]})
    assert may(state, "step", "1a", "O1")
    state.play(("step", "1a", "O1"))
    finish_round(state)
    assert where(state, 0, "1a") == "O2"
    assert state.dump()["coins"] == {"O2": ["copper"]}
    state.play(("pick", "1a"))
    assert state.dump()["seats"][0]["carrying"] == {"1a": "copper"}


def test_D20_one_of_each_kind_on_the_repository_wins_at_once() -> None:
    mine = player(0, {"1a": "A0", "1b": "B1"}, {"1a": "gold"}, ("copper", "silver"))
    state = table(mine, player(3, {"3a": "G3"}, deposited=("gold",)), player(2, {"3a": "G2"}))
    told = state.play(("drop", "1a"))
    assert events(told, "won") == [("won", 0)]
    assert state.actors == ()
    assert state.legal() == []
    assert state.why_not(("end_turn",)) == "The game is over."
    assert state.standings == [
        {"seat": 0, "place": 1, "score": 3},
        {"seat": 1, "place": 2, "score": 1},
        {"seat": 2, "place": 3, "score": 0},
    ]


def test_D20_two_kinds_do_not_win() -> None:
    state = table(player(0, {"1a": "A0"}, {"1a": "gold"}, ("copper",)), FAR)
    state.play(("drop", "1a"))
    assert state.actors == (0,)
    assert state.standings is None


def last_round(*deposited: tuple[str, ...], rounds: int = 20) -> Drift:
    """The last turn of the last round, with these coins on the repositories."""
    seats = [player(k, {"3a": f"G{k}"}, deposited=coins) for k, coins in enumerate(deposited)]
    options = {"coins": "place", "rounds": rounds}
    return table(*seats, turn=len(seats) - 1, round=rounds or 99, options=options)


@pytest.mark.parametrize(
    ("deposited", "places"),
    [
        ((("copper",), ("silver", "gold")), {1: 1, 0: 2}),
        ((("gold",), ("copper", "silver")), {1: 1, 0: 2}),
        ((("silver", "copper"), ("copper", "gold")), {1: 1, 0: 2}),
        ((("copper", "gold"), ("silver", "gold")), {1: 1, 0: 2}),
        ((("copper",), ("silver",)), {1: 1, 0: 2}),
        ((("copper",), ()), {0: 1, 1: 2}),
        ((("gold",), ("gold",)), {0: 1, 1: 1}),
        ((("gold",), ("copper", "gold"), ("gold",)), {1: 1, 0: 2, 2: 2}),
        (((), ()), {0: 1, 1: 1}),
    ],
)
def test_V5_after_the_last_round_most_coins_then_gold_silver_copper_then_shared(
    deposited: tuple[tuple[str, ...], ...], places: dict[int, int]
) -> None:
    state = last_round(*deposited)
    assert state.standings is None
    told = state.play(("end_turn",))
    assert [event[0] for event, _ in told] == ["ended", "drifted", "limit"]
    assert state.actors == ()
    assert state.standings is not None
    assert {row["seat"]: row["place"] for row in state.standings} == places
    assert {row["seat"]: row["score"] for row in state.standings} == {
        seat: len(coins) for seat, coins in enumerate(deposited)
    }
    winners = tuple(seat for seat, place in places.items() if place == 1)
    assert events(told, "limit") == [("limit", 20, winners)]


def test_V5_the_last_drift_still_happens() -> None:
    state = last_round((), ())
    state.play(("step", "3a", "O2"))
    state.play(("end_turn",))
    assert where(state, 1, "3a") == "O3"


@pytest.mark.parametrize(("seats", "limit"), [(2, 60), (3, 60), (4, 50), (5, 40), (6, 40)])
def test_V7_by_default_the_limit_goes_with_the_number_of_players(seats: int, limit: int) -> None:
    options = {"coins": "place", "rounds": "auto"}
    people = [player(k, {"3a": f"G{k}"}) for k in range(seats)]
    state = table(*people, turn=seats - 1, round=limit - 1, options=options)
    state.play(("end_turn",))
    assert state.actors, "the last round is still played"
    while state.actors:
        assert state.round == limit
        told = state.play(("end_turn",))
    assert ("limit", limit, tuple(range(seats))) in [event for event, _ in told]
    with pytest.raises(ValueError, match="round"):
        table(*people, round=limit + 2, options=options)


@pytest.mark.parametrize("rounds", [20, 40, 60, 80, 120])
def test_V5_the_limit_is_the_option(rounds: int) -> None:
    state = last_round((), (), rounds=rounds)
    assert state.round == rounds
    state.play(("end_turn",))
    assert state.standings is not None


def test_V5_without_a_limit_it_goes_on() -> None:
    state = last_round((), (), rounds=0)
    state.play(("end_turn",))
    assert state.round == 100
    assert state.actors == (0,)
