"""PLUS, SINVERT, OBSTACLE, ANNAOTTO (O14–O17, rulings P4 and P5)."""

import pytest

from engine.annaotto.cards import COLOURS
from tests.engine.annaotto.setting import at, events, field, hand, play_all, refused, top

PLAIN = "KC/TW YW/TW BC/TW"


def test_O14_the_next_player_must_draw_one_then_takes_their_turn() -> None:
    state = at("RS-PLUS/GW KC/KC KC/KC", "RC/TW YW/TW BC/TW", pile="VC/RW VS/TD")
    assert events(state, "lay", 0)[-1] == ("plus", 1, 1)
    assert state.legal() == [("accept",)]
    assert "O14" in refused(state, "lay", 0)
    assert "O14" in refused(state, "draw")
    assert "O14" in refused(state, "pass")
    play_all(state, ("accept",), ("keep", 0))
    assert hand(state, 1) == "RC/TW YW/TW BC/TW VS/TD"
    assert state.actors == (1,)
    assert field(state, "due") == 0
    assert {("lay", 0), ("draw",)} <= set(state.legal())


def test_O14_a_plus_directly_on_a_plus_makes_it_two_for_the_player_after() -> None:
    state = at("RS-PLUS/GW KC/KC KC/KC", "KW-PLUS/TW YW/TW BC/TW", PLAIN)
    play_all(state, ("lay", 0), ("accept",), ("keep", 0), ("lay", 0))
    assert field(state, "plus") == field(state, "due") == 2
    play_all(state, ("accept",), ("keep", 0), ("keep", 0))
    assert len(field(state, "hands")[2]) == 5
    assert state.actors == (2,)


def test_O14_P4_the_run_counts_also_over_turns_without_a_lay() -> None:
    state = at("RS-PLUS/GW KC/KC KC/KC", PLAIN, "KW-PLUS/TW YW/TW BC/TW", PLAIN)
    play_all(state, ("lay", 0), ("accept",), ("keep", 0), ("draw",), ("keep", 0))
    assert state.actors == (2,)
    assert field(state, "due") == 0, "it was paid"
    state.play(("lay", 0))
    assert state.actors == (3,)
    assert field(state, "due") == 2


def test_O14_P4_any_other_card_ends_the_run() -> None:
    state = at("RS/GW KC/KC KC/KC", "RC-PLUS/TW YW/TW BC/TW", top="RD-PLUS", plus=3)
    state.play(("lay", 0))
    assert field(state, "plus") == 0
    state.play(("lay", 0))
    assert field(state, "due") == 1


def test_O14_P4_with_must_a_plus_is_no_way_out() -> None:
    state = at("RS-PLUS/GW KC/KC KC/KC", "RC-PLUS/TW YW/TW BC/TW")
    state.play(("lay", 0))
    assert "O14" in refused(state, "lay", 0)


def test_O14_P4_with_pass_on_a_plus_is_laid_or_taken_instead_of_drawing() -> None:
    state = at(
        "RS-PLUS/GW KC/KC KC/KC",
        "KC-PLUS/TW RW/TW BC/TW",
        "KC/BC-PLUS KC/TW YC/TW",
        plus="pass_on",
    )
    state.play(("lay", 0))
    assert state.legal() == [("lay", 0), ("take", 2, 0), ("accept",)]
    assert "O14" in refused(state, "lay", 1)
    assert "O14" in refused(state, "draw")
    state.play(("take", 2, 0))
    assert field(state, "due") == 2
    assert state.actors == (2,)
    assert len(field(state, "hands")[1]) == 3


def test_O15_the_direction_of_play_changes() -> None:
    state = at("RS-SINVERT/GW KC/KC KC/KC", "RC-SINVERT/TW BC/TW KC/KC", PLAIN, PLAIN)
    assert events(state, "lay", 0)[-1] == ("inverted", -1)
    assert state.actors == (3,)
    play_all(state, ("draw",), ("keep", 0), ("draw",), ("keep", 0))
    assert state.actors == (1,)
    assert events(state, "lay", 0)[-1] == ("inverted", 1)
    assert state.actors == (2,)


def test_O15_P5_with_two_players_nothing_else_changes() -> None:
    state = at("RS-SINVERT/GW KC/KC KC/KC", PLAIN)
    state.play(("lay", 0))
    assert field(state, "direction") == -1
    assert state.actors == (1,)


def test_O16_the_next_player_misses_a_turn() -> None:
    state = at("RS-OBSTACLE/GW KC/KC KC/KC", PLAIN, PLAIN)
    assert events(state, "lay", 0)[-1] == ("missed", 1)
    assert state.actors == (2,)


def test_O16_against_the_clock_too() -> None:
    state = at("RS-OBSTACLE/GW KC/KC KC/KC", PLAIN, PLAIN, PLAIN, direction=-1)
    assert events(state, "lay", 0)[-1] == ("missed", 3)
    assert state.actors == (2,)


def test_O16_with_two_still_playing_the_same_player_again() -> None:
    assert play_all(at("RS-OBSTACLE/GW KC/KC KC/KC", PLAIN), ("lay", 0)).actors == (0,)
    state = at("RS-OBSTACLE/GW KC/KC KC/KC", "", PLAIN, out=[1])
    assert play_all(state, ("lay", 0)).actors == (0,)


def test_O17_the_player_turns_all_the_own_cards_and_names_the_colour() -> None:
    state = at("ANNAOTTO/GW KC/YW GC/TS", PLAIN, PLAIN)
    state.play(("lay", 0))
    assert field(state, "phase") == "annaotto"
    assert state.actors == (0,)
    assert events(state, "annaotto", "own", "B") == [
        ("turned_all", 0, 0, ("KC", "GC")),
        ("named", 0, "B"),
    ]
    assert hand(state, 0) == "YW/KC TS/GC"
    assert field(state, "colour") == "B"
    assert state.actors == (1,)


def test_O17_or_all_of_the_next_players() -> None:
    state = at("ANNAOTTO/GW KC/YW GC/TS", PLAIN, PLAIN, direction=-1)
    play_all(state, ("lay", 0), ("annaotto", "next", "K"))
    assert hand(state, 2) == "TW/KC TW/YW TW/BC"
    assert hand(state, 1) == PLAIN
    assert state.actors == (2,)


def test_O17_either_hand_and_each_of_the_eight_colours() -> None:
    state = play_all(at("ANNAOTTO/GW KC/YW GC/TS", PLAIN), ("lay", 0))
    hands, colours = ("own", "next"), COLOURS
    assert state.legal() == [("annaotto", hand, c) for hand in hands for c in colours]
    assert "O17" in refused(state, "annaotto", "other", "B")
    assert "O17" in refused(state, "annaotto", "own", "X")
    assert "O17" in refused(state, "draw")


def test_O17_the_colour_holds_until_the_next_card_lies_there() -> None:
    state = at("ANNAOTTO/GW KC/YW GC/TS", "RC/TW KC/TW BC/TW", PLAIN)
    play_all(state, ("lay", 0), ("annaotto", "own", "K"), ("draw",), ("keep", 0))
    assert field(state, "colour") == "K", "a turn without a lay changes nothing"
    state.play(("lay", 0))
    assert top(state) == "KC"
    assert field(state, "colour") is None


def test_O17_taken_out_of_another_hand_it_is_the_takers() -> None:
    state = at("KC/YW GC/TS", PLAIN, "KC/ANNAOTTO KC/TW")
    play_all(state, ("take", 2, 0), ("annaotto", "own", "T"))
    assert hand(state, 0) == "YW/KC TS/GC"


@pytest.mark.parametrize(
    ("action", "rule"), [(("annaotto", "own", "B"), "O17"), (("slap", (0, 1)), "O18")]
)
def test_O17_O18_not_without_the_card(action: tuple[object, ...], rule: str) -> None:
    assert rule in refused(at(PLAIN, PLAIN), *action)
