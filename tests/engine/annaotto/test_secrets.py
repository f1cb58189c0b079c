"""Who sees what (O22), and imagining what is hidden."""

from collections import Counter
from typing import Any

import pytest

from engine import Match, Player
from engine.annaotto import GAME
from engine.annaotto.cards import DECK
from engine.dice import Dice
from tests.engine.annaotto.census import census, written
from tests.engine.annaotto.setting import Position, at, field


def table(seats: int, seed: int, steps: int) -> Position:
    """A position after some random steps."""
    state, dice = GAME.new(seats, seed), Dice(seed)
    for _ in range(steps):
        if state.actors:
            seat = dice.choice(state.actors)
            state.play(dice.choice(state.legal(seat)), seat)
    return state


def test_O22_everyone_sees_the_reverses_only_the_owner_the_own_sides() -> None:
    state = at("RS/GW KC/BD", "YW/TC VS/OD", "GC/RW BS/KD")
    assert state.view(1)["hands"] == [
        [[None, "GW"], [None, "BD"]],
        [["YW", "TC"], ["VS", "OD"]],
        [[None, "RW"], [None, "KD"]],
    ]
    assert all(own is None for hand in state.view(None)["hands"] for own, _ in hand)


def test_O22_of_the_piles_only_what_lies_up() -> None:
    state = at("RS/GW KC/BD", "YW/TC VS/OD", pile="VC/RW TS/GD", under="BD/YC", top="RD")
    view = state.view(0)
    assert (view["draw"], view["draw_up"]) == (2, "TS")
    assert (view["discard"], view["top"]) == (2, "RD")
    assert not {"RW", "GD", "VC", "BD/YC", "YC"} & set(_strings(view))


def test_O22_an_own_side_is_in_nobody_elses_view() -> None:
    """The own sides changed, the views of all others stay the same; but for those that all have
    seen (ruling P14), and they are not among the hands."""
    state = table(4, 7, 40)
    dump = state.dump()
    for known in (False, True):
        changed = _changed(dump, known)
        for seat in (0, 2, 3, None):
            assert (changed.view(seat) != state.view(seat)) == known
            assert changed.view(seat)["hands"] == state.view(seat)["hands"]
        assert changed.view(1) != state.view(1)


def _changed(dump: dict[str, Any], known: bool) -> Position:
    """With other own sides in seat 1's hand, where they are known, or else where they are not."""
    hands = [
        [["KC-PLUS" if seat == 1 and of == known else own, back] for (own, back), of in cards]
        for seat, cards in enumerate(map(zip, dump["hands"], dump["known"]))
    ]
    assert hands != dump["hands"]
    return GAME.load(dump | {"hands": hands})


def test_O22_what_is_told_in_private_is_the_other_side_of_a_drawn_card() -> None:
    state, dice, private = GAME.new(3, 5), Dice(5), []
    for _ in range(150):
        if state.actors:
            seat = dice.choice(state.actors)
            told = state.play(dice.choice(state.legal(seat)), seat)
            private += [(event, seats) for event, seats in told if seats is not None]
    assert private
    assert {event[0] for event, _ in private} == {"drew"}
    assert all(seats == (event[1],) for event, seats in private)


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("steps", [0, 1, 30, 90])
def test_O22_an_imagined_position_shows_the_same(seats: int, steps: int) -> None:
    state = table(seats, seats * 7, steps)
    for seat in (*range(seats), None):
        view = state.view(seat)
        imagined = GAME.imagine(view, Dice(9))
        assert imagined.view(seat) == view
        assert census(imagined.dump()) == census(state.dump())
        if seat is not None:
            assert imagined.legal(seat) == state.legal(seat)


def test_O22_imagining_is_random_in_what_is_hidden() -> None:
    view = table(3, 4, 30).view(0)
    hands = {str(field(GAME.imagine(view, Dice(seed)), "hands")[1]) for seed in range(8)}
    assert len(hands) > 4


def test_O22_imagining_matches_sides_with_cards_where_greedy_dealing_fails() -> None:
    """All four cards with red dots show them, and one more shows the reverse of another such
    card: it must get a card that no red dots need, whichever comes first."""
    red_dots = [card for card in DECK if "RD" in card]
    others = [side for card in red_dots for side in card if side not in ("RD", "VC-OTTO")]
    state = at(
        "TS/GC",
        " ".join(f"{_other(card, 'RD')}/RD" for card in red_dots),
        " ".join(f"KC/{side}" for side in others),
        "KC/TS",
        top="YD",
    )
    view = state.view(0)
    for seed in range(50):
        dump = GAME.imagine(view, Dice(seed)).dump()
        seen = Counter(written(card) for card in dump["hands"][1])
        assert seen == Counter(map(written, red_dots))


def _other(card: tuple[str, str], side: str) -> str:
    return card[1] if card[0] == side else card[0]


def _strings(data: object) -> list[str]:
    if isinstance(data, str):
        return [data]
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return [text for part in parts for text in _strings(part)]


def test_O22_positions_set_up_by_hand_may_show_what_the_deck_does_not_hold() -> None:
    state = at("RS/GW RS/GW", "KC/RD-ALL KC/RD-ALL KC/ANNAOTTO", top="RD-PLUS")
    view = state.view(0)
    assert GAME.imagine(view, Dice(1)).view(0) == view


def test_O8_O22_undo_never_takes_back_a_draw_or_a_card_shown() -> None:
    match = Match(GAME, [Player("Ada", "red"), Player("Bea", "blue")], 1)
    for seat in (0, 1):
        match.play(("face", (0,) * 8), seat)
        assert not match.undoable
    match.play(("draw",))
    assert not match.undoable
    for event in ("begins", "laid", "laid_drawn", "draws", "kept", "turned", "turned_all"):
        assert event in GAME.reveals
