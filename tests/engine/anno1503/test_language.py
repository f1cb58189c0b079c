"""All that ANNO 1503 says goes through the door for languages, names of things included."""

import re
from collections.abc import Iterator

import pytest

from engine import language
from engine.anno1503 import words
from engine.anno1503.reasons import why
from engine.anno1503.rules import Anno1503
from engine.dice import Dice
from tests.engine.anno1503.tabletop import GAME, GameState
from tests.engine.anno1503.test_words import EVERYTHING

NAMES = ["1", "2", "3", "4"]

_SPACE = re.compile(r"\b[A-L][1-5]\b")
_PLACEHOLDER = re.compile(r"(\{\w+\})")


class Hidden(language.English):
    """A language in which every word is made of x."""

    def gettext(self, message: str, /) -> str:
        parts = _PLACEHOLDER.split(message)
        return "".join(
            part if _PLACEHOLDER.fullmatch(part) else re.sub(r"\w", "x", part) for part in parts
        )

    def ngettext(self, msgid1: str, msgid2: str, n: int, /) -> str:
        return self.gettext(super().ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str, /) -> str:
        return self.gettext(message)


@pytest.fixture
def hidden() -> Iterator[None]:
    language.speak(Hidden())
    yield
    language.speak(language.English())


def is_hidden(text: str) -> bool:
    """Whether no word is left but players' names and spaces of the sea."""
    return not re.search(r"[a-wyzA-WYZ{}]", _SPACE.sub("", text))


@pytest.mark.usefixtures("hidden")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_word_comes_around_the_door(seats: int) -> None:
    state, dice = GAME.new(seats, seats), Dice(seats)
    assert all(map(is_hidden, words.opening(state.view(None), NAMES)))
    for step in range(500):
        if not state.actors:
            break
        said = [words.describe(action, NAMES) for action in state.legal()]
        said += [words.prompt(state.view(seat), NAMES) for seat in range(seats)]
        if step % 10 == 0:
            said += [state.why_not(action) or "" for action in EVERYTHING]
            said += reasons(state)
        said += [
            words.sentence(event, NAMES) for event, _ in state.play(dice.choice(state.legal()))
        ]
        for text in said:
            assert is_hidden(text), text


def reasons(state: GameState) -> list[str]:
    """What would be said for each action."""
    assert isinstance(state, Anno1503)
    seat = state.actors[0]
    return [why(state, seat, action) for action in state.legal()]


@pytest.mark.usefixtures("hidden")
def test_the_check_itself_finds_a_word() -> None:
    assert not is_hidden("take spice")
    assert is_hidden(language.tr("{name} sails to {space}.", name="1", space="B2"))
