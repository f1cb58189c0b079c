"""A turn: one of three (O6–O8, ruling P2)."""

from tests.engine.annaotto.setting import at, events, field, hand, refused, top

OTHER = "KC/TW KC/TW"


def test_O6_an_own_card_is_laid_own_side_up() -> None:
    state = at("KC/BW RS/GW YW/TD", OTHER)
    assert events(state, "lay", 1) == [("laid", 0, "RS", 1)]
    assert field(state, "discard")[-1] == ["RS", "GW"]
    assert hand(state, 0) == "KC/BW YW/TD"
    assert state.actors == (1,)


def test_O6_the_reverse_of_an_own_card_is_not_laid() -> None:
    state = at("KC/RS TW/GS YS/GS", OTHER)
    assert ("lay", 0) not in state.legal()
    assert "O9" in refused(state, "lay", 0)


def test_O6_only_cards_that_are_there() -> None:
    state = at("RS/GW RS/GW", OTHER)
    for place in (2, -1):
        assert "O6" in refused(state, "lay", place)


def test_O7_anothers_card_is_laid_with_the_side_that_all_see_up() -> None:
    state = at("KC/BW YW/TD", "GS/RW KC/TW KC/TW", "KC/TW KC/TW")
    assert events(state, "take", 1, 0) == [("took", 0, 1, "RW", 0)]
    assert field(state, "discard")[-1] == ["RW", "GS"]
    assert hand(state, 1) == "KC/TW KC/TW"
    assert hand(state, 0) == "KC/BW YW/TD"
    assert state.actors == (1,)


def test_O7_the_owners_own_side_does_not_count() -> None:
    state = at("KC/BW YW/TD", "RS/GW KC/TW KC/TW")
    assert "O9" in refused(state, "take", 1, 0)


def test_O7_from_any_player_not_only_the_next() -> None:
    state = at("KC/BW YW/TD", "KC/TW KC/TW", "GS/RW KC/TW")
    assert ("take", 2, 0) in state.legal()


def test_O7_the_effects_are_those_of_a_card_laid_by_the_player_on_turn() -> None:
    state = at("KC/BW YW/TD", "KC/TW KC/TW", "GS/RW-OBSTACLE KC/TW KC/TW")
    assert ("missed", 1) in events(state, "take", 2, 0)
    assert state.actors == (2,)
    assert field(state, "layer") == 0


def test_O7_P2_a_players_only_card_cannot_be_taken() -> None:
    state = at("KC/BW YW/TD", "GS/RW")
    assert "O7" in refused(state, "take", 1, 0)
    assert "only card" in refused(state, "take", 1, 0)


def test_O7_not_from_oneself_nor_from_nobody() -> None:
    state = at("KC/RS YW/TD", "GS/RW KC/TW", "GS/RW", out=[], turn=0)
    assert "O7" in refused(state, "take", 0, 0)
    assert "O7" in refused(state, "take", 3, 0)
    assert "O7" in refused(state, "take", -1, 0)
    assert "O7" in refused(state, "take", 1, 5)


def test_O8_the_top_card_is_drawn_and_only_the_drawer_sees_both_sides() -> None:
    state = at("KC/BW YW/TD", OTHER, pile="VC/RW TS/GD")
    told = state.play(["draw"])
    assert told == [(("draws", 0, "TS"), None), (("drew", 0, "GD"), (0,))]
    assert field(state, "phase") == "drawn"
    assert state.view(0)["drawn"] == ["TS", "GD"]
    assert state.view(1)["drawn"] == state.view(None)["drawn"] == ["TS", None]
    assert state.view(1)["draw_up"] == "VC"


def test_O8_it_is_laid_at_once_with_either_side() -> None:
    for side, up, down in ((0, "RS", "GD"), (1, "GD", "RS")):
        state = at("KC/BW YW/TD", OTHER, pile="VC/RW RS/GD")
        state.play(["draw"])
        assert {("lay_drawn", 0), ("lay_drawn", 1)} <= set(state.legal())
        assert events(state, "lay_drawn", side) == [("laid_drawn", 0, up)]
        assert field(state, "discard")[-1] == [up, down]
        assert hand(state, 0) == "KC/BW YW/TD"
        assert state.actors == (1,)


def test_O8_only_a_side_that_fits_is_laid() -> None:
    state = at("KC/BW YW/TD", OTHER, pile="VC/RW RS/GW")
    state.play(["draw"])
    assert state.legal() == [("lay_drawn", 0), ("keep", 0), ("keep", 1)]
    assert "O9" in refused(state, "lay_drawn", 1)


def test_O8_or_it_is_kept_with_a_chosen_side_facing_and_the_turn_ends() -> None:
    for side, kept in ((0, "RS/GD"), (1, "GD/RS")):
        state = at("KC/BW YW/TD", OTHER, pile="VC/RW RS/GD")
        state.play(["draw"])
        assert events(state, "keep", side) == [("kept", 0, kept[3:])]
        assert hand(state, 0) == f"KC/BW YW/TD {kept}"
        assert state.actors == (1,)
        assert top(state) == "RD"


def test_O8_a_card_drawn_is_laid_or_kept_before_anything_else() -> None:
    state = at("RS/BW YW/TD", "GS/RW KC/TW")
    state.play(["draw"])
    for action in (("lay", 0), ("take", 1, 0), ("draw",), ("pass",), ("accept",)):
        assert "O8" in refused(state, *action)


def test_O8_nothing_is_kept_that_was_not_drawn() -> None:
    state = at("RS/BW YW/TD", OTHER)
    assert "O8" in refused(state, "keep", 0)
    assert "O8" in refused(state, "lay_drawn", 0)


def test_O8_a_card_has_two_sides() -> None:
    state = at("RS/BW YW/TD", OTHER)
    state.play(["draw"])
    assert "O8" in refused(state, "keep", 2)
    assert "O8" in refused(state, "lay_drawn", -1)


def test_O8_drawing_is_allowed_although_a_card_fits() -> None:
    assert ("draw",) in at("RS/BW YW/TD", OTHER).legal()
