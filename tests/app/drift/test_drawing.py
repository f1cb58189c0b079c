"""What is drawn: from a view alone, with the words that a person hears of it."""

from __future__ import annotations

import pytest

from app.match.tapping import tap
from app.tables.drift.query_cache import QueryCache
from app.tables.drift.table import table as drift_table
from app.tables.kit.scene import Scene
from engine.drift.board import DOORS, SPACES
from engine.drift.pieces import PIECES
from engine.drift.rules import Drift
from tests.app.drift.setting import (
    ENEMY,
    NAMES,
    elements,
    fight,
    having,
    seated,
    seen,
    texts,
    words_of,
)
from tests.app.marked import marked, outside, unmarked  # noqa: F401
from tests.engine.drift.positions import at_home, new, player, table


def drawn(state: Drift, *taps: str) -> Scene:
    session = seated(state)
    for token in taps:
        tap(session, token)
    return session.table.drawing.draw(session.context((1180, 690)))


def heard(scene: Scene, name: str, value: str) -> list[str]:
    return [found["aria-label"] for found in having(scene, name, value)]


def laden() -> Drift:
    """Anna's I brings gold home, where copper lies already; silver waits on B5."""
    carrier = player(0, {"1a": "A0", "2b": "C1"}, {"1a": "gold"}, ("copper",))
    return table(carrier, ENEMY, coins={"B5": ["silver"], "O3": ["copper"]})


def test_a_space_says_what_is_there() -> None:
    scene = drawn(laden())
    assert heard(scene, "data-info", "space:B5") == ["outer land B5: silver"]
    assert heard(scene, "data-info", "space:A0") == ["outer land A0: home of Anna and Anna’s I a"]
    assert heard(scene, "data-info", "space:E5") == ["middle land E5"]
    assert heard(scene, "data-info", "space:C1") == [
        "middle land C1: door to the gray pip 1 and Anna’s II b"
    ]
    assert heard(scene, "data-info", "door:X0") == [
        "circle outcrop: door between outer river O0 and inner land G0"
    ]


def test_pieces_plates_and_tray_say_whose_they_are() -> None:
    scene = drawn(laden())
    assert heard(scene, "data-piece", "0-1a") == ["Anna’s I a on outer land A0, carrying gold"]
    assert heard(scene, "data-piece", "1-2a") == ["Otto’s II a on outer land B2"]
    assert heard(scene, "data-plate", "1") == ["Otto, home pentagon: the repository is empty"]
    labels = [found.get("aria-label") for found in elements(scene)]
    assert "Anna’s I a, carrying gold, 0 turns from home" in labels
    assert "Anna’s III, out of the game" in labels


def test_far_goals_say_how_many_steps_they_are_away() -> None:
    scene = drawn(fight(), "piece:3a")
    (near,) = having(scene, "data-tap", "space:B0")
    (far,) = having(scene, "data-tap", "space:B22")
    assert near["class"] == "space near can" and near["aria-label"] == "outer land B0"
    assert far["class"] == "space far can" and far["aria-label"] == "outer land B22, 3 steps"
    assert far["role"] == "button" and far["data-info"] == "space:B22"


def test_the_odds_are_shown_beside_an_enemy_and_the_sum_before_an_attack() -> None:
    assert "4 : 3" in texts(drawn(fight(), "piece:3a"))
    scene = drawn(fight(), "piece:3a", "space:B2")
    assert "3 + 1 = 4  :  2 + 1 = 3" in texts(scene)
    assert len(having(scene, "class", "counts")) == 3, "the one attacked needs no line"


def test_D11_a_coin_at_home_can_be_deposited_and_elsewhere_dropped() -> None:
    assert "Deposit gold" in texts(drawn(laden(), "piece:1a"))
    abroad = table(player(0, {"1a": "B7"}, {"1a": "gold"}), ENEMY)
    assert "Drop gold" in texts(drawn(abroad, "piece:1a"))


def test_D10_coins_can_be_picked_up_and_chosen_among() -> None:
    on_one = table(player(0, {"1a": "B7"}), ENEMY, coins={"B7": ["gold"]})
    assert "Pick up gold" in texts(drawn(on_one, "piece:1a"))
    on_two = table(player(0, {"1a": "B7"}), ENEMY, coins={"B7": ["copper", "gold"]})
    assert {"Take copper", "Take gold"} <= set(texts(drawn(on_two, "piece:1a")))


def test_D7_a_barred_home_is_marked_while_it_is_played_and_not_in_a_replay() -> None:
    around = {"3a": "A1", "2a": "A23", "2b": "B0", "1a": "O0"}
    state = table(at_home(0, around), ENEMY, left={"1b": 1, "1c": 1}, done=[*around])
    drawing = drift_table().drawing
    assert len(having(drawing.draw(seen(state)), "class", "home barred")) == 1
    assert not having(drawing.draw(seen(state, live=False)), "class", "home barred")


def test_where_everything_in_the_rivers_will_drift_is_shown() -> None:
    ghosts = [f["data-ghost"] for f in elements(drawn(laden())) if "data-ghost" in f]
    assert ghosts == ["O4"]


def test_the_others_have_their_plates_in_the_order_of_play() -> None:
    state = table(at_home(5), at_home(2), at_home(4))
    for seat, others in ((0, ["1", "2"]), (1, ["2", "0"]), (2, ["0", "1"])):
        scene = drift_table().drawing.draw(seen(state, seat))
        assert [f["data-plate"] for f in elements(scene) if "data-plate" in f] == others
        assert having(scene, "data-tray", str(seat))


def test_the_board_is_turned_with_the_own_home_nearest_where_it_is_asked_for() -> None:
    state = table(at_home(1), at_home(4))
    drawing = drift_table().drawing
    assert drawing.draw(seen(state, 0))[1]["data-turned"] == "0"
    assert drawing.draw(seen(state, 0, facing=True))[1]["data-turned"] == "120"


@pytest.mark.parametrize(
    ("info", "title"),
    [
        ("space:A0", "Outer land A0"),
        ("space:N3", "Inner river N3"),
        ("door:X5", "Outcrop with the star"),
        ("door:P2", "Gray pip 3"),
        ("piece:0-1a", "Anna’s I a"),
        ("seat:1", "Otto"),
    ],
)
def test_things_are_shown_large_under_their_names(info: str, title: str) -> None:
    scene = drift_table().drawing.large(seen(laden()), info)
    assert scene and words_of(scene, "h3") == [title]


def test_nothing_else_is_shown_large() -> None:
    drawing = drift_table().drawing
    assert drawing.large(seen(laden()), "space:Z9") is None
    assert drawing.large(seen(laden()), "card:1") is None


def test_a_view_is_read_once_for_all_that_is_asked_about_it() -> None:
    cache = QueryCache()
    one, other = laden().view(0), laden().view(0)
    first = cache.about(one)
    assert cache.about(one) is first
    assert cache.about(other) is not first


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("state", [new(3, 1), laden(), fight(), fight(turn=1)])
def test_every_word_goes_through_the_door_for_languages(state: Drift) -> None:
    assert unmarked(["p", {}, "⟦a ⟦b⟧⟧ c"]) == ["⟦a ⟦b⟧⟧ c"], "the check itself can fail"
    session = seated(state)
    drawing, talk = session.table.drawing, session.table.talk
    for token in ("", "piece:3a", "piece:1a", "piece:1b", "space:B2"):
        tap(session, token)
        context = session.context((1180, 690))
        assert unmarked(drawing.draw(context)) == []
        assert outside(session.prompt(context)) == outside(talk.round(context)) == ""
    infos = [f"space:{space}" for space in SPACES] + [f"door:{door}" for door in DOORS]
    infos += [f"seat:{seat}" for seat in range(state.seats)]
    infos += [f"piece:{seat}-{piece}" for seat in range(state.seats) for piece in PIECES]
    for info in infos:
        assert unmarked(drawing.large(context, info)) == [], info
    assert unmarked(drawing.sheet(context)) == []
    assert outside(talk.decided(context)) == ""
    assert NAMES[0] in "".join(texts(drawing.sheet(context)))
