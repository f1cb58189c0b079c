"""What a lay will do is said before it is confirmed, with the names of those it meets."""

import pytest

from app.tables.annaotto.seating import after, coming
from app.tables.annaotto.table import table
from engine import Match
from engine.annaotto.cards import SIGN
from engine.annaotto.types import Action
from engine.bots import Advice
from engine.game import Data
from tests.app.annaotto.setting import at_the_top, in_phase, reached, seated, seen

TALK = table().talk


REST = [["KD", "GS"], ["KW", "GC"]]


def said(match: Match, action: Action) -> str | None:
    return TALK.describe(seen(match, 0), action)


@pytest.mark.parametrize(
    ("side", "effect"),
    [
        ("RW-PLUS", "Otto draws 1"),
        ("RD-ANNA", "Otto answers with an OTTO, or you may turn 2 of their cards"),
        ("RS-OTTO", "Otto answers with an ANNA, or draws 2 cards"),
        ("GD-OBSTACLE", "Otto misses a turn, and Clara is next"),
        ("KD-SINVERT", "the direction changes, and Ben is next"),
        ("ANNAOTTO", "then turn a hand and name a colour"),
    ],
)
def test_O12_to_O17_the_victim_is_named(side: str, effect: str) -> None:
    known = next(s for s in sides() if s.endswith(side.rpartition("-")[2]))
    words = said(at_the_top("RC", [[known, "BS"], *REST]), ("lay", 0))
    assert words is not None and words.startswith("Lay ") and words.endswith(f": {effect}")


def sides() -> list[str]:
    return list(SIGN)


def test_O14_every_PLUS_below_counts() -> None:
    plus = next(s for s in sides() if s.endswith("-PLUS"))
    words = said(at_the_top("RC", [[plus, "BS"], *REST], plus=2), ("lay", 0))
    assert words is not None and words.endswith(": Otto draws 3")


def test_O13_the_whole_sequence_is_at_stake() -> None:
    otto = next(s for s in sides() if s.endswith("-OTTO"))
    match = at_the_top("RC", [[otto, "BS"], *REST], sequence=["OTTO", "ANNA"])
    words = said(match, ("lay", 0))
    assert words is not None
    assert words.endswith(": Otto answers with an ANNA, or draws 4 cards and has 2 turned")


def test_O18_an_ALL_says_what_follows_only_if_it_is_called() -> None:
    side = next(s for s in sides() if s.endswith("-ALL"))
    match = at_the_top("RC", [[side, "BS"], *REST])
    plain, called = said(match, ("lay", 0)), said(match, ("lay", 0, "call"))
    assert plain is not None and ":" not in plain
    assert called is not None and called.endswith("and call “ALL!”: all hands down")


def test_O19_the_call_of_the_second_last_card_is_named() -> None:
    words = said(at_the_top("RC", [["RD", "BS"], ["KD", "GS"]]), ("lay", 0, "call"))
    assert words == "Lay red dots and call “ANNA!”"


def test_O20_the_last_card_is_called_so_where_it_ends_the_match() -> None:
    plus = next(s for s in sides() if s.endswith("-PLUS"))
    ends = at_the_top("RC", [[plus, "BS"]], out=[2, 3])
    goes_on = at_the_top("RC", [[plus, "BS"]], out=[2])
    assert str(said(ends, ("lay", 0))).endswith(": it is your last card")
    assert str(said(goes_on, ("lay", 0))).endswith(": Otto draws 1")


def test_O15_O20_who_comes_after_whom() -> None:
    view = at_the_top("RC", [["RD", "BS"], *REST], out=[1]).state.view(0)
    assert after(view, 0) == 2 and after(view, 0, -1) == 3 and after(view, 3, gone=[0]) == 2


def test_who_is_next_is_marked_in_every_phase() -> None:
    for phase in ("turn", "drawn", "keep", "turning", "annaotto", "slap"):
        match = in_phase(phase, 4)
        view, actors = match.state.view(None), match.state.actors
        expected = view["next"]
        if phase in ("keep", "turning") and view["turn"] != actors[0]:
            expected = view["turn"]
        assert coming(view, actors) == expected
        if phase not in ("slap", "annaotto"):
            drawn = str(table().drawing.draw(seen(match, actors[0])))
            assert "next · " in drawn and "to-act next" in drawn and "plot next" in drawn
    assert coming(in_phase("face").state.view(None), (0, 1)) is None


def test_a_hint_names_things_in_all_its_steps() -> None:
    """A further step of the turn is described as the cards lie then."""
    match = reached(2, lambda at, legal: _again(at, legal))
    session = seated(match)
    context = session.context()
    step = next(a for a in context.legal if a[0] == "lay")
    session.advise(_advice(step))
    session.plan([(step, match.state.view(session.viewer))])
    assert session.hint is not None and "card " not in session.hint.sentence.partition("Then")[2]
    assert session.hint.then[0].startswith("Lay ")


def _again(at: Data, legal: list[Action]) -> bool:
    return at["phase"] == "turn" and any(a[0] == "lay" for a in legal)


def _advice(action: Action) -> Advice[Action]:
    return Advice(action, "Because.")
