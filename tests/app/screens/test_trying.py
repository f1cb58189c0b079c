"""An example of the rules on the table: it is tried, kept apart, and led back from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from app.tables import shown_games
from builder import figures
from engine import Match
from tests.app.fakes import Person, opened
from tests.app.laid import anno, kept


def trials(game: str) -> str:
    """What the build writes."""
    drawn = {name: figures.drawn(game, name).example for name in figures.names(game)}
    return json.dumps({name: example.trial() for name, example in drawn.items() if example})


@contextmanager
def trying(game: str, figure: str, **stored: Match) -> Iterator[Person]:
    with opened("#/settings", kept(**stored) if stored else None) as person:
        person.page.files[f"rules/{game}.trials.json"] = trials(game)
        person.page.go(f"#/try/{game}/{figure}")
        person.wait(0)
        yield person


TRIED = [
    (game, name)
    for game in shown_games()
    for name in figures.names(game)
    if figures.drawn(game, name).example
]


@pytest.mark.parametrize(("game", "figure"), TRIED)
def test_every_example_comes_to_the_table_where_its_figure_begins(game: str, figure: str) -> None:
    example = figures.drawn(game, figure).example
    assert example is not None
    with trying(game, figure) as person:
        assert person.screen == "table" and not person.mishap
        assert person.page.address == f"#/play/try-{game}-{figure}"
        match = person.saved()
        assert match.position == json.loads(json.dumps(example.dump()))
        assert match.players[example.person].human


def test_what_the_example_does_can_be_done_there() -> None:
    with trying("anno", "rule-of-two") as person:
        for token in ("hand:M05", "hand:D31", "hand:Q2", "hand:ZTAU"):
            person.tap(token)
        person.press("confirm")
        assert person.saved().log[0][1] == ("match", "M05", "hand", ("D31", "Q2", "ZTAU"))


def test_a_trial_is_called_one_and_leads_back_to_its_figure() -> None:
    with trying("anno", "cusp") as person:
        assert "An example from the rules." in person.text
        person.follow("#/rules/anno/cusp")
        assert person.screen == "rules"
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        assert "An example from the rules." not in person.text


def test_a_trial_stands_on_no_list_and_the_next_one_takes_its_place() -> None:
    with trying("anno", "cusp", one=anno("he", seed=2)) as person:
        person.page.go("#/try/anno/weather")
        person.wait(0)
        matches = [name for name in person.page.storage.items if "/match/" in name]
        assert matches == ["annorama/match/one", "annorama/match/try-anno-weather"]
        person.page.go("#/")
        person.wait(0)
        assert [a["data-match"] for _, a, _ in person.all(lambda a: "data-match" in a)] == ["one"]


def test_a_trial_begins_anew_every_time_it_is_asked_for() -> None:
    with trying("anno", "rule-of-two") as person:
        person.tap("pass")
        assert person.saved().length == 1
        person.page.go("#/try/anno/rule-of-two")
        person.wait(0)
        assert person.screen == "table" and person.saved().length == 0


@pytest.mark.parametrize("address", ["#/try/anno/hats", "#/try/hats/cusp", "#/try/anno", "#/try"])
def test_an_example_that_is_not_there_is_missed_in_words(address: str) -> None:
    with opened("#/settings") as person:
        person.page.files["rules/anno.trials.json"] = trials("anno")
        person.page.go(address)
        person.wait(0)
        assert "There is no such example in the rules." in person.text
