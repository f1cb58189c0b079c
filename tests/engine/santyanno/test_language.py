"""All that people read is said in the language that is spoken."""

from collections.abc import Iterator

import pytest

from engine.bots import advise
from engine.dice import Dice
from engine.language import English, speak
from engine.santyanno import GAME, steps, words
from engine.santyanno.cards import CARDS, EVENTS
from engine.santyanno.fleet import COLOURED, ELEMENTS, FLEET, PIRATES
from tests.engine.santyanno.positions import EVENTS as WITH_EVENTS
from tests.engine.santyanno.positions import NAMES, TABLE, position, race, resolved


class Echo(English):
    """A language in which every message is said between brackets."""

    def gettext(self, message: str, /) -> str:
        return f"[{message}]"

    def ngettext(self, msgid1: str, msgid2: str, n: int, /) -> str:
        return f"[{super().ngettext(msgid1, msgid2, n)}]"

    def pgettext(self, context: str, message: str, /) -> str:
        return f"[{message}]"


@pytest.fixture(autouse=True)
def echo() -> Iterator[None]:
    speak(Echo())
    yield
    speak(English())


def said(text: str | None) -> bool:
    """One message, whole: nothing stands outside its brackets."""
    assert text is not None
    depth = 0
    for place, letter in enumerate(text):
        depth += {"[": 1, "]": -1}.get(letter, 0)
        if not depth and place < len(text) - 1:
            return False
    return text.startswith("[") and depth == 0


@pytest.mark.parametrize("code", [*CARDS, *EVENTS])
def test_cards(code: str) -> None:
    assert said(words.card_name(code))
    assert said(words.card_help(code))


def test_reasons() -> None:
    for code in CARDS:
        for ship in FLEET:
            (step,) = steps(TABLE, ship, [code])
            assert said(step.why), step
    for event in ("seasick-L", "seasick-R"):
        assert said(steps(TABLE, 1, ["+1", "+1", "+1", "+1"], event)[-1].why)


def test_pirates_and_elements() -> None:
    assert all(said(words.pirate_name(seat)) for seat in range(len(PIRATES)))
    for element in ELEMENTS:
        assert said(words.element_name(element))
        assert all(said(words.element_name(element, colour)) for colour in COLOURED[element])
    assert said(words.seconds(12_345))


def test_prompts_and_opening() -> None:
    over = position(phase="over")
    for state in (position(), race(), race(boarded=[None, "late", [1, 2]]), resolved([None] * 3)):
        assert all(said(words.prompt(state.view(seat), NAMES)) for seat in (None, 0, 1, 2))
    assert said(words.prompt(over.view(0), NAMES))
    assert all(map(said, words.opening(position().view(None), NAMES[:3])))


def test_a_whole_match() -> None:
    state, dice = GAME.new(5, 3, WITH_EVENTS), Dice(9)
    kinds = set()
    while state.actors:
        seat = dice.choice(state.actors)
        action = dice.choice(state.legal(seat))
        assert said(words.describe(action, NAMES))
        for event, _ in state.play(action, seat):
            kinds.add(event[0])
            line = words.sentence(event, NAMES)
            assert event[0] == "boarded" if line is None else said(line)
    assert len(kinds) == 12


@pytest.mark.parametrize(
    "action",
    [("cast_off",), ("board", 1, 5), ("board", 9, 5), ("board", 1, -1), ("late",), ("split",)],
)
def test_refusals(action: tuple[object, ...]) -> None:
    states = (position(), race(), race(boarded=["late", [1, 5], None]), resolved(["late"] * 3))
    reasons = [state.why_not(action, seat) for state in states for seat in (0, 1)]
    assert any(reasons)
    assert all(said(reason) for reason in reasons if reason is not None)


def test_hints() -> None:
    for state in (position(), race()):
        thinking = advise(GAME, state.view(0), state.legal(0), Dice(1))
        with pytest.raises(StopIteration) as end:
            while True:
                next(thinking)
        assert said(end.value.value.reason)


def test_positions_that_are_none() -> None:
    dump = GAME.new(3, 1).dump()
    for wrong in ({"table": [1] * 8}, {"pirates": [1]}, {"phase": "race", "boarded": ["late"] * 3}):
        with pytest.raises(ValueError) as refused:
            GAME.load(dump | wrong)
        assert said(str(refused.value))
    with pytest.raises(ValueError) as refused:
        GAME.new(3, 1, {"events": True})
    assert said(str(refused.value))


def test_options() -> None:
    for option in GAME.options:
        assert all(said(option.say(choice)) for choice in option.choices)
