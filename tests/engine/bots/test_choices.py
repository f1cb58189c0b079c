"""Computer players choose and explain as they did: a change is seen, and must be meant."""

import pytest

from engine import bots, games
from tests.engine.bots.choices import choices, kept, recordings

MATCHES = [
    (game.id, recording)
    for game in games().values()
    if bots.levels(game)
    for recording in recordings(game.id)
]


@pytest.mark.parametrize("game", [game.id for game in games().values() if bots.levels(game)])
def test_choices_are_kept_for_every_recorded_match(game: str) -> None:
    assert list(kept(game)) == recordings(game)


@pytest.mark.parametrize(("game", "recording"), MATCHES)
def test_every_level_chooses_as_before_and_hints_say_why(game: str, recording: str) -> None:
    """If this is meant: `python -m tests.engine.bots.choices`."""
    assert choices(game, recording) == kept(game)[recording]
