"""Practice: cards and rows for one person, without a match."""

from __future__ import annotations

from app.tables import practice_of
from app.tables.santyanno.practice import LONGEST, SantyAnnoPractice
from engine.dice import Dice
from engine.santyanno import route
from tests.app.fakes import words


def test_the_game_offers_it() -> None:
    assert practice_of("santyanno") is SantyAnnoPractice


def test_it_asks_a_card_and_goes_on_from_the_true_ship() -> None:
    practice = SantyAnnoPractice(Dice(3))
    for _ in range(20):
        true_ship = route(practice.table, practice.ship, practice.cards)[-1]
        assert practice.tap(f"ship:{true_ship}") == "coin"
        assert practice.guess == true_ship and practice.prompt().startswith("Right! Here is why: ")
        practice.tap("next")
        assert practice.ship == true_ship
    assert practice.right == practice.asked == 20


def test_it_tells_the_reason_of_a_wrong_answer() -> None:
    practice = SantyAnnoPractice(Dice(3))
    wrong = next(ship for ship in range(1, 9) if ship != practice.true_ship)
    assert practice.tap(f"ship:{wrong}") == "no"
    assert practice.prompt().startswith("Not the ") and practice.right == 0
    assert practice.prompt().endswith(f"Here is why: {practice.way[-1].why}.")


def test_ships_are_tapped_until_the_question_is_answered() -> None:
    practice = SantyAnnoPractice(Dice(3))
    assert set(practice.context().tappable) == {f"ship:{ship}" for ship in range(1, 9)}
    practice.tap("step")
    assert not practice.context().tappable
    assert "has walked to the" in practice.prompt()


def test_a_row_can_be_walked_step_by_step_and_grows() -> None:
    practice = SantyAnnoPractice(Dice(4))
    practice.tap("level")
    practice.tap("kind")
    for length in (5, 6, 7, 8, 9, 9):
        assert len(practice.cards) == length <= LONGEST
        way = route(practice.table, practice.ship, practice.cards, practice.event_card)
        practice.tap("step")
        assert practice.standing == way[1] and not practice.done
        practice.tap(f"ship:{way[-1]}")
        practice.tap("next")
        assert practice.ship == way[-1]


def test_a_row_is_drawn_with_the_reasons_so_far() -> None:
    practice = SantyAnnoPractice(Dice(4))
    practice.tap("kind")
    practice.tap("step")
    practice.tap("step")
    context = practice.context()
    context.width, context.height = 1180, 690
    shown = words(practice.draw(context))
    assert all(step.why in shown for step in practice.way[:2])
    assert practice.way[2].why not in shown
