"""SANTY ANNO's table is pressed, not tapped: in 200 positions nothing on it is tapped in vain."""

from __future__ import annotations

from app.match.tapping import why_not
from engine.dice import Dice
from tests.app.vain import SIZE, positions, seen_by, taps_in_vain


def test_nothing_is_blamed_that_was_neither_tapped_nor_chosen() -> None:
    for number, match in enumerate(positions("santyanno", 200, [3, 5, 8], 2)):
        assert not list(taps_in_vain(match, Dice(number), deep=1))
        session = seen_by(match, match.state.actors[0])
        context = session.context(SIZE)
        prompt = match.game.words.prompt(context.view, match.names)
        said = {why_not(session, context, f"ship:{ship}") for ship in range(1, 9)}
        assert said == {prompt}, "what can be done now"
