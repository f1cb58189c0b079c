"""How somebody comes to every button and every gesture that a screen declares."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import TypeAlias
from unittest.mock import patch

from app.browser.beside import REVIEWS
from app.match.news import Newsreel
from app.screens.parts.shelf import ON_PAGE
from app.tables.parts import Talk
from app.tables.telling import Moment, News
from tests.app.drift.setting import fight, match_of
from tests.app.fakes import Person
from tests.app.laid import anno, kept, over, reviewed, screen_of, session_of

Step: TypeAlias = Callable[[Person], None]


@cache
def stored() -> dict[str, str]:
    """What lies in the storage when one of these screens opens."""
    matches = kept(
        one=anno("he", seed=2),
        two=anno("hh", seed=2),
        told=anno("eh", seed=2),
        done=over(),
        board=match_of(fight()),
    )
    return matches | {REVIEWS + "done": reviewed(over())}


TABLE, HANDOVER, RESULT, REPLAY = "#/play/one", "#/play/two", "#/play/done", "#/replay/done"
REVIEW = "#/review/done/0"
PRACTICE = "#/practice/santyanno"
BOARD = "#/play/board"
TOLD = "#/play/told"
"""Somebody else has moved, and something was lost."""

UNHEARD = {
    ("Lobby", "import"): "the field for a file: the browser asks for it, and `file` tells of it",
    ("Lobby", "info"): "cards in small pictures: fingers go through them",
    ("Play", "sort-hand"): "ANNO’s own: its taps hear it",
    ("Play", "seen"): "ANNO’s own: its taps hear it",
    ("Play", "board"): "ANNO’s own: its taps hear it",
    ("Practice", "sort-hand"): "ANNO’s own: its taps hear it",
    ("Practice", "seen"): "ANNO’s own: its taps hear it",
    ("Practice", "board"): "ANNO’s own: its taps hear it",
}
"""What is shown and needs nobody who hears it, and why."""


def unpictured(person: Person) -> None:
    """Places for small pictures have come into sight, and there are none."""
    places = person.all(lambda a: "data-picture" in a)
    person.page.send("unpictured", {"matches": [a["data-picture"] for _, a, _ in places]})
    person.wait(5)


def press(do: str) -> Step:
    return lambda person: person.press(do)


def tap(token: str) -> Step:
    return lambda person: person.tap(token)


def change(name: str, value: str, seat: int | None = None) -> Step:
    return lambda person: person.change(name, value, seat)


def hold(person: Person) -> None:
    """A long press on the first thing that can be shown large."""
    infos = {a["data-info"] for _, a, _ in person.reachable(lambda a: "data-info" in a)}
    person.hold(min(infos))


def for_one_alone(person: Person) -> None:
    """The hint is one that others must not read."""
    hint = session_of(person).hint
    assert hint is not None
    hint.whispered = True
    person.app.draw()


def finger_down(person: Person) -> None:
    person.page.send("press", {"press": "hint"})


def finger_up(person: Person) -> None:
    person.page.send("release", {})


def escape(person: Person) -> None:
    person.key("Escape")


def answer(person: Person) -> None:
    """An exercise's first answer."""
    person.tap(min(person.tokens()))


def new_version(person: Person) -> None:
    person.page.send("offline", {"state": "update", "progress": 1})


def can(what: str) -> Step:
    """The browser finds out that the device can do something."""

    def step(person: Person) -> None:
        person.page.can[what] = True
        person.page.send("device", {})

    return step


def many_finished(person: Person) -> None:
    """More than a page of the shelf shows."""
    person.page.storage.items.update(kept(**{f"done{n}": over() for n in range(ON_PAGE)}))
    person.page.send("stored", {"match": "done0", "deleted": False})


def lost(person: Person) -> None:
    """Another tab takes the match over."""
    person.page.send("lost", {"match": "one"})


def deleted_elsewhere(person: Person) -> None:
    person.app.store.delete("one")
    person.page.send("stored", {"match": "one", "deleted": True})


def no_room(person: Person) -> None:
    person.page.storage.full = True


def no_room_at_all(person: Person) -> None:
    """And the lobby sees it."""
    no_room(person)
    person.page.send("resize", {})


def forgetful(person: Person) -> None:
    """A browser that forgets what nobody comes back to."""
    person.page.forgetful = True
    person.follow("#/")


def damaged(person: Person) -> None:
    """A save of which only the beginning can be played."""
    person.page.storage.items.update(kept(bad=over()[:-40]))
    person.page.send("stored", {"match": "bad", "deleted": False})


def cannot_be_stored(person: Person) -> None:
    """There is no room for what is done now."""
    no_room(person)
    person.tap("pass")


STEPS = ["ol", {"class": "steps"}, ["li", {}, "One."], ["li", {}, "Two."]]


def read_rules_beside(person: Person) -> None:
    """Open the rules beside the table, at a figure that has steps."""
    text = ["article", {}, ["figure", {"id": "count"}, STEPS]]
    person.page.files["rules/anno.json"] = json.dumps(text)
    person.press("rules")


def read_rules(person: Person) -> None:
    """Turn to a page of rules with a chapter."""
    text = ["article", {}, ["h2", {"id": "the-end"}, "The end"], ["figure", {"id": "x"}, STEPS]]
    person.page.files["rules/anno.json"] = json.dumps(text)
    person.page.go("#/rules/anno")
    person.wait(0)


def wait(seconds: float) -> Step:
    return lambda person: person.wait(seconds)


def lose(person: Person) -> None:
    """Something happens that has to be tapped away."""
    screen = screen_of(person)
    screen.moments.add([Moment(title="Fire!", words="It burns.", loses=(0,))], 0)
    screen.refresh()


def light(person: Person) -> None:
    """The news are open, and tell of things on the table."""
    with patch.object(Talk, "news", lambda *_: News("Look here.", ("deck",))):
        screen = screen_of(person)
        screen.newsreel = Newsreel(screen.session)
        person.press("news")


def follow(address: str) -> Step:
    def step(person: Person) -> None:
        person.press("menu")
        person.follow(address)

    return step


SHELF = ("#/", press("shelf"))

BUTTONS: dict[tuple[str, str], tuple[str, *tuple[Step, ...]]] = {
    ("Lobby", "more"): ("#/",),
    ("Lobby", "ask-delete"): ("#/", press("more")),
    ("Lobby", "close"): ("#/", press("more")),
    ("Lobby", "delete"): ("#/", press("more"), press("ask-delete")),
    ("Lobby", "export"): ("#/", press("more")),
    ("Lobby", "backup"): ("#/",),
    ("Lobby", "shelf"): ("#/",),
    ("Lobby", "older"): ("#/", many_finished, press("shelf")),
    ("Lobby", "newer"): ("#/", many_finished, press("shelf"), press("older")),
    ("Lobby", "choose-several"): SHELF,
    ("Lobby", "choose"): (*SHELF, press("choose-several")),
    ("Lobby", "choose-all"): (*SHELF, press("choose-several")),
    ("Lobby", "choose-none"): (*SHELF, press("choose-several")),
    ("Lobby", "install"): ("#/", can("install")),
    ("Lobby", "fullscreen"): ("#/", can("touch")),
    ("Lobby", "no-offer"): ("#/", can("install")),
    ("Lobby", "update"): ("#/", new_version),
    ("Lobby", "archive"): ("#/", no_room_at_all),
    ("Lobby", "warned"): ("#/settings", forgetful),
    ("Lobby", "salvage"): ("#/", damaged),
    ("Lobby", "open-copy"): ("#/", damaged, press("salvage")),
    ("Lobby", "not-salvage"): ("#/", damaged, press("salvage")),
    ("SettingsScreen", "install"): ("#/settings", can("install")),
    ("SetUp", "add"): ("#/new/anno",),
    ("SetUp", "remove"): ("#/new/anno", press("add")),
    ("SetUp", "start"): ("#/new/anno",),
    ("SetUp", "backup"): ("#/new/anno", no_room, press("start")),
    ("SetUp", "play-unsaved"): ("#/new/anno", no_room, press("start")),
    ("SetUp", "not-unsaved"): ("#/new/anno", no_room, press("start")),
    ("SetUp", "alone"): ("#/new/anno",),
    ("SetUp", "up"): ("#/new/anno",),
    ("SetUp", "shuffle"): ("#/new/anno",),
    ("SetUp", "length"): ("#/new/anno", change("option-mensises", "6")),
    ("SetUp", "colour"): ("#/new/anno",),
    ("SetUp", "paint"): ("#/new/anno", press("colour")),
    ("SetUp", "close"): ("#/new/anno", press("colour")),
    ("Play", "ready"): (HANDOVER,),
    ("Play", "info"): (TABLE,),
    ("Play", "log"): (TABLE,),
    ("Play", "figure"): (TABLE, read_rules_beside),
    ("Play", "rules"): (TABLE,),
    ("Play", "menu"): (TABLE,),
    ("Play", "hint"): (TABLE,),
    ("Play", "do-hint"): (TABLE, press("hint")),
    ("Play", "undo"): (TABLE, tap("pass")),
    ("Play", "confirm"): (TABLE, tap("hand:M11"), tap("hand:D30")),
    ("Play", "close"): (TABLE, press("menu")),
    ("Play", "players"): (TABLE, press("menu")),
    ("Play", "export"): (TABLE, press("menu")),
    ("Play", "fullscreen"): (TABLE, press("menu")),
    ("Play", "ask-delete"): (TABLE, press("menu")),
    ("Play", "delete"): (TABLE, press("menu"), press("ask-delete")),
    ("Play", "last"): (RESULT,),
    ("Play", "result"): (RESULT, press("last")),
    ("Play", "again"): (RESULT,),
    ("Play", "replay"): (RESULT,),
    ("Play", "backup"): (RESULT, no_room, press("again")),
    ("Play", "play-unsaved"): (RESULT, no_room, press("again")),
    ("Play", "not-unsaved"): (RESULT, no_room, press("again")),
    ("Play", "take-over"): (TABLE, lost),
    ("Play", "leave-anyway"): (TABLE, cannot_be_stored, follow("#/")),
    ("Play", "news"): (TABLE,),
    ("Play", "light"): (TOLD, wait(30), light),
    ("Play", "read"): (BOARD, press("log")),
    ("Play", "retell"): (TOLD, wait(30), press("news")),
    ("Play", "retell-run"): (TOLD, wait(30), press("news"), press("retell")),
    ("Play", "retell-on"): (TOLD, wait(30), press("news"), press("retell")),
    ("Play", "retell-back"): (TOLD, wait(30), press("news"), press("retell"), press("retell-on")),
    ("Play", "retell-end"): (TOLD, wait(30), press("news"), press("retell")),
    ("Play", "moment"): (TABLE, lose),
    ("Play", "hurry-on"): (TOLD, wait(0.5)),
    ("Play", "text"): (TABLE,),
    ("Play", "say"): (TABLE, press("text")),
    ("Play", "ask"): (TABLE, press("text")),
    ("Replay", "text"): (REPLAY,),
    ("Replay", "earlier"): (REPLAY, press("later")),
    ("Replay", "later"): (REPLAY,),
    ("Replay", "run"): (REPLAY,),
    ("Replay", "speed"): (REPLAY,),
    ("Replay", "turn-after"): (REPLAY,),
    ("Replay", "turn-before"): (REPLAY, press("later")),
    ("Replay", "close"): (REPLAY, hold),
    ("Review", "text"): (REVIEW,),
    ("Review", "earlier"): (REVIEW, press("later")),
    ("Review", "later"): (REVIEW,),
    ("Review", "run"): (REVIEW,),
    ("Review", "speed"): (REVIEW,),
    ("Review", "turn-after"): (REVIEW,),
    ("Review", "turn-before"): (REVIEW, press("later")),
    ("Review", "close"): (REVIEW, hold),
    ("Review", "fold"): (REVIEW,),
    ("Review", "moment-after"): (REVIEW,),
    ("Review", "moment-before"): (REVIEW, press("moment-after")),
    ("Review", "try"): (REVIEW,),
    ("Review", "backup"): (REVIEW, no_room, press("try")),
    ("Review", "play-unsaved"): (REVIEW, no_room, press("try")),
    ("Review", "not-unsaved"): (REVIEW, no_room, press("try")),
    ("Learn", "lesson-on"): ("#/learn/anno",),
    ("Learn", "menu"): ("#/learn/anno",),
    ("Learn", "lesson-chapter"): ("#/learn/anno", press("menu")),
    ("Practice", "close"): (PRACTICE, hold),
    ("Practice", "next"): (PRACTICE, answer),
    ("Practice", "confirm"): ("#/practice/anno", change("kind", "hand")),
    ("Rules", "figure"): ("#/settings", read_rules),
    ("Rules", "rules"): ("#/settings", read_rules),
}
"""How somebody comes to each button."""

GESTURES: dict[tuple[str, str], tuple[str, *tuple[Step, ...]]] = {
    ("Lobby", "file"): ("#/", lambda person: person.give_file(over())),
    ("Lobby", "stored"): ("#/", deleted_elsewhere),
    ("Lobby", "key"): ("#/", press("more"), escape),
    ("Lobby", "field"): ("#/", press("more"), change("title", "Sunday")),
    ("Lobby", "device"): ("#/", can("install")),
    ("Lobby", "unpictured"): ("#/", unpictured),
    ("SetUp", "field"): ("#/new/anno", change("kind", "easy", 1)),
    ("SetUp", "key"): ("#/new/anno", press("colour"), escape),
    ("Rules", "field"): ("#/settings", read_rules, change("question", "end")),
    ("SettingsScreen", "field"): ("#/settings", change("theme", "dark")),
    ("SettingsScreen", "device"): ("#/settings", can("install")),
    ("Play", "tap"): (TABLE, tap("hand:M11")),
    ("Play", "drag"): (TABLE, lambda person: person.drag("hand:D30", "hand:M11")),
    ("Play", "info"): (TABLE, hold),
    ("Play", "key"): (TABLE, press("menu"), escape),
    ("Play", "field"): (TABLE, press("menu"), press("players"), change("kind", "easy", 0)),
    ("Play", "lost"): (TABLE, lost),
    ("Play", "press"): (TABLE, press("hint"), for_one_alone, finger_down),
    ("Play", "release"): (TABLE, press("hint"), for_one_alone, finger_down, finger_up),
    ("Play", "stored"): (TABLE, deleted_elsewhere),
    ("Replay", "field"): (REPLAY, change("step", "3")),
    ("Replay", "info"): (REPLAY, hold),
    ("Replay", "key"): (REPLAY, hold, escape),
    ("Review", "field"): (REVIEW, change("step", "3")),
    ("Review", "info"): (REVIEW, hold),
    ("Review", "key"): (REVIEW, hold, escape),
    ("Practice", "tap"): (PRACTICE, answer),
    ("Practice", "field"): (PRACTICE, change("kind", "coco")),
    ("Practice", "info"): (PRACTICE, hold),
    ("Practice", "key"): (PRACTICE, hold, escape),
}
"""How somebody comes to each other thing that can be done; the last step does it."""
