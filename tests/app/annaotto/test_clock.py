"""The slap by the clock: the page sleeps until it is due, and does what it answers."""

from typing import Any

import pytest

from app.match.session import Session
from app.tables.annaotto.context import Context
from app.tables.annaotto.slap import TOO_EARLY
from app.tables.annaotto.table import table
from app.tables.effects import Act, Effect, Sound
from tests.app.annaotto.setting import in_phase, reached, seen

START = {"do": "slap-start"}


class Slapped:
    """A slap under way: `now` is the page's clock."""

    def __init__(self, kinds: tuple[str, ...] = (), seats: int = 3) -> None:
        self.session = Session("x", in_phase("slap", seats, kinds))
        self.clock = self.session.table.clock
        self.now = 1000.0

    @property
    def context(self) -> Context:
        context: Context = self.session.context((1180, 690), self.now)
        return context

    @property
    def due(self) -> float | None:
        return self.clock.due(self.context)

    def start(self) -> None:
        assert self.clock.heard(self.context, "tap", START) == []

    def sleep(self) -> list[Effect[Any]]:
        """Until it is due."""
        assert self.due is not None
        self.now = self.due
        return self.clock.tick(self.context)

    def key(self, key: str, later: float = 0) -> list[Effect[Any]] | None:
        self.now += later
        return self.clock.heard(self.context, "key", {"key": key, "at": self.now})


def test_O18_from_the_start_to_the_order_of_the_hands() -> None:
    slapped = Slapped()
    assert slapped.due is None
    slapped.start()
    assert slapped.sleep() == [Sound("bell")]
    assert slapped.due is None
    assert slapped.key("l", 200) == [Sound("card")]
    layer = slapped.session.match.state.actors[0]
    assert slapped.key("f", 50) == [Sound("card"), Act(("slap", (1, 2, 0)), layer)]
    assert slapped.due is None and slapped.clock.tick(slapped.context) == []
    slapped.session.play(("slap", (1, 2, 0)), layer)
    assert slapped.session.match.log[-1] == (layer, ("slap", (1, 2, 0)))


def test_O18_a_finger_is_a_hand_and_counts_from_when_it_came_down() -> None:
    slapped = Slapped()
    slapped.start()
    slapped.sleep()
    bell = slapped.now
    layer = slapped.session.match.state.actors[0]
    done: list[Effect[Any]] = []
    for seat, at in ((2, 80), (0, 60)):
        slapped.now = bell + 100
        detail = {"press": "slap", "seat": str(seat), "at": bell + at}
        done += slapped.clock.heard(slapped.context, "press", detail) or []
    assert done == [Sound("card"), Sound("card"), Act(("slap", (0, 2, 1)), layer)]


def test_P12_too_early_sounds_wrong_and_counts_later() -> None:
    slapped = Slapped()
    slapped.start()
    assert slapped.key("a", 1) == [Sound("no")]
    slapped.sleep()
    bell = slapped.now
    assert slapped.due == bell + TOO_EARLY
    assert slapped.key("l", 10) == [Sound("card")]
    layer = slapped.session.match.state.actors[0]
    assert slapped.sleep() == [Act(("slap", (1, 0, 2)), layer)]
    assert slapped.now == bell + TOO_EARLY


def test_O18_woken_too_soon_it_does_nothing_and_waits_on() -> None:
    slapped = Slapped()
    slapped.start()
    bell = slapped.due
    assert bell is not None
    slapped.now = bell - 0.5
    assert slapped.clock.tick(slapped.context) == [] and slapped.due == bell


def test_O18_the_computers_hands_come_down_by_themselves() -> None:
    slapped = Slapped(("human", "easy", "hard"))
    slapped.start()
    effects = slapped.sleep()
    woken = 0
    while not any(isinstance(effect, Act) for effect in effects):
        effects = slapped.sleep()
        woken += 1
    act = next(effect for effect in effects if isinstance(effect, Act))
    assert act.action[1][-1] == 0 and sorted(act.action[1]) == [0, 1, 2]
    assert woken == 2, "two hands"


def test_O18_a_drawing_between_a_hand_and_its_alarm_loses_nothing() -> None:
    """The page asks anew when the clock is due after every drawing, perhaps a moment too late."""
    slapped = Slapped(("human", "easy", "hard"))
    slapped.start()
    slapped.sleep()
    slapped.now += 60_000
    assert slapped.due is not None and slapped.due < slapped.now


def test_O18_a_second_start_changes_nothing() -> None:
    slapped = Slapped()
    slapped.start()
    bell = slapped.due
    slapped.now += 300
    slapped.start()
    assert slapped.due == bell


def test_keys_that_are_nobodys_are_left_to_the_page() -> None:
    slapped = Slapped()
    slapped.start()
    assert slapped.key("Escape") is None and slapped.key("j") is None


def test_where_no_ALL_lies_the_clock_stands_still() -> None:
    session = Session("x", in_phase("turn"))
    context, clock = session.context(now=5.0), session.table.clock
    assert clock.due(context) is None and clock.tick(context) == []
    assert clock.heard(context, "tap", START) == [] and clock.due(context) is None
    assert clock.heard(context, "key", {"key": "a", "at": 5.0}) is None
    assert clock.heard(context, "press", {"seat": "0", "at": 5.0}) is None


def test_O18_the_next_ALL_begins_anew() -> None:
    one, other = (
        in_phase("slap"),
        reached(3, lambda at, _: at["phase"] == "slap" and bool(at["out"])),
    )
    assert one.length != other.length
    clock = table().clock
    clock.heard(seen(one, None, now=10.0), "tap", START)
    assert clock.due(seen(one, None)) is not None
    assert clock.due(seen(other, None)) is None


@pytest.mark.parametrize(
    ("phase", "kinds", "may"),
    [
        ("slap", ("human", "easy", "hard"), False),
        ("slap", ("easy", "easy", "hard"), True),
        ("turn", ("human", "easy", "hard"), True),
    ],
)
def test_O18_computers_leave_the_order_to_the_table_while_a_person_plays(
    phase: str, kinds: tuple[str, ...], may: bool
) -> None:
    match = in_phase(phase, 3, kinds)
    assert table().clock.computer_may_act(seen(match, None), 1) is may


def test_O18_who_has_finished_puts_no_hand_down() -> None:
    match = reached(3, lambda at, _: at["phase"] == "slap" and bool(at["out"]))
    out = match.state.view(None)["out"]
    playing = [seat for seat in range(3) if seat not in out]
    clock, context = table().clock, seen(match, None, now=10.0)
    clock.heard(context, "tap", START)
    assert context.now < (clock.due(context) or 0)
    context.now = clock.due(context) or 0
    clock.tick(context)
    press = {"seat": str(playing[1]), "at": context.now}
    act = Act(("slap", (playing[1], playing[0])), context.actors[0])
    assert clock.heard(context, "press", press) == [Sound("card"), act]
