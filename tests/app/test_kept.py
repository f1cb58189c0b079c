"""What is kept from drawing to drawing is never out of date, and what stays is the same object."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any, TypeVar

import pytest

from app import language
from app.match.session import Session
from app.match.tapping import tap
from app.tables import shown_games
from app.tables.context import Context
from app.tables.kit.colours import COLOURS
from app.tables.kit.kept import Kept
from app.tables.kit.keys import StableKeys
from app.tables.kit.layers import Layers
from app.tables.kit.scene import Scene, h
from engine import Match, Player
from engine.game import AnyGame, Value
from tests.app.test_whole_matches import wish

T = TypeVar("T")
GAMES = pytest.mark.parametrize("game", shown_games().values(), ids=lambda game: game.id)
SHORT: dict[str, dict[str, Value]] = {"anno": {"mensises": 1}}
EVERY = {"anno": 2, "anno1503": 12, "drift": 5, "annaotto": 2}
"""In long matches not every position is tapped at, but each of so many."""
ROOM = (1180, 690)
KEYS = StableKeys()


class NothingKept(Kept):
    """Everything is drawn anew."""

    def part(self, name: Hashable, draw: Callable[[], T], *given: object) -> T:
        return draw()

    def lasting(self, name: Hashable, draw: Callable[[], T], *given: object) -> T:
        return draw()


def session_of(game: AnyGame, seats: int, forgetful: bool) -> Session:
    players = [Player(f"P{seat}", COLOURS[seat]) for seat in range(seats)]
    session = Session("one", Match(game, players, 3, SHORT.get(game.id), now=1))
    drawing = session.table.drawing
    for name, value in [*vars(drawing).items()]:
        if forgetful and isinstance(value, Kept):
            setattr(drawing, name, NothingKept())
    return session


def drawings(session: Session) -> Iterator[Scene]:
    """A whole match: every position as it comes, and while what is done next is tapped together."""
    every = EVERY.get(session.match.game.id, 1)
    while not session.match.over:
        if session.covered is not None:
            session.ready()
        match = session.match
        seat, action = match.state.actors[0], wish(match)
        if match.length % every == 0:
            yield drawn(session)
            yield from tapped(session, action)
        session.play(action, seat)
    yield drawn(session)


def tapped(session: Session, action: Any) -> Iterator[Scene]:
    choice, context = session.choice, session.context()
    context.view = session.match.state.view(session.actor)
    for token in sorted(session.table.taps.tokens(context, action)):
        if tap(session, token).actions:
            break
        yield drawn(session)
    if choice.chosen:
        choice.back()
        yield drawn(session)
        choice.clear()
        yield drawn(session)


def drawn(session: Session) -> Scene:
    return session.table.drawing.draw(session.context(ROOM))


@GAMES
def test_what_is_kept_is_what_would_be_drawn_anew(game: AnyGame) -> None:
    keeps, anew = (session_of(game, min(3, game.seats.stop - 1), no) for no in (False, True))
    for kept, fresh in zip(drawings(keeps), drawings(anew), strict=True):
        assert kept == fresh, (keeps.match.length, keeps.choice.chosen)


@pytest.mark.parametrize("game", ["anno", "annaotto", "anno1503", "drift"])
def test_a_tap_draws_little_of_a_table_anew(game: str) -> None:
    session = session_of(shown_games()[game], 2, forgetful=False)
    session.ready()
    if game == "drift":
        while session.match.state.view(0)["phase"] != "play":
            session.play(wish(session.match), session.match.state.actors[0])
    before = set(map(id, parts(drawn(session))))
    session.choice.toggle(min(session.choice.tappable))
    after = [*parts(drawn(session))]
    same = sum(id(part) in before for part in after)
    assert same > len(after) / 2


def parts(scene: Scene) -> Iterator[Scene]:
    """A scene with all that is in it."""
    yield scene
    for child in scene[2:]:
        if isinstance(child, list):
            yield from parts(child)


def context_of(**more: Any) -> Context[Any, Any, Any]:
    given = {"view": {"deck": 3}, "names": ["Anna"], "colours": ["red"], "keys": KEYS, **more}
    return Context(**given)


def asking(kept: Kept, context: Context[Any, Any, Any], *tokens: str) -> list[bool]:
    """A part that asks for these tokens; the same list as before where it was kept."""
    watched = kept.watch(context)
    return kept.part("one", lambda: [token in watched.chosen for token in tokens])


def test_a_part_stays_while_nothing_changes_that_it_asked_for() -> None:
    kept, places = Kept(), dict[str, str]()
    first = asking(kept, context_of(chosen=["a"], places=places), "a", "b")
    assert asking(kept, context_of(chosen=["a", "c"], places=places), "a", "b") is first
    assert asking(kept, context_of(chosen=["b", "c"], places=places), "a", "b") == [False, True]


def test_who_looks_at_all_tokens_is_drawn_anew_with_any_of_them() -> None:
    kept, places = Kept(), dict[str, str]()

    def counted(*chosen: str) -> int:
        watched = kept.watch(context_of(chosen=chosen, places=places))
        return kept.part("one", lambda: len(watched.chosen))

    assert [counted(), counted("a"), counted("a", "b"), counted("b")] == [0, 1, 2, 1]


def test_a_part_goes_with_the_ground() -> None:
    kept, places = Kept(), dict[str, str]()
    first = asking(kept, context_of(places=places))
    assert asking(kept, context_of(places=places)) is first
    for more in (
        {"width": 5},
        {"names": ["Otto"]},
        {"view": {"deck": 2}},
        {"recent": [("won", 1)]},
    ):
        assert asking(kept, context_of(places=places, **more)) is not first
        first = asking(kept, context_of(places=places))


def test_a_lasting_part_stays_when_somebody_acts() -> None:
    kept, places = Kept(), dict[str, str]()

    def lasting(given: int, **more: Any) -> list[bool]:
        watched = kept.watch(context_of(places=places, **more))
        return kept.lasting("one", lambda: ["a" in watched.chosen], given)

    first = lasting(1)
    assert lasting(1, view={"deck": 2}, length=7) is first
    for given, more in ((2, {}), (1, {"chosen": ["a"]}), (1, {"width": 5}), (1, {"viewer": 1})):
        assert lasting(given, **more) is not first
        first = lasting(1)


def test_a_lasting_part_is_not_out_of_date_after_a_drawing_without_it() -> None:
    kept, places = Kept(), dict[str, str]()

    def lasting(*chosen: str) -> list[bool]:
        watched = kept.watch(context_of(places=places, chosen=chosen))
        return kept.lasting("one", lambda: ["a" in watched.chosen])

    first = lasting()
    kept.watch(context_of(places=places, chosen=["b"]))
    assert lasting() is first
    kept.watch(context_of(places=places, chosen=["a"]))
    assert lasting("a") == [True]


def test_what_a_lasting_part_is_made_of_lasts_with_it() -> None:
    kept, places = Kept(), dict[str, str]()

    def row(deck: int, end: str) -> list[list[str]]:
        kept.watch(context_of(places=places, view={"deck": deck}))
        return kept.lasting("row", lambda: [kept.lasting("card", lambda: ["card"]), [end]], end)

    first = row(1, "end")
    assert row(2, "end") is row(3, "end") is first
    assert row(4, "another end")[0] is first[0]


def test_a_thing_without_a_token_asks_for_no_mark() -> None:
    kept, places = Kept(), dict[str, str]()
    first = asking(kept, context_of(places=places), "")
    assert asking(kept, context_of(places=places, chosen=["a"]), "") is first


def test_a_part_is_drawn_anew_in_another_language() -> None:
    kept, places = Kept(), dict[str, str]()
    first = asking(kept, context_of(places=places))
    try:
        language.use(language.PSEUDO)
        assert asking(kept, context_of(places=places)) is not first
    finally:
        language.use("en")


def test_which_of_equal_things_is_chosen_is_a_mark_too() -> None:
    kept, places = Kept(), {"a": "left"}

    def where() -> list[bool]:
        watched = kept.watch(context_of(chosen=["a"], places=places))
        return kept.part("one", lambda: [watched.is_chosen("a", at) for at in ("left", "right")])

    assert where() == [True, False]
    places["a"] = "right"
    assert where() == [False, True]


def test_what_a_part_is_given_counts_and_what_lies_within_it() -> None:
    kept, places = Kept(), dict[str, str]()

    def nested(given: int, *chosen: str) -> list[Any]:
        watched = kept.watch(context_of(chosen=chosen, places=places))

        def outer() -> list[Any]:
            return [given, kept.part("inner", lambda: ["a" in watched.chosen])]

        return kept.part("outer", outer, given)

    assert nested(1) is not nested(2)
    assert nested(2) is nested(2)
    assert nested(2, "a") == [2, [True]]


def test_a_part_within_a_part_is_still_there_when_its_whole_was_not_looked_into() -> None:
    kept, places = Kept(), dict[str, str]()

    def row(*chosen: str) -> list[Any]:
        watched = kept.watch(context_of(chosen=chosen, places=places))

        def card(name: str) -> list[bool]:
            return kept.part(name, lambda: [name in watched.chosen])

        return kept.part("row", lambda: [card("a"), card("b")])

    first = row()
    assert row("elsewhere") is first
    second = row("a")
    assert second == [[True], [False]]
    assert second[1] is first[1]


def test_what_nobody_asks_for_any_more_is_dropped_with_the_next_action() -> None:
    kept, places = Kept(), dict[str, str]()

    def drawn(deck: int, *names: str) -> list[object]:
        kept.watch(context_of(places=places, view={"deck": deck}))
        return [kept.lasting(name, lambda: object()) for name in names]

    one, other = drawn(9, "one", "other")
    assert drawn(8, "one") == [one]
    assert drawn(7, "one", "other")[0] is one
    assert drawn(7, "other") != [other]


def test_what_lies_under_a_question_stays_as_it_is() -> None:
    kept, places = Kept(), dict[str, str]()
    ship = h("g", h("path", tabindex="0"), data_ship="2")

    def covered(*things: Scene) -> list[Scene]:
        kept.watch(context_of(places=places))
        layers = Layers()
        layers.zone("sea", "The sea").extend(things)
        layers.cover("sea", kept)
        return layers.zone("sea", "")

    (first,) = covered(ship)
    assert first == h("g", h("path"), data_ship="2")
    again, coin = covered(ship, h("g", tabindex="0"))
    assert again is first
    assert coin == h("g")
