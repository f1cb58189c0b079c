"""How often a tap asks for a view: once for who looks, once for who is next, whoever else asks."""

from collections.abc import Iterator

import pytest

from engine.annaotto.state import Position
from engine.annaotto.types import View
from tests.app.annaotto.setting import Wanted, reached
from tests.app.fakes import Person, opened
from tests.app.laid import kept

MOST = 2
TOGETHER = 3
"""Where all looked on, so that a bystander's view was shown, and one is handed the tablet."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int | None]]:
    """The seats whose views were made."""
    seats: list[int | None] = []
    made = Position.view

    def counted(position: Position, seat: int | None) -> View:
        seats.append(seat)
        return made(position, seat)

    monkeypatch.setattr(Position, "view", counted)
    yield seats


PHASES: dict[str, Wanted] = {
    "turn": lambda at, _: at["phase"] == "turn" and len(at["discard"]) > 8,
    "drawn": lambda at, _: at["phase"] == "drawn",
    "keep": lambda at, _: at["phase"] == "keep",
    "turning": lambda at, _: at["phase"] == "turning",
    "annaotto": lambda at, _: at["phase"] == "annaotto",
}


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("phase", PHASES)
def test_a_tap_makes_two_views_at_most(asked: list[int | None], seats: int, phase: str) -> None:
    match = reached(seats, PHASES[phase])
    with opened("#/play/one", kept(one=match)) as person:
        if person.screen == "handover":
            person.press("ready")
        person.let_pass()
        for token in sorted(person.tokens()):
            if token not in person.tokens():
                continue
            asked.clear()
            person.tap(token)
            assert len(asked) <= MOST, (token, asked)
            if _confirmed(person, asked) or person.saved().length > match.length:
                most = TOGETHER if phase == "turning" else MOST
                assert len(asked) <= most, (token, asked)
                return


def _confirmed(person: Person, asked: list[int | None]) -> bool:
    if "confirm" not in person.buttons():
        return False
    asked.clear()
    person.press("confirm")
    return True
