"""A match: log, undo, save, replay, and saves that do not fit."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import IllegalAction, Match, Player, SaveError, checksum, games
from engine import match as match_module
from engine.dice import Dice
from engine.game import Action

ANNO = games()["anno"]


def players(count: int = 2) -> list[Player]:
    return [Player(name, "red") for name in ("Ada", "Bea", "Cleo", "Dora")[:count]]


def played(actions: int = 12, seed: int = 7, **options: Any) -> Match:
    match, dice = Match(ANNO, players(), seed, options, now=10), Dice(seed)
    for _ in range(actions):
        match.play(dice.choice(match.state.legal()), now=20)
    return match


def until(match: Match, *kinds: str) -> Action:
    """Plays on to where an action of this kind is legal; gives it, and does not play it."""
    dice = Dice(1)
    for _ in range(3000):
        legal = match.state.legal()
        found = [action for action in legal if action[: len(kinds)] == kinds or _is(action, kinds)]
        if found:
            first: Action = found[0]
            return first
        match.play(dice.choice(legal))
    raise AssertionError(kinds)


def _is(action: tuple[Any, ...], kinds: tuple[str, ...]) -> bool:
    """`("match", "hand")` is any match from the hand."""
    return len(kinds) == 2 and action[0] == kinds[0] and action[2:3] == (kinds[1],)


def test_the_log_keeps_seat_and_action_in_order() -> None:
    match = Match(ANNO, players(), 7)
    first = match.state.actors[0]
    match.play(["pass"])
    burn = match.state.legal()[0]
    match.play(burn, first, now=30)
    assert match.log == [(first, ("pass",)), (first, burn)]
    assert match.updated == 30


def test_a_refused_action_changes_nothing() -> None:
    match = played()
    before = match.save()
    with pytest.raises(IllegalAction):
        match.play(("burn", "XYZ"))
    with pytest.raises(IllegalAction):
        match.play(match.state.legal()[0], 1 - match.state.actors[0])
    assert match.save() == before


def test_undo_takes_back_own_actions_within_a_turn() -> None:
    match = Match(ANNO, players(), 7)
    before = checksum(match.state)
    seat = match.state.actors[0]
    match.play(("pass",))
    assert match.undoable
    assert match.undo() == (seat, ("pass",))
    assert checksum(match.state) == before
    assert match.log == []


def test_undo_takes_back_an_exchange_and_a_match_from_the_hand_step_by_step() -> None:
    for seed in range(400):
        match = Match(ANNO, players(), seed)
        start = checksum(match.state)
        exchanges = [action for action in match.state.legal() if action[0] == "exchange"]
        if not exchanges:
            continue
        match.play(exchanges[0])
        hand = [a for a in match.state.legal() if a[0] == "match" and a[2] == "hand"]
        if hand:
            match.play(hand[0])
            assert match.undo()[1] == hand[0]
            assert match.undo()[1] == exchanges[0]
            assert checksum(match.state) == start
            return
    raise AssertionError("no such start")


def refuses_undo(match: Match) -> None:
    before = match.save()
    assert not match.undoable
    with pytest.raises(IllegalAction, match="Nothing can be taken back"):
        match.undo()
    assert match.save() == before


def test_undo_at_the_start_is_refused() -> None:
    refuses_undo(Match(ANNO, players(), 7))


def test_undo_never_crosses_a_refill() -> None:
    match = Match(ANNO, players(), 7)
    match.play(until(match, "match", "community"))
    refuses_undo(match)


def test_undo_never_crosses_a_drawn_card_and_another_players_turn() -> None:
    match = Match(ANNO, players(), 7)
    match.play(("pass",))
    match.play(match.state.legal()[0])
    refuses_undo(match)


def test_undo_never_crosses_another_players_action() -> None:
    match = Match(ANNO, players(), 7)
    for _ in range(2):
        match.play(("pass",))
        match.play(match.state.legal()[0])
    match.play(("pass",))
    match.undo()
    refuses_undo(match)


def test_only_the_positions_that_undo_may_come_to_are_kept() -> None:
    match, most = played(0), 0
    for seat, action in played(200).log:
        match.play(action, seat)
        kept = sum(step.before is not None for step in match._steps)
        again = Match.load(match.save())
        while again.undoable:
            again.undo()
        assert kept == match.length - again.length
        most = max(most, kept)
    assert most > 1


def test_undo_never_crosses_a_deal() -> None:
    match, dice = Match(ANNO, players(), 7, {"mensises": 2}), Dice(2)
    while match.state.dump()["mensis"] == 1:
        match.play(dice.choice(match.state.legal()))
    refuses_undo(match)


def test_undo_never_crosses_a_card_drawn_in_orientation() -> None:
    match = Match(ANNO, players()[:1], 7, {"mode": "orientation"})
    dice = Dice(1)
    while len(match.state.dump()["deck"]) == 60:
        match.play(dice.choice(match.state.legal()))
    refuses_undo(match)


def test_A28_undo_never_crosses_a_slip_in_orientation() -> None:
    match = Match(ANNO, players()[:1], 7, {"mode": "orientation"})
    seat, dump = match.state.actors[0], match.state.dump()
    wrong = next(action for action in match.state.legal() if _slips(match, action))
    match.play(wrong)
    assert match.state.actors == (seat,)
    assert match.state.dump() == dump | {"slips": [1]}
    refuses_undo(match)


def _slips(match: Match, action: Action) -> bool:
    return any(event[0] == "slip" for event, _ in match.state.copy().play(action))


def test_undo_never_crosses_dice_whatever_the_game_tells_of_them() -> None:
    """A game need not list the events of a roll among those that reveal."""
    secretive = replace(games()["anno1503"], reveals=frozenset())
    match = Match(secretive, players(), 1)
    seat, before = match.state.actors[0], match.state.dice.state
    assert not match.reversible(("roll",))
    match.play(("roll",))
    assert match.state.actors[0] == seat
    assert match.state.dice.state != before
    refuses_undo(match)


def test_reversible_says_beforehand_what_undo_could_take_back() -> None:
    match, dice = Match(ANNO, players(), 7, {"mensises": 2}), Dice(4)
    seen = set()
    while not match.over:
        action = dice.choice(match.state.legal())
        before = checksum(match.state)
        foretold = match.reversible(action)
        assert checksum(match.state) == before
        match.play(action)
        assert match.undoable == foretold
        seen.add(foretold)
    assert seen == {True, False}


def test_a_save_has_the_documented_fields() -> None:
    save = played(mensises=3).save()
    assert set(save) == {
        "format",
        "game",
        "rules",
        "options",
        "seed",
        "players",
        "log",
        "checksum",
        "started",
        "updated",
        "revision",
    }
    assert (save["format"], save["game"], save["seed"]) == (1, "anno", 7)
    assert save["options"] == {"mensises": 3, "calidum": "autumn", "mode": "calendar"}
    assert save["players"][0] == {"name": "Ada", "colour": "red", "kind": "human"}
    assert (save["started"], save["updated"]) == (10, 20)
    assert all(type(action) is list for _, action in save["log"])


@pytest.mark.parametrize("as_text", [False, True])
def test_a_save_opens_again_as_data_or_text(as_text: bool) -> None:
    match = played(40)
    save = json.dumps(match.save()) if as_text else match.save()
    loaded = Match.load(save)
    assert loaded.save() == match.save()
    assert loaded.cut == 0
    assert loaded.undoable == match.undoable


def test_a_loaded_match_keeps_the_lines_of_undo() -> None:
    match = Match(ANNO, players(), 7)
    match.play(("pass",))
    loaded = Match.load(match.save())
    assert loaded.undo()[1] == ("pass",)
    refuses_undo(loaded)


DAMAGE: dict[str, dict[str, Any]] = {
    "format is not known": {"format": "1"},
    "format is": {"format": 0},
    "'position' is missing": {"format": 2},
    "made by a newer": {"format": 3},
    "not here": {"game": "chess"},
    "not here: \"['anno']\"": {"game": ["anno"]},
    "newer version": {"rules": 99},
    "no such number": {"rules": 0},
    "'rules' is missing": {"rules": "1"},
    "'seed' is missing": {"seed": None},
    "'log' is missing": {"log": {}},
    "no option 'wishes'": {"options": {"wishes": 3}},
    "Mensises cannot be 13": {"options": {"mensises": 13}},
    "2 to 4 players, not 0": {"players": []},
    "Player 1 of the save": {"players": [None, None]},
    "Entry 1 of the save’s log": {"log": ["pass"]},
    "Entry 1 of": {"log": [[True, ["pass"]]]},
    "Action 1 of the save is not legal": {"log": [[0, ["dance"]], [1, ["dance"]]]},
    "checksum does not fit": {"log": []},
    "The checksum": {"checksum": "0"},
}


@pytest.mark.parametrize("says", DAMAGE)
def test_a_save_that_does_not_fit_says_what_is_wrong(says: str) -> None:
    save = played().save() | DAMAGE[says]
    kept = json.dumps(save)
    with pytest.raises(SaveError) as refused:
        Match.load(save)
    assert says in str(refused.value)
    assert json.dumps(save) == kept


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '"x"', "[" * 100_000, b"\xff\xfe"])
def test_what_is_no_save_is_refused(text: str | bytes) -> None:
    with pytest.raises(SaveError, match="not a save"):
        Match.load(text)


def test_a_log_that_is_too_long_is_refused_at_once() -> None:
    save = played().save() | {"log": [[0, ["pass"]]] * 100_001}
    with pytest.raises(SaveError, match="too long"):
        Match.load(save)


THINGS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=150, database=None, derandomize=True)
@given(field=st.sampled_from(sorted(played().save())), thing=THINGS)
def test_any_damage_to_a_save_is_a_save_error_or_harmless(field: str, thing: Any) -> None:
    try:
        loaded = Match.load(played().save() | {field: thing})
    except SaveError as refused:
        assert str(refused)
    else:
        assert loaded.save()["log"] == played().save()["log"]


def with_newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    newer = games() | {"anno": replace(ANNO, rules=ANNO.rules + 1)}
    monkeypatch.setattr(match_module, "games", lambda: newer)


def test_an_older_save_opens_up_to_the_last_legal_action_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    save = played(12).save()
    save["log"][8][1] = ["burn", "XYZ"]
    with_newer_rules(monkeypatch)
    loaded = Match.load(save)
    assert loaded.cut == 4
    assert len(loaded.log) == 8
    assert loaded.save()["rules"] == ANNO.rules + 1


def test_an_older_save_that_still_fits_opens_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    save = played(12).save() | {"checksum": "of older rules"}
    with_newer_rules(monkeypatch)
    loaded = Match.load(save)
    assert (loaded.cut, len(loaded.log)) == (0, 12)


@pytest.mark.parametrize(
    "name", ["<img onerror=alert(1)>", "{0}%s", "Zoë", "山田", "👨\u200d👩\u200d👧", "O'Brien & Co"]
)
def test_any_name_that_can_be_seen_is_a_name(name: str) -> None:
    match = Match(ANNO, [Player(name, "red"), Player("Bea", "0044ff")], 7)
    assert Match.load(json.dumps(match.save())).names[0] == name


@pytest.mark.parametrize(
    "name", ["", " ", "\u200d", "x" * 25, "a\nb", "a\u202eb", "\x00", "\ud800", None, 7, ["Ada"]]
)
def test_what_cannot_be_seen_or_is_too_long_is_no_name(name: Any) -> None:
    with pytest.raises(ValueError, match="name"):
        Player(name, "red")
    save = played().save()
    save["players"][1]["name"] = name
    with pytest.raises(SaveError, match="Player 2"):
        Match.load(save)


@pytest.mark.parametrize("colour", ["", "url(x)", "red;", "r" * 21, None, 7, "röt\n"])
def test_a_colour_is_one_plain_word(colour: Any) -> None:
    with pytest.raises(ValueError, match="colour"):
        Player("Ada", colour)


@pytest.mark.parametrize("kind", ["robot", "", None, ["easy"]])
def test_a_player_is_a_person_or_a_known_level(kind: Any) -> None:
    with pytest.raises(ValueError, match="one of"):
        Player("Ada", "red", kind)
    assert not Player("Ada", "red", "easy").human
    assert Player("Ada", "red").human
