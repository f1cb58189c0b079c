"""Every game through the page, from the first action to the result, by fingers alone."""

from __future__ import annotations

from collections import Counter
from unittest.mock import patch

import pytest

from app.screens.base import Screen
from app.screens.play import Play
from app.tables import shown_games
from app.tables.kit.colours import COLOURS
from engine import Match, Player, bots
from engine.game import Action, AnyGame, Value
from tests.app.fakes import Person, opened
from tests.app.laid import act, kept, screen_of, session_of

GAMES = pytest.mark.parametrize("game", shown_games().values(), ids=lambda game: game.id)
SHORT: dict[str, dict[str, Value]] = {"anno": {"mensises": 1}}
SEEDS = {"annaotto": 3, "anno1503": 3}
"""Where hands come down on an ALL, and where most sorts of actions are needed."""
NOT_TAPPED = {"annaotto": "slap", "santyanno": "board"}
"""What is done with hands at the same time."""
LONG = {"anno1503"}
OFTEN = 5
"""To tap a long match from end to end would take too long here: what was tapped so often already
is played without fingers."""


def new_match(game: AnyGame, kind: str) -> Match:
    seats = range(game.seats.start)
    players = [Player(f"P{seat}", COLOURS[seat], kind) for seat in seats]
    return Match(game, players, SEEDS.get(game.id, 1), SHORT.get(game.id), now=1)


def wish(match: Match) -> Action:
    """What somebody who plays as easy computer players do wants now."""
    seat = match.state.actors[0]
    legal = match.state.legal(seat)
    dice = bots.dice_for(match.seed, seat, match.length)
    found = bots.decide(match.game, "easy", match.state.view(seat), legal, dice)
    action: Action = legal[0] if found is None else found
    return action


def by_hands(person: Person, match: Match) -> bool:
    """What is not tapped: hands on an ALL, ships in a race. True if there was something."""
    length = match.length
    if "slap-start" in person.buttons():
        person.press("slap-start")
        person.wait(3)
        # The last hand need not come down: it is the last.
        for seat in range(len(match.players) - 1):
            person.finger("slap", seat=str(seat))
            person.wait(0.1)
        person.wait(3)
    elif "cast-off" in person.buttons() or "cast_off" in person.tokens():
        person.tap("cast_off")
        person.wait(10)
        for seat in match.state.actors:
            person.finger(f"{seat}:{match.state.legal(seat)[0][1]}")
            person.wait(0.1)
    elif "show-end" in person.buttons():
        person.press("show-end")
        person.tap("split")
    else:
        return False
    assert match.length > length, person.text
    return True


@GAMES
def test_people_play_a_whole_match_by_fingers_alone(game: AnyGame) -> None:
    tapped: Counter[str] = Counter()
    with opened("#/play/one", kept(one=new_match(game, "human"))) as person:
        match = session_of(person).match
        while not match.over:
            person.let_pass()
            if person.screen == "handover":
                person.press("ready")
                person.let_pass()
            if by_hands(person, match):
                continue
            action = wish(match)
            if game.id in LONG and tapped[action[0]] >= OFTEN and not ends(match, action):
                session_of(person).play(action)
                continue
            tapped[action[0]] += 1
            screen_of(person).refresh()
            act(person, action)
            assert person.toast == "" and match.length < 3000
        person.let_pass()
        assert person.screen == "result" and person.saved().log == match.log
    assert NOT_TAPPED.get(game.id, "") in {action[0] for _, action in match.log} | {""}


def ends(match: Match, action: Action) -> bool:
    trial = match.state.copy()
    trial.play(action)
    return not trial.actors


@GAMES
def test_computer_players_play_a_whole_match_by_themselves(game: AnyGame) -> None:
    """In a race somebody who looks on lets them begin, and splits what they found."""
    match = new_match(game, "easy")
    if game.id in LONG:
        played = whole(match)
        match = up_to(played, played.length - 40)
    with opened("#/play/one", kept(one=match)) as person:
        for _ in range(200):
            if person.screen == "result":
                break
            for button in person.buttons() & {"cast-off", "show-end", "split"}:
                person.press(button)
            person.wait(60)
            assert person.toast == ""
        assert person.screen == "result" and person.saved().over


def whole(match: Match) -> Match:
    """The same match, played to its end."""
    other = Match.load(match.save())
    while not other.over:
        other.play(wish(other), other.state.actors[0])
    return other


def up_to(match: Match, step: int) -> Match:
    """A match as it was after so many actions."""
    begun = Match(match.game, match.players, match.seed, match.options, now=1)
    for seat, action in match.log[:step]:
        begun.play(action, seat)
    return begun


@GAMES
def test_a_replay_shows_every_step_of_a_whole_match_with_everybodys_eyes(game: AnyGame) -> None:
    match = whole(new_match(game, "easy"))
    with opened("#/replay/one", kept(one=match)) as person:
        for eyes in person.offered("eyes"):
            person.change("eyes", eyes)
            for step in range(0, match.length + 1, match.length // 4):
                person.change("step", str(step))
                assert person.field("step")[1]["value"] == str(step)
                assert person.toast == "" and not person.tokens()
        infos = {a["data-info"] for _, a, _ in person.all(lambda a: "data-info" in a)}
        for info in sorted(infos)[:10]:
            person.hold(info)
            person.key("Escape")
            assert person.toast == "" and "close" not in person.buttons()


@GAMES
def test_a_tables_own_buttons_are_heard_by_the_table(game: AnyGame) -> None:
    """What no screen declares is for the table that draws it."""
    found = False
    for match in one_of_each_phase(game):
        with opened("#/play/one", kept(one=match)) as person:
            if person.screen == "handover":
                person.press("ready")
            for do in sorted(person.buttons() - Play.buttons.keys()):
                if do not in person.buttons():
                    continue  # it went with one that was pressed before
                found = True
                with patch.object(Screen, "handle") as left_over:
                    person.press(do)
                assert not left_over.called, f"nobody hears {do}"
                assert person.mishap == ""
    assert found or game.id not in NOT_TAPPED


def one_of_each_phase(game: AnyGame) -> list[Match]:
    played = whole(new_match(game, "human"))
    state = played.beginning()
    steps: dict[str, int] = {}
    for step, (seat, action) in enumerate(played.log):
        steps.setdefault(state.view(None)["phase"], step)
        state.play(action, seat)
    return [up_to(played, step) for step in (*steps.values(), played.length)]
