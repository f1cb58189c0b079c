"""ANNAOTTO on the screen of a match: the screen winds the clock and does what the parts answer."""

import json

from app.browser.store import MATCHES
from engine import Match
from tests.app.annaotto.setting import in_phase, reached
from tests.app.fakes import Person, opened


def stored(match: Match) -> dict[str, str]:
    return {f"{MATCHES}x": json.dumps(match.save())}


def saved(person: Person) -> Match:
    return Match.load(person.page.storage.items[f"{MATCHES}x"])


def test_O18_hands_come_down_on_the_screen() -> None:
    match = in_phase("slap")
    with opened("#/play/x", stored(match)) as person:
        assert person.screen == "table"
        person.press("slap-start")
        person.key("a")
        assert "Anna · too early!" in person.text
        person.wait(3)
        assert person.page.sounds.count("bell") == 1
        person.key("l")
        person.wait(0.7)
        order = saved(person).log[match.length][1]
        assert order in (("slap", (0, 1, 2)), ("slap", (1, 0, 2)))
        person.wait(2)
        assert person.screen == "handover"


def test_O18_the_order_is_kept_as_soon_as_it_is_certain_and_says_who_pays() -> None:
    match = in_phase("slap")
    with opened("#/play/x", stored(match)) as person:
        person.press("slap-start")
        person.wait(3)
        person.key("l")
        assert saved(person).length == match.length
        person.key("f")
        assert saved(person).log[match.length][1] == ("slap", (1, 2, 0))
        assert person.prompt == "ALL! Anna’s hand came down last: Anna draws 2."
        assert "last: +2" in person.text
    with opened("#/play/x", stored(saved(person))) as again:
        assert "slap-start" not in again.buttons()


def test_O18_the_computers_hands_are_seen_one_by_one() -> None:
    match = in_phase("slap", 3, ("human", "easy", "hard"))
    with opened("#/play/x", stored(match)) as person:
        person.press("slap-start")
        arrived: list[int] = []
        while saved(person).length == match.length:
            person.wait(0.05)
            arrived.append(len(person.all(lambda a: a.get("class") == "computer down")))
            hands = person.all(lambda a: str(a.get("class")).startswith("computer"))
            assert len(hands) == 2 or saved(person).length > match.length
        # The last of the computers' hands makes it certain who is last.
        assert list(dict.fromkeys(arrived))[:2] == [0, 1]


def test_O19_somebody_catches_while_the_tablet_is_handed_on() -> None:
    match = reached(3, lambda at, _: at["catch"] is not None and at["phase"] == "turn")
    at = match.state.view(None)
    bystander = next(seat for seat in range(3) if seat not in (at["catch"], at["turn"]))
    with opened("#/play/x", stored(match)) as person:
        assert person.screen == "handover"
        person.press("catch", seat=str(bystander))
        assert saved(person).log[-1] == (bystander, ("catch", at["catch"]))
