"""Nothing lost: atomic play, revisions, positions, older saves, damaged saves, hostile texts."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine import Match, Player, SaveError, checksum, games, registry
from engine.dice import Dice
from engine.game import AnyGame, Data
from engine.saves import DEEPEST, LARGEST

GAMES = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


def a_match(game: AnyGame, actions: int = 12, seed: int = 5) -> Match:
    """So many actions by chance, or fewer in a game that would be over: this one goes on."""
    seats = max(2, game.seats.start)
    players = [Player(f"P{n}", colour) for n, colour in enumerate(["red", "blue", "green"][:seats])]
    match, dice = Match(game, players, seed), Dice(seed)
    for _ in range(actions):
        seat = dice.choice(match.state.actors)
        action = dice.choice(match.state.legal(seat))
        ahead = match.state.copy()
        ahead.play(action, seat)
        if not ahead.actors:
            break
        match.play(action, seat)
    return match


@GAMES
def test_whatever_is_raised_the_match_is_as_before(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match(game)
    before = match.save()
    kind = type(match.state)
    perform = kind.perform

    def breaks(self: Any, action: Any, seat: int) -> Any:
        perform(self, action, seat)
        raise RuntimeError("a fault in the rules, after half of the work")

    seat = match.state.actors[0]
    action = match.state.legal(seat)[0]
    monkeypatch.setattr(kind, "perform", breaks)
    with pytest.raises(RuntimeError):
        match.play(action, seat, now=99)
    monkeypatch.undo()
    assert match.save() == before
    match.play(action, seat)
    assert match.length == len(before["log"]) + 1


@GAMES
def test_the_text_of_a_save_is_its_data(game: AnyGame) -> None:
    match = a_match(game)
    assert json.loads(match.save_text()) == match.save()
    if match.undoable:
        match.undo()
        assert json.loads(match.save_text()) == match.save()
    again = Match.load(match.save_text())
    assert json.loads(again.save_text()) == match.save()


def test_every_change_counts_the_revision_up() -> None:
    match = a_match(games()["anno"], 0)
    seen = [match.revision]
    match.play(("pass",))
    seen.append(match.revision)
    match.undo()
    seen.append(match.revision)
    match.rename(0, "Mia")
    seen.append(match.revision)
    match.reseat(0, "hard")
    seen.append(match.revision)
    assert seen == sorted(set(seen))
    again = Match.load(match.save())
    assert (again.revision, again.names[0], again.kinds[0]) == (match.revision, "Mia", "hard")


def test_a_name_that_is_none_is_refused_and_changes_nothing() -> None:
    match = a_match(games()["anno"], 0)
    before = match.save()
    with pytest.raises(ValueError):
        match.rename(0, "\u3164")
    with pytest.raises(ValueError):
        match.reseat(0, "clever")
    assert match.save() == before


def test_a_match_can_be_given_a_title_and_lose_it_again() -> None:
    match = a_match(games()["anno"])
    assert "title" not in match.save()
    before = match.revision
    match.entitle("Sunday at Grandma's <b>", now=77)
    assert (match.revision, match.updated) == (before + 1, 77)
    again = Match.load(match.save_text())
    assert again.title == "Sunday at Grandma's <b>" and again.save() == match.save()
    again.entitle("")
    assert again.title == "" and "title" not in again.save()


@pytest.mark.parametrize("title", ["\u3164", "x" * 41, " ", "a\nb", 7, None, ["x"], ""])
def test_a_title_that_is_none_is_refused(title: Any) -> None:
    match = a_match(games()["anno"])
    before = match.save()
    if title != "":
        with pytest.raises((ValueError, TypeError)):
            match.entitle(title)
    assert match.save() == before
    with pytest.raises(SaveError, match="title"):
        Match.load(before | {"title": title})


@GAMES
def test_a_match_may_begin_from_a_position(game: AnyGame) -> None:
    played = a_match(game)
    begun = Match(game, played.players, 1, played.options, position=played.state.dump())
    assert checksum(begun.state) == checksum(played.state)
    seat = begun.state.actors[0]
    begun.play(begun.state.legal(seat)[0], seat)
    again = Match.load(begun.save_text())
    assert again.save() == begun.save()
    assert checksum(again.beginning()) == checksum(played.state)
    assert again.length == 1


@pytest.mark.parametrize("position", [[], {}, {"hands": 3}, "x", None])
def test_a_position_that_is_none_is_told(position: object) -> None:
    save = a_match(games()["anno"]).save() | {"format": 2, "position": position}
    with pytest.raises(SaveError):
        Match.load(save)


def test_a_position_for_others_is_told() -> None:
    two, three = a_match(games()["drift"]), games()["drift"].new(3, 1)
    with pytest.raises(SaveError, match="another number of players"):
        Match.load(two.save() | {"format": 2, "position": three.dump(), "log": []})


def test_a_save_without_a_revision_is_still_read() -> None:
    match = a_match(games()["anno"])
    save = match.save()
    del save["revision"]
    assert Match.load(save).save()["log"] == match.save()["log"]


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """ANNO, one version of its rules later."""
    known = registry._found()
    game = replace(known["anno"], rules=known["anno"].rules + 1)
    monkeypatch.setitem(known, "anno", game)
    yield game


def test_an_older_save_opens_up_to_the_last_legal_action(newer: AnyGame) -> None:
    save = a_match(games()["anno"]).save()
    save |= {"rules": newer.rules - 1}
    save["log"].insert(3, [save["log"][3][0], ["burn", "nothing"]])
    match = Match.load(save)
    assert match.length == 3 and match.cut == len(save["log"]) - 3


def test_an_older_save_that_leads_elsewhere_says_so(newer: AnyGame) -> None:
    save = a_match(games()["anno"]).save() | {"rules": newer.rules - 1}
    assert not Match.load(save).differs
    match = Match.load(save | {"checksum": "0" * 16})
    assert match.differs and not match.cut


def test_an_older_checksum_knows_no_newer_fields(newer: AnyGame) -> None:
    match = a_match(games()["anno"])
    dump = match.state.dump()
    del dump["dealer_draw"], dump["options"]["calidum"]
    plain = json.dumps(dump, sort_keys=True, separators=(",", ":"))
    older = hashlib.sha256(plain.encode()).hexdigest()[:16]
    save = match.save() | {"rules": newer.rules - 1, "checksum": older}
    assert Match.load(save).differs
    since = {"dealer_draw": newer.rules, "calidum": newer.rules, "hands": newer.rules - 1}
    registry._found()["anno"] = replace(newer, newer=since)  # `newer` puts it back
    assert not Match.load(save).differs


def test_an_upgrade_that_leads_nowhere_ends(
    newer: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._found(), "anno", replace(newer, upgrade=lambda save: save))
    save = a_match(games()["anno"]).save() | {"rules": newer.rules - 1}
    assert Match.load(save).length == len(save["log"])


def test_a_game_carries_an_older_save_over(newer: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    def upgrade(save: Data) -> Data:
        log = [[seat, ["pass"] if action == ["wait"] else action] for seat, action in save["log"]]
        return save | {"rules": save["rules"] + 1, "log": log}

    monkeypatch.setitem(registry._found(), "anno", replace(newer, upgrade=upgrade))
    whole = a_match(games()["anno"]).save()
    old = whole | {
        "rules": newer.rules - 1,
        "log": [[s, ["wait"] if a == ["pass"] else a] for s, a in whole["log"]],
    }
    match = Match.load(old)
    assert not match.cut and not match.differs
    assert match.save()["log"] == whole["log"] and match.save()["rules"] == newer.rules


def test_a_damaged_older_save_is_salvaged_too(
    newer: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def upgrade(save: Data) -> Data:
        log = [[seat, action[:]] for seat, action in save["log"]]
        return save | {"rules": save["rules"] + 1, "log": log}

    monkeypatch.setitem(registry._found(), "anno", replace(newer, upgrade=upgrade))
    save = a_match(games()["anno"]).save() | {"rules": newer.rules - 1}
    whole = len(save["log"])
    save["log"][5] = 7
    assert Match.salvage(json.dumps(save)).cut == whole - 5
    assert Match.load(save).length == 5


@GAMES
def test_a_damaged_save_opens_up_to_its_last_legal_action(game: AnyGame) -> None:
    save = a_match(game).save()
    good = json.loads(json.dumps(save["log"]))
    broken = len(good) // 2
    save["log"][broken] = [0, ["nonsense"]]
    with pytest.raises(SaveError):
        Match.load(save)
    match = Match.salvage(json.dumps(save))
    assert match.save()["log"] == good[:broken]
    assert match.cut == len(good) - broken > 0


@GAMES
def test_a_text_that_breaks_off_keeps_all_whole_actions(game: AnyGame) -> None:
    match = a_match(game)
    text = match.save_text()
    start = text.index('"log":')
    last = -1
    for length in range(len(text) - 1, start + 8, -7):
        saved = Match.salvage(text[:length])
        assert saved.save()["log"] == match.save()["log"][: saved.length]
        assert last == -1 or saved.length <= last
        last = saved.length
    assert last <= 1


@GAMES
def test_a_text_that_breaks_off_says_whether_anything_is_missing(game: AnyGame) -> None:
    text = a_match(game).save_text()
    assert not Match.salvage(text[:-2]).differs
    less = Match.salvage(text[: text.rindex(",[") + 1])
    assert less.differs and not less.cut


@GAMES
def test_a_fault_of_the_rules_ends_what_can_be_salvaged_and_nothing_else(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match(game)
    kind, length = type(match.state), match.length
    perform, left = kind.perform, [length // 2]

    def breaks(self: Any, action: Any, seat: int) -> Any:
        left[0] -= 1
        return perform(self, action, seat) if left[0] >= 0 else 1 / 0

    monkeypatch.setattr(kind, "perform", breaks)
    saved = Match.salvage(match.save_text())
    assert saved.length == length // 2 and saved.cut == length - length // 2


@GAMES
def test_a_match_can_be_had_after_its_first_actions_alone(game: AnyGame) -> None:
    played = a_match(game)
    match = Match(game, played.players, 1, played.options, 3, played.state.dump())
    for _ in range(3):
        if match.state.actors:
            match.play(match.state.legal()[0], now=7)
    before = match.save()
    shorter = match.until(match.length - 1, now=9)
    assert shorter.log == match.log[:-1] and match.save() == before
    assert shorter.revision == match.revision + 1 and shorter.updated == 9
    assert Match.load(shorter.save_text()).position == match.position


@pytest.mark.parametrize(
    "text", ["", "{", '{"format":2', '{"format":2,"log":[[0,["pass"]]]}', "[]"]
)
def test_what_has_no_beginning_cannot_be_salvaged(text: str) -> None:
    with pytest.raises(SaveError):
        Match.salvage(text)


def deep(levels: int) -> str:
    return "[" * levels + "]" * levels


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (deep(6060), "too deep"),
        (deep(DEEPEST + 1), "too deep"),
        ('{"a":' * 100_000, "too deep"),
        ("[1," * 50_000 + "1" + "]" * 50_000, "too deep"),
        ('{"log":"' + "[" * 9000 + '"}', "not a save"),
        (deep(3), "not a save"),
        (" " * (LARGEST + 1), "too large"),
        ('{"format":99}', "newer version"),
        ('{"format":1,"game":"chess"}', "not here: 'chess'"),
        ("\ud800", "cannot be read"),
    ],
)
def test_a_hostile_text_gets_its_real_reason(text: str, said: str) -> None:
    with pytest.raises(SaveError, match=said):
        Match.load(text)


def test_an_honest_save_is_not_too_deep() -> None:
    for game in games().values():
        played = a_match(game)
        begun = Match(game, played.players, 1, played.options, position=played.state.dump())
        assert Match.load(begun.save_text()).length == 0


@pytest.mark.parametrize("field", ["started", "updated"])
@pytest.mark.parametrize("value", [-1, -(10**4298), 10**17])
def test_a_date_that_no_calendar_knows_is_refused(field: str, value: int) -> None:
    with pytest.raises(SaveError, match=field):
        Match.load(a_match(games()["anno"]).save() | {field: value})


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800", "\u115f\u1160", "\uffa0", " \u200d ", "\u0301", "a\ud800", ""]
)
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(ValueError, match="can be seen"):
        Player(name, "red")


@pytest.mark.parametrize("name", ["Mia", "é", "e\u0301", "👨\u200d👩\u200d👧", "米", "<b>x</b>"])
def test_names_of_all_peoples_are_names(name: str) -> None:
    assert Player(name, "red").name == name


def test_what_somebody_gave_is_told_in_short() -> None:
    for value in ("x" * 3_000_000, 10**5000, [[0] * 9000]):
        with pytest.raises(ValueError) as told:
            games()["anno"].choose({"mensises": value})
        assert len(str(told.value)) < 250
