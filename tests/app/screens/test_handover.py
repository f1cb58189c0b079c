"""Between two people: what is covered, who uncovers it, and what undo may not cross."""

from __future__ import annotations

from app.match.session import Session
from app.tables.context import Context
from app.tables.kit.scene import Scene, h
from app.tables.parts import Privacy
from engine.game import Action, Event
from tests.app.fakes import Person, elements, opened
from tests.app.laid import anno, kept
from tests.app.tiny import Tiny, View, always

GO: Action = ("go", "a")


def end_turn(person: Person) -> None:
    person.tap("pass")
    person.tap(min(token for token in person.tokens() if token.startswith("hand:")))
    person.press("confirm")
    person.key("Escape")  # the new card has been looked at


def hand(person: Person) -> set[str]:
    """The codes of the cards that are drawn with their faces."""
    used = (a["href"] for tag, a, _ in elements(person.scene) if tag == "use")
    return {href.removeprefix("#anno-") for href in used} - {"BACK"}


def test_while_it_is_handed_over_nothing_is_shown_but_the_next_name() -> None:
    with opened("#/play/one", kept(one=anno("hh", seed=2))) as person:
        assert person.screen == "handover"
        assert "Hand the tablet to Anna" in person.text and "I am Anna" in person.text
        assert person.buttons() == {"ready", "players"} and person.links() == {"#/"}
        assert hand(person) == set() and person.tokens() == set()
        assert not person.all(lambda a: "data-not" in a or "data-info" in a or "data-log" in a)


def test_nothing_can_be_tapped_through_the_cover() -> None:
    with opened("#/play/one", kept(one=anno("hh", seed=2))) as person:
        person.page.send("tap", {"tap": "pass", "x": 1, "y": 1})
        person.page.send("tap", {"do": "confirm"})
        person.page.send("tap", {"do": "hint"})
        person.wait(5)
        assert person.saved().length == 0 and person.screen == "handover"


def test_ready_shows_the_own_hand_and_no_other() -> None:
    match = anno("hh", seed=2)
    with opened("#/play/one", kept(one=match)) as person:
        person.press("ready")
        assert person.screen == "table" and person.page.sounds == ["card"]
        view = match.state.view(0)
        drawn = {card for line in view["dealer_draw"] for card in line}
        assert hand(person) == {*view["hand"], *view["community"], *drawn}


def test_from_person_to_person_it_is_covered_again() -> None:
    with opened("#/play/one", kept(one=anno("hh", seed=2))) as person:
        person.press("ready")
        end_turn(person)
        assert person.screen == "handover" and "I am Otto" in person.text
        assert hand(person) == set() and person.tokens() == set()
        person.press("ready")
        assert person.words_of("turn") == "Otto"
        assert "Anna matched nothing and burned a card." in person.words_of("news")
        end_turn(person)
        assert "I am Anna" in person.text


def test_a_computer_player_between_them_needs_no_tablet() -> None:
    with opened("#/play/one", kept(one=anno("heh", seed=6))) as person:
        assert "I am Anna" in person.text
        person.press("ready")
        end_turn(person)
        assert person.screen == "table", "she looks on while the computer player acts"
        person.wait(30)
        assert "I am Clara" in person.text
        person.press("ready")
        end_turn(person)
        assert "I am Anna" in person.text
        assert {seat for seat, _ in person.saved().log} == {0, 1, 2}


def test_undo_never_crosses_a_hand_over() -> None:
    with opened("#/play/one", kept(one=anno("hh", seed=2))) as person:
        person.press("ready")
        end_turn(person)
        length = person.saved().length
        person.page.send("tap", {"do": "undo"})
        assert person.saved().length == length and person.screen == "handover"
        person.press("ready")
        assert "undo" not in person.buttons()
        person.page.send("tap", {"do": "undo"})
        assert person.saved().length == length


def test_undo_within_the_turn_covers_nothing() -> None:
    with opened("#/play/one", kept(one=anno("hh", seed=2))) as person:
        person.press("ready")
        person.tap("pass")
        person.press("undo")
        assert person.screen == "table" and person.saved().length == 0


def test_who_comes_back_later_takes_the_tablet_again_and_may_still_take_back() -> None:
    with opened("#/play/one", kept(one=anno("hh", seed=2))) as person:
        person.press("ready")
        person.tap("pass")
        person.page.go("#/")
        person.wait(0)
        person.page.go("#/play/one")
        person.wait(0)
        assert person.screen == "handover" and hand(person) == set()
        person.press("ready")
        assert person.saved().length == 1
        person.press("undo")
        assert person.saved().length == 0


def test_the_lobby_can_be_reached_from_the_cover() -> None:
    with opened("#/play/one", kept(one=anno("hh"))) as person:
        person.follow("#/")
        assert person.screen == "lobby"


def test_nobody_is_asked_where_nothing_is_hidden_or_nobody_is_there_to_hide_it_from() -> None:
    with opened("#/play/one", kept(one=anno("hh", mode="orientation"))) as person:
        assert person.screen == "table"
    with opened("#/play/one", kept(one=anno("he"))) as person:
        assert person.screen == "table"


class Secrets(Privacy[View, Action, Event]):
    """Everybody has secrets; meanwhile anybody may look at the weather."""

    def covers(self, one: View, other: View) -> bool:
        return True

    def meanwhile(self, context: Context[View, Action, Event]) -> Scene | None:
        return h("p", f"{len(context.names)} people look at the weather.")


def test_a_table_may_offer_something_meanwhile() -> None:
    kind = Tiny(rules=always(GO), kinds=("human", "human"), privacy=Secrets())
    with kind.opened() as (person, match):
        assert person.screen == "handover"
        assert "2 people look at the weather." in person.text
        person.press("ready")
        assert "weather" not in person.text
        person.tap("a")
        assert match.length == 1 and person.screen == "table", "it is still her turn"


class NothingToHide(Secrets):
    def covers(self, one: View, other: View) -> bool:
        return False


def test_where_a_table_says_that_nothing_is_hidden_the_next_one_simply_looks() -> None:
    kind = Tiny(
        rules=lambda played: {len(played) % 2: [GO]},
        kinds=("human", "human"),
        privacy=NothingToHide(),
    )
    with kind.opened() as (person, _):
        assert person.words_of("turn") == "Anna"
        person.tap("a")
        person.press("confirm")
        assert person.screen == "table" and person.words_of("turn") == "Otto"


class InTheOpen(Secrets):
    def in_the_open(self, context: Context[View, Action, Event]) -> bool:
        return True


def test_in_the_open_all_look_on_and_the_one_whose_turn_it_is_acts() -> None:
    kind = Tiny(
        rules=lambda played: {len(played) % 2: [GO]}, kinds=("human", "human"), privacy=InTheOpen()
    )
    session: Session = kind.session()
    assert session.viewer is None and session.actor == 0 and session.covered is None
    with kind.opened() as (person, match):
        person.tap("a")
        person.press("confirm")
        person.tap("a")
        person.press("confirm")
        assert match.log == [(0, GO), (1, GO)] and person.screen == "table"
