"""The recorder: it finds a match for a wish, also where several may act, and writes it down."""

import json
from pathlib import Path

import pytest

from engine import Match
from tests.matches import record
from tests.matches.record import HERE, main, search, wishes_of

QUICK = {
    "anno": "cleared-from-hand",
    "annaotto": "everybody-finished-4",
    "anno1503": "3-gold-buildings-merchants",
    "drift": "three-coins-placed",
    "santyanno": "tie-by-twos-7",
}


@pytest.mark.parametrize("game", QUICK)
def test_it_makes_a_recording_that_fulfils_the_wish(game: str, tmp_path: Path) -> None:
    name = QUICK[game]
    here = sorted(HERE.glob("*/*.json"))
    assert main([game, name, "--out", str(tmp_path)]) == 0
    assert [path.name for path in tmp_path.iterdir()] == [f"{name}.json"]
    assert sorted(HERE.glob("*/*.json")) == here
    recording = json.loads((tmp_path / f"{name}.json").read_text(encoding="utf-8"))
    match, wish = Match.load(recording), wishes_of(game)[name]
    told = [event for _, step in match.history for event, _ in step]
    assert wish.fulfilled(told, match.state)
    assert (recording["how"], recording["standings"]) == (wish.how, match.state.standings)


def test_the_same_wish_gives_the_same_match() -> None:
    recording = json.loads((HERE / "anno" / "deck-at-burn.json").read_text(encoding="utf-8"))
    match = search("anno", wishes_of("anno")["deck-at-burn"])
    assert match.seed == recording["seed"]
    assert match.save()["log"] == recording["log"]


def test_whoever_may_act_does_so() -> None:
    """Sides are chosen by all at once: the first of the actors is not always the quickest."""
    match = search("annaotto", wishes_of("annaotto")["first-out-5"])
    firsts = [seat for seat, action in match.log if action[0] == "face"]
    assert sorted(firsts) == list(range(5))
    assert firsts != sorted(firsts)


def test_a_mistyped_wish_is_named_beside_those_there_are(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["anno", "deck-at-brun", "--out", str(tmp_path / "new")])
    assert stop.value.code == 2
    said = capsys.readouterr().err
    assert "anno has no wish 'deck-at-brun'" in said and "deck-at-burn" in said
    assert not (tmp_path / "new").exists()


def test_a_game_without_wishes_is_told_where_they_go(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(record, "HERE", tmp_path)
    with pytest.raises(SystemExit):
        main(["anno"])
    assert "write tests/matches/anno/wishes.py" in capsys.readouterr().err


def test_a_wish_that_never_comes_true_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "TRIES", 2)
    wish = record.Wish("Nobody ends it.", 2, {"mensises": 1}, lambda told, state: False)
    with pytest.raises(SystemExit, match=r"no match in 2 tries: Nobody ends it\."):
        search("anno", wish)
