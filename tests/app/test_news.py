"""News: where they begin, whose line they stand in, and what of them is told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.match.news import Entry, Newsreel, begin, begin_of_round
from app.tables import shown_games, table_of
from app.tables.context import Context
from app.tables.kit.marking import Marker, forward
from app.tables.kit.pieces import written
from app.tables.kit.scene import g, h
from app.tables.parts import Talk
from app.tables.telling import News
from engine.game import Action, AnyGame, Event
from tests.app.test_kept import session_of
from tests.app.test_whole_matches import wish
from tests.app.tiny import Rules, Tiny, View, always

GO: Action = ("go", "a")
HIT: Action = ("hit", "a")
ASKED: Action = ("asked", "a")


def walked(text: str) -> tuple[Entry, int]:
    """A log from its seats; a star after a seat marks what it was asked for by others."""
    seats = [int(letter) for letter in text if letter != "*"]
    asked = [text[n + 1 : n + 2] == "*" for n, letter in enumerate(text) if letter != "*"]
    log = [(seat, ASKED if star else GO) for seat, star in zip(seats, asked, strict=True)]
    return (lambda number: log[number - 1]), len(log)


@pytest.mark.parametrize(
    ("text", "acting", "length"),
    [
        ("", True, 0),
        ("12", True, 0),
        ("0012", True, 2),
        ("001200", True, 2),  # her own actions leave the news as they are …
        ("001200", False, 6),  # … until her turn is over
        ("0012001", False, 6),
        ("00120*2", True, 2),  # what she was asked for in another's turn begins nothing
        ("001201*0", True, 2),  # and what others are asked for in hers does not, either
        ("0012*", True, 2),
    ],
)
def test_news_begin_where_the_last_turn_ended(text: str, acting: bool, length: int) -> None:
    assert begin(*walked(text), [0], acting, {"asked"}) == length


def test_without_people_news_are_of_the_last_round() -> None:
    assert begin_of_round(*walked("0011222001"), 3) == 4
    assert begin_of_round(*walked("01"), 3) == 0


class TinyTalk(Talk[View, Action, Event]):
    """Whoever is hit loses by it; whatever is done twice is one sentence; ticks are nobody's."""

    def concerned(self, event: Event, actor: int) -> Sequence[int]:
        return {"hit": (1 - actor, actor), "tick": ()}.get(event[0], (actor,))

    def news(
        self, context: Context[View, Action, Event], seat: int | None, event: Event
    ) -> News | None:
        if event[0] == "hush":
            return None
        if event[0] == "hit" and seat != event[1]:
            hit = "You were" if seat == context.viewer else f"{context.names[seat or 0]} was"
            return News(f"{hit} hit.", ("stone",), "loss")
        return super().news(context, seat, event)

    def story(
        self, context: Context[View, Action, Event], seat: int | None, events: Sequence[Event]
    ) -> Sequence[News]:
        return super().story(context, seat, list(dict.fromkeys(events)))


def told(rules: Rules, played: Sequence[tuple[int, str]], viewer: int | None = 0) -> list[str]:
    """The lines, as they are seen: the seat, and its sentences."""
    session = Tiny(rules=rules, talk=TinyTalk()).session()
    for seat, what in played:
        session.match.play((what, "a"), seat)
    session.log.__init__(session.match)  # type: ignore[misc]
    session.settle()
    session.viewer = viewer
    lines = Newsreel(session).lines()
    return [f"{line.seat}: {' '.join(news.words for news in line.news)}" for line in lines]


def anything(played: tuple[Action, ...]) -> dict[int, list[Action]]:
    every: list[Action] = [(name, "a") for name in ("go", "hit", "tick", "hush")]
    return {0: every, 1: every}


def test_a_line_a_player_and_what_concerns_the_viewer_first() -> None:
    assert told(anything, [(0, "go"), (1, "go"), (1, "hit"), (1, "go")]) == [
        "0: You were hit.",
        "1: Otto did go. Otto did hit.",
    ]


def test_to_others_it_is_told_by_name() -> None:
    assert told(anything, [(0, "go"), (1, "hit")], viewer=None)[1:] == ["1: Otto did hit."]
    assert told(anything, [(0, "hit")], viewer=1) == [
        "1: You were hit.",
        "None: It begins.",
        "0: Anna did hit.",
    ]


def test_what_viewers_did_themselves_they_know() -> None:
    assert told(anything, [(0, "go"), (1, "go"), (0, "go"), (0, "hit")]) == [
        "1: Otto did go. Otto was hit."
    ]


def test_what_nobody_did_has_a_line_of_its_own() -> None:
    assert told(anything, [(0, "go"), (1, "tick")]) == ["None: Otto did tick."]


def test_what_is_not_worth_telling_is_told_where_there_is_nothing_else() -> None:
    assert told(anything, [(0, "go"), (1, "hush"), (1, "go")]) == ["1: Otto did go."]
    assert told(anything, [(0, "go"), (1, "hush")]) == ["1: Otto did hush."]


def test_a_plain_game_needs_no_words_but_the_logs() -> None:
    session = Tiny(rules=always(GO), kinds=("human", "human")).session()
    session.match.play(GO)
    session.viewer = 1
    lines = Newsreel(session).lines()
    assert [(line.seat, line.news[0].words) for line in lines] == [
        (None, "It begins."),
        (0, "Anna did go."),
    ]


def test_what_the_last_action_touched_is_what_others_did() -> None:
    session = Tiny(rules=anything, talk=TinyTalk()).session()
    newsreel = Newsreel(session)
    assert newsreel.touched() == ()
    session.match.play(HIT, 1)
    assert newsreel.touched() == ("stone",)
    session.match.play(HIT, 0)
    assert newsreel.touched() == ()


STONE = g(h("circle"), data_not="stone", class_="piece", key="s", role="img")
DRAWN = h("svg", g(STONE, style="transform:x"), g(h("text", "words"), data_info="card"))


def test_what_is_drawn_is_marked_and_nothing_else_is_copied() -> None:
    marker = Marker()
    found = marker.marked(DRAWN, ("stone",), "lit")
    assert found[2][2][1]["class"] == "piece lit" and DRAWN[2][2][1]["class"] == "piece"
    assert found[3] is DRAWN[3]
    assert marker.marked(DRAWN, ("nowhere",), "lit") is DRAWN
    assert marker.marked(DRAWN, (), "lit") is DRAWN


def test_what_was_drawn_before_is_marked_as_it_was() -> None:
    marker, again = Marker(), h("svg", *DRAWN[2:], h("rect", data_info="stone"))
    first, then = (marker.marked(scene, ("stone",), "lit") for scene in (DRAWN, again))
    assert then[2] is first[2] and then[3] is DRAWN[3]
    assert then[4][1]["class"] == "lit"
    assert marker.marked(again, ("card",), "lit")[2] is DRAWN[2]


def test_what_comes_forward_is_where_it_is_and_cannot_be_tapped() -> None:
    layer = forward(DRAWN, ("stone",))
    assert layer == h(
        "div",
        ["svg", {}, ["g", {"style": "transform:x"}, ["g", {"class": "piece"}, ["circle", {}]]]],
        class_="forward",
        aria_hidden="true",
    )
    assert forward(DRAWN, ("nowhere",)) is None and forward(DRAWN, ()) is None


def test_what_is_written_on_a_thing_comes_forward_with_it() -> None:
    strip = g(g(h("rect"), data_info="home"), written(h("text", "Otto")))
    layer = forward(h("svg", strip, g(written(h("text", "others'")))), ("home",))
    assert layer is not None
    assert layer[2] == h("svg", g(g(h("rect")), g(h("text", "Otto"), class_="written")))


TELLING_THE_SAME = [
    game for game in shown_games().values() if table_of(game.id).talk.tells_the_same
]


@pytest.mark.parametrize("game", TELLING_THE_SAME, ids=lambda game: game.id)
def test_what_is_told_once_more_is_what_is_told_anew(game: AnyGame) -> None:
    session = session_of(game, 3, forgetful=False)
    newsreel, match = Newsreel(session), session.match
    while not match.over and match.length < 150:
        if session.covered is not None:
            session.ready()
        session.play(wish(match), match.state.actors[0])
        assert newsreel.lines() == Newsreel(session).lines()
        assert newsreel.touched() == Newsreel(session).touched()
