"""The contract's words: a sentence for all that happens, and no secret said aloud."""

import json
import re
from itertools import product

import pytest

from engine import games
from engine.dice import Dice
from tests.engine.tables import Table, is_plain, running, walk


def said(text: object) -> bool:
    """Real words: not empty, not padded, no code's None or braces left in."""
    return (
        isinstance(text, str)
        and bool(text)
        and text == text.strip()
        and "None" not in text
        and not set("{}<>") & set(text)
    )


def test_every_position_has_a_prompt(table: Table) -> None:
    for state in walk(table).positions:
        for seat in [*range(table.seats), None]:
            prompt = table.game.words.prompt(json.loads(json.dumps(state.view(seat))), table.names)
            assert said(prompt), prompt


def test_every_action_is_described_and_no_two_alike(table: Table) -> None:
    for state in running(table):
        for seat in state.actors:
            actions = state.legal(seat)
            described = [table.game.words.describe(action, table.names) for action in actions]
            assert all(map(said, described))
            assert len(set(described)) == len(actions)


def test_events_are_plain_and_told_to_seats_that_exist(table: Table) -> None:
    for step in walk(table).steps:
        for event, seats in step.told:
            assert is_plain(event) and type(event[0]) is str
            assert seats is None or (type(seats) is tuple and set(seats) <= set(range(table.seats)))


def test_events_have_sentences_and_every_action_says_something(table: Table) -> None:
    for step in walk(table).steps:
        lines = [table.game.words.sentence(event, table.names) for event, _ in step.told]
        spoken = [line for line in lines if line is not None]
        assert spoken, step
        assert all(map(said, spoken)), spoken


def test_the_public_log_does_not_say_what_was_told_in_private(table: Table) -> None:
    for step in walk(table).steps:
        sentence = table.game.words.sentence
        public = {sentence(event, table.names) for event, seats in step.told if seats is None}
        private = {sentence(event, table.names) for event, seats in step.told if seats is not None}
        assert not (public & private) - {None}


def test_the_log_speaks_names_never_you(table: Table) -> None:
    for step in walk(table).steps:
        for event, _ in step.told:
            line = table.game.words.sentence(event, table.names) or ""
            assert "you" not in line.lower().replace(",", " ").split()


def test_names_are_only_names(table: Table) -> None:
    """A name with braces or percent signs is put in as it is."""
    names = ["{0}", "%s", "{names}", "\\1", "$x", "{!r}", "%(a)s", "{"][: table.seats]
    words = table.game.words
    for step in walk(table).steps[:200]:
        for event, _ in step.told:
            plain, odd = words.sentence(event, table.names), words.sentence(event, names)
            assert (plain is None) == (odd is None)
    for state in running(table):
        for seat in range(table.seats):
            assert words.prompt(state.view(seat), names)
        assert words.describe(Dice(1).choice(state.legal()), names)


def test_the_lobby_has_words_for_every_game() -> None:
    for game in games().values():
        assert said(game.title) and said(game.line) and said(game.minutes)
        for option in game.options:
            assert said(option.label) and said(option.help)
            assert option.default in option.choices
            assert set(option.offered) <= set(option.choices)
            assert len(option.names) in (0, len(option.choices))
            assert all(said(option.say(choice)) for choice in option.choices)
            assert option.first_time is None or option.first_time in option.choices
        for entry in game.entries:
            assert said(entry.title) and said(entry.line)
            game.choose(entry.options)
            assert entry.without <= {option.name for option in game.options} - set(entry.options)


def test_what_an_option_needs_is_told_in_one_place() -> None:
    """The set-up shows before the start what `choose`, `new` and `load` refuse."""
    for game in games().values():
        usual = game.choose({})
        for option in [option for option in game.options if option.needs]:
            assert option.needs is not None and said(option.needs.reason)
            other = next(o for o in game.options if o.name == option.needs.option)
            assert set(option.needs.choices) < set(other.choices)
            for needed, choice in product(other.choices, option.choices):
                chosen = {other.name: needed, option.name: choice}
                reason = option.barred(usual | chosen)
                assert bool(reason) == (needed not in option.needs.choices)
                if reason and choice != option.default:
                    with pytest.raises(ValueError, match=re.escape(reason)):
                        game.new(game.seats.start, 1, chosen)
                else:
                    game.new(game.seats.start, 1, chosen)


def test_an_option_cannot_speak_of_somebody_who_is_not_there() -> None:
    for game in games().values():
        for option in [option for option in game.options if option.seat]:
            absent = option.choices[game.seats.start]
            assert game.seats.start not in game.seats_with(game.choose({option.name: absent}))
            with pytest.raises(ValueError, match=f"player {game.seats.start + 1} is not among"):
                game.new(game.seats.start, 1, {option.name: absent})
