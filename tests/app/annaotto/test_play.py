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
        person.key("f")
        assert "Anna · last!" in person.text
        assert saved(person).length == match.length
        person.wait(1.5)
        assert saved(person).log[match.length][1] == ("slap", (1, 2, 0))
        assert person.prompt.startswith("ALL! Hands down") and person.screen == "table"
        person.wait(2)
        assert person.screen == "handover"


def test_O18_the_computers_hands_are_seen_one_by_one() -> None:
    match = in_phase("slap", 3, ("human", "easy", "hard"))
    with opened("#/play/x", stored(match)) as person:
        person.press("slap-start")
        arrived: list[int] = []
        while saved(person).length == match.length:
            person.wait(0.05)
            arrived.append(len(person.all(lambda a: a.get("class") == "badge")))
        # The last of the computers' hands makes it certain who is last.
        assert list(dict.fromkeys(arrived))[:3] == [0, 1, 3]


def test_O19_somebody_catches_while_the_tablet_is_handed_on() -> None:
    match = reached(3, lambda at, _: at["catch"] is not None and at["phase"] == "turn")
    at = match.state.view(None)
    bystander = next(seat for seat in range(3) if seat not in (at["catch"], at["turn"]))
    with opened("#/play/x", stored(match)) as person:
        assert person.screen == "handover"
        person.press("catch", seat=str(bystander))
        assert saved(person).log[-1] == (bystander, ("catch", at["catch"]))
