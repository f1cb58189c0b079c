"""S18: seconds and slips for each kind of card, and which slip explains a wrong ship."""

import pytest

from engine import games
from engine.bots import dice_for
from engine.santyanno.cards import CARDS
from engine.santyanno.moves import route
from engine.santyanno.review import EVENT, Race, kinds, races
from engine.santyanno.slips import Slip
from engine.santyanno.types import View


def race(cards: tuple[str, ...], milliseconds: int, slip: Slip | None = None) -> Race:
    return Race(1, cards, 5, 6 if slip else 5, milliseconds, slip)


def codes() -> tuple[str, str, str]:
    """A card each of three kinds."""
    of = {kind: next(c for c in CARDS if CARDS[c].kind == kind) for kind in ("name", "colour")}
    return of["name"], of["colour"], "+3"


def test_whole_races_tell_what_each_kind_takes() -> None:
    name, colour, number = codes()
    run = [
        race((name, name, number), 5000),
        race((colour, colour, number), 9000),
        race((name, colour, number), 7000),
        race((name, number, number), 5000),
    ]
    told = {one.kind: one for one in kinds(run)}
    assert told["colour"].cards == 3 and told["number"].cards == 5
    assert told["colour"].milliseconds > 1.8 * told["name"].milliseconds
    for one in run:
        whole = sum(told[CARDS[card].kind].milliseconds for card in one.cards)
        assert whole == pytest.approx(one.milliseconds, rel=0.15)


def test_slips_are_counted_by_the_kind_of_their_card() -> None:
    name, colour, number = codes()
    run = [
        race((name, colour, number), 5000, Slip(1, "")),
        race((name, colour, number), 5000, Slip(1, "")),
        race((name, colour, number), 5000, Slip(-1, "")),
    ]
    told = {one.kind: one.slips for one in kinds(run)}
    assert told == {"name": 0, "colour": 2, "number": 0, EVENT: 1}


def test_who_was_too_late_has_no_time() -> None:
    name, colour, number = codes()
    late = Race(1, (name, colour, number), 5, None, 0, None)
    assert [(one.cards, one.milliseconds) for one in kinds([late])] == [(1, 0)] * 3


def played() -> list[View]:
    """A match in which seat 0 boards the right ship, seat 1 a wrong one, seat 2 comes too late."""
    state = games()["santyanno"].new(3, 4, {})
    views = [state.view(None)]
    while state.actors:
        seat = state.actors[0]
        view = state.view(seat)
        if view["phase"] == "race":
            truth = route(view["table"], view["pirates"][seat], view["cards"], view["event"])[-1]
            ship = truth if seat == 0 else truth % 8 + 1
            late = ("late",) in state.legal(seat) and seat == 2
            state.play(("late",) if late else ("board", ship, 4000 + 1000 * seat), seat)
        else:
            state.play(dice_for(4, seat, 0).choice(state.legal(seat)), seat)
        views.append(state.view(None))
    return views


def test_a_match_is_read_from_its_views() -> None:
    views = played()
    found = [races(views, seat) for seat in range(3)]
    rounds = [one.round for one in found[0]]
    assert rounds == list(range(1, len(rounds) + 1)) and len(rounds) == views[-1]["round"]
    assert all(one.right and one.slip is None for one in found[0])
    assert all(one.milliseconds == 4000 for one in found[0])
    assert not any(one.right for one in found[1])
    explained = [one for one in found[1] if one.slip]
    assert explained and all(one.slipped for one in explained)
