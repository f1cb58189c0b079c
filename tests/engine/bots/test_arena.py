"""The arena: seats rotated, honest intervals, any executor, a command line."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest
from distributed import Client, LocalCluster

from engine.arena import Plan, Played, summary, tournament, wilson
from engine.arena.__main__ import main

PLAN = Plan("anno", ("medium", "random"), 10, options={"mensises": 1})


def test_every_deal_is_played_from_every_seat() -> None:
    seatings = [PLAN.seating(number) for number in range(4)]
    assert seatings == [
        (1, ("medium", "random")),
        (1, ("random", "medium")),
        (2, ("medium", "random")),
        (2, ("random", "medium")),
    ]


def test_kinds_begin_again_where_there_are_more_seats() -> None:
    assert Plan("anno", ("hard", "easy"), 2, seats=3).seating(0)[1] == ("hard", "easy", "hard")
    assert Plan("anno", ("hard", "easy"), 2, seats=3).seating(1)[1] == ("easy", "hard", "easy")


def test_wilsons_interval() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(20, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_shared_wins_count_in_equal_parts() -> None:
    won = Played(1, ("hard", "easy"), (1, 2), (30, 10), 40, True)
    tied = Played(1, ("easy", "hard"), (1, 1), (20, 20), 60, True)
    given_up = Played(2, ("hard", "easy"), (1, 1), (0, 0), 100, False)
    found = summary([won, tied, given_up])
    assert found.kinds["hard"].won == 2.0
    assert found.kinds["easy"].won == 1.0
    assert [seat.won for seat in found.seats] == [2.0, 1.0]
    assert found.unfinished == 1
    assert found.scores == {"hard": pytest.approx(50 / 3), "easy": 10.0}
    assert found.length == pytest.approx(200 / 3)


@pytest.mark.parametrize("pool", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_any_executor_gives_the_same_matches(pool: type) -> None:
    alone = list(tournament(PLAN))
    assert len(alone) == 10
    with pool(2) as executor:
        assert list(tournament(PLAN, executor)) == alone


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=False,
        protocol="tcp",
        dashboard_address=None,
    ) as cluster:
        yield cluster


def test_a_dask_cluster_of_two_workers_gives_the_same_matches(cluster: LocalCluster) -> None:
    with Client(cluster) as client:
        assert len(client.scheduler_info()["workers"]) == 2
        assert list(tournament(PLAN, client.get_executor())) == list(tournament(PLAN))


def test_the_command_line_plays_on_a_dask_cluster(
    cluster: LocalCluster, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["anno", "medium", "random", "--matches", "10", "--option", "mensises=1"]
    assert main([*words, "--dask", cluster.scheduler_address]) == 0
    there = capsys.readouterr().out
    assert main([*words, "--jobs", "1"]) == 0
    assert capsys.readouterr().out == there


def test_the_command_line_reports(capsys: pytest.CaptureFixture[str]) -> None:
    words = "anno medium easy --matches 4 --jobs 1 --seats 3 --option mensises=1"
    assert main(words.split()) == 0
    said = capsys.readouterr()
    assert said.out.startswith("ANNO, 4 matches, ")
    assert "medium   wins" in said.out
    assert "seat 3   wins" in said.out
    assert said.err == ""


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("anno easy --option mensises=99", "has no option 'mensises=99'"),
        ("anno easy --option colour=red", "has no option 'colour=red'"),
        ("anno easy --seats 9", "is for 2 to 4 players, not 9"),
        ("anno easy --matches 0", "at least 1"),
        ("anno genius", "invalid choice"),
        ("chess easy", "invalid choice"),
    ],
)
def test_the_command_line_says_what_is_wrong(
    words: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([*words.split(), "--jobs", "1"])
    assert stopped.value.code == 2
    assert reason in capsys.readouterr().err
