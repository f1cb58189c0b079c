"""The show of a round, the loot's sheet, practice, and who may fight a duel."""

from __future__ import annotations

import json

from app.tables import Frame
from app.tables.santyanno import sheet
from app.tables.santyanno.duel import Duel
from app.tables.santyanno.practice import SantyAnnoPractice
from app.tables.santyanno.show import Show
from engine import games
from engine.dice import Dice
from engine.game import Data
from engine.santyanno import route
from engine.santyanno.rules import SantyAnno
from tests.app.santyanno.desk import a_session


def a_show(seed: int = 5) -> tuple[Show, Data]:
    session = a_session("hhhh", seed, level="expert", events=True)
    match = session.match
    match.play(("cast_off",), 0)
    for seat in range(4):
        match.play(("board", 1, 1_000 * seat), seat)
    view = match.state.view(None)
    return Show(view, []), view


def test_S18_the_show_walks_every_pirate_along_its_route_back_and_forth() -> None:
    show, view = a_show()
    ways = [route(view["table"], s, view["cards"], view["event"]) for s in view["pirates"]]
    forth = []
    while not show.at_loot:
        forth.append(show.pirates())
        show.go(1)
    assert [list(step) for step in zip(*forth, strict=True)] == ways
    back = []
    while show.step:
        show.go(-1)
        back.append(show.pirates())
    assert back == forth[::-1]


def test_S18_following_one_pirate_shows_its_whole_way() -> None:
    show, _ = a_show()
    show.step, show.seat = 3, 2
    assert [seat for seat, _, _ in show.trails()] == [2, 2, 2]
    assert [here for _, here, _ in show.trails()[1:]] == [to for _, _, to in show.trails()[:-1]]


def test_S10_hidden_loot_is_not_on_the_sheet_before_the_end() -> None:
    session = a_session("hhh")
    view = session.match.state.view(0) | {"coins": [[5], [4], [3]]}
    assert not sheet.shown(view)
    assert sheet.shown(view | {"phase": "over"})
    assert sheet.shown(view | {"options": view["options"] | {"loot": "open"}})


def ended(coins: list[list[int]]) -> SantyAnno:
    state = a_session("h" * len(coins)).match.state
    over = games()["santyanno"].load(state.dump() | {"phase": "over", "coins": coins, "round": 5})
    assert isinstance(over, SantyAnno)
    return over


def test_S22_what_decided_it_is_told() -> None:
    names = ["Anna", "Otto", "Clara"]

    def told(*coins: list[int]) -> str:
        state = ended(list(coins))
        return sheet.decided(state.view(None), state.standings or [], names)

    assert told([5, 5], [4], []) == "Anna is captain with 10 ducats."
    assert "more coins of 5 make Otto captain" in told([4, 4], [5, 3], [])
    assert "Anna and Clara are captains together" in told([5], [4], [5])


def test_T3_a_duel_is_for_people_who_share_a_place() -> None:
    standings = ended([[5], [4], [5], [5], [4]]).standings or []
    assert sheet.ties(standings, [0, 1, 2, 3, 4]) == [[0, 2, 3], [1, 4]]
    assert sheet.ties(standings, [0, 1, 3]) == [[0, 3]]
    assert sheet.ties(standings, [0, 1]) == []


def test_T3_taps_count_only_while_the_duel_is_on() -> None:
    duel = Duel([0, 2])
    duel.tap(0)
    duel.phase = "tap"
    for seat in (2, 2, 0, 1):
        duel.tap(seat)
    duel.phase = "done"
    duel.tap(0)
    assert duel.taps == {0: 1, 2: 2} and duel.winners == [2]


def test_the_small_picture_of_a_race_gives_no_card_away() -> None:
    session = a_session("hhh")
    session.play(("cast_off",), 0)
    match = session.match
    colours = [player.colour for player in match.players]
    frame = Frame(width=820, height=520, names=match.names, colours=colours, live=False)
    drawn = session.table.picture(match.state.view(None), frame)
    assert drawn[0] == "svg"
    assert "santy-back" in json.dumps(drawn) and "santy-card-" not in json.dumps(drawn)


def test_practice_asks_a_card_and_goes_on_from_the_true_ship() -> None:
    practice = SantyAnnoPractice(Dice(3))
    for _ in range(20):
        card, start = practice.cards[0], practice.ship
        truth = route(practice.table, start, [card])[-1]
        practice.tap(f"ship:{truth}")
        assert practice.guess == truth and "Right!" in practice.prompt()
        practice.tap("next")
        assert practice.ship == truth
    assert practice.right == practice.asked == 20


def test_practice_tells_the_reason_of_a_wrong_answer() -> None:
    practice = SantyAnnoPractice(Dice(3))
    wrong = next(ship for ship in range(1, 9) if ship != practice.truth)
    practice.tap(f"ship:{wrong}")
    assert practice.prompt().startswith("Not the ") and practice.right == 0
    assert practice.tappable() == []


def test_practice_of_a_row_can_be_walked_step_by_step_and_grows() -> None:
    practice = SantyAnnoPractice(Dice(4))
    practice.tap("level")
    practice.tap("kind")
    way = route(practice.table, practice.ship, practice.cards, practice.event)
    practice.tap("step")
    assert practice.standing == way[1] and not practice.done
    practice.tap(f"ship:{way[-1]}")
    practice.tap("next")
    assert len(practice.cards) == 6 and practice.ship == way[-1]
