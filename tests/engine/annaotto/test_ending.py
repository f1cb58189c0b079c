"""The end, places, and the empty pile (O20, O21, rulings P7 and P8)."""

from engine.annaotto.cards import COLOURS
from tests.engine.annaotto.setting import Position, at, events, field, hand, play_all, refused, top

PLAIN = "KC/TW YW/TW BC/TW"
TWO = "KC/TW YW/TW"


def places(state: Position) -> dict[int, int]:
    assert state.standings is not None
    return {row["seat"]: row["place"] for row in state.standings}


def test_O20_the_first_to_lay_their_last_card_wins_and_the_others_play_on() -> None:
    state = at("RS/GW", PLAIN, PLAIN)
    assert ("finished", 0, 1) in events(state, "lay", 0)
    assert field(state, "out") == [0]
    assert state.actors == (1,)
    assert state.standings is None


def test_O20_a_finished_player_is_passed_over() -> None:
    state = at(PLAIN, "", PLAIN, out=[1])
    play_all(state, ("draw",), ("keep", 0))
    assert state.actors == (2,)
    play_all(state, ("draw",), ("keep", 0))
    assert state.actors == (0,)


def test_O20_the_others_play_on_until_one_is_left() -> None:
    state = at("RS/GW", "", PLAIN, out=[1])
    assert events(state, "lay", 0)[-1] == ("over", "last")
    assert state.actors == ()
    assert state.standings == [
        {"seat": 1, "place": 1, "score": 0},
        {"seat": 0, "place": 2, "score": 0},
        {"seat": 2, "place": 3, "score": -3},
    ]


def test_O20_effects_aimed_at_the_next_player_fall_on_the_next_still_playing() -> None:
    state = at("RS-OTTO/GW KC/KC KC/KC", "", PLAIN, PLAIN, out=[1])
    play_all(state, ("lay", 0), ("accept",))
    assert field(state, "owed") == [[2, 2]]
    state = at("RS-OBSTACLE/GW KC/KC KC/KC", "", PLAIN, PLAIN, out=[1])
    assert ("missed", 2) in events(state, "lay", 0)
    assert state.actors == (3,)


def test_O20_P7_without_places_the_game_ends_with_the_lay() -> None:
    state = at("RS-OTTO/GW", PLAIN, TWO, PLAIN, places=False)
    assert events(state, "lay", 0)[-1] == ("over", "first")
    assert state.actors == () and state.legal() == []
    assert len(field(state, "hands")[1]) == 3, "the OTTO does nothing any more"


def test_O20_P7_without_places_the_rest_rank_by_fewer_cards() -> None:
    state = play_all(at("RS/GW", PLAIN, TWO, PLAIN, places=False), ("lay", 0))
    assert places(state) == {0: 1, 2: 2, 1: 3, 3: 3}


def test_O20_P7_with_two_players_the_game_ends_with_the_lay() -> None:
    state = play_all(at("RS-ANNA/GW", PLAIN), ("lay", 0))
    assert state.actors == ()
    assert places(state) == {0: 1, 1: 2}


def test_O20_P7_a_finished_player_still_turns_for_an_anna() -> None:
    state = play_all(at("RS-ANNA/GW", PLAIN, PLAIN), ("lay", 0), ("accept",))
    assert state.actors == (0,)
    state.play(("turn", (0, 1)))
    assert hand(state, 1) == "TW/KC TW/YW BC/TW"
    assert state.actors == (1,)


def test_O20_P7_a_last_otto_or_plus_still_costs_the_next_player() -> None:
    state = play_all(at("RS-OTTO/GW", PLAIN, PLAIN), ("lay", 0), ("accept",))
    assert field(state, "owed") == [[1, 2]]
    state = play_all(at("RS-PLUS/GW", PLAIN, PLAIN), ("lay", 0))
    assert field(state, "due") == 1


def test_O20_P7_a_last_sinvert_or_obstacle_still_works() -> None:
    assert play_all(at("RS-SINVERT/GW", PLAIN, PLAIN), ("lay", 0)).actors == (2,)
    assert play_all(at("RS-OBSTACLE/GW", PLAIN, PLAIN), ("lay", 0)).actors == (2,)


def test_O20_P7_a_finished_player_chooses_for_annaotto_only_the_next_hand() -> None:
    state = play_all(at("ANNAOTTO/GW", PLAIN, PLAIN), ("lay", 0))
    assert state.actors == (0,)
    assert state.legal() == [("annaotto", "next", colour) for colour in COLOURS]
    assert "O20" in refused(state, "annaotto", "own", "B")
    state.play(("annaotto", "next", "B"))
    assert hand(state, 1) == "TW/KC TW/YW TW/BC"
    assert state.actors == (1,)


def test_O20_P7_a_finished_player_slaps_no_more() -> None:
    state = play_all(at("RS-ALL/GW", PLAIN, PLAIN), ("lay", 0, "call"))
    assert state.legal() == [("slap", (1, 2)), ("slap", (2, 1))]


def test_O20_P7_a_finished_player_draws_nothing() -> None:
    state = play_all(at("RS-ALL/GW", PLAIN, PLAIN), ("lay", 0))
    assert field(state, "owed") == []
    assert state.actors == (1,)


def test_O20_nobody_takes_from_a_finished_player() -> None:
    assert "O7" in refused(at(PLAIN, "", PLAIN, out=[1]), "take", 1, 0)


def test_O21_the_discard_pile_but_its_top_becomes_the_draw_pile() -> None:
    under = "GS/KC BW/TD VC/OS YW/RC"
    state = at(PLAIN, PLAIN, pile="", under=under)
    assert state.view(0)["draw_up"] is None
    assert ("reshuffled", 4) in events(state, "draw")
    dump = state.dump()
    assert top(state) == "RD" and len(dump["discard"]) == 1
    found = sorted("/".join(sorted(card)) for card in [*dump["draw"], dump["drawn"]])
    assert found == sorted("/".join(sorted(card.split("/"))) for card in under.split())


def test_O21_P8_either_way_up_at_random() -> None:
    ways: set[tuple[str, str]] = set()
    for dice in range(20):
        state = at(PLAIN, PLAIN, pile="", under="GS/KC", dice=dice * 10**9)
        state.play(("draw",))
        ways.add(tuple(field(state, "drawn")))
    assert ways == {("GS", "KC"), ("KC", "GS")}


def test_O21_it_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    state = at(PLAIN, PLAIN, pile="VC/RW", under="GS/KC BW/TD")
    play_all(state, ("draw",), ("keep", 0))
    assert field(state, "draw") == []
    state.play(("draw",))
    assert len(field(state, "draw")) == 1


def test_O21_P8_a_penalty_reshuffles_too() -> None:
    state = at(PLAIN, PLAIN, pile="VC/RW", under="GS/KC", sequence=["OTTO"])
    play_all(state, ("accept",), ("keep", 0), ("keep", 0))
    assert len(field(state, "hands")[0]) == 5


def test_O21_P8_with_nothing_to_draw_passing_is_legal_instead() -> None:
    state = at("RS/BW KC/TW GC/TW", PLAIN, pile="")
    assert state.legal() == [("lay", 0), ("pass",)]
    assert "O21" in refused(state, "draw")
    assert "O21" in refused(at(PLAIN, PLAIN), "pass")
    assert "O21" in refused(at(PLAIN, PLAIN, pile="", under="GS/KC"), "pass")


def test_O21_P8_penalties_are_skipped_when_there_is_nothing() -> None:
    state = at(PLAIN, PLAIN, pile="VC/RW", sequence=["OTTO"])
    state.play(("accept",))
    assert ("spared", 0, 1) in events(state, "keep", 0)
    assert len(field(state, "hands")[0]) == 4
    assert state.legal() == [("pass",)]
    state = at(PLAIN, PLAIN, pile="", due=1)
    assert ("spared", 0, 1) in events(state, "accept")
    assert state.legal() == [("pass",)]


def test_O21_P8_the_cards_are_turned_all_the_same() -> None:
    state = at(PLAIN, PLAIN, pile="", sequence=["OTTO", "ANNA"], layer=1)
    state.play(("accept",))
    assert field(state, "phase") == "turning"


def test_O21_P8_when_all_have_passed_in_succession_fewer_cards_is_better() -> None:
    state = at(PLAIN, TWO, PLAIN, pile="")
    play_all(state, ("pass",), ("pass",))
    assert field(state, "passes") == 2
    assert events(state, "pass")[-1] == ("over", "stuck")
    assert places(state) == {1: 1, 0: 2, 2: 2}


def test_O21_P8_who_has_finished_keeps_the_place_and_need_not_pass() -> None:
    state = at(PLAIN, "", TWO, pile="", out=[1])
    play_all(state, ("pass",), ("pass",))
    assert places(state) == {1: 1, 2: 2, 0: 3}


def test_O21_P8_even_a_late_finisher_is_before_who_holds_one_card() -> None:
    state = at("KC/TW", "", "", "", PLAIN, pile="", out=[2, 1, 3])
    play_all(state, ("pass",), ("pass",))
    assert places(state) == {2: 1, 1: 2, 3: 3, 0: 4, 4: 5}


def test_O21_P8_a_lay_breaks_the_succession() -> None:
    state = at(PLAIN, "RS/BW KC/TW GC/TW", pile="")
    play_all(state, ("pass",), ("lay", 0))
    assert field(state, "passes") == 0
    assert state.actors == (0,)


def test_O20_standings_only_when_it_is_over() -> None:
    assert at(PLAIN, PLAIN).standings is None
