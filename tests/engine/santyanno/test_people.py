"""The levels fit the people they are meant for; the measure itself is in `bench --bots`."""

import pytest

from tests.bench.people import PEOPLE, Person, match

MATCHES = 400


@pytest.mark.parametrize("person", PEOPLE, ids=lambda person: person.against)
def test_bots_somebody_at_the_matching_level_wins_about_every_other_match(person: Person) -> None:
    played = [match(person, seed) for seed in range(MATCHES)]
    assert 0.38 < sum(result.won for result in played) / MATCHES < 0.62
    rounds = sum(result.rounds for result in played)
    assert sum(result.shut_out for result in played) / rounds < 0.2
