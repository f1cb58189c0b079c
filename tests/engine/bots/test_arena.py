"""The arena: seats rotated, honest intervals, any executor, a command line."""

import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import pytest
from distributed import Client, LocalCluster

from engine.arena import Plan, Played, play, summary, tournament, wilson
from engine.arena.__main__ import main
from engine.registry import games

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


def test_one_against_the_rest_sits_on_every_seat_of_every_deal() -> None:
    plan = Plan("anno", ("hard", "easy", "medium"), 8, seats=4, lineup="one")
    assert [plan.seating(number) for number in range(5)] == [
        (1, ("hard", "easy", "medium", "easy")),
        (1, ("easy", "medium", "easy", "hard")),
        (1, ("medium", "easy", "hard", "easy")),
        (1, ("easy", "hard", "easy", "medium")),
        (2, ("hard", "easy", "medium", "easy")),
    ]


def test_a_mixed_company_is_drawn_for_every_deal_and_goes_round_all_seats() -> None:
    plan = Plan("anno", ("hard", "easy"), 90, seats=3, lineup="mixed")
    seatings = [plan.seating(number) for number in range(90)]
    assert len({sorted_kinds(kinds) for _, kinds in seatings}) == 4
    for deal in range(0, 90, 3):
        (seed, first), (same, second), (_, third) = seatings[deal : deal + 3]
        assert same == seed == 1 + deal // 3
        assert second == (*first[1:], first[0]) and third == (*second[1:], second[0])


def sorted_kinds(kinds: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(kinds))


def test_turn_order_is_counted_by_who_begins_and_not_by_seat() -> None:
    begins_third = Played(1, ("hard", "easy", "easy"), (2, 3, 1), (5, 3, 9), 40, True, (2, 0, 1))
    again = Played(2, ("hard", "easy", "easy"), (1, 2, 3), (5, 3, 1), 20, True, (0, 1, 2), "over")
    found = summary([begins_third, again])
    assert [turn.won for turn in found.turns] == [2.0, 0.0, 0.0]
    assert [seat.won for seat in found.seats] == [1.0, 0.0, 1.0]
    assert found.fair == {"hard": pytest.approx(1 / 3), "easy": pytest.approx(2 / 3)}
    assert found.endings == {"given up": 1, "over": 1}
    assert found.lengths == [20, 40] and found.quantile(0.25) == 20


def test_a_match_tells_who_began_and_how_it_ended() -> None:
    played = [play(games()["anno"], ("easy",) * 3, seed, {"mensises": 1}) for seed in range(4)]
    assert {match.order for match in played} == {(0, 1, 2), (1, 2, 0)}
    assert {match.ended for match in played} == {"over"}
    first = play(games()["annaotto"], ("easy",) * 3, 1, {"first": 2})
    assert first.order == (2, 0, 1), "to choose sides is no turn"
    assert first.ended == "over last"


def test_opponents_that_were_kept_are_named_by_their_module() -> None:
    for game in games().values():
        seats = max(2, game.seats.start)
        kinds = [f"tests.bench.frozen:{level}" for level in ("medium", "hard")]
        options = {"mensises": 1} if game.id == "anno" else None
        played = play(game, [kinds[seat % 2] for seat in range(seats)], 3, options, 60)
        assert played.finished, game.id


def test_opponents_that_were_kept_are_made_of_nothing_that_may_change() -> None:
    """Their judgement is all their own: they read the rules, never the players of today."""
    folder = Path(__file__).parents[2] / "bench" / "frozen"
    own = re.compile(r"engine\.\w+\.(bot|judgement|planning|outlook|reasons|economy|charting)\b")
    shared = re.compile(r"engine\.bots\.(beam|rollouts)\b")
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not own.search(text) and not shared.search(text), path


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
    assert "turn 3   wins" in said.out
    assert "ended: over" in said.out
    assert said.err == ""


def test_the_command_line_draws_what_it_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = tmp_path / "drawn.svg"
    words = "anno hard tests.bench.frozen:medium --lineup one --seats 3 --matches 3 --jobs 1"
    assert main([*words.split(), "--option", "mensises=1", "--plot", str(drawn)]) == 0
    assert "frozen medium wins" in capsys.readouterr().out
    picture = ElementTree.fromstring(drawn.read_text(encoding="utf-8"))
    said = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"ANNO, 3 matches", "hard", "frozen medium", "turn 3", "actions in a match"} <= {*said}


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("anno easy --option mensises=99", "has no option 'mensises=99'"),
        ("anno easy --option colour=red", "has no option 'colour=red'"),
        ("anno easy --seats 9", "is for 2 to 4 players, not 9"),
        ("anno easy --matches 0", "at least 1"),
        ("anno genius", "invalid choice"),
        ("anno hard tests.bench.frozen:genius", "invalid choice"),
        ("anno hard nowhere:hard", "invalid choice"),
        ("anno hard --lineup one", "name the one, and at least one other kind"),
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
