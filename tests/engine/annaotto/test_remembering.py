"""What has lain open to all stays known (ruling P14): by whom, for how long, and who uses it."""

from typing import Any

import pytest

from engine.annaotto import GAME
from engine.annaotto.dealing import forgotten
from engine.annaotto.reasons import why
from engine.annaotto.rules import Annaotto
from engine.annaotto.types import Event, View
from engine.arena.guests import choose
from engine.dice import Dice
from tests.engine.annaotto.census import census
from tests.engine.annaotto.setting import Position, at, field, play_all
from tests.engine.annaotto.test_bot import choices

PLAIN = "KC/TW YW/TW BC/TW"
LEVELS = ("easy", "medium", "hard")


def known(state: Position, owner: int) -> list[str | None]:
    """The own sides of a hand that everybody knows; each seat's view says the same."""
    views = [state.view(seat)["known"] for seat in (*range(state.seats), None)]
    assert all(view == views[0] for view in views)
    return views[0][owner]


def test_P14_before_a_card_is_drawn_or_turned_nothing_is_known() -> None:
    state = play_all(GAME.new(3, 4), *((seat, ("face", (0, 1) * 4)) for seat in range(3)))
    assert [known(state, seat) for seat in range(3)] == [[None] * 8] * 3


def test_P14_O8_a_card_kept_as_it_lay_up_is_known() -> None:
    state = play_all(at("GS/KC TW/YC", PLAIN, pile="VC/RW TS/GD"), ("draw",), ("keep", 0))
    assert known(state, 0) == [None, None, "TS"]
    assert state.view(1)["hands"][0][2] == [None, "GD"]


def test_P14_O8_a_card_kept_with_the_other_side_is_its_owners_secret() -> None:
    state = play_all(at("GS/KC TW/YC", PLAIN, pile="VC/RW TS/GD"), ("draw",), ("keep", 1))
    assert known(state, 0) == [None, None, None]
    assert "GD" not in str(state.view(1)) and "GD" not in str(state.view(None))


@pytest.mark.parametrize(("which", "own"), [(0, "TS"), (1, None)])
def test_P14_O13_the_same_goes_for_a_penalty_card(which: int, own: str | None) -> None:
    state = play_all(
        at("GS/KC TW/YC", PLAIN, pile="VC/RW TS/GD", due=1), ("accept",), ("keep", which)
    )
    assert known(state, 0)[2:] == [own]


def test_P14_O12_turned_cards_are_known_and_the_others_are_not() -> None:
    state = at("GS/KC TW/YC", "KC/TD YW/GS BC/TW", turn=1, sequence=["ANNA"], top="RS-ANNA")
    play_all(state, ("accept",), ("turn", (0, 2)))
    assert known(state, 1) == ["TD", None, "TW"]
    assert known(state, 0) == [None, None]


@pytest.mark.parametrize(("whose", "seat"), [("own", 0), ("next", 1)])
def test_P14_O17_of_a_hand_that_was_turned_everything_is_known(whose: str, seat: int) -> None:
    state = at("ANNAOTTO/OS GS/KC TW/YC", "VW/TD OW/GS")
    play_all(state, ("lay", 0), ("annaotto", whose, "R"))
    assert known(state, seat) == (["KC", "YC"], ["TD", "GS"])[seat]
    assert known(state, 1 - seat) == [None, None]


def test_P14_what_is_turned_back_stays_known() -> None:
    state = at("ANNAOTTO/OS GS/KC", "ANNAOTTO/KW TD/VW OW/GS", turn=0)
    play_all(state, ("lay", 0, "call"), ("annaotto", "own", "R"))
    play_all(state, ("lay", 0), ("annaotto", "next", "R"))
    assert field(state, "hands")[0] == [["GS", "KC"]]
    assert known(state, 0) == ["GS"]


@pytest.mark.parametrize(("action", "left"), [(("lay", 1), 0), (("take", 1, 0), 1)])
def test_P14_known_cards_stay_known_when_another_leaves_the_hand(action: Any, left: int) -> None:
    state = at(
        "KC/TW RS/GS OW/TW GD/TS",
        "KC/RW YW/TW BC/TW",
        known=[[False, True, False, True], [False, True, False]],
    )
    state.play(action)
    expected = [[None, "RS", None, "GD"], [None, "YW", None]]
    del expected[left][(1, 0)[left]]
    assert [known(state, seat) for seat in (0, 1)] == expected


def test_P14_a_card_that_comes_back_from_the_pile_is_a_new_one() -> None:
    state = at("RS/GW KC/TW", PLAIN, known=[[True, True], [False] * 3], pile="", under="BD/YC")
    play_all(state, ("lay", 0, "call"), ("draw",), ("keep", 1))
    assert known(state, 1) == [None] * 4
    assert known(state, 0) == ["KC"]


class Watcher:
    """Somebody who sees what lies open, hears what all are told, and forgets nothing."""

    def __init__(self, view: View) -> None:
        self.backs: list[list[str | None]] = [[back for _, back in hand] for hand in view["hands"]]
        self.own: list[list[str | None]] = [[None] * len(hand) for hand in view["hands"]]
        self.up = ""

    def hear(self, event: Event) -> None:
        match event:
            case ("laid", seat, _, place):
                self._gone(seat, place)
            case ("took", _, owner, _, place):
                self._gone(owner, place)
            case ("draws", _, up):
                self.up = up
            case ("kept", seat, back):
                self.own[seat].append(self.up if self.up != back else None)
                self.backs[seat].append(back)
            case ("turned", _, owner, places, backs):
                for place, back in zip(places, backs, strict=True):
                    self._turned(owner, place, back)
            case ("turned_all", _, owner, backs):
                for place, back in enumerate(backs):
                    self._turned(owner, place, back)

    def _gone(self, owner: int, place: int) -> None:
        del self.backs[owner][place], self.own[owner][place]

    def _turned(self, owner: int, place: int, back: str) -> None:
        self.own[owner][place], self.backs[owner][place] = self.backs[owner][place], back


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_P14_a_view_remembers_what_somebody_who_looks_on_can_know_and_no_more(seats: int) -> None:
    state, dice, seen = GAME.new(seats, seats), Dice(seats), 0
    play_all(state, *((seat, ("face", (0, 1) * 4)) for seat in range(seats)))
    watcher = Watcher(state.view(None))
    for _ in range(200):
        if state.actors:
            seat = dice.choice(state.actors)
            for event, to in state.play(dice.choice(state.legal(seat)), seat):
                if to is None:
                    watcher.hear(event)
            assert [known(state, owner) for owner in range(seats)] == watcher.own
            seen += sum(own is not None for hand in watcher.own for own in hand)
    assert seen > 200


def test_P14_imagining_keeps_to_what_is_known_and_matches_the_rest_with_other_cards() -> None:
    """Four cards have red stripes: teal waves behind one of them are known."""
    seen = [[False] * 2, [True, False, False]]
    view = at("GS/KC TW/YC", "TW/RS BW/RS VC/RS", known=seen).view(0)

    def thinkable(view: View) -> list[set[str]]:
        hands = [field(GAME.imagine(view, Dice(seed)), "hands")[1] for seed in range(40)]
        return [{own for own, _ in cards} for cards in zip(*hands, strict=True)]

    others = {"BW", "VC", "VW-ANNA"}
    assert thinkable(view) == [{"TW"}, others, others]
    assert thinkable(forgotten(view)) == [{"TW", *others}] * 3


def test_P14_imagining_gives_a_known_card_to_nobody_else() -> None:
    state, dice = GAME.new(3, 8), Dice(8)
    for number in range(150):
        seat = dice.choice(state.actors)
        state.play(dice.choice(state.legal(seat)), seat)
        imagined = GAME.imagine(state.view(0), Dice(number))
        assert census(imagined.dump()) == census(state.dump())
        assert imagined.dump()["known"] == state.dump()["known"]


def test_P14_a_position_from_before_knows_nothing() -> None:
    dump = play_all(at("GS/KC TW/YC", PLAIN, pile="VC/RW TS/GD"), ("draw",), ("keep", 0)).dump()
    del dump["known"]
    assert field(GAME.load(dump), "known") == [[False] * 3, [False] * 3]


def test_P14_who_keeps_two_cards_of_a_hand_in_mind_keeps_the_last_ones() -> None:
    seen = [[True] * 3, [False] * 3, [True, False, True, True]]
    view = at("GS/KC TW/YC RD/OC", PLAIN, "RS/TW BD/VS OW/YC KC/TW", known=seen).view(1)
    assert forgotten(view, 2)["known"] == [[None, "TW", "RD"], [None] * 3, [None, None, "OW", "KC"]]
    assert forgotten(view, 9) == view
    assert forgotten(view)["known"] == [[None] * len(cards) for cards in view["hands"]]


def before_the_last_card(last: str, seen: bool = True) -> Position:
    """Blue dots or blue stripes can be laid; the next player has one card, with green waves."""
    seats = [[False] * 3, [seen]]
    return at("BS/TC BD/VW KW/YD", f"{last}/GW", top="BC", known=seats, pile="VC/RW VS/TD")


def test_P14_hard_lays_nothing_that_a_known_last_card_fits() -> None:
    assert ("lay", 1) not in choices(before_the_last_card("RD-ANNA"), "hard")
    assert ("lay", 0) not in choices(before_the_last_card("TS-OTTO"), "hard")
    unknown = [choices(before_the_last_card(last, False), "hard") for last in ("YC", "TS-OTTO")]
    assert unknown[0] == unknown[1]


@pytest.mark.parametrize("kind", ["easy", "medium", *(f"tests.bench.frozen:{n}" for n in LEVELS)])
def test_P14_who_does_not_remember_plays_as_if_nothing_had_been_seen(kind: str) -> None:
    """So do players that were kept from before."""
    for last in ("RD-ANNA", "TS-OTTO", "YC"):
        seen, unseen = (before_the_last_card(last, known) for known in (True, False))
        for seed in range(4):
            chosen = [
                choose(GAME, kind, state.view(0), state.legal(0), Dice(seed), None)
                for state in (seen, unseen)
            ]
            assert chosen[0] == chosen[1]


def test_P14_a_hint_does_not_hope_for_what_is_known_not_to_be() -> None:
    """Of the cards with green waves few fit blue stripes; this one does."""
    for seen in (False, True):
        state = before_the_last_card("RS", seen)
        assert isinstance(state, Annaotto)
        assert ("unlikely to have a side that fits" in why(state, 0, ("lay", 0))) != seen
